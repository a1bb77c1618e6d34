"""Questions say what is asked: what is left to do, which card was looked at, where Influence is gained."""

from __future__ import annotations

import pytest
from scenario import Table, table

from kanly.telling.asked import Prompt
from kanly.telling.decision import Decision
from kanly.text.languages import LANGUAGES


def asked(game: Table, tag: str = "en") -> Prompt:
    return Decision(game.state, LANGUAGES[tag], ()).prompt()


def words(prompt: Prompt) -> list[str]:
    return [answer["words"] for answer in prompt["answers"]]


@pytest.mark.parametrize(
    ("tag", "question", "answers"),
    [
        (
            "en",
            "Poison Snooper: the top card of your deck is Reconnaissance. Draw it or trash it?",
            ["Draw Reconnaissance", "Trash Reconnaissance"],
        ),
        ("ja", "毒物探知機：自分の山の一番上は〈偵察〉です。引きますか、破棄しますか？", None),
        ("zh_hant", None, None),
    ],
)
def test_a_card_that_was_looked_at_is_named(
    tag: str, question: str | None, answers: list[str] | None
) -> None:
    me, *_ = table(me={"intrigues": "poison_snooper", "deck": "reconnaissance dagger"}, left={}, across={})
    me.plays("poison_snooper")
    told = asked(me.table, tag)
    name = LANGUAGES[tag].names.things["cards"]["reconnaissance"]
    assert name in told["question"]
    assert question in (None, told["question"])
    assert all(name in text for text in words(told))
    assert answers in (None, words(told))
    assert [answer["thing"] for answer in told["answers"]] == ["reconnaissance"] * 2


def test_what_may_still_be_done_on_a_turn_is_named() -> None:
    me, *_ = table(me={"hand": "dagger", "garrison": 3, "solari": 2}, left={}, across={})
    assert asked(me.table)["question"] == "Your turn: send an Agent, or reveal your hand."
    me.reveals()
    told = asked(me.table)
    assert told["question"].startswith("Reveal turn: you have 0 Persuasion left. "), told["question"]
    assert told["question"].endswith("end your turn.")


def test_who_has_no_agents_left_is_told_to_reveal() -> None:
    me, *_ = table(me={"hand": "dagger", "agents": 0, "intrigues": "poison_snooper"}, left={}, across={})
    assert asked(me.table)["question"] == "You have no Agents left: reveal your hand."
