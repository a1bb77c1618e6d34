"""`kanly play`, driven by a scripted keyboard."""

import io
import os
import random
import re
import subprocess
import sys
from collections.abc import Iterable
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game, replay
from kanly.bots.opponents import Opponents
from kanly.cli import ix_screen, play
from kanly.cli.arguments import ENGLISH, rules_asked
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.screen import Screen
from kanly.cli.session import Left, Session
from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Verb
from kanly.telling.menus import Item, Menu, build
from kanly.telling.prompts import question
from kanly.telling.voice import Voice

VOICE = Voice(ENGLISH)


class Script:
    """Types its lines one after the other, then nothing more."""

    def __init__(self, lines: Iterable[str]) -> None:
        self.lines = iter(lines)

    def readline(self) -> str:
        return next(self.lines, "")

    def isatty(self) -> bool:
        return False


def sit_down(
    lines: Iterable[str],
    game: Game | None = None,
    *,
    everybody: bool = False,
    width: int = 100,
    save_to: Path | None = None,
) -> tuple[Session, io.StringIO]:
    paper = io.StringIO()
    desk = Desk(Console(file=paper, width=width, highlight=False), Script(lines), VOICE)
    game = game or new_game(4, seed=7, keep_history=False)
    people = set(game.humans) if everybody else {0}
    return Session(game, people, Opponents(evening=1, usual=RANDOM), desk, save_to), paper


def wild_keys(seed: int) -> Iterable[str]:
    """Somebody who types numbers and, now and then, nonsense and commands."""
    chance = random.Random(seed)
    while True:
        if chance.random() < 0.1:
            yield (
                chance.choice(["t", "l", "k", "u", "y", "?", "", "0", "99", "n", "é", "-1", "1 1 1", "²"])
                + "\n"
            )
        else:
            yield f"{chance.randint(1, 6)}\n"


RIVALS: dict[str, Any] = {"difficulty": "veteran", "ix": True}


@pytest.mark.parametrize("seed", range(3))
def test_a_whole_game_can_be_played(seed: int) -> None:
    session, paper = sit_down(wild_keys(seed), new_game(3 + seed % 2, seed=seed, keep_history=False))
    session.play()
    assert session.game.over
    assert re.search(r"(wins? the game|share the victory).* after \d+ rounds", paper.getvalue())
    assert replay(session.game.record()).digest() == session.game.digest()


@pytest.mark.parametrize(("seed", "epic"), [(1, False), (2, True), (3, False)])
def test_a_whole_game_with_rise_of_ix_can_be_played(seed: int, epic: bool) -> None:
    game = new_game(3 + seed % 2, seed=seed, ix=True, epic=epic, keep_history=False)
    session, paper = sit_down(wild_keys(seed), game)
    session.play()
    assert re.search(r"(wins? the game|share the victory).* after \d+ rounds", paper.getvalue())
    assert replay(session.game.record()).digest() == session.game.digest()
    for shown in ("Tech tile", "Shipping track", "Dreadnoughts"):
        assert shown in paper.getvalue()


@pytest.mark.parametrize("rules", [{}, {"ix": True}, {"seats": 2}, {"seats": 1, **RIVALS}])
def test_every_choice_has_a_line_of_its_own(rules: dict[str, Any]) -> None:
    for seed in range(15):
        game = new_game(**rules, seed=seed, keep_history=False)
        chance = random.Random(seed)
        while not game.over:
            texts = [text for item in build(game, VOICE) for text in lines_of(item)]
            assert len(set(texts)) == len(texts)
            assert question(game.view(game.state.chooser), VOICE)
            game.choose(chance.choice(game.choices))


def lines_of(item: Item) -> list[str]:
    return [f"{item.text} {inner.text}" for inner in item.inside] or [item.text]


