"""What Rivals bring to the Conflict on their turns."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.play import deployment
from kanly.engine.play.purse import gain
from kanly.engine.play.tech import flip
from kanly.engine.rivals.reasons import note
from kanly.engine.step import Step
from kanly.engine.vocabulary import LAST_TIER, Choice, Reason, Resource
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

FLAGSHIP_TROOPS: Final = 3
FLAGSHIP_SOLARI: Final = 4
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


def maybe_use_flagship(g: State, seat: int) -> None:
    """On being sent, before the icons of the card take troops from supply."""
    me = g.players[seat]
    tile = 0 if holds_back(g, seat) else unflipped(g, me, "flagship")
    if tile and me.stock[Resource.SOLARI] >= FLAGSHIP_SOLARI and me.supply >= FLAGSHIP_TROOPS:
        gain(g, me, Resource.SOLARI, -FLAGSHIP_SOLARI)
        flip(g, seat, tile)
        note(g, seat, Reason.USED_TILE, tile)
        deployment.recruit(g, seat, FLAGSHIP_TROOPS)


def unflipped(g: State, me: Player, key: str) -> int:
    """The number of a tile that the Rival owns face up; 0: it does not."""
    tile = g.catalog.number.get(key, 0)
    return tile if tile in me.tiles and tile not in me.flipped else 0


RIVAL_DEPLOYS: Final[Word] = RivalDeploys()
