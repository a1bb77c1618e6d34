"""A process that reviews a game for somebody else: the record comes in, the review goes out.

It goes out as one line; before it, line by line, how far it is.
"""

from __future__ import annotations

import os
import sys
from typing import Final

import msgspec

from kanly.bots.chances import best_judge
from kanly.record.record import read_record
from kanly.review.course import Course
from kanly.review.progress import Note, unseen
from kanly.review.told import ReviewTold
from kanly.review.weighing import Effort
from kanly.review.wording import Wording
from kanly.telling.voice import Voice
from kanly.text.languages import LANGUAGES

PATIENT: Final = 10  # lets others go first
STEPS: Final = 200  # into which the way is cut: as often it is told how far it is


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(PATIENT)
    text = sys.stdin.buffer.read().decode("utf-8")
    tell(reviews(text, Steps(tell).note))


def tell(line: object) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(line) + b"\n")
    sys.stdout.buffer.flush()


class Steps:
    """Tells a share only where it has grown enough to be seen."""

    def __init__(self, tell: Note) -> None:
        self.tell = tell
        self.told = 0

    def note(self, share: float) -> None:
        if int(share * STEPS) > self.told:
            self.told = int(share * STEPS)
            self.tell(self.told / STEPS)


def reviews(record: str, note: Note = unseen, usual: Effort | None = None) -> dict[str, ReviewTold]:
    """By language; weighed once."""
    played = read_record(record)
    course = Course(played, best_judge(), note=note, usual=usual)
    voices = [Voice(language) for language in LANGUAGES.values()]
    return {voice.language.tag: Wording(played, course, voice).review() for voice in voices}


if __name__ == "__main__":
    main()
