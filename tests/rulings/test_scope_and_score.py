"""Which rules are in force in a base game, and that points have no limit."""

from rulings_mark import ruling
from scenario import table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.play import endgame


@ruling("FAQ-001")
def test_where_the_faq_says_more_than_the_rulebook_it_decides() -> None:
    """FAQ ver. 03, preamble: recruits of space and card may be deployed by the rulebook, all by the FAQ."""
    me, left, right = table(
        me={"hand": "dune_the_desert_planet", "solari": 3, "garrison": 0, "intrigues": "reinforcements"},
        left={},
        right={},
    )
    me.plays("reinforcements")
    me.sends("dune_the_desert_planet", "imperial_basin")
    assert me.options == ["deploy 1", "deploy 2", "deploy 3", "end"]


@ruling("FAQ-001")
def test_the_voice_lasts_as_long_as_the_faq_says() -> None:
    """FAQ ver. 03, preamble: the first printing closed the space for the whole round."""
    me, left, right = table(
        me={"hand": "the_voice dagger"}, left={"hand": "diplomacy reconnaissance"}, right={}
    )
    me.sends("the_voice", "arrakeen")
    me.blocks("wealth")
    me.ends_turn()
    assert not left.may_send("diplomacy", "wealth")
    left.sends("reconnaissance", "carthag")
    left.ends_turn()
    right.reveals()
    right.ends_turn()
    me.sends("dagger", "hall_of_oratory")
    me.ends_turn()
    assert left.may_send("diplomacy", "wealth")


@ruling("FAQ-002")
def test_a_base_game_holds_nothing_of_an_expansion() -> None:
    """FAQ ver. 03, preamble: what is marked for Rise of Ix applies only with Rise of Ix."""
    g = set_up(Rules(4), chance.seed_bytes(3))
    cards = [*g.imperium_deck, *g.row, *g.intrigue_deck, *g.conflict_deck, *g.conflicts_left_out, g.conflict]
    for player in g.players:
        cards += [*player.hand, *player.deck, player.leader]
    spaces = [space for space in CATALOG.spaces if g.rules.board >> space.index & 1]
    assert {CATALOG.things[card].set for card in cards} == {"base"}
    assert {space.set for space in spaces} == {"base"}
    assert len(spaces) == 22


@ruling("FAQ-002")
def test_entries_new_in_the_third_version_hold_without_being_switched_on() -> None:
    """FAQ ver. 03, preamble: the mark of a new entry means nothing at the table (here: recruiting)."""
    me, left, right = table(me={"hand": "sardaukar_legion", "supply": 1, "garrison": 11}, left={}, right={})
    me.sends("sardaukar_legion", "hall_of_oratory")
    assert (me.supply, me.garrison) == (0, 12)


@ruling("FAQ-046")
def test_victory_points_go_beyond_the_end_of_the_score_track() -> None:
    """FAQ ver. 03, Victory Points: the track ends at twelve, yet fourteen beats thirteen."""
    me, left, right = table(
        me={"victory_points": 12, "conflict": 1},
        left={"victory_points": 13, "spice": 20, "solari": 20},
        right={},
        board={"conflict": "battle_for_arrakeen"},
    )
    me.table.play_to_end()
    assert (me.points, left.points) == (14, 13)
    assert endgame.winners(me.table.state) == [me.seat]
