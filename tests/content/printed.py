"""The printed facts of `tests/facts`, of the boxes that the catalogue holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import yaml
from content.plain_reader import ICONS, Entry

BOXES = ("base", "ix")
FACTS = Path(__file__).parent.parent / "facts"
INFILTRATE = "+infiltrate"
SENTENCES = {"name", "effect", "trigger", "condition", "reward", "area", "tokens"}
WORDING = SENTENCES | {"solo_rival", "solo_rival_ring", "rival_note"}


def load(file: str) -> Any:
    return yaml.safe_load((FACTS / f"{file}.yaml").read_text(encoding="utf-8"))


def ours(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if entry["set"] in BOXES]


def without_wording(fact: Entry) -> Entry:
    """Everything but what only people read, or what no game in these boxes needs."""
    return {name: value for name, value in fact.items() if name not in WORDING}


def single(fact: Entry) -> Entry:
    """Of Leaders, Conflicts and tiles there is one copy each, which the catalogue does not say."""
    assert fact["copies"] == 1
    return {name: value for name, value in fact.items() if name != "copies"}


def printed_cards() -> list[Entry]:
    return [card_fact(fact) for fact in ours(load("cards"))]


def card_fact(fact: Entry) -> Entry:
    found = without_wording(fact)
    for box in ("acquire", "agent", "trashed"):
        if box in found:
            found[box] = found[box]["structured"]
    plain = found.pop("reveal")
    reveal = [{name: plain[name]} for name in ("persuasion", "swords") if plain[name]]
    reveal += found.pop("reveal_effect", {}).get("structured", [])
    for icons in ("factions", "icons"):
        found[icons] = sorted(found[icons], key=lambda icon: ICONS.index(icon.removesuffix(INFILTRATE)))
    return found | ({"reveal": reveal} if reveal else {})


def printed_intrigues() -> list[Entry]:
    facts = [without_wording(fact) for fact in ours(load("intrigue")["intrigue"])]
    return [fact | {"modes": [without_wording(mode) for mode in fact["modes"]]} for fact in facts]


def printed_leaders() -> list[Entry]:
    return [leader_fact(single(fact)) for fact in ours(load("leaders")["leaders"])]


def leader_fact(fact: Entry) -> Entry:
    passive, ring = without_wording(fact["passive"]), without_wording(fact["signet_ring"])
    ability = passive.pop("structured")
    if "slots_top_to_bottom" in passive:
        ability["slots"] = [without_wording(slot) for slot in passive.pop("slots_top_to_bottom")]
    assert not passive
    return without_wording(fact) | {"passive": [ability], "signet_ring": ring}


def printed_conflicts() -> list[Entry]:
    return [without_wording(single(fact)) for fact in ours(load("conflicts")["conflicts"])]


def printed_hagal() -> list[Entry]:
    """How Harvest Spice chooses its space is told by rulings."""
    facts = [
        {name: fact[name] for name in fact if name not in ("name", "note")} for fact in load("hagal")["cards"]
    ]
    return [fact | ({"harvest": True} if "harvest" in fact else {}) for fact in facts]


def printed_spaces() -> list[Entry]:
    return [without_wording(fact) for fact in ours(load("board")["spaces"])]


def printed_tiles() -> list[Entry]:
    return [without_wording(single(fact)) for fact in ours(load("tech")["tech"])]
