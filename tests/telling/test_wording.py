"""The words that programs are given: of choices, questions, refusals, and of what views name."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from random_play import played, positions

import kanly
from kanly.telling.wording import language_named

TAGS = ("en", "ja", "zh-Hant")
MODES: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 3, "ix": True, "epic": True},
    {"seats": 2, "ix": True},
    {"seats": 1, "difficulty": "veteran", "ix": True, "churn": True},
]
LEADERS = ["paul_atreides", "helena_richese", "earl_memnon_thorvald"]
WITHOUT_WORDS = ("kind", "word", "source", "choices", "what")  # fields of a view for programs alone


def first() -> kanly.Game:
    return kanly.new_game(3, seed=7, leaders=LEADERS)


def test_a_choice_says_what_a_button_says() -> None:
    game = first()
    assert kanly.choice_text(game, "reveal") == "Reveal your hand"
    assert kanly.choice_text(game, game.choices[0]) == kanly.choice_text(game, str(game.choices[0]))
    assert len({kanly.choice_text(game, "reveal", tag) for tag in TAGS}) == 3


def test_a_card_to_be_bought_is_told_with_its_price() -> None:
    game = first()
    game.choose("reveal")
    bought = next(choice for choice in game.choices if str(choice).startswith("acquire"))
    assert "Persuasion" in kanly.choice_text(game, bought)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("tag", TAGS)
def test_every_choice_and_question_has_words_without_tokens(mode: dict[str, Any], tag: str) -> None:
    for game in positions(kanly.new_game(seed=3, **mode), random.Random(3), 80):
        texts = [kanly.choice_text(game, choice, tag) for choice in game.choices]
        for text in [*texts, kanly.question_text(game, tag)]:
            assert game.over or text
            assert text == language_named(tag).plain(text)


def test_the_question_is_that_of_whoever_has_to_choose() -> None:
    assert kanly.question_text(first()) == "Your turn: send an Agent, or reveal your hand."
    assert kanly.question_text(played(3, 2)) == ""


def test_a_refusal_is_a_sentence() -> None:
    game = first()
    [refusal] = game.why_not("send diplomacy conspire")
    assert kanly.refusal_text(game, refusal) == "Conspire: you need 4 spice; you have 0."
    assert len({kanly.refusal_text(game, refusal, tag) for tag in TAGS}) == 3


def named(field: str, data: Any) -> Iterator[tuple[str, str]]:
    """Whatever a view names, with the field in which it stands."""
    if isinstance(data, str):
        yield field, data
    elif isinstance(data, list):
        for part in data:
            yield from named(field, part)
    elif isinstance(data, dict):
        is_table = field in ("spaces", "reserve", "resources", "influence", "alliances")
        for key, value in data.items():
            if is_table:
                yield field, key
            yield from named(key, value) if not is_table or isinstance(value, dict) else ()


@pytest.mark.parametrize("mode", MODES)
def test_whatever_a_view_names_has_words(mode: dict[str, Any]) -> None:
    found = set()
    for game in positions(kanly.new_game(seed=4, **mode), random.Random(4)):
        for seat in game.humans:
            found |= {pair for pair in named("", game.view(seat)) if pair[0] not in WITHOUT_WORDS}
    assert len(found) > 150
    for field, value in found:
        assert all(kanly.view_text(field, value, tag) for tag in TAGS)


def test_the_field_tells_a_space_from_a_card_of_the_same_name() -> None:
    assert kanly.view_text("reserve", "foldspace", "ja") == language_named("ja").names.card_key("foldspace")
    assert kanly.view_text("spaces", "foldspace", "ja") == language_named("ja").names.space_key("foldspace")
    told = [
        ("phase", "combat"),
        ("resources", "victory_points"),
        ("leader", "paul_atreides"),
        ("row", "dagger"),
    ]
    assert [kanly.view_text(*each) for each in told] == ["Combat", "Victory Point", "Paul Atreides", "Dagger"]


def test_what_no_view_names_has_no_words() -> None:
    for field, value in [("row", "the_moon"), ("spaces", "dagger"), ("phase", "lunch")]:
        with pytest.raises(ValueError, match=f"no words for '{value}'"):
            kanly.view_text(field, value)


def test_a_language_is_known_by_its_tag() -> None:
    game = first()
    assert kanly.question_text(game, "zh_hant") == kanly.question_text(game, "zh-Hant")
    with pytest.raises(ValueError, match="no language 'tlh', only en, ja, zh-Hant"):
        kanly.question_text(game, "tlh")


def test_a_text_is_found_among_the_choices() -> None:
    game = first()
    assert game.find("reveal") == game.choices[-1]
    for text in ("end", "send dagger the_moon", "", "reveal now", "choose 2", "1"):
        assert game.find(text) is None
    assert all(game.find(str(choice)) == choice for choice in game.choices)
