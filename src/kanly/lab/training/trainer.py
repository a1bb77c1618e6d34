"""Trains: games are played, answers given, and what came of the last steps is learned during the next."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from kanly.lab.training.answering import answered
from kanly.lab.training.curve import Point
from kanly.lab.training.evaluation import Evaluation
from kanly.lab.training.exchange import GROUPS
from kanly.lab.training.games import Games
from kanly.lab.training.learner import Learner
from kanly.lab.training.past_nets import PastNets
from kanly.lab.training.plan import trials_of
from kanly.lab.training.rollout import Rollout
from kanly.lab.training.settings import moment
from kanly.lab.training.window import Window

if TYPE_CHECKING:
    from torch import Tensor

    from kanly.lab.training.policy_net import PolicyNet
    from kanly.lab.training.settings import Settings

Tell = Callable[[str], None]
NOTHING: Final[Iterator[None]] = iter(())


class Course:
    """All that a training has come to so far; a checkpoint holds it."""

    def __init__(self, net: PolicyNet, settings: Settings) -> None:
        self.net = net
        self.settings = settings
        self.learner = Learner(net, settings)
        self.past = PastNets(net, settings.snapshots, settings.seed)
        self.done = 0.0  # seconds of earlier calls
        self.calls = 0
        self.decisions = 0
        self.curve: list[Point] = []
        self.inherited: dict[str, Tensor] = {}  # by table: what the player knew that it began with


class Trainer:
    def __init__(self, course: Course, games: Games, tell: Tell) -> None:
        self.course = course
        self.settings = course.settings
        self.games = games
        self.tell = tell
        self.start = time.perf_counter()
        self.done_before = course.done
        self.windows = [Window(group, self.settings.device) for group in games.groups]
        self.trial = Window(games.trial, self.settings.device)
        self.evaluation = Evaluation(trials_of(self.settings))
        self.rollout = Rollout(self.settings)
        self.studying, self.updates = NOTHING, 0
        self.stopped = False
        self.lessons = 0  # that were prepared; all but the last are learned
        self.spent: dict[str, float] = {"wait": 0.0, "serve": 0.0, "learn": 0.0}
        self.last_point = self.last_snapshot = 0.0
        self.decisions_at_point = 0

    # --- time

    def elapsed(self) -> float:
        return time.perf_counter() - self.start

    def is_over(self) -> bool:
        enough = self.settings.lessons and self.lessons > self.settings.lessons
        return bool(self.stopped or enough or self.elapsed() >= self.settings.seconds)

    def timed(self, name: str, began: float) -> float:
        now = time.perf_counter()
        self.spent[name] += now - began
        return now

    # --- the loop

    def run(self) -> None:
        try:
            while self.play():
                self.prepare_lesson()
                self.keep_book()
            self.point()
        finally:
            for window in (*self.windows, self.trial):
                window.close()

    def play(self) -> bool:
        """Some steps of all games; False: time is up before they are done."""
        ticks = self.settings.steps * GROUPS
        studied = 0
        for tick in range(ticks):
            if self.is_over():
                return False
            self.tick(*divmod(tick, GROUPS))
            began = time.perf_counter()
            while studied * ticks < (tick + 1) * self.updates:
                next(self.studying, None)
                studied += 1
            self.timed("learn", began)
        self.course.decisions += ticks * self.windows[0].group.slots
        return True

    def tick(self, step: int, group: int) -> None:
        course, window = self.course, self.windows[group]
        began = time.perf_counter()
        self.games.wait(window.group)
        began = self.timed("wait", began)
        self.rollout.note(step, group, answered(window, course.net, course.past.nets))
        if group == 0 and self.trial.group.is_ready():
            self.evaluation.read(self.trial.rows)
            answered(self.trial, course.net, course.past.nets, greedy=True)
        self.timed("serve", began)

    def prepare_lesson(self) -> None:
        """It is studied while the next steps are played."""
        for _ in self.studying:
            pass
        course = self.course
        course.done = self.done_before + self.elapsed()
        now = moment(self.settings, course.done)
        lesson = self.rollout.lesson(now.shaping)
        self.lessons += 1
        self.updates = course.learner.size(lesson)
        self.studying = course.learner.study(lesson, now)

    def keep_book(self) -> None:
        elapsed = self.elapsed()
        if elapsed - self.last_snapshot >= self.settings.snapshot_every:
            self.last_snapshot = elapsed
            self.course.past.keep(self.course.done)
        if elapsed - self.last_point >= self.settings.evaluation_every:
            self.point()

    def point(self) -> None:
        """Of the curve: where the training stands."""
        course, elapsed = self.course, self.elapsed()
        course.done = self.done_before + elapsed
        played = course.decisions - self.decisions_at_point
        rate = played / max(1e-9, elapsed - self.last_point)
        shares = {name: round(value / max(1e-9, elapsed), 3) for name, value in self.spent.items()}
        figures = {**course.learner.figures(), **shares}
        made = Point(course.done, course.decisions, rate, figures, self.evaluation.taken())
        course.curve.append(made)
        self.tell(made.line())
        self.last_point, self.decisions_at_point = elapsed, course.decisions
