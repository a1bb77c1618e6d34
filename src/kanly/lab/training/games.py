"""All actors of a training, and the groups of games that they play."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Final

from kanly.lab.training.actor import Errand, act
from kanly.lab.training.exchange import CONTEXT, GROUPS, Group
from kanly.lab.training.plan import PLANS, TRIAL_PLANS, against_utility

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from kanly.lab.training.settings import Settings

FAREWELL: Final = 5.0  # seconds


def slots_of(settings: Settings) -> list[int]:
    """Of each worker, in a group."""
    quick = settings.workers - settings.utility_workers
    return [settings.utility_slots] * settings.utility_workers + [settings.slots] * quick


class Games:
    """Groups to learn from, and one whose games are only looked at."""

    def __init__(self, settings: Settings, round_of_calls: int = 0) -> None:
        self.groups = [Group(slots_of(settings)) for _ in range(GROUPS)]
        self.trial = Group([settings.evaluation_slots])
        self.stop = CONTEXT.Event()
        self.actors: list[BaseProcess] = []
        seed = f"{settings.seed}/{round_of_calls}"
        kinds = PLANS[settings.plan]
        shares = (0.0, GROUPS * settings.past_share)  # together, so that past nets are asked less often
        for number in range(settings.workers):
            parts = [group.parts[number] for group in self.groups]
            played = against_utility(kinds) if number < settings.utility_workers else kinds
            self.start(Errand(played, shares, f"{seed}/{number}", parts))
        self.start(Errand(TRIAL_PLANS[settings.plan], (0.0,), f"{seed}/trial", [self.trial.parts[0]]))

    def start(self, errand: Errand) -> None:
        actor = CONTEXT.Process(target=act, args=(errand, self.stop), daemon=True)
        actor.start()
        self.actors.append(actor)

    def wait(self, group: Group) -> None:
        while not group.wait_a_while():
            self.check()

    def check(self) -> None:
        lost = [actor.exitcode for actor in self.actors if not actor.is_alive()]
        if lost:
            raise RuntimeError(f"an actor has ended (exit status {lost[0]})")

    def __enter__(self) -> Games:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop.set()
        for actor in self.actors:
            actor.join(FAREWELL)
            if actor.is_alive():
                actor.kill()
                actor.join()
        for group in (*self.groups, self.trial):
            group.close()
