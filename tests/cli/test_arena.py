"""`kanly arena` and `kanly gauntlet`, as they are typed."""

from __future__ import annotations

import json
import os
import re
import signal
import time
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import arena_bots
import pytest
from cli.program import in_shell, started

from kanly.bots import registry
from kanly.cli import arena
from kanly.cli.main import main
from kanly.content.rules import DIFFICULTIES
from kanly.lab import gauntlet
from kanly.lab.gauntlet import FIELD

TWO = ("--bots", "random,random", "--seats", "2", "--deals", "2")


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def data(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(told(capsys, *arguments, "--json"))
    return found


def table(found: dict[str, Any]) -> dict[str, Any]:
    """All but what it cost."""
    return {name: value for name, value in found.items() if name not in ("cost", "seconds")}


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_the_table_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "arena", *TWO, "--ix")
    assert "4 games on 2 deals, 2 seats, Rise of Ix, 1v3, seed 1, kanly" in shown
    assert re.search(r"random \(1\) +4 +\d+\.\d +\d+\.\d-\d+\.\d +\d\.\d\d +[+-]\d", shown)
    assert "as good as the others wins 50.0." in shown
    assert re.search(r"random \(2\): \d+ µs an answer", shown)


def test_the_same_seed_gives_the_same_data(capsys: pytest.CaptureFixture[str]) -> None:
    first, again, other = (data(capsys, "arena", *TWO, "--seed", seed) for seed in ("5", "5", "6"))
    assert table(first) == table(again) != table(other)
    assert [bot["name"] for bot in first["bots"]] == ["random (1)", "random (2)"]
    assert set(first["cost"]) == {"random (1)", "random (2)"}


def test_a_forfeit_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    arena_bots.enter(monkeypatch)
    monkeypatch.setenv("COLUMNS", "200")
    shown = told(capsys, "arena", "--bots", "crasher,random", "--seats", "3", "--deals", "2")
    assert re.search(r"crasher forfeited game 0 \(seed \d+\): RuntimeError: the spice must flow", shown)
    assert "and 1 more games were forfeited" in shown


def test_alone_against_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--seats", "1", "--difficulty", "expert", "--deals", "2")
    shown = told(capsys, "arena", "--bots", "random", *options)
    assert "2 games on 2 deals, solo, expert, seed 1" in shown
    assert "Rivals, expert" in shown


def test_a_run_is_kept_and_goes_on(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    whole = data(capsys, "arena", *TWO, "--out", str(file))
    file.write_bytes(file.read_bytes()[:-30])
    assert table(data(capsys, "arena", "--resume", str(file))) == table(whole)
    assert table(data(capsys, "arena", "--resume", str(file), *TWO)) == table(whole)
    assert data(capsys, "arena", "--resume", str(file), "--deals", "3")["deals"] == 3
    assert "is there already; --resume" in refused(capsys, "arena", *TWO, "--out", str(file))
    assert "is about another arena" in refused(capsys, "arena", *TWO, "--ix", "--resume", str(file))
    both = refused(capsys, "arena", "--resume", str(file), "--out", str(file))
    assert "leave --out away" in both
    assert "cannot be read" in refused(capsys, "arena", "--resume", str(tmp_path / "none"))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ([], "which bots?"),
        (["--bots", "nobody,random"], "there is no bot 'nobody'"),
        (["--bots", "random:fast,random"], "names a bot wrongly"),
        (["--bots", "7,random"], "there is no level 7; the levels are 1 to 5"),
        (["--bots", "random:speed=9"], "cannot be made"),
        (["--bots", "random,random,random", "--field", "2v2"], "2v2 is for two bots, not for 3"),
        (["--bots", "random,random", "--seats", "1"], "a solo game needs a difficulty"),
        (["--bots", "random", "--aa", "3"], "the same bot twice"),
        (["--bots", "random", "--report", "nowhere/at/all.html"], "there is no folder"),
    ],
)
def test_what_cannot_be_is_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert complaint in refused(capsys, "arena", *arguments)


@pytest.mark.parametrize(
    "option", ["--deals 0", "--until 2", "--until x", "--field 4v0", "--jobs 0", "--seed -1"]
)
def test_bad_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit) as end:
        main(["arena", *TWO, *option.split()])
    assert end.value.code == 2
    assert capsys.readouterr().err.startswith("kanly arena: ")


@pytest.mark.parametrize("command", [["arena", *TWO], ["gauntlet", "random"]])
def test_without_openskill_it_is_said_how_to_get_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    monkeypatch.setattr("kanly.lab.arena.ratings.find_spec", lambda name: None)
    assert "pip install openskill" in refused(capsys, *command)


def test_a_bot_may_be_named_by_its_level() -> None:
    plan = arena.plan_asked(arena.parser().parse_args(["--bots", "2,mentat,5:effort=3"]))
    assert plan.bots == ("scout", "mentat", "navigator:effort=3")


def test_identical_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert re.search(
        r"\d of 2 intervals hold 50.0 %; each is of 2 deals", told(capsys, "arena", *TWO, "--aa", "2")
    )
    found = data(capsys, "arena", *TWO, "--aa", "2")
    assert (found["arenas"], found["share"]) == (2, 0.5)


