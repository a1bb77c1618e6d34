"""What starts quickly imports little: which modules are there when a command has done its first work."""

import os
import subprocess
import sys
from typing import Final

import pytest

import kanly
from kanly.text.languages import LANGUAGES, MAKERS

FOR_BOTS_AND_SERVERS: Final = (
    *("numpy", "torch", "openskill", "ray"),
    *("argon2", "fastapi", "pydantic", "starlette", "uvicorn", "uvloop", "websockets", "kanly.server"),
)
NOT_FOR_THE_VERSION: Final = (
    *FOR_BOTS_AND_SERVERS,
    *("rich", "fluent", "babel", "attr", "yaml"),
    *("dataclasses", "importlib.metadata", "json", "tomllib"),
    *(f"kanly.{part}" for part in ("content", "engine", "game", "record", "telling", "text", "view")),
)
NOT_FOR_THE_FIRST_SCREEN: Final = (
    *FOR_BOTS_AND_SERVERS,
    *("fluent", "babel", "attr", "yaml", "markdown_it", "pygments", "importlib.metadata"),
    *("kanly.text.japanese", "kanly.text.traditional_chinese", "kanly.view.schema.writing"),
    *("kanly.bots.level_bots", "kanly.bots.utility", "kanly.bots.search", "kanly.bots.reasons"),
    *("kanly.bots.rows", "librt"),
    *("kanly.lab", "kanly.rulebook", "kanly.cli.rulings", "kanly.cli.simulate", "kanly.cli.arena"),
)
WATCHED: Final = """
import sys
from kanly.cli.main import main
try:
    main(sys.argv[1:])
except SystemExit:
    pass
print(*sorted(sys.modules), sep="\\n", file=sys.stderr)
"""


def modules_after(*command: str) -> list[str]:
    """Of a process that has carried out a command; nothing is typed."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, *command], stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stderr.split()


def of_these(modules: list[str], packages: tuple[str, ...]) -> list[str]:
    return [name for name in modules if f"{name}.".startswith(tuple(f"{package}." for package in packages))]


def test_the_version_is_told_without_the_game() -> None:
    modules = modules_after("--version")
    assert "kanly.cli.main" in modules
    assert of_these(modules, NOT_FOR_THE_VERSION) == []


def test_the_first_screen_waits_for_nothing_that_it_does_not_show(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv("KANLY_DATA", str(tmp_path_factory.mktemp("games")))
    modules = modules_after("play", "--seed", "3", "--ix")
    assert "rich.console" in modules
    assert of_these(modules, NOT_FOR_THE_FIRST_SCREEN) == []


def test_a_server_begins_without_what_strong_bots_reckon_with() -> None:
    imported = "import sys, kanly.cli.serve, kanly.server.app; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", imported], capture_output=True, text=True, check=True)
    modules = done.stdout.split()
    assert "fastapi" in modules
    assert of_these(modules, ("numpy", "torch", "ray", "openskill")) == []


def work_of(*arguments: str) -> float:
    """Seconds of processor time, of the best of five."""
    found = []
    for _ in range(5):
        before = os.times()
        subprocess.run([sys.executable, *arguments], stdout=subprocess.DEVNULL, check=True)
        after = os.times()
        spent = after.children_user + after.children_system
        found.append(spent - before.children_user - before.children_system)
    return min(found)


@pytest.mark.skipif(os.name == "nt", reason="the time of other processes is not counted there")
def test_the_version_costs_little_more_than_an_empty_program() -> None:
    assert work_of("-m", "kanly", "--version") < 10 * max(work_of("-c", "pass"), 0.01)


def test_every_public_name_is_where_it_is_said_to_be() -> None:
    for name in kanly.__all__:
        assert getattr(kanly, name) is not None
    assert set(kanly.__all__) <= set(dir(kanly))


def test_other_names_are_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'kanly' has no attribute 'juggle'"):
        kanly.juggle  # noqa: B018


def test_a_language_is_found_by_the_tag_that_it_gives_itself() -> None:
    assert [language.tag for language in LANGUAGES.values()] == list(MAKERS)
    assert [language.code for language in LANGUAGES.values()] == list(LANGUAGES)
