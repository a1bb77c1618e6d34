"""Clauses of components: an Intrigue card in one of its modes, a Tech tile in use, a Leader's ability."""

from __future__ import annotations

from kanly.engine.printed import Mode, Tile
from kanly.engine.words.leader import Ability
from kanly.text.forms import CARD, Form, Mood
from kanly.text.language import Language
from kanly.text.word_language import WordLanguage


def mode_text(language: WordLanguage, mode: Mode, form: Form = CARD) -> str:
    """If ...: cost → effect."""
    text = language.joined(mode.words, form.as_(Mood.RESULT) if mode.cost else form)
    if mode.cost:
        text = language.exchange(language.phrase(mode.cost, form.as_(Mood.COST)), text)
    if mode.condition:
        return language.conditional(language.condition(mode.condition, form), text)
    return text


def use_text(language: WordLanguage, tile: Tile, form: Form = CARD) -> str:
    """The first word is the cost, unless it stands alone."""
    if len(tile.use) == 1:
        return language.phrase(tile.use[0], form)
    cost, *effects = tile.use
    result = language.joined(effects, form.as_(Mood.RESULT))
    return language.exchange(language.phrase(cost, form.as_(Mood.COST)), result)


def ability_lines(language: Language, ability: Ability) -> list[str]:
    """One for each thing that it changes."""
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
