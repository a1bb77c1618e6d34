"""Whether a position could have come about: nothing lost, nothing twice, nothing that contradicts the rest.

Read values are each in their range by then; this compares them with one another.
"""

from __future__ import annotations

from collections import Counter

from kanly.content.rules import Rules, RulesError, check, leader_keys
from kanly.content.setup import CONFLICTS_BY_TIER, EPIC_CONFLICTS_BY_TIER, STACKS, starting_deck
from kanly.engine.player import Player
from kanly.engine.printed import Card
from kanly.engine.secrets import marks
from kanly.engine.state import State
from kanly.engine.vocabulary import EVERY_SEAT, ROW_SIZE
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.record.fields import refuse
from kanly.record.pending import check_pending
from kanly.record.pieces import check_ix, check_pieces
from kanly.record.rival_seats import check_rivals

STARTERS = ("starter", "epic_starter")


def check_position(g: State) -> None:
    rules = g.rules
    check_seats(g)
    check_pending(g)
    check_cards(g, rules)
    check_rivals(g)
    check_intrigues(g, rules)
    check_conflicts(g, rules)
    check_pieces(g)
    check_ix(g)
    for player in g.players:
        check_marks(player)
    check_deck_marks(g)


def check_seats(g: State) -> None:
    leaders = [player.leader for player in g.players]
    if len(set(leaders)) < len(leaders):
        refuse("players", "two seats have the same Leader")
    seats = len(g.players)
    single = (g.first_player, g.active, g.next_seat, g.window_seat, g.mentat, g.mentat_promised)
    named = [*single, *g.control, *g.alliances, *g.flags, g.passed.bit_length() - 1]
    named += [step.owner for step in (*g.stack, *g.bag, *g.lasting)]
    named += [(there.bit_length() - 1) // 4 for there in g.occupants]
    if max(named) >= seats:
        refuse("players", f"something belongs to seat {max(named)}, but there are {seats} seats")
    if g.rules.ix and len(g.stacks) != STACKS:
        refuse("stacks", f"there are {STACKS} stacks of Tech tiles")
    check_leaders(g.rules)


def check_leaders(rules: Rules) -> None:
    for seat, leader in enumerate(rules.leaders + rules.rival_leaders):
        if leader not in leader_keys(rules):
            refuse(f"players[{seat}].leader", f"{leader} is not in this game")
    try:
        check(rules)
    except RulesError as error:
        refuse("players", str(error))


# --- cards


def owned(player: Player) -> list[int]:
    hidden = [player.hidden_aside] if player.hidden_aside else []
    return player.hand + player.deck + player.discard + player.in_play + player.aside + hidden


def check_cards(g: State, rules: Rules) -> None:
    there = Counter(g.imperium_deck + g.row + g.trashed)
    for player in g.players:
        there.update(owned(player))
    for i, number in enumerate(g.catalog.reserve):
        there[number] += g.reserve[i]
    for card in g.catalog.cards:
        if card.number and card.kind in STARTERS:
            check_starter(g, rules, card, there[card.number])
        elif card.number:
            check_copies(card.key, there[card.number], card.copies if rules.includes(card) else 0)
    if len(g.row) != ROW_SIZE and (g.imperium_deck or len(g.row) > ROW_SIZE):
        refuse("row", f"it has {ROW_SIZE} places, filled as long as there are cards")


def check_starter(g: State, rules: Rules, card: Card, there: int) -> None:
    """As many as in the starting decks together, and nobody has more than a deck brings."""
    copies = starting_deck(rules).count(card.number)
    held = [owned(player).count(card.number) for player in g.players]
    if max(held) > copies:
        refuse(f"players[{held.index(max(held))}]", f"nobody has more than {copies} of {card.key}")
    check_copies(card.key, there, copies * rules.seats)


def check_copies(key: str, there: int, copies: int) -> None:
    if there != copies:
        refuse("players", f"{key} is there {there} times instead of {copies}")


def check_intrigues(g: State, rules: Rules) -> None:
    """A played card lies before its owner, or is on its way to the discard pile."""
    there = Counter(g.intrigue_deck + g.intrigue_discard)
    for player in g.players:
        there.update(player.intrigues)
    there.update(step.source for step in g.lasting)
    there.update(s.source for s in g.stack if s.word is DISCARD_PLAYED or isinstance(s.word, Lasting))
    for card in g.catalog.intrigues:
        if card.number:
            check_copies(card.key, there[card.number], card.copies if rules.includes(card) else 0)


def check_conflicts(g: State, rules: Rules) -> None:
    done = g.conflicts_fought + ([g.conflict] if g.conflict and g.conflict not in g.conflicts_fought else [])
    there = Counter(g.conflict_deck + g.conflicts_left_out + done)
    for conflict in g.catalog.conflicts:
        if conflict.number:
            check_copies(conflict.key, there[conflict.number], int(rules.includes(conflict)))
    tiers = [g.catalog.conflicts[number].tier for number in g.conflict_deck]
    used = Counter(g.catalog.conflicts[number].tier for number in g.conflict_deck + done)
    if used != Counter(EPIC_CONFLICTS_BY_TIER if rules.epic else CONFLICTS_BY_TIER) or tiers != sorted(
        tiers, reverse=True
    ):
        refuse("conflict_deck", "the levels are wrong")
    if g.round != len(done) or (g.conflict == 0) != (g.round == 0):
        refuse("round", "it does not fit the Conflicts")


# --- knowledge


def check_marks(player: Player) -> None:
    where = f"players[{player.seat}]"
    check_mark_list(f"{where}.hand_marks", player.hand, player.hand_marks, player.era)
    check_mark_list(f"{where}.deck_marks", player.deck, player.deck_marks, player.era)
    check_mark(f"{where}.aside_mark", player.aside_mark, player.era)


def check_deck_marks(g: State) -> None:
    """A place in the Intrigue deck that was filled from a hand has a limit: an era and one more."""
    limit = g.intrigue_era + 1
    check_mark_list("intrigue_deck_marks", g.intrigue_deck, g.intrigue_deck_marks, g.intrigue_era, limit)
    for player in g.players:
        where = f"players[{player.seat}].intrigue_marks"
        check_mark_list(where, player.intrigues, player.intrigue_marks, g.intrigue_era)


def check_mark_list(
    where: str, cards: list[int], card_marks: list[int], era: int, limit: int | None = None
) -> None:
    if len(cards) != len(card_marks):
        refuse(where, "there must be one for each card")
    for mark in card_marks:
        check_mark(where, mark, era, limit)


def check_mark(where: str, mark: int, era: int, limit: int | None = None) -> None:
    latest = era if limit is None else limit
    if marks.seen(mark) > EVERY_SEAT or marks.entered(mark) > era or marks.drawn(mark) > latest:
        refuse(where, "a mark speaks of what has not happened")
