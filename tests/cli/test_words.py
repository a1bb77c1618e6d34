"""Commands of `kanly play` by letter and by word, and help that fits the smallest terminal."""

import pytest
from cli.table import at_table

from kanly import new_game
from kanly.text.interface import interface_of
from kanly.text.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES.values()]
WORDS = ["help", "rules", "table", "log", "known", "hint", "undo", "save", "quit", "exit", "Help", "QUIT"]
LETTERS = ["?", "??", "t", "l", "k", "h", "u", "s", "q", "q", "?", "q"]


@pytest.mark.parametrize(("word", "letter"), list(zip(WORDS, LETTERS, strict=True)))
def test_a_word_does_what_its_letter_does(word: str, letter: str) -> None:
    by_word, by_letter = (at_table(typed)[1].split("\n", 1)[1] for typed in (word, letter))
    assert by_word.split("kanly-")[0] == by_letter.split("kanly-")[0]
    assert "Please type a number" not in by_word


@pytest.mark.parametrize(
    "word",
    [
        "説明",
        "場",
        "記録",
        "ヒント",
        "取り消し",
        "保存",
        "終了",
        "說明",
        "局面",
        "紀錄",
        "提示",
        "儲存",
        "離開",
    ],
)
def test_every_language_has_its_own_words(word: str) -> None:
    assert "Please type a number" not in at_table(word)[1]


@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("ix", [False, True])
def test_help_and_the_question_fit_into_24_lines(tag: str, ix: bool) -> None:
    _, told = at_table("?", tag=tag, game=new_game(4, seed=7, ix=ix, keep_history=False), width=80)
    screen = told.splitlines()[-24:]
    assert any(interface_of(tag)("help").splitlines()[0] in line for line in screen)


@pytest.mark.parametrize("tag", TAGS)
def test_help_names_every_letter_and_word(tag: str) -> None:
    say = interface_of(tag)
    for name in ("help", "rules", "table", "log", "known", "hint", "undo", "save", "quit"):
        assert say(f"word-{name}").split()[0] in say("help")


@pytest.mark.parametrize("tag", TAGS)
def test_the_rules_in_short_are_there_too(tag: str) -> None:
    told = at_table("??", tag=tag, game=new_game(2, seed=7, ix=True, keep_history=False))[1]
    for part in ("help-rules", "help-ix", "help-rivals"):
        assert interface_of(tag)(part).splitlines()[-1] in told
