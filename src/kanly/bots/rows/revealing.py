"""What a seat would gain by revealing now: Persuasion and swords, as far as they cost nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.step import Step
from kanly.engine.vocabulary import Kind, Moment
from kanly.engine.words.conditions import Bond
from kanly.engine.words.gains import COUNCIL_PERSUASION, Counter, Gain, GainPer, GainPerCard
from kanly.engine.words.grammar import Branches, Then, When

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.engine.words.word import Condition, Word

NO_FACTION: Final = -1


class Promise:
    """Gains that hang on something."""

    def __init__(self, word: Word, persuasion: int, swords: int) -> None:
        self.word: Final = word
        self.persuasion: Final = persuasion
        self.swords: Final = swords
        self.condition: Condition | None = None
        self.bond: int = NO_FACTION  # another card of this Faction
        self.each: int = NO_FACTION  # for each card of this Faction
        self.counter: int = -1


class Reveals:
    """By number of a card, a tile or a Leader."""

    def __init__(self, catalog: Catalog) -> None:
        self.persuasion = [0] * len(catalog.things)
        self.swords = [0] * len(catalog.things)
        self.promises: list[list[Promise]] = [[] for _ in catalog.things]
        for number in range(1, len(catalog.things)):
            words = catalog.cards[number].reveal + catalog.tiles[number].reveal
            for word in words + catalog.leaders[number].listens[Moment.REVEAL]:
                self.add(number, word)

    def add(self, number: int, word: Word) -> None:
        if isinstance(word, Gain):
            self.persuasion[number] += word.persuasion
            self.swords[number] += word.swords
        elif isinstance(word, Branches):
            self.add(number, word.branches[0])
        elif isinstance(word, Then):
            for part in word.words:
                self.add(number, part)
        else:
            promise = promise_of(word)
            if promise is not None:
                self.promises[number].append(promise)


def promise_of(word: Word) -> Promise | None:
    promise: Promise | None = None
    if isinstance(word, When):
        gains = [part for part in word.words if isinstance(part, Gain)]
        if gains:
            promise = Promise(word, gains[0].persuasion, gains[0].swords)
            if isinstance(word.condition, Bond):
                promise.bond = word.condition.faction
            else:
                promise.condition = word.condition
    elif isinstance(word, GainPerCard):
        promise = Promise(word, word.persuasion, 0)
        promise.each = word.faction
    elif isinstance(word, GainPer):
        promise = Promise(word, 0, word.swords)
        promise.counter = word.counter
    return promise


class Revealed:
    """What comes of it."""

    def __init__(self, g: State, me: Player, reveals: Reveals) -> None:
        self.g = g
        self.me = me
        self.reveals = reveals
        self.persuasion: int = COUNCIL_PERSUASION.persuasion if me.council else 0
        self.swords: int = 0
        for card in me.hand:
            self.take(card)
        if me.hidden_aside:
            self.take(me.hidden_aside)
        for tile in me.tiles:
            self.take(tile)
        if me.kind == Kind.HUMAN:
            self.take(me.leader)

    def take(self, number: int) -> None:
        reveals = self.reveals
        self.persuasion += reveals.persuasion[number]
        self.swords += reveals.swords[number]
        for promise in reveals.promises[number]:
            times = self.times(promise, number)
            self.persuasion += times * promise.persuasion
            self.swords += times * promise.swords

    def times(self, promise: Promise, number: int) -> int:
        if promise.condition is not None:
            return 1 if promise.condition.holds(self.g, Step(promise.word, self.me.seat, number)) else 0
        if promise.bond != NO_FACTION:
            itself = self.g.catalog.cards[number].factions >> promise.bond & 1
            return 1 if self.cards_of(promise.bond) > itself else 0
        if promise.each != NO_FACTION:
            return self.cards_of(promise.each)
        return self.counted(promise.counter, number)

    def cards_of(self, faction: int) -> int:
        """In play once the hand is revealed."""
        cards = self.g.catalog.cards
        count = self.g.cards_in_play(self.me.seat, faction)
        for card in self.me.hand:
            count += cards[card].factions >> faction & 1
        return count

    def counted(self, counter: int, number: int) -> int:
        if counter == Counter.DREADNOUGHTS_IN_CONFLICT:
            return self.me.conflict_dreadnoughts
        if counter != Counter.SWORD_CARDS and counter != Counter.OTHER_SWORD_CARDS:
            return 0
        count = 0
        for card in self.me.hand:
            if self.reveals.swords[card] and (counter == Counter.SWORD_CARDS or card != number):
                count += 1
        return count
