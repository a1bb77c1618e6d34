"""`kanly simulate`: counts, checks and what it says when a game goes wrong."""

import json
import os
import re
import subprocess
import sys
from typing import Any

import pytest

from kanly.cli.main import main
from kanly.content.catalog import CATALOG
from kanly.engine.state import State
from kanly.lab import random_games
from kanly.lab.summary import wilson

PURE = {"KANLY_PURE": "1", "KANLY_REQUIRE_COMPILED": "", "PYTHONPATH": os.pathsep.join(sys.path)}


def simulate(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", *arguments, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def test_the_summary_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate(capsys, "6", "--seed", "3", "--check")
    assert told["games"] == 6
    assert (told["errors"], told["stuck"], told["faults"]) == (0, 0, 0)
    assert sum(told["wins_by_seat"]) == pytest.approx(6, abs=0.01)
    assert sum(told["wins_by_leader"].values()) == pytest.approx(6, abs=0.01)
    assert sum(told["games_by_leader"].values()) == 6 * 4
    assert 1 <= told["rounds"] <= 10
    assert told["victory_points"] < told["winners_victory_points"]
    per_turn = told["order_questions_per_turn"], told["real_decisions_per_turn"], told["decisions_per_turn"]
    assert per_turn == tuple(sorted(per_turn))


def test_the_digest_does_not_depend_on_checks_or_processes(capsys: pytest.CaptureFixture[str]) -> None:
    plain = simulate(capsys, "4")
    assert simulate(capsys, "4", "--check")["digest"] == plain["digest"]
    assert simulate(capsys, "4", "--jobs", "2")["digest"] == plain["digest"]
    assert simulate(capsys, "4", "--seed", "2")["digest"] != plain["digest"]


def test_the_digest_is_the_same_on_both_builds(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "kanly.cli.main", "simulate", "3", "--seats", "3", "--json"]
    pure = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **PURE})
    assert json.loads(pure.stdout)["digest"] == simulate(capsys, "3", "--seats", "3")["digest"]


def test_rise_of_ix_and_epic_mode_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    told = [simulate(capsys, "3", *options) for options in ([], ["--ix"], ["--epic"], ["--ix", "--epic"])]
    assert len({one["digest"] for one in told}) == 3
    assert told[2]["digest"] == told[3]["digest"]
    assert [len(one["wins_by_leader"]) for one in told] == [8, 14, 14, 14]


@pytest.mark.parametrize("option", ["--ix", "--epic"])
def test_all_components_are_counted(capsys: pytest.CaptureFixture[str], option: str) -> None:
    assert simulate(capsys, "3", option, "--check")["faults"] == 0


