"""`dev.py run`: what a player waits for, what is told meanwhile, and which build is played."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import engine_build
import playing
import pytest
import workshop

MINI = """import sys
print("kanly", *sys.argv[1:])
"""
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-build.lock")


class Begun(Exception):  # noqa: N818
    """Instead of the game, with what it would have been begun by."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        super().__init__(command)
        self.command, self.environment = command, environment


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small project: nothing to install, a game that is one line, and no real program is begun."""
    root = tmp_path / "clone"
    (root / "src/kanly").mkdir(parents=True)
    (root / "src/kanly/__main__.py").write_text(MINI)
    (root / "src/kanly/__init__.py").write_text("")
    for name in (*LOCKS, "README.md", "LICENSE", "pyproject.toml", "setup.py"):
        (root / name).write_text("")
    for module in (workshop, playing, engine_build):
        monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setattr(playing, "SOURCE", {"PYTHONPATH": str(root / "src")})
    monkeypatch.setattr(playing, "VENV", root / ".venv")
    monkeypatch.setattr(playing, "can_compile", lambda: True)
    monkeypatch.setattr(os, "execve", begun)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    for switch in workshop.SWITCHES:
        monkeypatch.delenv(switch, raising=False)
    return root


def begun(_: str, command: list[str], environment: dict[str, str]) -> None:
    raise Begun(command, environment)


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """The places where a build was started."""
    started: list[Path] = []
    monkeypatch.setattr(playing, "start_build", lambda place, python: started.append(place))
    return started


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The commands that would have made environments and installed packages."""
    commands: list[tuple[str, ...]] = []

    def quietly(purpose: str, *command: str) -> None:
        commands.append(command)
        if "venv" in command:
            Path(command[-1]).mkdir()

    monkeypatch.setattr(playing, "quietly", quietly)
    return commands


def played(*arguments: str) -> Begun:
    with pytest.raises(Begun) as game:
        playing.play(list(arguments))
    return game.value


# --- the first start


def test_the_first_start_tells_each_step_and_plays_from_the_source(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], capsys: pytest.CaptureFixture[str]
) -> None:
    game = played("--port", "9000", "--no-browser")
    assert game.command[1:] == ["-m", "kanly", "serve", "--port", "9000", "--no-browser"]
    assert game.environment["PYTHONPATH"] == str(clone / "src")
    assert builds == [clone / ".play"]
    told = capsys.readouterr().err.splitlines()
    assert [line[:7] for line in told[:3]] == ["1 of 3:", "2 of 3:", "3 of 3:"]
    assert told[3].startswith("The engine is being compiled in the background")


def test_the_terminal_is_asked_for_by_its_name(clone: Path, builds: list[Path]) -> None:
    assert played("play", "--ix").command[1:] == ["-m", "kanly", "play", "--ix"]
    assert played("--version").command[1:] == ["-m", "kanly", "--version"]


