"""The process of a bot: `python -m kanly.bots.inside NAME:option=value`. The game is not here.

Questions come by standard input and answers go by standard output, as `messages.py` says; the bot finds both
closed, so that whatever it prints disturbs nobody. The process ends when the game does, even while it thinks.
"""

from __future__ import annotations

import inspect
import os
import sys
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from kanly.bots import registry, walls
from kanly.bots.bot import Answer, Bot, BotError, Known, asked
from kanly.bots.messages import Ready, Reply, next_question, understood, written


def main() -> None:
    spec = registry.read(sys.argv[1])
    questions, answers = own_streams()
    is_closed_in = walls.close_in()
    bot, ready = begun(spec, is_closed_in)
    say(answers, written(ready))
    if bot is not None:
        think(bot, questions, answers)


def own_streams() -> tuple[BinaryIO, BinaryIO]:
    """Out of the way of the bot, for whom there is nothing to be read, and nobody who reads."""
    kept = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    return kept


def begun(spec: registry.Spec, is_closed_in: bool) -> tuple[Bot | None, Ready]:
    try:
        make = registry.maker(spec.name)
        ready = Ready(is_closed_in, summary_of(make), registry.options_of(make))
        return make(**dict(spec.options)), ready
    except Exception as error:
        return None, Ready(is_closed_in, complaint=told(error))


def summary_of(make: object) -> str:
    return (inspect.getdoc(make) or "").partition("\n")[0]


def think(bot: Bot, questions: BinaryIO, answers: BinaryIO) -> None:
    coming = heard(questions)
    while True:
        say(answers, reply(bot, understood(coming.get())))


def heard(questions: BinaryIO) -> SimpleQueue[bytes]:
    coming: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(questions, coming), daemon=True).start()
    return coming


def listen(questions: BinaryIO, coming: SimpleQueue[bytes]) -> None:
    """Beside the bot, so that the end of the game is noticed at once."""
    while told := next_question(questions):
        coming.put(told)
    os._exit(0)


def reply(bot: Bot, known: Known, ask: Callable[[Bot, Known], Answer] = asked) -> bytes:
    """By the number of a choice: what kind of object the bot gives is of no importance to the game."""
    offered = known.choices
    try:
        answer = ask(bot, known)
        number = offered.index(answer.choice)
        return written(Reply(number, tuple(answer.reasons), tuple(answer.chances)))
    except Exception as error:
        return written(Reply(complaint=told(error)))


def say(answers: BinaryIO, line: bytes) -> None:
    answers.write(line)
    answers.flush()


def told(error: Exception) -> str:
    """A BotError speaks for itself."""
    return str(error) if isinstance(error, BotError) else f"{type(error).__name__}: {error}"


if __name__ == "__main__":
    main()
