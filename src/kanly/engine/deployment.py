"""Units between supply, garrison and Conflict. Deployment is counted, not staged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.frames import open_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import FACTIONS, Resource

if TYPE_CHECKING:
    from kanly.engine.state import State

FROM_GARRISON: Final = 2  # deployed with an Agent besides the troops recruited on the same turn


def recruit(g: State, seat: int, troops: int) -> int:
    """From supply to garrison, as many as there are."""
    me = g.players[seat]
    found = min(troops, me.supply)
    me.supply -= found
    me.garrison += found
    me.recruited += found
    return found


def recruit_into_conflict(g: State, seat: int, troops: int) -> None:
    """Counts neither as recruited nor against the right to deploy."""
    me = g.players[seat]
    found = min(troops, me.supply)
    me.supply -= found
    enter_conflict(g, seat, found)


def may_deploy(g: State, seat: int) -> int:
    """How many troops the Agent on a Combat space lets its player deploy now."""
    me = g.players[seat]
    if not g.on_combat_space or g.active != seat:
        return 0
    return max(0, min(me.garrison, me.recruited + FROM_GARRISON - me.deployed_by_right))


def deploy_by_right(g: State, seat: int, troops: int) -> None:
    g.players[seat].deployed_by_right += troops
    deploy_from_garrison(g, seat, troops)


def deploy_from_garrison(g: State, seat: int, troops: int) -> None:
    g.players[seat].garrison -= troops
    enter_conflict(g, seat, troops)


def enter_conflict(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.conflict += troops
    me.deployed += troops
    threshold = g.catalog.leaders[me.leader].masterstroke
    if threshold and me.deployed >= threshold and not me.masterstroke_used:
        strike(g, seat)


def strike(g: State, seat: int) -> None:
    """The Baron shows his two Factions and gains with both."""
    me = g.players[seat]
    me.masterstroke_used = True
    g.reveals += 1
    influence = g.catalog.leaders[me.leader].ability[0].words
    words = tuple(influence[f] for f in FACTIONS if me.secrets >> f & 1)
    open_frame(g, words, Step(influence[0], seat, me.leader))


def retreat(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.conflict -= troops
    me.garrison += troops
    maybe_out_of_combat(g, seat)


def lose_deployed(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.conflict -= troops
    me.supply += troops
    maybe_out_of_combat(g, seat)


def lose_garrisoned(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.garrison -= troops
    me.supply += troops


def maybe_out_of_combat(g: State, seat: int) -> None:
    """Once strength has been set, losing the last unit ends it for good."""
    me = g.players[seat]
    if me.conflict == 0 and me.revealed and not (g.revealing and g.active == seat):
        me.stock[Resource.SWORDS] = 0
