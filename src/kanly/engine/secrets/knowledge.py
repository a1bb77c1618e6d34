"""What a seat knows, as worlds it cannot tell from the true one.

Every pool of hidden cards is sorted and dealt back by the seat's own generator, so that a sample follows from
what the seat may know and from nothing else: sampling from a sample gives what sampling from the truth gives.
What can be found out before anything is dealt is found out once, for all samples of one position.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import chance
from kanly.engine.chance import Stream
from kanly.engine.machine import order
from kanly.engine.play.standing import of_leader
from kanly.engine.secrets.intrigues import HiddenIntrigues, deal_intrigues
from kanly.engine.secrets.piles import Piles, deal, own_piles, piles_of
from kanly.engine.secrets.stacks import TIERS, Tier, deal_conflicts, deal_tiles, hidden_tiles
from kanly.engine.vocabulary import FACTIONS, NOBODY, Kind, Question
from kanly.engine.words.word import FrameKind

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

PURPOSE: Final = b"kanly world"  # keeps samples apart from the shuffles of a game with the same seed
PAIRS: Final = [1 << a | 1 << b for a in FACTIONS for b in FACTIONS if a < b]


def determinize(g: State, seat: int, seed: int | bytes) -> State:
    """A world that `seat` cannot tell from this one; NOBODY, or a Rival: one that an onlooker cannot."""
    hidden = Hidden(g, seat)
    return hidden.deal_in(hidden.known, seed)


class Hidden:
    """What is hidden from a seat in one position, ready to be dealt as often as wanted.

    It holds that position too, so that a bot is given what is hidden in a world that was sampled before.
    """

    def __init__(self, g: State, seat: int) -> None:
        self.seat = NOBODY if seat != NOBODY and g.players[seat].kind != Kind.HUMAN else seat
        known = g.clone()
        known.chances = 0
        known.imperium_deck.sort()
        known.hagal_deck.sort()
        self.piles = [self.piles_of(known, player) for player in known.players]
        self.intrigues = HiddenIntrigues(known, self.seat)
        self.tiers = [Tier(known, tier) for tier in TIERS]
        self.tiles = hidden_tiles(known)
        self.known = known  # the rest of what is in it is dealt over

    def piles_of(self, known: State, player: Player) -> Piles:
        """Some Leaders always see the top card of their deck."""
        if player.seat != self.seat:
            return piles_of(player, self.seat)
        return own_piles(player, of_leader(known, player.seat, Question.SEES_TOP) > 0)

    def world(self, seed: int | bytes) -> State:
        """The same for the same seed."""
        return self.deal_in(self.known.clone(), seed)

    def deal_in(self, world: State, seed: int | bytes) -> State:
        stream = stream_of(seed)
        world.seed = first_block(stream)
        for player in world.players:
            deal(self.piles[player.seat], player, stream)
            if player.seat != self.seat:
                deal_secrets(player, stream)
        deal_intrigues(world, self.intrigues, stream)
        deal_conflicts(world, self.tiers, stream)
        stream.shuffle(world.imperium_deck)
        deal_tiles(world, self.tiles, stream)
        stream.shuffle(world.hagal_deck)
        if world.chooser != self.seat and world.chooser != NOBODY:
            ask_again(world)
        return world


def stream_of(seed: int | bytes) -> Stream:
    return Stream(PURPOSE + (chance.seed_bytes(seed) if isinstance(seed, int) else seed), 0)


def first_block(stream: Stream) -> bytes:
    """Of a stream that nothing has been read from, as a seed; what is read later comes after it."""
    stream.refill()
    stream.at = chance.SEED_BYTES
    return stream.block


def deal_secrets(him: Player, stream: Stream) -> None:
    """The Baron's two Factions, once they are chosen and until he shows them."""
    if him.secrets and not him.masterstroke_used:
        him.secrets = PAIRS[stream.below(len(PAIRS))]


def ask_again(g: State) -> None:
    """The question put anew to whoever holds other cards now. Nothing is begun: every order is offered.

    What is decided for a Rival depends on nothing hidden.
    """
    step = g.stack[-1]
    if step.frame != FrameKind.ORDINARY:
        order.ask(g, step, order.every_possible(g, g.frames[-1]))
    elif g.players[step.owner].kind == Kind.HUMAN:
        g.choices = step.word.choices(g, step) or []
