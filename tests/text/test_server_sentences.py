"""What a server refuses, in every language: the same codes, as many sentences, nothing left to fill in."""

from __future__ import annotations

import pytest

from kanly.text.languages import LANGUAGES
from kanly.text.server_sentences import ENDS, PLACE, WHY, sentence, sentences, told

TAGS = [language.tag for language in LANGUAGES.values()]
ENGLISH = sentences("en")


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_the_same_codes_with_the_same_places(tag: str) -> None:
    places = {code: [set(PLACE.findall(text)) for text in texts] for code, texts in sentences(tag).items()}
    assert places == {code: [set(PLACE.findall(text)) for text in texts] for code, texts in ENGLISH.items()}
    assert list(places) == list(ENGLISH)


@pytest.mark.parametrize("tag", TAGS)
def test_every_sentence_is_whole(tag: str) -> None:
    for texts in sentences(tag).values():
        assert all(text.endswith((*ENDS, "{why}")) for text in texts)
        assert len({*texts}) == len(texts)


@pytest.mark.parametrize("tag", TAGS[1:])
def test_no_sentence_was_left_in_english(tag: str) -> None:
    for code, texts in sentences(tag).items():
        assert all(any(ord(letter) > 0x3000 for letter in text) for text in texts), code


@pytest.mark.parametrize("code", ENGLISH)
def test_each_sentence_is_found_again_under_its_own_code_only(code: str) -> None:
    for text in ENGLISH[code]:
        said = sentence(PLACE.sub("7", text))
        assert told(code, said) == (code, said)
        if WHY not in PLACE.findall(text):
            assert told("anything", said) == (code, said)


def test_a_refusal_is_told_in_the_language_of_whoever_asked() -> None:
    assert told("seat", "there is no seat 7") == ("no_seat", "There is no seat 7.")
    assert told("seat", "there is no seat 7", "ja") == ("no_seat", "7番の席はありません。")
    said = told("seats", "the game has 3 seats, not 5", "zh-Hant").sentence
    assert said == "這場遊戲有3個座位，而不是5個。"


def test_what_others_found_wrong_is_put_after_it() -> None:
    assert told("bot", "there is no bot called fred", "ja") == (
        "bot",
        "そのようなボットはいません：There is no bot called fred.",
    )
    assert told("bot", "a bot plays in your seat until you come back").code == "bot_plays"


def test_what_is_not_among_the_sentences_is_told_as_it_is() -> None:
    assert told("weather", "it rains", "ja") == ("weather", "It rains.")
