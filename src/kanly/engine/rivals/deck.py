"""The House Hagal deck: cards are turned up until one sends the Rival's Agent somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import chance, events
from kanly.engine.events import Deck, Happening, note
from kanly.engine.play.placement import is_silenced
from kanly.engine.rivals.tiles import slips_past
from kanly.engine.vocabulary import NOBODY, Icon, Reason

if TYPE_CHECKING:
    from kanly.engine.printed import Face
    from kanly.engine.state import State

PATIENCE: Final = 30  # times the whole deck may be turned up in vain


def turn_up(g: State, seat: int) -> int:
    """The next card; an empty deck, or the card that says so, brings all cards back first."""
    while True:
        if not g.hagal_deck:
            reshuffle(g, seat)
        card = g.hagal_deck.pop()
        g.hagal_discard.append(card)
        if g.watched:
            events.tell(g, Happening.HAGAL, seat, card)
        g.reveals += 1
        note(g, seat, Reason.TURNED_UP, card)
        if g.catalog.hagal[card].faces:
            return card
        reshuffle(g, seat)


def reshuffle(g: State, seat: int) -> None:
    g.hagal_deck += g.hagal_discard
    g.hagal_discard = []
    chance.shuffle(g, g.hagal_deck)
    if g.watched:
        events.tell(g, Happening.SHUFFLED, NOBODY, Deck.HAGAL, len(g.hagal_deck))
    note(g, seat, Reason.RESHUFFLED)


def find_space(g: State, seat: int) -> tuple[int, int, int]:
    """(card, face, space) of the first card turned up that works; no space if none ever does."""
    for _ in range(PATIENCE * (len(g.hagal_deck) + len(g.hagal_discard))):
        card = turn_up(g, seat)
        for i, face in enumerate(g.catalog.hagal[card].faces):
            guild = g.players[seat].influence[Icon.SPACING_GUILD]
            if face.guild <= guild <= face.guild_at_most:
                space = target(g, seat, card, face)
                if space != NOBODY:
                    return card, i, space
                break
        else:
            note(g, seat, Reason.LITTLE_INFLUENCE, card)
    return 0, 0, NOBODY


def target(g: State, seat: int, card: int, face: Face) -> int:
    """Where this card sends the Agent; NOBODY, with the reason noted, if it cannot."""
    if not face.space:
        return richest_maker(g, seat, card)
    space = g.catalog.space_index[face.space]
    if face.commissions and g.players[seat].dreadnoughts == 0:
        note(g, seat, Reason.TWO_DREADNOUGHTS, card, space)
        return NOBODY
    if is_silenced(g, seat, space):
        note(g, seat, Reason.SILENCED, card, space)
        return NOBODY
    if g.occupants[space] and not slips_past(g, seat, space):
        note(g, seat, Reason.OCCUPIED, card, space)
        return NOBODY
    if len(g.catalog.hagal[card].faces) > 1:
        guild = g.players[seat].influence[Icon.SPACING_GUILD]
        note(g, seat, Reason.BY_INFLUENCE, space, guild)
    return space


def richest_maker(g: State, seat: int, card: int) -> int:
    """The most bonus spice, then the most spice altogether; without bonus spice anywhere, no space."""
    best = NOBODY
    for space in reversed(g.catalog.makers):
        open_to_all = g.occupants[space] == 0 and not is_silenced(g, seat, space)
        if open_to_all and g.bonus_spice[space] > (g.bonus_spice[best] if best >= 0 else 0):
            best = space
    if best == NOBODY:
        note(g, seat, Reason.NO_BONUS_SPICE, card)
    else:
        note(g, seat, Reason.MOST_BONUS_SPICE, best, g.bonus_spice[best])
    return best
