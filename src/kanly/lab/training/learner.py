"""Learns from what was played: proximal policy optimisation, with a look at all seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from kanly.bots.rows.layout import COUNT
from kanly.lab.training.policy_net import PolicyNet, Thoughts
from kanly.lab.training.precision import half

if TYPE_CHECKING:
    from kanly.lab.training.settings import Moment, Settings

FIGURES: Final = ("policy", "entropy", "value", "win", "points", "kl", "clipped")
KL: Final = FIGURES.index("kl")
CAREFUL: Final = 1.5
LEAST_CAUTION: Final = 0.05
STEEPEST: Final = 1.0  # norm of a gradient
LEAST_LOG: Final = -30.0


Thinking = Callable[[Tensor, int], Thoughts]


class Lesson(NamedTuple):
    """Decisions of the learner, one in each place, with what came of them."""

    rows: Tensor
    answer: Tensor
    log_chance: Tensor  # of the answer, when it was given
    advantage: Tensor
    value: Tensor
    win: Tensor
    points: Tensor
    present: Tensor

    def at(self, places: Tensor) -> Lesson:
        return Lesson(*(part.index_select(0, places) for part in self))


class Learner:
    def __init__(self, net: PolicyNet, settings: Settings) -> None:
        self.net = net
        self.thinking: Thinking = torch.compile(net, dynamic=True) if settings.compiled else net
        self.settings = settings
        cuda = settings.device.startswith("cuda")
        self.optimizer = torch.optim.Adam(net.parameters(), lr=settings.rate, eps=1e-5, fused=cuda)
        self.sums = torch.zeros(len(FIGURES), device=settings.device)
        self.updates = 0
        self.caution = 1.0  # factor to the rate
        self.lesson_kl = torch.zeros((), device=settings.device)
        self.lesson_updates = 0

    def size(self, lesson: Lesson) -> int:
        """Updates that a lesson takes."""
        return self.settings.epochs * max(1, len(lesson.answer) // self.settings.minibatch)

    def study(self, lesson: Lesson, now: Moment) -> Iterator[None]:
        """One update at a time, so that games go on in between."""
        self.take_care()
        for group in self.optimizer.param_groups:
            group["lr"] = now.rate * self.caution
        count = len(lesson.answer)
        size = min(self.settings.minibatch, count)
        for _ in range(self.settings.epochs):
            order = torch.randperm(count, device=lesson.rows.device)[: count // size * size].view(-1, size)
            offered = lesson.rows[:, COUNT].long()[order].sum(1).tolist()
            for places, choices in zip(order, offered, strict=True):
                self.update(lesson.at(places), int(choices), now.entropy)
                yield

    def take_care(self) -> None:
        """Where the last lesson led too far away from who had played, the next is learned more slowly."""
        settings, updates = self.settings, self.lesson_updates
        if settings.most_kl and updates:
            far = float(self.lesson_kl) / updates / settings.most_kl
            step = 1 / CAREFUL if far > CAREFUL else CAREFUL if far < 1 / CAREFUL else 1.0
            self.caution = min(1.0, max(LEAST_CAUTION, self.caution * step))
        self.lesson_kl.zero_()
        self.lesson_updates = 0

    def update(self, part: Lesson, offered: int, entropy: float) -> None:
        loss, figures = self.loss(part, offered, entropy)
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.net.parameters(), STEEPEST)
        self.optimizer.step()
        self.sums += figures
        self.updates += 1
        self.lesson_kl += figures[KL]
        self.lesson_updates += 1

    def loss(self, part: Lesson, offered: int, entropy_weight: float) -> tuple[Tensor, Tensor]:
        settings = self.settings
        with half(settings.device):
            seen = self.thinking(part.rows, offered)
        logs = functional.log_softmax(seen.logits, 1)
        log_chance = logs.gather(1, part.answer[:, None])[:, 0]
        ratio = (log_chance - part.log_chance).exp()
        kept = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        policy = -torch.min(ratio * part.advantage, kept * part.advantage).mean()
        spread = -(logs.exp() * logs.clamp(min=LEAST_LOG)).sum(1) / part.rows[:, COUNT].float().log()
        seats = part.present.sum()
        value = ((seen.value - part.value).square() * part.present).sum() / seats
        points = ((seen.points - part.points).square() * part.present).sum() / seats
        win = -(part.win * functional.log_softmax(seen.win, 1)).sum(1).mean()
        loss = policy - entropy_weight * spread.mean() + settings.value_weight * value
        loss = loss + settings.win_weight * win + settings.points_weight * points
        with torch.no_grad():
            far = ((ratio - 1).abs() > settings.clip).float().mean()
            kl = (ratio - 1 - (log_chance - part.log_chance)).mean()
            figures = torch.stack([policy, spread.mean(), value, win, points, kl, far])
        return loss, figures

    def figures(self) -> dict[str, float]:
        """Means since they were last asked for."""
        means = (self.sums / max(1, self.updates)).tolist()
        self.sums.zero_()
        self.updates = 0
        return {**dict(zip(FIGURES, means, strict=True)), "caution": self.caution}
