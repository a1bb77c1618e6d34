"""The strings of the interface: every language has the same messages with the same variables."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

import kanly.cli
import kanly.review
import kanly.server.notices
import kanly.telling
from kanly.text.interface import Interface, file_of, interface_of
from kanly.text.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES.values()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def messages(tag: str) -> dict[str, set[str]]:
    """The variables of each message."""
    told: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file_of(tag)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in told
            variables = Variables()
            variables.visit(entry)
            told[entry.id.name] = variables.found
    return told


@pytest.mark.parametrize("tag", TAGS)
def test_every_language_has_the_same_messages(tag: str) -> None:
    assert messages(tag) == messages("en")
    assert list(messages(tag)) == list(messages("en"))


@pytest.mark.parametrize("tag", TAGS)
def test_every_message_can_be_said(tag: str) -> None:
    for key, variables in messages(tag).items():
        text = interface_of(tag)(key, **dict.fromkeys(variables, 2))
        assert text
        assert "{" not in text


VALUES: dict[str, str | int] = {"text": "Arrakeen { $file } ", "none": 0, "one": 1, "minus": -3, "many": 1234}


@pytest.mark.parametrize("value", VALUES.values(), ids=VALUES.keys())
@pytest.mark.parametrize("tag", TAGS)
def test_what_is_filled_in_here_is_what_fluent_says(tag: str, value: str | int) -> None:
    say = Interface(tag)
    for key, variables in messages(tag).items():
        values = dict.fromkeys(variables, value)
        assert say(key, **values) == say.said_by_fluent(key, values), key


@pytest.mark.parametrize("tag", TAGS)
def test_nearly_all_messages_are_filled_in_without_fluent(tag: str) -> None:
    assert len(Interface(tag).lines) > 0.8 * len(messages(tag))


def test_a_variable_that_is_missing_is_no_text() -> None:
    with pytest.raises(LookupError, match="saved"):
        Interface("en")("saved")


def test_every_message_is_used() -> None:
    """Some are named by their beginning and a key."""
    packages = (kanly.cli, kanly.review, kanly.telling, kanly.server.notices)
    folders = [folder for package in packages for folder in package.__path__]
    source = "".join(file.read_text() for folder in folders for file in Path(folder).glob("*.py"))
    beginnings = tuple(re.findall(r'f"([a-z]+-)\{', source))
    unused = [key for key in messages("en") if f'"{key}"' not in source and f"'{key}'" not in source]
    assert [key for key in unused if not key.startswith(beginnings)] == []


@pytest.mark.parametrize("tag", TAGS)
def test_help_fits_into_the_narrowest_terminal(tag: str) -> None:
    for key in ("help", "help-rules", "help-ix", "help-rivals"):
        lines = interface_of(tag)(key).splitlines()
        assert [line for line in lines if cell_len(line) > 80] == []
