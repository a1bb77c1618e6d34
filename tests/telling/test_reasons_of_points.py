"""Points are told with what they are for: a place on a track, an Alliance, a Conflict, a card."""

from __future__ import annotations

import pytest
from scenario import Table, table

from kanly.engine.events import Happening
from kanly.engine.vocabulary import Resource
from kanly.record.log import take_events
from kanly.record.notation import read_choice
from kanly.telling.ending import points_told
from kanly.telling.points import attributed
from kanly.telling.scene import scene
from kanly.telling.sources import ALLIANCE, SECOND_STEP
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.languages import LANGUAGES
from kanly.text.questions import players_of

FREMEN = 3


def told(game: Table, choice: str, tag: str = "en") -> list[str]:
    """The lines of the log for one choice of whoever is asked."""
    g, voice = game.state, Voice(LANGUAGES[tag])
    before, seat = scene(g), g.chooser
    game.choose(seat, choice)
    story = Story(players_of(voice.language, g), voice)
    return story.after(before, g, seat, read_choice(choice), take_events(g))


@pytest.mark.parametrize(
    ("tag", "reason"),
    [
        ("en", "+1 Victory Point [2 Influence with the Fremen]"),
        ("ja", "【フレーメンの影響力2】"),
        ("zh_hant", "【弗瑞曼人的影響力達到2】"),
    ],
)
def test_the_second_step_of_a_track_is_the_reason_for_its_point(tag: str, reason: str) -> None:
    me, *_ = table(me={"hand": "diplomacy", "fremen": 1, "water": 1}, left={}, across={})
    _, *rest = told(me.table, "send diplomacy hardy_warriors", tag)
    assert [line for line in rest if line.endswith(reason)], rest


def test_an_alliance_that_changes_hands_is_the_reason_on_both_sides() -> None:
    me, left, _ = table(
        me={"hand": "diplomacy", "fremen": 4, "water": 1},
        left={"fremen": 4},
        across={},
        board={"alliances": {"fremen": 1}},
    )
    lines = told(me.table, "send diplomacy hardy_warriors")
    reasons = [line for line in lines if line.endswith("Victory Point [Alliance with the Fremen]")]
    assert len(reasons) == 2, lines


def test_four_steps_at_once_bring_a_point_for_the_track_and_one_for_the_alliance() -> None:
    events = [
        (Happening.INFLUENCE, 0, FREMEN, 3, 0, 15, 7, 0),
        (Happening.RESOURCE, 0, Resource.VICTORY_POINTS, 1, 0, 15, 7, 0),
        (Happening.RESOURCE, 1, Resource.VICTORY_POINTS, -1, 0, 15, 7, 0),
        (Happening.RESOURCE, 0, Resource.VICTORY_POINTS, 1, 0, 15, 7, 0),
        (Happening.ALLIANCE, 0, FREMEN, 1, 0, 15, 7, 0),
        (Happening.RESOURCE, 0, Resource.VICTORY_POINTS, 1, 0, 15, 7, 0),
    ]
    second, alliance = SECOND_STEP - FREMEN, ALLIANCE - FREMEN
    assert [*points_told(attributed(events))] == [
        (0, second, 1),
        (1, alliance, -1),
        (0, alliance, 1),
        (0, 7, 1),
    ]
