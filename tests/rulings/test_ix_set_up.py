"""Rise of Ix: what is in the box, and what its set-up adds to that of the base game."""

from collections import Counter
from itertools import chain

import pytest
from rulings_mark import ruling
from scenario import least, names, table
from scenario_layout import PLAIN_LEADERS

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules, leader_keys
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.player import Player
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, RivalUse
from kanly.record.notation import read_choice, write_choice

SEEDS = range(1, 9)
COVERED = {"hall_of_oratory", "rally_troops", "sell_melange", "secure_contract"}


def with_ix(*leaders: str, seed: int = 1) -> State:
    return set_up(Rules(4, leaders or PLAIN_LEADERS, ix=True), chance.seed_bytes(seed))


def without_ix(seed: int = 1) -> State:
    return set_up(Rules(4, PLAIN_LEADERS), chance.seed_bytes(seed))


def spaces_of(g: State) -> set[str]:
    return {space.key for space in CATALOG.spaces if g.rules.board >> space.index & 1}


def levels(cards: list[int]) -> list[int]:
    return [CATALOG.conflicts[card].tier for card in cards]


def all_cards(player: Player) -> str:
    return names(player.hand + player.deck)


@ruling("IX-001")
def test_the_box_holds_its_cards_tiles_and_leaders() -> None:
    """Chinese rulebook p. 2: 4 Conflict, 17 Intrigue and 35 Imperium cards, 18 tiles, 6 Leaders."""
    conflicts = [card for card in CATALOG.conflicts if card.set == "ix"]
    imperium = [card for card in CATALOG.cards if card.set == "ix" and card.kind == "imperium"]
    assert Counter(card.tier for card in conflicts) == {1: 2, 2: 1, 3: 1}
    assert sum(card.copies for card in CATALOG.intrigues if card.set == "ix" and card.number) == 17
    assert sum(card.copies for card in imperium) == 35
    assert len([tile for tile in CATALOG.tiles if tile.number]) == 18
    assert len([leader for leader in CATALOG.leaders if leader.set == "ix" and leader.number]) == 6


@ruling("IX-001")
def test_the_overlay_and_the_ix_board_hold_four_new_spaces() -> None:
    """Chinese rulebook p. 2: one overlay, one Ix board."""
    new = {space.key for space in CATALOG.spaces if space.set == "ix"}
    assert new == {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}
    assert not new & spaces_of(without_ix())


@ruling("IX-002")
def test_snoopers_are_used_with_tessia_only() -> None:
    """Chinese rulebook p. 2: four Snooper tokens, for the Leader Tessia Vernius."""
    assert [player.snoopers for player in with_ix().players] == [0, 0, 0, 0]
    g = with_ix(*PLAIN_LEADERS[:3], "tessia_vernius")
    assert [player.snoopers.bit_count() for player in g.players] == [0, 0, 0, 4]


@ruling("IX-004", "IX-041")
def test_every_player_has_one_freighter_and_two_dreadnoughts() -> None:
    """Chinese rulebook p. 2 and 5: pieces of each colour, one Freighter each, which may share a space."""
    g = with_ix()
    assert [player.freighter for player in g.players] == [0, 0, 0, 0]
    assert [player.dreadnoughts for player in g.players] == [2, 2, 2, 2]
    assert [player.dreadnoughts for player in without_ix().players] == [0, 0, 0, 0]


@ruling("IX-005")
def test_control_the_spice_is_in_no_deck_outside_epic_mode() -> None:
    """Chinese rulebook p. 2: the starting card Control the Spice is for Epic mode alone."""
    g = with_ix()
    assert all("control_the_spice" not in all_cards(player) for player in g.players)
    assert "control_the_spice" not in names(g.imperium_deck + g.row)
    epic = set_up(Rules(4, PLAIN_LEADERS, ix=True, epic=True), chance.seed_bytes(1))
    assert all("control_the_spice" in all_cards(player) for player in epic.players)


