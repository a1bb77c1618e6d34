"""How an Intrigue card in one of its modes, or a Tech tile in use, is put into one clause."""

from __future__ import annotations

from kanly.engine.printed import Mode, Tile
from kanly.text.forms import CARD, Mood
from kanly.text.word_language import WordLanguage


def mode_text(language: WordLanguage, mode: Mode) -> str:
    """If ...: cost → effect."""
    text = language.joined(mode.words, CARD.as_(Mood.RESULT) if mode.cost else CARD)
    if mode.cost:
        text = language.exchange(language.phrase(mode.cost, CARD.as_(Mood.COST)), text)
    return language.conditional(language.condition(mode.condition), text) if mode.condition else text


def use_text(language: WordLanguage, tile: Tile) -> str:
    """The first word is the cost, unless it stands alone."""
    if len(tile.use) == 1:
        return language.phrase(tile.use[0])
    cost, *effects = tile.use
    result = language.joined(effects, CARD.as_(Mood.RESULT))
    return language.exchange(language.phrase(cost, CARD.as_(Mood.COST)), result)
