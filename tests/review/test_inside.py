"""What a process that reviews a game for a server gives back."""

from __future__ import annotations

from review.late_games import late_record

from kanly.review.inside import reviews
from kanly.review.weighing import Effort
from kanly.text.languages import LANGUAGES


def test_it_is_weighed_once_and_told_in_every_language() -> None:
    told = reviews(late_record(2), Effort(2, 1, 2))
    assert sorted(told) == sorted(language.tag for language in LANGUAGES.values())
    english, japanese = told["en"], told["ja"]
    assert [one.chances for one in english.decisions] == [one.chances for one in japanese.decisions]
    assert english.decisions[0].made.choice == japanese.decisions[0].made.choice
    assert english.outcome != japanese.outcome
