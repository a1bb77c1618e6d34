"""A bot that thinks in a process of its own.

It is sent what its seat knows, dealt anew, and says the number of a choice. The game stays here: it is not in
the memory of the other process, which is started and not forked; nor on its command line, in its environment
or among its open files. Nor can a bot run anything here: what it says is read as plain data.

`walls.py` says what the system adds to that. What is left to a hostile bot: to take time on the machine; to
talk to another of its kind by ways that the system leaves open, such as UDP and shared memory; and, where
there is no Landlock, to read files and the game's command line. There root, and on other systems than Linux
the same user, may read the game's memory too. A seed that can be guessed is found from the first view alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

import msgspec

from kanly.bots import registry, walls
from kanly.bots.bot import Answer, Bot, BotError, Known
from kanly.bots.child import Child, Gone, Slow
from kanly.bots.messages import Ready, question, read_answer, read_ready
from kanly.bots.registry import Spec

PROGRAM: Final = ("-P", "-m", "kanly.bots.inside")
FOR_BOTS: Final = "KANLY_BOT_"  # begins the names of what its user tells a bot by the environment
KEPT: Final = (
    *("PATH", "SYSTEMROOT", "APPDATA", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LANG", "LC_ALL", "TZ"),
    *(
        "PYTHONHOME",
        "PYTHONUSERBASE",
        "VIRTUAL_ENV",
        "OMP_NUM_THREADS",
        "KANLY_PURE",
        "KANLY_REQUIRE_COMPILED",
    ),
)


@dataclass(frozen=True)
class Patience:
    """In seconds."""

    to_begin: float = 60.0  # to import whatever it needs
    to_think: float = 300.0  # where the question sets no limit
    beyond: float = 1.0  # the limit that the question sets

    def limit(self, known: Known) -> float:
        """For the answer."""
        return self.to_think if known.seconds is None else known.seconds + self.beyond


PATIENT: Final = Patience()
FAILURES: Final = (Slow, Gone, OSError, ValueError, msgspec.MsgspecError)


def seated(spec: Spec, patience: Patience = PATIENT) -> Bot:
    """For one seat of one game: ours may think in here, those of other packages never do."""
    return registry.make(spec) if spec.is_own else Apart(spec, patience)


class Apart:
    """Whenever it fails, BotError says so in one sentence, and the next question goes to a new process."""

    def __init__(self, spec: Spec, patience: Patience = PATIENT) -> None:
        registry.check_name(spec.name)
        self.spec = spec
        self.patience = patience
        self.child: Child | None = None  # while there is one that answers

    def answer(self, known: Known) -> Answer:
        try:
            child = self.child or self.begun()[0]
            child.give(question(known))
            return read_answer(child.line(self.patience.limit(known)), known)
        except BaseException as error:
            self.close()
            if isinstance(error, FAILURES):
                raise complaint(self.spec, error) from error
            raise

    def begun(self) -> tuple[Child, Ready]:
        """A new process, once its bot is made."""
        walls.hide()
        self.child = child = Child([sys.executable, *PROGRAM, str(self.spec)], environment())
        ready = read_ready(child.line(self.patience.to_begin))
        if ready.complaint:
            raise BotError(f"it cannot be made: {ready.complaint}")
        return child, ready

    def close(self) -> None:
        """Its process ends; another question would begin a new one."""
        child, self.child = self.child, None
        if child is not None:
            child.end()


def complaint(spec: Spec, error: Exception) -> BotError:
    return BotError(f"the bot {str(spec)[:60]!r} failed: {reason_of(error)}")


def reason_of(error: Exception) -> str:
    match error:
        case Slow():
            return "it did not answer in time"
        case Gone():
            return "it ended without an answer"
        case BotError():
            return str(error)
        case OSError():
            return f"its process cannot be started ({error.strerror})"
    return "what it said is no answer"


def described(spec: Spec, patience: Patience = PATIENT) -> Ready:
    """What a bot of another package says of itself, asked in a process of its own."""
    bot = Apart(spec, patience)
    try:
        return bot.begun()[1]
    except FAILURES as error:
        return Ready(complaint=str(complaint(spec, error)))
    finally:
        bot.close()


def environment() -> Mapping[str, str]:
    """As little as Python and its packages need; and sets are gone through in the same order every time."""
    kept = {name: value for name, value in os.environ.items() if name in KEPT or name.startswith(FOR_BOTS)}
    places = [os.path.abspath(place) for place in os.environ.get("PYTHONPATH", "").split(os.pathsep) if place]
    settings = {"PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    return {**kept, **settings, "PYTHONPATH": os.pathsep.join(places)}