def test_secret_choices_of_rise_of_ix_are_told_without_names() -> None:
    """A card set aside, an Intrigue card kept or buried."""
    leaders = ["paul_atreides", "ilesa_ecaz", "viscount_hundro_moritani"]
    game = new_game(3, seed=3, leaders=leaders, ix=True, keep_history=False)
    session, _ = sit_down(wild_keys(3), game)
    session.play()
    told = "\n".join(session.log)
    assert "Ilesa sets a card aside, face down\n" in told
    assert "Hundro keeps one of two Intrigue cards" in told


def test_the_card_set_aside_is_shown_to_its_owner_alone() -> None:
    leaders = ["ilesa_ecaz", "paul_atreides", "helena_richese"]
    game = new_game(3, seed=3, leaders=leaders, ix=True, keep_history=False)
    game.choose("set_hand_card_aside dune_the_desert_planet")
    for seat, shown in ((0, True), (1, False)):
        paper = io.StringIO()
        table = Screen(game.view(seat), ["Ilesa", "Paul", "Helena"], VOICE).everything()
        Console(file=paper, width=160).print(table)
        assert ("set aside, face down: Dune, the Desert Planet" in paper.getvalue()) == shown
        assert ("set aside, face down" in paper.getvalue()) == shown
        assert "a card set aside" in paper.getvalue()


def test_the_table_shows_what_ix_brings() -> None:
    game = new_game(4, seed=7, ix=True, leaders=TESSIA_FIRST, keep_history=False)
    g = game.state
    me, left = g.players[0], g.players[1]
    for stack, tile in zip(g.stacks, ("flagship", "spaceport", "windtraps"), strict=True):
        stack[-1] = CATALOG.number[tile]
    me.tiles, me.flipped = numbers("training_drones holoprojectors"), numbers("holoprojectors")
    me.freighter, me.negotiators, me.garrison_dreadnoughts, me.conflict_dreadnoughts = 2, 3, 1, 1
    g.flags[CATALOG.space_index["carthag"]] = left.seat
    paper = io.StringIO()
    screen = Screen(game.view(0), ["You", "Left", "Far", "Right"], VOICE)
    Console(file=paper, width=240).print(screen.everything())
    text = paper.getvalue()
    assert re.search(r"8 +Flagship · .* · 5 below", text)
    assert re.search(
        r"You +2 +3 +1 garrison, 1 Conflict +Training Drones, Holoprojectors \(flipped\), 4 Snoopers", text
    )
    assert re.search(r"Left +0 +0 +1 flag", text)
    assert "dreadnought: Left" in text


@pytest.mark.parametrize(
    ("rules", "said"), [({"seats": 4}, False), ({"seats": 2}, False), ({"seats": 1, **RIVALS}, True)]
)
def test_whether_rivals_take_a_tile_is_said_where_there_are_any(rules: dict[str, Any], said: bool) -> None:
    """On the table and where a tile is bought; House Hagal takes none."""
    game = new_game(seed=7, **{**rules, "ix": True}, keep_history=False)
    for stack, tile in zip(game.state.stacks, ("flagship", "spaceport", "windtraps"), strict=True):
        stack[-1] = CATALOG.number[tile]
    paper = io.StringIO()
    Console(file=paper, width=240).print(ix_screen.stacks(game.view(0), VOICE))
    lines = paper.getvalue().splitlines()
    [shown] = [line for line in lines if "Windtraps" in line]
    offered = Menu(game, game.view(0), VOICE).offer((Verb.ACQUIRE_TECH, CATALOG.number["windtraps"], 0)).text
    assert ("Rivals" in shown, "Rivals" in offered) == (said, said)


TESSIA_FIRST = ["tessia_vernius", "helena_richese", "duke_leto_atreides", "paul_atreides"]


def numbers(keys: str) -> list[int]:
    return [CATALOG.number[key] for key in keys.split()]


@pytest.mark.parametrize("ix", [False, True])
def test_help_tells_of_ix_where_it_is_played(ix: bool) -> None:
    session, paper = sit_down(["??\n"], new_game(4, seed=7, ix=ix, keep_history=False))
    with pytest.raises(EOFError):
        session.play()
    assert ("Rise of Ix: " in paper.getvalue()) == ix


