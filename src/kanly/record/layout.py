"""What a snapshot holds: every field of a state and of a player, and how each is written."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, TOP_OF_TRACK, Resource
from kanly.record import fields
from kanly.record.fields import (
    CARD,
    CARDS,
    CONFLICT,
    CONFLICTS,
    ERA,
    FLAG,
    HAGAL_CARDS,
    INTRIGUES,
    MARK,
    MARK_LIST,
    NUMBER,
    OWNER,
    SEAT,
    STEPS,
    TILES,
    Field,
)

PLAYER_FIELDS: dict[str, Field] = {
    "leader": fields.LEADER,
    "stock": fields.table(fields.RESOURCE, lambda: len(Resource.NAMES), NUMBER, 0),
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
IX_PLAYER_FIELDS: dict[str, Field] = {
    "dreadnoughts": NUMBER,
    "garrison_dreadnoughts": NUMBER,
    "conflict_dreadnoughts": NUMBER,
    "commissioned": NUMBER,
    "deployed_dreadnoughts": NUMBER,
    "dreadnoughts_by_right": NUMBER,
    "dreadnought_strength": NUMBER,
    "ambushed": NUMBER,
    "freighter": fields.number(0, len(CATALOG.shipping)),
    "negotiators": NUMBER,
    "snoopers": fields.mask(fields.FACTION),
    "turns": NUMBER,
    "hidden_aside": fields.maybe(CARD, 0),
    "aside_mark": MARK,
    "taken_back": fields.maybe(CARD, 0),
    "tiles": TILES,
    "flipped": TILES,
}
RIVAL_PLAYER_FIELDS: dict[str, Field] = {
    "kind": fields.KIND,
    "leader": fields.maybe(fields.LEADER, 0),
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
    "reserve": fields.table(fields.RESERVE, lambda: len(CATALOG.reserve), NUMBER, 0),
    "trashed": CARDS,
    "intrigue_deck": INTRIGUES,
    "intrigue_deck_marks": MARK_LIST,
    "intrigue_discard": INTRIGUES,
}
IX_STATE_FIELDS: dict[str, Field] = {
    "sworded": fields.mask(fields.SLOT),
    "persuasion_gained": NUMBER,
    "enemy_there": FLAG,
    "stacks": fields.several(TILES),
    "flags": fields.by_space(SEAT, NOBODY),
    "flag_rounds": fields.by_space(NUMBER, 0),
    "tiles_trashed": TILES,
}
RIVAL_STATE_FIELDS: dict[str, Field] = {
    "mentat_price": NUMBER,
    "swordmaster_closed": FLAG,
    "swordmaster_round": NUMBER,
    "expert_deployment": FLAG,
    "brutal": FLAG,
    "churn": FLAG,
    "hagal_due": FLAG,
    "hagal_deck": HAGAL_CARDS,
    "hagal_discard": HAGAL_CARDS,
}

SIZES: dict[str, Callable[[State], int]] = {
    "reserve": lambda g: len(g.catalog.reserve),
    **dict.fromkeys(
        ("occupants", "bonus_spice", "control", "flags", "flag_rounds"), lambda g: len(g.catalog.spaces)
    ),
}
FIELDS_OF_RULES = (
    "target",
    "board",
    "mentat_price",
    "swordmaster_closed",
    "swordmaster_round",
    "expert_deployment",
    "brutal",
    "churn",
)


STATE_PARTS = (STATE_FIELDS, IX_STATE_FIELDS, RIVAL_STATE_FIELDS)
PLAYER_PARTS = (PLAYER_FIELDS, IX_PLAYER_FIELDS, RIVAL_PLAYER_FIELDS)
Table = dict[str, Field]
Writer = Callable[[State | Player], dict[str, Any]]


def of_game(parts: tuple[Table, Table, Table], ix: bool, has_rivals: bool) -> Table:
    """A base game knows nothing of Rise of Ix or Rivals, so that its saves and digests stay as they were."""
    always, of_ix, of_rivals = parts
    return always | (of_ix if ix else {}) | (of_rivals if has_rivals else {})


def state_fields(rules: Rules) -> Table:
    return of_game(STATE_PARTS, rules.ix, rules.has_rivals)


def player_fields(rules: Rules) -> Table:
    return of_game(PLAYER_PARTS, rules.ix, rules.has_rivals)


@cache
def writers(ix: bool, has_rivals: bool) -> tuple[Writer, Writer]:
    """Of a state and of a player."""
    return (
        writer_of(of_game(STATE_PARTS, ix, has_rivals)),
        writer_of(of_game(PLAYER_PARTS, ix, has_rivals)),
    )


def writer_of(table: Table) -> Writer:
    """Those of the rules stand among those of the position. Fetched all at once, fields come quicker."""
    names, writes = tuple(table), tuple(field.write for field in table.values())
    values_of = attrgetter(*(f"rules.{name}" if name in FIELDS_OF_RULES else name for name in names))

    def write(owner: State | Player) -> dict[str, Any]:
        parts = zip(names, writes, values_of(owner), strict=True)
        return {name: write(value) for name, write, value in parts}

    return write


def write_state(g: State) -> dict[str, Any]:
    """All that the rules need to go on; questions are worked out anew."""
    write_position, write_player = writers(g.rules.ix, g.rules.has_rivals)
    return {**write_position(g), "players": [write_player(player) for player in g.players]}
