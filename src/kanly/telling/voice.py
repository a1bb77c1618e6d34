"""How the terminal speaks: one language with the strings of the interface, and no tokens."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Thing, Tile
from kanly.engine.vocabulary import Faction
from kanly.engine.words.word import Word
from kanly.telling.components import in_one_line, plain_boxes
from kanly.text.deeds import Who
from kanly.text.forms import CARD, Form
from kanly.text.glossary import Token, icons_in, token
from kanly.text.interface import interface_of
from kanly.text.language import Language


class Voice:
    def __init__(self, language: Language) -> None:
        self.language = language
        self.names = language.names
        self.say = interface_of(language.tag)

    # --- names

    def key(self, key: str) -> str:
        """The name of a card of a deck."""
        return self.names.number(CATALOG.number[key])

    def keys(self, keys: Iterable[str]) -> str:
        return self.listed([self.key(key) for key in keys])

    def cards(self, numbers: Iterable[int]) -> str:
        return self.named([self.names.number(number) for number in numbers])

    def space(self, index: int) -> str:
        return self.names.space(index)

    def faction(self, number: int) -> str:
        return self.term(Faction.NAMES[number])

    def player(self, who: Who) -> str:
        return self.say("you") if who.is_you else who.name

    def players(self, players: Sequence[Who]) -> list[str]:
        return [self.player(who) for who in players]

    # --- terms

    def term(self, name: str) -> str:
        return self.language.term(Token(name))

    def counted(self, name: str, number: int) -> str:
        return self.language.term(Token(name, "", number))

    def icons(self, mask: int) -> str:
        return self.plain(self.named(icons_in(mask)))

    def units(self, troops: int, dreadnoughts: int) -> str:
        """'2 troops and 1 dreadnought'."""
        parts = [token("troop", troops)] if troops or not dreadnoughts else []
        parts += [token("dreadnought", dreadnoughts)] if dreadnoughts else []
        return self.listed(parts)

    # --- sentences

    def plain(self, text: str) -> str:
        return self.language.plain(text)

    def listed(self, parts: Sequence[str]) -> str:
        return self.plain(self.language.listed(parts))

    def named(self, names: Sequence[str]) -> str:
        return self.say("joint-names").join(names)

    def one_after_other(self, lines: Sequence[str]) -> str:
        return self.language.in_a_row(lines, self.say("joint-lines"))

    def apart(self, parts: Sequence[str]) -> str:
        """Different things about one: what it is, what it costs, what it does."""
        return self.language.in_a_row(parts, " · ")

    def numbered(self, lines: Sequence[str]) -> str:
        """Lines of which the number matters."""
        told = [self.language.in_a_row([line], "") for line in lines]
        return self.say("joint-numbered").join(
            self.say("numbered", number=number, text=text) for number, text in enumerate(told, 1)
        )

    def labelled(self, label: str, text: str) -> str:
        return self.language.labelled(label, text)

    def words(self, words: Sequence[Word], form: Form = CARD) -> str:
        return self.plain(self.language.joined(words, form))

    # --- components

    def lines(self, thing: Thing) -> dict[str, tuple[str, ...]]:
        """What its boxes say, by the key of the box."""
        return {box.key: box.lines for box in plain_boxes(self.language, thing)}

    def effects(self, thing: Thing, without: tuple[str, ...] = ()) -> str:
        """All its boxes in one line, but for those that are shown in columns or not wanted."""
        boxes = plain_boxes(self.language, thing)
        return in_one_line(self.language, boxes, ("cost", "factions", "icons", *without))

    def card(self, card: Card) -> str:
        """Its icons and what it does."""
        icons = "".join(self.say("icons", text=line) for line in self.lines(card).get("icons", ()))
        return icons + self.effects(card)

    def tile(self, tile: Tile, has_rivals: bool) -> str:
        """What it does; whether Rivals take it only where there are any."""
        return self.effects(tile, () if has_rivals else ("rivals",))
