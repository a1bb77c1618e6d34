"""A net that answers like the utility bot: it is shown the bot's games until it guesses what the bot does.

Such a net is as quick as any other, so that one can learn against it; the bot itself takes a hundred times as
long. Actors play and leave examples for most of the time; then the net studies them.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import count
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
import torch
from torch import Tensor
from torch.nn import functional

from kanly.bots.minds import mind_for
from kanly.bots.rows.batch import SEEDS
from kanly.bots.rows.layout import CHOICES, COUNT, ROW, layout_of
from kanly.bots.rows.observation import row_of
from kanly.content.catalog import CATALOG
from kanly.engine.machine import resolver
from kanly.engine.secrets.knowledge import determinize
from kanly.lab.training.curve import Point
from kanly.lab.training.exchange import CONTEXT, PATIENCE
from kanly.lab.training.plan import PLANS, Dealer, against_utility
from kanly.lab.training.precision import half

if TYPE_CHECKING:
    from multiprocessing.queues import Queue
    from multiprocessing.synchronize import Event

    from kanly.engine.state import State
    from kanly.lab.training.settings import Settings
    from kanly.lab.training.trainer import Course, Tell

WATCHING: Final = 0.7  # of the time
ASTRAY: Final = 0.05  # of answers are given by chance, so that the net also sees what follows mistakes
CHUNK: Final = 256
ASIDE: Final = 20  # of so many examples one is not studied, but guessed in the end


Left = Callable[[int], float]  # after so many updates: which part of the time


class Examples(NamedTuple):
    rows: Tensor
    answers: Tensor


# --- those who play


def answers_of_utility(dealer: Dealer, luck: Random) -> Iterator[tuple[bytes, int]]:
    """A row and what the bot answers, game after game."""
    layout = layout_of(CATALOG)
    while True:
        g = dealer.begin(0).g
        while not g.over:
            at = utility_answer(g, luck) if len(g.choices) > 1 else 0
            if len(g.choices) > 1 and at < CHOICES:
                yield row_of(g, layout), at
            astray = luck.random() < ASTRAY
            resolver.choose(g, g.choices[luck.randrange(len(g.choices)) if astray else at])


def utility_answer(g: State, luck: Random) -> int:
    return mind_for(g).best(determinize(g, g.chooser, luck.randrange(SEEDS)))


def watch(plan: str, seed: str, stop: Event, out: Queue[tuple[bytes, bytes]]) -> None:
    """A process: leaves examples, some at a time."""
    examples = answers_of_utility(Dealer(against_utility(PLANS[plan]), seed), Random(seed))
    while not stop.is_set():
        rows, answers = zip(*(next(examples) for _ in range(CHUNK)), strict=True)
        out.put((b"".join(rows), bytes(answers)))


# --- who learns from them


def imitate(course: Course, tell: Tell) -> None:
    start = time.perf_counter()
    settings = course.settings
    examples = watched(settings, start + WATCHING * settings.seconds)
    tell(f"{len(examples.answers)} answers were watched")
    studied = split(examples, is_aside=False)
    study(course, studied, until(start + settings.seconds))
    guessed = right(course, split(examples, is_aside=True))
    course.calls += 1
    course.decisions += len(studied.answers)
    course.done += time.perf_counter() - start
    course.curve.append(Point(course.done, course.decisions, 0.0, {"guessed": guessed}, {}))
    tell(f"{100 * guessed:.1f} % of answers that it had not seen were guessed")


def watched(settings: Settings, until: float) -> Examples:
    stop, out = CONTEXT.Event(), CONTEXT.Queue(4 * settings.workers)
    seeds = [f"{settings.seed}/watched/{number}" for number in range(settings.workers)]
    actors = [
        CONTEXT.Process(target=watch, args=(settings.plan, seed, stop, out), daemon=True) for seed in seeds
    ]
    for actor in actors:
        actor.start()
    parts: list[tuple[bytes, bytes]] = []
    while time.perf_counter() < until or not parts:
        if not out.empty():
            parts.append(out.get())
        else:
            time.sleep(PATIENCE / 100)
    stop.set()
    for actor in actors:
        actor.kill()
        actor.join()
    return examples_of(parts, settings.device)


def examples_of(parts: list[tuple[bytes, bytes]], device: str) -> Examples:
    rows: Any = np.frombuffer(b"".join(part[0] for part in parts), np.int16).reshape(-1, ROW).copy()
    answers: Any = np.frombuffer(b"".join(part[1] for part in parts), np.uint8).astype(np.int64)
    return Examples(torch.from_numpy(rows).to(device), torch.from_numpy(answers).to(device))


def split(examples: Examples, *, is_aside: bool) -> Examples:
    """Whole chunks, so that no game is on both sides for long."""
    number = torch.arange(len(examples.answers), device=examples.answers.device) // CHUNK
    at = ((number % ASIDE == ASIDE - 1) == is_aside).nonzero()[:, 0]
    return Examples(examples.rows.index_select(0, at), examples.answers.index_select(0, at))


def study(course: Course, examples: Examples, left: Left) -> None:
    """As often as time allows, more and more slowly."""
    settings, optimizer = course.settings, course.learner.optimizer
    size = min(settings.minibatch, len(examples.answers))
    for update in count():
        if (part_left := left(update)) <= 0:
            return
        for group in optimizer.param_groups:
            group["lr"] = settings.rate * part_left
        at = torch.randint(len(examples.answers), (size,), device=examples.answers.device)
        part = Examples(examples.rows.index_select(0, at), examples.answers.index_select(0, at))
        optimizer.zero_grad(set_to_none=True)
        functional.cross_entropy(logits_of(course, part), part.answers).backward()  # type: ignore[no-untyped-call]
        optimizer.step()


def until(end: float) -> Left:
    start = time.perf_counter()
    return lambda _: (end - time.perf_counter()) / max(1e-9, end - start)


def logits_of(course: Course, part: Examples) -> Tensor:
    with half(course.settings.device):
        found: Tensor = course.net(part.rows, int(part.rows[:, COUNT].sum(dtype=torch.int64))).logits
    return found


@torch.no_grad()
def right(course: Course, examples: Examples) -> float:
    """How many of them the net guesses."""
    size, found = course.settings.minibatch, 0
    for at in range(0, len(examples.answers), size):
        part = Examples(examples.rows[at : at + size], examples.answers[at : at + size])
        found += int((logits_of(course, part).argmax(1) == part.answers).sum())
    return found / max(1, len(examples.answers))
