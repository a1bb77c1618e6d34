"""Random games to look into, everything a state holds as one value, and hidden cards changed places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, knowledge, marks, resolver
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice, Verb

SHORT_INTRIGUE_DECK = 9  # so few that it is soon rebuilt, with cards in all hands


def game(seed: int, short: bool = False) -> State:
    """Three and four seats by turns."""
    g = set_up(Rules(3 + seed % 2), chance.seed_bytes(seed))
    if short:
        g.intrigue_deck = g.intrigue_deck[:SHORT_INTRIGUE_DECK]
        g.intrigue_deck_marks = g.intrigue_deck_marks[:SHORT_INTRIGUE_DECK]
    return g


def pick(g: State, r: random.Random) -> Choice:
    """At random, but more for Intrigue cards and the spaces that give them, where knowledge is hardest."""
    liked = [
        c for c in g.choices if c[0] == Verb.SEND and g.catalog.spaces[c[2]].key in ("secrets", "carthag")
    ]
    return r.choice(liked) if liked and r.random() < 0.5 else r.choice(g.choices)


def positions(seed: int, every: int = 1, short: bool = False) -> Iterator[State]:
    """The same state at one decision after the other of a random game."""
    g = game(seed, short)
    r = random.Random(seed)
    count = 0
    while not g.over:
        if count % every == 0:
            yield g
        resolver.choose(g, pick(g, r))
        count += 1


def everything(thing: Any) -> Any:
    """All that an object holds, comparable; steps by what they are."""
    if isinstance(thing, Step):
        return (thing.word.number, thing.owner, thing.source, thing.slot)
    if isinstance(thing, list):
        return [everything(item) for item in thing]
    if isinstance(thing, State | Player):
        names = [n for n in dir(thing) if not n.startswith("_") and n != "catalog"]
        held = {n: getattr(thing, n) for n in names}
        return {n: everything(v) for n, v in held.items() if not callable(v)}
    return thing


def scrambled(g: State, seat: int, r: random.Random) -> State:
    """Another world that fits what the seat knows, made without sorting: many hidden pairs change places."""
    world = g.clone()
    for player in world.players:
        if player.seat != seat:
            exchange_own(player, seat, r)
            if player.secrets and not player.masterstroke_used:
                player.secrets = r.choice((3, 5, 6, 9, 10, 12))
        else:
            exchange_deck(world, player, r)
    exchange_intrigues(world, seat, r)
    exchange_conflicts(world, r)
    r.shuffle(world.imperium_deck)
    world.seed = r.randbytes(32)
    if world.chooser not in (seat, -1):
        knowledge.ask_again(world)
    return world


def fits(mark: int, place: int) -> bool:
    return marks.entered(mark) <= marks.drawn(place)


def exchange_own(him: Player, seat: int, r: random.Random) -> None:
    """Between the hand and the deck, and within the deck, as far as the eras allow."""
    hand = [i for i, m in enumerate(him.hand_marks) if not marks.is_known(m, seat)]
    deck = [i for i, m in enumerate(him.deck_marks) if not marks.is_known(m, seat)]
    for _ in range(20 if deck else 0):
        i, j = r.choice(deck), r.choice(deck)
        trade(him.deck, him.deck_marks, i, him.deck, him.deck_marks, j)
        if hand and r.random() < 0.5:
            h = r.choice(hand)
            if fits(him.deck_marks[i], him.hand_marks[h]):
                trade(him.deck, him.deck_marks, i, him.hand, him.hand_marks, h)
    order = list(range(len(him.hand)))
    r.shuffle(order)
    him.hand = [him.hand[i] for i in order]
    him.hand_marks = [him.hand_marks[i] for i in order]


def exchange_deck(world: State, me: Player, r: random.Random) -> None:
    top = world.catalog.leaders[me.leader].sees_top
    free = [i for i in range(len(me.deck) - top) if not marks.is_known(me.deck_marks[i], me.seat)]
    for _ in range(20 if free else 0):
        trade(me.deck, me.deck_marks, r.choice(free), me.deck, me.deck_marks, r.choice(free))


def exchange_intrigues(world: State, seat: int, r: random.Random) -> None:
    zones = [(p.intrigues, p.intrigue_marks) for p in world.players if p.seat != seat]
    zones.append((world.intrigue_deck, world.intrigue_deck_marks))
    free = [(z, i) for z in zones for i, m in enumerate(z[1]) if not marks.is_known(m, seat)]
    for _ in range(30 if free else 0):
        (a, i), (b, j) = r.choice(free), r.choice(free)
        if may_lie(world, a[1], i, b[1][j]) and may_lie(world, b[1], j, a[1][i]):
            trade(*a, i, *b, j)


def may_lie(world: State, there: list[int], at: int, mark: int) -> bool:
    if there is world.intrigue_deck_marks:
        return marks.entered(mark) <= marks.latest(there[at], world.intrigue_era)
    return fits(mark, there[at])


def exchange_conflicts(world: State, r: random.Random) -> None:
    deck, out = world.conflict_deck, list(world.conflicts_left_out)
    tier = {card.number: card.tier for card in world.catalog.conflicts}
    for _ in range(20):
        i, j = r.randrange(len(deck) or 1), r.randrange(len(out) or 1)
        if deck and out and tier[deck[i]] == tier[out[j]]:
            deck[i], out[j] = out[j], deck[i]
    world.conflicts_left_out = out


def trade(a: list[int], am: list[int], i: int, b: list[int], bm: list[int], j: int) -> None:
    """Two cards change places; the card takes its own era along, places keep theirs and who has looked."""
    a[i], b[j] = b[j], a[i]
    eras = marks.entered(am[i]), marks.entered(bm[j])
    am[i], bm[j] = marks.with_entered(am[i], eras[1]), marks.with_entered(bm[j], eras[0])
