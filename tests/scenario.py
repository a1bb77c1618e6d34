"""A table set up in one line, driven by names, so that a ruling reads like the rulebook.

    me, left, across = table(
        me={"hand": "duncan_idaho dagger", "water": 1}, left={}, across={}
    )
    me.sends("duncan_idaho", "carthag")
    me.pays()

Everything not said is empty: no cards in hand, no resources, no Influence, three troops in the garrison, a
deck of ten Convincing Arguments. The first seat named is the First Player and acts first. `board={...}` sets
what belongs to no seat (see `set_table`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import TROOPS, set_up
from kanly.engine import chance, marks, resolver
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Resource
from kanly.record.notation import FACTION_NAMES, read_choice, write_choice

FILLER = "convincing_argument"
RESOURCES = ("solari", "spice", "water", "persuasion", "swords", "victory_points")
HIDDEN_ZONES = ("hand", "deck")
OPEN_ZONES = ("discard", "in_play", "aside")
PLAIN_LEADERS = ("count_ilban_richese", "earl_memnon_thorvald", "countess_ariana_thorvald", "paul_atreides")


def numbers(keys: str) -> list[int]:
    return [CATALOG.number[key] for key in keys.split()]


def names(cards: list[int]) -> str:
    return " ".join(CATALOG.things[card].key for card in cards)


class Seat:
    """What one player does, may do and has."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    @property
    def player(self) -> Player:
        return self.table.state.players[self.seat]

    def __getattr__(self, name: str) -> Any:
        """Resources, Influence by Faction, zones as names, and every plain number of the player."""
        player = self.player
        if name in RESOURCES:
            return player.stock[RESOURCES.index(name)]
        if name in FACTION_NAMES:
            return player.influence[FACTION_NAMES.index(name)]
        if name in HIDDEN_ZONES or name in OPEN_ZONES or name == "intrigues":
            return names(getattr(player, name))
        if name == "points":
            return player.stock[Resource.VICTORY_POINTS]
        if name == "strength":
            return player.strength()
        return getattr(player, name)

    # what a player does

    def does(self, *texts: str) -> None:
        """Any choices by their notation, in this order."""
        for text in texts:
            self.table.choose(self.seat, text)

    def sends(self, card: str, space: str) -> None:
        self.does(f"send {card} {space}")

    def reveals(self) -> None:
        self.does("reveal")

    def resolves(self, place: str) -> None:
        """Begin a pending effect by the start of its printed place: 'gene_manipulation' or '@arrakeen'."""
        found = [text for text in self.table.texts if text.startswith(f"resolve {place}")]
        assert found, f"resolve {place} is not among {self.table.texts}"
        self.does(found[0])

    def plays(self, card: str, mode: int | None = None) -> None:
        self.does(f"play {card}" if mode is None else f"play {card} {mode}")

    def pays(self) -> None:
        self.does("pay")

    accepts = pays

    def declines(self) -> None:
        self.does("decline")

    def deploys(self, troops: int) -> None:
        self.does(f"deploy {troops}")

    def acquires(self, card: str, *options: str) -> None:
        self.does(" ".join(["acquire", card, *options]))

    def trashes(self, card: str, zone: str) -> None:
        self.does(f"trash {card} {zone}")

    def discards(self, *cards: str) -> None:
        self.does(" ".join(["discard", *cards]))

    def takes(self, card: str) -> None:
        self.does(f"take {card}")

    def gains_with(self, *factions: str) -> None:
        self.does(" ".join(["faction" if len(factions) == 1 else "factions", *factions]))

    loses_with = gains_with

    def names(self, space: str) -> None:
        self.does(f"space {space}")

    def chooses(self, *branches: int) -> None:
        self.does(" ".join(["branch" if len(branches) == 1 else "branches", *map(str, branches)]))

    def says(self, number: int) -> None:
        self.does(f"number {number}")

    def points_at(self, other: Seat) -> None:
        self.does(f"seat {other.seat}")

    def moves_agent_from(self, place: str) -> None:
        self.does(f"agent {place}")

    def is_done(self) -> None:
        self.does("done")

    def passes(self) -> None:
        self.does("pass")

    def ends_turn(self) -> None:
        self.does("end")

    def undergoes(self, place: str) -> None:
        """The effect printed at `place` ('dr_yueh/agent/0') happens to this player now, in or out of turn."""
        self.table.state.stack.append(Step(CATALOG.word_at[place], self.seat, 0))
        resolver.run(self.table.state)

    def waits(self) -> None:
        """Let the others do the least until this seat is asked again, or until the game is over."""
        self.table.play_until_asked(self.seat)

    # what a player may do

    def may(self, text: str) -> bool:
        return self.is_asked() and text in self.table.texts

    def may_send(self, card: str, space: str) -> bool:
        return self.may(f"send {card} {space}")

    def may_play(self, card: str) -> bool:
        return self.is_asked() and any(t.split()[:2] == ["play", card] for t in self.table.texts)

    def may_acquire(self, card: str) -> bool:
        return self.is_asked() and any(t.split()[:2] == ["acquire", card] for t in self.table.texts)

    def is_asked(self) -> bool:
        return self.table.state.chooser == self.seat

    def agents_on(self, space: str) -> int:
        return self.table.state.agents_of(self.seat, CATALOG.space_index[space])

    @property
    def options(self) -> list[str]:
        """Everything this player may choose now; empty when somebody else is asked."""
        return self.table.texts if self.is_asked() else []


