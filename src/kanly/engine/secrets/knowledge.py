"""What a seat knows, as worlds it cannot tell from the true one.

Every pool of hidden cards is sorted and dealt back by the seat's own generator, so that a sample follows from
what the seat may know and from nothing else: sampling from a sample gives what sampling from the truth gives.

The deal. A hand place filled in era d may hold any card that entered its deck in era d or earlier. Places are
dealt in the order of d, the rest of the deck last: then the number of cards to choose from never depends on
those dealt before, and all deals are equally likely. What opponents chose to play or to keep is not weighed.
A card set aside face down is any of those held that are not late, each equally likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import chance
from kanly.engine.chance import Stream
from kanly.engine.machine import order
from kanly.engine.play import zones
from kanly.engine.play.standing import of_leader
from kanly.engine.secrets import intrigues as hidden_intrigue
from kanly.engine.secrets import marks
from kanly.engine.secrets.pool import card_of, deal_from, origin_of, pooled
from kanly.engine.vocabulary import FACTIONS, NOBODY, Kind, Question
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

PURPOSE: Final = b"kanly world"  # keeps samples apart from the shuffles of a game with the same seed
PAIRS: Final = [1 << a | 1 << b for a in FACTIONS for b in FACTIONS if a < b]


def determinize(g: State, seat: int, seed: int | bytes) -> State:
    """A world that `seat` cannot tell from this one; NOBODY, or a Rival: one that an onlooker cannot."""
    if seat != NOBODY and g.players[seat].kind != Kind.HUMAN:
        seat = NOBODY
    deal = stream(seed)
    world = g.clone()
    world.seed = new_seed(deal)
    world.chances = 0
    for player in world.players:
        if player.seat == seat:
            deal_own_deck(world, player, deal)
        else:
            deal_hand_and_deck(player, seat, deal)
            deal_secrets(world, player, deal)
    hidden_intrigue.deal(world, seat, deal)
    deal_conflicts(world, deal)
    world.imperium_deck.sort()
    deal.shuffle(world.imperium_deck)
    deal_tiles(world, deal)
    world.hagal_deck.sort()
    deal.shuffle(world.hagal_deck)
    if world.chooser != seat and world.chooser != NOBODY:
        ask_again(world)
    return world


def stream(seed: int | bytes) -> Stream:
    return Stream(PURPOSE + (chance.seed_bytes(seed) if isinstance(seed, int) else seed), 0)


def new_seed(deal: Stream) -> bytes:
    seed = b""
    for _ in range(chance.SEED_BYTES // 2):
        piece: int = deal.piece()
        seed += piece.to_bytes(2, "big")
    return seed


def deal_own_deck(world: State, me: Player, deal: Stream) -> None:
    """Its order is unknown, but for cards seen there; some Leaders always see the top card."""
    hidden = len(me.deck) - 1 if of_leader(world, me.seat, Question.SEES_TOP) else len(me.deck)
    places = [i for i in range(hidden) if not marks.is_known(me.deck_marks[i], me.seat)]
    pool = [pooled(me.deck[i], me.deck_marks[i]) for i in places]
    pool.sort()
    lay_in_deck(me, places, pool, deal)


def deal_hand_and_deck(me: Player, seat: int, deal: Stream) -> None:
    has_aside = zones.pick_up_aside(me)
    pool: list[int] = []
    drawn: list[int] = []
    known: list[tuple[int, int]] = []
    for i in range(len(me.hand)):
        if marks.is_known(me.hand_marks[i], seat):
            known.append((me.hand[i], me.hand_marks[i]))
        else:
            pool.append(pooled(me.hand[i], me.hand_marks[i]))
            drawn.append(marks.drawn(me.hand_marks[i]))
    places = [i for i in range(len(me.deck)) if not marks.is_known(me.deck_marks[i], seat)]
    for i in places:
        pool.append(pooled(me.deck[i], me.deck_marks[i]))
    known.sort()
    drawn.sort()
    pool.sort()
    rest = deal_hand(me, known, drawn, pool, deal)
    if has_aside:
        fitting = not_late(me)
        while not fitting:
            rest = deal_hand(me, known, drawn, pool, deal)
            fitting = not_late(me)
        zones.lay_aside(me, fitting[deal.below(len(fitting))])
    lay_in_deck(me, places, rest, deal)


def deal_hand(
    me: Player, known: list[tuple[int, int]], drawn: list[int], pool: list[int], deal: Stream
) -> list[int]:
    """What is left of the pool for the deck."""
    rest = pool.copy()
    me.hand = [card for card, _ in known]
    me.hand_marks = [mark for _, mark in known]
    for era in drawn:
        dealt = deal_from(rest, era, deal)
        me.hand.append(card_of(dealt))
        me.hand_marks.append(marks.with_origin(marks.mark(0, 0, era), origin_of(dealt)))
    return rest


def not_late(me: Player) -> list[int]:
    """Where in the hand the card set aside may be."""
    return [i for i in range(len(me.hand)) if not marks.is_late(me.hand_marks[i])]


def lay_in_deck(me: Player, places: list[int], pool: list[int], deal: Stream) -> None:
    """Who has looked at a place of the deck is public, whatever lies there."""
    deal.shuffle(pool)
    for i in range(len(places)):
        at = places[i]
        me.deck[at] = card_of(pool[i])
        me.deck_marks[at] = marks.with_origin(me.deck_marks[at], origin_of(pool[i]))


def deal_secrets(world: State, him: Player, deal: Stream) -> None:
    """The Baron's two Factions, once they are chosen and until he shows them."""
    if him.secrets and not him.masterstroke_used:
        him.secrets = PAIRS[deal.below(len(PAIRS))]


def deal_conflicts(world: State, deal: Stream) -> None:
    """Everybody knows the level of each card in the deck; cards left out of the game are as likely."""
    tiers = [world.catalog.conflicts[card].tier for card in world.conflict_deck]
    left_out: list[int] = []
    for tier in (1, 2, 3):
        places = [i for i in range(len(tiers)) if tiers[i] == tier]
        pool = [world.conflict_deck[i] for i in places]
        for card in world.conflicts_left_out:
            if world.catalog.conflicts[card].tier == tier:
                pool.append(card)
        pool.sort()
        deal.shuffle(pool)
        for i in range(len(places)):
            world.conflict_deck[places[i]] = pool[i]
        left_out += sorted(pool[len(places) :])
    world.conflicts_left_out = left_out


def deal_tiles(world: State, deal: Stream) -> None:
    """Only the top tile of each stack is face up."""
    pool: list[int] = []
    for stack in world.stacks:
        pool += stack[:-1]
    pool.sort()
    deal.shuffle(pool)
    for stack in world.stacks:
        for i in range(len(stack) - 1):
            stack[i] = pool.pop()


def ask_again(g: State) -> None:
    """The question put anew to whoever holds other cards now. Nothing is begun: every order is offered.

    What is decided for a Rival depends on nothing hidden.
    """
    step = g.stack[-1]
    if step.word.frame != FrameKind.ORDINARY:
        order.ask(g, step, order.every_possible(g, g.frames[-1]))
    elif g.players[step.owner].kind == Kind.HUMAN:
        g.choices = step.word.choices(g, step) or []
