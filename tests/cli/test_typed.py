"""Choices typed out in `kanly play`: made if legal, refused with the reason if not, or only asked about."""

import re

import pytest
from cli.table import LEADERS, at_table

from kanly import new_game
from kanly.cli.arguments import language_named
from kanly.cli.typed import typed
from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Intrigue, Space, Tile
from kanly.engine.state import State
from kanly.record import former
from kanly.record.notation import Choice, read_choice
from kanly.text.languages import LANGUAGES
from kanly.view.schema.table import View
from kanly.view.view import view_for

NO_COMBAT_SPACE = (
    "You can deploy units only on a turn on which you send an Agent to a Combat space. [FAQ-038]"
)
TAGS = [language.tag for language in LANGUAGES.values()]


def test_a_legal_choice_can_be_typed_out() -> None:
    game, told = at_table("send dune_the_desert_planet hagga_basin")
    assert "Paul sends Dune, the Desert Planet to Hagga Basin (+2 spice, -1 water)" in told
    assert game.state.agents_of(0, CATALOG.space_index["hagga_basin"]) == 1


def test_a_choice_is_read_once_and_each_position_seen_once(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def read(text: str, g: State) -> Choice:
        done.append(text)
        return former.read_answer(text, g)

    def view(g: State, seat: int | None) -> View:
        done.append("view")
        return view_for(g, seat)

    monkeypatch.setattr("kanly.game.read_answer", read)
    monkeypatch.setattr("kanly.game.view_for", view)
    at_table("send dune_the_desert_planet hagga_basin")
    assert done == ["view", "send dune_the_desert_planet hagga_basin", "view"]


@pytest.mark.parametrize(
    ("choice", "reason"),
    [
        ("send dagger arrakeen", "Dagger has no Agent icon for Arrakeen."),
        ("send stilgar hagga_basin", "You do not hold Stilgar."),
        ("acquire scout", "Cards are acquired on your Reveal turn."),
        ("deploy 1", NO_COMBAT_SPACE),
        ("send dune_the_desert_planet the_moon", "This is no choice of the game."),
        ("send", "This is no choice of the game."),
    ],
)
@pytest.mark.parametrize("asking", ["", "? ", "?", "why "])
def test_what_is_not_legal_is_refused_with_its_reason(asking: str, choice: str, reason: str) -> None:
    before = new_game(4, seed=7, leaders=LEADERS)
    game, told = at_table(f"{asking}{choice}")
    assert told.splitlines()[1:2] == [reason]
    assert game.digest() == before.digest()


@pytest.mark.parametrize("line", ["? reveal", "why reveal", "? send dune_the_desert_planet hagga_basin"])
def test_to_ask_is_not_to_act(line: str) -> None:
    game, told = at_table(line)
    assert told.splitlines()[1] == "That is possible now."
    assert game.digest() == new_game(4, seed=7, leaders=LEADERS).digest()


def test_the_second_step_of_a_list_understands_it_too() -> None:
    game, told = at_table("2", "deploy 1", "send dune_the_desert_planet hagga_basin")
    assert NO_COMBAT_SPACE in told
    assert game.state.agents_of(0, CATALOG.space_index["hagga_basin"]) == 1


@pytest.mark.parametrize(
    ("tag", "card", "space"), [("ja", "〈短剣〉", "《アラキーン》"), ("zh-Hant", "「匕首」", "「厄拉欽恩」")]
)
def test_reasons_are_given_in_the_language_of_play(tag: str, card: str, space: str) -> None:
    for line in (f"send {card} {space}", f"? send {card} {space}", "send dagger arrakeen"):
        _, told = at_table(line, tag=tag)
        reason = told.splitlines()[1]
        assert card in reason
        assert space in reason
        assert not re.search("[A-Za-z]", reason)


@pytest.mark.parametrize("tag", TAGS)
def test_the_help_tells_of_it(tag: str) -> None:
    _, told = at_table("?", tag=tag)
    assert "? send " in told
    assert "why" in told


# --- names


@pytest.mark.parametrize(
    "line",
    [
        "send Dune, the Desert Planet Hagga Basin",
        "SEND dune_the_desert_planet Hagga",
        "send 砂の惑星デューン ハッガ盆地",
        "send 砂の惑星デューン hagga_basin",
        "send desert planet 哈加盆地",
    ],
)
def test_names_of_any_language_are_understood(line: str) -> None:
    asked = typed(line.lower())
    assert asked is not None
    assert asked.choice == "send dune_the_desert_planet hagga_basin"


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("acquire 斥候 top", "acquire scout top"),
        ("play finesse 1", "play finesse 1"),
        ("gain_influence フレーメン", "gain_influence fremen"),
        ("choose_secretly Spacing Guild 皇帝", "choose_secretly spacing_guild emperor"),
        ("acquire_tech flagship 2 solari", "acquire_tech flagship 2 solari"),
        ("trash 短剣 discard", "trash dagger discard"),
        ("play 敬意を集める 1", "play demand_respect 1"),
        ("send sardaukar carthag", "send sardaukar carthag"),
    ],
)
def test_words_of_the_notation_remain(line: str, choice: str) -> None:
    """And so does a part of several names."""
    asked = typed(line.lower())
    assert asked is not None
    assert asked.choice == choice


@pytest.mark.parametrize("tag", TAGS)
def test_everything_can_be_named(tag: str) -> None:
    verbs = {Card: "take_discarded", Intrigue: "keep_intrigue", Tile: "use", Space: "block"}
    for thing in CATALOG.things[1:]:
        if type(thing) in verbs:
            verb = verbs[type(thing)]
            asked = typed(f"{verb} {language_named(tag).names.thing(thing)}".lower())
            assert asked is not None
            assert read_choice(asked.choice) == read_choice(f"{verb} {thing.key}")


@pytest.mark.parametrize("line", ["3 2", "?", "? 3", "why", "u", "hello", "", "why not", "sending"])
def test_other_lines_are_no_choices(line: str) -> None:
    assert typed(line) is None


def test_a_very_long_line_is_no_obstacle() -> None:
    asked = typed("send " + "spice " * 3000)
    assert asked is not None
    assert asked.choice.count("spice") == 3000
