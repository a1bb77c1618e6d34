"""A table ready for its first decision."""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.content.leaders import LEADERS
from kanly.content.rules import Rules
from kanly.engine import chance, marks, resolver, zones
from kanly.engine.frames import in_order
from kanly.engine.house import CHOOSE_SECRETS
from kanly.engine.phases import ROUND
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Moment, Resource

TROOPS = 12
GARRISON = 3
AGENTS = 2
CONFLICTS_BY_TIER = {1: 1, 2: 5, 3: 4}


def set_up(rules: Rules, seed: bytes) -> State:
    """Everything of RULES 4 up to the first question."""
    g = lay_out(rules, seed)
    resolver.run(g)
    return g


def lay_out(rules: Rules, seed: bytes) -> State:
    """All that is put on the table; running the machine leads to the first question."""
    rules.check()
    g = State(CATALOG, [Player(seat, 0) for seat in range(rules.seats)], seed)
    lay_out_board(g, rules)
    deal_leaders(g, rules)
    for player in g.players:
        equip(g, player)
    g.first_player = chance.pick(g, rules.seats)
    g.stack.append(Step(ROUND, NOBODY, 0))
    prepare_leaders(g)
    return g


def lay_out_board(g: State, rules: Rules) -> None:
    g.board = rules.board()
    g.occupants = [0] * len(CATALOG.spaces)
    g.bonus_spice = [0] * len(CATALOG.spaces)
    g.control = [NOBODY] * len(CATALOG.spaces)
    g.alliances = [NOBODY] * 4
    build_conflict_deck(g)
    g.intrigue_deck = [card.number for card in CATALOG.intrigues for _ in range(card.copies) if card.number]
    chance.shuffle(g, g.intrigue_deck)
    g.intrigue_deck_marks = [marks.mark(0, 0, 0)] * len(g.intrigue_deck)
    g.imperium_deck = copies_of_kind("imperium")
    chance.shuffle(g, g.imperium_deck)
    zones.lay_out_row(g)
    g.reserve = [CATALOG.cards[card].copies for card in CATALOG.reserve]


def copies_of_kind(kind: str) -> list[int]:
    cards = [card for card in CATALOG.cards if card.number and card.kind == kind]
    return [card.number for card in cards for _ in range(card.copies)]


def build_conflict_deck(g: State) -> None:
    """Level III at the bottom, one level I on top; what is not used stays unseen."""
    for tier in (3, 2, 1):
        cards = [card.number for card in CATALOG.conflicts if card.tier == tier]
        chance.shuffle(g, cards)
        used = CONFLICTS_BY_TIER[tier]
        g.conflict_deck += cards[:used]
        g.conflicts_left_out += cards[used:]


def deal_leaders(g: State, rules: Rules) -> None:
    """Naming the Leaders that a seed would deal changes nothing else of its game."""
    leaders = [leader.number for leader in LEADERS]
    chance.shuffle(g, leaders)
    if rules.leaders:
        leaders = [CATALOG.number[key] for key in rules.leaders]
    for player in g.players:
        player.leader = leaders[player.seat]


def equip(g: State, player: Player) -> None:
    player.stock = [0] * 6
    player.influence = [0] * 4
    player.stock[Resource.WATER] = CATALOG.leaders[player.leader].water
    player.stock[Resource.VICTORY_POINTS] = 1 if len(g.players) == 4 else 0
    player.agents = AGENTS
    player.garrison = GARRISON
    player.supply = TROOPS - GARRISON
    player.deck = copies_of_kind("starter")
    chance.shuffle(g, player.deck)
    player.deck_marks = [marks.mark(0, 0, 0)] * len(player.deck)


def prepare_leaders(g: State) -> None:
    """What Leaders bring; the Baron chooses after everything else."""
    for player in g.players:
        leader = CATALOG.leaders[player.leader]
        if leader.masterstroke:
            g.stack.append(Step(CHOOSE_SECRETS, player.seat, leader.number))
    for player in g.players:
        leader = CATALOG.leaders[player.leader]
        in_order(g, leader.listens[Moment.SETUP], player.seat, leader.number)
