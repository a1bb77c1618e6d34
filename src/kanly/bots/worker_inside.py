"""A process that plays any bot of ours for anybody: `python -m kanly.bots.worker_inside`.

A question says which bot it is for. That bot is made for this question alone, which takes no time, so nobody
remembers what was asked for another seat. As in `inside.py` the process ends when its server does, even while
it thinks.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import BinaryIO, Final

from kanly.bots import registry, walls
from kanly.bots.bot import asked
from kanly.bots.collector import collector_at_rest
from kanly.bots.inside import heard, own_streams, reply, say, told
from kanly.bots.messages import Ready, Reply, understood_by_any, written
from kanly.bots.reasons import explained

OFTEN: Final = 100  # answers between two rounds of the garbage collector


def main() -> None:
    """Others of the same user, such as bots of other packages, may not look into its memory."""
    questions, answers = own_streams()
    walls.hide()
    prepare()
    say(answers, written(Ready()))
    with collector_at_rest():
        think(questions, answers)


def prepare() -> None:
    """Whatever all bots need is there before the first question, and of no interest to the collector."""
    for name in registry.OWN:
        registry.maker(name)
    gc.freeze()


def think(questions: BinaryIO, answers: BinaryIO) -> None:
    coming = heard(questions)
    for answered in count(1):
        say(answers, reply_to(coming.get()))
        if answered % OFTEN == 0:
            gc.collect()


def reply_to(question: bytes) -> bytes:
    try:
        spec, known, with_reasons = understood_by_any(question)
        bot = registry.maker(spec.name)(**dict(spec.options))
    except Exception as error:
        return written(Reply(complaint=f"it cannot begin: {told(error)}"))
    return reply(bot, known, explained if with_reasons else asked)


if __name__ == "__main__":
    main()
