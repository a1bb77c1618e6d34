"""Why an Intrigue card cannot be played, units not deployed, a tile not used."""

from __future__ import annotations

from kanly.engine.machine import windows
from kanly.engine.play import deployment, tech
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Window
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.refusals import citations
from kanly.refusals.citations import RULINGS
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.sending import whose_turn
from kanly.refusals.short import key, plain, unmet, unpaid, wrong_window


def why_not_free(g: State, seat: int, frame: Step, window: int, ruling: str = "") -> list[Refusal]:
    """Why nothing at all may be done besides what is under way."""
    if g.window_seat != seat:
        return wrong_window(g, window, ruling) if g.active in (NOBODY, seat) else whose_turn(g)
    return [] if windows.is_free(g, seat) else [Refusal(Why.FINISH_FIRST, source=key(g, frame.source))]


def why_not_on_turn(g: State, seat: int, frame: Step, ruling: str = "") -> list[Refusal]:
    """Why this is no moment for what belongs to one's own turn."""
    early = why_not_free(g, seat, frame, Window.TURN, ruling)
    return wrong_window(g, Window.TURN, ruling) if not early and g.window > Window.TURN else early


def why_not_play(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    card = g.catalog.intrigues[choice[1]]
    if choice[1] not in g.players[seat].intrigues:
        return [Refusal(Why.NOT_IN_HAND, card=card.key)]
    if choice[2] >= len(card.modes):
        return [Refusal(Why.NO_SUCH_USE, card=card.key)]
    mode = card.modes[choice[2]]
    ruling = citations.of_window(card, mode)
    early = why_not_free(g, seat, frame, mode.window, ruling)
    if early:
        return early
    if not mode.is_open(g.window):
        return wrong_window(g, mode.window, ruling)
    s = Step(DISCARD_PLAYED, seat, card.number)
    refusals = unmet(g, s, mode.condition) if mode.condition is not None else []
    if mode.cost is not None:
        refusals += unpaid(g, s, mode.cost, citations.of_play_cost(card.key))
    return refusals


def why_not_use(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    me = g.players[seat]
    tile = g.catalog.tiles[choice[1]]
    if choice[1] not in me.tiles:
        return [Refusal(Why.NOT_OWNED, tile=tile.key)]
    if not tile.use:
        return [Refusal(Why.NO_SUCH_USE, tile=tile.key)]
    early = why_not_on_turn(g, seat, frame, citations.of_tile_window(tile))
    if early:
        return early
    refusals = [Refusal(Why.FLIPPED, tile=tile.key, ruling=RULINGS[Why.FLIPPED])] * (choice[1] in me.flipped)
    if not tech.is_payable(g, seat, tile):
        refusals += unpaid(g, Step(tile.use[0], seat, tile.number), tile.use[0])
    return refusals


def why_not_deploy(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    early = why_not_on_turn(g, seat, frame)
    if early:
        return early
    if not deployment.has_right(g, seat):
        return plain(Why.NO_COMBAT_SPACE)
    _, troops, ships = choice
    if troops + ships == 0:
        return plain(Why.NO_UNITS)
    me = g.players[seat]
    there = (("troops", troops, me.garrison), ("dreadnoughts", ships, me.garrison_dreadnoughts))
    short = [
        Refusal(Why.GARRISON, resource=what, needed=asked, held=held)
        for what, asked, held in there
        if asked > held
    ]
    return short or beyond_allowance(g, seat, troops, ships)


def beyond_allowance(g: State, seat: int, troops: int, ships: int) -> list[Refusal]:
    me = g.players[seat]
    most = deployment.most_troops(me, ships)
    what, asked = "troops", troops
    if most < 0:
        what, asked = "dreadnoughts", ships
        most = max(n for n in range(ships) if n == 0 or deployment.most_troops(me, n) >= 0)
    ruling = citations.of_allowance(what)
    return [Refusal(Why.ALLOWANCE, resource=what, needed=asked, held=most, ruling=ruling)]
