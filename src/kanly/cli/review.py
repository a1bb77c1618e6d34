"""`kanly review`: a finished game looked at again, as a page or as JSON."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from kanly.bots.chances import BEST, JUDGES
from kanly.cli.arguments import ENGLISH, add_language
from kanly.cli.running import print_json, share_done
from kanly.cli.saving import CannotWrite, read_text, shown, write
from kanly.cli.usage import Parser, UserError, file_name, whole_number
from kanly.record.log import rules_from
from kanly.record.record import Replayed, read_record
from kanly.review.course import Course
from kanly.review.decisions import decisions
from kanly.review.page import page
from kanly.review.wording import Wording
from kanly.telling.voice import Voice

MOST_EFFORT: Final = 100
BESIDE: Final = ".review.html"


def parser() -> Parser:
    made = Parser(
        prog="kanly review",
        description="Look at a finished game again: everybody's chances, the largest mistakes, and luck.",
    )
    made.add_argument("file", metavar="FILE", help="the record of a game that is over, sealed or not")
    made.add_argument("--out", type=file_name, metavar="FILE", help=f"the page; else FILE with {BESIDE}")
    made.add_argument(
        "--seat", type=whole_number(0, 3), metavar="N", help="tell of this seat only, from 0 on"
    )
    effort = "think N times as long (1)"
    made.add_argument("--effort", type=whole_number(1, MOST_EFFORT), default=1, metavar="N", help=effort)
    made.add_argument("--judge", choices=[*JUDGES], default=BEST, help=f"who tells the chances ({BEST})")
    made.add_argument("--json", action="store_true", help="print one JSON object, and write no page")
    add_language(made)
    return made


def main(arguments: list[str]) -> int:
    asked = parser().parse_args(arguments)
    played = read_text(asked.file, finished)
    if asked.seat is not None and asked.seat >= rules_from(played.origin).seats:
        raise UserError(f"nobody is asked at seat {asked.seat}; the seats are counted from 0")
    voice = Voice(asked.lang or ENGLISH)
    told = Wording(played, weighed(played, asked), voice).review()
    if asked.json:
        print_json(told)
    else:
        keep(asked, page(told, voice, asked.seat), voice)
    return 0


def finished(text: str) -> Replayed:
    played = read_record(text)
    decisions(played)
    return played


def weighed(played: Replayed, asked: argparse.Namespace) -> Course:
    with share_done("decisions judged") as note:
        return Course(played, JUDGES[asked.judge], asked.effort, note)


def keep(asked: argparse.Namespace, made: str, voice: Voice) -> None:
    target = Path(asked.out) if asked.out else Path(asked.file).with_suffix(BESIDE)
    try:
        written = write(target, made)
    except CannotWrite as error:
        raise UserError(str(error)) from error
    print(voice.say("review-written", file=shown(written)))
