"""What was asked and answered in some steps of all games, until it is made into a lesson."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import torch

from kanly.bots.rows.layout import POLICY, ROW
from kanly.lab.training.answers import HEADS_SEEN
from kanly.lab.training.exchange import GROUPS
from kanly.lab.training.games import slots_of
from kanly.lab.training.learner import Lesson
from kanly.lab.training.plan import LEARNER
from kanly.lab.training.policy_net import SEATS_AT_MOST
from kanly.lab.training.returns import targets

if TYPE_CHECKING:
    from kanly.lab.training.answers import Answers
    from kanly.lab.training.settings import Settings

HARDLY: Final = 1e-6


class Rollout:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        games = sum(slots_of(settings))
        shape, device = (settings.steps, GROUPS, games), settings.device
        self.games = GROUPS * games
        self.rows = torch.zeros(*shape, ROW, dtype=torch.int16, device=device)
        self.answer = torch.zeros(*shape, dtype=torch.int64, device=device)
        self.log_chance = torch.zeros(*shape, device=device)
        self.heads = torch.zeros(*shape, HEADS_SEEN, SEATS_AT_MOST, device=device)

    @torch.no_grad()
    def note(self, step: int, group: int, answers: Answers) -> None:
        self.rows[step, group] = answers.rows
        self.answer[step, group] = answers.chosen
        self.log_chance[step, group] = answers.log_chance
        self.heads[step, group] = answers.heads

    @torch.no_grad()
    def lesson(self, shaping: float) -> Lesson:
        """Of the learner's own decisions. What came of the last ones is not known yet."""
        settings, games = self.settings, self.games
        rows = self.rows.view(settings.steps, games, ROW)
        heads = self.heads.view(settings.steps, games, HEADS_SEEN, SEATS_AT_MOST)
        came = targets(rows, heads, shaping, (settings.trace, settings.win_trace))
        flat = rows[:-1].reshape(-1, ROW)
        answers, log_chances = (
            part.view(settings.steps, games)[:-1] for part in (self.answer, self.log_chance)
        )
        own = (flat[:, POLICY] == LEARNER).nonzero()[:, 0]
        parts = [answers, log_chances, came.advantage, came.value, came.win, came.points, came.present]
        kept = [part.flatten(0, 1).index_select(0, own) for part in parts]
        kept[2] = (kept[2] - kept[2].mean()) / (kept[2].std() + HARDLY)
        return Lesson(flat.index_select(0, own), *kept)
