"""What the tracks of the board give, in words and in icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Faction
from kanly.engine.words.word import Word
from kanly.text.forms import CARD
from kanly.text.icons import ICONS
from kanly.text.language import Language

Data = dict[str, Any]


def tracks_in(language: Language) -> Data:
    """What the Influence tracks give at 4, and what recalling the Freighter gives, the lowest first."""
    bonuses = zip(Faction.NAMES, CATALOG.track_bonuses, strict=True)
    return {
        "influence": {name: reward_in(language, words) for name, words in bonuses},
        "shipping": [reward_in(language, words) for words in CATALOG.shipping],
    }


def reward_in(language: Language, words: Sequence[Word]) -> Data:
    return {"words": language.plain(language.joined(words, CARD)), "face": ICONS.joined(words, CARD)}
