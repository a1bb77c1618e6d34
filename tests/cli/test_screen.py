"""The table at a glance: all that matters on one screen, whatever the game, the language and the terminal."""

import io
import random
import re
from typing import Any

import pytest
from rich.cells import cell_len
from rich.text import Text

from kanly import Game, new_game
from kanly.cli import rival_screen
from kanly.cli.arguments import language_named
from kanly.cli.glance import Glance
from kanly.cli.packing import numbered, packed
from kanly.cli.page import Page
from kanly.cli.paper import Paper
from kanly.telling.menus import Item, build
from kanly.telling.prompts import question
from kanly.telling.voice import Voice
from kanly.text.questions import players_of
from kanly.view.own import own_player

TAGS = ("en", "ja", "zh-Hant")
SIZES = ((80, 24), (120, 40))
GAMES: dict[str, dict[str, Any]] = {
    "base": {"seats": 4},
    "ix": {"seats": 4, "ix": True},
    "epic": {"seats": 3, "epic": True, "ix": True},
    "house_hagal": {"seats": 2, "ix": True},
    "solo": {"seats": 1, "ix": True, "difficulty": "expert_plus", "churn": True, "brutal": True},
}


def screen(game: Game, tag: str, size: tuple[int, int], items: list[Item], heading: str = "") -> list[str]:
    """As the seat that has to choose sees it, with the rule above it and the prompt below."""
    voice, seat = Voice(language_named(tag)), game.state.chooser
    console = Paper(file=io.StringIO(), width=size[0], height=size[1], highlight=False)
    players = voice.players(players_of(voice.language, game.state, seat))
    page = Page(heading or question(game.view(seat), voice), items, voice, console)
    lines = page.lines(Glance(game.view(seat), players, voice, console), size[1] - 1)
    return ["-" * size[0], *(line.plain for line in lines), "> "]


def decisions(rules: dict[str, Any], seed: int, every: int) -> list[Game]:
    """One in so many of a random game, and every one with many answers."""
    game, chance, found = new_game(seed=seed, keep_history=False, **rules), random.Random(seed), []
    while not game.over:
        if chance.randrange(every) == 0 or len(game.choices) > 25:
            found.append(game.clone())
        game.choose(chance.choice(game.choices))
    return found


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_everything_fits_on_one_screen(tag: str, rules: dict[str, Any]) -> None:
    """The second step of a choice too."""
    voice = Voice(language_named(tag))
    for game in decisions(rules, seed=3, every=12):
        items = build(game, voice)
        asked = [(items, ""), *((list(item.inside), item.question) for item in items if item.inside)]
        for size in SIZES:
            for lines, heading in asked:
                shown = screen(game, tag, size, lines, heading)
                assert len(shown) <= size[1]
                assert max(map(cell_len, shown)) <= size[0]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tag", TAGS)
@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
def test_nothing_that_matters_is_missing(rules: dict[str, Any], tag: str, size: tuple[int, int]) -> None:
    """Conflict, rewards, strengths, whatever lies on the board, the Row and the hand, with every question."""
    voice = Voice(language_named(tag))
    for game in decisions(rules, seed=5, every=40):
        text = "".join("".join(line.split()) for line in screen(game, tag, size, build(game, voice)))
        view = game.view(game.state.chooser)
        own = own_player(view)
        named = [voice.key(key) for key in (*view["row"], *own["hand"]["cards"], *own["intrigues"]["cards"])]
        there = [key for key, space in view["spaces"].items() if any(space["agents"]) or space["bonus_spice"]]
        named += [voice.names.space_key(key) for key in there]
        named += [voice.names.label("first"), voice.key(view["conflict"])] if view["conflict"] else []
        if size == SIZES[0]:  # in two columns a long text has the board in between
            assert [name for name in named if "".join(name.split()) not in text] == []
        for player in view["players"]:
            assert str(player["strength"]) in text


def test_every_strength_stands_beside_the_question_in_combat() -> None:
    game = new_game(4, seed=7, keep_history=False)
    chance = random.Random(7)
    while game.view(game.state.chooser)["window"] != "combat":
        game.choose(chance.choice(game.choices))
    view = game.view(game.state.chooser)
    shown = screen(game, "en", (80, 24), build(game, Voice(language_named("en"))))
    rows = [line.split() for line in shown[1:] if len(line.split()) > 12]
    at = next(row for row in rows if "Str" in row).index("Str")
    strengths = {int(row[at + 1]) for row in rows if row[at + 1].isdigit()}
    assert {player["strength"] for player in view["players"]} <= strengths
    assert "First: " in "\n".join(shown)


