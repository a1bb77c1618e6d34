"""Each rule about sound positions speaks of the field that breaks it."""

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import frames, resolver
from kanly.engine.play.tech import KEEP_TILE
from kanly.engine.secrets import marks
from kanly.engine.soundness.position import faults
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Window

LEADERS = ("paul_atreides", "helena_richese", "duke_leto_atreides")
DAGGER = CATALOG.number["dagger"]
SWORD = CATALOG.word_at["dagger/reveal/0"]
CHEAPER = CATALOG.word_at["guild_bankers/reveal/0"]
SOLO = Rules(1, difficulty="novice", ix=True)
Harm = Callable[[State], object]


def middle(rules: Rules, until: Callable[[State], bool]) -> State:
    for seed in range(50):
        g = set_up(rules, chance.seed_bytes(seed))
        luck = random.Random(seed)
        while not g.over:
            if g.round > 1 and until(g):
                assert faults(g) == []
                return g
            resolver.choose(g, luck.choice(g.choices))
    raise AssertionError("there is no such position")


def is_turn(g: State) -> bool:
    return g.window == Window.TURN and len(g.frames) == 1 and g.sent_card != 0


def is_turn_at_all(g: State) -> bool:
    return g.window in (Window.TURN_OPEN, Window.TURN)


def fields_after(g: State, harm: Harm) -> list[str]:
    harm(g)
    return [field for field, _ in faults(g)]


def put(field: str, value: object) -> Harm:
    return lambda g: setattr(g, field, value)


def without_a_board(g: State) -> None:
    g.rules = replace(g.rules, board=0)


def put_first(field: str, value: object) -> Harm:
    """For the seat in front."""
    return lambda g: setattr(g.players[0], field, value)


SEATS: dict[str, Harm] = {
    "first_player": put("first_player", NOBODY),
    "next_seat": put("next_seat", 3),
    "active": put("active", 3),
    "window_seat": put("window_seat", 3),
    "mentat": put("mentat", 3),
    "mentat_promised": put("mentat_promised", -2),
    "passed": put("passed", 8),
    "control": lambda g: g.control.__setitem__(CATALOG.space_index["carthag"], 3),
    "alliances": lambda g: g.alliances.__setitem__(0, 3),
    "occupants": lambda g: g.occupants.__setitem__(CATALOG.space_index["carthag"], 1 << 12),
    "stack": lambda g: g.stack.append(Step(SWORD, 3, DAGGER)),
    "bag": lambda g: g.bag.append(Step(SWORD, 3, DAGGER)),
    "lasting": lambda g: g.lasting.append(Step(SWORD, 3, DAGGER)),
}


@pytest.mark.parametrize("field", SEATS)
def test_a_seat_that_is_not_there_is_named_nowhere(field: str) -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    SEATS[field](g)
    assert [fault for fault, told in faults(g) if "but there are 3 seats" in told] == [field]


TURN: list[tuple[Harm, str]] = [
    (put("sent_card", 0), "sent_space"),
    (put("sent_space", NOBODY), "sent_space"),
    (put("window", Window.COMBAT), "window"),
    (put("round", 0), "round"),
    (put("conflict", 0), "round"),
    (without_a_board, "board"),
    (put("sworded", 1 << 60), "sworded"),
    (put("stacks", [[], [], []]), "stacks"),
    (lambda g: g.stack.append(Step(SWORD, g.active, DAGGER, 9)), "stack[5]"),
    (lambda g: g.frames.__setitem__(0, 1), "frames"),
    (put_first("masterstroke_used", True), "players[0].masterstroke_used"),
    (put_first("secrets", 3), "players[0].secrets"),
    (put_first("snoopers", 1), "players[0].snoopers"),
    (put_first("taken_back", DAGGER), "players[0].hidden_aside"),
    (put_first("voice", CATALOG.space_index["smuggling"]), "players[0].voice"),
    (put_first("dreadnought_strength", 3), "players[0].dreadnought_strength"),
    (put_first("dreadnoughts", 1), "players[0].dreadnoughts"),
    (put_first("leader", 0), "players[0].leader"),
    (put_first("leader", CATALOG.number["tessia_vernius"]), "players[0].leader"),
    (put_first("aside_mark", marks.mark(0, 1 << 20, 0)), "players[0].aside_mark"),
    (lambda g: g.control.__setitem__(CATALOG.space_index["wealth"], 0), "control.wealth"),
    (lambda g: g.bonus_spice.__setitem__(CATALOG.makers[0], -1), "bonus_spice.imperial_basin"),
    (lambda g: g.row.append(g.imperium_deck.pop()), "row"),
    (lambda g: g.conflict_deck.insert(0, g.conflicts_left_out.pop(0)), "conflict_deck"),
]


