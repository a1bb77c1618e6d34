"""What goes between a game and a bot in a process of its own.

A question is a line with its length and the sets of other packages, then the knowledge as a pickle: the bot's
process trusts the game. The game does not trust the bot: what comes back is a line of JSON with nothing in it
but numbers and short texts.
"""

from __future__ import annotations

import pickle
from dataclasses import dataclass
from typing import BinaryIO, Final

import msgspec

from kanly.bots.bot import Answer, BotError, Known, Reason
from kanly.bots.registry import Spec
from kanly.content.catalog import LOADED, catalogue

LONGEST: Final = 65_536  # bytes of a reply
LONGEST_WORD: Final = 60  # characters of what a reason is about
LONGEST_COMPLAINT: Final = 200
MOST_REASONS: Final = 50


@dataclass(frozen=True)
class Ready:
    """Said once: the bot is made, or why it is not."""

    is_closed_in: bool = False
    summary: str = ""
    options: tuple[str, ...] = ()
    complaint: str = ""


@dataclass(frozen=True)
class Reply:
    number: int = -1  # of the choice, among those that were offered
    reasons: tuple[Reason, ...] = ()
    chances: tuple[float, ...] = ()
    complaint: str = ""  # why there is no answer


@dataclass(frozen=True)
class Heading:
    length: int  # of what follows, in bytes
    sets: tuple[str, ...]


# --- to the bot


def question(known: Known) -> bytes:
    return headed(pickle.dumps(known))


def question_to(spec: Spec, known: Known, *, with_reasons: bool = False) -> bytes:
    """For a process that plays any bot of ours."""
    return headed(pickle.dumps((spec, known, with_reasons)))


def headed(told: bytes) -> bytes:
    """Sets are numbered as they are asked for, so the bot's process asks for them in the game's order."""
    heading = Heading(len(told), tuple(each.key for each in LOADED))
    return msgspec.json.encode(heading) + b"\n" + told


def next_question(stream: BinaryIO) -> bytes:
    """Ready to be understood; empty: there is none any more."""
    line = stream.readline()
    if not line:
        return b""
    heading = msgspec.json.decode(line, type=Heading)
    for name in heading.sets:
        catalogue((name,))
    return stream.read(heading.length)


def understood(told: bytes) -> Known:
    known: Known = pickle.loads(told)
    return known


def understood_by_any(told: bytes) -> tuple[Spec, Known, bool]:
    """Who is asked, with what it knows, and whether also why."""
    asked: tuple[Spec, Known, bool] = pickle.loads(told)
    return asked


# --- from the bot


def written(said: Ready | Reply) -> bytes:
    return msgspec.json.encode(said) + b"\n"


def read_ready(line: bytes) -> Ready:
    said = msgspec.json.decode(line, type=Ready)
    options = tuple(one_line(option, LONGEST_WORD) for option in said.options[:MOST_REASONS])
    return Ready(said.is_closed_in, one_line(said.summary), options, one_line(said.complaint))


def read_answer(line: bytes, known: Known) -> Answer:
    """ValueError: it is none. BotError: the bot says itself that it has none."""
    said = msgspec.json.decode(line, type=Reply)
    if said.complaint:
        raise BotError(one_line(said.complaint))
    offered = known.choices
    if not 0 <= said.number < len(offered):
        raise ValueError("there is no choice of that number")
    if len(said.reasons) > MOST_REASONS or not all(is_sound(reason) for reason in said.reasons):
        raise ValueError("the reasons are none")
    if len(said.chances) not in (0, known.seats) or not all(0 <= chance <= 1 for chance in said.chances):
        raise ValueError("the chances are none")
    return Answer(offered[said.number], said.reasons, said.chances)


def is_sound(reason: Reason) -> bool:
    texts = (reason.kind, reason.about)
    return all(len(text) <= LONGEST_WORD and text.isprintable() for text in texts)


def one_line(text: str, most: int = LONGEST_COMPLAINT) -> str:
    """Nothing that a terminal obeys, nothing endless."""
    return "".join(c if c.isprintable() else " " for c in text[:most]).strip()
