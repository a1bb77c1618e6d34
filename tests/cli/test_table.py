"""At the table: texts on demand, the curtain between players, one's own Leader and seat, points by source."""

import io
import random
import re
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from cli.table import LEADERS, at_table
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game, replay
from kanly.bots.opponents import Opponents
from kanly.cli import play, seating
from kanly.cli.arguments import language_named
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.session import Session
from kanly.cli.usage import UserError
from kanly.content.catalog import CATALOG
from kanly.engine.rollout import Luck, pick
from kanly.engine.vocabulary import Verb
from kanly.telling.ending import points_by_source
from kanly.telling.menus import Menu, build
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.deeds import Who

VOICE = Voice(language_named("en"))


class Person:
    """Types at a terminal, which shows it by itself."""

    def __init__(self, *lines: str) -> None:
        self.lines = iter(lines)

    def readline(self) -> str:
        return next((f"{line}\n" for line in self.lines), "")

    def isatty(self) -> bool:
        return True


def hot_seat(*lines: str, people: set[int] | None = None) -> tuple[Session, str]:
    """At a terminal that obeys."""
    paper = io.StringIO()
    desk = Desk(Console(file=paper, width=80, height=24, force_terminal=True), Person(*lines), VOICE)
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    session = Session(game, people or set(game.humans), Opponents(evening=1, usual=RANDOM), desk, None)
    with pytest.raises(EOFError):
        session.play()
    return session, paper.getvalue()


# --- texts


def looked(line: str, game: Game | None = None, tag: str = "en") -> str:
    """What was said, in one line, up to the question that follows."""
    return " ".join(at_table(line, game=game, tag=tag)[1].split("\n> ")[0].split())


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("look dagger", "Dagger · Starting card"),
        ("card dagg", "Dagger · Starting card"),
        ("look arrakeen", "Arrakeen · Board space"),
        ("look memnon", "Earl Memnon Thorvald · Leader"),
        ("カード 短剣", "Dagger · Starting card"),
        ("查看 匕首", "Dagger · Starting card"),
    ],
)
def test_a_name_shows_what_is_printed(line: str, said: str) -> None:
    assert said in looked(line)


def test_a_leader_is_shown_with_what_lies_in_front_of_the_player() -> None:
    assert "Memnon · 5 cards in the deck · 9 troops in supply" in looked("look memnon")


def test_ones_own_leader_is_shown_with_ones_own_piles() -> None:
    assert "Paul · 5 cards in your deck · 9 troops in supply" in looked("look paul")


@pytest.mark.parametrize(
    ("tag", "word"), [("en", "look conflict"), ("ja", "見る 紛争"), ("zh-Hant", "查看 衝突")]
)
def test_the_conflict_has_a_word_of_its_own(tag: str, word: str) -> None:
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    name = Voice(language_named(tag)).key(game.view(game.state.chooser)["conflict"] or "")
    assert f"{name} · " in looked(word, game, tag)


def test_a_name_at_hand_is_meant_first() -> None:
    """`guild` is in the names of many things; one of them is for sale."""
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    game.state.row[:] = [CATALOG.number[key] for key in ("guild_bankers", *["stilgar"] * 4)]
    told = looked("look guild", game)
    assert "Guild Bankers · Imperium card" in told
    assert "Guild Ambassador" not in told


def test_a_line_of_the_menu_can_be_looked_at() -> None:
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    item = build(game, VOICE)[0]
    told = looked("look 1", game)
    assert item.text in told
    assert all(inner.text in told for inner in item.inside)


@pytest.mark.parametrize("line", ["look xyzzy", "card \x1b[31mxyzzy", "rules xyzzy", "look 99"])
def test_what_has_no_name_is_said_to_have_none(line: str) -> None:
    told = looked(line)
    assert 'Nothing is called "' in told
    assert "\x1b" not in told.split("Nothing is called")[1]


def test_rules_and_rulings_can_be_looked_up() -> None:
    assert "FAQ-0" in looked("rules voice")
    assert "FAQ-078" in looked("rules faq-078")


def test_looking_leaves_the_question_open() -> None:
    game, told = at_table("look dagger", "look conflict")
    assert game.choices == new_game(4, seed=7, leaders=LEADERS, keep_history=False).choices
    assert told.count("Your turn: ") == 2


def test_a_card_for_sale_is_offered_with_its_factions() -> None:
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    card = CATALOG.number["stilgar"]
    assert "Fremen · " in Menu(game, game.view(0), VOICE).offer((Verb.ACQUIRE, card, 0)).text


def test_bonus_spice_is_said_where_an_agent_may_be_sent() -> None:
    game = new_game(4, seed=7, leaders=LEADERS, keep_history=False)
    game.state.bonus_spice[CATALOG.space_index["hagga_basin"]] = 3
    [basin] = [way for item in build(game, VOICE) for way in item.inside if way.text.startswith("Hagga")]
    assert basin.text.endswith(" · 3 bonus spice")
    assert basin.short == "Hagga Basin +3"


# --- one keyboard


