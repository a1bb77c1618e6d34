"""Rivals: the turns of House Hagal's deck, what they fight with and what they do by themselves.

A Rival is a seat like any other to the rest of the rules; the words on its cards do their usual work, and
`rival_choices` answers what they ask.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine import chance, deployment, zones
from kanly.engine.frames import in_order, open_mixed_frame
from kanly.engine.placement import pay_controller
from kanly.engine.rival_deck import find_space, turn_up
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    INTRIGUE_CARDS,
    NOBODY,
    Choice,
    Kind,
    Reason,
    Resource,
    Window,
)
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

PRICES: Final = ((Resource.WATER, 3), (Resource.SOLARI, 7), (Resource.SPICE, 7))  # of a Victory Point
INTRIGUE_PRICE: Final = 3
SPY_SPICE: Final = 3
FLAGSHIP_TROOPS: Final = 3
FLAGSHIP_SOLARI: Final = 4
COMFORTABLE_LEAD: Final = 4
LAST_TIER: Final = 3


def note(g: State, seat: int, reason: int, thing: int = 0, detail: int = 0) -> None:
    g.reasons.append((seat, reason, thing, detail))


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
    if g.churn and g.revealing:
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
            if g.imperium_deck:
                g.row[place] = g.imperium_deck.pop()
            else:
                g.row[place] = 0
    g.row = [card for card in g.row if card]


def begin_round(g: State) -> None:
    note(g, NOBODY, Reason.ROUND_BEGAN, g.round, g.conflict)
    if g.round == g.swordmaster_round:
        send_for_swordmasters(g)


def send_for_swordmasters(g: State) -> None:
    for player in g.players:
        if player.kind == Kind.RIVAL:
            player.swordmaster = True
            player.agents += 1
            note(g, player.seat, Reason.THIRD_AGENT)


# --- a Rival's turn


def take_turn(g: State, seat: int) -> None:
    deployment.forget_counts(g)
    g.active = seat
    g.window = Window.NONE
    g.window_seat = NOBODY
    g.sent_card = 0
    g.sent_space = NOBODY
    g.on_combat_space = False
    g.stack.append(Step(END_RIVAL_TURN, seat, 0))
    g.stack.append(Step(RIVAL_TURN, seat, 0))


class RivalTurn(Word):
    """Cards are turned up until one shows a space that is free."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        card, face, space = find_space(g, s.owner)
        if space == NOBODY:
            g.players[s.owner].agents = 0
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
    if printed.combat:
        maybe_use_flagship(g, seat)
        g.stack.append(Step(RIVAL_DEPLOYS, seat, card))
    in_order(g, g.catalog.hagal[card].faces[face].words, seat, card)
    if printed.maker:
        in_order(g, printed.words, seat, printed.number)
    pay_controller(g, printed)


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
    if not g.expert_deployment or g.catalog.conflicts[g.conflict].tier == LAST_TIER:
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
        me.stock[Resource.SOLARI] -= FLAGSHIP_SOLARI
        me.flipped.append(tile)
        note(g, seat, Reason.USED_TILE, tile)
        deployment.recruit(g, seat, FLAGSHIP_TROOPS)


def unflipped(g: State, me: Player, key: str) -> int:
    """The number of a tile that the Rival owns face up; 0: it does not."""
    tile = g.catalog.number.get(key, 0)
    return tile if tile in me.tiles and tile not in me.flipped else 0


class EndRivalTurn(Word):
    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.active = NOBODY
        deployment.forget_counts(g)


# --- combat


def turn_up_swords(g: State) -> None:
    """Each Rival with a unit in the Conflict, in turn order."""
    for seat in g.seats_from(g.first_player):
        me = g.players[seat]
        if me.kind != Kind.HUMAN and me.units() > 0:
            twice = g.brutal and g.catalog.conflicts[g.conflict].tier == LAST_TIER
            for _ in range(2 if twice else 1):
                card = turn_up(g, seat)
                swords = g.catalog.hagal[card].swords
                note(g, seat, Reason.SWORDS, card, swords)
                me.stock[Resource.SWORDS] += swords