class Table:
    """A position built by hand, at the start of the first seat's turn unless `board` says otherwise."""

    def __init__(self, seats: dict[str, dict[str, Any]], board: dict[str, Any]) -> None:
        leaders = choose_leaders(list(seats.values()))
        self.state = set_up(Rules(len(seats), tuple(leaders)), chance.seed_bytes(1))
        self.settle_secrets()
        g = self.state
        clear_round(g)
        for seat, given in enumerate(seats.values()):
            set_player(g.players[seat], given)
        for name, value in board.items():
            set_table(g, name, value)
        resolver.run(g)

    def settle_secrets(self) -> None:
        """A Baron at the table has chosen Emperor and Fremen."""
        while self.texts[0].startswith("factions"):
            self.choose(self.state.chooser, "factions emperor fremen")

    @property
    def texts(self) -> list[str]:
        return [write_choice(choice) for choice in self.state.choices]

    def choose(self, seat: int, text: str) -> None:
        g = self.state
        assert g.chooser == seat, f"seat {g.chooser} is asked, not seat {seat}; it may {self.texts}"
        assert text in self.texts, f"{text!r} is not among {self.texts}"
        resolver.choose(g, read_choice(text))

    def play_on(self, until: str) -> None:
        """Let everybody do the least (decline, pass, end, reveal) until `until` is among the choices."""
        for _ in range(500):
            if any(text.startswith(until) for text in self.texts) or self.state.over:
                return
            self.choose(self.state.chooser, least(self.texts))
        raise AssertionError(f"nobody was ever offered {until!r}")

    def play_until_asked(self, seat: int) -> None:
        for _ in range(500):
            if self.state.chooser == seat or self.state.over:
                return
            self.choose(self.state.chooser, least(self.texts))
        raise AssertionError(f"seat {seat} was never asked")

    def play_to_round(self, number: int) -> None:
        """Let everybody do the least until the first question of that round, or until the game is over."""
        for _ in range(2000):
            if self.state.round >= number or self.state.over:
                return
            self.choose(self.state.chooser, least(self.texts))
        raise AssertionError(f"round {number} never came")

    def play_to_end(self) -> None:
        """Let everybody do the least until the game is over."""
        self.play_to_round(99)

    def bonus_spice_on(self, space: str) -> int:
        return self.state.bonus_spice[CATALOG.space_index[space]]

    def control_of(self, space: str) -> int:
        """The seat whose marker lies there."""
        return self.state.control[CATALOG.space_index[space]]


