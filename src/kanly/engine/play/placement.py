"""Where a card may send an Agent, what the space costs, and what happens when the Agent stands there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import events, gates
from kanly.engine.events import ON_THE_WAY, Happening, Mark, Place
from kanly.engine.gates import opened
from kanly.engine.kinds import kinds
from kanly.engine.machine.frames import in_order
from kanly.engine.play import zones
from kanly.engine.play.purse import gain
from kanly.engine.play.standing import act, begin
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    EVERY_ICON,
    NO_CHOICE,
    NOBODY,
    Choice,
    Moment,
    Question,
    Resource,
    Shared,
    Verb,
    Window,
)
from kanly.engine.words.space import SPACE_INFLUENCE
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from mypy_extensions import i64

    from kanly.engine.player import Player
    from kanly.engine.printed import Card, Space
    from kanly.engine.state import State


class Barrier:
    """What may keep a seat out of a space besides Agents and The Voice, as bits."""

    SPICE: Final = 1
    WATER: Final = 2
    SOLARI: Final = 4
    INFLUENCE: Final = 8
    ONCE: Final = 16  # visited before in this game


def add_ways_to_send(g: State, seat: int, ways: list[Shared]) -> None:
    me = g.players[seat]
    if me.agents == 0 and not holds_wanderer(g, me):
        return
    catalog = g.catalog
    admitting = admitting_spaces(g, seat)
    free = unblocked_spaces(g, seat, admitting)
    for number in kinds(me.hand):
        card = catalog.cards[number]
        spaces = spaces_for(g, me, card, admitting, free)
        if spaces:
            sends = catalog.ready.sends[number]
            reached = EVERY_ICON if card.from_anywhere else card.icons | g.added_icons
            for index in catalog.indices_of_icons[reached]:
                if spaces >> index & 1:
                    ways.append(sends[index])


def holds_wanderer(g: State, me: Player) -> bool:
    """A card that can do without an Agent on the Leader."""
    cards = g.catalog.cards
    for number in me.hand:
        if cards[number].from_anywhere:
            return True
    return False


def spaces_for(g: State, me: Player, card: Card, admitting: i64, free: i64) -> i64:
    """A mask of where this card could send an Agent: `free` are the admitting spaces without Agents."""
    if card.from_anywhere:
        return admitting if has_agent(g, me.seat) else 0
    if me.agents == 0:
        return 0
    spaces: i64 = free & g.catalog.spaces_of_icons[card.icons | g.added_icons]
    if card.finds_more:
        if card.infiltrates:
            spaces |= infiltrated_spaces(g, me.seat, admitting, card)
        if card.space_discounts:
            spaces |= discounted_spaces(g, me.seat, card)
    return spaces


def admitting_spaces(g: State, seat: int) -> i64:
    """A mask of the spaces whose cost, requirement, limit and Voices would let the seat in."""
    me = g.players[seat]
    at = g.catalog.gates(g.rules.mentat_price)
    spaces: i64 = g.rules.board
    spaces &= opened(at.spice, me.stock[Resource.SPICE])
    spaces &= opened(at.water, me.stock[Resource.WATER])
    spaces &= opened(at.solari[me.leader], me.stock[Resource.SOLARI])
    for faction in at.guarding:
        spaces &= opened(at.influence[faction], me.influence[faction])
    for space in at.once:
        if has_used(g, seat, space):
            spaces &= ~space.bit
    for player in g.players:
        if player.voice >= 0 and player.seat != seat:
            spaces &= ~g.catalog.spaces[player.voice].bit
    return spaces


def barriers(g: State, seat: int, space: Space, spice_off: int) -> int:
    """The Barriers between a seat and a space, all of them."""
    me = g.players[seat]
    at = g.catalog.gates(g.rules.mentat_price)
    found: int = 0
    if not opened(at.spice, me.stock[Resource.SPICE] + spice_off) & space.bit:
        found |= Barrier.SPICE
    if not opened(at.water, me.stock[Resource.WATER]) & space.bit:
        found |= Barrier.WATER
    if not opened(at.solari[me.leader], me.stock[Resource.SOLARI]) & space.bit:
        found |= Barrier.SOLARI
    for faction in at.guarding:
        if not opened(at.influence[faction], me.influence[faction]) & space.bit:
            found |= Barrier.INFLUENCE
    if space.once and has_used(g, seat, space):
        found |= Barrier.ONCE
    return found


def has_used(g: State, seat: int, space: Space) -> bool:
    """What the spaces give that each player may visit once a game is kept for good."""
    for word in space.words:
        if word.is_kept(g, seat):
            return True
    return False


def solari_price(g: State, seat: int, space: Space) -> int:
    leader = g.catalog.leaders[g.players[seat].leader]
    return gates.solari_price(space, leader, g.rules.mentat_price)


def unblocked_spaces(g: State, seat: int, spaces: i64) -> i64:
    """Those of the given spaces where no Agent stands in the way."""
    passes = g.catalog.leaders[g.players[seat].leader].answers[Question.PASSES_ENEMIES]
    passed: i64 = spaces if g.passes_enemies else g.catalog.spaces_of_icons[passes]
    mine: i64 = 15 << 4 * seat
    one: i64 = 1
    for index, there in enumerate(g.occupants):
        if there and (there & mine or not passed >> index & 1):
            spaces &= ~(one << index)
    return spaces


def infiltrated_spaces(g: State, seat: int, admitting: i64, card: Card) -> i64:
    """Enemy Agents do not close them; one's own do."""
    spaces: i64 = admitting & g.catalog.spaces_of_icons[card.infiltrates]
    for index in range(len(g.occupants)):
        if g.agents_of(seat, index):
            spaces &= ~g.catalog.spaces[index].bit
    return spaces