def test_everybody_can_sit_at_one_keyboard() -> None:
    session, paper = sit_down(wild_keys(4), everybody=True)
    session.play()
    assert session.game.over
    assert "You" not in session.players


@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("width", [80, 120, 200])
def test_no_line_is_wider_than_the_terminal(width: int, ix: bool) -> None:
    game = new_game(4, seed=7, ix=ix, keep_history=False)
    session, paper = sit_down(["t\n"], game, width=width)
    with pytest.raises(EOFError):
        session.play()
    assert max(len(line) for line in paper.getvalue().splitlines()) <= width


# --- Rivals


def test_a_whole_game_with_house_hagal_can_be_played() -> None:
    session, paper = sit_down(["t\n", *islice(wild_keys(5), 2000)], new_game(2, seed=5, keep_history=False))
    session.play()
    told = "\n".join(session.log)
    assert re.search(r"^House Hagal sends an Agent to \w+", told, re.MULTILINE)
    assert "House Hagal · third player, scores no points and takes no rewards" in paper.getvalue()
    assert replay(session.game.record()).digest() == session.game.digest()


def test_a_whole_solo_game_can_be_played() -> None:
    session, paper = sit_down(
        ["t\n", *islice(wild_keys(6), 2000)], new_game(1, seed=6, churn=True, **RIVALS, keep_history=False)
    )
    session.play()
    told = "\n".join(session.log)
    assert len(re.findall(r"^\w+ sends an Agent to ", told, re.MULTILINE)) > 20
    assert len(re.findall(r"^Round \d+: the Conflict is ", told, re.MULTILINE)) == session.game.round
    assert len(re.findall(r"^.*: (?:.*\(strength|nobody is)", told, re.MULTILINE)) == session.game.round
    assert "passed over: " in told
    assert "The dice remove " in told
    assert re.search(r"gives \w+ \d swords?", told)
    assert "Difficulty: Veteran · the Rivals get a third Agent in round 4" in paper.getvalue()
    assert replay(session.game.record()).digest() == session.game.digest()


def solo(difficulty: str, **rules: Any) -> Game:
    leaders: dict[str, Any] = {
        "leaders": ["paul_atreides"],
        "rival_leaders": ["earl_memnon_thorvald", "duke_leto_atreides"],
    }
    return new_game(1, seed=3, difficulty=difficulty, **leaders, **rules, keep_history=False)


def test_the_table_shows_rivals() -> None:
    game = solo("expert_plus", brutal=True)
    paper = io.StringIO()
    screen = Screen(game.view(0), ["You", "Memnon", "Leto"], VOICE)
    Console(file=paper, width=160).print(screen.everything())
    text = paper.getvalue()
    assert "Memnon · Rival, Earl Memnon Thorvald · Signet Ring: gains 1 spice · 9 troops in supply" in text
    assert re.search(r"House Hagal deck: 25 cards, 2 turned up, the last one [\w ]+", text)
    assert "expert deployment · no Swordmaster for you · Brutal Escalation" in text
    assert "5 Solari → Draw a card; If the Mentat is on its space: take the Mentat" in text
    assert re.search(r"Leto +0 +0 +0 +1 +1 ", text)


def test_what_was_done_before_the_first_question_is_told() -> None:
    session, paper = sit_down([], solo("novice"))
    with pytest.raises(EOFError):
        session.play()
    first = paper.getvalue()
    assert first.index("Memnon sends ") < first.index("Leto sends ") < first.index("Your turn: ")


