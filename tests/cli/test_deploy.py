"""What is said about running a server fits the program: units, container, page."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from kanly.cli import admin, backup, serve
from kanly.cli.usage import Parser

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
PARSERS = {"serve": serve.parser, "backup": backup.parser, "admin": admin.parser}
OPTION = re.compile(r"--[a-z][a-z-]+")


def setting(unit: str, name: str) -> str:
    found = re.findall(rf"^{name}=(.*)$", (DEPLOY / unit).read_text(), re.MULTILINE)
    return str(found[-1])


def options_of(parser: Parser) -> set[str]:
    return {name for action in parser._actions for name in action.option_strings if name.startswith("--")}


@pytest.mark.parametrize("unit", ["kanly.service", "kanly-backup.service"])
def test_a_unit_starts_a_command_that_there_is(unit: str) -> None:
    line = setting(unit, "ExecStart").replace("$KANLY_OPTIONS", "--name play.example.org --proxy 127.0.0.1")
    _, command, *arguments = shlex.split(line)
    PARSERS[command]().parse_args(arguments)


def test_a_server_under_systemd_writes_its_one_folder_as_nobody_else() -> None:
    told = (DEPLOY / "kanly.service").read_text().splitlines()
    for line in ("DynamicUser=yes", "StateDirectory=kanly", "ProtectSystem=strict", "NoNewPrivileges=yes"):
        assert line in told


def test_a_container_starts_a_command_that_there_is() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    command = re.findall(r'^CMD \["serve", (.*)\]$', text, re.MULTILINE)[0]
    serve.parser().parse_args([word.strip('" ') for word in command.split(",")])
    assert text.rindex("\nUSER kanly") > text.rindex("\nFROM ")
    assert "HEALTHCHECK" in text


@pytest.mark.parametrize(
    "file", ["requirements.lock", "requirements-build.lock", "pyproject.toml", "setup.py"]
)
def test_a_container_is_made_of_files_that_there_are(file: str) -> None:
    assert file in (DEPLOY / "Containerfile").read_text()
    assert (ROOT / file).exists()


def test_the_page_knows_every_option_of_a_server() -> None:
    assert options_of(serve.parser()) - {"--help"} <= set(OPTION.findall(PAGE))


@pytest.mark.parametrize("line", re.findall(r"`(kanly (?:serve|backup|admin) [^`]*)`", PAGE))
def test_every_command_of_the_page_is_understood(line: str) -> None:
    _, command, *arguments = shlex.split(line)
    PARSERS[command]().parse_args(arguments)
