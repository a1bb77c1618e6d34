"""What the tracks of the board give, in words and in icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import ALLIANCE_AT, POINT_AT, TRACK_POINTS, Faction
from kanly.engine.words.word import Word
from kanly.text.forms import CARD
from kanly.text.glossary import token
from kanly.text.icons import ICONS
from kanly.text.language import Language

Data = dict[str, Any]


def tracks_in(language: Language) -> Data:
    """What the Influence tracks give, on which step, and an Alliance; what recalling the Freighter gives,
    the lowest first."""
    bonuses = zip(Faction.NAMES, CATALOG.track_bonuses, strict=True)
    alliance = language.track_alliance(ALLIANCE_AT, TRACK_POINTS)
    return {
        "point": {"at": POINT_AT, **points_in(language, language.track_point(TRACK_POINTS))},
        "influence": {name: {"at": ALLIANCE_AT, **reward_in(language, words)} for name, words in bonuses},
        "alliance": {"at": ALLIANCE_AT, **points_in(language, alliance)},
        "shipping": [reward_in(language, words) for words in CATALOG.shipping],
    }


def points_in(language: Language, words: str) -> Data:
    return {"words": language.plain(words), "face": token("victory_point", TRACK_POINTS)}


def reward_in(language: Language, words: Sequence[Word]) -> Data:
    return {"words": language.plain(language.joined(words, CARD)), "face": ICONS.joined(words, CARD)}