def test_a_decision_for_a_rival_says_for_whom() -> None:
    for seed in range(40):
        game = new_game(1, seed=seed, **RIVALS, keep_history=False)
        luck = random.Random(seed)
        while not game.over and game.state.stack[-1].owner == 0:
            game.choose(luck.choice(game.choices))
        if not game.over:
            rival = game.state.stack[-1].owner
            session, paper = sit_down(["1\n"], game)
            with pytest.raises(EOFError):
                session.play()
            name = session.players[rival]
            assert f"You decide for {name} " in paper.getvalue()
            assert re.search(rf"^{name} \w+.* \[You chose\]", "\n".join(session.log), re.MULTILINE)
            return
    raise AssertionError("nothing was ever left open")


def test_help_tells_of_rivals_where_they_play() -> None:
    for game, there in ((new_game(2, seed=7), True), (new_game(3, seed=7), False)):
        session, paper = sit_down(["??\n"], game)
        with pytest.raises(EOFError):
            session.play()
        assert ("House Hagal, the third" in " ".join(paper.getvalue().split())) == there


def test_everybody_is_only_the_humans() -> None:
    session, paper = sit_down(wild_keys(8), new_game(2, seed=8, keep_history=False), everybody=True)
    session.play()
    assert session.people == {0, 1}
    assert "You" not in session.players


def test_others_hands_are_not_shown() -> None:
    """All that is printed before the first answer is the same whatever the others hold."""
    game = new_game(4, seed=7, keep_history=False)
    other = game.clone()
    for player in other.state.players[1:]:
        player.hand, player.deck = player.deck[:5], player.deck[5:] + player.hand
    shown = []
    for table in (game, other):
        session, paper = sit_down(["k\n", "t\n"], table)
        with pytest.raises(EOFError):
            session.play()
        shown.append(paper.getvalue())
    assert shown[0] == shown[1]


def test_a_long_list_is_asked_for_in_two_steps() -> None:
    session, paper = sit_down(["2\n", "0\n", "2 3\n"])
    with pytest.raises(EOFError):
        session.play()
    text = paper.getvalue()
    assert "Send Dune, the Desert Planet: which? (0 goes back)" in text
    assert "You send Dune, the Desert Planet to Hagga Basin (+2 spice, -1 water)" in text


def test_a_typing_error_keeps_the_question() -> None:
    session, paper = sit_down(["2\n", "77\n", "3\n"])
    with pytest.raises(EOFError):
        session.play()
    assert "Please type a number from 1 to 3" in paper.getvalue()
    assert "to Hagga Basin" in paper.getvalue()


def test_undo_is_free_while_nothing_was_seen() -> None:
    session, paper = sit_down(["2 3\n", "u\n"])
    start = session.game.digest()
    with pytest.raises(EOFError):
        session.play()
    assert session.game.digest() == start
    assert "Taken back." in paper.getvalue()
    assert "all the same" not in paper.getvalue()


@pytest.mark.parametrize(("answer", "back"), [("y", True), ("n", False), ("", False)])
def test_undo_over_the_moves_of_others_asks_first(answer: str, back: bool) -> None:
    session, paper = sit_down(["2 3\n", "3\n", "u\n", f"{answer}\n"])
    with pytest.raises(EOFError):
        session.play()
    assert "all the same?" in paper.getvalue()
    assert ("Taken back." in paper.getvalue()) == back


def test_what_came_before_is_free_to_take_back_again() -> None:
    session, paper = sit_down(["2 3\n", "3\n", "u\n", "y\n", "u\n"])
    start = session.game.digest(), list(session.log)
    with pytest.raises(EOFError):
        session.play()
    assert (session.game.digest(), session.log) == start
    assert paper.getvalue().count("all the same?") == 1
    assert paper.getvalue().count("Taken back.") == 2


def test_random_seats_do_again_what_they_did() -> None:
    keys = ["2 3\n", "3\n"]
    once, _ = sit_down(keys)
    twice, _ = sit_down([*keys, "u\n", "y\n", "3\n"])
    for session in (once, twice):
        with pytest.raises(EOFError):
            session.play()
    assert once.game.digest() == twice.game.digest()


def test_nothing_to_take_back() -> None:
    session, paper = sit_down(["u\n"])
    with pytest.raises(EOFError):
        session.play()
    assert "nothing to take back" in paper.getvalue()


