"""Random positions in the middle of a turn, and every way each of them can come out."""

from __future__ import annotations

import random

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules, leader_keys
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.play import turn
from kanly.engine.player import Player
from kanly.engine.printed import Card, Space
from kanly.engine.secrets import marks
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NEVER_LESS, NO_CHOICE, SPENT_ON_A_TURN, Verb, Window
from kanly.engine.words.space import SPACE_INFLUENCE

BASE = Rules(3)
IX = Rules(3, ix=True)
MOST_STATES = 2500  # a position with more than this many states is left alone


def position(seed: int) -> State:
    """The Agent stands on its space, or the hand is revealed, and everything is still to do."""
    r = random.Random(seed)
    g, rules = before_the_turn(seed, r)
    if r.random() < 0.75:
        send(g, r, rules, *any_card_and_space(g, r, rules))
    else:
        reveal(g, r, rules)
    return g


def empty_foldspace_position(seed: int) -> State:
    """The last Foldspace card was sent to its own space."""
    r = random.Random(seed)
    g, rules = before_the_turn(seed, r)
    card = CATALOG.cards[CATALOG.number["foldspace"]]
    space = CATALOG.spaces[CATALOG.space_index["foldspace"]]
    g.reserve[card.reserve] = 0
    send(g, r, rules, card, space)
    return g


def position_with(name: str, key: str, seed: int) -> State:
    """This card, of a set that other packages bring, was sent to any space. What is simply gained is gained:
    a word that counts resources never comes before them."""
    r = random.Random(seed)
    g, rules = before_the_turn(seed, r, name)
    _, space = any_card_and_space(g, r, rules)
    send(g, r, rules, CATALOG.cards[CATALOG.number[key]], space)
    for step in [step for step in g.bag if only_gains(g, step)]:
        g.bag.remove(step)
        step.word.apply(g, step, NO_CHOICE)
    return g


def only_gains(g: State, step: Step) -> bool:
    return step.word.eager(g, step) and not step.word.touches(g, step) & ~(SPENT_ON_A_TURN | NEVER_LESS)


def before_the_turn(seed: int, r: random.Random, *more: str) -> tuple[State, Rules]:
    rules = Rules(3, ix=seed % 4 == 3, sets=more) if more else IX if seed % 4 == 3 else BASE
    leaders = r.sample(leader_keys(rules), 3)
    g = set_up(Rules(3, tuple(leaders), ix=rules.ix, sets=rules.sets), chance.seed_bytes(seed))
    while g.choices[0][0] in (Verb.CHOOSE_SECRETLY, Verb.SET_HAND_CARD_ASIDE, Verb.KEEP_INTRIGUE):
        resolver.choose(g, r.choice(g.choices))
    g.stack, g.bag, g.frames = [], [], []
    for player in g.players:
        furnish(player, r, rules)
        if rules.ix:
            furnish_ix(g, player, r)
    seat_alliances(g)
    g.row = g.row[: r.randrange(3)]
    g.imperium_deck = g.imperium_deck[:2]
    g.intrigue_deck = r.choices(plots(rules), k=3)
    g.intrigue_deck_marks = [marks.mark(0, 0, 0)] * 3
    turn.start(g, 0)
    return g, rules


def seat_alliances(g: State) -> None:
    """Each token is with somebody who could hold it."""
    for faction in range(4):
        best = max(g.players, key=lambda player: player.influence[faction])
        if best.influence[faction] >= 4:
            g.alliances[faction] = best.seat


def cards(rules: Rules) -> list[Card]:
    return [card for card in CATALOG.cards if rules.includes(card)]


def plots(rules: Rules) -> list[int]:
    found = [card for card in CATALOG.intrigues if rules.includes(card) and card.is_plot]
    return [card.number for card in found if card.key != "bindu_suspension"]


def furnish_ix(g: State, player: Player, r: random.Random) -> None:
    """A tile or two, a Freighter on its way, a dreadnought somewhere."""
    for stack in g.stacks:
        if stack and r.random() < 0.25:
            player.tiles.append(stack.pop(0))
        del stack[:-2]
    player.freighter = r.randrange(4)
    player.negotiators = r.randrange(2)
    player.dreadnoughts, player.garrison_dreadnoughts, player.conflict_dreadnoughts = r.choice(
        [(2, 0, 0), (1, 1, 0), (1, 0, 1), (0, 1, 1)]
    )
    if player.snoopers:
        player.snoopers = r.randrange(16)


def furnish(player: Player, r: random.Random, rules: Rules) -> None:
    """Little of everything, so that every order can be explored."""
    numbers = [card.number for card in cards(rules)]
    mine = player.seat == 0
    player.deck = r.choices(numbers, k=r.randrange(4))
    player.deck_marks = [marks.mark(0, 0, 0)] * len(player.deck)
    player.hand = r.choices(numbers, k=r.randrange(3) if mine else r.randrange(2))
    player.hand_marks = [marks.mark(0, 0, 0)] * len(player.hand)
    player.discard = r.choices(numbers, k=r.randrange(3))
    player.in_play = r.choices(numbers, k=r.randrange(2))
    player.stock = [r.randrange(4), r.randrange(4), r.randrange(3), 0, 0, 3]
    player.influence = [r.randrange(7) for _ in range(4)]
    player.garrison = r.randrange(3)
    player.conflict = r.randrange(3)
    player.supply = r.choice((0, 1, 2, 6))
    player.intrigues = r.choices(plots(rules), k=r.choice((0, 0, 1, 1, 2))) if mine else []
    player.intrigue_marks = [marks.mark(0, 0, 0)] * len(player.intrigues)


