"""What Leaders can do, in short English sentences."""

from __future__ import annotations

from typing import Final

from kanly.cli.effects import phrase, phrases
from kanly.cli.names import ICONS, listed
from kanly.engine.printed import Leader
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
    if ability.snoopers:
        return snooper_phrase(ability)
    if ability.sets_aside:
        return aside_phrase(ability)
    parts = standing_changes(ability)
    if ability.words:
        parts.append(f"{MOMENTS[ability.moment]}: {phrases(ability.words)}")
    return ", ".join(parts)


def snooper_phrase(ability: Ability) -> str:
    return (
        "reaching 2 Influence with a Faction takes its Snooper, which pays at once: the first "
        f"{phrase(ability.words[0])}, the second the Faction's bonus, the third +1 Influence there, "
        "the fourth both"
    )


def aside_phrase(ability: Ability) -> str:
    single, otherwise = ability.words
    return (
        "at Round Start set a card of your hand aside, face down; it comes back on your second turn, and if "
        f"you send it then: {phrase(single)} for a card with one icon, {phrase(otherwise)} for any other"
    )


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
    if ability.solari_bonus:
        parts.append(f"whenever you gain Solari on your turn, {ability.solari_bonus} more")
    if ability.dreadnought_strength:
        parts.append(f"your dreadnoughts have strength {ability.dreadnought_strength}")
    return parts
