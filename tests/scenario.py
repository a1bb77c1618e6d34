"""A table set up in one line, driven by names, so that a ruling reads like the rulebook.

    me, left, across = table(
        me={"hand": "duncan_idaho dagger", "water": 1}, left={}, across={}
    )
    me.sends("duncan_idaho", "carthag")
    me.pays()

Everything not said is empty: no cards in hand, no resources, no Influence, three troops in the garrison, a
deck of ten Convincing Arguments. The first seat named is the First Player and acts first, unless
`first_player="left"` names another. `board={...}` sets what belongs to no seat (see `set_table`). `ix=True`
adds Rise of Ix, `epic=True` the Epic mode besides, `sets=("sietch",)` a set that another package brings.

Rivals: a third seat called `hagal` is House Hagal, and `difficulty="expert"` makes a solo game, in which all
seats but the first are Rivals. `board={"hagal_deck": "hagal_carthag"}` says what lies in their deck, top card
first; `me.table.rival_turn(hagal, "hagal_wealth")` lets a Rival act at once, with these cards on top.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scenario_layout import (
    HIDDEN_ZONES,
    OPEN_ZONES,
    RESOURCES,
    TILE_ZONES,
    clear_round,
    make_rules,
    names,
    set_of_player,
    set_player,
    set_table,
    take_from_stacks,
)
from scenario_rivals import act_now, put_on_hagal_deck, read_reason

from kanly.content.catalog import CATALOG
from kanly.content.setup import lay_out
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.player import Player
from kanly.engine.step import Step
from kanly.engine.vocabulary import Faction, Resource, Verb
from kanly.record.notation import read_choice, write_choice

__all__ = ["Seat", "Table", "names", "table"]
NAMED_ZONES = (*HIDDEN_ZONES, *OPEN_ZONES, *TILE_ZONES, "intrigues")


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
        if name in Faction.NAMES:
            return player.influence[Faction.NAMES.index(name)]
        if name in NAMED_ZONES:
            return names(getattr(player, name))
        if name == "set_aside":
            return names([player.hidden_aside]) if player.hidden_aside else ""
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

    def begins(self, place: str) -> None:
        """Like `resolves`, unless it has been begun already because no other order could matter."""
        if any(text.startswith("resolve ") for text in self.options):
            self.resolves(place)

    def plays(self, card: str, mode: int | None = None) -> None:
        self.does(f"play {card}" if mode is None else f"play {card} {mode}")

    def pays(self) -> None:
        """Unless whoever named the effect has said so by that."""
        if self.table.said_yes:
            self.table.said_yes = False
        else:
            self.does("pay")

    accepts = pays

    def declines(self) -> None:
        self.does("decline")

    def deploys(self, troops: int, dreadnoughts: int = 0) -> None:
        self.does(f"deploy {troops} {dreadnoughts}" if dreadnoughts else f"deploy {troops}")

    def withdraws(self, troops: int, dreadnoughts: int = 0) -> None:
        self.does(f"withdraw {troops} {dreadnoughts}" if dreadnoughts else f"withdraw {troops}")

    def deploys_recruits(self, troops: int) -> None:
        self.does(f"deploy_recruits {troops}")

    def uses(self, tile: str) -> None:
        self.does(f"use {tile}")

    def buys(self, tile: str, negotiators: int = 0, solari: bool = False) -> None:
        self.does(purchase(tile, negotiators, solari))

    def advances(self) -> None:
        self.does("advance_freighter")

    def recalls(self) -> None:
        self.does("recall_freighter")

    def buries(self, card: str) -> None:
        self.does(f"bury {card}")

    def sets_aside(self, card: str) -> None:
        self.does(f"set_hand_card_aside {card}")

    def acquires(self, card: str, *options: str) -> None:
        self.does(" ".join(["acquire", card, *options]))

    def trashes(self, card: str, zone: str) -> None:
        self.does(f"trash {card} {zone}")

    def discards(self, *cards: str) -> None:
        self.does(" ".join(["discard", *cards]))

    def sets_row_card_aside(self, card: str) -> None:
        self.does(f"set_row_card_aside {card}")

    def gains_with(self, *factions: str) -> None:
        self.does(" ".join(["gain_influence" + "_with_two" * (len(factions) > 1), *factions]))

    def loses_with(self, faction: str) -> None:
        self.does(f"lose_influence {faction}")

    def blocks(self, space: str) -> None:
        self.does(f"block {space}")

    def places_dreadnought_on(self, space: str) -> None:
        self.does(f"place_dreadnought {space}")

    def chooses(self, *effects: str) -> None:
        self.does(" ".join(["choose" + "_two" * (len(effects) > 1), *effects]))

    def chooses_opponent(self, other: Seat) -> None:
        self.does(f"choose_opponent {other.seat}")

    def forces_back(self, other: Seat, dreadnought: bool = False) -> None:
        self.does(f"force_back {other.seat} {'dreadnought' if dreadnought else 'troop'}")

    def hands_alliance_to(self, other: Seat, faction: str) -> None:
        self.does(f"hand_alliance {other.seat} {faction}")

    def sends_from_leader(self) -> None:
        self.does("send_from_leader")

    def moves_agent_from(self, space: str) -> None:
        self.does(f"move_agent {space}")

    def recalls_agent_from(self, space: str) -> None:
        self.does(f"recall_agent {space}")

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

    def has(self, **given: Any) -> None:
        """From now on, by the names that `table()` knows, whatever there was before."""
        for name, value in given.items():
            set_of_player(self.player, name, value)

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

    def may_use(self, tile: str) -> bool:
        return self.may(f"use {tile}")

    def may_buy(self, tile: str, negotiators: int = 0, solari: bool = False) -> bool:
        return self.may(purchase(tile, negotiators, solari))

    def may_deploy(self, troops: int, dreadnoughts: int = 0) -> bool:
        return self.may(f"deploy {troops} {dreadnoughts}" if dreadnoughts else f"deploy {troops}")

    def is_asked(self) -> bool:
        return self.table.state.chooser == self.seat

    def agents_on(self, space: str) -> int:
        return self.table.state.agents_of(self.seat, CATALOG.space_index[space])

    @property
    def options(self) -> list[str]:
        """Everything this player may choose now; empty when somebody else is asked."""
        return self.table.texts if self.is_asked() else []

    @property
    def reasons(self) -> list[tuple[str | int, ...]]:
        """What this Rival did since the last choice, and why: ("occupied", "hagal_wealth", "wealth")."""
        return [read_reason(reason) for reason in self.table.state.reasons if reason[0] == self.seat]


class Table:
    """A position built by hand, at the start of the First Player's turn unless `board` says otherwise."""

    def __init__(
        self, seats: dict[str, dict[str, Any]], board: dict[str, Any], first_player: str = "", **mode: Any
    ) -> None:
        self.state = lay_out(make_rules(seats, **mode), chance.seed_bytes(1))
        self.said_yes = False  # by naming an effect that could be left
        g = self.state
        g.first_player = [*seats].index(first_player) if first_player else 0
        resolver.run(g)
        self.settle_leaders()
        clear_round(g)
        for seat, given in enumerate(seats.values()):
            set_player(g.players[seat], given)
        take_from_stacks(g)
        for name, value in board.items():
            set_table(g, name, value)
        resolver.run(g)

    def settle_leaders(self) -> None:
        """A Baron has chosen Emperor and Fremen; what other Leaders ask before turn one is forgotten."""
        while "reveal" not in self.texts:
            secrets = "choose_secretly emperor fremen"
            self.choose(self.state.chooser, secrets if secrets in self.texts else self.texts[0])

    @property
    def texts(self) -> list[str]:
        return [write_choice(choice) for choice in self.state.choices]

    def choose(self, seat: int, text: str) -> None:
        g = self.state
        assert g.chooser == seat, f"seat {g.chooser} is asked, not seat {seat}; it may {self.texts}"
        assert text in self.texts, f"{text!r} is not among {self.texts}"
        g.keep_trail = True
        resolver.choose(g, read_choice(text))
        self.said_yes = (seat, (Verb.PAY, 0, 0)) in g.trail
        g.trail.clear()

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

    def rival_turn(self, rival: Seat, cards: str = "") -> None:
        """A Rival acts before the turn that is about to begin, these cards lying on top of its deck."""
        put_on_hagal_deck(self.state, cards)
        act_now(self.state, rival.seat)

    @property
    def reasons(self) -> list[tuple[str | int, ...]]:
        """What all Rivals did since the last choice, and why; see `Seat.reasons`."""
        return [read_reason(reason) for reason in self.state.reasons]

    @property
    def hagal_deck(self) -> str:
        """Top card first."""
        return names(list(reversed(self.state.hagal_deck)))

    def bonus_spice_on(self, space: str) -> int:
        return self.state.bonus_spice[CATALOG.space_index[space]]

    def control_of(self, space: str) -> int:
        """The seat whose marker lies there."""
        return self.state.control[CATALOG.space_index[space]]

    def dreadnought_on(self, space: str) -> int:
        """The seat whose dreadnought lies on the flag."""
        return self.state.flags[CATALOG.space_index[space]]

    def controller_of(self, space: str) -> int:
        return self.state.controller(CATALOG.space_index[space])

    @property
    def tech(self) -> str:
        """The face-up tiles."""
        return names([stack[-1] for stack in self.state.stacks if stack])


def purchase(tile: str, negotiators: int, solari: bool) -> str:
    words = [
        "acquire_tech",
        tile,
        *([str(negotiators)] if negotiators else []),
        *(["solari"] if solari else []),
    ]
    return " ".join(words)


def least(texts: list[str]) -> str:
    for word in ("end", "pass", "done", "decline", "reveal", "deploy 0", "deploy_recruits 0", "withdraw 0"):
        if word in texts:
            return word
    return texts[0]


def table(
    board: dict[str, Any] | None = None,
    ix: bool = False,
    epic: bool = False,
    difficulty: str = "",
    churn: bool = False,
    brutal: bool = False,
    first_player: str = "",
    sets: tuple[str, ...] = (),
    **seats: dict[str, Any],
) -> Iterator[Seat]:
    """Seats in the order given; at least three (add `across={}` for those who only watch)."""
    mode = {"ix": ix or epic, "epic": epic, "difficulty": difficulty, "churn": churn, "brutal": brutal}
    made = Table(seats, board or {}, first_player, **mode, sets=sets)
    return iter([Seat(made, seat) for seat in range(len(seats))])
