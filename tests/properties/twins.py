"""Pairs of games that differ only in what a seat cannot know, looked at through the eyes of that seat.

    python tests/properties/twins.py 100000

compares so many pairs of positions of all modes and tells those that can be told apart.
"""

from __future__ import annotations

import random
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from properties.modes import MODES

import kanly
from kanly.engine.machine import resolver
from kanly.engine.secrets import marks
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.state import State
from kanly.record.digest import digest
from kanly.record.log import entries
from kanly.view import shown

Deed = tuple[int, tuple[int, int, int]]  # whose, and what
SECRETIVE = ["ilesa_ecaz", "viscount_hundro_moritani", "baron_vladimir_harkonnen", "paul_atreides"]


@dataclass
class Found:
    pairs: int = 0
    steps: int = 0  # choices made in both of a pair
    told_apart: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)

    def note(self, sign: str, where: str) -> None:
        self.told_apart[sign] += 1
        self.examples.setdefault(sign, where)


# --- what a seat has to go by


def seen(game: kanly.Game, seat: int, tried: list[str], seed: int) -> dict[str, Any]:
    """Everything that the interface tells a seat."""
    known = game.knowledge(seat)
    world = known.sample(seed).state
    return {
        "view": game.view(seat),
        "record": game.record(seat),
        "events": game.events(seat),
        "refusals": [game.why_not(choice, seat) for choice in tried],
        "undo": game.can_undo(seat),
        "choices": known.choices,
        "sample": (digest(world), world.choices, world.chooser, world.reasons),
    }


def compare(found: Found, where: str, one: dict[str, Any], other: dict[str, Any]) -> None:
    found.pairs += 1
    for sign, told in one.items():
        if told != other[sign]:
            found.note(sign, where)


def watchers(game: kanly.Game, secretive: int) -> list[int]:
    return [seat for seat in game.humans if seat != secretive]


# --- one hidden card exchanged, the same answers given


@dataclass
class Twins:
    """Two games in which one player holds another card; `card` and `swapped` have changed places."""

    one: kanly.Game
    other: kanly.Game
    owner: int
    zone: str  # "intrigues" or "hand"
    card: int
    swapped: int

    def lasts(self) -> bool:
        """Whether both cards are still hidden where they were."""
        here = held(self.one.state, self.owner, self.zone)
        there = held(self.other.state, self.owner, self.zone)
        return here[1][:1] == [self.swapped] and there[1][:1] == [self.card] and self.card in here[0]


def held(g: State, seat: int, zone: str) -> tuple[list[int], list[int], list[int], list[int]]:
    """The cards of a player, the deck that they come from, and the marks of both."""
    me = g.players[seat]
    if zone == "hand":
        return me.hand, me.deck, me.hand_marks, me.deck_marks
    return me.intrigues, g.intrigue_deck, me.intrigue_marks, g.intrigue_deck_marks


def exchanged(game: kanly.Game, luck: random.Random) -> Twins | None:
    """At the beginning of somebody's turn a card of somebody changes places with the last one of its deck."""
    thinker = game.state.chooser
    owner = thinker if luck.random() < 0.8 else luck.choice(game.humans)
    zone = luck.choice(("intrigues", "intrigues", "hand"))
    other = game.clone()
    mine, deck, my_marks, deck_marks = held(other.state, owner, zone)
    if not mine or not deck:
        return None
    at = luck.randrange(len(mine))
    is_secret = not marks.seen(my_marks[at]) and not marks.seen(deck_marks[0])
    if not is_secret or mine[at] == deck[0] or marks.entered(deck_marks[0]) != marks.entered(my_marks[at]):
        return None
    twins = Twins(game, other, owner, zone, mine[at], deck[0])
    mine[at], deck[0] = deck[0], mine[at]
    resolver.run(other.state)
    return twins


def deeds(game: kanly.Game, since: int) -> list[Deed]:
    return [(entry.seat, entry.choice) for entry in entries(game._last)[since:]]


def follow(twins: Twins, luck: random.Random, found: Found, where: str) -> None:
    """The same answers to both for two turns, until they part ways, or until the cards come into the open."""
    since = len(entries(twins.one._last))
    turns = 0
    while turns < 3 and twins.lasts() and not twins.one.over and not twins.other.over:
        mine, others = deeds(twins.one, since), deeds(twins.other, since)
        look(twins, found, luck, where, are_level=mine == others)
        if not answered(twins, mine, others, luck):
            return
        turns += twins.one.over or shown.is_beginning(twins.one.state)


