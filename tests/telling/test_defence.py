"""The defensive bonus is called by its name: where it is asked about, and in the log."""

from __future__ import annotations

import pytest
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY
from kanly.record.log import take_events
from kanly.telling.scene import quiet, scene
from kanly.telling.story import NO_DEED, Story
from kanly.telling.voice import Voice
from kanly.telling.wording import language_named
from kanly.text.questions import players_of, prompt, prompt_in_view
from kanly.view.view import view_for


def defender() -> Seat:
    me, left, _ = table(
        board={"control": {"arrakeen": 1}, "conflict_deck": "siege_of_arrakeen grand_vision"},
        me={},
        left={},
        right={},
    )
    me.table.play_to_round(2)
    return left


@pytest.mark.parametrize(
    ("tag", "asked"),
    [
        (
            "en",
            "Defensive bonus for Arrakeen: you may deploy 1 troop from your supply to the Conflict.",
        ),
        ("ja", "《アラキーン》の防衛ボーナス：基地から1部隊を戦場へ進軍させてもよい。どうしますか？"),
        ("zh-Hant", "厄拉欽恩的防禦獎勵：你可以將個人供應區的1支軍隊部署到衝突區域。"),
    ],
)
def test_whoever_defends_is_told_by_which_bonus(tag: str, asked: str) -> None:
    left, language = defender(), language_named(tag)
    g = left.table.state
    assert language.plain(prompt(language, g)) == asked
    assert language.plain(prompt_in_view(language, view_for(g, left.seat))) == asked


@pytest.mark.parametrize(
    ("tag", "told"),
    [("en", "[defensive bonus]"), ("ja", "【防衛ボーナス】"), ("zh-Hant", "【防禦獎勵】")],
)
def test_the_log_says_by_which_bonus_somebody_is_stronger(tag: str, told: str) -> None:
    """Below the line of another choice; whoever chose it reads it in the deed."""
    left, language = defender(), language_named(tag)
    g = left.table.state
    before, choice = scene(g), g.choices[0]
    left.accepts()
    events, story = take_events(g), Story(players_of(language, g), Voice(language))
    deed, *_ = story.after(before, g, left.seat, choice, events)
    assert "+2" in deed
    assert told not in deed
    assert any(told in line for line in story.retold(quiet(g), g, NOBODY, NO_DEED, events))
