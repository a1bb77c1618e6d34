"""A process that reviews a game for somebody else: the record comes in, the review goes out."""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from kanly.bots.chances import best_judge
from kanly.record.record import read_record
from kanly.review.course import Course
from kanly.review.told import ReviewTold
from kanly.review.weighing import Effort
from kanly.review.wording import Wording
from kanly.telling.voice import Voice
from kanly.text.languages import LANGUAGES

PATIENT: Final = 10  # lets others go first


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    text = sys.stdin.buffer.read().decode("utf-8")
    sys.stdout.buffer.write(msgspec.json.encode(reviews(text)))


def reviews(record: str, usual: Effort | None = None) -> dict[str, ReviewTold]:
    """By language; weighed once."""
    played = read_record(record)
    course = Course(played, best_judge(), usual=usual)
    voices = [Voice(language) for language in LANGUAGES.values()]
    return {voice.language.tag: Wording(played, course, voice).review() for voice in voices}


if __name__ == "__main__":
    main()