def look(twins: Twins, found: Found, luck: random.Random, where: str, are_level: bool) -> None:
    one, other = twins.one, twins.other
    think = [shown.is_thinking(game.state) and game.chooser == twins.owner for game in (one, other)]
    if not are_level and not all(think):
        return
    tried = [str(choice) for choice in one.choices[:2]]
    seed = luck.randrange(1000)
    for seat in watchers(one, twins.owner):
        place = f"{where} {twins.zone} of {twins.owner} by {seat} after {len(entries(one._last))}"
        compare(found, place, seen(one, seat, tried, seed), seen(other, seat, tried, seed))


def answered(twins: Twins, mine: list[Deed], others: list[Deed], luck: random.Random) -> bool:
    """Whoever is behind, because an effect waits, takes it next; else both answer alike."""
    one, other = twins.one, twins.other
    if mine == others:
        both = [c for c in one.choices if tuple(c) in other.state.choices and one.chooser == other.chooser]
        if not both:
            return False
        choice = luck.choice(preferred(both, luck))
        one.choose(choice)
        other.choose(choice)
        return True
    behind, ahead = (one, others[len(mine) :]) if len(mine) < len(others) else (other, mine[len(others) :])
    if not ahead or behind.chooser != ahead[0][0] or ahead[0][1] not in behind.state.choices:
        return False
    behind.choose(ahead[0][1])
    return True


def preferred(choices: list[kanly.Choice], luck: random.Random) -> list[kanly.Choice]:
    sends = [choice for choice in choices if str(choice).startswith("send ")]
    return sends if sends and luck.random() < 0.6 else choices


# --- everything hidden dealt anew


def dealt_anew(game: kanly.Game, seat: int, seed: int) -> kanly.Game:
    """Another world for all that the seat knows, with the same past."""
    other = game.clone()
    other.state = determinize(other.state, seat, seed)
    other.state.keep_trail = True
    if other._shown is not None:
        other._shown = other._shown._replace(state=determinize(other._shown.state, seat, seed))
    return other


def redeal(game: kanly.Game, luck: random.Random, found: Found, where: str) -> None:
    for seat in game.humans:
        other = dealt_anew(game, seat, luck.randrange(1 << 30))
        tried = [str(choice) for choice in game.choices[:2]]
        seed = luck.randrange(1000)
        place = f"{where} dealt anew for {seat} after {len(entries(game._last))}"
        compare(found, place, seen(game, seat, tried, seed), seen(other, seat, tried, seed))
        if game.chooser == seat:
            step_back(game, other, seat, found, place)


def step_back(game: kanly.Game, other: kanly.Game, seat: int, found: Found, where: str) -> None:
    """A choice that may be taken back shows its maker the same in every world."""
    for choice in game.choices:
        here, there = game.clone(), other.clone()
        here.choose(choice)
        there.choose(choice)
        found.steps += 1
        if here.can_undo(seat) != there.can_undo(seat):
            found.note("may be taken back", f"{where}: {choice}")
        elif here.can_undo(seat) and here.view(seat) != there.view(seat):
            found.note("shown and taken back", f"{where}: {choice}")


# --- games to look into


def games(seed: int, mode: str) -> kanly.Game:
    rules = MODES[mode]
    if rules.get("ix") and seed % 3 == 0:
        rules = {**rules, "leaders": random.Random(seed).sample(SECRETIVE, rules["seats"])}
    return kanly.new_game(seed=seed, **rules)


def search(found: Found, seed: int, mode: str, often: float) -> None:
    """One game by chance; now and then a look at a pair of worlds."""
    luck = random.Random(seed)
    game = games(seed, mode)
    while not game.over:
        if luck.random() < often:
            redeal(game, luck, found, f"{mode} {seed}")
        if shown.is_beginning(game.state) and luck.random() < 4 * often:
            twins = exchanged(game.clone(), luck)
            if twins is not None:
                follow(twins, luck, found, f"{mode} {seed}")
        game.choose(luck.choice(preferred(game.choices, luck)))


def searched(count: int, first: int = 0, often: float = 0.2) -> Iterator[tuple[str, Found]]:
    """All modes by turns until so many pairs have been compared; what was found so far, after each game."""
    found = Found()
    seed = first
    while found.pairs < count:
        for mode in MODES:
            search(found, seed, mode, often)
            yield f"{mode} {seed}", found
        seed += 1


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    for _, found in searched(count, first):
        last = found
    counted = f"{last.pairs} pairs, {last.steps} choices made in both"
    print(f"{counted}; told apart: {dict(last.told_apart) or 'none'}")
    for sign, where in last.examples.items():
        print(f"  {sign}: first in {where}")
    return 1 if last.told_apart else 0


if __name__ == "__main__":
    sys.exit(main())