def any_card_and_space(g: State, r: random.Random, rules: Rules) -> tuple[Card, Space]:
    """They need not fit each other: added icons make most pairs possible."""
    card = r.choice([card for card in cards(rules) if card.agent and not card.from_anywhere])
    return card, r.choice([space for space in CATALOG.spaces if g.rules.board >> space.index & 1])


def send(g: State, r: random.Random, rules: Rules, card: Card, space: Space) -> None:
    g.window = Window.TURN
    g.sent_card, g.sent_space = card.number, space.index
    g.players[0].in_play.append(card.number)
    g.players[0].agents -= 1
    g.occupants[space.index] = 1
    g.on_combat_space = space.combat
    words = [(word, card.number) for word in card.pool]
    words += [(word, space.number) for word in space.words]
    if space.faction >= 0 and not card.own_influence:
        words.append((SPACE_INFLUENCE, space.number))
    if r.random() < 0.5:
        extra = r.choice([other for other in cards(rules) if other.pool and not other.own_influence])
        words += [(word, extra.number) for word in extra.pool]
        g.players[0].in_play.append(extra.number)
    r.shuffle(words)
    for word, source in words:
        g.bag.append(Step(word, 0, source))


def reveal(g: State, r: random.Random, rules: Rules) -> None:
    me = g.players[0]
    me.hand = r.choices([card.number for card in cards(rules)], k=r.randrange(1, 4))
    me.hand_marks = [marks.mark(0, 0, 0)] * len(me.hand)
    turn.reveal(g)


Outcome = tuple[tuple[int, ...], ...]


def outcome(g: State) -> Outcome:
    """First what more is never worse of: resources, then troops ready; then everything else."""
    me = g.players[0]
    found = [tuple(me.stock), (me.garrison, me.agents, *me.influence), tuple(sorted(me.intrigues))]
    found.append(tuple(sorted(g.intrigue_discard)))
    for player in g.players:
        found += [
            (player.conflict, player.garrison + player.supply, player.masterstroke_used, player.voice),
            tuple(sorted(player.hand)),
            tuple(player.deck),
            tuple(sorted(player.discard)),
            tuple(sorted(player.in_play)),
            tuple(sorted(player.aside)),
            (player.conflict_dreadnoughts, player.freighter, player.negotiators, player.snoopers),
            tuple(sorted(player.tiles)),
            tuple(sorted(player.flipped)),
            (player.dreadnoughts, player.garrison_dreadnoughts),
        ]
        if player.seat:
            found += [tuple(player.stock), tuple(player.influence), tuple(sorted(player.intrigues))]
    found += [tuple(g.alliances), tuple(sorted(g.row)), tuple(g.imperium_deck), tuple(sorted(g.trashed))]
    found += [tuple(stack) for stack in g.stacks] + [tuple(g.tiles_trashed)]
    found += [tuple(g.intrigue_deck), tuple(g.occupants), tuple(g.reserve)]
    found.append((g.mentat, g.added_icons, g.passes_enemies, g.top_allowed, len(g.lasting), g.another_turn))
    return tuple(found)


def pending(g: State) -> object:
    me = g.players[0]
    number = CATALOG.word_number
    outer = g.frames[1] if len(g.frames) > 1 else len(g.bag)
    bag = tuple(sorted((number[s.word], s.source) for s in g.bag[:outer]))
    inner = tuple((number[s.word], s.source) for s in g.bag[outer:])
    stack = tuple((number[s.word], s.owner, s.source, s.wanted) for s in g.stack)
    counts: tuple[int, ...] = (
        me.ambushed,
        me.commissioned,
        me.deployed_dreadnoughts,
        me.dreadnoughts_by_right,
    )
    counts += (
        g.sworded,
        g.persuasion_gained,
        me.recruited,
        me.deployed,
        me.deployed_by_right,
        g.window,
        g.chances,
    )
    return outcome(g), bag, inner, tuple(g.frames), stack, counts


def outcomes(g: State) -> set[Outcome] | None:
    """Every way the turn can come out, over all orders and answers offered; None: too many to explore."""
    found: set[Outcome] = set()
    seen: set[object] = set()
    todo = [g]
    while todo:
        g = todo.pop()
        key = pending(g)
        if key in seen:
            continue
        seen.add(key)
        if len(seen) > MOST_STATES:
            return None
        for choice in g.choices:
            if choice[0] == Verb.END_TURN:
                found.add(outcome(g))
            else:
                after = g.clone()
                resolver.choose(after, choice)
                todo.append(after)
    return found


def at_least(a: Outcome, b: Outcome) -> bool:
    """`a` leaves its player nowhere worse off than `b`: as many resources and troops, and no card wasted."""
    if a[4:] != b[4:] or any(a[2].count(card) < b[2].count(card) for card in b[2]):
        return False
    return all(
        x >= y for mine, other in zip(a[:2], b[:2], strict=True) for x, y in zip(mine, other, strict=True)
    )


def lost_outcomes(g: State) -> list[Outcome] | None:
    """What every order would reach and the asked orders would not; None: too large to tell."""
    every_order = g.clone()
    every_order.free_order = True
    resolver.run(every_order)
    resolver.run(g)
    all_of_them = outcomes(every_order)
    offered = outcomes(g)
    if all_of_them is None or offered is None:
        return None
    lost = all_of_them - offered
    return [o for o in lost if not any(at_least(a, o) for a in offered)]
