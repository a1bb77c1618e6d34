"""How a game ended: in the same words at the terminal, in the log, at the table and with the result."""

from __future__ import annotations

import pytest
from random_play import played

from kanly import Game
from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Resource
from kanly.telling.chronicle import Chronicle
from kanly.telling.ending import ending, outcome_of
from kanly.telling.pieces import plain
from kanly.telling.reading import Reading
from kanly.telling.voice import Voice
from kanly.telling.wording import language_named
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES

NAMES = ("A", "B", "C")
PLAYERS = [Who(name) for name in NAMES]
STOCK = (Resource.VICTORY_POINTS, Resource.SPICE, Resource.SOLARI, Resource.WATER)
TAGS = [language.tag for language in LANGUAGES.values()]


def over(*seats: tuple[int, int, int, int, int]) -> Game:
    """Of each seat Victory Points, spice, Solari, water and the garrison."""
    game = played(3, 5)
    for player, (*amounts, garrison) in zip(game.state.players, seats, strict=True):
        player.garrison = garrison
        player.tiles = []
        for resource, amount in zip(STOCK, amounts, strict=True):
            player.stock[resource] = amount
    return game


def told(game: Game, tag: str = "en") -> str:
    language = language_named(tag)
    found = ending(game, language, NAMES)["tie"]
    assert outcome_of(game, PLAYERS, Voice(language)).endswith(found)
    return found


def test_where_points_decide_nothing_more_is_said() -> None:
    game, english = over((9, 0, 0, 0, 0), (11, 0, 0, 0, 0), (9, 1, 0, 0, 0)), language_named("en")
    assert ending(game, english, NAMES) == {"places": [3, 1, 2], "tie": ""}
    assert outcome_of(game, PLAYERS, Voice(english)) == f"B wins the game after {game.round} rounds."


@pytest.mark.parametrize(
    ("by", "text"),
    [
        (1, "Level with A and B on Victory Points: more spice decided."),
        (2, "Level with A and B on Victory Points: more Solari decided."),
        (3, "Level with A and B on Victory Points: more water decided."),
        (4, "Level with A and B on Victory Points: more troops in the garrison decided."),
    ],
)
def test_what_broke_a_tie_is_named(by: int, text: str) -> None:
    amounts = [9, 2, 2, 2, 2]
    more = [amount + (place == by) for place, amount in enumerate(amounts)]
    others = (9, 2, 2, 2, 2)
    assert told(over(others, others, (more[0], more[1], more[2], more[3], more[4]))) == text


@pytest.mark.parametrize(
    ("tag", "broken", "shared"),
    [
        (
            "en",
            "Level with B on Victory Points: more spice decided.",
            "Level on Victory Points, spice, Solari, water and troops in the garrison.",
        ),
        (
            "ja",
            "勝利点はBと同点。香料の多さで決着。",
            "勝利点、香料、ソラリ、水、駐屯地の部隊がすべて同数。",
        ),
        (
            "zh-Hant",
            "勝利點數與B平手，由香料的數量決定勝負。",
            "勝利點數、香料、太陽幣、水與軍營中的軍隊皆相同。",
        ),
    ],
)
def test_a_tie_is_explained_in_every_language(tag: str, broken: str, shared: str) -> None:
    best, less, far = (9, 3, 0, 0, 0), (9, 1, 7, 0, 0), (8, 9, 0, 0, 0)
    assert told(over(best, less, far), tag) == broken
    assert told(over(best, far, best), tag) == shared
    assert told(over(best, less, best), tag) == f"{broken}{' ' * (tag == 'en')}{shared}"


@pytest.mark.parametrize(
    ("tag", "tile"),
    [("en", "Chaumurky"), ("ja", "〈チャウマーキー〉の効果で決着"), ("zh-Hant", "由「毒飲」決定勝負")],
)
def test_a_tile_that_wins_ties_is_named(tag: str, tile: str) -> None:
    game = over((9, 5, 0, 0, 0), (9, 0, 0, 0, 0), (8, 0, 0, 0, 0))
    game.state.players[1].tiles = [CATALOG.number["chaumurky"]]
    assert ending(game, language_named(tag), NAMES)["places"] == [2, 1, 3]
    assert tile in told(game, tag)


def test_house_hagal_has_no_place_and_ties_with_nobody() -> None:
    game = played(2, 5)
    for player in game.state.players:
        player.stock[Resource.VICTORY_POINTS] = 9 if player.seat == 1 else 10
    assert ending(game, language_named("en")) == {"places": [1, 2, None], "tie": ""}


@pytest.mark.parametrize("tag", TAGS)
def test_the_log_ends_as_the_terminal_does(tag: str) -> None:
    game = played(3, 5)
    log = Chronicle(game).since(game, None, Reading(language_named(tag), NAMES))
    lines = [plain(line) for chapter in log["chapters"] for line in chapter["lines"]]
    last = outcome_of(game, PLAYERS, Voice(language_named(tag)))
    assert lines[-1] == last
    assert lines.count(last) == 1
