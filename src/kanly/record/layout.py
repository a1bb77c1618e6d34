"""What a snapshot holds: every field of a state and of a player, and how each is written."""

from __future__ import annotations

from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, TOP_OF_TRACK
from kanly.record import fields
from kanly.record.fields import (
    CARD,
    CARDS,
    CONFLICT,
    CONFLICTS,
    ERA,
    FLAG,
    INTRIGUES,
    MARK_LIST,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    Field,
)

PLAYER_FIELDS: dict[str, Field] = {
    "leader": fields.LEADER,
    "stock": fields.table(fields.RESOURCE, len(fields.RESOURCE_NAMES), NUMBER, 0),
    "influence": fields.by_faction(fields.number(0, TOP_OF_TRACK), 0),
    "agents": NUMBER,
    "supply": NUMBER,
    "garrison": NUMBER,
    "conflict": NUMBER,
    "council": FLAG,
    "swordmaster": FLAG,
    "revealed": FLAG,
    "voice": fields.maybe(fields.SPACE, NOBODY),
    "secrets": fields.mask(fields.FACTION),
    "masterstroke_used": FLAG,
    "recruited": NUMBER,
    "deployed": NUMBER,
    "deployed_by_right": NUMBER,
    "era": ERA,
    "hand": CARDS,
    "hand_marks": MARK_LIST,
    "deck": CARDS,
    "deck_marks": MARK_LIST,
    "discard": CARDS,
    "in_play": CARDS,
    "aside": CARDS,
    "intrigues": INTRIGUES,
    "intrigue_marks": MARK_LIST,
}

STATE_FIELDS: dict[str, Field] = {
    "seed": fields.SEED,
    "chances": NUMBER,
    "target": NUMBER,
    "round": NUMBER,
    "first_player": SEAT,
    "active": OWNER,
    "next_seat": SEAT,
    "revealing": FLAG,
    "another_turn": FLAG,
    "passing": FLAG,
    "window": fields.WINDOW,
    "window_seat": OWNER,
    "sent_card": fields.maybe(CARD, 0),
    "sent_space": fields.maybe(fields.SPACE, NOBODY),
    "on_combat_space": FLAG,
    "added_icons": fields.mask(fields.ICON),
    "passes_enemies": FLAG,
    "top_allowed": FLAG,
    "slots": NUMBER,
    "passed": fields.mask(SEAT),
    "played_in_go": FLAG,
    "mentat": OWNER,
    "mentat_promised": OWNER,
    "board": fields.mask(fields.SPACE),
    "conflict": fields.maybe(CONFLICT, 0),
    "intrigue_era": ERA,
    "reveals": NUMBER,
    "bag": STEPS,
    "frames": fields.several(NUMBER),
    "stack": STEPS,
    "lasting": STEPS,
    "occupants": fields.by_space(fields.AGENTS, 0),
    "bonus_spice": fields.by_space(NUMBER, 0),
    "control": fields.by_space(SEAT, NOBODY),
    "alliances": fields.by_faction(SEAT, NOBODY),
    "conflict_deck": CONFLICTS,
    "conflicts_left_out": CONFLICTS,
    "conflicts_fought": CONFLICTS,
    "imperium_deck": CARDS,
    "row": CARDS,
    "reserve": fields.table(fields.RESERVE, len(CATALOG.reserve), NUMBER, 0),
    "trashed": CARDS,
    "intrigue_deck": INTRIGUES,
    "intrigue_deck_marks": MARK_LIST,
    "intrigue_discard": INTRIGUES,
}


def write_fields(owner: State | Player, table: dict[str, Field]) -> dict[str, Any]:
    return {name: field.write(getattr(owner, name)) for name, field in table.items()}


def write_state(g: State) -> dict[str, Any]:
    """All that the rules need to go on; questions are worked out anew."""
    players = [write_fields(player, PLAYER_FIELDS) for player in g.players]
    return {**write_fields(g, STATE_FIELDS), "players": players}
