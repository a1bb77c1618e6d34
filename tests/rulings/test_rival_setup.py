"""How games with Rivals begin, and which games cannot begin at all."""

from collections import Counter
from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules, RulesError
from kanly.content.setup import lay_out
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind, Resource

LEVELS = ("novice", "veteran", "expert", "expert_plus")
RIVALS = ("earl_memnon_thorvald", "glossu_the_beast_rabban")


def game(seed: int = 1, **rules: Any) -> State:
    """All that is put on the table, before anything happens."""
    return lay_out(Rules(**rules), chance.seed_bytes(seed))


def solo(level: str = "novice", seed: int = 1, **rules: Any) -> State:
    rules = {"leaders": ("count_ilban_richese",), "rival_leaders": RIVALS} | rules
    return game(seed, seats=1, difficulty=level, **rules)


def whole_deck(g: State) -> Counter[str]:
    return Counter(names(g.hagal_deck + g.hagal_discard).split())


def agents_of(seat: Seat) -> int:
    """At the Leader and on the board."""
    g = seat.table.state
    return int(seat.agents) + sum(g.agents_of(seat.seat, space) for space in range(len(g.occupants)))


def sent_by(rival: Seat) -> int:
    """Agents since the last choice."""
    return [name for name, *_ in rival.reasons].count("sent")


# --- the deck


@pytest.mark.parametrize(
    ("seats", "ix", "size"), [(1, False, 27), (2, False, 28), (1, True, 30), (2, True, 29)]
)
def test_the_house_hagal_deck_has_its_size(seats: int, ix: bool, size: int) -> None:
    """Base p. 19, 20 and Rise of Ix p. 8: 31 cards less those marked for the other mode."""
    g = game(seats=seats, ix=ix, difficulty="novice" if seats == 1 else "")
    assert whole_deck(g).total() == size
    other_mark = 2 if seats == 1 else 1
    cards = [CATALOG.hagal[CATALOG.number[key]] for key in whole_deck(g)]
    assert not [card.key for card in cards if card.mark == other_mark]
    assert {card.set for card in cards} == ({"base", "ix"} if ix else {"base"})


@ruling("IX-003")
@pytest.mark.parametrize("seats", [3, 4])
def test_three_and_four_players_have_no_house_hagal_deck(seats: int) -> None:
    """Chinese rulebook, components: House Hagal's cards are for one or two players only."""
    g = game(seats=seats, ix=True)
    assert not g.rules.has_rivals
    assert whole_deck(g).total() == 0
    assert {player.kind for player in g.players} == {Kind.HUMAN}
    assert len(g.players) == seats


@ruling("IX-017")
def test_solo_and_two_player_games_have_steps_of_their_own_with_rise_of_ix() -> None:
    """Chinese rulebook, set-up: the deck of House Hagal changes, and Rivals have dreadnoughts."""
    for seats, kinds in ((1, {Kind.RIVAL: 2}), (2, {Kind.HOUSE_HAGAL: 1})):
        g = game(seats=seats, ix=True, difficulty="novice" if seats == 1 else "")
        assert Counter(player.kind for player in g.players if player.kind) == kinds
        deck = whole_deck(g)
        assert deck["hagal_interstellar_shipping"] == 1
        assert (deck["hagal_rally_troops"], deck["hagal_hall_of_oratory"]) == (0, 0)
        assert [player.dreadnoughts for player in g.players] == [2, 2, 2]


@ruling("IX-017")
def test_epic_mode_has_steps_of_its_own_with_rivals_too() -> None:
    """Chinese rulebook, set-up: twelve points, no level I Conflict, more for the humans."""
    for g in (solo("veteran", ix=True, epic=True), game(seats=2, ix=True, epic=True)):
        tiers = [CATALOG.conflicts[card].tier for card in reversed(g.conflict_deck)]
        assert (g.rules.target, tiers) == (12, [2] * 5 + [3] * 5)
        resolver.run(g)
        human = g.players[0]
        assert (human.garrison, len(human.intrigues)) == (5, 1)
        assert "control_the_spice" in names(human.hand + human.deck)


