"""Questions, buttons, the log and the reasons of Rivals, in games played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from random_play import positions

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Reason, Verb, Zone
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.leader import ChooseSecrets
from kanly.engine.words.word import FrameKind, Word
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.text.log import changes_text, log_line, reason_text
from kanly.text.questions import (
    choice_text,
    choices_in_view,
    players_of,
    prompt,
    prompt_in_view,
    question_of,
)

CODES = sorted(LANGUAGES)
ENGLISH = LANGUAGES["en"]
LETO, RABBAN, YOU = Who("Leto"), Who("Rabban"), Who("Paul", is_you=True)
PLAYERS = [LETO, RABBAN, YOU]


def games() -> list[kanly.Game]:
    return [
        kanly.new_game(
            4,
            seed=1,
            leaders=["baron_vladimir_harkonnen", "helena_richese", "paul_atreides", "duke_leto_atreides"],
        ),
        kanly.new_game(
            4,
            seed=2,
            ix=True,
            leaders=["tessia_vernius", "ilesa_ecaz", "viscount_hundro_moritani", "archduke_armand_ecaz"],
        ),
        kanly.new_game(3, seed=3, ix=True, epic=True),
        kanly.new_game(2, seed=4, ix=True),
        kanly.new_game(1, seed=5, ix=True, difficulty="expert", churn=True),
        kanly.new_game(1, seed=6, difficulty="novice", brutal=True),
    ]


def decisions() -> Iterator[kanly.Game]:
    for number, game in enumerate(games()):
        for position in positions(game, random.Random(number)):
            if not position.over:
                yield position


def asking(g: State) -> Word | None:
    word = g.stack[-1].word
    return word if word.frame == FrameKind.ORDINARY else None


def number(key: str) -> int:
    return CATALOG.number[key]


@pytest.mark.parametrize("code", CODES)
def test_whatever_is_asked_can_be_said(code: str) -> None:
    language = LANGUAGES[code]
    seen = set()
    for game in decisions():
        g = game.state
        players = players_of(language, g, g.chooser)
        texts = [prompt(language, g)]
        for choice in g.choices:
            seen.add(choice[0])
            texts.append(choice_text(language, choice, g))
            log_line(language, g.chooser, choice, asking(g), players)
        texts += [reason_text(language, reason, players) for reason in g.reasons]
        for text in texts:
            plain = language.plain(text)
            assert plain
            assert "{" not in plain
    assert len(seen) > 20


@pytest.mark.parametrize("code", CODES)
def test_different_choices_have_different_texts(code: str) -> None:
    language = LANGUAGES[code]
    for game in decisions():
        choices = [choice for choice in game.state.choices if choice[0] != Verb.RESOLVE]
        texts = [choice_text(language, choice, game.state) for choice in choices]
        assert len(set(texts)) == len(texts), texts


def test_a_view_says_what_the_state_says() -> None:
    for game in decisions():
        g = game.state
        view = game.view(g.chooser)
        assert prompt_in_view(ENGLISH, view) == prompt(ENGLISH, g)
        if all(choice[0] != Verb.ACQUIRE for choice in g.choices):
            said = [choice_text(ENGLISH, choice, g) for choice in g.choices]
            assert choices_in_view(ENGLISH, view) == said


def test_nothing_is_said_to_who_is_not_asked() -> None:
    game = kanly.new_game(3, seed=1, leaders=["paul_atreides", "helena_richese", "duke_leto_atreides"])
    other = (game.state.chooser + 1) % 3
    assert prompt_in_view(ENGLISH, game.view(other)) == ""
    assert choices_in_view(ENGLISH, game.view(other)) == []


def test_the_first_question_of_a_game() -> None:
    game = kanly.new_game(3, seed=1, leaders=["paul_atreides", "helena_richese", "duke_leto_atreides"])
    assert prompt(ENGLISH, game.state) == "Your turn: send an Agent, or reveal your hand."


def test_somebody_decides_for_a_rival() -> None:
    for game in decisions():
        rival = question_of(ENGLISH, game.state).rival
        if rival:
            assert prompt(ENGLISH, game.state).startswith(f"You decide for {rival.name}")
            return
    pytest.fail("no Rival ever left anything to decide")


# --- the log


def told(choice: Choice, who: Who = LETO, word: Word | None = None, hidden: bool = False) -> str:
    return ENGLISH.plain(log_line(ENGLISH, PLAYERS.index(who), choice, word, PLAYERS, hidden=hidden))


def test_the_log_tells_of_others_and_of_the_reader() -> None:
    send = (Verb.SEND, number("dagger"), CATALOG.space_index["mentat"])
    assert told(send) == "Leto sends Dagger to Mentat"
    assert told(send, YOU) == "You send Dagger to Mentat"
    trash = (Verb.TRASH, number("dagger"), Zone.HAND)
    assert told(trash) == "Leto trashes Dagger from their hand"
    assert told(trash, YOU) == "You trash Dagger from your hand"
    assert told((Verb.END_TURN, 0, 0)) == ""


def test_the_log_keeps_secrets() -> None:
    card = number("ambush")
    bottom = "on the bottom of the Intrigue deck"
    assert told((Verb.BURY, card, 0), hidden=True) == f"Leto puts an Intrigue card {bottom}"
    assert told((Verb.BURY, card, 0), YOU) == f"You put Ambush {bottom}"
    assert (
        told((Verb.KEEP_INTRIGUE, card, 0), word=KeepIntrigue(), hidden=True)
        == "Leto keeps one of two Intrigue cards"
    )
    assert (
        told((Verb.SET_HAND_CARD_ASIDE, number("dagger"), 0), hidden=True)
        == "Leto sets a card aside, face down"
    )
    secret = told((Verb.CHOOSE_SECRETLY, 0, 3), word=ChooseSecrets(), hidden=True)
    assert secret == "Leto chooses two Factions in secret"
    assert told((Verb.CHOOSE_SECRETLY, 0, 3), YOU, ChooseSecrets()) == "You choose the Emperor and the Fremen"


CHANGES = {
    "en": "+2 spice, -1 in garrison, +1 Influence with the Fremen",
    "ja": "香料+2、駐屯地の部隊-1、フレーメンの影響力+1",
    "zh_hant": "香料+2、軍營的軍隊-1、弗瑞曼人影響力+1",
}


@pytest.mark.parametrize("code", CODES)
def test_the_log_tells_changes(code: str) -> None:
    language = LANGUAGES[code]
    changes = changes_text(language, {"spice": 2, "change_garrison": -1, "influence:fremen": 1, "water": 0})
    assert changes == CHANGES[code]
    assert changes_text(language, {}) == ""


def test_the_log_tells_how_things_end() -> None:
    assert ENGLISH.log_conflict("Skirmish", [(LETO, 0, 6), (YOU, 1, 4)]) == (
        "Skirmish: Leto first (strength 6), You second (strength 4)"
    )
    assert ENGLISH.log_conflict("Skirmish", []) == "Skirmish: nobody is rewarded"
    assert ENGLISH.log_winners([YOU]) == "You win the game"
    assert ENGLISH.log_winners([LETO]) == "Leto wins the game"
    assert ENGLISH.log_winners([LETO, RABBAN]) == "Leto and Rabban share the victory"
    assert ENGLISH.log_round(3, "Skirmish") == "Round 3: the Conflict is Skirmish"
    assert ENGLISH.log_changes(YOU, "+1 water") == "You: +1 water"


# --- Rivals


@pytest.mark.parametrize(
    ("reason", "first", "second", "text"),
    [
        (Reason.TURNED_UP, "hagal_wealth", 0, "Leto turns up Wealth"),
        (Reason.DEPLOYED, 3, 1, "Leto deploys 3 troops and 1 dreadnought"),
        (Reason.BOUGHT_POINT, 1, 7, "Leto trades 7 spice for 1 Victory Point"),
        (Reason.BOUGHT_POINT, 6, 3, "Leto trades 3 Intrigue cards for 1 Victory Point"),
        (Reason.TOOK_TILE, "flagship", 8, "Leto acquires Flagship for 8 spice"),
        (Reason.LEAST_INFLUENCE, 3, 1, "Leto chooses the Fremen, where it has least: 1 Influence"),
        (Reason.SWORDS, "hagal_heighliner", 6, "Heighliner gives Leto 6 swords"),
        (Reason.HELD_BACK, 5, 0, "Leto leads by 5 strength and deploys nothing"),
    ],
)
def test_a_rival_gives_its_reasons(reason: int, first: int | str, second: int, text: str) -> None:
    thing = number(first) if isinstance(first, str) else first
    assert ENGLISH.plain(reason_text(ENGLISH, (0, reason, thing, second), PLAYERS)) == text


@pytest.mark.parametrize("code", CODES)
def test_every_reason_can_be_said(code: str) -> None:
    language = LANGUAGES[code]
    examples = {Reason.BOUGHT_POINT: (2, 3), Reason.LEAST_INFLUENCE: (1, 2), Reason.PLACED: (1, 4)}
    for value in range(len(Reason.NAMES)):
        first, second = examples.get(value, (number("dagger"), 2))
        text = language.plain(reason_text(language, (0, value, first, second), PLAYERS))
        assert text
        assert "{" not in text
