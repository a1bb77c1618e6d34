"""The table of answers: every verb has one name, one meaning, a text, a phrase in every language, a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine import vocabulary
from kanly.engine.answers import ANSWERS, Field
from kanly.engine.vocabulary import Choice
from kanly.engine.words.word import Word
from kanly.record.notation import read_choice, write_choice
from kanly.record.spelling import SPELLINGS
from kanly.text.choices import READERS, Asked, deed_of
from kanly.text.deeds import Deed, Who
from kanly.text.forms import CARD, TOLD_OF_OTHER
from kanly.text.languages import LANGUAGES

API = Path(__file__).parents[2] / "docs" / "api.md"
PLAYERS = [Who("Leto"), Who("Paul"), Who("Helena")]
VERBS = {value for value in vars(vocabulary.Verb).values() if isinstance(value, int)}
FIELDS = {value for value in vars(Field).values() if isinstance(value, int)}
EXAMPLES = {
    "send": "send dagger mentat",
    "reveal": "reveal",
    "resolve": "resolve duncan_idaho/agent/0",
    "play": "play bypass_protocol 1",
    "deploy": "deploy 2 1",
    "acquire": "acquire scout aside top",
    "end": "end",
    "done": "done",
    "pass": "pass",
    "pay": "pay",
    "decline": "decline",
    "gain_influence": "gain_influence fremen",
    "gain_influence_with_two": "gain_influence_with_two emperor fremen",
    "lose_influence": "lose_influence fremen",
    "choose_secretly": "choose_secretly emperor fremen",
    "discard": "discard dagger diplomacy",
    "trash": "trash dagger in_play",
    "take_discarded": "take_discarded the_voice",
    "set_row_card_aside": "set_row_card_aside stilgar",
    "set_hand_card_aside": "set_hand_card_aside dagger",
    "keep_intrigue": "keep_intrigue finesse",
    "bury": "bury finesse",
    "block": "block arrakeen",
    "place_dreadnought": "place_dreadnought arrakeen",
    "detonate": "detonate detonation_devices",
    "choose_opponent": "choose_opponent 2",
    "force_back": "force_back 2 dreadnought",
    "hand_alliance": "hand_alliance 2 fremen",
    "choose": "choose solari",
    "choose_two": "choose_two solari spice",
    "sell_spice": "sell_spice 3",
    "withdraw": "withdraw 2 1",
    "deploy_recruits": "deploy_recruits 2",
    "send_from_leader": "send_from_leader",
    "move_agent": "move_agent arrakeen",
    "recall_agent": "recall_agent arrakeen",
    "use": "use flagship",
    "acquire_tech": "acquire_tech windtraps 1 solari",
    "advance_freighter": "advance_freighter",
    "recall_freighter": "recall_freighter",
}
ASKS = {"choose": "shipping/1/0", "choose_two": "battle_for_arrakeen/second/0"}  # whose effects they name


def deed(choice: Choice, word: Word | None) -> Deed:
    return deed_of(choice, Asked(word, PLAYERS))


def meant(text: str) -> Deed:
    word = CATALOG.word_at[ASKS[text.split()[0]]] if text.split()[0] in ASKS else None
    return deed(read_choice(text), word)


def test_every_verb_is_in_the_table_and_is_read_as_a_deed() -> None:
    assert set(ANSWERS) == VERBS == set(READERS) == {*range(len(VERBS))}
    assert len({answer.name for answer in ANSWERS.values()}) == len(VERBS)


def test_every_field_is_used_and_has_a_spelling() -> None:
    used = {field for answer in ANSWERS.values() for field in (answer.object, answer.place)}
    assert set(SPELLINGS) == FIELDS == used


def test_there_is_an_example_of_every_verb() -> None:
    assert [*EXAMPLES] == [ANSWERS[verb].name for verb in sorted(ANSWERS)]


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_verb_has_a_text_that_reads_back(name: str) -> None:
    choice = read_choice(EXAMPLES[name])
    assert ANSWERS[choice.verb].name == name
    assert write_choice(choice) == EXAMPLES[name]


def test_no_two_verbs_mean_the_same() -> None:
    kinds = [type(meant(text)) for text in EXAMPLES.values()]
    assert len({*kinds}) == len(kinds) == len(Deed.__subclasses__())


@pytest.mark.parametrize("text", EXAMPLES.values())
def test_the_word_that_asks_changes_no_meaning(text: str) -> None:
    choice, kind = read_choice(text), type(meant(text))
    for word in [None, *CATALOG.words]:
        try:
            assert type(deed(choice, word)) is kind
        except ValueError:
            assert text.split()[0] in ASKS


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("text", EXAMPLES.values())
def test_every_language_has_a_phrase_for_every_verb(code: str, text: str) -> None:
    language = LANGUAGES[code]
    assert language.plain(language.deed(meant(text), CARD))
    assert language.plain(language.deed(meant(text), TOLD_OF_OTHER))


def test_every_verb_has_a_row_in_the_documentation() -> None:
    rows = [
        line.split("|")[1] for line in API.read_text(encoding="utf-8").splitlines() if line.startswith("| `")
    ]
    shown = {text.split()[0] for row in rows for text in row.split("`")[1::2]}
    assert {answer.name for answer in ANSWERS.values()} <= shown
