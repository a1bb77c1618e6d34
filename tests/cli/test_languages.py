"""The terminal in every language: whole games, and nothing of another language on the screen."""

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from random_play import RANDOM
from rich.cells import cell_len
from rich.console import Console

from kanly import new_game, replay
from kanly.bots.opponents import Opponents
from kanly.cli import ix_screen, rival_screen
from kanly.cli.arguments import language_named
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.paper import Paper
from kanly.cli.screen import Screen
from kanly.cli.session import Session
from kanly.content.catalog import CATALOG
from kanly.engine.rollout import Luck, pick
from kanly.telling.menus import Item, build
from kanly.telling.voice import Voice

TAGS = ("ja", "zh-Hant")
KEYS = set("tlusqkhynNY") | {"Enter"}  # that its user presses
TYPED = KEYS | {"send", "reveal", "play", "acquire", "use", "deploy", "end", "why", "FAQ"}  # in the help
LEVELS = {"I", "II", "III"}
GAMES: dict[str, dict[str, Any]] = {
    "base": {"seats": 4},
    "epic": {"seats": 3, "epic": True, "ix": True},
    "house_hagal": {"seats": 2},
    "solo": {"seats": 1, "ix": True, "difficulty": "expert_plus", "churn": True, "brutal": True},
}
NARROW = re.compile(r"\(|\[(?![yY]/)")  # brackets of Latin letters, but for keys to press
CUT_OFF = re.compile("(?<!…)…(?!…)")  # names may end with two of them


class Keys:
    """Somebody who types numbers and commands, at a terminal, which shows by itself what is typed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)

    def readline(self) -> str:
        if self.chance.random() < 0.1:
            return self.chance.choice(["t", "l", "k", "u", "y", "?", "0", "99", "n"]) + "\n"
        return f"{self.chance.randint(1, 6)}\n"

    def isatty(self) -> bool:
        return True


def letters(text: str) -> set[str]:
    return set(re.findall("[A-Za-z]+", text))


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_a_whole_game_is_played_in_one_language(tag: str, rules: dict[str, Any]) -> None:
    paper = io.StringIO()
    game = new_game(seed=6, keep_history=False, **rules)
    desk = Desk(Paper(file=paper, width=80, highlight=False), Keys(3), Voice(language_named(tag)))
    session = Session(game, {0}, Opponents(evening=1, usual=RANDOM), desk, None)
    session.play()
    text = paper.getvalue()
    assert session.game.over
    assert letters(text) <= TYPED | LEVELS
    assert "{" not in text
    assert not NARROW.search(text)
    assert max(cell_len(line) for line in text.replace("> ", "").splitlines()) <= 80
    assert not CUT_OFF.search(text)


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_every_choice_has_a_line_of_its_own(tag: str, rules: dict[str, Any]) -> None:
    voice = Voice(language_named(tag))
    for seed in range(3):
        game, chance = new_game(seed=seed, keep_history=False, **rules), random.Random(seed)
        while not game.over:
            texts = [text for item in build(game, voice) for text in lines_of(item)]
            assert len(set(texts)) == len(texts)
            game.choose(chance.choice(game.choices))


def lines_of(item: Item) -> list[str]:
    return [f"{item.text} {inner.text}" for inner in item.inside] or [item.text]


@pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("tag", TAGS)
def test_a_game_is_told_again_in_one_language(
    tag: str, rules: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game, luck = new_game(seed=9, keep_history=False, **rules), Luck(9)
    while not game.over:
        game.choose(pick(game.state.choices, luck))
    (tmp_path / "game.txt").write_text(game.record())
    for option in ([], ["--explain"], ["--to", "9"]):
        assert main(["replay", str(tmp_path / "game.txt"), "--lang", tag, *option]) == 0
        text = capsys.readouterr().out
        assert letters(text) <= LEVELS
        assert not NARROW.search(text)


@pytest.mark.parametrize(("tag", "welcome"), [("en", "for help"), ("ja", "説明"), ("zh-Hant", "說明")])
def test_play_is_told_the_language(
    tag: str,
    welcome: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\nu\ny\nq\ny\n"))
    file = tmp_path / "a.txt"
    assert main(["play", "--seed", "7", "--lang", tag, "--save", str(file)]) == 0
    told = capsys.readouterr().out
    assert welcome in told.splitlines()[0]
    assert replay(file.read_text()).chooser == 0


@pytest.mark.parametrize("tag", TAGS)
def test_columns_of_the_standing_stand_below_each_other(tag: str) -> None:
    """The number under a heading begins in the same cell as the heading."""
    voice, paper = Voice(language_named(tag)), io.StringIO()
    game = new_game(4, seed=7, keep_history=False)
    Console(file=paper, width=80).print(
        Screen(game.view(0), ["甲", "乙乙", "丙丙丙", "丁"], voice).standing()
    )
    heading, _, *rows = paper.getvalue().splitlines()
    starts = [cell_len(heading[: found.start()]) for found in re.finditer(r"\S+", heading)]
    for row in rows:
        assert [cell_len(row[: found.start()]) for found in re.finditer(r"\S+", row)][1:] == starts


@pytest.mark.parametrize("tag", [*TAGS, "en"])
def test_a_faction_is_shortened_in_one_way(tag: str) -> None:
    say = Voice(language_named(tag)).say
    for faction in ("emperor", "guild", "bene", "fremen"):
        assert say(f"head-{faction}") == say(f"group-{faction}")


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("en", "House Hagal deck: 2 cards, 1 turned up, the last one Arrakeen"),
        ("ja", "公家ヘイガルカードの山：2枚、公開済み1枚（最後に公開：〈アラキーン〉）"),
        ("zh-Hant", "哈葛爾家族牌庫：2張牌，已翻開1張（最後翻開：「厄拉欽恩」）"),
    ],
)
def test_the_card_turned_up_last_is_not_taken_for_the_top_of_the_deck(tag: str, line: str) -> None:
    game = new_game(2, seed=1, keep_history=False)
    g = game.state
    g.hagal_deck, g.hagal_discard = g.hagal_deck[:2], [CATALOG.number["hagal_arrakeen_2p"]]
    assert rival_screen.deck(game.view(0), Voice(language_named(tag))) == line


def test_effects_in_one_japanese_line_have_one_mark_between_them() -> None:
    voice = Voice(language_named("ja"))
    for thing in CATALOG.things[1:]:
        assert not re.search("。( ·|／|　|$)|；", voice.effects(thing)), thing.key
    assert voice.lines(CATALOG.things[CATALOG.number["the_voice"]])["agent"][0].endswith("。")


def test_the_steps_of_the_shipping_track_are_numbered() -> None:
    """Two sentences of one step are not taken for two steps."""
    told = ix_screen.shipping(Voice(language_named("ja")))
    assert "または、2香料を得る　〔2〕2部隊を召集し" in told
