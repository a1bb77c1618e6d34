"""The record that one seat may read while the game goes on: no seed, and no secret of anybody else.

Which effects were begun automatically is left out too: it could tell what somebody holds.
"""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.engine.house import CHOOSE_SECRETS
from kanly.engine.state import State
from kanly.engine.vocabulary import Verb
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.record.log import MENU, Entry, entries
from kanly.record.notation import write_choice
from kanly.record.snapshot import RULES

SECRET = "?"
KEPT_FACE_DOWN = (Verb.BURY, Verb.ASIDE)  # under the Intrigue deck, or beside the Leader


def write_censored(g: State, last: Entry | None, seat: int) -> str:
    leaders = " ".join(CATALOG.leaders[player.leader].key for player in g.players)
    top = [
        f'[rules "{RULES}"]',
        f'[censored "seat {seat}"]',
        f'[seats "{len(g.players)}"]',
        f'[leaders "{leaders}"]',
    ]
    lines = [f"{entry.seat} {as_seen_by(g, entry, seat)}" for entry in entries(last)]
    return "\n".join([*top, *lines, ""])


def as_seen_by(g: State, entry: Entry, seat: int) -> str:
    text = write_choice(entry.choice)
    return text if entry.seat == seat or is_open(g, entry) else f"{text.split()[0]} {SECRET}"


def is_open(g: State, entry: Entry) -> bool:
    """Not so: cards put away face down, one kept of two, and the Baron's Factions until he shows them."""
    if entry.choice[0] in KEPT_FACE_DOWN or keeps_intrigue(entry):
        return False
    return entry.asked_by != CHOOSE_SECRETS.number or g.players[entry.seat].masterstroke_used


def keeps_intrigue(entry: Entry) -> bool:
    return entry.asked_by != MENU and isinstance(CATALOG.words[entry.asked_by], KeepIntrigue)