def least(texts: list[str]) -> str:
    for word in ("end", "pass", "done", "decline", "reveal", "number 0"):
        if word in texts:
            return word
    return texts[0]


def choose_leaders(seats: list[dict[str, Any]]) -> list[str]:
    """Those asked for; the others get Leaders whose abilities stay out of the way."""
    asked = [given.get("leader", "") for given in seats]
    spare = [key for key in PLAIN_LEADERS if key not in asked]
    return [key or spare.pop(0) for key in asked]


def clear_round(g: State) -> None:
    """Nobody has anything and it is the first seat's turn."""
    first = g.chooser
    g.first_player = 0
    for player in g.players:
        strip(player)
    if first != 0:
        step = g.stack.pop()
        g.frames.pop()
        assert step.owner == first
        g.next_seat = 0
        g.active = NOBODY


def strip(player: Player) -> None:
    player.stock = [0] * 6
    player.hand, player.hand_marks = [], []
    player.discard, player.in_play = [], []
    set_zone(player, "deck", " ".join([FILLER] * 10))


def set_zone(player: Player, zone: str, keys: str) -> None:
    """The deck is written top card first."""
    cards = numbers(keys)
    if zone == "deck":
        cards.reverse()
    setattr(player, zone, cards)
    if zone in HIDDEN_ZONES:
        setattr(player, f"{zone}_marks", [marks.mark(0, 0, 0)] * len(cards))


def set_player(player: Player, given: dict[str, Any]) -> None:
    for name, value in given.items():
        if name == "leader":
            continue
        if name in HIDDEN_ZONES or name in OPEN_ZONES:
            set_zone(player, name, value)
        elif name == "intrigues":
            player.intrigues = numbers(value)
            player.intrigue_marks = [marks.mark(0, 0, 0)] * len(player.intrigues)
        elif name in RESOURCES:
            player.stock[RESOURCES.index(name)] = value
        elif name in FACTION_NAMES:
            player.influence[FACTION_NAMES.index(name)] = value
        else:
            assert hasattr(player, name), f"a player has no {name}"
            setattr(player, name, value)
    if "supply" not in given:
        player.supply = max(0, TROOPS - player.garrison - player.conflict)


NAMED_ON_BOARD = ("conflict", "row", "imperium_deck", "intrigue_deck", "intrigue_discard", "conflict_deck")


def set_table(g: State, name: str, value: Any) -> None:
    """`control`, `agents` and `bonus_spice` are {space: seat}; `alliances` is {faction: seat}."""
    if name == "conflict":
        g.conflict = CATALOG.number[value]
    elif name in NAMED_ON_BOARD:
        setattr(g, name, list(reversed(numbers(value))) if name.endswith("deck") else numbers(value))
        if name == "intrigue_deck":
            g.intrigue_deck_marks = [marks.mark(0, 0, 0)] * len(g.intrigue_deck)
    elif name == "agents":
        for space, seat in value.items():
            g.occupants[CATALOG.space_index[space]] += 1 << 4 * seat
            g.players[seat].agents -= 1
    elif name in ("control", "bonus_spice"):
        for space, number in value.items():
            getattr(g, name)[CATALOG.space_index[space]] = number
    elif name == "alliances":
        for faction, seat in value.items():
            g.alliances[FACTION_NAMES.index(faction)] = seat
            g.players[seat].influence[FACTION_NAMES.index(faction)] = max(
                4, g.players[seat].influence[FACTION_NAMES.index(faction)]
            )
    else:
        assert hasattr(g, name), f"a state has no {name}"
        setattr(g, name, value)


def table(board: dict[str, Any] | None = None, **seats: dict[str, Any]) -> Iterator[Seat]:
    """Seats in the order given; at least three (add `across={}` for those who only watch)."""
    made = Table(seats, board or {})
    return iter([Seat(made, seat) for seat in range(len(seats))])