@ruling("IX-006")
def test_the_set_up_of_the_base_game_holds_as_well() -> None:
    """Chinese rulebook p. 3: the steps of the expansion come on top of those of the base game."""
    g, base = with_ix(), without_ix()
    for player, other in zip(g.players, base.players, strict=True):
        assert player.stock == other.stock
        assert player.stock == [0, 0, 1, 0, 0, 1]
        assert (player.garrison, player.supply, player.agents) == (3, 9, 2)
        assert Counter(all_cards(player).split()) == Counter(all_cards(other).split())
    assert (g.reserve, g.rules.target, g.round) == (base.reserve, base.rules.target, 1)


@ruling("IX-007")
def test_the_overlay_covers_landsraad_and_choam() -> None:
    """Chinese rulebook p. 3 and its picture: four spaces vanish, three are reprinted, two are new."""
    base, ix = spaces_of(without_ix()), spaces_of(with_ix())
    assert base - ix == COVERED
    assert ix - base == {"smuggling", "interstellar_shipping", "tech_negotiation", "dreadnought"}
    assert {"high_council", "mentat", "swordmaster"} <= ix


@ruling("IX-007", "IX-008")
@pytest.mark.parametrize("ix", [True, False])
def test_agents_are_sent_to_the_spaces_in_play_only(ix: bool) -> None:
    """Chinese rulebook p. 3: nobody can be sent to a covered space, nor without the boxes to a new one."""
    card = "kwisatz_haderach"
    rich = {"hand": card, "solari": 9, "spice": 9, "water": 9, "spacing_guild": 2, "fremen": 2}
    me, *_ = table(ix=ix, me=rich, left={}, right={})
    sendable = {space.key for space in CATALOG.spaces if me.may_send(card, space.key)}
    assert sendable == spaces_of(with_ix() if ix else without_ix())


@ruling("IX-008")
def test_the_ix_board_brings_two_spaces_and_three_stacks() -> None:
    """Chinese rulebook p. 3: the Ix board lies beside the game board."""
    g = with_ix()
    assert {"tech_negotiation", "dreadnought"} <= spaces_of(g)
    assert (len(g.stacks), len(without_ix().stacks)) == (3, 0)


@ruling("IX-009")
def test_eighteen_tiles_lie_in_three_stacks_of_six() -> None:
    """Chinese rulebook p. 3: shuffled and split at random."""
    seen = set()
    for seed in SEEDS:
        stacks = with_ix(seed=seed).stacks
        assert [len(stack) for stack in stacks] == [6, 6, 6]
        assert len({tile for stack in stacks for tile in stack}) == 18
        seen.add(tuple(stack[-1] for stack in stacks))
    assert len(seen) == len(SEEDS)


@ruling("IX-009")
def test_only_the_top_tile_of_each_stack_is_known() -> None:
    """Chinese rulebook p. 3: the tiles lie face down, the top one of each stack is turned up."""
    g = with_ix()
    orders = set()
    for seed in SEEDS:
        stacks = determinize(g, 0, seed).stacks
        assert [stack[-1] for stack in stacks] == [stack[-1] for stack in g.stacks]
        assert [len(stack) for stack in stacks] == [6, 6, 6]
        assert sorted(chain(*stacks)) == sorted(chain(*g.stacks))
        orders.add(tuple(chain(*stacks)))
    assert len(orders) == len(SEEDS)


@ruling("IX-010")
def test_the_conflict_deck_keeps_its_make_up() -> None:
    """Chinese rulebook p. 3: one of level I on five of level II on four of level III, new ones among them."""
    seen: set[int] = set()
    for seed in range(40):
        g = with_ix(seed=seed)
        deck = [g.conflict, *reversed(g.conflict_deck)]
        assert levels(deck) == [1] + [2] * 5 + [3] * 4
        seen |= set(deck)
    assert Counter(levels(sorted(seen))) == {1: 6, 2: 11, 3: 5}


