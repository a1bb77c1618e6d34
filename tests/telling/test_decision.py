"""What somebody is asked, as data: nothing is missing, and what it costs is what the game takes."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from properties.modes import begun
from properties.twins import dealt_anew, preferred
from random_play import played
from view import schema_reader

import kanly
from kanly.telling.asked import Answer, Prompt
from kanly.telling.decision import prompt
from kanly.telling.wording import language_named
from kanly.text.glossary import Token, pieces
from kanly.view.schema import json_schema, typescript
from kanly.view.schema.shapes import Reader

TAGS = ("en", "ja", "zh-Hant")
SAID = ("question", "words", "label")  # fields that differ from language to language
WHICH_AGENT = ("send_from_leader", "move_agent")
PAID = ("solari", "spice", "water", "persuasion")


def asked(game: kanly.Game, tag: str = "en") -> Prompt:
    found = prompt(game, language_named(tag))
    assert found is not None
    return found


def costs_of(offered: Answer) -> list[str]:
    return [each["icons"] for each in offered["costs"]]


def without_words(data: Any) -> Any:
    if isinstance(data, list):
        return [without_words(each) for each in data]
    if isinstance(data, dict):
        return {key: without_words(value) for key, value in data.items() if key not in SAID}
    return data


# --- all of it


@pytest.mark.parametrize("mode", ["base-4", "epic-3", "two-ix", "solo-ix"])
def test_every_choice_is_offered_in_its_place_and_in_the_words_of_its_button(mode: str) -> None:
    game, luck = begun(mode, 6, 40), random.Random(6)
    for _ in range(30):
        if game.over:
            break
        for tag in TAGS:
            told = asked(game, tag)
            assert told["seat"] == game.chooser
            assert told["question"] == kanly.question_text(game, tag)
            assert [each["number"] for each in told["answers"]] == [*range(len(game.choices))]
            assert [each["choice"] for each in told["answers"]] == [str(each) for each in game.choices]
            said = [kanly.choice_text(game, choice, tag) for choice in game.choices]
            assert [each["words"] for each in told["answers"]] == said
        game.choose(luck.choice(preferred(game.choices, luck)))


@pytest.mark.parametrize("mode", ["ix-4", "solo-epic"])
def test_three_languages_say_the_same(mode: str) -> None:
    game, luck = begun(mode, 4, 20), random.Random(4)
    for _ in range(25):
        one, *others = [without_words(asked(game, tag)) for tag in TAGS]
        assert others == [one, one]
        game.choose(luck.choice(preferred(game.choices, luck)))


def test_nobody_is_asked_when_the_game_is_over() -> None:
    assert prompt(played(3, 2), language_named("en")) is None


@pytest.mark.parametrize("mode", ["base-3", "ix-4", "two", "solo-ix"])
def test_a_prompt_depends_on_nothing_that_its_reader_cannot_know(mode: str) -> None:
    """All of it dealt anew, it is the same."""
    game, luck, dealt = begun(mode, 9, 20), random.Random(9), 0
    for _ in range(60):
        if game.over:
            break
        seat = game.state.chooser
        other = dealt_anew(game, seat, luck.randrange(1 << 30))
        dealt += other.digest() != game.digest()
        assert asked(game) == asked(other)
        game.choose(luck.choice(preferred(game.choices, luck)))
    assert dealt > 30


# --- the schema


def definitions() -> dict[str, Any]:
    """Of a prompt, by the means by which those of a view are made."""
    reader = Reader()
    reader.read(Prompt)
    return reader.in_order()


def test_a_prompt_is_as_its_schema_says(monkeypatch: pytest.MonkeyPatch) -> None:
    found = definitions()
    made = {name: json_schema.definition(one, found) for name, one in found.items()}
    monkeypatch.setitem(schema_reader.SCHEMA, "$defs", made)
    reader, luck = schema_reader.Reader("ix"), random.Random(5)
    for mode in ("ix-4", "solo-ix"):
        game = begun(mode, 5, 30)
        for _ in range(40):
            assert not reader.faults(asked(game), "Prompt")
            game.choose(luck.choice(preferred(game.choices, luck)))
    assert {"Prompt", "Why", "Answer", "Effect"} <= reader.met


def test_a_prompt_is_declared_in_typescript() -> None:
    declared = "\n".join(typescript.declaration(one) for one in definitions().values())
    assert "export interface Prompt {" in declared
    assert "  answers: Answer[];" in declared
    assert "  troops?: number;" in declared


# --- prices


def tokens_in(texts: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for text in texts:
        for piece in pieces(text):
            if isinstance(piece, Token) and piece.name in PAID:
                found[piece.name] += piece.number or 0
    return +found


def spent(game: kanly.Game, offered: Answer) -> Counter[str]:
    """What the game takes for it, as soon as it knows which Agent goes."""
    after, seat = game.clone(), game.state.chooser
    after.choose(offered["choice"])
    if str(after.choices[0]).startswith(WHICH_AGENT):
        after.choose(after.choices[0])
    events, _ = after.news(seat, game.mark(seat)) or ([], None)
    found: Counter[str] = Counter()
    for event in events:
        if event["what"] == "resource" and event["seat"] == seat and event["resource"] in PAID:
            found[event["resource"]] -= min(0, event["change"])
    return +found


@pytest.mark.parametrize("mode", ["base-4", "ix-3", "solo-ix"])
def test_what_a_choice_is_said_to_cost_is_what_the_game_takes(mode: str) -> None:
    compared: Counter[str] = Counter()
    game, luck = begun(mode, 8, 5), random.Random(8)
    while game.round < 4:
        for offered in asked(game)["answers"]:
            if offered["verb"] in ("send", "acquire", "acquire_tech"):
                assert tokens_in(costs_of(offered)) == spent(game, offered), offered
                compared[offered["verb"]] += bool(offered["costs"])
        game.choose(luck.choice(preferred(game.choices, luck)))
    assert min(compared["send"], compared["acquire"]) > 3
