"""What Leaders can do, in short English sentences."""

from __future__ import annotations

from typing import Final

from kanly.cli.effects import phrases
from kanly.cli.names import ICONS, listed
from kanly.engine.catalog import Leader
from kanly.engine.vocabulary import Moment
from kanly.engine.words.leader import Ability

MOMENTS: Final = {
    Moment.SETUP: "at the start",
    Moment.PAID_SOLARI_TO_SPACE: "when you pay Solari for a space",
    Moment.HARVEST: "when you harvest",
    Moment.SEAT_TAKEN: "when you take your High Council seat",
    Moment.REVEAL: "on your Reveal turn",
}


def leader_phrase(leader: Leader) -> str:
    return f"{ability_phrases(leader)}; Signet Ring: {phrases(leader.ring)}"


def ability_phrases(leader: Leader) -> str:
    return "; ".join(ability_phrase(ability) for ability in leader.ability)


def ability_phrase(ability: Ability) -> str:
    if ability.masterstroke:
        return (
            f"once, on deploying {ability.masterstroke} troops in one turn: "
            "+1 Influence with each of your two secret Factions"
        )
    parts = standing_changes(ability)
    if ability.words:
        parts.append(f"{MOMENTS[ability.moment]}: {phrases(ability.words)}")
    return ", ".join(parts)


def standing_changes(ability: Ability) -> list[str]:
    parts = []
    if ability.landsraad_discount:
        parts.append(f"Landsraad spaces cost {ability.landsraad_discount} Solari less")
    if ability.harvest_less:
        parts.append(f"{ability.harvest_less} spice less at every harvest")
    if ability.passes_enemies:
        icons = [name for i, name in enumerate(ICONS) if ability.passes_enemies >> i & 1]
        parts.append(f"enemy Agents do not block you on {listed(icons)} spaces")
    if ability.sees_top:
        parts.append("you may look at the top card of your deck at any time")
    return parts