@ruling("IX-011")
def test_conflict_cards_left_over_are_put_away_unseen() -> None:
    """Chinese rulebook p. 3: one level III card is left too; nobody looks at it."""
    g = with_ix()
    assert Counter(levels(g.conflicts_left_out)) == {1: 5, 2: 6, 3: 1}
    unknown = {card.number for card in CATALOG.conflicts if card.tier > 1}
    for seat in (0, 1, 2, 3, NOBODY):
        possible: set[int] = set()
        for seed in range(40):
            world = determinize(g, seat, seed)
            assert Counter(levels(world.conflicts_left_out)) == {1: 5, 2: 6, 3: 1}
            possible |= unknown & set(world.conflicts_left_out)
        assert possible == unknown


@ruling("IX-012")
def test_the_new_intrigue_cards_are_shuffled_in() -> None:
    """Chinese rulebook p. 3: 17 more make 57."""
    deck = with_ix().intrigue_deck
    assert (len(deck), len(without_ix().intrigue_deck)) == (57, 40)
    assert sum(CATALOG.intrigues[card].set == "ix" for card in deck) == 17
    for seed in SEEDS:
        top = with_ix(seed=seed).intrigue_deck[-17:]
        assert {CATALOG.intrigues[card].set for card in top} == {"base", "ix"}
    assert with_ix(seed=1).intrigue_deck != with_ix(seed=2).intrigue_deck


@ruling("IX-013")
def test_the_new_imperium_cards_are_shuffled_in_before_the_row_is_laid() -> None:
    """Chinese rulebook p. 3: 35 more make 102, five of them in the Row, old and new."""
    boxes: Counter[str] = Counter()
    for seed in SEEDS:
        g = with_ix(seed=seed)
        assert (len(g.imperium_deck), len(g.row)) == (97, 5)
        boxes.update(CATALOG.cards[card].set for card in g.row)
    assert boxes["ix"] > 0 < boxes["base"]
    assert len(without_ix().imperium_deck + without_ix().row) == 67


@ruling("IX-014")
def test_players_choose_freely_among_fourteen_leaders() -> None:
    """Chinese rulebook p. 3: six new ones join the others, in any mix."""
    keys = leader_keys(Rules(4, ix=True))
    assert (len(keys), len(set(keys)), len(leader_keys(Rules(4)))) == (14, 14, 8)
    for start in range(11):
        seated = with_ix(*keys[start : start + 4])
        assert [CATALOG.things[player.leader].key for player in seated.players] == keys[start : start + 4]


@ruling("IX-015")
def test_both_dreadnoughts_start_in_supply() -> None:
    """Chinese rulebook p. 3: neither in the garrison nor in the Conflict."""
    for player in with_ix().players:
        where = (player.dreadnoughts, player.garrison_dreadnoughts, player.conflict_dreadnoughts)
        assert where == (2, 0, 0)


@ruling("IX-016")
def test_every_freighter_starts_at_the_bottom() -> None:
    """Chinese rulebook p. 3: there a recall would bring nothing, and is not offered."""
    g = with_ix()
    g.players[g.chooser].hand = [CATALOG.number["dune_the_desert_planet"]]
    resolver.run(g)
    resolver.choose(g, read_choice("send dune_the_desert_planet smuggling"))
    assert [write_choice(choice) for choice in g.choices] == ["advance_freighter", "decline"]


@ruling("IX-018", "IX-038")
def test_every_tile_is_a_one_off_with_name_cost_and_ability() -> None:
    """Chinese rulebook p. 4: 18 different ones; an acquire effect and the Rival mark may be missing."""
    tiles = [tile for tile in CATALOG.tiles if tile.number]
    assert len({tile.key for tile in tiles}) == 18
    for tile in tiles:
        assert 1 <= tile.cost <= 8
        assert tile.always or tile.reveal or tile.round_start or tile.won or tile.endgame or tile.use
    assert {bool(tile.acquire) for tile in tiles} == {True, False}
    assert {tile.rivals != RivalUse.NOT_TAKEN for tile in tiles} == {True, False}


@ruling("IX-006")
def test_a_game_with_the_expansion_runs_from_its_set_up() -> None:
    """Chinese rulebook p. 3: after these steps the first round begins as in the base game."""
    g = with_ix()
    while g.round < 3:
        resolver.choose(g, read_choice(least([write_choice(choice) for choice in g.choices])))
    assert [len(player.hand) for player in g.players] == [5, 5, 5, 5]
