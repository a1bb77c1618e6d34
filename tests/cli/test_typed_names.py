"""Parts of names in typed choices: what is at hand comes first, and what remains unclear is asked back."""

import re
import time

import pytest
from cli.table import LEADERS, at_table

from kanly import Game, new_game
from kanly.cli.arguments import language_named
from kanly.cli.typed import NAMED, Unclear, several_fit, typed
from kanly.content.catalog import CATALOG
from kanly.telling.voice import Voice


def table(hand: str = "", row: str = "", intrigues: str = "", ix: bool = False) -> Game:
    game = new_game(4, seed=7, leaders=LEADERS, ix=ix, keep_history=False)
    me = game.state.players[0]
    for zone, keys in ((me.hand, hand), (game.state.row, row), (me.intrigues, intrigues)):
        for i, key in enumerate(keys.split()):
            zone[i : i + 1] = [CATALOG.number[key]]
    me.intrigue_marks = [0] * len(me.intrigues)
    return game


def meant(line: str, game: Game) -> str:
    asked = typed(line, game.view(0))
    assert asked is not None
    assert not asked.unclear
    return asked.choice


@pytest.mark.parametrize(
    ("line", "choice"),
    [
        ("? send recon wealth", "send reconnaissance wealth"),
        ("send dun smug", "send dune_the_desert_planet smuggling"),
        ("send dune hag", "send dune_the_desert_planet hagga_basin"),
        ("send signet arr", "send signet_ring arrakeen"),
        ("send conn arr", "send reconnaissance arrakeen"),
        ("send 沙漠 哈加", "send dune_the_desert_planet hagga_basin"),
    ],
)
def test_hand_and_spaces_come_first(line: str, choice: str) -> None:
    game = table(hand="reconnaissance dune_the_desert_planet signet_ring dagger diplomacy", ix=True)
    assert meant(line, game) == choice


def test_what_one_holds_is_played() -> None:
    game = table(intrigues="poison_snooper")
    assert meant("? play 毒", game) == "play poison_snooper"
    assert meant("play sn", game) == "play poison_snooper"


def test_what_lies_in_the_row_is_acquired() -> None:
    game = table(row="sardaukar_legion gun_thopter diplomacy dagger scout")
    assert meant("acquire sard", game) == "acquire sardaukar_legion"
    assert meant("acquire liaison", game) == "acquire arrakis_liaison"


def test_what_is_seen_comes_before_what_is_not() -> None:
    """No verb for it, but it lies on the table."""
    game = table(row="sardaukar_legion gun_thopter diplomacy dagger scout")
    assert meant("? send sard arrakeen", game) == "send sardaukar_legion arrakeen"


def test_what_is_nowhere_is_found_in_the_catalogue() -> None:
    assert meant("? send kwisatz arrakeen", table()) == "send kwisatz_haderach arrakeen"


@pytest.mark.parametrize(
    ("tag", "sentence"),
    [
        ("en", 'Several things fit "d": Dagger; Diplomacy; Dune, the Desert Planet.'),
        ("ja", "「d」に当てはまるものが複数あります：短剣、外交、砂の惑星デューン。"),
        ("zh-Hant", "有多個符合「d」：匕首；外交；沙漠星球厄拉科斯。"),
    ],
)
def test_what_remains_unclear_is_asked_back(tag: str, sentence: str) -> None:
    hand = "diplomacy dune_the_desert_planet signet_ring dagger seek_allies"
    for asking in ("", "? "):
        _, told = at_table(f"{asking}send d arrakeen", tag=tag, game=table(hand))
        assert told.splitlines()[1] == sentence


def test_of_very_many_things_some_are_named() -> None:
    _, told = at_table("? keep_intrigue s")
    assert re.match(r'Several things fit "s": ([^;]+; ){8}\.\.\.', told.splitlines()[1])


def test_what_is_unclear_is_never_done() -> None:
    game = table("diplomacy dune_the_desert_planet signet_ring dagger seek_allies")
    before = game.digest()
    after, _ = at_table("send d arrakeen", "send d wealth", "send i i", game=game)
    assert after.digest() == before


# --- long lines


@pytest.mark.parametrize("word", ["zz", "a", "spice", "dagger", "9", "砂"])
def test_a_line_of_many_words_is_answered_at_once(word: str) -> None:
    start = time.process_time()
    _, told = at_table(f"send {f'{word} ' * 1600}")
    assert "This is no choice of the game." in told
    assert time.process_time() - start < 1


@pytest.mark.parametrize(("count", "said"), [(NAMED, False), (NAMED + 1, True)])
def test_that_there_are_more_is_said_only_if_there_are(count: int, said: bool) -> None:
    keys = tuple(thing.key for thing in CATALOG.things[1 : count + 1])
    assert ("..." in several_fit(Unclear("x", keys), Voice(language_named("en")))) == said
