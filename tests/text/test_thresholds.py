"""Every number that must be reached is said with 'at least' or the like, lest it be read as 'exactly'."""

from __future__ import annotations

from dataclasses import fields

import pytest
from text.test_complete import CODES, CONDITIONS

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import TOP_OF_TRACK
from kanly.engine.words.intrigue import StealIntrigue
from kanly.engine.words.leader import Masterstroke
from kanly.engine.words.word import Condition
from kanly.text.forms import CARD
from kanly.text.languages import LANGUAGES

AT_LEAST = {"en": "at least", "ja": "以上", "zh_hant": "至少"}
EXAMPLES = {"faction": 0, "icons": (4, 5), "card": "the_spice_must_flow"}  # fields that count nothing
COUNT = 3


def example(kind: type) -> Condition:
    values = {field.name: EXAMPLES.get(field.name, COUNT) for field in fields(kind)}
    condition = kind(**values)
    assert isinstance(condition, Condition)
    return condition


THRESHOLDS = [kind for kind in CONDITIONS if {field.name for field in fields(kind)} - set(EXAMPLES)]


def test_the_conditions_that_count_something_are_found() -> None:
    named = {kind.__name__ for kind in THRESHOLDS}
    assert {"HasInfluence", "HasTiles", "TracksAt"} <= named
    assert len(named) == 9


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("kind", THRESHOLDS, ids=lambda kind: kind.__name__)
def test_every_threshold_says_at_least(code: str, kind: type) -> None:
    assert AT_LEAST[code] in LANGUAGES[code].condition(example(kind))


@pytest.mark.parametrize("code", CODES)
def test_so_do_those_that_are_no_conditions(code: str) -> None:
    language = LANGUAGES[code]
    assert AT_LEAST[code] in language.space_requires(3, 2)
    assert AT_LEAST[code] in language.masterstroke(Masterstroke(4, ()), CARD)
    assert AT_LEAST[code] in language.hagal_with_influence(2, TOP_OF_TRACK)
    stealing = next(word for word in CATALOG.words if isinstance(word, StealIntrigue))
    assert AT_LEAST[code] in language.phrase(stealing)