@pytest.mark.parametrize(("harm", "field"), TURN, ids=range(len(TURN)))
def test_a_fault_of_a_turn_is_told_with_its_field(harm: Harm, field: str) -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    assert field in fields_after(g, harm)


def test_a_bag_holds_what_its_frames_begin_with() -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    g.stack.append(Step(frames.INNER, g.active, 0))
    for begin, is_sound in ((len(g.bag), True), (len(g.bag) + 1, False)):
        g.frames = [0, begin]
        assert ("bag" not in [field for field, _ in faults(g)]) == is_sound


def test_what_lasts_belongs_to_somebody() -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    for owner, is_sound in ((g.active, True), (NOBODY, False)):
        g.lasting = [Step(CHEAPER, owner, CATALOG.number["guild_bankers"])]
        assert (faults(g) == []) == is_sound


def test_outside_of_a_frame_nothing_waits() -> None:
    g = middle(Rules(3, LEADERS), lambda g: not g.frames and not is_turn_at_all(g))
    assert "bag" in fields_after(g, lambda g: g.bag.append(Step(SWORD, 0, DAGGER)))


def test_only_a_tile_that_lies_on_top_is_taken_and_only_once() -> None:
    told = ("stack", "only a tile that lies on top can be taken")
    for tiles, is_sound in (((-1,), True), ((0,), False), ((-1, -1), False)):
        g = middle(Rules(3, LEADERS, ix=True), lambda g: is_turn(g) and len(g.stacks[0]) > 1)
        g.stack += [Step(KEEP_TILE, g.active, g.stacks[0][at]) for at in tiles]
        assert (told not in faults(g)) == is_sound


def test_a_tile_is_flipped_once() -> None:
    g = middle(Rules(3, LEADERS, ix=True), is_turn)
    tile = CATALOG.number["holoprojectors"]
    for stack in (*g.stacks, g.tiles_trashed, *[player.tiles for player in g.players]):
        if tile in stack:
            stack.remove(tile)
    me = g.players[0]
    me.tiles.append(tile)
    for times, is_sound in ((1, CATALOG.tiles[tile].flips), (2, False)):
        me.flipped = [tile] * times
        assert ("players[0].flipped" not in [field for field, _ in faults(g)]) == is_sound


RIVAL: list[tuple[Harm, str]] = [
    (lambda g: setattr(g.players[1], "council", True), "players[1].council"),
    (lambda g: setattr(g.players[1], "revealed", True), "players[1].revealed"),
    (lambda g: setattr(g.players[1], "voice", 0), "players[1].voice"),
    (lambda g: setattr(g.players[1], "taken_back", DAGGER), "players[1].hidden_aside"),
    (lambda g: setattr(g.players[1], "swordmaster", not g.players[1].swordmaster), "players[1].swordmaster"),
    (lambda g: g.players[1].stock.__setitem__(0, 7), "players[1].stock.solari"),
    (lambda g: g.players[1].intrigues.extend(g.intrigue_deck[:3]), "players[1].intrigues"),
    (lambda g: g.lasting.append(Step(SWORD, 1, DAGGER)), "lasting"),
    (lambda g: setattr(g, "hagal_due", True), "hagal_due"),
    (lambda g: setattr(g.players[1], "kind", 0), "players"),
]


@pytest.mark.parametrize(("harm", "field"), RIVAL, ids=range(len(RIVAL)))
def test_a_fault_of_a_rival_is_told_with_its_field(harm: Harm, field: str) -> None:
    assert field in fields_after(middle(SOLO, is_turn), harm)


def test_spice_is_kept_for_tiles_only() -> None:
    for ix in (True, False):
        g = middle(Rules(1, difficulty="novice", ix=ix), is_turn)
        assert CATALOG.conflicts[g.conflict].tier < 3
        g.players[1].stock[1] = 7
        assert (faults(g) == []) == ix


def test_the_row_is_shorter_only_when_there_are_no_cards_left() -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    g.trashed.append(g.row.pop())
    assert "row" in [field for field, _ in faults(g)]
    g.trashed += g.imperium_deck
    g.imperium_deck = []
    assert faults(g) == []


def test_when_the_game_is_over_nobody_is_asked() -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    while not g.over:
        resolver.choose(g, g.choices[-1])
    assert faults(g) == []
    g.chooser = 0
    assert faults(g) == [("stack", "the game is over, yet something is pending")]


def test_somebody_is_asked_as_long_as_the_game_goes_on() -> None:
    g = middle(Rules(3, LEADERS), is_turn)
    g.chooser = NOBODY
    assert faults(g) == [("stack", "seat -1 is asked, but not by what is happening")]
