"""Tokens inside texts, such as {spice:2} or {influence:fremen:1}.

They become icons on a page and words of the glossary in plain text.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from kanly.engine.vocabulary import FACTIONS, Faction, Icon, Resource

ANY_FACTION: Final = "any"
RECRUITED: Final = "recruited"  # troops, where the verb of a language names them already
AMOUNTS: Final = {
    "victory_points": "victory_point",
    "persuasion": "persuasion",
    "swords": "sword",
    "solari": "solari",
    "spice": "spice",
    "water": "water",
}  # fields of a word -> tokens, in the order in which they are said
RESOURCE_TOKENS: Final = tuple(AMOUNTS[name] for name in Resource.NAMES)

# Every token and the icon that stands for it on a page; without an icon it is a word there too.
TOKENS: Final[Mapping[str, str]] = {
    "solari": "solari",
    "spice": "spice",
    "water": "water",
    "persuasion": "persuasion",
    "sword": "sword",
    "victory_point": "vp",
    "emperor": "emperor",
    "spacing_guild": "guild",
    "bene_gesserit": "bene",
    "fremen": "fremen",
    "landsraad": "landsraad",
    "city": "city",
    "spice_trade": "spice_trade",
    "influence": "influence",
    "alliance": "alliance",
    "bond": "draw",
    "troop": "troop",
    "dreadnought": "dreadnought",
    "unit": "combat",
    "agent": "agent",
    "card": "draw",
    "deck": "deck",
    "discard": "discard",
    "trash": "trash",
    "trash_this": "trash",
    "intrigue": "intrigue",
    "tech": "tech",
    "negotiator": "negotiator",
    "freighter": "freighter",
    "mentat": "mentat",
    "seat": "seat",
    "swordmaster": "swordmaster",
    "signet": "signet",
    "control": "flag",
    "retreat": "retreat",
    "opponent": "opp",
    "foldspace": "foldspace",
    "blocked": "voice",
    "infiltration": "infiltrate",
    "unload": "unload",
    "combat": "combat",
    "maker": "maker",
    "arrow": "arrow",
    "or": "",
    "see_text": "book",
}
PATTERN: Final = re.compile(r"\{([a-z_]+)(?::([a-z_]+))?(?::(-?\d+))?\}")


@dataclass(frozen=True)
class Token:
    name: str
    detail: str = ""  # a Faction, or what happens to it
    number: int | None = None

    @property
    def icon(self) -> str:
        return TOKENS[self.name]

    @property
    def term(self) -> str:
        """Its entry in the glossary."""
        return f"{self.name}:{self.detail}" if self.detail else self.name

    def __str__(self) -> str:
        parts = [self.name, self.detail, "" if self.number is None else str(self.number)]
        return "{" + ":".join(part for part in parts if part) + "}"


@dataclass(frozen=True)
class Term:
    """How plain text speaks of a token: without a number, for one, and for any other number."""

    name: str
    one: str
    many: str

    def counted(self, number: int) -> str:
        """What is lost is counted like what is gained: that it is lost, the sentence says."""
        return (self.one if abs(number) == 1 else self.many).format(n=abs(number))

    def changed(self, change: int, pattern: str) -> str:
        """That there is more or less of it, as a language writes it: '{sign}{counted}'."""
        sign, number = "-" if change < 0 else "+", abs(change)
        return pattern.format(sign=sign, counted=self.counted(number), name=self.name, n=number)


def token(name: str, number: int | None = None) -> str:
    return str(Token(name, "", number))


def faction(number: int) -> str:
    return token(Faction.NAMES[number])


def influence(with_faction: int, amount: int) -> str:
    return str(Token("influence", Faction.NAMES[with_faction], amount))


def influence_lost(with_faction: int) -> str:
    """One step back: its icon has the sign, its words leave it to the sentence."""
    return influence(with_faction, -1)


def influence_any(amount: int) -> str:
    """With a Faction of one's choice."""
    return str(Token("influence", ANY_FACTION, amount))


def icon(number: int) -> str:
    return token(Icon.NAMES[number])


def icons_in(mask: int) -> list[str]:
    """The Agent icons of a mask as tokens."""
    return [token(name) for i, name in enumerate(Icon.NAMES) if mask >> i & 1]


def amounts(word: object) -> list[str]:
    """What a Gain or a Pay names, as tokens."""
    counts = ((name, getattr(word, field, 0)) for field, name in AMOUNTS.items())
    return [token(name, count) for name, count in counts if count]


def pieces(text: str) -> list[str | Token]:
    """A text cut up for a page: strings, and tokens to draw."""
    found: list[str | Token] = []
    end = 0
    for match in PATTERN.finditer(text):
        if match.start() > end:
            found.append(text[end : match.start()])
        found.append(read_token(match))
        end = match.end()
    return [*found, text[end:]] if end < len(text) else found


def read_token(match: re.Match[str]) -> Token:
    name, detail, number = match.groups()
    if name not in TOKENS:
        raise ValueError(f"there is no token {match.group()}")
    return Token(name, detail or "", None if number is None else int(number))


def replaced(text: str, speak: Callable[[Token], str]) -> str:
    if "{" not in text:
        return text
    return "".join(piece if isinstance(piece, str) else speak(piece) for piece in pieces(text))


def all_factions(among: tuple[int, ...]) -> bool:
    return len(among) == len(FACTIONS)
