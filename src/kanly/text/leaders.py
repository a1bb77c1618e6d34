"""What a Leader's ability says: a line for each thing it changes."""

from __future__ import annotations

from kanly.engine.words.leader import Ability
from kanly.text.language import Language


def ability_lines(language: Language, ability: Ability) -> list[str]:
    return [*named_lines(language, ability), *standing_lines(language, ability)] or [
        language.ability_at(ability.moment, ability.words)
    ]


def named_lines(language: Language, ability: Ability) -> list[str]:
    """Abilities whose words mean something of their own."""
    if ability.masterstroke:
        return [language.ability_masterstroke(ability.masterstroke)]
    if ability.snoopers:
        return [language.ability_snoopers(ability.words[0])]
    if ability.sets_aside:
        return [language.ability_sets_aside(*ability.words)]
    if ability.harvest_less:
        return [language.ability_harvest_less(ability.harvest_less, ability.words)]
    return []


def standing_lines(language: Language, ability: Ability) -> list[str]:
    lines = []
    if ability.landsraad_discount:
        lines.append(language.ability_landsraad_discount(ability.landsraad_discount))
    if ability.passes_enemies:
        lines.append(language.ability_passes_enemies(ability.passes_enemies))
    if ability.sees_top:
        lines.append(language.ability_sees_top())
    if ability.solari_bonus:
        lines.append(language.ability_solari_bonus(ability.solari_bonus))
    if ability.dreadnought_strength:
        lines.append(language.ability_dreadnought_strength(ability.dreadnought_strength))
    return lines
