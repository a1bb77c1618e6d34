"""Everything printed, by number. That of a game never changes and is shared by all games of its sets."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.gates import Gates
from kanly.engine.printed import (
    NO_CARD,
    NO_CONFLICT,
    NO_HAGAL,
    NO_INTRIGUE,
    NO_LEADER,
    NO_TILE,
    Card,
    Conflict,
    Hagal,
    Intrigue,
    Leader,
    Space,
    Thing,
    Tile,
    place_key,
)
from kanly.engine.ready import Ready
from kanly.engine.vocabulary import EVERY_ICON
from kanly.engine.words.word import Standing, Word


class Catalog:
    """Everything printed, by number. A list holds a blank where the number is a thing of another kind.

    The things are its own: it writes their numbers into them. Those of words stand here, words never change.
    """

    def __init__(
        self,
        things: Sequence[Thing],
        track_bonuses: Sequence[Sequence[Word]],
        shipping: Sequence[Sequence[Word]],
        house_words: Sequence[tuple[str, Word]],
    ) -> None:
        self.things: list[Thing] = []
        self.cards: list[Card] = []
        self.intrigues: list[Intrigue] = []
        self.leaders: list[Leader] = []
        self.conflicts: list[Conflict] = []
        self.tiles: list[Tile] = []
        self.hagal: list[Hagal] = []
        self.spaces: list[Space] = []
        self.track_bonuses = [tuple(words) for words in track_bonuses]
        self.shipping = [tuple(words) for words in shipping]  # rewards by position, the lowest first
        self.reserve: list[int] = []  # numbers of the Reserve cards
        self.for_sale: list[int] = []  # those of them that Persuasion can buy
        self.number: dict[str, int] = {}  # by key, of everything but spaces
        self.space_index: dict[str, int] = {}
        self.sources: dict[str, int] = {}  # number by key, that of a space with @
        self.words: list[Word] = []
        self.word_number: dict[Word, int] = {}
        self.word_at: dict[str, Word] = {}
        self.places: list[str] = []  # where word number n is printed
        self.effects: list[str] = []  # labels of what can be chosen among
        self.effect_number: dict[str, int] = {}
        self.number_house_words(house_words)
        self.file(NO_CARD)
        self.add(things)

    def add(self, things: Sequence[Thing]) -> None:
        """Behind all that is there, so that no number changes."""
        for thing in things:
            self.file(thing)
            self.sources[place_key(thing)] = thing.number
            if not isinstance(thing, Space):
                self.number[thing.key] = thing.number
        self.locate_conflicts()
        for thing in things:
            for box, words in thing.boxes():
                for i, word in enumerate(begun(words)):
                    self.number_word(f"{place_key(thing)}/{box}/{i}", word)
        self.number_effects()
        self.prices = [card.cost for card in self.cards]  # in Persuasion
        self.makers = [space.index for space in self.spaces if space.maker]
        self.revealing = [space for space in self.spaces if space.on_reveal]
        self.spaces_of_icons = [self.spaces_with(icons) for icons in range(EVERY_ICON + 1)]  # masks
        self.indices_of_icons = [self.indices_with(icons) for icons in range(EVERY_ICON + 1)]
        self.ready = Ready(self)
        self.gates_by_price: dict[int, Gates] = {}

    def gates(self, mentat_price: int) -> Gates:
        """Made when they are first asked for."""
        found = self.gates_by_price.get(mentat_price)
        if found is None:
            found = Gates(self.spaces, self.leaders, mentat_price)
            self.gates_by_price[mentat_price] = found
        return found

    def file(self, thing: Thing) -> None:
        thing.number = len(self.things)
        self.things.append(thing)
        self.cards.append(thing if isinstance(thing, Card) else NO_CARD)
        self.intrigues.append(thing if isinstance(thing, Intrigue) else NO_INTRIGUE)
        self.leaders.append(thing if isinstance(thing, Leader) else NO_LEADER)
        self.conflicts.append(thing if isinstance(thing, Conflict) else NO_CONFLICT)
        self.tiles.append(thing if isinstance(thing, Tile) else NO_TILE)
        self.hagal.append(thing if isinstance(thing, Hagal) else NO_HAGAL)
        if isinstance(thing, Card) and thing.kind == "reserve":
            thing.reserve = len(self.reserve)
            self.reserve.append(thing.number)
            if not thing.only_named:
                self.for_sale.append(thing.number)
        if isinstance(thing, Space):
            thing.index = len(self.spaces)
            thing.bit = 1 << thing.index
            self.space_index[thing.key] = thing.index
            self.spaces.append(thing)

    def locate_conflicts(self) -> None:
        for conflict in self.conflicts:
            if conflict.location:
                conflict.location_index = self.space_index[conflict.location]

    def number_house_words(self, house_words: Sequence[tuple[str, Word]]) -> None:
        for place, word in house_words:
            self.number_word(place, word)
        for faction, bonus in enumerate(self.track_bonuses):
            for i, word in enumerate(bonus):
                self.number_word(f"track/{faction}/{i}", word)
        for position, reward in enumerate(self.shipping):
            for i, word in enumerate(reward):
                self.number_word(f"shipping/{position + 1}/{i}", word)

    def number_word(self, place: str, word: Word) -> None:
        if word in self.word_number:
            raise ValueError(f"the word at {place} is already printed elsewhere")
        self.word_number[word] = len(self.words)
        self.words.append(word)
        self.places.append(place)
        self.word_at[place] = word
        for i, part in enumerate(word.parts()):
            self.number_word(f"{place}/{i}", part)

    def number_effects(self) -> None:
        labels = {label for word in self.words for label, _ in word.effects()}
        for label in sorted(labels - self.effect_number.keys()):
            self.effect_number[label] = len(self.effects)
            self.effects.append(label)

    def keys_of(self, numbers: list[int]) -> list[str]:
        """Of things, in their order."""
        return [self.things[number].key for number in numbers]

    def place_of(self, word: Word) -> str:
        """Where it is printed."""
        return self.places[self.word_number[word]]

    def spaces_with(self, icons: int) -> int:
        bits = 0
        for space in self.spaces:
            if icons >> space.icon & 1:
                bits |= 1 << space.index
        return bits

    def indices_with(self, icons: int) -> list[int]:
        return [space.index for space in self.spaces if icons >> space.icon & 1]


def begun(words: tuple[Word, ...]) -> list[Word]:
    """Those of a box that a game can begin: of a standing word, the words inside it."""
    found: list[Word] = []
    for word in words:
        found.extend(word.parts() if isinstance(word, Standing) else (word,))
    return found