def test_saving_asks_for_a_name_once(tmp_path: Path) -> None:
    session, paper = sit_down(["s\n", f"{tmp_path}/a.txt\n", "2 3\n", "s\n"])
    with pytest.raises(EOFError):
        session.play()
    assert replay((tmp_path / "a.txt").read_text()).digest() == session.game.digest()
    assert paper.getvalue().count("File name") == 1


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    session, paper = sit_down(["s\n", f"{tmp_path}/no/where.txt\n"])
    with pytest.raises(EOFError):
        session.play()
    assert "cannot be written" in " ".join(paper.getvalue().split())


@pytest.mark.parametrize(("answer", "saved"), [("y", True), ("", True), ("n", False)])
def test_leaving_offers_to_save(tmp_path: Path, answer: str, saved: bool) -> None:
    session, _ = sit_down(["q\n", f"{answer}\n"], save_to=tmp_path / "a.txt")
    with pytest.raises(Left):
        session.play()
    assert (tmp_path / "a.txt").exists() == saved


def test_one_may_change_ones_mind_about_leaving(tmp_path: Path) -> None:
    session, _ = sit_down(["q\n", "c\n"], save_to=tmp_path / "a.txt")
    with pytest.raises(EOFError):
        session.play()


def test_a_rescue_finds_another_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "taken").write_text("no folder")
    monkeypatch.setenv("KANLY_DATA", str(tmp_path / "taken"))
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    session, _ = sit_down([], save_to=tmp_path / "no" / "where.txt")
    assert session.rescue().parent == tmp_path


# --- as a program