def discounted_spaces(g: State, seat: int, card: Card) -> i64:
    """Spaces that only this card can pay for."""
    spaces: i64 = 0
    for discount in card.space_discounts:
        space = g.catalog.spaces[g.catalog.space_index[discount.space]]
        if barriers(g, seat, space, discount.spice) == 0 and not is_silenced(g, seat, space.index):
            spaces |= space.bit
    spaces &= g.rules.board & g.catalog.spaces_of_icons[card.icons | g.added_icons]
    return unblocked_spaces(g, seat, spaces) | infiltrated_spaces(g, seat, spaces, card)


def is_silenced(g: State, seat: int, space: int) -> bool:
    for player in g.players:
        if player.voice == space and player.seat != seat:
            return True
    return False


def spice_price(card: Card, space: Space) -> int:
    return max(0, space.spice - discount_at(card, space)) if card.space_discounts else space.spice


def discount_at(card: Card, space: Space) -> int:
    """Spice that the card saves there."""
    return sum([discount.spice for discount in card.space_discounts if discount.space == space.key])


def has_agent(g: State, seat: int) -> bool:
    if g.players[seat].agents:
        return True
    for there in g.occupants:
        if there >> 4 * seat & 15:
            return True
    return False


def send(g: State, seat: int, card: int, space: int) -> None:
    me = g.players[seat]
    zones.leave_hand(me, card)
    me.in_play.append(card)
    g.sent_card = card
    g.sent_space = space
    if g.watched:
        events.caused_by(g, card, seat)
        events.card(g, seat, card, Place.HAND, Place.IN_PLAY)
        events.mark(g, NOBODY, Mark.SENT_CARD, card)
        events.mark(g, NOBODY, Mark.SENT_SPACE, space)
    g.window = Window.TURN
    arrive(g, seat, g.catalog.spaces[space])


def arrive(g: State, seat: int, space: Space) -> None:
    """Take an Agent, pay, place it. What asks nothing is done at once."""
    steps = g.catalog.ready.arrivals[space.index][seat]
    if g.catalog.cards[g.sent_card].from_anywhere:
        g.stack += steps
        return
    if g.watched:
        events.caused_by(g, space.number, seat)
    take_agent(g, seat, NO_CHOICE)
    if space.sells:
        g.stack += steps[:2]
    else:
        g.stack.append(steps[0])
        pay_for_space(g, seat, 0)


