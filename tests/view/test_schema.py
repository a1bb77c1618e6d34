"""Views and events have exactly the fields that the published schema names."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from properties.modes import MODES, go_on
from view.schema_reader import SCHEMA, Reader

import kanly
from kanly.cli import schema as command
from kanly.engine.events import Event, Happening
from kanly.engine.step import Step
from kanly.engine.vocabulary import EVERY_SEAT, Reason
from kanly.view import facts
from kanly.view.happenings import TOLD, happened
from kanly.view.own import own_player, own_seat
from kanly.view.schema import reasons
from kanly.view.schema.made import MADE
from kanly.view.schema.shapes import Shape, definitions
from kanly.view.view import view_for

ROOT = Path(__file__).parents[2]


def reader(mode: str) -> Reader:
    rules = MODES[mode]
    return Reader(*["ix"] * ("ix" in rules), *["rivals"] * (rules["seats"] < 3))


def follow(mode: str, seed: int, parts: int, steps: int) -> Reader:
    """A game, compared after every so many choices, as everybody sees it; its events at the end."""
    game, luck, compared = kanly.new_game(seed=seed, **MODES[mode]), random.Random(seed), reader(mode)
    for _ in range(parts):
        go_on(game, luck, steps)
        for seat in (*range(game.seats), None):
            assert not compared.faults(view_for(game.state, seat), "View")
    for seat in game.humans:
        assert not compared.faults(game.view(seat), "View")
        for event in game.events(seat):
            assert not compared.faults(event, "Event")
    return compared


@pytest.mark.parametrize("mode", MODES)
def test_every_view_and_event_is_as_the_schema_says(mode: str) -> None:
    assert {"View", "OwnPlayer", "OtherPlayer", "MarkEvent"} <= follow(mode, 5, 12, 9).met


def numbers_of_events() -> Iterator[Event]:
    """Every kind of event, every fact and every reason."""
    for kind in TOLD:
        yield kind, 0, 1, 1, 1, EVERY_SEAT, 1, 0
    for fact in facts.MARKS:
        yield Happening.MARK, 0, fact, 1, 0, EVERY_SEAT, 0, 0
    for reason in range(len(Reason.NAMES)):
        yield Happening.REASON, 1, reason, 1, 1, EVERY_SEAT, 0, 0


def test_all_that_the_schema_names_is_told_by_something() -> None:
    g, compared = kanly.new_game(3, seed=1, ix=True).state, Reader()
    for event in numbers_of_events():
        assert not compared.faults(happened(g.catalog, event, 0), "Event")
    g.flags[0] = 0
    g.lasting.append(Step(g.stack[-1].word, 0, 1))
    of_ix = reader("ix-3")
    assert not of_ix.faults(view_for(g, 0), "View")
    met = compared.met | of_ix.met | follow("ix-4", 5, 4, 40).met | follow("solo-ix", 5, 6, 40).met
    assert met == set(SCHEMA["$defs"])


# --- what is wrong is noticed


def view_of(mode: str = "base-3") -> dict[str, Any]:
    game = kanly.new_game(seed=3, **MODES[mode])
    go_on(game, random.Random(3), 20)
    return copy.deepcopy(dict(game.view(0)))


def test_a_field_too_many_is_noticed() -> None:
    view = view_of()
    view["spaces"]["arrakeen"]["weather"] = "dry"
    assert Reader().faults(view, "View") == ["View.spaces.arrakeen: weather is unknown"]


def test_a_missing_field_is_noticed() -> None:
    view = view_of()
    del view["reveals"]
    assert Reader().faults(view, "View") == ["View: reveals is missing"]


def test_a_number_that_is_none_is_noticed() -> None:
    view = view_of()
    view["round"], view["first_player"] = True, "0"
    assert Reader().faults(view, "View") == [
        "View.round: True is no integer",
        "View.first_player: '0' is no integer",
    ]


def test_a_name_that_there_is_not_is_noticed() -> None:
    view = view_of()
    view["alliances"]["harkonnen"] = view["alliances"].pop("fremen")
    view["players"][0]["kind"] = "robot"
    faults = Reader().faults(view, "View")
    assert faults[:2] == ["View.alliances: fremen is missing", "View.alliances: harkonnen is unknown"]
    assert faults[2].startswith("View.players[0].kind: 'robot' is none of")


def test_the_cards_of_another_are_never_told_as_ones_own() -> None:
    view = view_of()
    view["players"][1]["hand"]["cards"] = []
    assert Reader().faults(view, "View") == ["View.players[1].hand: cards is unknown"]


def test_a_game_without_rise_of_ix_has_nothing_of_it_and_one_with_it_has_all() -> None:
    view = view_of("ix-3")
    assert Reader().faults(view, "View")
    del view["players"][2]["freighter"]
    assert Reader("ix").faults(view, "View") == ["View.players[2]: freighter is missing"]


def test_an_event_has_the_particulars_of_its_kind() -> None:
    event = {"what": "influence", "seat": 0, "faction": "fremen", "change": 1, "source": None, "of": None}
    assert not Reader().faults(event, "Event")
    assert Reader().faults({**event, "card": "dagger"}, "Event")
    assert Reader().faults({**event, "what": "alliance"}, "Event")


def test_a_fact_has_a_value_of_its_kind() -> None:
    mark = {"what": "mark", "seat": 0, "fact": "council", "value": True, "source": None, "of": None}
    assert not Reader().faults(mark, "Event")
    assert Reader().faults({**mark, "value": 1}, "Event")
    assert Reader().faults({**mark, "fact": "round"}, "Event")


# --- what is made of it


@pytest.mark.parametrize("where", MADE)
def test_what_is_published_is_made_of_the_types(where: str) -> None:
    """`python3 dev.py accept schema` makes it anew."""
    assert (ROOT / where).read_text(encoding="utf-8") == MADE[where]()


@pytest.mark.parametrize(
    ("option", "where"), [([], "schema.json"), (["--typescript"], "d.ts"), (["--page"], "md")]
)
def test_the_command_prints_it(option: list[str], where: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(option) == 0
    assert capsys.readouterr().out == MADE[f"docs/view.{where}"]()


def test_everything_is_told_in_a_sentence() -> None:
    for one in definitions().values():
        fields = one.fields if isinstance(one, Shape) else ()
        for sentence in (one.meaning, *(field.meaning for field in fields)):
            assert sentence[0].isupper() or sentence[0] == "1", (one.name, sentence)
            assert sentence.endswith("."), (one.name, sentence)


def test_every_reason_of_a_rival_is_explained() -> None:
    assert set(reasons.MEANINGS) == set(reasons.PARTS)


# --- readers of views


def test_an_onlooker_has_no_seat_and_nobody_has_that_of_a_rival() -> None:
    g = kanly.new_game(2, seed=1).state
    assert own_seat(view_for(g, 1)) == 1
    assert own_player(view_for(g, 1))["deck"]["size"] == 10
    with pytest.raises(ValueError, match="an onlooker has no seat"):
        own_seat(view_for(g, None))
    with pytest.raises(ValueError, match="eyes of a Rival"):
        own_player(view_for(g, 2))
