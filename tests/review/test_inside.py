"""What a process that reviews a game for a server gives back."""

from __future__ import annotations

from review.late_games import late_record

from kanly.review.inside import STEPS, Steps, reviews
from kanly.review.weighing import Effort
from kanly.text.languages import LANGUAGES

FEW = Effort(2, 1, 2)


def test_it_is_weighed_once_and_told_in_every_language() -> None:
    told = reviews(late_record(2), usual=FEW)
    assert sorted(told) == sorted(language.tag for language in LANGUAGES.values())
    english, japanese = told["en"], told["ja"]
    assert [one.chances for one in english.decisions] == [one.chances for one in japanese.decisions]
    assert english.decisions[0].made.choice == japanese.decisions[0].made.choice
    assert english.outcome != japanese.outcome


def test_it_tells_how_far_it_is_until_all_is_judged() -> None:
    shares: list[float] = []
    reviews(late_record(2), shares.append, FEW)
    assert shares == sorted(set(shares))  # every decision brings it on
    assert 0 < shares[0] < 0.5
    assert shares[-1] == 1


def test_what_nobody_would_see_is_not_told() -> None:
    told: list[float] = []
    steps = Steps(told.append)
    for share in (0.1 / STEPS, 1.2 / STEPS, 1.9 / STEPS, 1.0):
        steps.note(share)
    assert told == [1 / STEPS, 1.0]
