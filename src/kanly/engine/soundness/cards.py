"""Every card and tile of the box counted wherever it is, and that each lies where it may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.play.tech import KEEP_TILE
from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import ROW_SIZE
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.intrigue import DISCARD_PLAYED

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.soundness.setting import Setting
    from kanly.engine.state import State


def faults(g: State, setting: Setting) -> list[Fault]:
    found: list[Fault] = []
    check_copies(g, counted(g), setting.due, found)
    for player in g.players:
        check_starters(g, player, setting, found)
    check_row(g, found)
    check_conflicts(g, setting, found)
    check_stacks(g, setting, found)
    check_taken(g, found)
    for player in g.players:
        check_flipped(g, player, found)
    return found


def check_copies(g: State, count: list[int], due: list[int], found: list[Fault]) -> None:
    for number in range(1, len(count)):
        if count[number] != due[number]:
            key = g.catalog.things[number].key
            found.append((home(g, number), f"{key} is there {count[number]} times instead of {due[number]}"))


def home(g: State, number: int) -> str:
    """The field that holds copies of it at the start."""
    if g.catalog.intrigues[number].number:
        return "intrigue_deck"
    if g.catalog.conflicts[number].number:
        return "conflict_deck"
    if g.catalog.tiles[number].number:
        return "stacks"
    if g.catalog.hagal[number].number:
        return "hagal_deck"
    card = g.catalog.cards[number]
    if card.reserve >= 0:
        return "reserve"
    return "imperium_deck" if card.kind == "imperium" else "players"


# --- counting


def counted(g: State) -> list[int]:
    """By number, in all zones."""
    count = [0] * len(g.catalog.things)
    for player in g.players:
        for zone in (*owned(player), player.intrigues, player.tiles):
            add(count, zone)
    for zone in (g.imperium_deck, g.row, g.trashed, g.intrigue_deck, g.intrigue_discard):
        add(count, zone)
    for zone in (g.conflict_deck, g.conflicts_left_out, g.conflicts_fought):
        add(count, zone)
    for zone in (*g.stacks, g.tiles_trashed, g.hagal_deck, g.hagal_discard):
        add(count, zone)
    for i in range(len(g.reserve)):
        count[g.catalog.reserve[i]] += g.reserve[i]
    if g.conflict and g.conflict not in g.conflicts_fought:
        count[g.conflict] += 1
    count_played_intrigues(g, count)
    return count


def owned(me: Player) -> list[list[int]]:
    """The zones of one's own cards."""
    hidden = [me.hidden_aside] if me.hidden_aside else []
    return [me.hand, me.deck, me.discard, me.in_play, me.aside, hidden]


def add(count: list[int], zone: list[int]) -> None:
    for card in zone:
        count[card] += 1


def count_played_intrigues(g: State, count: list[int]) -> None:
    """Neither held nor discarded: being played, or face up until their moment."""
    for step in g.stack:
        if step.word is DISCARD_PLAYED or isinstance(step.word, Lasting):
            count[step.source] += 1
    for step in g.lasting:
        if isinstance(step.word, Lasting):
            count[step.source] += 1


# --- where cards may lie


def check_starters(g: State, me: Player, setting: Setting, found: list[Fault]) -> None:
    """They never change hands."""
    count = [0] * len(setting.due)
    for zone in owned(me):
        add(count, zone)
    for card in setting.starters:
        most = setting.starting_deck.count(card)
        if count[card] > most:
            told = f"nobody has more than {most} of {g.catalog.cards[card].key}"
            found.append((f"players[{me.seat}]", told))


def check_row(g: State, found: list[Fault]) -> None:
    """Imperium cards alone come to the Row, and Reserve cards go back to their stacks."""
    if len(g.row) != ROW_SIZE and (g.imperium_deck or len(g.row) > ROW_SIZE):
        found.append(("row", f"it has {ROW_SIZE} places, filled as long as there are cards"))
    for field, zone in (("imperium_deck", g.imperium_deck), ("row", g.row)):
        for card in zone:
            printed = g.catalog.cards[card]
            if printed.kind != "imperium":
                kind = "Reserve" if printed.reserve >= 0 else "starting"
                found.append((field, f"{printed.key} is a {kind} card, not one of the Row"))
    for card in g.trashed:
        if g.catalog.cards[card].reserve >= 0:
            key = g.catalog.cards[card].key
            found.append(("trashed", f"{key} goes back to its stack when it is trashed"))


# --- Conflicts


def check_conflicts(g: State, setting: Setting, found: list[Fault]) -> None:
    done = g.conflicts_fought.copy()
    if g.conflict and g.conflict not in done:
        done.append(g.conflict)
    waiting = tiers(g, g.conflict_deck)
    used = waiting + tiers(g, done)
    if waiting != sorted(waiting, reverse=True):
        found.append(("conflict_deck", "the levels are wrong: the highest lies at the bottom"))
    for tier, count in setting.conflicts_by_tier.items():
        if used.count(tier) != count:
            found.append(("conflict_deck", f"the levels are wrong: {count} Conflicts are of level {tier}"))
    if g.round != len(done) or (g.conflict == 0) != (g.round == 0):
        found.append(("round", "it does not fit the Conflicts"))


def tiers(g: State, conflicts: list[int]) -> list[int]:
    return [g.catalog.conflicts[conflict].tier for conflict in conflicts]


# --- Tech tiles


def check_stacks(g: State, setting: Setting, found: list[Fault]) -> None:
    for stack in g.stacks:
        if len(stack) > setting.stack_size:
            found.append(("stacks", f"a stack has {setting.stack_size} tiles at most"))


def check_taken(g: State, found: list[Fault]) -> None:
    tops = [stack[-1] for stack in g.stacks if stack]
    for step in g.stack:
        if step.word is KEEP_TILE:
            if step.source not in tops:
                found.append(("stack", "only a tile that lies on top can be taken"))
            else:
                tops.remove(step.source)


def check_flipped(g: State, me: Player, found: list[Fault]) -> None:
    for tile in me.flipped:
        if tile not in me.tiles or not g.catalog.tiles[tile].flips or me.flipped.count(tile) > 1:
            found.append((of(me, "flipped"), f"seat {me.seat} has flipped a tile that it cannot flip"))
