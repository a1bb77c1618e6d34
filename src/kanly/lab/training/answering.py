"""Answers the rows of all games: the learner's by chance, as it finds them good; other nets their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch

from kanly.bots.rows.layout import COUNT
from kanly.lab.training.answers import Answers, picked, thought
from kanly.lab.training.plan import FROZEN

if TYPE_CHECKING:
    import numpy.typing as npt

    from kanly.lab.training.policy_net import PolicyNet
    from kanly.lab.training.window import Window


@torch.no_grad()
def answered(
    window: Window, net: PolicyNet, others: dict[int, PolicyNet], *, greedy: bool = False
) -> Answers:
    """And told to whoever plays."""
    seated = {policy: others[policy] for policy in others if window.has_policy(policy)}
    if window.on_gpu:
        answers = window.recorder.played(window.tensor, window.offered(), net, seated, greedy=greedy)
    else:
        answers = thought(window.read(), window.offered(), net, greedy=greedy)
        for policy, other in seated.items():
            let_answer(answers, other, window.of_policy(policy), greedy=greedy or policy == FROZEN)
    window.answers.copy_(answers.chosen.to(torch.uint8))
    window.group.go()
    return answers


def let_answer(answers: Answers, other: PolicyNet, places: npt.NDArray[Any], *, greedy: bool) -> None:
    """Another net, in some places."""
    at = torch.from_numpy(places)
    rows = answers.rows.index_select(0, at)
    logits = other(rows, int(rows[:, COUNT].sum())).logits
    answers.chosen.index_copy_(0, at, picked(logits, greedy=greedy))