@pytest.mark.parametrize(("level", "garrison", "intrigues"), [("novice", 0, 0), ("veteran", 3, 1)])
def test_epic_mode_leaves_the_set_up_of_rivals_alone(level: str, garrison: int, intrigues: int) -> None:
    """Rise of Ix p. 10 speaks of players: Rivals keep to their difficulty, House Hagal to nothing."""
    g = solo(level, ix=True, epic=True)
    for rival in g.players[1:]:
        assert (rival.garrison, rival.supply, rival.deck) == (garrison, 12 - garrison, [])
    hagal = game(seats=2, ix=True, epic=True).players[2]
    assert (hagal.garrison, hagal.supply, hagal.deck) == (0, 12, [])
    resolver.run(g)
    assert [len(rival.intrigues) for rival in g.players[1:]] == [intrigues, intrigues]


# --- two players


@pytest.mark.parametrize("ix", [False, True])
def test_house_hagal_begins_with_three_agents_and_nothing_else(ix: bool) -> None:
    """Base p. 19: cubes at the bottom of all tracks, twelve troops in supply, three Agents, no Leader."""
    for seed in range(8):
        g = game(seed, seats=2, ix=ix)
        hagal = g.players[2]
        assert hagal.kind == Kind.HOUSE_HAGAL
        assert (hagal.supply, hagal.garrison, hagal.conflict, hagal.agents) == (12, 0, 0, 3)
        assert (hagal.leader, hagal.stock, hagal.influence) == (0, [0] * 6, [0] * 4)
        assert not hagal.deck + hagal.hand + hagal.discard + hagal.intrigues + hagal.tiles
        assert hagal.dreadnoughts == (2 if ix else 0)


def test_two_humans_begin_as_in_a_game_of_three() -> None:
    """Base p. 5: no Victory Point at the start, one water, three troops, two Agents."""
    g = game(seats=2, leaders=RIVALS)
    assert [player.points() for player in g.players] == [0, 0, 0]
    resolver.run(g)
    memnon, rabban, _ = g.players
    assert (memnon.stock[Resource.WATER], memnon.garrison, memnon.agents) == (1, 3, 2)
    assert (rabban.stock[Resource.SPICE], rabban.stock[Resource.SOLARI]) == (1, 1)


def test_either_human_may_begin_but_house_hagal_never() -> None:
    """Base p. 19: the marker belongs to the humans."""
    assert {game(seed, seats=2).first_player for seed in range(30)} == {0, 1}


# --- solo


@pytest.mark.parametrize(
    ("level", "solari_and_spice", "garrison", "intrigues"),
    [("novice", 1, 0, 0), ("veteran", 0, 3, 1), ("expert", 0, 3, 1), ("expert_plus", 0, 3, 1)],
)
def test_the_table_of_difficulties_decides_what_everybody_begins_with(
    level: str, solari_and_spice: int, garrison: int, intrigues: int
) -> None:
    """Base p. 20: one water each; the rest stands in the column of the difficulty."""
    me, *rivals = solo(level).players
    assert (me.stock[Resource.SOLARI], me.stock[Resource.SPICE]) == (solari_and_spice, solari_and_spice)
    assert (me.stock[Resource.WATER], me.garrison, me.agents, me.points()) == (1, 3, 2, 0)
    for rival in rivals:
        assert (rival.kind, rival.garrison, rival.supply) == (Kind.RIVAL, garrison, 12 - garrison)
        assert (rival.agents, len(rival.intrigues), rival.influence) == (2, intrigues, [0] * 4)
        assert [rival.stock[Resource.WATER], sum(rival.stock)] == [1, 1]
        assert (rival.deck, rival.hand) == ([], [])


@pytest.mark.parametrize(
    ("level", "price"), [("novice", 2), ("veteran", 5), ("expert", 5), ("expert_plus", 5)]
)
def test_the_mentat_costs_what_the_difficulty_says(level: str, price: int) -> None:
    """Base p. 20: from Sardaukar on a token of 5 Solari lies on the space instead of the printed 2."""
    for solari, may in ((price - 1, False), (price, True)):
        me, *_ = table(difficulty=level, me={"hand": "dagger", "solari": solari}, first={}, second={})
        assert me.may_send("dagger", "mentat") == may
    me.sends("dagger", "mentat")
    assert (me.solari, me.agents) == (0, 2)


