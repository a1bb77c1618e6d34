"""Lines of the log: deeds, changes, and what Rivals did and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kanly.engine.vocabulary import NOBODY, Choice
from kanly.engine.words.word import Word
from kanly.text import deeds
from kanly.text.choices import Asked, deed_of
from kanly.text.deeds import Who
from kanly.text.forms import TOLD_OF_OTHER, TOLD_OF_YOU
from kanly.text.language import Language

# What goes without saying.
QUIET: Final = (deeds.EndTurn, deeds.Done, deeds.Resolve, deeds.Decline, deeds.SendAgentFromLeader)
ONE: Final = {"change_garrison_dreadnoughts": "change_garrison_dreadnought"}  # labels that speak of many


def log_line(
    language: Language,
    seat: int,
    choice: Choice,
    asked_by: Word | None,
    players: Sequence[Who],
    *,
    hidden: bool = False,
) -> str:
    """'Leto sends Dagger to Mentat'; empty for what goes without saying. `hidden` keeps a secret."""
    deed = deed_of(choice, Asked(asked_by, players, hidden=hidden))
    if isinstance(deed, QUIET):
        return ""
    who = players[seat]
    return language.told(who, language.deed(deed, TOLD_OF_YOU if who.is_you else TOLD_OF_OTHER))


def reason_text(language: Language, reason: tuple[int, int, int, int], players: Sequence[Who]) -> str:
    """(seat, Reason, first, second) as the engine notes it."""
    seat, kind, first, second = reason
    who = players[seat] if seat != NOBODY else Who("")
    return language.reason(who, kind, first, second)


def changes_text(language: Language, changed: Mapping[str, int]) -> str:
    """'+2 spice, -1 in hand', by term or by label; empty if nothing changed."""
    told = [change_text(language, name, change) for name, change in changed.items() if change]
    return language.series(told)


def change_text(language: Language, name: str, change: int) -> str:
    if name.startswith("change_"):
        label = ONE.get(name, name) if abs(change) == 1 else name
        return language.names.label(label).format(n=f"{change:+d}")
    return language.signed(name, change)
