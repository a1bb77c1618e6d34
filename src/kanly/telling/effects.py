"""Printed effects as data: the same in words and in icons, said once for each language."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Intrigue, Space, Thing, place_key
from kanly.engine.vocabulary import Window
from kanly.engine.words.grammar import Arrow, May
from kanly.engine.words.word import Word
from kanly.telling.asked import Effect
from kanly.telling.components import plain_boxes
from kanly.text.faces import icon_text
from kanly.text.forms import CARD, Form, Mood
from kanly.text.glossary import token
from kanly.text.icons import ICONS
from kanly.text.interface import interface_of
from kanly.text.language import Language
from kanly.text.merging import with_own_condition

GAINS: Final = ("space", "sold", "on_reveal")  # boxes of a space that are for whoever sends an Agent there
Effects = list[Effect]
Worth = tuple[Effects, Effects]  # what is paid, and what it brings
NOTHING: Final[Worth] = ([], [])


@cache
def boxes(language: Language, thing: Thing, keys: tuple[str, ...]) -> tuple[Effect, ...]:
    """Some of the boxes of a thing, in the order in which they are printed."""
    icons, joint = icon_text(thing), interface_of(language.tag)("joint-lines")
    return tuple(
        {
            "source": place_key(thing),
            "label": box.label,
            "words": language.in_a_row(box.lines, joint),
            "icons": icons.get(box.key, ""),
        }
        for box in plain_boxes(language, thing)
        if box.key in keys
    )


def tokens(language: Language, source: str | None, label: str, said: Sequence[str]) -> Effects:
    """So much of something; nothing where there is nothing."""
    words = language.plain(language.listed(said))
    return [{"source": source, "label": label, "words": words, "icons": " ".join(said)}] if said else []


def counted(name: str, number: int) -> list[str]:
    """As a token, unless there is none of it."""
    return [token(name, number)] if number else []


def words(language: Language, source: int, said: Sequence[Word], form: Form, label: str = "") -> Effects:
    """Of the thing with this number."""
    if not said:
        return []
    text = language.plain(language.sentence(language.joined(said, form)))
    icons = ICONS.joined(said, form)
    return [{"source": key_of(source), "label": label, "words": text, "icons": icons}]


def key_of(source: int) -> str | None:
    return place_key(CATALOG.things[source]) if source else None


# --- what is paid and what it brings


def exchange(language: Language, source: int, word: Word, form: Form) -> Worth:
    """Of an arrow both sides; anything else costs nothing."""
    meant = word.word if isinstance(word, May) else word
    if not isinstance(meant, Arrow):
        return [], words(language, source, [word], form)
    return bought(language, source, [meant.cost], meant.words, form)


def bought(
    language: Language, source: int, cost: Sequence[Word], result: Sequence[Word], form: Form, label: str = ""
) -> Worth:
    costs = words(language, source, cost, form.as_(Mood.COST), label)
    return costs, words(language, source, result, form.as_(Mood.RESULT) if cost else form, label)


def played(language: Language, card: Intrigue, mode: int) -> Worth:
    """An Intrigue card in one of its modes; where it may be played, its condition holds."""
    printed = card.modes[mode]
    label = language.names.label(Window.NAMES[printed.window])
    cost = [printed.cost] if printed.cost else []
    return bought(language, card.number, cost, printed.words, CARD, label)


def space_gains(language: Language, space: Space, *, is_influence_replaced: bool) -> Effects:
    """What an Agent gets there; some cards bring Influence instead of that which every Agent gains."""
    found = [*boxes(language, space, GAINS)]
    if is_influence_replaced and space.faction >= 0:
        own = words(language, space.number, with_own_condition(space.words), CARD, found[0]["label"])
        found[:1] = own
    return found
