"""The record that one seat may read while the game goes on: no seed, and no secret of anybody else.

Which effects were begun automatically is left out too: it could tell what somebody holds. So could a no:
whoever holds something to do first is not asked, and leaves the effect without a word.
"""

from __future__ import annotations

from kanly.engine.state import State
from kanly.engine.vocabulary import Verb
from kanly.record.edition import edition_of
from kanly.record.header import sets_line, settings
from kanly.record.log import Entry, entries
from kanly.record.notation import write_choice

SECRET = "?"
NO = ((Verb.DECLINE, 0, 0), (Verb.DEPLOY, 0, 0), (Verb.WITHDRAW, 0, 0))


def write_censored(g: State, last: Entry | None, seat: int) -> str:
    rules = g.rules
    top = [
        f'[rules "{edition_of(rules)}"]',
        f'[censored "seat {seat}"]',
        *settings(rules),
        *sets_line(rules),
    ]
    played = entries(last)
    set_aside = [entry for entry in played if entry.choice[0] == Verb.SET_HAND_CARD_ASIDE]
    aside = {entry.seat: entry for entry in set_aside}  # the last of each seat
    lines = [f"{entry.seat} {as_seen_by(g, entry, seat, aside)}" for entry in without_left(played, seat)]
    return "\n".join([*top, *lines, ""])


def without_left(played: list[Entry], seat: int) -> list[Entry]:
    """Of others, without the effects that they began and declined."""
    told: list[Entry] = []
    for entry in played:
        if entry.seat != seat and entry.choice in NO and told and began(told[-1], entry.seat):
            told.pop()
        else:
            told.append(entry)
    return told


def began(entry: Entry, seat: int) -> bool:
    return entry.seat == seat and entry.choice[0] == Verb.RESOLVE


def as_seen_by(g: State, entry: Entry, seat: int, aside: dict[int, Entry]) -> str:
    text = write_choice(entry.choice)
    if entry.seat == seat or is_open(g, entry, aside):
        return text
    return f"{text.split()[0]} {SECRET}"


def is_open(g: State, entry: Entry, aside: dict[int, Entry]) -> bool:
    """Secret are the Baron's Factions until he shows them, a card set aside until it comes back to the hand,
    and for good an Intrigue card that was buried or that was kept of two."""
    player, verb = g.players[entry.seat], entry.choice[0]
    if verb == Verb.CHOOSE_SECRETLY:
        return player.masterstroke_used
    if verb == Verb.SET_HAND_CARD_ASIDE:
        return not (player.hidden_aside and aside[entry.seat] is entry)
    return verb not in (Verb.BURY, Verb.KEEP_INTRIGUE)
