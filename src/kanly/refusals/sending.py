"""Why a card does not send an Agent to a space, and why a turn cannot be begun or ended."""

from __future__ import annotations

from dataclasses import replace

from kanly.engine.machine.menu import CLOSING, is_mandatory
from kanly.engine.play import placement
from kanly.engine.play.placement import Barrier
from kanly.engine.printed import Card, Space
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Faction, Resource, Verb, Window
from kanly.engine.words.word import FrameKind
from kanly.refusals import citations
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import in_stock, key, plain, wrong_window


def why_not_send(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    early = why_not_begin(g, seat, frame)
    if early:
        return early
    card, space = g.catalog.cards[choice[1]], g.catalog.spaces[choice[2]]
    if choice[1] not in g.players[seat].hand:
        played = choice[1] in g.players[seat].in_play
        return [Refusal(Why.ALREADY_PLAYED if played else Why.NOT_IN_HAND, card=card.key)]
    if not g.rules.board >> space.index & 1:
        return [Refusal(Why.NOT_ON_BOARD, space=space.key)]
    return [*without_agent(g, seat, card), *without_icon(g, card, space), *closed(g, seat, card, space)]


def why_not_begin(g: State, seat: int, frame: Step) -> list[Refusal]:
    """Why this is no moment to send an Agent or to reveal."""
    kind = frame.frame
    if g.active != seat:
        return wrong_window(g, Window.TURN_OPEN) if g.active == NOBODY else whose_turn(g)
    if g.revealing:
        return plain(Why.ALREADY_REVEALED)
    if g.sent_space != NOBODY:
        space = g.catalog.spaces[g.sent_space].key
        return [Refusal(Why.ALREADY_SENT, card=key(g, g.sent_card), space=space)]
    return [] if kind == FrameKind.TURN else [Refusal(Why.FINISH_FIRST, source=key(g, frame.source))]


def whose_turn(g: State) -> list[Refusal]:
    return [Refusal(Why.NOT_YOUR_TURN, seats=(g.active,))]


def without_agent(g: State, seat: int, card: Card) -> list[Refusal]:
    ready = placement.has_agent(g, seat) if card.from_anywhere else g.players[seat].agents > 0
    return [] if ready else plain(Why.NO_AGENT)


def without_icon(g: State, card: Card, space: Space) -> list[Refusal]:
    if card.from_anywhere or g.catalog.spaces_of_icons[card.icons | g.added_icons] >> space.index & 1:
        return []
    return [Refusal(Why.NO_ICON, card=card.key, space=space.key)]


def closed(g: State, seat: int, card: Card, space: Space) -> list[Refusal]:
    return [
        *occupied(g, seat, card, space),
        *silenced(g, seat, card, space),
        *barred(g, seat, card, space),
        *visited_before(g, seat, card, space),
    ]


def occupied(g: State, seat: int, card: Card, space: Space) -> list[Refusal]:
    here = 1 << space.index
    if card.from_anywhere or placement.unblocked_spaces(g, seat, here):
        return []
    if placement.infiltrated_spaces(g, seat, here, card):
        return []
    seats = tuple(player.seat for player in g.players if g.agents_of(player.seat, space.index))
    ruling = citations.of_occupation(card, space)
    return [Refusal(Why.OCCUPIED, space=space.key, seats=seats, ruling=ruling)]


def silenced(g: State, seat: int, card: Card, space: Space) -> list[Refusal]:
    if not placement.is_silenced(g, seat, space.index):
        return []
    seats = tuple(p.seat for p in g.players if p.voice == space.index and p.seat != seat)
    ruling = citations.of_the_voice(g, seat, card, space)
    return [Refusal(Why.THE_VOICE, space=space.key, seats=seats, ruling=ruling)]


def barred(g: State, seat: int, card: Card, space: Space) -> list[Refusal]:
    """By cost or requirement."""
    spice_off = placement.discount_at(card, space)
    found = placement.barriers(g, seat, space, spice_off)
    prices = (
        (Barrier.SPICE, Resource.SPICE, max(0, space.spice - spice_off)),
        (Barrier.WATER, Resource.WATER, space.water),
        (Barrier.SOLARI, Resource.SOLARI, placement.solari_price(g, seat, space)),
    )
    refusals = [
        replace(in_stock(g, seat, what, price, citations.of_space_cost(card, what)), space=space.key)
        for bit, what, price in prices
        if found & bit
    ]
    if found & Barrier.INFLUENCE:
        refusals.append(below_requirement(g, seat, space))
    return refusals


def below_requirement(g: State, seat: int, space: Space) -> Refusal:
    faction, needed = space.requires or (0, 0)
    held = g.players[seat].influence[faction]
    ruling = citations.REQUIREMENTS.get(space.key, "")
    name = Faction.NAMES[faction]
    return Refusal(Why.REQUIREMENT, space=space.key, faction=name, needed=needed, held=held, ruling=ruling)


def visited_before(g: State, seat: int, card: Card, space: Space) -> list[Refusal]:
    """Nothing gets round this, as the rulings say of those who come everywhere else."""
    if not placement.barriers(g, seat, space, 0) & Barrier.ONCE:
        return []
    me = g.players[seat]
    if g.rules.swordmaster_closed and space.key == "swordmaster" and not me.swordmaster:
        return [Refusal(Why.CLOSED_BY_DIFFICULTY, space=space.key)]
    ruling = citations.of_second_visit(g, seat, card, space)
    return [Refusal(Why.ONCE_PER_GAME, space=space.key, ruling=ruling)]


# --- the end of a turn, a group or a go


def why_not_close(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    kind = frame.frame
    if choice[0] != CLOSING[kind]:
        return other_close(g, seat, frame, choice[0])
    if kind == FrameKind.TURN and g.sent_space == NOBODY and not g.revealing:
        return plain(Why.NOTHING_DONE)
    pending = g.bag[g.frames[-1] :]
    return [compulsory(g, step) for step in pending if is_mandatory(g, step)]


def other_close(g: State, seat: int, frame: Step, verb: int) -> list[Refusal]:
    if verb == Verb.PASS:
        return wrong_window(g, Window.COMBAT)
    if verb == Verb.DONE:
        return plain(Why.NOT_AN_ANSWER)
    if g.active == seat:
        return [Refusal(Why.FINISH_FIRST, source=key(g, frame.source))]
    return wrong_window(g, Window.TURN) if g.active == NOBODY else whose_turn(g)


def compulsory(g: State, step: Step) -> Refusal:
    effect = g.catalog.place_of(step.word)
    ruling = citations.of_compulsion(g, step.source)
    return Refusal(Why.COMPULSORY_LEFT, source=key(g, step.source), effect=effect, ruling=ruling)
