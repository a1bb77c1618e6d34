"""Random games to look into, everything a state holds as one value, and hidden cards changed places."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.play import zones
from kanly.engine.player import Player
from kanly.engine.secrets import knowledge, marks, piles
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Kind, Question, Verb

TOLD = ("catalog", "watched", "events", "cause", "cause_seat")  # of what happens, not where the game stands
SHORT_INTRIGUE_DECK = 9  # so few that it is soon rebuilt, with cards in all hands
SECRETIVE = ("ilesa_ecaz", "viscount_hundro_moritani", "baron_vladimir_harkonnen", "paul_atreides")
MODES = (
    Rules(3),
    Rules(4),
    Rules(3, ix=True),
    Rules(4, SECRETIVE, ix=True),
    Rules(3, SECRETIVE[:3], ix=True, epic=True),
    Rules(4, ix=True),
    Rules(2),
    Rules(2, SECRETIVE[:2], ix=True),
    Rules(1, difficulty="novice"),
    Rules(1, difficulty="novice", ix=True, churn=True),
    Rules(1, difficulty="veteran", churn=True),
    Rules(1, SECRETIVE[:1], difficulty="veteran", ix=True),
    Rules(1, difficulty="expert", brutal=True),
    Rules(1, SECRETIVE[1:2], difficulty="expert", ix=True, brutal=True, churn=True),
    Rules(1, difficulty="expert_plus", churn=True, brutal=True),
    Rules(1, SECRETIVE[:1], difficulty="expert_plus", ix=True),
)
ALL_MODES = range(len(MODES))
BASE = (0, 1)  # the modes with nothing but the base game
LIKED_SPACES = ("secrets", "carthag", "tech_negotiation", "smuggling")
LIKED_VERBS = (Verb.BURY, Verb.USE, Verb.ACQUIRE_TECH)


def game(seed: int, short: bool = False, mode: int = -1) -> State:
    """Without a mode, the base game with three and four seats by turns."""
    rules = MODES[seed % len(BASE) if mode < 0 else mode]
    g = set_up(rules, chance.seed_bytes(seed))
    if short:
        g.intrigue_deck = g.intrigue_deck[-SHORT_INTRIGUE_DECK:]
        g.intrigue_deck_marks = g.intrigue_deck_marks[-SHORT_INTRIGUE_DECK:]
    return g


def is_liked(g: State, choice: Choice) -> bool:
    verb, _, place = choice
    return verb in LIKED_VERBS or (verb == Verb.SEND and g.catalog.spaces[place].key in LIKED_SPACES)


def pick(g: State, r: random.Random) -> Choice:
    """At random, but more of what moves Intrigue cards and tiles, where knowledge is hardest."""
    liked = [choice for choice in g.choices if is_liked(g, choice)]
    if liked and r.random() < 0.5:
        return r.choice(liked)
    sends = [choice for choice in g.choices if choice[0] == Verb.SEND]
    return r.choice(sends if sends and r.random() < 0.5 else g.choices)


def positions(seed: int, every: int = 1, short: bool = False, mode: int = -1) -> Iterator[State]:
    """The same state at one decision after the other of a random game."""
    g = game(seed, short, mode)
    r = random.Random(seed)
    count = 0
    while not g.over:
        if count % every == 0:
            yield g
        resolver.choose(g, pick(g, r))
        count += 1


def humans(g: State) -> list[int]:
    return [player.seat for player in g.players if player.kind == Kind.HUMAN]


def watchers(g: State) -> list[int]:
    """Everybody at the table, Rivals and an onlooker included."""
    return [NOBODY, *range(len(g.players))]


def everything(thing: Any) -> Any:
    """All that an object holds, comparable; steps by what they are."""
    if isinstance(thing, Step):
        return (thing.word, thing.owner, thing.source, thing.slot)
    if isinstance(thing, list):
        return [everything(item) for item in thing]
    if isinstance(thing, State | Player):
        names = [n for n in dir(thing) if not n.startswith("_") and n not in TOLD]
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
    exchange_tiles(world, r)
    r.shuffle(world.imperium_deck)
    r.shuffle(world.hagal_deck)
    world.seed = r.randbytes(32)
    if world.chooser not in (seat, NOBODY):
        knowledge.ask_again(world)
    return world


def exchange_tiles(world: State, r: random.Random) -> None:
    hidden = [tile for stack in world.stacks for tile in stack[:-1]]
    r.shuffle(hidden)
    world.stacks = [[hidden.pop() for _ in stack[:-1]] + stack[-1:] for stack in world.stacks]


def fits(mark: int, place: int) -> bool:
    return marks.entered(mark) <= marks.drawn(place)


def exchange_own(him: Player, seat: int, r: random.Random) -> None:
    """Between the hand and the deck, and within the deck, as far as the eras allow; any card that is not late
    may be aside."""
    aside = zones.pick_up_aside(him)
    staying = him.hand_marks[: len(him.hand) - aside]  # the card set aside stays among those held
    hand = [i for i, m in enumerate(staying) if not marks.is_known(m, seat)]
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
    if aside:
        zones.lay_aside(him, r.choice(piles.not_late(him) or [order.index(len(order) - 1)]))


def exchange_deck(world: State, me: Player, r: random.Random) -> None:
    top = world.catalog.leaders[me.leader].answers[Question.SEES_TOP]
    free = [i for i in range(len(me.deck) - top) if not marks.is_known(me.deck_marks[i], me.seat)]
    for _ in range(20 if free else 0):
        trade(me.deck, me.deck_marks, r.choice(free), me.deck, me.deck_marks, r.choice(free))


def exchange_intrigues(world: State, seat: int, r: random.Random) -> None:
    hands = [(p.intrigues, p.intrigue_marks) for p in world.players if p.seat != seat]
    places = [*hands, (world.intrigue_deck, world.intrigue_deck_marks)]
    free = [(z, i) for z in places for i, m in enumerate(z[1]) if not marks.is_known(m, seat)]
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
    """Two cards change places; the card takes its own origin along, places keep theirs and who has looked."""
    a[i], b[j] = b[j], a[i]
    origins = marks.origin(am[i]), marks.origin(bm[j])
    am[i], bm[j] = marks.with_origin(am[i], origins[1]), marks.with_origin(bm[j], origins[0])
