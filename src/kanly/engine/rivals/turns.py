"""The turns of Rivals and of House Hagal: a card is turned up, an Agent sent, the icons of the card count.

A Rival is a seat like any other to the rest of the rules; the words on its cards do their usual work, and
`answers` says what they are answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import chance, events
from kanly.engine.events import Happening, Mark, Place, note
from kanly.engine.machine.frames import in_order
from kanly.engine.play import deployment
from kanly.engine.play.placement import pay_controller
from kanly.engine.rivals.deck import find_space
from kanly.engine.rivals.deploying import RIVAL_DEPLOYS, holds_back
from kanly.engine.rivals.tiles import use_tiles
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, Choice, Kind, Reason, RivalUse
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


# --- who they are


def house_hagal(g: State) -> int:
    """The seat of the third player in a two-player game."""
    return len(g.players) - 1


def next_first_player(g: State) -> int:
    """House Hagal never gets the marker."""
    humans_and_rivals = [player.seat for player in g.players if player.kind != Kind.HOUSE_HAGAL]
    return humans_and_rivals[(humans_and_rivals.index(g.first_player) + 1) % len(humans_and_rivals)]


def after_turn(g: State, seat: int) -> None:
    """House Hagal follows each Agent turn of the First Player; dice may empty the Row after a reveal."""
    hagal = house_hagal(g)
    if g.players[hagal].kind == Kind.HOUSE_HAGAL:
        agent_turn = g.sent_space != NOBODY and not g.revealing
        g.hagal_due = agent_turn and seat == g.first_player and g.players[hagal].agents > 0
        if g.watched:
            events.mark(g, NOBODY, Mark.HAGAL_DUE, g.hagal_due)
    if g.rules.churn and g.revealing:
        churn(g, seat)


def churn(g: State, seat: int) -> None:
    """Two dice: the Row cards at those places leave; a six spares the Row."""
    dice = chance.stream(g)
    places = {dice.below(6), dice.below(6)}
    g.reveals += 1
    for place in sorted(places):
        if place < len(g.row):
            card = g.row[place]
            note(g, seat, Reason.CHURNED, card, place + 1)
            g.trashed.append(card)
            g.row[place] = g.imperium_deck.pop() if g.imperium_deck else 0
            if g.watched:
                events.card(g, NOBODY, card, Place.ROW, Place.TRASHED, EVERY_SEAT, place)
                if g.row[place]:
                    way = (Place.IMPERIUM_DECK, Place.ROW)
                    events.card(g, NOBODY, g.row[place], *way, EVERY_SEAT, place)
    g.row = [card for card in g.row if card]


def begin_round(g: State) -> None:
    note(g, NOBODY, Reason.ROUND_BEGAN, g.round, g.conflict)
    if g.round == g.rules.swordmaster_round:
        send_for_swordmasters(g)


def send_for_swordmasters(g: State) -> None:
    for player in g.players:
        if player.kind == Kind.RIVAL:
            player.swordmaster = True
            player.agents += 1
            if g.watched:
                events.mark(g, player.seat, Mark.SWORDMASTER, 1)
                events.mark(g, player.seat, Mark.AGENTS, player.agents)
            note(g, player.seat, Reason.THIRD_AGENT)


# --- a Rival's turn


def take_turn(g: State, seat: int) -> None:
    deployment.forget_counts(g)
    g.active = seat
    g.sent_card = 0
    g.sent_space = NOBODY
    g.on_combat_space = False
    if g.watched:
        events.caused_by(g, 0, seat)
        events.mark(g, seat, Mark.RIVAL_TURN, 0)
    g.stack.append(Step(END_RIVAL_TURN, seat, 0))
    g.stack.append(Step(RIVAL_TURN, seat, 0))


class RivalTurn(Word):
    """Cards are turned up until one shows a space that is free."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        card, face, space = find_space(g, s.owner)
        if space == NOBODY:
            g.players[s.owner].agents = 0
            if g.watched:
                events.mark(g, s.owner, Mark.AGENTS, 0)
            note(g, s.owner, Reason.NO_SPACE)
            return
        note(g, s.owner, Reason.SENT, card, space)
        arrive(g, s.owner, card, face, space)


def arrive(g: State, seat: int, card: int, face: int, space: int) -> None:
    """Costs and effects of the space do not count; the icons of the card do."""
    printed = g.catalog.spaces[space]
    g.players[seat].agents -= 1
    g.sent_space = space
    g.occupants[space] += 1 << 4 * seat
    g.on_combat_space = printed.combat
    if g.watched:
        events.caused_by(g, card, seat)
        events.tell(g, Happening.AGENT, seat, 1, 0, space + 1)
        events.mark(g, NOBODY, Mark.SENT_SPACE, space)
        events.mark(g, NOBODY, Mark.ON_COMBAT_SPACE, g.on_combat_space)
    if printed.combat:
        if not holds_back(g, seat):
            use_tiles(g, seat, RivalUse.IN_BATTLE)
        g.stack.append(Step(RIVAL_DEPLOYS, seat, card))
    in_order(g, g.catalog.hagal[card].faces[face].words, seat, card)
    if printed.maker:
        in_order(g, printed.words, seat, printed.number)
    pay_controller(g, printed)


class EndRivalTurn(Word):
    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.active = NOBODY
        if g.watched:
            events.mark(g, s.owner, Mark.TURN_ENDED, 0)
        deployment.forget_counts(g)


RIVAL_TURN: Final[Word] = RivalTurn()
END_RIVAL_TURN: Final[Word] = EndRivalTurn()
