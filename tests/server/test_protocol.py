"""The messages of the socket are as their documents say, and the documents as the program."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from server.protocol_reader import SCHEMA, Reader

from kanly.cli import schema as command
from kanly.server import house, transports
from kanly.server.config import Config
from kanly.server.live import absence, connection, listener
from kanly.server.people import names
from kanly.server.protocol import asked, made
from kanly.server.protocol.shapes import definitions
from kanly.server.safety import Bounds
from kanly.server.serving import settings
from kanly.table import readers
from kanly.table.entries import Wishes
from kanly.table.settings import LONGEST_CLOCK
from kanly.text import server_sentences
from kanly.view.schema.shapes import Shape
from kanly.view.schema.shapes import definitions as definitions_of_views

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / made.PAGE).read_text(encoding="utf-8")


# --- what is made of the types


@pytest.mark.parametrize("where", made.MADE)
def test_what_is_published_is_made_of_the_types(where: str) -> None:
    """`python3 dev.py accept protocol` makes it anew."""
    assert (ROOT / where).read_text(encoding="utf-8") == made.MADE[where]()


def test_the_reference_of_the_guide_is_made_of_the_types() -> None:
    assert made.with_reference(GUIDE) == GUIDE


def test_a_guide_that_has_lost_its_marks_is_left_alone() -> None:
    with pytest.raises(ValueError, match="lost the marks"):
        made.with_reference("# The protocol\n")


@pytest.mark.parametrize("option", ["", "--typescript", "--page"])
def test_the_command_prints_it(option: str, capsys: pytest.CaptureFixture[str]) -> None:
    expected = {"": made.json_schema, "--typescript": made.typescript, "--page": made.reference}[option]
    assert command.main(["--protocol", *option.split()]) == 0
    assert capsys.readouterr().out == expected()


def test_everything_is_told_in_a_sentence() -> None:
    for one in definitions().values():
        fields = one.fields if isinstance(one, Shape) else ()
        for sentence in (one.meaning, *(field.meaning for field in fields)):
            assert sentence[0].isupper(), (one.name, sentence)
            assert sentence.endswith("."), (one.name, sentence)


def test_no_name_means_two_things() -> None:
    assert set(definitions()) & set(definitions_of_views()) == set()


# --- what a client may say

EXAMPLES: dict[str, dict[str, Any]] = {
    "choose": {"number": 3, "answer": 1},
    "undo": {"number": 3},
    "why": {"choice": "reveal"},
    "hint": {"number": 3},
    "propose": {"matter": "kick"},
    "vote": {"agrees": True},
    "resume": {},
    "resign": {},
    "return": {},
    "wish": {"wishes": {}},
    "lead": {"leader": "paul_atreides"},
    "speak": {"language": "ja"},
}  # with nothing that can be left out


def is_read(message: dict[str, Any]) -> bool:
    try:
        asked.read(msgspec.json.encode(message))
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("do", EXAMPLES)
def test_a_message_needs_what_the_reference_says_and_nothing_more(do: str) -> None:
    message = {"do": do, **EXAMPLES[do]}
    needed = next(one["required"] for one in SCHEMA["$defs"].values() if has_tag(one, do))
    assert set(message) == set(needed)
    assert is_read(message)
    assert not Reader().faults(message, "Asked")
    assert not any(is_read({name: message[name] for name in message if name != left}) for left in needed)


def has_tag(one: dict[str, Any], do: str) -> bool:
    return bool(
        one.get("properties", {}).get("do") == {"description": "Tells it from the others.", "const": do}
    )


def test_every_message_has_an_example() -> None:
    tags = [
        one["properties"]["do"]["const"]
        for one in SCHEMA["$defs"].values()
        if "do" in one.get("properties", {})
    ]
    assert tags == list(EXAMPLES)


WRONG: dict[str, dict[str, Any]] = {
    "an unknown field": {"do": "vote", "agrees": True, "loudly": True},
    "a text for a number": {"do": "undo", "number": "3"},
    "a number for yes": {"do": "vote", "agrees": 1},
    "a number below nought": {"do": "undo", "number": -1},
    "a seat too far": {"do": "resume", "seat": 4},
    "a long text": {"do": "why", "choice": "x" * 201},
    "an unknown matter": {"do": "propose", "matter": "riot"},
    "an unknown wish": {"do": "wish", "wishes": {"peace": True}},
    "an unknown message": {"do": "dance"},
    "no message": {},
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_message_is_not_read(what: str) -> None:
    assert not is_read(WRONG[what])


def test_a_wish_that_is_left_out_is_as_it_was_at_the_beginning() -> None:
    wish = asked.read('{"do": "wish", "wishes": {"combat": false}}')
    assert isinstance(wish, asked.Wish)
    assert wish.wishes == Wishes(combat=False)
    assert msgspec.to_builtins(wish.wishes) == dataclasses.asdict(Wishes(combat=False))


# --- the guide

ROW = re.compile(r"^\| `([a-z_]+)` \|[^|]*\| ([^|]*) \| ([^|]+) \|$", re.MULTILINE)
REFUSALS = GUIDE.partition("## Refusals")[2].partition("\n## ")[0]
ENGLISH = server_sentences.sentences("en")
CALLS = {"Refused": 0, "refuse": 1}  # where in a call code and sentence stand
TABLE = ROOT / "src" / "kanly" / "table"


def sources() -> list[Path]:
    server = ROOT / "src" / "kanly" / "server"
    return sorted([*server.glob("**/*.py"), *TABLE.glob("*.py")])


def text_of(node: ast.expr) -> str:
    """With … for whatever is filled in; empty: it comes from elsewhere."""
    if isinstance(node, ast.JoinedStr):
        return "".join(text_of(part) or "…" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def refusals(files: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Codes and sentences, as the program has them."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (found := refusal_in(node)):
                yield found


def refusal_in(call: ast.Call) -> tuple[str, str] | None:
    place = CALLS.get(getattr(call.func, "id", getattr(call.func, "attr", "")))
    if place is None or len(call.args) < place + 2:
        return None
    code, sentence = map(text_of, call.args[place : place + 2])
    return (code, sentence) if code else None


def found(code: str, sentence: str) -> server_sentences.Found | None:
    return server_sentences.found_as(code, server_sentences.sentence(sentence))


def test_every_refusal_is_among_the_sentences_of_every_language() -> None:
    """What is not there would be told in English; some of it is said elsewhere."""
    said = [(code, text) for code, text in refusals(sources()) if text]
    assert [each for each in said if found(*each) is None] == []


def test_the_server_names_each_reason_as_it_tells_it() -> None:
    """A table may name several reasons by one code: they are told apart by what it says."""
    told = [(code, found(code, text)) for code, text in refusals(set(sources()) - {*TABLE.glob("*.py")})]
    wider = {code for code, one in told if one is not None and one.code != code}
    assert wider <= {"seat"}


def test_the_guide_has_every_refusal_with_its_sentences_and_what_to_do() -> None:
    said = {
        code: [re.sub(r"\{[a-z]+\}", "…", text).rstrip(".") for text in texts]
        for code, texts in ENGLISH.items()
    }
    assert {row[1]: row[2].split("; ") for row in ROW.finditer(REFUSALS)} == {
        code: "; ".join(texts).split("; ") for code, texts in said.items()
    }


def test_the_guide_has_no_refusal_that_there_is_not() -> None:
    by_status = {"method", "refused"}  # of the framework
    told = {one.code for code, text in refusals(sources()) if (one := found(code, text)) is not None}
    assert set(ENGLISH) - by_status == told | {code for code, text in refusals(sources()) if not text}


def limit(what: str) -> str:
    return next(line for line in GUIDE.splitlines() if line.startswith(f"| {what} |"))


def test_the_guide_tells_the_limits_that_there_are() -> None:
    usual, bounds = Config(), Bounds()
    for what, rate in {
        "messages of one person over all sockets": house.MESSAGES,
        "requests of one client": house.REQUESTS,
    }.items():
        assert f"{rate.burst} at once, {rate.per_second} a second" in limit(what)
    opened = f"{house.OPENINGS.burst} at once, one every {1 / house.OPENINGS.per_second:.0f} seconds"
    assert opened in limit("tables opened by one client")
    largest = f"| {asked.LARGEST:,} bytes; one of more than {settings(usual).ws_max_size:,} ends"
    assert largest in limit("a message")
    body = f"{bounds.body:,} bytes, {bounds.levels} levels deep, within {bounds.seconds:.0f} seconds"
    assert body in limit("the body of a request")


@pytest.mark.parametrize(
    ("what", "told"),
    [
        ("games that one person plays at once", f"| {Config().games_each} |"),
        ("connections of one client", f"| {Config().connections_each} |"),
        ("a message in pieces", f"| {transports.MOST_PIECES} pieces |"),
        ("the head of a request", f"within {transports.LATEST:.0f} seconds"),
        (
            "messages of one connection that make no sense, or come too often",
            f"{connection.MOST_FAULTS}, then",
        ),
        ("replies that wait because nobody reads them", f"{listener.MOST_REPLIES}, then"),
        ("time for a message to be taken by a slow reader", f"{connection.SLOWEST:.0f} seconds"),
        ("updates whose events are kept for whoever comes back", f"| {readers.KEPT} |"),
        ("a text in a message", f"a name {names.LONGEST} |"),
        ("a clock", f"{LONGEST_CLOCK // 86_400} days"),
    ],
)
def test_the_guide_tells_a_limit_as_it_is(what: str, told: str) -> None:
    assert told in limit(what)


def test_the_guide_says_how_long_somebody_is_waited_for() -> None:
    assert absence.LONG == 60
    assert "who has not been connected for a minute" in GUIDE