def test_processes_are_ended_with_the_program(tmp_path: Path) -> None:
    """As a program of its own, with workers that are no longer needed once it is known well enough."""
    line = "kanly arena --bots random,random --seats 2 --deals 200 --until 0.45 --jobs 2 --json"
    done = in_shell(line, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["deals"] == 25


@pytest.mark.skipif(os.name == "nt", reason="such signals are not sent there")
@pytest.mark.parametrize(("end", "status"), [(signal.SIGINT, 130), (signal.SIGKILL, -signal.SIGKILL)])
def test_a_run_that_is_stopped_or_killed_loses_no_finished_game(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, end: signal.Signals, status: int
) -> None:
    """Its workers, who hold its output, go with it."""
    file, options = tmp_path / "arena.jsonl", ("--bots", "random,random", "--seats", "2")
    running = started(
        "arena", *options, "--deals", "1000", "--jobs", "2", "--out", str(file), folder=tmp_path
    )
    while running.poll() is None and not (file.exists() and len(file.read_bytes().splitlines()) > 6):
        time.sleep(0.05)
    running.send_signal(end)
    _, told_why = running.communicate(timeout=20)
    assert running.returncode == status
    assert told_why == "kanly arena: stopped\n" or end == signal.SIGKILL
    assert table(data(capsys, "arena", "--resume", str(file), "--deals", "2")) == table(
        data(capsys, "arena", *options, "--deals", "2")
    )


# --- the page


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("report") / "arena.html"
    with pytest.MonkeyPatch.context() as patch:
        arena_bots.enter(patch)
        options = ("--ix", "--deals", "2", "--report", str(file), "--json")
        assert main(["arena", "--bots", "crasher,random", *options]) == 0
    return file.read_text(encoding="utf-8")


def test_the_page_is_well_formed_and_whole(report: str) -> None:
    tree = ElementTree.fromstring(report)
    headings = [heading.text for heading in tree.iter("h2")]
    assert headings == [
        *("Result", "Forfeits", "Wins by bot", "Points by source", "Length"),
        *("Wins by Leader", "Wins by seat", "Cards bought"),
    ]
    assert len(list(tree.iter("svg"))) == 6
    assert all(len(plot) > 3 for plot in tree.iter("svg"))


def test_the_page_needs_nothing_else(report: str) -> None:
    assert "://" not in report
    tree = ElementTree.fromstring(report)
    assert {element.tag for element in tree.iter()}.isdisjoint({"script", "link", "img", "iframe", "object"})
    assert not re.search(r"url\(|@import|\b(?:src|href)=", report)


def test_the_page_is_for_phones_and_for_the_night(report: str) -> None:
    assert "width=device-width" in report
    assert "prefers-color-scheme: dark" in report
    assert "the spice must flow" in report


def test_nothing_is_drawn_outside(report: str) -> None:
    for plot in ElementTree.fromstring(report).iter("svg"):
        _, _, width, height = (float(number) for number in plot.attrib["viewBox"].split())
        for drawn in plot.iter("rect"):
            left, top = float(drawn.attrib["x"]), float(drawn.attrib["y"])
            assert 0 <= left <= left + float(drawn.attrib["width"]) <= width + 0.2
            assert 0 <= top <= top + float(drawn.attrib["height"]) <= height + 0.2


# --- the gauntlet


@pytest.fixture(autouse=True)
def small_field(monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole one takes hours."""
    monkeypatch.setattr(gauntlet, "FIELD", ("random",))


def test_everybody_of_the_field_is_there() -> None:
    assert len({str(registry.checked(name)) for name in FIELD}) == len(FIELD) > 8


def test_a_bot_plays_everybody(capsys: pytest.CaptureFixture[str]) -> None:
    shown = told(capsys, "gauntlet", "random", "--deals", "1", "--seed", "7")
    assert re.search(r"random: kanly [\d.]+, Rise of Ix, seed 7", shown)
    assert re.search(r"3 x random +4 ", shown)
    for name in DIFFICULTIES:
        assert re.search(rf"Rivals, {name} +4 +\d+\.\d +\d+\.\d-\d+\.\d +33\.3", shown)


def test_its_table_is_put_into_the_document(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """At the end, or in place of an earlier one; the rest of the page stays."""
    page = tmp_path / "docs" / "strength.md"
    page.parent.mkdir()
    page.write_text("# Strength\n")
    monkeypatch.setattr("kanly.cli.gauntlet.checkout", lambda: tmp_path)
    monkeypatch.setattr(gauntlet, "DIFFICULTIES", {"novice": None})
    told(capsys, "gauntlet", "random", "--deals", "1", "--write")
    first = page.read_text()
    page.write_text(f"{first}More words.\n")
    told(capsys, "gauntlet", "random", "--deals", "1", "--seed", "2", "--write")
    second = page.read_text()
    assert first.startswith("# Strength\n\n<!-- gauntlet random: begin -->\n\n### random: kanly")
    assert "| against | games | won |" in second
    assert second.count("### random") == 1
    assert "seed 1" in first
    assert "seed 2" in second
    assert second.endswith("<!-- gauntlet random: end -->\nMore words.\n")
    page.write_text(second.replace("<!-- gauntlet random: end -->", ""))
    assert "has lost the mark" in refused(capsys, "gauntlet", "random", "--deals", "1", "--write")


def test_a_gauntlet_tells_forfeits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arena_bots.enter(monkeypatch)
    monkeypatch.setattr(gauntlet, "DIFFICULTIES", {"novice": None})
    shown = told(capsys, "gauntlet", "cheat", "--deals", "1")
    assert "Forfeited games: 4 against 3 x random, 4 against Rivals, novice." in shown


def test_a_bot_that_is_not_there_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no bot 'nobody'" in refused(capsys, "gauntlet", "nobody")