class RivalReward(Word):
    """Rivals of a solo game take what players take; House Hagal takes nothing but drives out a marker."""

    def __init__(self, rank: int) -> None:
        self.rank = rank

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        words: list[tuple[Word, int]] = []
        if me.kind == Kind.RIVAL:
            words += [(word, g.conflict) for word in g.catalog.conflicts[g.conflict].rewards[self.rank]]
        elif self.rank == 0:
            drive_out_marker(g)
        if self.rank == 0:
            for tile in me.tiles:
                words += [(word, tile) for word in g.catalog.tiles[tile].won]
        open_mixed_frame(g, words, s.owner)


def note_places(g: State, ranking: list[tuple[int, int]]) -> None:
    for seat, rank in ranking:
        note(g, seat, Reason.PLACED, rank, g.players[seat].strength())


def drive_out_marker(g: State) -> None:
    location = g.catalog.conflicts[g.conflict].location_index
    if location >= 0:
        g.control[location] = NOBODY


def reward(g: State, seat: int, rank: int, place_dreadnought: Word) -> None:
    if rank == 0 and g.players[seat].conflict_dreadnoughts:
        g.stack.append(Step(place_dreadnought, seat, g.conflict))
    g.stack.append(Step(RIVAL_REWARDS[rank], seat, g.conflict))


# --- what holds at any time


def settle(g: State) -> None:
    """Rivals turn riches into points at once, use tiles that wait for nothing, and find a tile to want."""
    for player in g.players:
        if player.kind == Kind.RIVAL:
            buy_points(g, player)
            if g.active == player.seat:
                use_tiles(g, player)
    if g.stacks and g.players[-1].kind == Kind.RIVAL:
        clear_unwanted_tiles(g)


def buy_points(g: State, me: Player) -> None:
    for resource, price in PRICES:
        hoarded = resource == Resource.SPICE and g.stacks and not is_last_tier(g)
        while me.stock[resource] >= price and not hoarded:
            me.stock[resource] -= price
            me.stock[Resource.VICTORY_POINTS] += 1
            note(g, me.seat, Reason.BOUGHT_POINT, resource, price)
    while len(me.intrigues) >= INTRIGUE_PRICE:
        for card in me.intrigues[:INTRIGUE_PRICE]:
            zones.leave_intrigues(g, me.seat, card)
            g.intrigue_discard.append(card)
        g.reveals += 1
        me.stock[Resource.VICTORY_POINTS] += 1
        note(g, me.seat, Reason.BOUGHT_POINT, INTRIGUE_CARDS, INTRIGUE_PRICE)


def is_last_tier(g: State) -> bool:
    return g.catalog.conflicts[g.conflict].tier == LAST_TIER


def use_tiles(g: State, me: Player) -> None:
    spy = unflipped(g, me, "spy_satellites")
    if spy and me.stock[Resource.SPICE] >= SPY_SPICE:
        me.stock[Resource.SPICE] -= SPY_SPICE
        me.tiles.remove(spy)
        g.tiles_trashed.append(spy)
        me.stock[Resource.VICTORY_POINTS] += 1
        note(g, me.seat, Reason.USED_TILE, spy)
    drones = unflipped(g, me, "training_drones")
    if drones and me.supply:
        me.flipped.append(drones)
        note(g, me.seat, Reason.USED_TILE, drones)
        deployment.recruit(g, me.seat, 1)


def clear_unwanted_tiles(g: State) -> None:
    """As long as no face-up tile bears the Rivals' mark, the top of the largest stack is trashed."""
    while any(g.stacks) and not any(stack and g.catalog.tiles[stack[-1]].hagal for stack in g.stacks):
        largest = max(g.stacks, key=len)
        tile = largest.pop()
        g.tiles_trashed.append(tile)
        g.reveals += 1
        note(g, NOBODY, Reason.CLEARED_TILE, tile)


RIVAL_TURN: Final[Word] = RivalTurn()
RIVAL_DEPLOYS: Final[Word] = RivalDeploys()
END_RIVAL_TURN: Final[Word] = EndRivalTurn()
RIVAL_REWARDS: Final[tuple[Word, ...]] = (RivalReward(0), RivalReward(1), RivalReward(2))