def kanly(
    *arguments: str, typed: str = "", folder: Path, **environment: str
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kanly.cli.main", *arguments]
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
    changed = {**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1", **environment}
    return subprocess.run(
        command, input=typed, capture_output=True, text=True, cwd=folder, env=changed, encoding="utf-8"
    )


def test_the_end_of_input_saves_the_game(tmp_path: Path) -> None:
    told = kanly("play", "--seed", "7", typed="2 3\n", folder=tmp_path, KANLY_DATA="games")
    assert told.returncode == 0, told.stderr
    [file] = (tmp_path / "games").glob("kanly-*.txt")
    assert str(file) in told.stdout.replace("\n", "")
    assert replay(file.read_text()).chooser == 0


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    kanly("play", "--seed", "7", "--save", "a.txt", typed="2 3\n", folder=tmp_path)
    told = kanly("play", "--load", "a.txt", typed="3\ns\n", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert "Deploy 2 troops" in told.stdout
    assert "Leto" in told.stdout


SOLO = (
    "--seats 1 --difficulty expert --rival-leaders earl_memnon_thorvald,duke_leto_atreides --churn --brutal"
)


def test_games_with_rivals_can_be_asked_for(tmp_path: Path) -> None:
    for options, rules in ((SOLO, "base+rivals/1"), ("--seats 2 --epic", "base+ix+epic+rivals/1")):
        told = kanly("play", "--seed", "7", *options.split(), "--save", "a.txt", folder=tmp_path)
        assert told.returncode == 0, told.stderr
        text = (tmp_path / "a.txt").read_text()
        assert replay(text).rules == rules
        if rules == "base+rivals/1":
            assert '[rival_leaders "earl_memnon_thorvald duke_leto_atreides"]' in text
            assert '[churn "yes"]\n[brutal "yes"]' in text
            again = kanly("play", "--load", "a.txt", typed="t\n", folder=tmp_path)
            assert "Difficulty: Expert" in again.stdout


@pytest.mark.parametrize("names", ["memnon,leto", "Earl Memnon,DUKE", "メムノン, 雷托"])
def test_leaders_of_rivals_are_found_by_a_part_of_their_names(names: str) -> None:
    asked = play.parser().parse_args(["--seats", "1", "--difficulty", "novice", "--rival-leaders", names])
    assert rules_asked(asked).rival_leaders == ("earl_memnon_thorvald", "duke_leto_atreides")


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ("--seats 1", "a solo game needs a difficulty"),
        ("--seats 2 --churn", "Row churn is for solo games only"),
        ("--seats 1 --difficulty novice --rival-leaders helena_richese,x", "cannot lead a Rival"),
        ("--seats 1 --difficulty novice --rival-leaders paul,leto", "'paul_atreides' cannot lead a Rival"),
        ("--seats 1 --difficulty novice --rival-leaders thorvald,leto", "'thorvald' may be "),
    ],
)
def test_a_game_that_does_not_exist_is_refused_in_one_sentence(
    options: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for command in (["play"], ["simulate", "1"]):
        assert main([*command, *options.split()]) == 1
        told = capsys.readouterr().err
        assert complaint in told
        assert told.count("\n") == 1


@pytest.mark.parametrize(("option", "rules"), [("--ix", "base+ix/1"), ("--epic", "base+ix+epic/1")])
def test_rise_of_ix_and_epic_mode_can_be_asked_for(tmp_path: Path, option: str, rules: str) -> None:
    told = kanly("play", "--seed", "7", option, "--save", "a.txt", folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert replay((tmp_path / "a.txt").read_text()).rules == rules


def test_a_finished_game_is_saved_where_it_was_asked(tmp_path: Path) -> None:
    typed = "1\n" * 3000
    told = kanly("play", "--seed", "3", "--seats", "3", "--save", "a.txt", typed=typed, folder=tmp_path)
    assert told.returncode == 0, told.stderr
    assert replay((tmp_path / "a.txt").read_text()).over
    again = kanly("play", "--load", "a.txt", folder=tmp_path)
    assert "after" in again.stdout
    assert again.returncode == 0


def test_output_without_a_terminal_has_no_colours(tmp_path: Path) -> None:
    assert "\x1b" not in kanly("play", "--seed", "7", folder=tmp_path).stdout


@pytest.mark.parametrize(("option", "variable"), [(["--no-color"], ""), ([], "1")])
def test_colours_can_be_refused(tmp_path: Path, option: list[str], variable: str) -> None:
    told = kanly("play", "--seed", "7", *option, folder=tmp_path, FORCE_COLOR="1", NO_COLOR=variable)
    assert not re.search("\x1b\\[[0-9;]*3[0-7]m", told.stdout)
    assert "Arrakeen" in told.stdout


def test_colours_are_there_where_they_are_wanted(tmp_path: Path) -> None:
    told = kanly("play", "--seed", "7", folder=tmp_path, FORCE_COLOR="1", NO_COLOR="")
    assert re.search("\x1b\\[[0-9;]*3[0-7]m", told.stdout)


def test_a_terminal_without_arrows_is_no_obstacle(tmp_path: Path) -> None:
    told = kanly("play", "--seed", "7", folder=tmp_path, PYTHONIOENCODING="ascii")
    assert told.returncode == 0, told.stderr
    assert "?" in told.stdout


def test_a_damaged_save_is_told_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.txt").write_text("hello")
    assert main(["play", "--load", str(tmp_path / "a.txt")]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_saving_into_nowhere_is_refused_before_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--save", str(tmp_path / "no" / "a.txt")]) == 1
    assert "does not exist" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--seats", "5"], ["--seed", "-1"], ["extra"], ["--load"]])
def test_bad_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["play", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_whoever_passes_again_after_going_back_is_told_again() -> None:
    session, _ = sit_down(["2 3\n", "u\n"])
    session.story.passes.add("Combat: Paul passes")
    with pytest.raises(EOFError):
        session.play()
    assert session.story.passes == set()


@pytest.mark.parametrize(("columns", "width"), [(40, 80), (80, 80), (132, 132)])
def test_the_table_is_never_narrower_than_it_needs(
    columns: int, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    assert play.console_for(no_color=True).width == width