def origins(g: State, seat: int) -> list[Choice]:
    """From where Kwisatz Haderach may take an Agent: the Leader, or a space."""
    found: list[Choice] = []
    if g.players[seat].agents:
        found.append((Verb.SEND_FROM_LEADER, 0, 0))
    for space in range(len(g.occupants)):
        if g.agents_of(seat, space):
            found.append((Verb.MOVE_AGENT, space, 0))
    return found


def take_agent(g: State, seat: int, choice: Choice) -> None:
    """Unless a space is named, from the Leader."""
    if choice[0] == Verb.MOVE_AGENT:
        g.occupants[choice[1]] -= 1 << 4 * seat
    else:
        g.players[seat].agents -= 1
    if g.watched:
        origin = choice[1] + 1 if choice[0] == Verb.MOVE_AGENT else 0
        events.tell(g, Happening.AGENT, seat, 1, origin, ON_THE_WAY)


def pay_for_space(g: State, seat: int, spice: int) -> None:
    """A seller names how much spice it gives, and what that buys joins the turn."""
    me = g.players[seat]
    space = g.catalog.spaces[g.sent_space]
    solari = solari_price(g, seat, space)
    spent = spice if space.sells else spice_price(g.catalog.cards[g.sent_card], space)
    if solari:
        gain(g, me, Resource.SOLARI, -solari)
    if spent:
        gain(g, me, Resource.SPICE, -spent)
    if space.water:
        gain(g, me, Resource.WATER, -space.water)
    for price, word in space.sells:
        if price == spice:
            g.bag.append(Step(word, seat, space.number))
    if solari:
        begin(g, seat, Moment.PAID_SOLARI_TO_SPACE)


def place_agent(g: State, seat: int) -> None:
    """The pool of the turn: the Agent box, the space, its Influence."""
    space = g.catalog.spaces[g.sent_space]
    card = g.catalog.cards[g.sent_card]
    if g.rules.ix:
        g.enemy_there = g.occupants[space.index] & ~(15 << 4 * seat) != 0
    g.occupants[space.index] += 1 << 4 * seat
    g.passes_enemies = False
    g.on_combat_space = g.on_combat_space or space.combat
    if g.watched:
        events.tell(g, Happening.AGENT, seat, 1, ON_THE_WAY, space.index + 1)
        events.mark(g, NOBODY, Mark.ENEMY_THERE, g.enemy_there)
        events.mark(g, NOBODY, Mark.PASSES_ENEMIES, 0)
        events.mark(g, NOBODY, Mark.ON_COMBAT_SPACE, g.on_combat_space)
    g.bag += g.catalog.ready.pools[card.number][seat]
    g.bag += g.catalog.ready.spaces[space.index][seat]
    if space.faction >= 0 and not card.own_influence:
        g.bag.append(Step(SPACE_INFLUENCE, seat, space.number))
    act(g, seat, Moment.AGENT_PLACED)
    pay_controller(g, space)


def pay_controller(g: State, space: Space) -> None:
    if space.control:
        controller = g.controller(space.index)
        if controller != NOBODY:
            in_order(g, space.control, controller, space.number)


class TakeAgent(Word):
    """From the Leader, or from the board."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        found = origins(g, s.owner)
        return found if len(found) > 1 or found[0][0] == Verb.MOVE_AGENT else None

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        take_agent(g, s.owner, choice)


class PayForSpace(Word):
    """The printed cost, before anything else of this placement."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        sells = g.catalog.spaces[g.sent_space].sells
        if not sells:
            return None
        spice = g.players[s.owner].stock[Resource.SPICE]
        return [(Verb.SELL_SPICE, price, 0) for price, _ in sells if price <= spice]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        pay_for_space(g, s.owner, choice[1])


class PlaceAgent(Word):
    def apply(self, g: State, s: Step, choice: Choice) -> None:
        place_agent(g, s.owner)


TAKE_AGENT: Final[Word] = TakeAgent()
PAY_FOR_SPACE: Final[Word] = PayForSpace()
PLACE_AGENT: Final[Word] = PlaceAgent()
PLACING: Final = (PLACE_AGENT, PAY_FOR_SPACE, TAKE_AGENT)  # as they lie on the stack, the next on top
