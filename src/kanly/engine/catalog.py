"""What is printed. Built once, never changed, shared by every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine.vocabulary import FACTION_COUNT, Moment, Window
from kanly.engine.words.leader import Ability
from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.engine.words.word import Condition, Word

NOT_FOR_SALE: Final = -1
BASE: Final = "base"
IX: Final = "ix"
READ_WHEN_SENT: Final = (SendFromAnywhere, DoubleHarvest, SpaceDiscount)


class Thing:
    """Anything with a name: every printed piece has a number of its own in the catalogue."""

    def __init__(self, key: str, box: str) -> None:
        self.key = key
        self.box = box
        self.number = 0

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        """Its printed boxes by name, for whoever reads definitions."""
        return []


class Card(Thing):
    def __init__(
        self,
        key: str,
        *,
        cost: int = NOT_FOR_SALE,
        factions: Sequence[int] = (),
        icons: Sequence[int] = (),
        infiltrates: Sequence[int] = (),
        agent: Sequence[Word] = (),
        reveal: Sequence[Word] = (),
        acquire: Sequence[Word] = (),
        trashed: Sequence[Word] = (),
        unload: bool = False,
        replaces: str = "",
        copies: int = 1,
        kind: str = "imperium",
        box: str = BASE,
    ) -> None:
        super().__init__(key, box)
        self.cost = cost
        self.factions = mask(factions)
        self.icons = mask(icons) | mask(infiltrates)
        self.infiltrates = mask(infiltrates)  # icons whose spaces enemy Agents do not close
        self.agent = tuple(agent)
        self.reveal = tuple(reveal)
        self.acquire = tuple(acquire)
        self.trashed = tuple(trashed)  # what its owner gains when it is trashed
        self.unload = unload  # the Reveal box works also when the card is discarded or trashed
        self.replaces = replaces  # the starting card whose place one copy takes
        self.copies = copies
        self.kind = kind
        self.reserve = -1  # its place among the Reserve stacks
        self.from_anywhere = any(isinstance(w, SendFromAnywhere) for w in agent)
        self.double_harvest = any(isinstance(w, DoubleHarvest) for w in agent)
        self.space_discounts = tuple(w for w in agent if isinstance(w, SpaceDiscount))
        self.own_influence = any(isinstance(w, SpaceInfluence) for w in agent)
        self.pool = tuple(w for w in agent if not isinstance(w, READ_WHEN_SENT))

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [
            ("agent", self.agent),
            ("reveal", self.reveal),
            ("acquire", self.acquire),
            ("trashed", self.trashed),
        ]


class Mode:
    """One way to play an Intrigue card: when, on what condition, at what cost, to what effect."""

    def __init__(
        self,
        window: int,
        *words: Word,
        cost: Word | None = None,
        condition: Condition | None = None,
        lasting: bool = False,
    ) -> None:
        self.window = window
        self.words = words
        self.cost = cost
        self.condition = condition
        self.lasting = lasting  # stays face up in front of its player until it has worked

    def all_words(self) -> tuple[Word, ...]:
        return self.words if self.cost is None else (self.cost, *self.words)


class Intrigue(Thing):
    def __init__(self, key: str, *modes: Mode, copies: int = 1, box: str = BASE) -> None:
        super().__init__(key, box)
        self.modes = modes
        self.copies = copies
        self.is_plot = any(m.window <= Window.TURN for m in modes)

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [(f"mode{i + 1}", m.all_words()) for i, m in enumerate(self.modes)]


class Leader(Thing):
    def __init__(
        self,
        key: str,
        *,
        ring: Sequence[Word],
        ability: Sequence[Ability],
        water: int = 1,
        complexity: int = 1,
        house: str = "",
        box: str = BASE,
    ) -> None:
        super().__init__(key, box)
        self.ring = tuple(ring)
        self.ability = tuple(ability)
        self.water = water
        self.complexity = complexity
        self.house = house
        self.listens = [words_at(moment, self.ability) for moment in range(Moment.COUNT)]
        self.landsraad_discount = sum(a.landsraad_discount for a in ability)
        self.harvest_less = sum(a.harvest_less for a in ability)
        self.passes_enemies = max((a.passes_enemies for a in ability), default=0)
        self.sees_top = any(a.sees_top for a in ability)
        self.masterstroke = max((a.masterstroke for a in ability), default=0)
        self.solari_bonus = sum(a.solari_bonus for a in ability)
        self.dreadnought_strength = max((a.dreadnought_strength for a in ability), default=0)
        self.snoopers = any(a.snoopers for a in ability)
        self.sets_aside = any(a.sets_aside for a in ability)

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        found: list[Word] = []
        for ability in self.ability:
            found.extend(ability.words)
        return [("ring", self.ring), ("ability", tuple(found))]


class Space(Thing):
    def __init__(
        self,
        key: str,
        icon: int,
        *words: Word,
        solari: int = 0,
        spice: int = 0,
        water: int = 0,
        requires: tuple[int, int] | None = None,
        combat: bool = False,
        maker: bool = False,
        once: bool = False,
        control: Sequence[Word] = (),
        sells: Sequence[tuple[int, Word]] = (),
        on_reveal: Sequence[Word] = (),
        box: str = BASE,
        covered: bool = False,
    ) -> None:
        super().__init__(key, box)
        self.index = 0
        self.icon = icon
        self.words = words
        self.solari = solari
        self.spice = spice
        self.water = water
        self.requires = requires  # (Faction, Influence)
        self.combat = combat
        self.maker = maker
        self.once = once  # each player at most once a game
        self.control = tuple(control)  # what its controller gains when an Agent arrives
        self.sells = tuple(sells)  # alternative prices in spice, each with what it buys
        self.on_reveal = tuple(on_reveal)
        self.covered = covered  # by the overlay of Rise of Ix
        self.faction = icon if icon < FACTION_COUNT else -1
        self.is_free = not (solari or spice or water or requires or once)

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        sold = tuple(word for _, word in self.sells)
        return [
            ("space", self.words),
            ("sold", sold),
            ("control", self.control),
            ("on_reveal", self.on_reveal),
        ]


class Tile(Thing):
    """A Tech tile: its acquire box, what it does at moments of its own, and what its owner may use it for."""

    def __init__(
        self,
        key: str,
        *,
        cost: int,
        acquire: Sequence[Word] = (),
        reveal: Sequence[Word] = (),
        round_start: Sequence[Word] = (),
        won: Sequence[Word] = (),
        endgame: Sequence[Word] = (),
        use: Sequence[Word] = (),
        flips: bool = False,
        top_of_deck: bool = False,
        more_shipped_troops: int = 0,
        detonates: bool = False,
        wins_ties: bool = False,
        hagal: bool = False,
        box: str = IX,
    ) -> None:
        super().__init__(key, box)
        self.cost = cost
        self.acquire = tuple(acquire)
        self.reveal = tuple(reveal)
        self.round_start = tuple(round_start)
        self.won = tuple(won)
        self.endgame = tuple(endgame)
        self.use = tuple(use)  # a cost and then what it buys; without a cost the first word is the effect
        self.flips = flips  # used once a round; otherwise using it costs the tile
        self.top_of_deck = top_of_deck
        self.more_shipped_troops = more_shipped_troops
        self.detonates = detonates
        self.wins_ties = wins_ties
        self.hagal = hagal  # solo Rivals may acquire it

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [
            ("acquire", self.acquire),
            ("reveal", self.reveal),
            ("round_start", self.round_start),
            ("won", self.won),
            ("endgame", self.endgame),
            ("use", self.use),
        ]


class Conflict(Thing):
    def __init__(
        self,
        key: str,
        tier: int,
        *,
        first: Sequence[Word],
        second: Sequence[Word],
        third: Sequence[Word],
        location: str = "",
        box: str = BASE,
    ) -> None:
        super().__init__(key, box)
        self.tier = tier
        self.rewards = (tuple(first), tuple(second), tuple(third))
        self.location = location  # key of the space it is fought over
        self.location_index = -1

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return list(zip(("first", "second", "third"), self.rewards, strict=True))


def mask(numbers: Sequence[int]) -> int:
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits


def words_at(moment: int, abilities: tuple[Ability, ...]) -> tuple[Word, ...]:
    found: list[Word] = []
    for ability in abilities:
        if ability.moment == moment:
            found.extend(ability.words)
    return tuple(found)


NO_CARD: Final = Card("nothing")
NO_INTRIGUE: Final = Intrigue("nothing")
NO_LEADER: Final = Leader("nobody", ring=(), ability=())
NO_TILE: Final = Tile("nothing", cost=0)
NO_CONFLICT: Final = Conflict("none", 0, first=(), second=(), third=())


class Catalog:
    """Everything printed, by number. A list holds a blank where the number is a thing of another kind."""

    def __init__(
        self,
        things: Sequence[Thing],
        track_bonuses: Sequence[Sequence[Word]],
        shipping: Sequence[Sequence[Word]],
        house_words: Sequence[tuple[str, Word]],
    ) -> None:
        self.things: list[Thing] = [NO_CARD, *things]
        self.cards: list[Card] = []
        self.intrigues: list[Intrigue] = []
        self.leaders: list[Leader] = []
        self.conflicts: list[Conflict] = []
        self.tiles: list[Tile] = []
        self.spaces: list[Space] = []
        self.track_bonuses = [tuple(words) for words in track_bonuses]
        self.shipping = [tuple(words) for words in shipping]  # rewards by position, the lowest first
        self.reserve: list[int] = []  # numbers of the Reserve cards
        self.words: list[Word] = []
        self.places: list[str] = []  # where word number n is printed
        for number, thing in enumerate(self.things):
            thing.number = number
            self.file(thing)
        self.number = {thing.key: thing.number for thing in things if not isinstance(thing, Space)}
        self.space_index = {space.key: space.index for space in self.spaces}
        self.foldspace = self.number.get("foldspace", 0)
        self.locate_conflicts()
        self.number_words(house_words)
        self.word_at = dict(zip(self.places, self.words, strict=True))
        self.makers = [space.index for space in self.spaces if space.maker]
        self.spaces_of_icons = [self.spaces_with(icons) for icons in range(128)]

    def file(self, thing: Thing) -> None:
        self.cards.append(thing if isinstance(thing, Card) else NO_CARD)
        self.intrigues.append(thing if isinstance(thing, Intrigue) else NO_INTRIGUE)
        self.leaders.append(thing if isinstance(thing, Leader) else NO_LEADER)
        self.conflicts.append(thing if isinstance(thing, Conflict) else NO_CONFLICT)
        self.tiles.append(thing if isinstance(thing, Tile) else NO_TILE)
        if isinstance(thing, Card) and thing.kind == "reserve":
            thing.reserve = len(self.reserve)
            self.reserve.append(thing.number)
        if isinstance(thing, Space):
            thing.index = len(self.spaces)
            self.spaces.append(thing)

    def locate_conflicts(self) -> None:
        for conflict in self.conflicts:
            if conflict.location:
                conflict.location_index = self.space_index[conflict.location]

    def number_words(self, house_words: Sequence[tuple[str, Word]]) -> None:
        for place, word in house_words:
            self.number_word(place, word)
        for faction, bonus in enumerate(self.track_bonuses):
            for i, word in enumerate(bonus):
                self.number_word(f"track/{faction}/{i}", word)
        for position, reward in enumerate(self.shipping):
            for i, word in enumerate(reward):
                self.number_word(f"shipping/{position + 1}/{i}", word)
        for thing in self.things:
            for box, words in thing.boxes():
                for i, word in enumerate(words):
                    self.number_word(f"{place_key(thing)}/{box}/{i}", word)

    def number_word(self, place: str, word: Word) -> None:
        if word.number >= 0:
            raise ValueError(f"the word at {place} is already printed elsewhere")
        word.number = len(self.words)
        self.words.append(word)
        self.places.append(place)
        for i, part in enumerate(word.parts()):
            self.number_word(f"{place}/{i}", part)

    def spaces_with(self, icons: int) -> int:
        bits = 0
        for space in self.spaces:
            if icons >> space.icon & 1:
                bits |= 1 << space.index
        return bits


def place_key(thing: Thing) -> str:
    """Spaces may share their name with a card (Foldspace)."""
    return f"@{thing.key}" if isinstance(thing, Space) else thing.key
