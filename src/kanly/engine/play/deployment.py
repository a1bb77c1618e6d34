"""Units between supply, garrison and Conflict. Deployment is counted, not staged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import events
from kanly.engine.events import Mark, Post
from kanly.engine.plain_choices import DEPLOYMENTS
from kanly.engine.play.purse import empty
from kanly.engine.play.standing import act
from kanly.engine.vocabulary import NOBODY, Choice, Moment, Resource, Unit

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

FROM_GARRISON: Final = 2  # units deployed with an Agent besides those recruited on the same turn


def recruit(g: State, seat: int, troops: int) -> int:
    """From supply to garrison, as many as there are."""
    me = g.players[seat]
    found = min(troops, me.supply)
    me.supply -= found
    me.garrison += found
    me.recruited += found
    if g.watched:
        events.units(g, seat, Unit.TROOP, found, Post.SUPPLY, Post.GARRISON)
        events.mark(g, seat, Mark.RECRUITED, me.recruited)
    return found


def commission(g: State, seat: int) -> None:
    """A dreadnought from supply to garrison."""
    me = g.players[seat]
    me.dreadnoughts -= 1
    me.garrison_dreadnoughts += 1
    me.commissioned += 1
    if g.watched:
        events.units(g, seat, Unit.DREADNOUGHT, 1, Post.SUPPLY, Post.GARRISON)
        events.mark(g, seat, Mark.COMMISSIONED, me.commissioned)


def recruit_into_conflict(g: State, seat: int, troops: int) -> None:
    """Counts neither as recruited nor against the right to deploy."""
    me = g.players[seat]
    found = min(troops, me.supply)
    me.supply -= found
    if g.watched:
        events.units(g, seat, Unit.TROOP, found, Post.SUPPLY, Post.CONFLICT)
    enter_conflict(g, seat, found, 0)


def has_right(g: State, seat: int) -> bool:
    """An Agent of the active player stands on a Combat space since this turn."""
    return g.on_combat_space and g.active == seat


def ways_to_deploy(g: State, seat: int) -> list[Choice]:
    ways: list[Choice] = []
    add_ways_to_deploy(g, seat, ways)
    return ways


def add_ways_to_deploy(g: State, seat: int, ways: list[Choice]) -> None:
    """Any units recruited this turn and two more, never more than the garrison holds."""
    if not has_right(g, seat):
        return
    me = g.players[seat]
    for ships in range(me.garrison_dreadnoughts + 1):
        most = most_troops(me, ships)
        if most >= 0:
            ways += DEPLOYMENTS[ships][most]


def most_troops(me: Player, ships: int) -> int:
    """How many may be deployed by right along with so many dreadnoughts; below 0: not even those."""
    extra = max(0, me.dreadnoughts_by_right + ships - me.commissioned)
    if extra > FROM_GARRISON:
        return -1
    return min(me.garrison, me.recruited + FROM_GARRISON - extra - me.deployed_by_right)


def deploy_by_right(g: State, seat: int, troops: int, dreadnoughts: int) -> None:
    me = g.players[seat]
    me.deployed_by_right += troops
    me.dreadnoughts_by_right += dreadnoughts
    if g.watched:
        events.mark(g, seat, Mark.DEPLOYED_BY_RIGHT, me.deployed_by_right)
        events.mark(g, seat, Mark.DREADNOUGHTS_BY_RIGHT, me.dreadnoughts_by_right)
    deploy_from_garrison(g, seat, troops, dreadnoughts)


def deploy_from_garrison(g: State, seat: int, troops: int, dreadnoughts: int) -> None:
    me = g.players[seat]
    me.garrison -= troops
    me.garrison_dreadnoughts -= dreadnoughts
    if g.watched:
        events.units(g, seat, Unit.TROOP, troops, Post.GARRISON, Post.CONFLICT)
        events.units(g, seat, Unit.DREADNOUGHT, dreadnoughts, Post.GARRISON, Post.CONFLICT)
    enter_conflict(g, seat, troops, dreadnoughts)


def enter_conflict(g: State, seat: int, troops: int, dreadnoughts: int) -> None:
    me = g.players[seat]
    me.conflict += troops
    me.deployed += troops
    me.conflict_dreadnoughts += dreadnoughts
    me.deployed_dreadnoughts += dreadnoughts
    if g.watched:
        events.mark(g, seat, Mark.DEPLOYED, me.deployed)
        events.mark(g, seat, Mark.DEPLOYED_DREADNOUGHTS, me.deployed_dreadnoughts)
    act(g, seat, Moment.DEPLOYED)


def retreat(g: State, seat: int, troops: int, dreadnoughts: int) -> None:
    me = g.players[seat]
    me.conflict -= troops
    me.garrison += troops
    me.conflict_dreadnoughts -= dreadnoughts
    me.garrison_dreadnoughts += dreadnoughts
    if g.watched:
        events.units(g, seat, Unit.TROOP, troops, Post.CONFLICT, Post.GARRISON)
        events.units(g, seat, Unit.DREADNOUGHT, dreadnoughts, Post.CONFLICT, Post.GARRISON)
    maybe_out_of_combat(g, seat)


def lose_deployed(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.conflict -= troops
    me.supply += troops
    if g.watched:
        events.units(g, seat, Unit.TROOP, troops, Post.CONFLICT, Post.SUPPLY)
    maybe_out_of_combat(g, seat)


def lose_garrisoned(g: State, seat: int, troops: int) -> None:
    me = g.players[seat]
    me.garrison -= troops
    me.supply += troops
    if g.watched:
        events.units(g, seat, Unit.TROOP, troops, Post.GARRISON, Post.SUPPLY)


def maybe_out_of_combat(g: State, seat: int) -> None:
    """Once strength has been set, losing the last unit ends it for good."""
    me = g.players[seat]
    if me.units() == 0 and me.revealed and not (g.revealing and g.active == seat):
        empty(g, me, Resource.SWORDS)


def forget_counts(g: State) -> None:
    """Units are counted within one turn, never together with what a round's start or another turn brings.
    By right no more are deployed than in all."""
    if g.watched:
        events.mark(g, NOBODY, Mark.COUNTS_FORGOTTEN, 0)
    for player in g.players:
        if player.recruited or player.deployed:
            player.recruited = 0
            player.deployed = 0
            player.deployed_by_right = 0
    if g.rules.ix:
        forget_dreadnoughts(g)


def forget_dreadnoughts(g: State) -> None:
    for player in g.players:
        player.ambushed = 0
        player.taken_back = 0
        if player.commissioned or player.deployed_dreadnoughts:
            player.commissioned = 0
            player.deployed_dreadnoughts = 0
            player.dreadnoughts_by_right = 0
