"""Bots as their names are told: those with a level in the language of play."""

from __future__ import annotations

from collections.abc import Iterable

from kanly.bots.registry import LEVELS, Spec
from kanly.telling.voice import Voice


def level_text(spec: Spec, voice: Voice) -> str:
    """The bot by its level, if it has one and plays as it usually does; else as it is typed."""
    if spec.name not in LEVELS or spec.options:
        return str(spec)
    number = LEVELS.index(spec.name) + 1
    return voice.say("bot-level", level=number, name=voice.say(f"level-{number}"))


def named(specs: Iterable[Spec], voice: Voice) -> str:
    """Each once."""
    return voice.named(list(dict.fromkeys(level_text(spec, voice) for spec in specs)))
