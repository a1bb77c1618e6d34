"""A table ready for its first decision: everything is laid out and dealt."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from kanly.engine import chance
from kanly.engine.components import (
    AGENTS,
    CONFLICTS_BY_TIER,
    DREADNOUGHT_STRENGTH,
    DREADNOUGHTS,
    EPIC_CONFLICTS_BY_TIER,
    STACKS,
    TROOPS,
)
from kanly.engine.house import STARTING_INTRIGUE
from kanly.engine.play import zones
from kanly.engine.play.phases import ROUND
from kanly.engine.play.standing import act, begin, of_leader
from kanly.engine.player import Player
from kanly.engine.rivals.purchases import settle
from kanly.engine.rules import DIFFICULTIES, Difficulty, Rules
from kanly.engine.secrets import marks
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Kind, Moment, Question, Resource

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.holdings import Holdings

GARRISON: Final = 3
EPIC_GARRISON: Final = 5
TABLES: Final = 4096  # settled rules that are remembered: four of the eight Leaders can sit in 1,680 ways


def lay_out(catalog: Catalog, rules: Rules, held: Holdings, seed: bytes) -> State:
    """All that is put on the table; running the machine leads to the first question."""
    g = State(catalog, rules, [Player(seat, 0) for seat in range(rules.players)], seed)
    lay_out_board(g, held)
    deal_leaders(g, held)
    for player in g.players:
        equip(g, player, held)
    if rules.ix:
        open_ix(g, held)
    if rules.has_rivals:
        invite_rivals(g, held)
    else:
        g.first_player = chance.pick(g, rules.seats)
    g.rules = settled(rules, catalog, g.players, held.board)
    g.stack.append(Step(ROUND, NOBODY, 0))
    prepare_leaders(g)
    return g


def lay_out_board(g: State, held: Holdings) -> None:
    g.occupants = [0] * len(g.catalog.spaces)
    g.bonus_spice = [0] * len(g.catalog.spaces)
    g.control = [NOBODY] * len(g.catalog.spaces)
    g.alliances = [NOBODY] * 4
    build_conflict_deck(g, held)
    g.intrigue_deck = held.intrigues.copy()
    chance.shuffle(g, g.intrigue_deck)
    g.intrigue_deck_marks = [marks.mark(0, 0, 0)] * len(g.intrigue_deck)
    g.imperium_deck = held.imperium.copy()
    chance.shuffle(g, g.imperium_deck)
    zones.lay_out_row(g)
    g.reserve = held.reserve.copy()


def build_conflict_deck(g: State, held: Holdings) -> None:
    """Level III at the bottom, the lowest level on top; what is not used stays unseen."""
    by_tier = conflicts_by_tier(g.rules)
    for tier in (3, 2, 1):
        cards = held.conflicts[tier].copy()
        chance.shuffle(g, cards)
        g.conflict_deck += cards[: by_tier[tier]]
        g.conflicts_left_out += cards[by_tier[tier] :]


def conflicts_by_tier(rules: Rules) -> dict[int, int]:
    """How many of each level are in the deck."""
    return EPIC_CONFLICTS_BY_TIER if rules.epic else CONFLICTS_BY_TIER


def deal_leaders(g: State, held: Holdings) -> None:
    """Naming the Leaders that a seed would deal changes nothing else of its game."""
    leaders = held.leaders.copy()
    chance.shuffle(g, leaders)
    for key in g.rules.rival_leaders:
        leaders.remove(g.catalog.number[key])
    if g.rules.leaders:
        leaders = [g.catalog.number[key] for key in g.rules.leaders]
    for player in g.players[: g.rules.seats]:
        player.leader = leaders[player.seat]


def settled(rules: Rules, catalog: Catalog, players: list[Player], board: int) -> Rules:
    """With the board, and whoever leads now."""
    leaders = leaders_of(catalog, players, Kind.HUMAN)
    return with_leaders(rules, leaders, leaders_of(catalog, players, Kind.RIVAL), board)


@lru_cache(TABLES)
def with_leaders(rules: Rules, leaders: tuple[str, ...], rivals: tuple[str, ...], board: int) -> Rules:
    """Made once for all games in which the same Leaders play."""
    return replace(rules, leaders=leaders, rival_leaders=rivals, board=board)


def leaders_of(catalog: Catalog, players: list[Player], kind: int) -> tuple[str, ...]:
    return tuple([catalog.leaders[player.leader].key for player in players if player.kind == kind])


def equip(g: State, player: Player, held: Holdings) -> None:
    player.stock = [0] * 6
    player.influence = [0] * 4
    player.stock[Resource.WATER] = g.catalog.leaders[player.leader].water
    player.stock[Resource.VICTORY_POINTS] = 1 if len(g.players) == 4 else 0
    player.agents = AGENTS
    player.garrison = EPIC_GARRISON if g.rules.epic else GARRISON
    player.supply = TROOPS - player.garrison
    player.deck = held.starting_deck.copy()
    chance.shuffle(g, player.deck)
    player.deck_marks = [marks.mark(0, 0, 0)] * len(player.deck)


def open_ix(g: State, held: Holdings) -> None:
    """Three stacks of tiles, and for every player two dreadnoughts."""
    tiles = held.tiles.copy()
    chance.shuffle(g, tiles)
    ends = [len(tiles) * i // STACKS for i in range(STACKS + 1)]
    g.stacks = [tiles[ends[i] : ends[i + 1]] for i in range(STACKS)]
    g.flags = [NOBODY] * len(g.catalog.spaces)
    g.flag_rounds = [0] * len(g.catalog.spaces)
    for player in g.players:
        player.dreadnoughts = DREADNOUGHTS
        own = of_leader(g, player.seat, Question.DREADNOUGHT_STRENGTH)
        player.dreadnought_strength = own or DREADNOUGHT_STRENGTH


def invite_rivals(g: State, held: Holdings) -> None:
    """Two Rivals for a solo game, House Hagal for two players, and the deck that plays them."""
    g.hagal_deck = held.hagal_deck.copy()
    chance.shuffle(g, g.hagal_deck)
    if g.rules.solo:
        invite_two_rivals(g, held)
    else:
        seat_house_hagal(g)
        g.first_player = chance.pick(g, g.rules.seats)


def seat_house_hagal(g: State) -> None:
    """No Leader, no resources, no deck; all troops in supply, three Agents from the start."""
    hagal = g.players[-1]
    hagal.kind = Kind.HOUSE_HAGAL
    make_rival(hagal, 0, g.rules.ix)
    hagal.stock[Resource.WATER] = 0
    hagal.swordmaster = True
    hagal.agents = AGENTS + 1


def make_rival(player: Player, garrison: int, ix: bool) -> None:
    """Rivals own no cards and fight with dreadnoughts of common strength."""
    player.deck = []
    player.deck_marks = []
    player.garrison = garrison
    player.supply = TROOPS - garrison
    player.dreadnought_strength = DREADNOUGHT_STRENGTH if ix else 0


def invite_two_rivals(g: State, held: Holdings) -> None:
    """By the table of difficulties; the Rival on the human's left begins."""
    table = DIFFICULTIES[g.rules.difficulty]
    g.first_player = 1
    g.players[0].stock[Resource.SPICE] += table.human_extra
    g.players[0].stock[Resource.SOLARI] += table.human_extra
    leaders = rival_leaders(g, held)
    for player, leader in zip(g.players[1:], leaders, strict=True):
        seat_rival(g, player, leader, table)
    settle(g)


def rival_leaders(g: State, held: Holdings) -> list[int]:
    """Those asked for, else two at random that the human has not taken."""
    free = [leader for leader in held.rival_leaders if leader != g.players[0].leader]
    chance.shuffle(g, free)
    return [g.catalog.number[key] for key in g.rules.rival_leaders] or free[:2]


def seat_rival(g: State, player: Player, leader: int, table: Difficulty) -> None:
    player.kind = Kind.RIVAL
    player.leader = leader
    make_rival(player, table.rival_garrison, g.rules.ix)
    player.stock[Resource.WATER] = 1
    zones.draw_intrigue(g, player.seat, table.rival_intrigues)


def prepare_leaders(g: State) -> None:
    """What Leaders bring, after the starting Intrigue cards; what they ask comes after everything else."""
    humans = [player for player in g.players if player.kind == Kind.HUMAN]
    for player in humans:
        act(g, player.seat, Moment.SETUP)
    for player in humans:
        begin(g, player.seat, Moment.SETUP)
    if g.rules.epic:
        for seat in reversed(g.seats_from(g.first_player)):
            if g.players[seat].kind == Kind.HUMAN:
                g.stack.append(Step(STARTING_INTRIGUE, seat, 0))