def test_coverage_counts_everything_that_is_played_with(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate(capsys, "8", "--ix", "--coverage")
    counts = told["coverage"]
    assert told["digest"] == simulate(capsys, "8", "--ix")["digest"]
    kinds = {kind: len(rows) for kind, rows in counts.items()}
    assert kinds == {
        "starter": 7, "reserve": 3, "imperium": 72, "intrigue": 51, "leader": 14, "conflict": 22,
        "space": 22, "tile": 18,
    }  # fmt: skip
    assert sum(row["fought"] for row in counts["conflict"].values()) >= 8 * 7
    assert counts["space"]["arrakeen"]["visited"] > 10
    assert counts["starter"]["dagger"]["sent"] > 10
    assert counts["starter"]["dagger"]["revealed"] > 10
    assert set(counts["starter"]["convincing_argument"]) == {"revealed"}
    assert set(counts["imperium"]["choam_delegate"]) == {"revealed", "sent", "acquired", "unloaded"}
    assert set(counts["intrigue"]["finesse"]) == {"mode 1", "mode 2"}
    assert sum(row["acquired"] for row in counts["tile"].values()) > 0


def test_the_summary_of_solo_games_tells_how_the_human_did(capsys: pytest.CaptureFixture[str]) -> None:
    told = simulate(capsys, "12", "--seats", "1", "--difficulty", "novice", "--check")
    assert (told["errors"], told["stuck"], told["faults"]) == (0, 0, 0)
    least, most = told["human_wins_95"]
    assert 0 <= least <= told["human_wins"] <= most < 1
    assert told["human_wins"] == pytest.approx(told["wins_by_seat"][0] / 12, abs=0.001)
    total = (told["human_victory_points"] + 2 * told["rival_victory_points"]) / 3
    assert total == pytest.approx(told["victory_points"], abs=0.01)
    assert "human_wins" not in simulate(capsys, "2", "--seats", "2")
    assert main(["simulate", "2", "--seats", "1", "--difficulty", "expert"]) == 0
    assert re.search(r"95 % interval +0.0% to 65.8%", capsys.readouterr().out)


@pytest.mark.parametrize(
    ("wins", "games", "least", "most"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, least: float, most: float) -> None:
    """The last is the example of Newcombe (1998), method 3."""
    assert wilson(wins, games) == pytest.approx((least, most), abs=0.0001)


@pytest.mark.parametrize("options", ["--seats 2 --epic", "--seats 1 --difficulty expert_plus --ix --churn"])
def test_games_with_rivals_can_be_asked_for(capsys: pytest.CaptureFixture[str], options: str) -> None:
    told = simulate(capsys, "3", *options.split(), "--check")
    assert (told["errors"], told["stuck"], told["faults"]) == (0, 0, 0)
    assert told["digest"] == simulate(capsys, "3", *options.split(), "--jobs", "2")["digest"]
    assert "nobody" not in told["games_by_leader"]


def test_coverage_leaves_out_conflicts_that_epic_mode_leaves_out(capsys: pytest.CaptureFixture[str]) -> None:
    counts = simulate(capsys, "1", "--epic", "--coverage")["coverage"]
    conflicts = {card.key: card.tier for card in CATALOG.conflicts if card.number}
    assert set(counts["conflict"]) == {key for key, tier in conflicts.items() if tier > 1}
    assert len(counts["conflict"]) == 16


@pytest.mark.parametrize(
    ("options", "cards"),
    [
        ("--seats 1 --difficulty veteran", 13),
        ("--seats 2", 14),
        ("--seats 1 --difficulty veteran --ix", 16),
        ("--seats 2 --ix", 16),
    ],
)
def test_coverage_counts_the_cards_of_house_hagal(
    capsys: pytest.CaptureFixture[str], options: str, cards: int
) -> None:
    told = simulate(capsys, "6", *options.split(), "--coverage")
    counts = told["coverage"]["hagal"]
    assert len(counts) == cards
    assert told["digest"] == simulate(capsys, "6", *options.split())["digest"]
    for key, row in counts.items():
        led = sum(times for feat, times in row.items() if feat != "turned up")
        assert row["turned up"] == led or key == "hagal_reshuffle"
        assert row["turned up"] > 0
    assert counts["hagal_carthag"]["sent"] > 0


def test_coverage_adds_up_with_what_was_chosen(capsys: pytest.CaptureFixture[str]) -> None:
    """Every Agent sent is a card sent and a space visited, in the base game too."""
    counts = simulate(capsys, "5", "--coverage")["coverage"]
    sent = sum(
        row.get("sent", 0) for kind in ("starter", "reserve", "imperium") for row in counts[kind].values()
    )
    assert sent == sum(row["visited"] for row in counts["space"].values())
    assert "tile" not in counts
    assert "smuggling" not in counts["space"]
    assert "appropriate" not in counts["imperium"]


def test_coverage_marks_what_never_happened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    assert main(["simulate", "1", "--ix", "--coverage"]) == 0
    told = capsys.readouterr().out
    assert re.search(r"Kwisatz Haderach +0 +0 +0 +never revealed, sent and acquired", told)
    assert "skirmish_vp_water" in told


def test_the_table_is_readable(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "2"]) == 0
    told = capsys.readouterr()
    assert "decisions per turn" in told.out
    assert "Leader" in told.out
    assert told.err == ""


@pytest.mark.parametrize(
    ("tag", "games", "leader", "never", "sent_to"),
    [
        ("ja", "ゲーム数 +3 ", "ヘレナ・リチェス", "一度もなし：", "へ派遣 "),
        ("zh-Hant", "遊戲局數 +3 ", "海倫娜·里奇斯", "從未：", "派遣到"),
    ],
)
def test_the_tables_speak_the_language_asked_for(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tag: str,
    games: str,
    leader: str,
    never: str,
    sent_to: str,
) -> None:
    """All but the digest, and keys that tell things of one name apart."""
    monkeypatch.setenv("COLUMNS", "300")
    options = ["--seats", "1", "--difficulty", "novice", "--ix", "--coverage", "--lang", tag]
    assert main(["simulate", "3", *options]) == 0
    told = capsys.readouterr().out
    assert re.search(games, told)
    for text in (leader, never, sent_to):
        assert text in told
    rest = re.sub(r"[0-9a-f]{64}|[a-z]+(_[a-z0-9]+)+", "", told)
    assert set(re.findall("[A-Za-z]+", rest)) == set()


def test_data_is_the_same_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = [simulate(capsys, "2", "--lang", tag) for tag in ("en", "ja")]
    assert told[0] | {"seconds": 0} == told[1] | {"seconds": 0}


def test_a_game_without_end_is_stuck(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "7", "--limit", "10", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["stuck"] == 7
    assert "kanly simulate 1 --seats 4 --seed 1\n" in told.err
    assert "and 2 more games" in told.err


def test_an_error_is_told_with_its_seed(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(g: State, *others: object) -> None:
        raise RuntimeError("the spice ran out")

    monkeypatch.setattr(random_games, "play", fail)
    assert main(["simulate", "1", "--seed", "12", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["errors"] == 1
    assert "seed 12" in told.err
    assert "RuntimeError: the spice ran out" in told.err
    assert "--seed 12" in told.err


def test_a_fault_is_told_with_its_decision(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kanly.lab.random_games.position.sentences", lambda g: ["a troop too many"])
    assert main(["simulate", "1", "--check", "--json"]) == 1
    told = capsys.readouterr()
    assert json.loads(told.out)["faults"] == 1
    assert "after 1 decisions: a troop too many" in told.err
    assert "--check" in told.err


def test_the_command_that_shows_it_again_plays_the_same_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "1", "--epic", "--limit", "10", "--json"]) == 1
    assert "kanly simulate 1 --seats 4 --seed 1 --epic\n" in capsys.readouterr().err
    options = "--difficulty expert --rival-leaders earl_memnon_thorvald,duke_leto_atreides --ix --churn"
    assert main(["simulate", "1", "--seats", "1", *options.split(), "--limit", "10", "--json"]) == 1
    assert f"kanly simulate 1 --seats 1 --seed 1 {options}\n" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [[], ["0"], ["-3"], ["many"], ["2", "--seats", "5"], ["2", "--seed", "x"], ["2", "--jobs", "0"]],
)
def test_bad_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["simulate", *arguments])
    assert end.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("kanly simulate: ")
