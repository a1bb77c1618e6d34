"""The question above the menu fits what is left to do."""

from __future__ import annotations

import random

import pytest
from properties.modes import MODES

import kanly
from kanly.telling.prompts import question
from kanly.telling.voice import Voice
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES
from kanly.text.left import left_of
from kanly.text.questions import prompt


@pytest.mark.parametrize("language", LANGUAGES.values(), ids=LANGUAGES)
@pytest.mark.parametrize("mode", ["ix-3", "solo", "two-ix"])
def test_nobody_is_asked_for_anything_else_while_something_must_be_done(
    language: Language, mode: str
) -> None:
    game, luck = kanly.new_game(seed=2, **MODES[mode]), random.Random(2)
    voice = Voice(language)
    due = 0
    while not game.over and (due < 3 or game.round < 4):
        asked = question(game.view(game.state.chooser), voice)
        assert asked == voice.plain(prompt(language, game.state))
        is_due = "end" not in [str(choice) for choice in game.choices]
        rest = voice.plain(language.ask_rest_of_turn(left_of(game.state.choices)))
        assert not (is_due and rest in asked)
        due += is_due and asked == language.ask_next("")
        game.choose(luck.choice(game.choices))
    assert due
