"""Clauses of components: an Intrigue card in one of its modes, a Tech tile in use."""

from __future__ import annotations

from kanly.engine.printed import Mode, Tile
from kanly.text.forms import CARD, Form, Mood
from kanly.text.word_language import WordLanguage


def mode_text(language: WordLanguage, mode: Mode, form: Form = CARD) -> str:
    """If ...: cost → effect."""
    text = language.joined(mode.words, form.as_(Mood.RESULT) if mode.cost else form)
    if mode.cost:
        text = language.exchange(language.phrase(mode.cost, form.as_(Mood.COST)), text)
    if mode.condition:
        return language.conditional(language.condition(mode.condition, form), text)
    return text


def use_text(language: WordLanguage, tile: Tile, form: Form = CARD) -> str:
    """The first word is the cost, unless it stands alone."""
    if len(tile.use) == 1:
        return language.phrase(tile.use[0], form)
    cost, *effects = tile.use
    result = language.joined(effects, form.as_(Mood.RESULT))
    return language.exchange(language.phrase(cost, form.as_(Mood.COST)), result)