@pytest.mark.parametrize("level", LEVELS)
def test_the_human_may_gain_a_swordmaster_except_at_the_highest_difficulty(level: str) -> None:
    """Base p. 20: Kwisatz Haderach closes the Swordmaster to you; the High Council stays open."""
    me, *_ = table(difficulty=level, me={"hand": "dagger", "solari": 8}, first={}, second={})
    assert me.may_send("dagger", "swordmaster") == (level != "expert_plus")
    assert me.may_send("dagger", "high_council")


@pytest.mark.parametrize(
    ("level", "arrival"), [("novice", 5), ("veteran", 4), ("expert", 3), ("expert_plus", 3)]
)
def test_rival_swordmasters_come_with_the_conflict_above_them(level: str, arrival: int) -> None:
    """Base p. 20: under 5, 4 or 3 Conflict cards; both Rivals have three Agents at once and from then on."""
    me, first, second = table(difficulty=level, me={}, first={}, second={})
    for number in range(1, 8):
        me.table.play_to_round(number)
        assert not me.table.state.over
        due = 3 if number >= arrival else 2
        assert (agents_of(first), agents_of(second)) == (due, due), f"round {number}"
        assert agents_of(me) == 2


@pytest.mark.parametrize(("level", "turns"), [("novice", 2), ("expert", 3)])
def test_the_third_agent_acts_in_the_round_of_its_arrival(level: str, turns: int) -> None:
    """Base p. 20: at once, not only from the next round on."""
    later = "guild_bank_raid raid_stockpiles siege_of_carthag desert_power"
    me, first, second = table(difficulty=level, board={"conflict_deck": later}, me={}, first={}, second={})
    me.table.play_to_round(3)
    me.reveals()
    me.ends_turn()
    assert (sent_by(first), sent_by(second), me.table.state.round) == (turns, turns - 1, 4)


def test_the_rival_on_the_left_begins_and_the_marker_goes_round_all_three() -> None:
    """Base p. 20: it starts with the First Player marker, which passes as in any game."""
    for seed in range(5):
        assert solo(seed=seed).first_player == 1
    me, first, second = table(difficulty="novice", me={}, first={}, second={})
    seen = []
    for number in range(1, 5):
        me.table.play_to_round(number)
        seen.append(me.table.state.first_player)
    assert seen == [me.seat, first.seat, second.seat, me.seat]


def test_rivals_use_only_the_ring_of_their_leaders() -> None:
    """Base p. 20: Rabban brings nothing, Rhombur's dreadnoughts count 3, the Baron has no secrets."""
    g = solo()
    resolver.run(g)
    rabban = g.players[2]
    assert (rabban.stock[Resource.SPICE], rabban.stock[Resource.SOLARI]) == (0, 0)
    leaders = ("prince_rhombur_vernius", "baron_vladimir_harkonnen")
    rhombur, baron = solo(ix=True, rival_leaders=leaders).players[1:]
    assert (rhombur.dreadnought_strength, rhombur.dreadnoughts) == (3, 2)
    assert baron.secrets == 0


def test_hundro_as_a_rival_looks_at_no_intrigue_cards() -> None:
    """Base p. 20: his left side does nothing, so the first question is the human's."""
    g = solo("novice", ix=True, rival_leaders=("viscount_hundro_moritani", "prince_rhombur_vernius"))
    resolver.run(g)
    assert (g.round, g.chooser) == (1, 0)
    assert [len(player.intrigues) for player in g.players] == [0, 0, 0]


def test_leaders_dealt_at_random_are_all_different() -> None:
    """Base p. 20: one Leader each; Rivals never Paul, Helena or four of those of Rise of Ix."""
    never = {"paul_atreides", "helena_richese", "tessia_vernius", "archduke_armand_ecaz"}
    never |= {"ilesa_ecaz", "princess_yuna_moritani"}
    seen: set[str] = set()
    for seed in range(60):
        named = game(seed, seats=1, difficulty="novice", ix=True, rival_leaders=RIVALS)
        dealt = game(seed, seats=1, difficulty="novice", ix=True)
        for g in (named, dealt):
            assert len({player.leader for player in g.players}) == 3
        assert names([player.leader for player in named.players[1:]]).split() == list(RIVALS)
        seen.update(names([player.leader for player in dealt.players[1:]]).split())
    assert len(seen) == 8
    assert not seen & never


