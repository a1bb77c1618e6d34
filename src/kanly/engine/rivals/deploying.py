"""What Rivals bring to the Conflict on their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.events import note
from kanly.engine.play import deployment
from kanly.engine.step import Step
from kanly.engine.vocabulary import LAST_TIER, Choice, Reason
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State

COMFORTABLE_LEAD: Final = 4


class RivalDeploys(Word):
    """All recruits of the turn and two more units from garrison, dreadnoughts first."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        seat = s.owner
        lead = lead_of(g, seat)
        if holds_back(g, seat):
            note(g, seat, Reason.HELD_BACK, lead)
            return
        me = g.players[seat]
        ships = min(me.garrison_dreadnoughts, me.commissioned + deployment.FROM_GARRISON)
        extra = max(0, ships - me.commissioned)
        troops = min(me.garrison, me.recruited + deployment.FROM_GARRISON - extra)
        if troops or ships:
            note(g, seat, Reason.DEPLOYED, troops, ships)
            deployment.deploy_by_right(g, seat, troops, ships)


def holds_back(g: State, seat: int) -> bool:
    """Expert deployment: with a comfortable lead nothing is added, except in the last Conflicts."""
    if not g.rules.expert_deployment or g.catalog.conflicts[g.conflict].tier == LAST_TIER:
        return False
    return lead_of(g, seat) >= COMFORTABLE_LEAD


def lead_of(g: State, seat: int) -> int:
    best = 0
    for player in g.players:
        if player.seat != seat:
            best = max(best, player.strength())
    return g.players[seat].strength() - best


RIVAL_DEPLOYS: Final[Word] = RivalDeploys()