@pytest.mark.parametrize("length", range(30, 42))
def test_a_menu_that_is_too_long_is_shown_in_pages(length: int) -> None:
    """The numbers go on from page to page, and the last page leads back to the first."""
    wanted = [str(number) for number in range(1, length + 1)]
    items = [Item(f"Do the thing with the number {number} and something else", None) for number in wanted]
    game, voice = new_game(4, seed=7), Voice(language_named("en"))
    console = Paper(file=io.StringIO(), width=80, height=24)
    page = Page("What now?", items, voice, console)
    glance = Glance(game.view(game.state.chooser), ["You", "A", "B", "C"], voice, console)
    numbers: list[str] = []
    for number in range(40):
        lines = [line.plain for line in page.lines(glance, 23, number)]
        assert len(lines) + 2 <= 24
        assert f"+ shows more ({number + 1} of " in lines[-1] or number >= 10
        numbers += [line.split(".")[0] for line in lines[lines.index("What now?") + 1 : -1]]
        if numbers[-1] == str(length):
            break
    assert numbers == wanted
    count = int(lines[-1].split(" of ")[1].rstrip(")"))
    assert page.lines(glance, 23, count) == page.lines(glance, 23, 0)


@pytest.mark.parametrize("width", [80, 100, 120, 200])
def test_a_crowded_board_is_no_wider_than_the_terminal(width: int) -> None:
    """Everybody everywhere, and something of everybody on every space."""
    game, voice = new_game(4, seed=7, ix=True), Voice(language_named("en"))
    view = game.view(game.state.chooser)
    for space in view["spaces"].values():
        space |= {
            "agents": [1, 1, 1, 1],
            "bonus_spice": 12,
            "control": 1,
            "dreadnought": {"seat": 2, "round": 1},
        }
    console = Paper(file=io.StringIO(), width=width, height=24)
    glance = Glance(view, ["House Hagal", "Rhombur", "Ariana", "Memnon"], voice, console)
    for lines in glance.layouts():
        assert max(line.cell_len for line in lines) <= width


@pytest.mark.parametrize("height", [1, 5, 12])
def test_a_tiny_terminal_shows_the_question_at_least(height: int) -> None:
    game, voice = new_game(4, seed=7), Voice(language_named("en"))
    items = build(game, voice)
    shown = "\n".join(screen(game, "en", (80, height), items))
    assert "Your turn" in shown
    assert items[0].short in shown


def test_the_number_of_the_line_is_the_number_of_troops() -> None:
    """Where troops are deployed, with or without dreadnoughts besides."""
    seen = 0
    for seed in range(6):
        game, chance = new_game(4, seed=seed, ix=seed % 2 == 0, keep_history=False), random.Random(seed)
        while not game.over:
            items = build(game, Voice(language_named("en")))
            folded = [list(item.inside) for item in items if item.inside and item.text.startswith("Deploy")]
            for number, item in enumerate(folded[0] if folded else items, 1):
                troops = re.fullmatch(r"Deploy (\d+) troops?", item.text)
                if troops:
                    seen += 1
                    assert int(troops[1]) == number
            game.choose(chance.choice(game.choices))
    assert seen > 100


def test_only_labels_and_numbers_are_dim() -> None:
    """The style of what begins a line does not spread over the rest of it."""
    console = Paper(file=io.StringIO(), width=80)
    [line] = packed("Row", [Text("Stilgar"), Text("Chani")], console, 80)
    [item] = numbered(["Reveal your hand"], console, 80)
    for text, plain in ((line, "Stilgar"), (item, "Reveal")):
        styles = [str(text.style), *(str(s.style) for s in text.spans if s.end > text.plain.index(plain))]
        assert "dim" not in styles
        assert "dim" in [str(span.style) for span in text.spans]


def test_a_menu_too_long_for_any_table_is_shown_in_pages_below_the_shortest() -> None:
    game = new_game(4, seed=3, ix=True)
    items = [
        Item(f"{number} of very many things that can be done here and now", None) for number in range(90)
    ]
    lines = screen(game, "en", (80, 24), items)
    assert len(lines) == 24
    assert lines[1].startswith("Round 1")


@pytest.mark.parametrize(("arrival", "said"), [(3, True), (2, False), (1, False), (None, False)])
def test_the_third_agents_of_rivals_are_announced_until_they_come(arrival: int | None, said: bool) -> None:
    view = new_game(1, seed=3, difficulty="expert").view(0)
    view["round"] = 2
    view["rivals"]["swordmaster_round"] = arrival
    assert ("third Agent" in rival_screen.mode(view, Voice(language_named("en")))) == said
