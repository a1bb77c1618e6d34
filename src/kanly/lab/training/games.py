"""All actors of a training, and the groups of games that they play."""

from __future__ import annotations

from types import TracebackType
from typing import TYPE_CHECKING, Final

from kanly.lab.training.actor import Errand, act
from kanly.lab.training.exchange import CONTEXT, GROUPS, Group, Part
from kanly.lab.training.plan import PLANS, Shares, against_utility, trials_of
from kanly.lab.training.ray_actors import Courier, RayActors

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

    from kanly.lab.training.settings import Settings

FAREWELL: Final = 5.0  # seconds


def slots_of(settings: Settings) -> list[int]:
    """Of each worker, in a group."""
    quick = settings.workers - settings.utility_workers
    return [settings.utility_slots] * settings.utility_workers + [settings.slots] * quick


def shares_of(settings: Settings) -> tuple[Shares, Shares]:
    """Of each group: as far as it goes other nets sit in one alone, so that they are asked less often."""
    frozen = GROUPS * settings.frozen_share
    return Shares(frozen=min(1.0, frozen)), Shares(GROUPS * settings.past_share, max(0.0, frozen - 1.0))


class Games:
    """Groups to learn from, and one whose games are only looked at."""

    def __init__(self, settings: Settings, round_of_calls: int = 0) -> None:
        self.groups = [Group(slots_of(settings)) for _ in range(GROUPS)]
        self.trial = Group([settings.evaluation_slots])
        self.stop = CONTEXT.Event()
        self.actors: list[BaseProcess | Courier] = []
        seed = f"{settings.seed}/{round_of_calls}"
        kinds = PLANS[settings.plan]
        shares = shares_of(settings)
        start = self.start_far if settings.ray else self.start
        self.cluster = RayActors(settings.ray, settings.workers) if settings.ray else None
        for number in range(settings.workers):
            parts = [group.parts[number] for group in self.groups]
            played = against_utility(kinds) if number < settings.utility_workers else kinds
            slots = [part.slots for part in parts]
            start(Errand(played, shares, f"{seed}/{number}", slots), parts)
        trial = self.trial.parts[0]
        self.start(Errand(trials_of(settings), (Shares(),), f"{seed}/trial", [trial.slots]), [trial])

    def start(self, errand: Errand, parts: list[Part]) -> None:
        actor = CONTEXT.Process(target=act, args=(errand, parts, self.stop), daemon=True)
        actor.start()
        self.actors.append(actor)

    def start_far(self, errand: Errand, parts: list[Part]) -> None:
        """On a machine of the cluster."""
        if self.cluster:
            self.actors.append(Courier(self.cluster, errand, parts, self.stop))

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
        if self.cluster:
            self.cluster.leave()
        for group in (*self.groups, self.trial):
            group.close()