def test_nothing_but_the_packages_of_the_game_is_installed(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    played()
    installs = [command for command in packages if "install" in command]
    assert [command[-1] for command in installs] == [str(clone / "requirements.lock")]


def test_later_starts_install_nothing(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    played()
    packages.clear()
    played()
    assert packages == []


def test_the_version_can_be_asked_for(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    assert played("--version").command[1:] == ["-m", "kanly", "--version"]


def test_a_developer_plays_with_the_environment_that_is_there(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    (clone / ".venv").mkdir()
    workshop.write_stamp(clone / ".venv", "lock", workshop.digest("requirements-dev.lock"))
    monkeypatch.setattr(playing, "program", lambda name, venv=clone / ".venv": venv / name)
    assert played().command[0] == str(clone / ".venv/python")
    assert packages == []


def test_without_a_network_the_first_start_ends_with_a_sentence(
    clone: Path, builds: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "install", failing)
    with pytest.raises(workshop.Stop, match=r"^No route to host\. The first start needs a network"):
        playing.play([])


def test_without_a_network_later_starts_play_with_the_packages_there_are(
    clone: Path,
    builds: list[Path],
    packages: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    first = played()
    (clone / "requirements.lock").write_text("# another version\n")
    monkeypatch.setattr(playing, "install", failing)
    assert played().command[0] == first.command[0]
    assert "The packages of an earlier start are used: No route to host." in capsys.readouterr().err


def failing(venv: Path) -> None:
    raise workshop.Stop("No route to host.")


def test_an_environment_is_really_made(clone: Path, builds: list[Path]) -> None:
    game = played()
    told = subprocess.run(game.command, env=game.environment, capture_output=True, text=True)
    assert told.stdout == "kanly serve\n", told.stderr


# --- places


def test_a_clone_that_cannot_be_written_to_is_played_from_the_caches(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda path, mode: clone not in Path(path).parents)
    played()
    assert builds[0].parent.name == "caches"


def test_where_nothing_can_be_written_to_a_place_for_the_time_being_is_used(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "can_write", lambda place: False)
    assert Path(played().command[0]).parents[2].name.startswith("kanly-")


def test_what_python_makes_of_the_source_is_kept_but_not_beside_it(
    clone: Path, builds: list[Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    game = played()
    subprocess.run(game.command, env=game.environment, capture_output=True, check=True)
    assert not list((clone / "src").rglob("*.pyc"))
    assert list((clone / ".play/pycache").rglob("*.pyc"))


# --- which build


def test_a_compiled_engine_is_played_from_the_next_start_on(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    played()
    engine = engine_build.engine_in(clone / ".play", engine_build.fingerprint(clone))
    engine.mkdir()
    assert played().environment["PYTHONPATH"] == str(engine)


def test_a_changed_source_is_never_played_with_an_old_engine(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    played()
    engine_build.engine_in(clone / ".play", engine_build.fingerprint(clone)).mkdir()
    (clone / "src/kanly/rules.py").write_text("CHANGED = True\n")
    assert played().environment["PYTHONPATH"] == str(clone / "src")
    assert len(builds) == 2


def test_whoever_wants_the_source_gets_it(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KANLY_PURE", "1")
    game = played()
    assert (game.environment["PYTHONPATH"], game.environment["KANLY_PURE"]) == (str(clone / "src"), "1")
    assert builds == []


def test_without_a_compiler_the_source_is_played(
    clone: Path,
    builds: list[Path],
    packages: list[tuple[str, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(playing, "can_compile", lambda: False)
    assert played().environment["PYTHONPATH"] == str(clone / "src")
    assert builds == []
    assert capsys.readouterr().err.splitlines()[-1] == (
        "The engine runs from its Python source: there is no C compiler with Python headers on this machine."
    )


@pytest.mark.parametrize(("days", "tries"), [(0, 0), (2, 1)])
def test_what_failed_is_tried_again_after_a_day(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]], days: int, tries: int
) -> None:
    played()
    builds.clear()
    failure = engine_build.failure_in(clone / ".play", engine_build.fingerprint(clone))
    failure.write_text("the engine could not be compiled\n")
    then = time.time() - days * 24 * 60 * 60
    os.utime(failure, (then, then))
    played()
    assert len(builds) == tries


def test_no_second_build_is_started_beside_one(
    clone: Path, builds: list[Path], packages: list[tuple[str, ...]]
) -> None:
    played()
    with engine_build.only_one(clone / ".play") as is_free:
        assert is_free
        played()
    assert len(builds) == 1


# --- the build

FAKE = """import os, pathlib, shutil, sys
assert os.environ["KANLY_REQUIRE_COMPILED"] == "1"
shutil.copytree("src", sys.argv[sys.argv.index("--build-lib") + 1])
"""


@pytest.fixture
def place(clone: Path) -> Path:
    (clone / "setup.py").write_text(FAKE)
    (clone / ".play").mkdir()
    return clone / ".play"


def build(place: Path) -> None:
    engine_build.build(place, Path(sys.executable))


def names(place: Path) -> list[str]:
    return sorted(path.name.partition("-")[0] for path in place.iterdir())


def test_an_engine_is_found_once_it_is_whole(place: Path, clone: Path) -> None:
    build(place)
    assert (engine_build.engine_in(place, engine_build.fingerprint(clone)) / "kanly/__main__.py").exists()
    assert names(place) == ["engine"]


@pytest.mark.parametrize(
    ("broken", "reason"),
    [("setup.py", "the engine could not be compiled"), ("src/kanly/__main__.py", "does not work")],
)
def test_what_fails_leaves_nothing_but_its_reason(place: Path, clone: Path, broken: str, reason: str) -> None:
    (clone / broken).write_text("raise SystemExit(1)\n")
    with pytest.raises(engine_build.Failed, match=reason):
        build(place)
    assert names(place) == ["failed"]
    assert reason in next(place.glob("failed-*")).read_text()


def test_what_was_interrupted_is_taken_away(place: Path) -> None:
    (place / "new-half/library").mkdir(parents=True)
    build(place)
    assert names(place) == ["engine"]


def test_a_source_that_changes_meanwhile_is_not_taken_for_the_new_one(place: Path, clone: Path) -> None:
    before = engine_build.fingerprint(clone)
    rules = clone / "src/kanly/rules.py"
    (clone / "setup.py").write_text(f"open({str(rules)!r}, 'w').write('CHANGED = True')\n{FAKE}")
    wanted = engine_build.fingerprint(clone)
    build(place)
    assert engine_build.engine_in(place, wanted).is_dir()
    assert engine_build.fingerprint(clone) not in (before, wanted)


def test_only_the_last_two_engines_are_kept(place: Path, clone: Path) -> None:
    for number in range(4):
        (clone / "src/kanly/rules.py").write_text(f"NUMBER = {number}\n")
        build(place)
    assert names(place) == ["engine", "engine"]


def test_the_tools_of_the_build_are_those_that_the_tests_use() -> None:
    root = Path(__file__).parent.parent
    for lock in ("requirements.lock", "requirements-build.lock"):
        wanted = [line for line in (root / lock).read_text().splitlines() if "==" in line]
        assert wanted
        assert set(wanted) <= set((root / "requirements-dev.lock").read_text().splitlines())


def test_the_build_runs_by_itself_and_writes_a_log(place: Path, clone: Path) -> None:
    """As it is started: another process, in a copy of the tools."""
    (clone / "tools").mkdir()
    for module in (engine_build, workshop):
        file = Path(str(module.__file__))
        (clone / "tools" / file.name).write_text(file.read_text())
    command = [sys.executable, str(clone / "tools/engine_build.py"), str(place), sys.executable]
    done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (place / "build.log").read_text().splitlines()[-1] == "built"
    assert names(place) == ["build.lock", "build.log", "engine"]
