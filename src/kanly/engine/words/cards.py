"""Words about cards of the deck: draw, discard, trash, look."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.engine import events
from kanly.engine.events import Place
from kanly.engine.play import zones
from kanly.engine.secrets import marks
from kanly.engine.vocabulary import Choice, Part, Verb, Zone
from kanly.engine.words.units import scarce
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State
    from kanly.engine.step import Step


@dataclass(frozen=True, eq=False)
class Draw(Word):
    """Knowing more never hurts, unless the deck is about to be reshuffled: then it may wait."""

    cards: int = 1

    def possible(self, g: State, s: Step) -> bool:
        me = g.players[s.owner]
        return len(me.deck) > 0 or len(me.discard) > 0

    def eager(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].deck) >= self.cards + other_draws(g, s)

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        parts = Part.HAND | Part.DECK | Part.DISCARD
        return parts | Part.IN_PLAY if g.revealing else parts

    def shuns(self, g: State, s: Step) -> int:
        """Too few cards for everybody who draws: then it matters who draws before the reshuffle. With Rise of
        Ix a card drawn may be discarded for the last troops in supply."""
        scarcity = scarce(g, s.owner, 2) if g.rules.ix else 0
        return scarcity if self.eager(g, s) else scarcity | Part.DECK

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.draw(g, s.owner, self.cards)


def other_draws(g: State, s: Step) -> int:
    """Cards that other words of the turn are about to draw for the same owner."""
    count = 0
    for step in g.bag:
        word = step.word
        if step.owner == s.owner and step is not s and isinstance(word, Draw):
            count += word.cards
    return count


@dataclass(frozen=True, eq=False)
class ShuffleDiscardIntoDeck(Word):
    def touches(self, g: State, s: Step) -> int:
        return Part.DECK | Part.DISCARD

    def shuns(self, g: State, s: Step) -> int:
        return Part.DECK

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.shuffle_discard_into_deck(g, g.players[s.owner])


@dataclass(frozen=True, eq=False)
class LookAtTop(Word):
    """Only a look: the deck is not reshuffled for it."""

    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].deck) > 0

    def informs(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.DECK

    def shuns(self, g: State, s: Step) -> int:
        return Part.DECK

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        deck_marks = g.players[s.owner].deck_marks
        deck_marks[-1] = marks.with_seen(deck_marks[-1], marks.seen(deck_marks[-1]) | 1 << s.owner)
        g.reveals += 1


@dataclass(frozen=True, eq=False)
class DrawTop(Word):
    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].deck) > 0

    def touches(self, g: State, s: Step) -> int:
        return Part.HAND | Part.DECK

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.draw_top(g, g.players[s.owner])


@dataclass(frozen=True, eq=False)
class TrashTop(Word):
    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].deck) > 0

    def touches(self, g: State, s: Step) -> int:
        """Of any card in the deck: what lies on top is not known before it is looked at."""
        return Part.DECK | trashed(g, s, g.players[s.owner].deck)

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.trash(g, s.owner, g.players[s.owner].deck[-1], Zone.DECK)


@dataclass(frozen=True, eq=False)
class TakeFromDiscard(Word):
    """One card of a Faction from the discard pile into the hand."""

    faction: int

    def possible(self, g: State, s: Step) -> bool:
        return len(self.candidates(g, s)) > 0

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.HAND | Part.DISCARD

    def candidates(self, g: State, s: Step) -> list[int]:
        cards = g.catalog.cards
        pile = g.players[s.owner].discard
        return sorted({c for c in pile if cards[c].factions >> self.faction & 1})

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.TAKE_DISCARDED, card, 0) for card in self.candidates(g, s)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        me.discard.remove(choice[1])
        zones.put_in_hand(me, choice[1])
        if g.watched:
            events.card(g, s.owner, choice[1], Place.DISCARD, Place.HAND)


@dataclass(frozen=True, eq=False)
class Trash(Word):
    """The trash icon: one card from hand, discard pile or in play. As a cost it must be done."""

    must: bool = False

    def possible(self, g: State, s: Step) -> bool:
        me = g.players[s.owner]
        return len(me.hand) > 0 or len(me.discard) > 0 or len(me.in_play) > 0

    def optional(self) -> bool:
        return not self.must

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        me = g.players[s.owner]
        parts = Part.HAND | Part.DISCARD | Part.IN_PLAY
        return parts | trashed(g, s, me.hand) | trashed(g, s, me.discard) | trashed(g, s, me.in_play)

    def shuns(self, g: State, s: Step) -> int:
        me = g.players[s.owner]
        return unloading_shuns(g, s, me.hand + me.discard + me.in_play)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        me = g.players[s.owner]
        answers: list[Choice] = [] if self.must else [(Verb.DECLINE, 0, 0)]
        for card in sorted(set(me.hand)):
            answers.append((Verb.TRASH, card, Zone.HAND))
        for card in sorted(set(me.discard)):
            answers.append((Verb.TRASH, card, Zone.DISCARD))
        for card in sorted(set(me.in_play)):
            answers.append((Verb.TRASH, card, Zone.IN_PLAY))
        return answers

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.TRASH:
            zones.trash(g, s.owner, choice[1], choice[2])


def unloading_shuns(g: State, s: Step, cards: list[int]) -> int:
    """What the same effects would rather come before."""
    parts = 0
    for card in cards:
        if g.catalog.cards[card].unload:
            for word in g.catalog.cards[card].reveal:
                parts |= word.shuns(g, s)
    return parts


def unloaded(g: State, s: Step, cards: list[int]) -> int:
    """The Parts touched by what these cards may bring when they are discarded or trashed."""
    parts = 0
    for card in cards:
        printed = g.catalog.cards[card]
        for word in printed.trashed:
            parts |= word.touches(g, s)
        if printed.unload:
            for word in printed.reveal:
                parts |= word.touches(g, s)
    return parts


def trashed(g: State, s: Step, cards: list[int]) -> int:
    """The same when one is trashed; it may be the first to go back to a stack that effects name."""
    parts = unloaded(g, s, cards)
    for card in cards:
        if g.catalog.cards[card].only_named and zones.is_gone(g, card):
            parts |= Part.RESERVE
    return parts


@dataclass(frozen=True, eq=False)
class TrashThis(Word):
    def possible(self, g: State, s: Step) -> bool:
        return s.source in g.players[s.owner].in_play

    def touches(self, g: State, s: Step) -> int:
        return Part.IN_PLAY | trashed(g, s, [s.source])

    def shuns(self, g: State, s: Step) -> int:
        return unloading_shuns(g, s, [s.source])

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.trash(g, s.owner, s.source, Zone.IN_PLAY)


@dataclass(frozen=True, eq=False)
class TrashInPlay(Word):
    """One of the owner's cards in play, or none."""

    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].in_play) > 0

    def optional(self) -> bool:
        return True

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.IN_PLAY | trashed(g, s, g.players[s.owner].in_play)

    def shuns(self, g: State, s: Step) -> int:
        return unloading_shuns(g, s, g.players[s.owner].in_play)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        cards = sorted(set(g.players[s.owner].in_play))
        return [(Verb.DECLINE, 0, 0), *[(Verb.TRASH, card, Zone.IN_PLAY) for card in cards]]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if choice[0] == Verb.TRASH:
            zones.trash(g, s.owner, choice[1], Zone.IN_PLAY)


@dataclass(frozen=True, eq=False)
class Discard(Word):
    """From the hand, of the owner's choice. A cost needs all the cards; a demand takes what there is."""

    cards: int = 1
    demanded: bool = False

    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].hand) >= (1 if self.demanded else self.cards)

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.HAND | Part.DISCARD | unloaded(g, s, g.players[s.owner].hand)

    def shuns(self, g: State, s: Step) -> int:
        return unloading_shuns(g, s, g.players[s.owner].hand)

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        hand = sorted(g.players[s.owner].hand)
        if self.cards == 1 or len(hand) == 1:
            return [(Verb.DISCARD, card, 0) for card in sorted(set(hand))]
        pairs = {(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :]}
        return [(Verb.DISCARD, a, b) for a, b in sorted(pairs)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.discard_from_hand(g, s.owner, [card for card in choice[1:] if card])