def test_a_curtain_falls_between_players() -> None:
    """Whoever sits down sees an empty screen, presses Enter, and sees it empty again."""
    session, told = hot_seat("", "reveal", "end")
    assert session.game.state.chooser != new_game(4, seed=7, leaders=LEADERS).chooser
    first, second = (m.start() for m in re.finditer("Pass the keyboard to", told))
    hand = told.index("Hand")
    wiped = [m.start() for m in re.finditer(re.escape("\x1b[2J"), told)]
    assert first < hand < second
    assert [at for at in wiped if hand < at < second]
    assert not told[max(at for at in wiped if at < second) :].count("Hand")


def test_the_keyboard_is_not_passed_to_oneself() -> None:
    assert "Pass the keyboard" not in hot_seat("1", people={0})[1]
    assert hot_seat("", "reveal")[1].count("Pass the keyboard") == 1


# --- Leader and seat


def asked_for(options: str, *typed: str) -> Game:
    desk = Desk(Console(file=io.StringIO()), Person(*typed) if typed else io.StringIO(), VOICE)
    return seating.game_for(play.parser().parse_args(options.split()), desk)


@pytest.mark.parametrize("options", ["", "--ix", "--seats 3", "--seats 2", "--seats 1 --difficulty novice"])
@pytest.mark.parametrize("name", ["paul", "ポウル", "earl_memnon_thorvald"])
def test_one_may_choose_a_leader(options: str, name: str) -> None:
    key = "earl_memnon_thorvald" if "_" in name else "paul_atreides"
    for seed in range(4):
        game = asked_for(f"{options} --seed {seed} --leader {name}")
        dealt = asked_for(f"{options} --seed {seed}")
        assert game.leaders[0] == key
        assert len(set(game.leaders)) == len(game.leaders)
        assert key not in dealt.leaders[:1] or game.digest() == dealt.digest()


def test_a_seat_is_counted_from_one() -> None:
    game = asked_for("--seed 3 --leader paul --seat 3")
    assert game.leaders[2] == "paul_atreides"


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ("--seat 4 --seats 3 --leader paul", "there is no seat 4"),
        ("--all --seat 2 --leader paul", "nobody has a seat of their own"),
        ("--leader xyzzy", "there is no Leader 'xyzzy'"),
        ("--leader thorvald", "'thorvald' may be "),
        ("--leader yuna", "there is no Leader "),
        ("--load a.txt --leader paul", "has its Leaders already"),
    ],
)
def test_what_cannot_be_is_refused(options: str, reason: str) -> None:
    with pytest.raises(UserError, match=reason):
        asked_for(f"--seed 1 {options}" if "--load" not in options else options)


def test_a_person_is_asked_for_a_leader() -> None:
    assert asked_for("", "xyzzy", "thorvald", "paul").leaders[0] == "paul_atreides"
    assert len(asked_for("", "").leaders) == 4


def test_one_plays_in_the_seat_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    file = tmp_path / "a.txt"
    assert main(["play", "--seed", "3", "--leader", "paul", "--seat", "2", "--save", str(file)]) == 0
    assert replay(file.read_text()).chooser == 1


# --- the end


@pytest.mark.parametrize(
    "rules", [{"seats": 4, "ix": True}, {"seats": 2}, {"seats": 1, "difficulty": "novice"}], ids=str
)
def test_every_point_has_a_source(rules: dict[str, Any]) -> None:
    for seed in range(4):
        game, luck = new_game(seed=seed, keep_history=False, **rules), Luck(seed)
        while not game.over:
            game.choose(pick(game.state.choices, luck))
        assert [sum(points.values()) for points in points_by_source(game)] == game.scores


def test_points_are_told_by_source_at_the_end() -> None:
    game, chance = new_game(4, seed=5, keep_history=False), random.Random(3)
    while not game.over:
        last = game.clone()
        game.choose(chance.choice(game.choices))
    paper = io.StringIO()
    desk = Desk(Console(file=paper, width=200), io.StringIO(), VOICE)
    Session(last, set(), Opponents(evening=1, usual=RANDOM), desk, None).play()
    told = paper.getvalue().split("Where the points come from:")[1]
    assert told.count("at the start 1") == 4


# --- passing


def told_by_random_seats(seed: int) -> list[str]:
    game = new_game(2, seed=seed, keep_history=False)
    desk = Desk(Console(file=io.StringIO()), io.StringIO(), VOICE)
    session = Session(game, set(), Opponents(evening=seed, usual=RANDOM), desk, None)
    session.play()
    return session.log


def test_passing_is_told_with_its_window() -> None:
    passes = [line for line in told_by_random_seats(9) if " passes" in line]
    assert passes
    assert all(re.match(r"(Combat|Endgame): \w+ passes", line) for line in passes)


def test_passing_again_is_told_once() -> None:
    """Until something else has happened."""
    story, passing = Story([Who("Paul"), Who("Leto")], VOICE), (Verb.PASS, 0, 0)
    lines = ["Combat: Paul passes", "Combat: Leto passes", "Combat: Paul passes"]
    assert [story.without_repetition(passing, [line]) for line in lines] == [lines[:1], lines[1:2], []]
    assert story.without_repetition((Verb.PLAY, 1, 0), ["Leto plays Ambush"])
    assert story.without_repetition(passing, lines[:1]) == lines[:1]


@pytest.mark.parametrize("seed", range(4))
def test_no_line_of_a_log_comes_twice_in_a_row_because_somebody_passes(seed: int) -> None:
    log = told_by_random_seats(seed)
    twice = [one for one, other in pairwise(log) if one == other]
    assert [line for line in twice if " passes" in line] == []
