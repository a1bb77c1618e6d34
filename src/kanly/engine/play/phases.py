"""The round: its five phases as steps, so that a game can be saved in the middle of any of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.components import AGENTS
from kanly.engine.events import Happening, Mark, Phase, mark, tell
from kanly.engine.machine.frames import in_order
from kanly.engine.play import endgame, turn, zones
from kanly.engine.play.combat import COMBAT
from kanly.engine.play.purse import add_bonus_spice
from kanly.engine.play.standing import act, begin
from kanly.engine.rivals import turns as rivals
from kanly.engine.step import Step
from kanly.engine.vocabulary import HAND_SIZE, NOBODY, Choice, Kind, Moment
from kanly.engine.words.grammar import May
from kanly.engine.words.units import RecruitIntoConflict
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


class Round(Word):
    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.round += 1
        g.conflict = g.conflict_deck.pop()
        g.reveals += 1
        g.next_seat = g.first_player
        if g.watched:
            tell_round(g)
        for player in g.players:
            player.flipped.clear()
        if g.rules.has_rivals:
            rivals.begin_round(g)
        in_order(g, (DEFENCE, DRAW_HANDS, PLAYER_TURNS, COMBAT, MAKERS, RECALL), NOBODY, g.conflict)


def tell_round(g: State) -> None:
    mark(g, NOBODY, Mark.PHASE, Phase.ROUND_START)
    mark(g, NOBODY, Mark.ROUND, g.round)
    tell(g, Happening.CONFLICT, NOBODY, g.conflict)
    mark(g, NOBODY, Mark.FRESH, 0)


class Defence(Word):
    """Whoever controls the contested location may deploy a troop from supply; House Hagal only holds it."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        location = g.catalog.conflicts[g.conflict].location_index
        if location < 0 or g.controller(location) == NOBODY:
            return
        if g.players[g.controller(location)].kind != Kind.HOUSE_HAGAL:
            g.stack.append(Step(DEFEND, g.controller(location), g.conflict))


class DrawHands(Word):
    """Five cards each, whatever they still hold; then whatever else works at Round Start."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        seats = g.seats_from(g.first_player)
        for seat in seats:
            zones.draw(g, seat, HAND_SIZE)
        begin_round_start(g, seats[::-1])


def begin_round_start(g: State, seats: tuple[int, ...]) -> None:
    """Tiles that work at Round Start; then, after all draws, Leaders."""
    for seat in seats:
        act(g, seat, Moment.ROUND_START)
        begin(g, seat, Moment.ROUND_START)
    for seat in seats:
        for tile in reversed(g.players[seat].tiles):
            in_order(g, g.catalog.tiles[tile].round_start, seat, tile)


class PlayerTurns(Word):
    """One turn at a time, clockwise, until everybody has revealed."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if g.hagal_due:
            g.hagal_due = False
            if g.watched:
                mark(g, NOBODY, Mark.HAGAL_DUE, 0)
            g.stack.append(s)
            rivals.take_turn(g, rivals.house_hagal(g))
            return
        for seat in g.seats_from(g.next_seat):
            if has_turn(g, seat):
                g.stack.append(s)
                take_turn(g, seat)
                return


def has_turn(g: State, seat: int) -> bool:
    """House Hagal has no turn of its own: it follows the First Player."""
    me = g.players[seat]
    if me.kind == Kind.HUMAN:
        return not me.revealed
    return me.kind == Kind.RIVAL and me.agents > 0


def take_turn(g: State, seat: int) -> None:
    if g.players[seat].kind == Kind.HUMAN:
        turn.start(g, seat)
    else:
        g.next_seat = (seat + 1) % len(g.players)
        rivals.take_turn(g, seat)


class Makers(Word):
    """Each Maker space without an Agent gets a bonus spice."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if g.watched:
            mark(g, NOBODY, Mark.PHASE, Phase.MAKERS)
        for space in g.catalog.makers:
            if g.occupants[space] == 0:
                add_bonus_spice(g, space, 1)


class Recall(Word):
    """The end is checked here and nowhere else; otherwise Agents come home and a new round begins."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        if g.watched:
            mark(g, NOBODY, Mark.PHASE, Phase.RECALL)
        if not g.conflict_deck or max(p.points() for p in g.players) >= g.rules.target:
            endgame.begin(g)
            return
        call_agents_home(g)
        g.first_player = rivals.next_first_player(g) if g.rules.has_rivals else after(g, g.first_player)
        if g.watched:
            mark(g, NOBODY, Mark.FIRST_PLAYER, g.first_player)
        g.stack.append(Step(ROUND, NOBODY, 0))


def after(g: State, seat: int) -> int:
    return (seat + 1) % len(g.players)


def call_agents_home(g: State) -> None:
    """The Mentat goes back to its space, or to whoever won it."""
    if g.watched:
        tell_recall(g)
    for space in range(len(g.occupants)):
        g.occupants[space] = 0
    g.mentat = g.mentat_promised
    g.mentat_promised = NOBODY
    for player in g.players:
        player.agents = AGENTS + player.swordmaster + (g.mentat == player.seat)
        player.revealed = False
        player.turns = 0
        player.voice = NOBODY
        if g.watched:
            mark(g, player.seat, Mark.AGENTS, player.agents)
            mark(g, player.seat, Mark.REVEALED, 0)
            mark(g, player.seat, Mark.TURNS, 0)
            mark(g, player.seat, Mark.VOICE, NOBODY)


def tell_recall(g: State) -> None:
    for space in range(len(g.occupants)):
        for player in g.players:
            agents = g.agents_of(player.seat, space)
            if agents:
                tell(g, Happening.AGENT, player.seat, agents, space + 1, 0)
    mark(g, NOBODY, Mark.MENTAT, g.mentat_promised)
    mark(g, NOBODY, Mark.MENTAT_PROMISED, NOBODY)


ROUND: Final[Word] = Round()
DEFENCE: Final[Word] = Defence()
DEFEND: Final[Word] = May(RecruitIntoConflict(1))
DRAW_HANDS: Final[Word] = DrawHands()
PLAYER_TURNS: Final[Word] = PlayerTurns()
MAKERS: Final[Word] = Makers()
RECALL: Final[Word] = Recall()
