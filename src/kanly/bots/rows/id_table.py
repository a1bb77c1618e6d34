"""The numbers of all that can be said of a position: blocks of names, and where each begins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.rows.book import Book, counted
from kanly.engine.house import HOUSE_WORDS
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Tile, place_key
from kanly.engine.rules import DIFFICULTIES
from kanly.engine.vocabulary import Faction, Window

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.catalog import Catalog

EGO: Final = ("0", "1", "2", "3")  # the seat that is asked, then clockwise


class Zone:
    """Where a card is, for the seat that is asked. Of three others five each, from OTHERS on."""

    HAND: Final = 0
    DECK: Final = 1
    NEXT: Final = 2  # on top of the own deck, if it is known; counted in DECK too
    KNOWN: Final = 3  # deeper in it
    DISCARD: Final = 4
    IN_PLAY: Final = 5
    ASIDE: Final = 6
    HIDDEN_ASIDE: Final = 7
    OTHERS: Final = 8
    UNSEEN: Final = 0  # in hand or deck, nobody knows where
    HELD: Final = 1  # certainly in hand
    OTHERS_KNOWN: Final = 2  # certainly in the deck
    OTHERS_DISCARD: Final = 3
    OTHERS_IN_PLAY: Final = 4
    OF_EACH: Final = 5
    OTHERS_ASIDE: Final = 23
    ROW: Final = 24
    TRASHED: Final = 25
    SENT: Final = 26  # on this turn
    TAKEN_BACK: Final = 27  # on this turn, by the seat that is asked

    NAMES: Final[tuple[str, ...]] = (
        *("hand", "deck", "next", "known", "discard", "in_play", "aside", "hidden_aside"),
        *[f"{k}.{zone}" for k in EGO[1:] for zone in ("unseen", "held", "known", "discard", "in_play")],
        *("others_aside", "row", "trashed", "sent", "taken_back"),
    )


class IntrigueZone:
    OWN: Final = 0
    DECK: Final = 1  # known to lie there
    DISCARD: Final = 2
    OTHERS: Final = 2  # known to be held by seat 1, 2, 3: this plus the seat

    NAMES: Final[tuple[str, ...]] = (
        "intrigue",
        "intrigue_deck",
        "intrigue_discard",
        *[f"{k}.intrigue" for k in EGO[1:]],
    )


class TileZone:
    """Face up by seat, face down by seat, and the rest."""

    FACE_UP: Final = 0
    FACE_DOWN: Final = 4
    TOP: Final = 8
    TRASHED: Final = 9

    NAMES: Final[tuple[str, ...]] = (
        *[f"{k}.tile" for k in EGO],
        *[f"{k}.used_tile" for k in EGO],
        *("top_tile", "trashed_tile"),
    )


class SpaceZone:
    """By seat."""

    AGENT: Final = 0
    CONTROL: Final = 4
    FLAG: Final = 8
    VOICE: Final = 12
    SENT: Final = 16
    BONUS: Final = 17  # as many of them as there is bonus spice
    NAMES: Final[tuple[str, ...]] = (
        *[f"{k}.agent" for k in EGO],
        *[f"{k}.control" for k in EGO],
        *[f"{k}.flag" for k in EGO],
        *[f"{k}.voice" for k in EGO],
        *("sent_to", "bonus_spice"),
    )


class Small:
    """Small numbers of a seat, one name for each amount; the last stands for more."""

    SIZES: Final[tuple[tuple[str, int], ...]] = (
        ("points", 16),
        ("emperor", 7),
        ("spacing_guild", 7),
        ("bene_gesserit", 7),
        ("fremen", 7),
        ("garrison", 13),
        ("units", 13),
        ("agents", 6),
        ("solari", 13),
        ("spice", 13),
        ("water", 7),
        ("persuasion", 13),
        ("freighter", 4),
        ("strength", 25),
        ("hand", 9),
        ("intrigues", 7),
    )


class RuleName:
    IX: Final = 0
    EPIC: Final = 1
    CHURN: Final = 2
    BRUTAL: Final = 3
    SEATS: Final = 3  # plus how many humans
    DIFFICULTY: Final = 8

    NAMES: Final[tuple[str, ...]] = (
        *("ix", "epic", "churn", "brutal", "humans_1", "humans_2", "humans_3", "humans_4"),
        *DIFFICULTIES,
    )


class Holder:
    """Who has something, by seat; NOBODY is the last."""

    ALLIANCE: Final = 0  # by Faction
    FIRST: Final = 4
    ACTIVE: Final = 5
    NEXT: Final = 6
    MENTAT: Final = 7
    MENTAT_PROMISED: Final = 8
    ANSWERED_FOR: Final = 9

    NAMES: Final[tuple[str, ...]] = (
        *[f"alliance_{faction}" for faction in Faction.NAMES],
        *("first_player", "active", "next_seat", "mentat", "mentat_promised", "answered_for"),
    )


class TurnFlag:
    NAMES: Final[tuple[str, ...]] = (
        *("revealing", "another_turn", "passing", "on_combat_space", "passes_enemies", "top_allowed"),
        *("played_in_go", "enemy_there", "hagal_due"),
    )


ROUNDS: Final = 16
TIERS: Final = 4


class IdTable:
    def __init__(self, catalog: Catalog) -> None:
        book = Book()
        self.book = book
        self.size = len(catalog.things)
        self.compact = [0] * self.size  # by thing: which of its kind it is
        self.add_things(catalog, book)
        self.add_words(catalog, book)
        self.add_board(catalog, book)
        self.add_seats(book)
        self.add_course(book)

    def number(self, catalog: Catalog, kind: type) -> list[str]:
        """The keys of all things of this kind, which get their compact numbers."""
        keys: list[str] = []
        for thing in catalog.things[1:]:
            if isinstance(thing, kind):
                self.compact[thing.number] = len(keys)
                keys.append(thing.key)
        return keys

    def add_things(self, catalog: Catalog, book: Book) -> None:
        cards = self.number(catalog, Card)
        self.cards: i64 = len(cards)
        self.cards_at: i64 = book.blocks(Zone.NAMES, cards)
        intrigues = self.number(catalog, Intrigue)
        self.intrigues: i64 = len(intrigues)
        self.intrigues_at: i64 = book.blocks(IntrigueZone.NAMES, intrigues)
        tiles = self.number(catalog, Tile)
        self.tiles: i64 = len(tiles)
        self.tiles_at: i64 = book.blocks(TileZone.NAMES, tiles)
        conflicts = self.number(catalog, Conflict)
        self.conflict_at: i64 = book.block("conflict", conflicts)
        self.fought_at: i64 = book.block("fought", conflicts)
        leaders = self.number(catalog, Leader)
        self.leaders: i64 = len(leaders)
        self.leaders_at: i64 = book.blocks([f"{k}.leader" for k in EGO], leaders)
        self.hagal_at: i64 = book.block("hagal_discard", self.number(catalog, Hagal))

    def add_words(self, catalog: Catalog, book: Book) -> None:
        self.asked_at: i64 = book.block("asked", catalog.places)
        self.pending_at: i64 = book.block("pending", catalog.places)
        self.phase_at: i64 = book.block("phase", [place for place, _ in HOUSE_WORDS])
        self.phases: i64 = len(HOUSE_WORDS)
        keys = [place_key(thing) for thing in catalog.things]
        self.source_at: i64 = book.block("source", keys)
        self.lasting_at: i64 = book.block("lasting", keys)
        self.others_lasting_at: i64 = book.block("others_lasting", keys)

    def add_board(self, catalog: Catalog, book: Book) -> None:
        spaces = [space.key for space in catalog.spaces]
        self.spaces: i64 = len(spaces)
        self.spaces_at: i64 = book.blocks(SpaceZone.NAMES, spaces)

    def add_seats(self, book: Book) -> None:
        self.small_at: i64 = len(book.names)
        for k in EGO:
            for name, count in Small.SIZES:
                book.block(f"{k}.{name}", counted(count))
        self.small: i64 = (len(book.names) - self.small_at) // len(EGO)

    def add_course(self, book: Book) -> None:
        self.rules_at: i64 = book.block("rules", RuleName.NAMES)
        self.holders_at: i64 = book.blocks(Holder.NAMES, [*EGO, "nobody"])
        self.flags_at: i64 = book.block("turn", TurnFlag.NAMES)
        self.icons_at: i64 = book.block("added_icon", counted(7))
        self.round_at: i64 = book.block("round", counted(ROUNDS))
        self.window_at: i64 = book.block("window", [name or "none" for name in Window.NAMES])
        self.tier_at: i64 = book.block("next_tier", counted(TIERS))
