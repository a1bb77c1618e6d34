"""The printed things: cards, Intrigue cards, Leaders, spaces, tiles, Conflicts, House Hagal cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.engine.vocabulary import FACTION_COUNT, TOP_OF_TRACK, Moment, RivalUse, Window
from kanly.engine.words.board import TakeMentat
from kanly.engine.words.dreadnoughts import Commission
from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.engine.words.standing import answers_of, begun_at, hearing
from kanly.engine.words.word import Condition, Standing, Word

NOT_FOR_SALE: Final = -1
READ_WHEN_SENT: Final = (SendFromAnywhere, DoubleHarvest, SpaceDiscount)


class Thing:
    """Anything with a name: every printed piece has a number of its own in the catalogue."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.set = ""  # that it is printed in; given by the catalogue, as its number is
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
    ) -> None:
        super().__init__(key)
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
        self.only_named = kind == "reserve" and cost == NOT_FOR_SALE  # acquired where an effect names it
        self.from_anywhere = any(isinstance(w, SendFromAnywhere) for w in agent)
        self.double_harvest = any(isinstance(w, DoubleHarvest) for w in agent)
        self.space_discounts = tuple(w for w in agent if isinstance(w, SpaceDiscount))
        self.finds_more = self.infiltrates > 0 or len(self.space_discounts) > 0  # spaces closed to others
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
        self.place = 0  # among the modes of its card
        self.words = words
        self.cost = cost
        self.condition = condition
        self.lasting = lasting  # stays face up in front of its player until it has worked
        self.cost_and_words = words if cost is None else (cost, *words)

    def is_open(self, window: int) -> bool:
        """Whether it may be played in this window."""
        return self.window == window or (self.window == Window.TURN and window == Window.TURN_OPEN)

    def all_words(self) -> tuple[Word, ...]:
        return self.cost_and_words


class Intrigue(Thing):
    def __init__(self, key: str, *modes: Mode, copies: int = 1) -> None:
        super().__init__(key)
        self.modes = modes
        self.copies = copies
        self.is_plot = any(m.window <= Window.TURN for m in modes)
        self.open_modes = [[m for m in modes if m.is_open(window)] for window in range(len(Window.NAMES))]
        for place, mode in enumerate(modes):
            mode.place = place

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [(f"mode{i + 1}", m.all_words()) for i, m in enumerate(self.modes)]


class Leader(Thing):
    def __init__(
        self,
        key: str,
        *,
        ring: Sequence[Word],
        ability: Sequence[Standing],
        complexity: int,
        water: int = 1,
        house: str = "",
    ) -> None:
        super().__init__(key)
        self.ring = tuple(ring)
        self.ability = tuple(ability)
        self.water = water
        self.complexity = complexity
        self.house = house
        self.answers = answers_of(self.ability)  # by Question
        self.listens = [begun_at(moment, self.ability) for moment in range(Moment.COUNT)]
        self.hears = [hearing(moment, self.ability) for moment in range(Moment.COUNT)]

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [("ring", self.ring), ("ability", self.ability)]


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
        covered: bool = False,
        flag_rank: int = 0,
    ) -> None:
        super().__init__(key)
        self.index = 0
        self.bit = 1  # in masks of spaces
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
        self.flag_rank = flag_rank  # of a location: the order in which Rivals cover the flags
        self.lends_mentat = any(isinstance(word, TakeMentat) for word in words)
        self.faction = icon if icon < FACTION_COUNT else -1

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
        always: Sequence[Standing] = (),
        flips: bool = False,
        rivals: int = RivalUse.NOT_TAKEN,
    ) -> None:
        super().__init__(key)
        self.cost = cost
        self.acquire = tuple(acquire)
        self.reveal = tuple(reveal)
        self.round_start = tuple(round_start)
        self.won = tuple(won)
        self.endgame = tuple(endgame)
        self.use = tuple(use)  # a cost and then what it buys; without a cost the first word is the effect
        self.always = tuple(always)  # what it changes; for what it does at moments it has the boxes above
        self.flips = flips  # used once a round; otherwise using it costs the tile
        self.rivals = rivals
        self.answers = answers_of(self.always)  # by Question

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [
            ("acquire", self.acquire),
            ("reveal", self.reveal),
            ("round_start", self.round_start),
            ("won", self.won),
            ("endgame", self.endgame),
            ("use", self.use),
            ("always", self.always),
        ]


class Face:
    """One space of a House Hagal card and the icons beside it."""

    def __init__(self, space: str, *words: Word, guild: int = 0, guild_at_most: int = TOP_OF_TRACK) -> None:
        self.space = space  # empty: the Maker space with the most bonus spice
        self.words = words
        self.guild = guild  # Influence with the Spacing Guild that it needs
        self.guild_at_most = guild_at_most
        self.commissions = any(isinstance(word, Commission) for word in words)


class Hagal(Thing):
    """A House Hagal card: where the Rival goes, what it gets, how many swords in combat."""

    def __init__(
        self,
        key: str,
        *faces: Face,
        swords: int,
        copies: int = 1,
        mark: int = 0,
        covered: bool = False,
    ) -> None:
        super().__init__(key)
        self.faces = faces  # none: reshuffle
        self.swords = swords
        self.copies = copies
        self.mark = mark  # 1: solo only, 2: two players only
        self.covered = covered  # its space is not in the game with Rise of Ix

    def boxes(self) -> list[tuple[str, tuple[Word, ...]]]:
        return [(f"face{i + 1}", face.words) for i, face in enumerate(self.faces)]


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
    ) -> None:
        super().__init__(key)
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


NO_CARD: Final = Card("nothing")
NO_INTRIGUE: Final = Intrigue("nothing")
NO_LEADER: Final = Leader("nobody", ring=(), ability=(), complexity=0)
NO_TILE: Final = Tile("nothing", cost=0)
NO_HAGAL: Final = Hagal("nothing", swords=0)
NO_CONFLICT: Final = Conflict("none", 0, first=(), second=(), third=())


def place_key(thing: Thing) -> str:
    """Spaces may share their name with a card (Foldspace)."""
    return f"@{thing.key}" if isinstance(thing, Space) else thing.key
