"""Whether a position could have come about: nothing lost, nothing twice, pending effects in a possible order.

Read values are each in their range by then; this compares them with one another.
"""

from __future__ import annotations

import re
from collections import Counter

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import AGENTS, CONFLICTS_BY_TIER, TROOPS
from kanly.engine import marks, placement
from kanly.engine.catalog import place_key
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, NOBODY, ROW_SIZE, Window
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.intrigue import DISCARD_PLAYED
from kanly.engine.words.lasting import Cheaper
from kanly.engine.words.word import FrameKind
from kanly.record.fields import refuse

# The phases below what is being resolved, from the bottom of the stack; any other step is a "word".
STACK = re.compile(
    r"|round( word)+"
    r"|recall makers combat player_turns( draw_hands( word)+| turn( word)*)"
    r"|recall makers after_combat( next_go combat_go|( reward)*( won)?)( word)*"
    r"|next_endgame_go endgame_go( word)*"
)
PHASES = {
    "round": "round",
    "recall": "recall",
    "makers": "makers",
    "combat": "combat",
    "player_turns": "player_turns",
    "draw_hands": "draw_hands",
    "defence": "defence",
    "after_combat": "after_combat",
    "next_go": "next_go",
    "rewards": "rewards",
    "next_endgame_go": "next_endgame_go",
    "first_reward": "reward",
    "second_reward": "reward",
    "third_reward": "reward",
}
GROUPS: dict[int, tuple[str, tuple[int, ...]]] = {
    FrameKind.TURN: ("turn", (Window.TURN_OPEN, Window.TURN)),
    FrameKind.COMBAT: ("combat_go", (Window.COMBAT,)),
    FrameKind.WON: ("won", (Window.WON,)),
    FrameKind.ENDGAME: ("endgame_go", (Window.ENDGAME,)),
}


def check_position(g: State) -> None:
    check_seats(g)
    check_stack(g)
    check_window(g)
    check_bag(g)
    check_sources(g)
    check_cards(g)
    check_intrigues(g)
    check_conflicts(g)
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


# --- pending effects


def kind_of(step: Step) -> str:
    frame = step.word.frame
    if frame in GROUPS:
        return GROUPS[frame][0]
    return PHASES.get(CATALOG.places[step.word.number], "word")


def check_stack(g: State) -> None:
    kinds = [kind_of(step) for step in g.stack]
    if not STACK.fullmatch(" ".join(kinds)):
        refuse("stack", "these steps cannot be pending together")
    for i, step in enumerate(g.stack):
        if (step.owner == NOBODY) != (kinds[i] in PHASES):
            refuse(f"stack[{i}]", "the step has the wrong owner")
    if (g.round == 0) != (kinds[:1] == ["round"]):
        refuse("round", "it does not fit the pending steps")


def check_window(g: State) -> None:
    """The outermost group says whose turn or go it is."""
    groups = [step for step in g.stack if step.word.frame in GROUPS]
    windows: tuple[int, ...] = (Window.NONE,)
    seat, turn = NOBODY, False
    for step in groups:
        windows, seat, turn = GROUPS[step.word.frame][1], step.owner, step.word.frame == FrameKind.TURN
    if g.window not in windows or g.window_seat != seat:
        refuse("window", "it does not fit the pending steps")
    if g.active != (seat if turn else NOBODY) or (g.revealing and not turn):
        refuse("active", "it does not fit the pending steps")
    if (g.sent_card == 0) != (g.sent_space == NOBODY):
        refuse("sent_space", "a card and a board space go together")


def check_bag(g: State) -> None:
    owners = [step.owner for step in g.stack if step.word.frame != FrameKind.ORDINARY]
    if len(owners) != len(g.frames) or g.frames[:1] != [0] * len(owners[:1]) or g.frames != sorted(g.frames):
        refuse("frames", "they do not fit the pending steps")
    if max([0, *g.frames]) > len(g.bag) or (g.bag and not g.frames):
        refuse("bag", "it does not fit the frames")
    for i, step in enumerate(g.bag):
        frame = sum(1 for start in g.frames if start <= i) - 1
        if kind_of(step) != "word" or step.word.frame or step.owner != owners[frame]:
            refuse(f"bag[{i}]", "the step cannot wait here")


def check_sources(g: State) -> None:
    keys = {place_key(thing): thing.number for thing in CATALOG.things if thing.number}
    for name, steps in (("stack", g.stack), ("bag", g.bag), ("lasting", g.lasting)):
        for i, step in enumerate(steps):
            printed_on = CATALOG.places[step.word.number].split("/")[0]
            if keys.get(printed_on, step.source) != step.source or step.slot > g.slots:
                refuse(f"{name}[{i}]", "the step did not come from there")
    for i, step in enumerate(g.lasting):
        if not isinstance(step.word, Lasting | Cheaper) or step.owner == NOBODY:
            refuse(f"lasting[{i}]", "this is nothing that lasts")


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
        if card.number and card.box == "base":
            times = len(g.players) if card.kind == "starter" else 1
            check_copies(card.key, there[card.number], times * card.copies)
    if len(g.row) > ROW_SIZE:
        refuse("row", f"it has {ROW_SIZE} places")


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
