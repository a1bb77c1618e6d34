"""Why a choice is not legal, in every language: examples of each kind, and whatever games refuse."""

from __future__ import annotations

import random
import re
from functools import cache
from itertools import product

import pytest
from properties.test_wrong_answers import answers
from random_play import positions
from text.answer_examples import ANSWER_EXAMPLES
from text.refusal_examples import EXAMPLES as ACTION_EXAMPLES

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Intrigue, Thing, Tile
from kanly.engine.vocabulary import Choice, Verb, Window, class_name
from kanly.engine.words.word import Threshold
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.why_not import why_not
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.text.refusals import condition_meant, refusal_text

CODES = ("en", "ja", "zh_hant")
EXAMPLES = [*ACTION_EXAMPLES, *ANSWER_EXAMPLES]
PLAYERS = {
    "en": [Who("Leto"), Who("Paul", is_you=True)],
    "ja": [Who("レト"), Who("ポウル", is_you=True)],
    "zh_hant": [Who("雷托"), Who("保羅", is_you=True)],
}
FULL_STOP = {"en": ".", "ja": "。", "zh_hant": "。"}
FOUR = [Who("一"), Who("二"), Who("三"), Who("四")]
TRIED_IN_EACH_POSITION = 30


def said(code: str, refusal: Refusal) -> str:
    language = LANGUAGES[code]
    return language.plain(refusal_text(language, refusal, PLAYERS[code]))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("kind", Why)
def test_every_kind_has_a_method(code: str, kind: Why) -> None:
    assert callable(getattr(LANGUAGES[code], f"why_{kind}"))


def test_every_kind_and_language_has_an_example() -> None:
    assert {refusal.kind for refusal, *_ in EXAMPLES} == set(Why)
    assert set(CODES) == set(LANGUAGES)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: str(example[0].kind))
@pytest.mark.parametrize("place", range(len(CODES)), ids=CODES)
def test_refusals_read_well(example: tuple[Refusal, str, str, str], place: int) -> None:
    refusal, *texts = example
    assert said(CODES[place], refusal) == texts[place]


@pytest.mark.parametrize("code", CODES)
def test_every_moment_can_be_said(code: str) -> None:
    moments = Window.NAMES[1:]
    texts = {said(code, Refusal(Why.WRONG_WINDOW, window=name)) for name in moments}
    assert len(texts) == len(moments)


def test_every_condition_is_found_again() -> None:
    for number in numbers(Intrigue):
        card = CATALOG.intrigues[number]
        for mode in card.modes:
            if mode.condition is not None:
                needed = mode.condition.needed() if isinstance(mode.condition, Threshold) else None
                name = class_name(type(mode.condition))
                refusal = Refusal(Why.CONDITION, card=card.key, condition=name, needed=needed)
                assert condition_meant(refusal) == mode.condition


# --- whatever games refuse


def numbers(kind: type[Thing]) -> list[int]:
    return [thing.number for thing in CATALOG.things[1:] if type(thing) is kind]


def attempts() -> list[Choice]:
    """What somebody might try, possible or not."""
    sends = product((Verb.SEND,), numbers(Card), range(len(CATALOG.spaces)))
    plays = product((Verb.PLAY,), numbers(Intrigue), (0, 1))
    cards = product((Verb.ACQUIRE,), numbers(Card), range(6))
    tiles = product((Verb.ACQUIRE_TECH, Verb.USE), numbers(Tile), (0,))
    units = product((Verb.DEPLOY,), range(8), range(3))
    plain = product((Verb.REVEAL, Verb.END_TURN, Verb.PASS, Verb.DONE), (0,), (0,))
    groups = [list(group) for group in (sends, plays, cards, tiles, units, plain)]
    return [choice for group in groups for choice in group * (max(map(len, groups)) // len(group))]


TOO_LITTLE = "too little happened in these random games: more seeds"


@cache
def refused() -> list[Refusal]:
    """In games of every sort, played by chance."""
    tried, found = attempts(), set()
    games = (
        kanly.new_game(4, seed=1, ix=True),
        kanly.new_game(3, seed=2),
        kanly.new_game(1, seed=3, difficulty="expert_plus"),
    )
    for number, game in enumerate(games):
        chance = random.Random(number)
        for position in positions(game, chance):
            g = position.state
            wrong = [] if position.over else list(answers(g))
            wrong = chance.sample(wrong, min(len(wrong), TRIED_IN_EACH_POSITION))
            for choice in [*wrong, *chance.sample(tried, TRIED_IN_EACH_POSITION)]:
                found.update(why_not(g, max(0, g.chooser), choice))
    return sorted(found, key=repr)


@pytest.mark.parametrize("code", CODES)
def test_whatever_is_refused_can_be_said(code: str) -> None:
    language = LANGUAGES[code]
    assert len({refusal.kind for refusal in refused()}) > 40, TOO_LITTLE
    for refusal in refused():
        text = language.plain(refusal_text(language, refusal, FOUR))
        assert text.endswith(FULL_STOP[code])
        assert not re.search(r"[{}]|None|  ", text), text
        assert code == "en" or not re.search(r"[A-Za-z]", text), text
