"""The Endgame: cards from the First Player on until all pass in a row, then the winners."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.events import Mark, Phase, mark
from kanly.engine.machine import frames
from kanly.engine.machine.frames import in_order, open_group
from kanly.engine.play.standing import begin as begin_by_leader
from kanly.engine.play.standing import of_tiles
from kanly.engine.player import Player
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Kind, Moment, Question, Resource, Window
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


def begin(g: State) -> None:
    if g.watched:
        mark(g, NOBODY, Mark.PHASE, Phase.ENDGAME)
    g.passed = 0
    g.next_seat = g.first_player
    g.stack.append(Step(NEXT_ENDGAME_GO, NOBODY, 0))
    for seat in reversed(g.seats_from(g.first_player)):
        for tile in g.players[seat].tiles:
            in_order(g, g.catalog.tiles[tile].endgame, seat, tile)
        begin_by_leader(g, seat, Moment.ENDGAME)


class NextEndgameGo(Word):
    def apply(self, g: State, s: Step, choice: Choice) -> None:
        for seat in g.seats_from(g.next_seat):
            me = g.players[seat]
            if me.kind == Kind.HUMAN and me.intrigues and not g.passed >> seat & 1:
                g.stack.append(s)
                g.window = Window.ENDGAME
                g.window_seat = seat
                g.played_in_go = False
                open_group(g, frames.ENDGAME, seat, 0)
                return


NEXT_ENDGAME_GO: Final[Word] = NextEndgameGo()


COMPARED: Final = ("victory_points", "tile", "spice", "solari", "water", "garrison")  # by `standing`


def standing(g: State, player: Player) -> tuple[int, bool, int, int, int, int]:
    """Victory Points, then the tie-breaks in their order."""
    stock = player.stock
    return (
        stock[Resource.VICTORY_POINTS],
        of_tiles(g, player.seat, Question.WINS_TIES) > 0,
        stock[Resource.SPICE],
        stock[Resource.SOLARI],
        stock[Resource.WATER],
        player.garrison,
    )


def winners(g: State) -> list[int]:
    """Several if nothing separates them."""
    contenders = [player for player in g.players if player.kind != Kind.HOUSE_HAGAL]
    best = max(standing(g, player) for player in contenders)
    return [player.seat for player in contenders if standing(g, player) == best]


def places(g: State) -> list[int]:
    """By seat, from 1; who is level shares one. House Hagal, in the last seat, has none."""
    ranks = [standing(g, player) for player in g.players if player.kind != Kind.HOUSE_HAGAL]
    return [1 + len([other for other in ranks if other > mine]) for mine in ranks]
