"""No way to lose a game: whatever ends `kanly play`, and wherever it is saved."""

import io
import os
import random
import signal
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.program import command, environment, in_shell, kanly, started
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game, replay
from kanly.bots.opponents import Opponents
from kanly.cli import play, saving, signals
from kanly.cli.arguments import ENGLISH
from kanly.cli.desk import Desk
from kanly.cli.main import main
from kanly.cli.session import Left, Session
from kanly.engine.rollout import Luck, pick
from kanly.telling.voice import Voice


@pytest.fixture
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where games are kept."""
    monkeypatch.setenv("KANLY_DATA", str(tmp_path / "games"))
    return tmp_path / "games"


def kept(folder: Path) -> list[Path]:
    """The games in a folder; nothing else lies there."""
    files = sorted(folder.iterdir())
    for file in files:
        replay(file.read_text())
    return files


def session(*lines: str, game: Game | None = None, save_to: Path | None = None) -> Session:
    keyboard = io.StringIO("".join(f"{line}\n" for line in lines))
    desk = Desk(Console(file=io.StringIO(), width=100), keyboard, Voice(ENGLISH))
    return Session(
        game or new_game(4, seed=7, keep_history=False),
        {0},
        Opponents(evening=1, usual=RANDOM),
        desk,
        save_to,
    )


def told(at: Session) -> str:
    paper = at.desk.console.file
    assert isinstance(paper, io.StringIO)
    return paper.getvalue()


def finished() -> Game:
    game, luck = new_game(3, seed=5, keep_history=False), Luck(5)
    while not game.over:
        game.choose(pick(game.state.choices, luck))
    return game


# --- the program is ended


def test_signals_are_left_as_they_were_found() -> None:
    before = [signal.getsignal(number) for number in signals.known()]
    with signals.raised():
        assert signals.end in [signal.getsignal(number) for number in signals.known()]
        signals.ignore_all()
    assert [signal.getsignal(number) for number in signals.known()] == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("number", ["SIGHUP", "SIGTERM", "SIGINT", "SIGQUIT"])
def test_a_game_that_is_ended_from_outside_is_kept(number: str, tmp_path: Path, games: Path) -> None:
    program = started("play", "--seed", "7", folder=tmp_path)
    assert program.stdin is not None
    assert program.stdout is not None
    program.stdin.write("2 3\n")
    program.stdin.flush()
    while "Hagga Basin (" not in program.stdout.readline():
        pass
    program.send_signal(signal.Signals[number])
    out, err = program.communicate(timeout=60)
    [file] = kept(games)
    assert "Traceback" not in err
    assert file.name in out
    assert " hagga_basin" in file.read_text()
    assert program.returncode == 128 + signal.Signals[number]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no /bin/sh")
@pytest.mark.parametrize(
    "line",
    [
        "kanly play <&-",
        "echo 2 3 | kanly play | head -1",
        "kanly play >&- <&-",
        "echo 2 3 | kanly play >/dev/full",
        "echo 2 3 | kanly play >/dev/full 2>&1",
        "kanly play < /dev/zero",
    ],
)
def test_no_input_and_no_output_lose_a_game(line: str, tmp_path: Path, games: Path) -> None:
    ended = in_shell(line, folder=tmp_path)
    assert "Traceback" not in ended.stderr
    assert "Exception" not in ended.stderr
    assert len(kept(games)) == 1


@pytest.mark.parametrize("encoding", ["utf-8:strict", "ascii:strict", "cp1252", "utf-8:surrogateescape"])
def test_bytes_that_are_no_text_are_a_wrong_answer(encoding: str, tmp_path: Path, games: Path) -> None:
    typed = b"2 3\n\xff\xfe send \xe9\n? send \xff arrakeen\n\x80\n"
    settings = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    ended = kanly("play", "--seed", "7", typed=typed, folder=tmp_path, **settings)
    assert ended.returncode == 0, ended.stderr
    assert ended.stdout.count(b"Please type a number") == 2
    [file] = kept(games)
    assert " hagga_basin" in file.read_text()


def test_what_nobody_foresaw_is_told_after_the_game_is_kept(
    games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = session("t")

    def fail(self: Session, seat: int) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(Session, "ask", fail)
    with pytest.raises(ZeroDivisionError):
        play.run(at)
    assert kept(games)[0].name in told(at)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other signals")
@pytest.mark.parametrize("number", ["SIGHUP", "SIGINT"])
def test_a_signal_on_top_of_other_trouble_does_not_lose_the_game(
    number: str, games: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A window that is closed: nothing can be printed any more, and then the signal comes."""
    ignore_all = signals.ignore_all

    def just_then() -> None:
        monkeypatch.setattr(signals, "ignore_all", ignore_all)
        signal.raise_signal(signal.Signals[number])

    monkeypatch.setattr(signals, "ignore_all", just_then)
    assert play.run(session()) == 128 + signal.Signals[number]
    assert len(kept(games)) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such terminals")
