"""A bot's reasons, told in one line each: '+2 Influence with the Fremen: value 1.0'.

They are for whoever sits at the seat that they are about, and for everybody once the game is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kanly.bots.bot import Reason
from kanly.content.catalog import CATALOG
from kanly.telling.voice import Voice
from kanly.text.glossary import Token

COUNTED: Final = {
    "points": "victory_point",
    "influence": "influence",
    "solari": "solari",
    "spice": "spice",
    "water": "water",
    "troops": "troop",
    "dreadnoughts": "dreadnought",
    "intrigues": "intrigue",
    "agents": "agent",
    "negotiators": "negotiator",
}  # kinds whose amounts are counted -> tokens
TERMS: Final = {
    "council": "seat",
    "swordmaster": "swordmaster",
    "mentat": "mentat",
    "alliance": "alliance",
    "alliance_in_reach": "alliance",
    "alliance_in_danger": "alliance",
}  # kinds about something that there is only one of -> tokens
THINGS: Final = ("card", "trashed", "tile", "control")  # kinds about something printed
BY_THEMSELVES: Final = frozenset(COUNTED) - {"troops", "agents"} | {"council", "swordmaster", "mentat"}
WITHOUT_LESS: Final = ("troops", "agents", "card", "trashed")  # said alike, whether it is more or less


def reason_texts(reasons: Iterable[Reason], voice: Voice) -> list[str]:
    """What speaks for the choice comes first."""
    return [reason_text(reason, voice) for reason in sorted(reasons, key=lambda reason: reason.worth < 0)]


def reason_text(reason: Reason, voice: Voice) -> str:
    """What speaks against the choice is said to do so."""
    message = "reason" if reason.worth >= 0 else "reason-against"
    return voice.say(message, text=what(reason, voice), worth=f"{reason.worth:.1f}")


def what(reason: Reason, voice: Voice) -> str:
    """Of a kind that only another package knows, in its own words."""
    try:
        thing = named(reason, voice)
        return thing if reason.kind in BY_THEMSELVES else said(reason, thing, voice)
    except LookupError:
        return " ".join(part for part in (reason.kind, reason.about) if part)


def named(reason: Reason, voice: Voice) -> str:
    """What there is more or less of; empty for kinds that name nothing."""
    kind, about = reason.kind, reason.about
    if kind in COUNTED:
        return voice.language.signed(Token(COUNTED[kind], about).term, reason.amount)
    if kind in TERMS:
        return voice.language.term(Token(TERMS[kind], about))
    if kind not in THINGS:
        return ""
    return voice.names.space_key(about) if kind == "control" else voice.names.number(CATALOG.number[about])


def said(reason: Reason, thing: str, voice: Voice) -> str:
    less = "" if is_more(reason) or reason.kind in WITHOUT_LESS else "-less"
    return voice.say(f"reason-{reason.kind.replace('_', '-')}{less}", thing=thing)


def is_more(reason: Reason) -> bool:
    return reason.amount > 0 or (reason.amount == 0 and reason.worth > 0)
