"""What lies on the table, in the words and numbers of a view: for every way to draw it."""

from __future__ import annotations

from typing import Final

from kanly.engine.vocabulary import Faction
from kanly.telling import shelf
from kanly.telling.voice import Voice
from kanly.text.questions import View

GROUPS: Final = ("emperor", "guild", "bene", "fremen", "landsraad", "city", "trade")
FACTIONS: Final = dict(zip(GROUPS, Faction.NAMES, strict=False))
NUMBERS: Final = (
    "points",
    "solari",
    "spice",
    "water",
    "agents",
    "garrison",
    "conflict",
    "strength",
    "hand",
    "intrigue",
    *FACTIONS,
)
PILES: Final = ("discard", "in_play", "aside")
PLACES: Final = ("first", "second", "third")


# --- the board


def spaces_by_kind(view: View) -> list[tuple[str, str]]:
    """Kind and key of every space on the board, in the order of the board."""
    found = sorted(view["spaces"], key=lambda key: shelf.space(key).icon)
    return [(GROUPS[shelf.space(key).icon], key) for key in found]


def space_notes(view: View, space: str, players: list[str], voice: Voice) -> list[str]:
    """Bonus spice, and whose control, dreadnought or Voice lies there."""
    there = view["spaces"][space]
    notes = [voice.say("space-bonus", spice=there["bonus_spice"])] if there["bonus_spice"] else []
    return notes + [voice.labelled(voice.term(name), players[seat]) for name, seat in held(view, space)]


def held(view: View, space: str) -> list[tuple[str, int]]:
    """What lies on a space besides Agents and spice, and whose it is."""
    there = view["spaces"][space]
    ship = there.get("dreadnought")
    found = [("control", there["control"])] if there["control"] is not None else []
    found += [("dreadnought", ship["seat"])] if ship else []
    closed = [seat for seat, player in enumerate(view["players"]) if player["voice"] == space]
    return found + [("blocked", seat) for seat in closed]


# --- the Conflict


def conflict_of(view: View) -> shelf.Conflict:
    """From the first round on."""
    return shelf.conflict(view["conflict"] or "")


def conflict_heading(view: View, voice: Voice) -> str:
    conflict = conflict_of(view)
    level = voice.say("level", level="I" * conflict.tier, left=len(view["conflict_deck"]))
    heading = voice.language.log_round(view["round"], voice.names.thing(conflict))
    return heading + voice.say("aside", text=level)


def rewards(view: View, voice: Voice) -> list[str]:
    """Of the ranks that are rewarded with so many players."""
    lines = voice.lines(conflict_of(view))
    ranks = [rank for rank in PLACES[: len(view["players"]) - 1] if rank in lines]
    return [voice.labelled(voice.names.label(rank), voice.one_after_other(lines[rank])) for rank in ranks]


# --- the players


def seats_in_order(view: View) -> list[int]:
    """Beginning with the First Player."""
    count = len(view["players"])
    return [(view["first_player"] + i) % count for i in range(count)]


def numbers(view: View, seat: int) -> list[str]:
    """By NUMBERS; * is an Alliance."""
    me = view["players"][seat]
    stock = me["resources"]
    counts = (
        stock["victory_points"],
        stock["solari"],
        stock["spice"],
        stock["water"],
        me["agents"],
        me["garrison"],
        me["conflict"],
        me["strength"],
        me["hand"]["size"] if me["kind"] == "human" else "",
        me["intrigues"]["size"],
    )
    return [*map(str, counts), *(influence(view, seat, key) for key in FACTIONS.values())]


def influence(view: View, seat: int, faction: str) -> str:
    alliance = "*" if view["alliances"][faction] == seat else ""
    return f"{view['players'][seat]['influence'][faction]}{alliance}"


def badges(view: View) -> dict[str, list[int]]:
    """Who has what only some of them have."""
    players = list(enumerate(view["players"]))
    return {
        "first-player": [view["first_player"]],
        "mentat": [view["mentat"]] if view["mentat"] is not None else [],
        "seat": [seat for seat, me in players if me["council"]],
        "swordmaster": [seat for seat, me in players if me["swordmaster"]],
        "revealed": [seat for seat, me in players if me["revealed"]],
    }


def piles(view: View, seat: int, voice: Voice) -> str:
    """What lies open in front of a player, and how many cards and troops are left."""
    me = view["players"][seat]
    named = {f"pile-{pile.replace('_', '-')}": me[pile] for pile in PILES}
    named["pile-hidden"] = [] if "unseen" in me or "hidden_aside" not in me else me["hidden_aside"]["cards"]
    lists = [
        voice.labelled(voice.say(name), voice.named([voice.key(key) for key in pile]))
        for name, pile in named.items()
        if pile
    ]
    supply = voice.say("pile-supply", units=voice.counted("troop", me["supply"]))
    deck = "pile-deck" if seat == view["seat"] else "pile-other-deck"
    return " · ".join([voice.say(deck, count=me["deck"]["size"]), *lists, supply])