def test_a_game_is_kept_when_its_window_is_closed(tmp_path: Path, games: Path) -> None:
    for _ in range(3):
        ours, its = os.openpty()
        program = subprocess.Popen(
            command("play", "--seed", "7"),
            stdin=its,
            stdout=its,
            stderr=its,
            cwd=tmp_path,
            env=environment(),
            start_new_session=True,
        )
        os.close(its)
        os.write(ours, b"2 3\n")
        shown = b""
        while b"Hagga Basin (" not in shown:
            shown += os.read(ours, 65536)
        os.close(ours)
        program.send_signal(signal.SIGHUP)
        program.wait(timeout=60)
    assert len(kept(games)) == 3


# --- where it is saved


@pytest.mark.parametrize("name", [".", "/", "..", "a\0b", "no/where", "x" * 5000, "\ud800" * 300])
def test_a_name_that_cannot_be_written_is_told_and_another_asked_for(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    at = session("s", name, "s", "b.txt")
    with pytest.raises(EOFError):
        at.play()
    assert "cannot be written: " in " ".join(told(at).split())
    assert [file.name for file in kept(tmp_path)] == ["b.txt"]


def test_a_file_with_a_very_long_name_is_told_in_short(tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*["deep" * 50] * 6)
    folder.mkdir(parents=True)
    at = session("s", f"{folder}/a.txt")
    assert play.run(at) == 0
    assert told(at).count("deepdeep/a.txt\n") == 1
    assert told(at).count("deepdeep/a.txt; kanly") == 1
    assert len(kept(folder)) == 1


@pytest.mark.parametrize("name", [".", "/", "a\0b", "/dev/null", "x" * 5000])
def test_such_a_name_is_refused_before_the_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--save", name]) == 1
    complaint = capsys.readouterr().err
    assert "cannot be written: " in complaint
    assert complaint.count("\n") == 1


@pytest.mark.parametrize("option", ["--save", "--load"])
def test_no_name_is_bad_usage(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", option, ""])
    assert "the name of a file is needed" in capsys.readouterr().err


def test_enter_saves_among_the_games_of_the_user(games: Path) -> None:
    at = session("s", "", "2 3", "s")
    with pytest.raises(EOFError):
        at.play()
    assert told(at).count("File name") == 1
    [file] = kept(games)
    assert replay(file.read_text()).digest() == at.game.digest()


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
def test_a_new_file_is_for_its_owner_alone(games: Path) -> None:
    with pytest.raises(EOFError):
        session("s", "").play()
    [file] = kept(games)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(games.stat().st_mode) == 0o700


@pytest.mark.skipif(os.name == "nt", reason="Windows has other permissions")
@pytest.mark.parametrize("mode", [0o600, 0o640, 0o644])
def test_a_file_keeps_its_permissions(mode: int, tmp_path: Path) -> None:
    (tmp_path / "a.txt").touch()
    (tmp_path / "a.txt").chmod(mode)
    with pytest.raises(EOFError):
        session("s", save_to=tmp_path / "a.txt").play()
    [file] = kept(tmp_path)
    assert stat.S_IMODE(file.stat().st_mode) == mode


@pytest.mark.skipif(os.name == "nt", reason="links are a privilege on Windows")
@pytest.mark.parametrize("there", [True, False])
def test_a_link_leads_to_the_file(there: bool, tmp_path: Path) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    if there:
        (folder / "a.txt").write_text("old")
    (tmp_path / "link.txt").symlink_to(folder / "a.txt")
    with pytest.raises(EOFError):
        session("s", save_to=tmp_path / "link.txt").play()
    assert (tmp_path / "link.txt").is_symlink()
    assert kept(folder) == [folder / "a.txt"]


def test_games_of_the_same_second_are_all_kept(games: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(saving, "default_name", lambda: "kanly-20260101-000000.txt")
    for _ in range(3):
        assert play.run(session()) == 0
    assert len(kept(games)) == 3


def test_programs_that_end_together_keep_all_games(tmp_path: Path, games: Path) -> None:
    programs = [started("play", "--seed", str(seed), folder=tmp_path) for seed in range(3)]
    for program in programs:
        program.communicate("", timeout=60)
    assert len(kept(games)) == 3


# --- no room


@pytest.fixture
def no_room(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(target: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(saving, "replace", refuse)


@pytest.mark.usefixtures("no_room")
@pytest.mark.parametrize("game", [new_game(4, seed=7, keep_history=False), finished()])
def test_a_game_for_which_there_is_no_room_is_printed(game: Game, games: Path, tmp_path: Path) -> None:
    at = session(game=game, save_to=tmp_path / "a.txt")
    assert play.run(at) == 0
    assert told(at).endswith(f"\n{at.game.record()}\n")
    assert replay(told(at)[told(at).rindex("[rules") :]).digest() == at.game.digest()
    assert list(games.iterdir()) == []


@pytest.mark.usefixtures("no_room")
def test_saving_without_room_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    at = session("s", "q", "", str(tmp_path / "b.txt"), "q", "n", save_to=tmp_path / "a.txt")
    with pytest.raises(Left):
        at.play()
    assert " ".join(told(at).split()).count("cannot be written: No space left on device") == 2


@pytest.mark.skipif(os.name == "nt", reason="Windows has no /bin/sh")
def test_a_full_disk_and_the_end_of_input(tmp_path: Path, games: Path) -> None:
    """A limit on the size of files stands for the full disk."""
    ended = in_shell("echo 2 3 | (ulimit -f 0; kanly play --seed 7) | cat", folder=tmp_path)
    assert "Traceback" not in ended.stderr
    game = replay(ended.stdout[ended.stdout.rindex("[rules") :])
    assert game.seats == 4


# --- a finished game


def test_a_finished_game_is_kept_without_being_asked(games: Path) -> None:
    at = session(game=finished())
    assert play.run(at) == 0
    [file] = kept(games)
    assert replay(file.read_text()).over
    assert f"The whole game is kept in {file}; kanly replay FILE tells it again.\n" in told(at)


def test_a_finished_game_is_kept_where_it_was_saved_before(games: Path, tmp_path: Path) -> None:
    at = session(game=finished(), save_to=tmp_path / "a.txt")
    assert play.run(at) == 0
    assert replay((tmp_path / "a.txt").read_text()).over
    assert not games.exists()


def test_a_finished_game_that_was_loaded_is_not_written_again(
    tmp_path: Path, games: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text(finished().record())
    before = (tmp_path / "a.txt").stat().st_mtime_ns
    assert main(["play", "--load", str(tmp_path / "a.txt")]) == 0
    assert (tmp_path / "a.txt").stat().st_mtime_ns == before
    assert not games.exists()


# --- the folder


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="they have folders of their own")
def test_games_are_kept_among_the_data_of_the_user(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", "/home/alia")
    monkeypatch.delenv("KANLY_DATA")
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert saving.data_folder() == Path("/home/alia/.local/share/kanly")
    monkeypatch.setenv("XDG_DATA_HOME", "relative")
    assert saving.data_folder() == Path("/home/alia/.local/share/kanly")
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert saving.data_folder() == Path("/data/kanly")
    monkeypatch.setenv("KANLY_DATA", "/games")
    assert saving.data_folder() == Path("/games")


# --- ended in the middle of saving

SAVES_FOR_EVER = """
import sys
from pathlib import Path
from kanly.cli import saving
texts = [letter * 200_000 + "\\n" for letter in "ab"]
saving.write(Path(sys.argv[1]), texts[0])
print("saved", flush=True)
while True:
    for text in texts:
        saving.write(Path(sys.argv[1]), text)
"""


def killed_while_saving(file: Path, times: int) -> Iterator[str]:
    luck = random.Random(1)
    for _ in range(times):
        script = [sys.executable, "-c", SAVES_FOR_EVER, str(file)]
        with subprocess.Popen(script, stdout=subprocess.PIPE, env=environment()) as program:
            assert program.stdout is not None
            program.stdout.readline()
            time.sleep(luck.random() / 50)
            program.kill()
        yield file.read_text()


def test_a_file_is_whole_whenever_saving_is_killed(tmp_path: Path) -> None:
    for text in killed_while_saving(tmp_path / "a.txt", 6):
        assert text in ("a" * 200_000 + "\n", "b" * 200_000 + "\n")
