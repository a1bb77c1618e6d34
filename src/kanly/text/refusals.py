"""Why a choice is not legal, in words."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Faction, class_name
from kanly.engine.words.grammar import When
from kanly.engine.words.word import Condition, Threshold
from kanly.refusals.refusal import Refusal
from kanly.text.deeds import Who
from kanly.text.language import Language
from kanly.text.refusal_language import Refused


def refusal_text(language: Language, refusal: Refusal, players: Sequence[Who]) -> str:
    """One reason as a sentence to whoever wanted to choose."""
    condition = condition_meant(refusal)
    return language.refused(
        Refused(
            kind=refusal.kind,
            thing=component_name(language, refusal.card or refusal.tile),
            space=space_name(language, refusal.space),
            source=source_name(language, refusal),
            effect=effect_text(language, refusal.effect),
            condition=language.condition(condition) if condition else "",
            who=tuple(players[seat] for seat in refusal.seats),
            faction=Faction.NAMES.index(refusal.faction) if refusal.faction else 0,
            resource=refusal.resource,
            zone=refusal.zone,
            window=refusal.window,
            needed=refusal.needed or 0,
            held=refusal.held,
        )
    )


def component_name(language: Language, key: str) -> str:
    return language.printed_name(CATALOG.things[CATALOG.number[key]]) if key else ""


def space_name(language: Language, key: str) -> str:
    return language.printed_name(CATALOG.spaces[CATALOG.space_index[key]]) if key else ""


def source_name(language: Language, refusal: Refusal) -> str:
    """A card and a space may share their key; the place of an effect tells them apart."""
    is_space = refusal.effect.startswith("@") or refusal.source not in CATALOG.number
    return (space_name if is_space else component_name)(language, refusal.source)


def effect_text(language: Language, place: str) -> str:
    """Steps of the game itself, which are printed nowhere, have no text."""
    return language.phrase(CATALOG.word_at[place]) if "/" in place else ""


def condition_meant(refusal: Refusal) -> Condition | None:
    """The condition that a reason names: of an effect, or of an Intrigue card."""
    if not refusal.condition:
        return None
    word = CATALOG.word_at.get(refusal.effect)
    if isinstance(word, When):
        return word.condition
    modes = CATALOG.intrigues[CATALOG.number[refusal.card]].modes
    named = [mode.condition for mode in modes if class_name(type(mode.condition)) == refusal.condition]
    fitting = [each for each in named if not isinstance(each, Threshold) or each.needed() == refusal.needed]
    return fitting[0]
