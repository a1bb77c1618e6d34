"""What a set of one's own begins as. It passes its tests; what is begun in it fails until it is written."""

PROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "kanly-{key}"
version = "1.0"
description = "{name}, a set for kanly"
dependencies = ["kanly"]

[project.entry-points."kanly.sets"]
{key} = "kanly_{key}:SET"

[tool.setuptools]
packages = ["kanly_{key}"]
package-data = {{ kanly_{key} = ["names/*.toml"] }}
"""

PACKAGE = '''\
"""{name}: a set of invented cards."""

from kanly.content.set import Set
from kanly_{key}.cards import IMPERIUM, INTRIGUE
from kanly_{key}.phrases import PHRASES

SET = Set("{key}", (*IMPERIUM, *INTRIGUE), home="kanly_{key}", phrases=PHRASES)
'''

CARDS = '''\
"""The cards, in words."""

from kanly.engine.printed import Card, Intrigue

IMPERIUM: list[Card] = []
INTRIGUE: list[Intrigue] = []
'''

PHRASE_TABLE = '''\
"""What each language says about the words of this set, and their icons."""

from kanly.content.set import Phrases

PHRASES: Phrases = {{}}
'''

NAMES = """\
[labels]
{key} = "{name}"

[cards]

[intrigues]
"""

TESTS = '''\
"""{name} is found, played, recorded and told."""

from __future__ import annotations

import random

import pytest
from kanly_{key} import SET
from properties.positions import lost_outcomes, position_with

import kanly
from kanly.cli.main import main
from kanly.content import sets
from kanly.content.catalog import catalogue
from kanly.content.set import SECTIONS, names_in
from kanly.engine.printed import Card
from kanly.engine.soundness.position import faults
from kanly.text.forms import CARD
from kanly.text.icons import ICONS
from kanly.text.languages import LANGUAGES

KEYS = {{thing.key for thing in SET.things}}
SENT = [thing.key for thing in SET.things if isinstance(thing, Card) and thing.agent]


def played(seed: int, ix: bool) -> kanly.Game:
    """Whoever can take or use something of this set does. Every piece is counted after every choice."""
    game, luck = kanly.new_game(3, seed=seed, ix=ix, sets=(SET.key,)), random.Random(seed)
    while not game.over:
        ours = [choice for choice in game.choices if KEYS & {{*str(choice).split()}}]
        game.choose(luck.choice(ours or game.choices))
        assert faults(game.state) == []
    return game


def test_the_set_is_found_by_its_entry_point() -> None:
    assert sets.named("{key}") is SET


@pytest.mark.parametrize("ix", [False, True])
def test_games_are_sound_and_come_back_from_their_records(ix: bool) -> None:
    for seed in range(3):
        game = played(seed, ix)
        assert kanly.replay(game.record()).digest() == game.digest()


def test_everything_is_taken_or_used_in_some_game() -> None:
    left = {{*KEYS}}
    for seed in range(12):
        chosen = [line for line in played(seed, ix=False).record().splitlines() if line[:1].isdigit()]
        left -= {{word for line in chosen for word in line.split()}}
    assert left == set(), "too dear, or too little happened in these random games: more seeds"


@pytest.mark.parametrize("seed", range(100))
def test_no_order_of_effects_is_lost(seed: int) -> None:
    for key in SENT:
        g = position_with(SET.key, key, seed)
        waiting = sorted({{type(step.word).__name__ for step in g.bag}})
        assert not lost_outcomes(g), f"of {{waiting}} one touches or shuns more than it says, or is eager"


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_has_a_name_in_every_language(code: str) -> None:
    written = names_in(SET, code)
    nameless = [thing.key for thing in SET.things if not written[SECTIONS[type(thing)]].get(thing.key)]
    assert nameless == [], f"no name in names/{{code}}.toml"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_is_told_in_every_language(code: str) -> None:
    for word in catalogue((SET.key,)).word_number:
        if type(word) in SET.phrases:
            assert code in SET.phrases[type(word)]
            assert LANGUAGES[code].phrase(word, CARD)
            assert ICONS.phrase(word)


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_terminal_shows_every_card(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for key in KEYS:
        assert main(["card", "--set", SET.key, key, "--lang", LANGUAGES[code].tag]) == 0
        assert key in capsys.readouterr().out
'''

FILES = {  # what it holds, and how it begins
    "pyproject.toml": ("the entry point by which kanly finds the set", PROJECT),
    "kanly_{key}/__init__.py": ("the Set", PACKAGE),
    "kanly_{key}/cards.py": ("its cards, in words: none yet", CARDS),
    "kanly_{key}/phrases.py": ("what each language says about its words: none yet", PHRASE_TABLE),
    "kanly_{key}/names/en.toml": ("its names in English", NAMES),
    "kanly_{key}/names/ja.toml": ("in Japanese; its own name is still English", NAMES),
    "kanly_{key}/names/zh_hant.toml": ("in Traditional Chinese; its own name is still English", NAMES),
    "tests/test_{key}.py": ("the set found, played, recorded and told", TESTS),
}

WORDS = '''\
"""The words that only this set has."""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import Choice
from kanly.engine.words.word import Word
'''

PHRASES = """\
def {key}_in_english(language: object, word: {name}, form: Form) -> str:
    raise NotImplementedError


def {key}_in_japanese(language: object, word: {name}, form: Form) -> str:
    raise NotImplementedError


def {key}_in_chinese(language: object, word: {name}, form: Form) -> str:
    raise NotImplementedError


def {key}_as_icons(language: object, word: {name}, form: Form) -> str:
    raise NotImplementedError


"""

SPOKEN = """\
    {name}: {{
        "en": {key}_in_english,
        "ja": {key}_in_japanese,
        "zh_hant": {key}_in_chinese,
        "icons": {key}_as_icons,
    }},
"""

WORD_TEST = '''"""What {name} does, by itself."""

from scenario import table


def test_{key}() -> None:
    """Name the test after what must hold, and use a card that has the word."""
    me, *others = table(sets=("{set}",), me={{"hand": "reconnaissance"}}, left={{}}, right={{}})
    me.sends("reconnaissance", "carthag")
    raise NotImplementedError
'''
