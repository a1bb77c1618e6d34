"""Whether a position could have come about: nothing lost, nothing twice, nothing that contradicts the rest.

Read values are each in their range by then; this compares them with one another.
"""

from __future__ import annotations

from collections import Counter

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import AGENTS, CONFLICTS_BY_TIER, TROOPS
from kanly.engine import marks, placement
from kanly.engine.catalog import Card
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import ALLIANCE_AT, EVERY_SEAT, NOBODY, ROW_SIZE
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.influence import HEIR_WORDS
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.record.fields import refuse
from kanly.record.notation import FACTION_NAMES
from kanly.record.pending import check_pending


def check_position(g: State) -> None:
    check_seats(g)
    check_pending(g)
    check_cards(g)
    check_intrigues(g)
    check_conflicts(g)
    check_board(g)
    for player in g.players:
        check_pieces(g, player)
        check_marks(player)
    check_deck_marks(g)


def check_seats(g: State) -> None:
    if len(g.players) not in (3, 4):
        refuse("players", f"the game is for 3 or 4 seats, not {len(g.players)}")
    leaders = [player.leader for player in g.players]
    if len(set(leaders)) < len(leaders):
        refuse("players", "two seats have the same Leader")
    seats = len(g.players)
    single = (g.first_player, g.active, g.next_seat, g.window_seat, g.mentat, g.mentat_promised)
    named = [*single, *g.control, *g.alliances, g.passed.bit_length() - 1]
    named += [step.owner for step in (*g.stack, *g.bag, *g.lasting)]
    named += [(there.bit_length() - 1) // 4 for there in g.occupants]
    if max(named) >= seats:
        refuse("players", f"something belongs to seat {max(named)}, but there are {seats} seats")
    if g.board != Rules(seats).board():
        refuse("board", "these are not the spaces of this game")


# --- cards


def owned(player: Player) -> list[int]:
    return player.hand + player.deck + player.discard + player.in_play + player.aside


def check_cards(g: State) -> None:
    there = Counter(g.imperium_deck + g.row + g.trashed)
    for player in g.players:
        there.update(owned(player))
    for i, number in enumerate(CATALOG.reserve):
        there[number] += g.reserve[i]
    for card in CATALOG.cards:
        if card.number and card.kind == "starter":
            check_starter(g, card)
        if card.number:
            times = len(g.players) if card.kind == "starter" else 1
            check_copies(card.key, there[card.number], times * card.copies)
    if len(g.row) != ROW_SIZE and (g.imperium_deck or len(g.row) > ROW_SIZE):
        refuse("row", f"it has {ROW_SIZE} places, filled as long as there are cards")


def check_starter(g: State, card: Card) -> None:
    for player in g.players:
        if owned(player).count(card.number) > card.copies:
            refuse(f"players[{player.seat}]", f"nobody has more than {card.copies} of {card.key}")


def check_copies(key: str, there: int, copies: int) -> None:
    if there != copies:
        refuse("players", f"{key} is there {there} times instead of {copies}")


def check_intrigues(g: State) -> None:
    """A played card lies before its owner, or is on its way to the discard pile."""
    there = Counter(g.intrigue_deck + g.intrigue_discard)
    for player in g.players:
        there.update(player.intrigues)
    there.update(step.source for step in g.lasting)
    there.update(s.source for s in g.stack if s.word is DISCARD_PLAYED or isinstance(s.word, Lasting))
    for card in CATALOG.intrigues:
        if card.number:
            check_copies(card.key, there[card.number], card.copies)


def check_conflicts(g: State) -> None:
    done = g.conflicts_fought + ([g.conflict] if g.conflict and g.conflict not in g.conflicts_fought else [])
    there = Counter(g.conflict_deck + g.conflicts_left_out + done)
    for conflict in CATALOG.conflicts:
        if conflict.number:
            check_copies(conflict.key, there[conflict.number], 1)
    tiers = [CATALOG.conflicts[number].tier for number in g.conflict_deck]
    used = Counter(CATALOG.conflicts[number].tier for number in g.conflict_deck + done)
    if used != Counter(CONFLICTS_BY_TIER) or tiers != sorted(tiers, reverse=True):
        refuse("conflict_deck", "the levels are wrong")
    if g.round != len(done) or (g.conflict == 0) != (g.round == 0):
        refuse("round", "it does not fit the Conflicts")


# --- pieces and knowledge


def check_board(g: State) -> None:
    for space in CATALOG.spaces:
        if g.bonus_spice[space.index] and not space.maker:
            refuse("bonus_spice", f"{space.key} is no Maker space")
        if g.control[space.index] != NOBODY and not space.control:
            refuse("control", f"{space.key} cannot be controlled")
    for faction, name in enumerate(FACTION_NAMES):
        check_alliance(g, faction, name)


def check_alliance(g: State, faction: int, name: str) -> None:
    """A token that is being passed on may lie with somebody who has fallen below."""
    levels = [player.influence[faction] for player in g.players]
    holder = g.alliances[faction]
    if holder == NOBODY:
        fits = max(levels) < ALLIANCE_AT
    else:
        fits = levels[holder] >= ALLIANCE_AT or any(s.word is HEIR_WORDS[faction] for s in g.stack)
    if not fits:
        refuse(f"alliances.{name}", "it does not fit the Influence")


def check_pieces(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    if player.supply + player.garrison + player.conflict != TROOPS:
        refuse(where, f"there are {TROOPS} troops of each colour")
    on_board = sum(g.agents_of(player.seat, space) for space in range(len(g.occupants)))
    waiting = {step.word for step in g.stack if step.owner == player.seat}
    moving = placement.PLACE_AGENT in waiting and placement.TAKE_AGENT not in waiting
    agents = AGENTS + player.swordmaster + (g.mentat == player.seat)
    if player.agents + on_board + moving != agents:
        refuse(where, f"this seat has {agents} Agents")
    if player.voice != NOBODY and not g.board >> player.voice & 1:
        refuse(f"{where}.voice", "this space is not in the game")
    plots = CATALOG.leaders[player.leader].masterstroke > 0
    if player.secrets.bit_count() != (2 if plots and g.round else 0):
        refuse(f"{where}.secrets", "the Baron, and nobody else, has two")
    if player.masterstroke_used and not plots:
        refuse(f"{where}.masterstroke_used", "only the Baron has a Masterstroke")


def check_marks(player: Player) -> None:
    where = f"players[{player.seat}]"
    check_mark_list(f"{where}.hand_marks", player.hand, player.hand_marks, player.era)
    check_mark_list(f"{where}.deck_marks", player.deck, player.deck_marks, player.era)


def check_deck_marks(g: State) -> None:
    check_mark_list("intrigue_deck_marks", g.intrigue_deck, g.intrigue_deck_marks, g.intrigue_era)
    for player in g.players:
        where = f"players[{player.seat}].intrigue_marks"
        check_mark_list(where, player.intrigues, player.intrigue_marks, g.intrigue_era)


def check_mark_list(where: str, cards: list[int], card_marks: list[int], era: int) -> None:
    if len(cards) != len(card_marks):
        refuse(where, "there must be one for each card")
    for mark in card_marks:
        if marks.seen(mark) > EVERY_SEAT or marks.entered(mark) > era or marks.drawn(mark) > era:
            refuse(where, "a mark speaks of what has not happened")
