"""Every language can say everything: each word, condition, deed and Reason, and the name of each thing."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from importlib import resources
from typing import Any

import pytest

import kanly.engine
from kanly.content.catalog import CATALOG
from kanly.content.rules import DIFFICULTIES
from kanly.engine import vocabulary
from kanly.engine.printed import Leader, Thing
from kanly.engine.vocabulary import Reason, class_name
from kanly.engine.words.grammar import Then
from kanly.engine.words.intrigue import DiscardPlayed
from kanly.engine.words.word import Condition, Word
from kanly.text import deeds
from kanly.text.choices import READERS
from kanly.text.glossary import TOKENS
from kanly.text.icons import ICONS
from kanly.text.languages import LANGUAGES
from kanly.text.names import SECTIONS
from kanly.text.word_language import WordLanguage

SPEAKERS: dict[str, WordLanguage] = {**LANGUAGES, "icons": ICONS}
CODES = sorted(LANGUAGES)


def subclasses(kind: type) -> set[type]:
    found: set[type] = set(kind.__subclasses__())
    return found.union(*[subclasses(each) for each in found])


def engine_classes(kind: type) -> list[type]:
    """All of the engine, whether a component uses them or not."""
    for module in pkgutil.walk_packages(kanly.engine.__path__, "kanly.engine."):
        importlib.import_module(module.name)
    return sorted(subclasses(kind), key=lambda each: each.__name__)


def is_spoken(word: type) -> bool:
    """Words of the card language, and steps of the game that ask something; not what several words share."""
    in_language = word.__module__.startswith("kanly.engine.words.") and word is not DiscardPlayed
    is_shared = len(word.__subclasses__()) > 0 and "apply" not in vars(word)
    return not is_shared and (in_language or "choices" in vars(word))


WORDS = [word for word in engine_classes(Word) if is_spoken(word)]
CONDITIONS = [each for each in engine_classes(Condition) if each.__module__ != Condition.__module__]
DEEDS = sorted(subclasses(deeds.Deed), key=lambda each: each.__name__)


def entries(code: str) -> dict[str, Any]:
    file = resources.files("kanly.content.names").joinpath(f"{code}.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def flat(data: dict[str, Any], prefix: str = "") -> dict[str, Any]:
    """All entries by their full name; a term counts as one entry whatever patterns it has."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        if isinstance(value, dict) and not prefix.startswith("terms/"):
            found.update(flat(value, f"{prefix}{key}/"))
        else:
            found[f"{prefix}{key}"] = value
    return found


def test_the_engine_has_the_words_that_cards_are_made_of() -> None:
    assert {type(word) for word in CATALOG.words if not is_of_the_house(word)} <= set(WORDS)
    assert Then in WORDS
    assert len(WORDS) > 75
    assert len(CONDITIONS) >= 20


def is_of_the_house(word: Word) -> bool:
    return "/" not in CATALOG.place_of(word) and not is_spoken(type(word))


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_every_word_has_a_method(speaker: str, word: type) -> None:
    assert callable(getattr(SPEAKERS[speaker], class_name(word)))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("word", WORDS, ids=lambda word: word.__name__)
def test_a_word_is_said_in_the_file_called_like_its_own(code: str, word: type) -> None:
    """Steps of the game among the words about the board; a usual meaning may be said for all languages."""
    package, _, family = word.__module__.rpartition(".")
    said_in = getattr(LANGUAGES[code], class_name(word)).__module__
    expected = family if package == "kanly.engine.words" else "board"
    assert said_in == WordLanguage.__module__ or said_in.rpartition(".")[2] == expected


@pytest.mark.parametrize("speaker", SPEAKERS)
@pytest.mark.parametrize("condition", CONDITIONS, ids=lambda condition: condition.__name__)
def test_every_condition_has_a_method(speaker: str, condition: type) -> None:
    assert callable(getattr(SPEAKERS[speaker], f"if_{class_name(condition)}"))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("deed", DEEDS, ids=lambda deed: deed.__name__)
def test_every_deed_has_a_method(code: str, deed: type) -> None:
    assert callable(getattr(LANGUAGES[code], f"deed_{class_name(deed)}"))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("reason", Reason.NAMES)
def test_every_reason_has_a_method(code: str, reason: str) -> None:
    assert callable(getattr(LANGUAGES[code], f"reason_{reason}"))


def test_every_verb_is_read_as_a_deed() -> None:
    verbs = {value for value in vars(vocabulary.Verb).values() if isinstance(value, int)}
    assert set(READERS) == verbs


@pytest.mark.parametrize("code", CODES)
def test_the_file_of_names_has_the_keys_of_the_english_one(code: str) -> None:
    assert set(flat(entries(code))) == set(flat(entries("en")))


@pytest.mark.parametrize("code", CODES)
def test_no_name_is_empty(code: str) -> None:
    assert not [key for key, value in flat(entries(code)).items() if not value]


@pytest.mark.parametrize("kind", SECTIONS, ids=lambda kind: kind.__name__)
def test_every_component_has_a_name_and_nothing_else_has(kind: type[Thing]) -> None:
    things = {thing.key for thing in CATALOG.things[1:] if type(thing) is kind}
    assert set(entries("en")[SECTIONS[kind]]) == things


def test_every_house_and_difficulty_has_a_name() -> None:
    houses = {thing.house for thing in CATALOG.things if isinstance(thing, Leader)} | {"House Hagal"}
    assert set(entries("en")["houses"]) == {house.lower().replace(" ", "_") for house in houses}
    assert set(entries("en")["difficulties"]) == set(DIFFICULTIES)


def test_every_token_has_a_term() -> None:
    assert {term.partition(":")[0] for term in entries("en")["terms"]} == set(TOKENS)