def test_a_tile_for_rivals_is_on_offer_before_anybody_is_asked() -> None:
    """Rise of Ix p. 9: whenever none shows; the Viscount has not yet looked at his Intrigue cards."""
    cleared = 0
    for seed in range(60):
        g = solo(seed=seed, ix=True, leaders=("viscount_hundro_moritani",))
        resolver.run(g)
        assert g.round == 0
        assert any(CATALOG.tiles[stack[-1]].rivals for stack in g.stacks)
        cleared += len(g.tiles_trashed)
    assert cleared > 0


# --- what is refused

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "Paul as a Rival": (
        {"seats": 1, "difficulty": "novice", "rival_leaders": ("paul_atreides", RIVALS[0])},
        "'paul_atreides' cannot lead a Rival; these can: duke_leto_atreides, ",
    ),
    "Helena as a Rival": (
        {"seats": 1, "difficulty": "novice", "rival_leaders": ("helena_richese", RIVALS[0])},
        "'helena_richese' cannot lead a Rival",
    ),
    "Tessia as a Rival": (
        {"seats": 1, "difficulty": "novice", "ix": True, "rival_leaders": ("tessia_vernius", RIVALS[0])},
        "'tessia_vernius' cannot lead a Rival",
    ),
    "Rhombur without his box": (
        {"seats": 1, "difficulty": "novice", "rival_leaders": ("prince_rhombur_vernius", RIVALS[0])},
        "'prince_rhombur_vernius' cannot lead a Rival",
    ),
    "one Rival": (
        {"seats": 1, "difficulty": "novice", "rival_leaders": RIVALS[:1]},
        "a solo game needs 2 Rival Leaders, not 1",
    ),
    "twice the same Rival": (
        {"seats": 1, "difficulty": "novice", "rival_leaders": (RIVALS[0], RIVALS[0])},
        "each Leader can be taken by one seat only",
    ),
    "the human's own Leader": (
        {"seats": 1, "difficulty": "novice", "leaders": RIVALS[:1], "rival_leaders": RIVALS},
        "each Leader can be taken by one seat only",
    ),
    "no difficulty": ({"seats": 1}, "a solo game needs a difficulty: novice, veteran, expert, expert_plus"),
    "an unknown difficulty": ({"seats": 1, "difficulty": "easy"}, "a solo game needs a difficulty: novice"),
    "a difficulty for two": (
        {"seats": 2, "difficulty": "novice"},
        "a difficulty is for solo games only, not for 2 seats",
    ),
    "Rival Leaders for three": (
        {"seats": 3, "rival_leaders": RIVALS},
        "Rival Leaders is for solo games only, not for 3 seats",
    ),
    "churn for four": ({"seats": 4, "churn": True}, "Row churn is for solo games only, not for 4 seats"),
    "churn for two": ({"seats": 2, "churn": True}, "Row churn is for solo games only, not for 2 seats"),
    "Brutal Escalation for two": (
        {"seats": 2, "ix": True, "brutal": True},
        "Brutal Escalation is for solo games only, not for 2 seats",
    ),
    "Epic mode without its box": (
        {"seats": 1, "difficulty": "novice", "epic": True},
        "Epic mode is played with Rise of Ix",
    ),
    "nobody": ({"seats": 0}, "the game is for 1 to 4 seats, not 0"),
    "five": ({"seats": 5}, "the game is for 1 to 4 seats, not 5"),
    "two Leaders for one": (
        {"seats": 1, "difficulty": "novice", "leaders": RIVALS},
        "1 seats need 1 Leaders, not 2",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_a_game_that_cannot_be_is_refused_with_the_reason(case: str) -> None:
    """Base p. 19, 20, Rise of Ix p. 8-10: which Leaders, modes and variants go together."""
    rules, reason = REFUSED[case]
    with pytest.raises(RulesError) as refusal:
        game(**rules)
    assert reason in str(refusal.value)


@pytest.mark.parametrize("variant", [{}, {"churn": True}, {"brutal": True}, {"churn": True, "brutal": True}])
@pytest.mark.parametrize("ix", [False, True])
def test_solo_variants_may_be_combined_freely(variant: dict[str, Any], ix: bool) -> None:
    """Rise of Ix p. 9: each is an option of its own for solo games."""
    g = solo(ix=ix, **variant)
    assert (g.rules.churn, g.rules.brutal) == (variant.get("churn", False), variant.get("brutal", False))
