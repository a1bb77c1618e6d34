"""Damaged saves, many of them: refused with RecordError, or harmless; never anything else."""

import copy
import json
import random
import time
import tracemalloc
from typing import Any

import pytest
from random_play import played, positions
from record.fuzz_records import at, attempt, damage, mutated_lines, mutated_text, paths

import kanly
from kanly.content.catalog import CATALOG


def accepted(make: Any, damaged: Any) -> kanly.Game | None:
    """The game, if it is accepted; every error but RecordError fails the test."""
    try:
        game = make(damaged)
    except kanly.RecordError as error:
        told = error
    else:
        assert isinstance(game, kanly.Game)
        return game
    assert told.where
    assert told.reason
    assert len(str(told)) < 1000
    return None


@pytest.mark.parametrize("chunk", range(8))
def test_a_damaged_save_is_refused_or_a_game_that_can_be_played(chunk: int) -> None:
    """The short form of fuzz_records.py."""
    found = {attempt(number) for number in range(chunk * 50, chunk * 50 + 50)}
    assert {"record refused", "snapshot refused"} <= found <= RESULTS


RESULTS = {"record refused", "snapshot refused", "record accepted", "snapshot accepted"}


# --- records


@pytest.mark.parametrize("mutate", [mutated_text, mutated_lines])
def test_a_damaged_record_is_refused_or_leads_to_the_recorded_position(mutate: Any) -> None:
    """The digest at its end leaves nothing between the two."""
    luck = random.Random(1)
    game = played(3, 1, 80, leaders=["baron_vladimir_harkonnen", "helena_richese", "paul_atreides"])
    text, refused = game.record(), 0
    for _ in range(300):
        damaged = mutate(text, luck)
        found = accepted(kanly.replay, damaged)
        refused += found is None
        if found is not None and f"= {game.digest()}" in damaged:
            assert found.digest() == game.digest()
    assert refused > 150


RULES: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 4, "ix": True},
    {"seats": 2, "ix": True},
    {"seats": 1, "difficulty": "veteran", "churn": True},
    {"seats": 1, "difficulty": "expert_plus", "ix": True, "epic": True, "brutal": True},
]
NAMES = ["base", "ix", "two", "solo", "solo-epic"]
every_game = pytest.mark.parametrize("rules", RULES, ids=NAMES)


@every_game
@pytest.mark.parametrize("mutate", [mutated_text, mutated_lines])
def test_a_damaged_record_without_digest_is_refused_or_a_legal_game(
    mutate: Any, rules: dict[str, Any]
) -> None:
    luck = random.Random(2)
    text = "\n".join(played(**rules, seed=2, most=80).record().split("\n")[:-2])
    games = [accepted(kanly.replay, mutate(text, luck)) for _ in range(300)]
    assert games.count(None) > 60
    for game in games:
        if game is not None:
            kanly.restore(game.snapshot())


def test_a_damaged_start_position_is_refused() -> None:
    luck = random.Random(3)
    game = kanly.restore(played(3, 3, 60).snapshot())
    for _ in positions(game, luck, 10):
        continue
    text = game.record()
    for _ in range(200):
        accepted(kanly.replay, mutated_text(text, luck))


SOLO = '[rules "base+rivals/1"]\n[seats "1"]\n[leaders ""]\n[seed "1"]\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "header: .* is missing"),
        ("0 reveal", "header: .* is missing"),
        ("[rules base/1]", "line 1: a line of the header looks like"),
        ('[rules "chess/1"]\n[seats "4"]\n[leaders ""]\n[seed "1"]', "line 1: 'chess/1' is not played here"),
        ('[rules "base/1"]\n[seats "9"]\n[leaders ""]\n[seed "1"]', "line 3: the game is for 1 to 4 seats"),
        ('[rules "base/1"]\n[seats "x"]\n[leaders ""]\n[seed "1"]', "line 2: 'x' is no number of seats"),
        ('[rules "base/1"]\n[seats "4"]\n[leaders "paul"]\n[seed "1"]', "line 3: there is no Leader 'paul'"),
        ('[rules "base/1"]\n[seats "4"]\n[leaders ""]\n[seed "-1"]', "line 4: the seed is a whole number"),
        (f'[rules "base/1"]\n[seats "4"]\n[leaders ""]\n[seed "{2**256}"]', "line 4: the seed is a whole"),
        ('[rules "base/1"]\n[seats "4"]\n[seats "4"]', "line 3: seats is given twice"),
        (
            '[rules "base/1"]\n[seats "4"]\n[leaders ""]\n[seed "1"]\n[hat "1"]',
            r"line 5: \[hat\] has no meaning",
        ),
        ('0 reveal\n[rules "base/1"]', "line 2: the header comes first"),
        ('[rules "base/1"]\n[seats "2"]\n[leaders ""]\n[seed "1"]', "line 2: 'base/1' is not for 2 players"),
        ('[rules "base+rivals/1"]\n[seats "3"]\n[leaders ""]\n[seed "1"]', "line 2: .* is not for 3 players"),
        (f'{SOLO}[difficulty "mild"]', "line 3: a solo game needs a difficulty: novice, veteran"),
        (f"{SOLO}", "line 3: a solo game needs a difficulty"),
        (f'{SOLO}[difficulty "expert"]\n[churn "no"]', r"line 6: \[churn\] is 'yes' or left out"),
        (f'{SOLO}[difficulty "expert"]\n[rival_leaders "helena_richese"]', "cannot lead a Rival"),
        (
            '[rules "base+rivals/1"]\n[seats "2"]\n[leaders ""]\n[seed "1"]\n[difficulty "expert"]',
            r"line 5: \[difficulty\] has no meaning here",
        ),
    ],
)
def test_a_damaged_header_is_named(text: str, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.replay(text)


LONG = "x" * 5000


@pytest.mark.parametrize(
    "text",
    [
        f'[{LONG} "1"]\n[{LONG} "1"]',
        f'[censored "{LONG}"]',
        f'[rules "{LONG}"]\n[seats "4"]\n[leaders ""]\n[seed "1"]',
        f'[rules "base/1"]\n[seats "{LONG}"]\n[leaders ""]\n[seed "1"]',
        f'[rules "base/1"]\n[seats "4"]\n[leaders "{LONG}"]\n[seed "1"]',
        f'[rules "base/1"]\n[seats "4"]\n[leaders ""]\n[seed "1"]\n[{LONG} "1"]',
        f'{SOLO}[difficulty "expert"]\n[rival_leaders "{LONG}"]',
    ],
)
def test_a_long_value_of_the_header_is_not_repeated(text: str) -> None:
    with pytest.raises(kanly.RecordError) as told:
        kanly.replay(text)
    assert len(str(told.value)) < 500


BEGINNING = '[rules "base/1"]\n[seats "3"]\n[leaders ""]\n[seed "4"]\n'


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("reveal", "line 5: 'reveal' is no choice of a seat"),
        ("{seat} dance", "line 5: 'dance' does not begin with a verb"),
        ("{seat} end", "line 5: 'end' is not possible here"),
        ("{seat} send dagger moon", "line 5: in 'send dagger moon', there is no board space 'moon'"),
        ("{other} reveal", "line 5: seat . is asked here, not seat ."),
        ("~{seat} reveal", "line 5: 'reveal' is not possible here"),
        ("9 reveal", "line 5: seat . is asked here, not seat 9"),
        ("= " + "0" * 64, "line 5: the game does not lead to the position"),
        ("= " + "0" * 64 + "\n{seat} reveal", "line 5: the digest stands at the end"),
    ],
)
def test_a_damaged_line_is_named(line: str, complaint: str) -> None:
    seat = kanly.replay(BEGINNING).chooser or 0
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.replay(BEGINNING + line.format(seat=seat, other=(seat + 1) % 3))


def test_nothing_can_be_added_to_a_finished_game() -> None:
    lines = played(3, 6).record().split("\n")[:-2]
    with pytest.raises(kanly.RecordError, match=f"line {len(lines) + 1}: the game was over before"):
        kanly.replay("\n".join([*lines, "0 reveal"]))


@pytest.mark.parametrize("nonsense", [None, 5, b"[rules]", [], "[" * 100_000, "x" * 10_000_001])
def test_what_is_no_record_at_all_is_refused(nonsense: Any) -> None:
    assert accepted(kanly.replay, nonsense) is None


# --- snapshots


@every_game
def test_a_damaged_snapshot_is_refused_or_a_game_that_can_be_played(rules: dict[str, Any]) -> None:
    luck = random.Random(7)
    for seed in range(25):
        data = played(**rules, seed=seed, most=luck.randrange(80 * rules["seats"])).snapshot()
        del data["digest"]
        ways = paths(data)
        for _ in range(30):
            damaged = copy.deepcopy(data)
            damage(damaged, luck.choice(ways), copy.deepcopy(at(data, luck.choice(ways))), luck)
            game = accepted(kanly.restore, damaged)
            if game is not None:
                for _ in positions(game, luck, 10):
                    continue


@every_game
@pytest.mark.parametrize("name", ["stack", "bag", "lasting"])
def test_damaged_pending_effects_are_refused_or_harmless(name: str, rules: dict[str, Any]) -> None:
    luck = random.Random(8)
    for game in positions(kanly.new_game(**rules, seed=8), luck):
        data = game.snapshot()
        del data["digest"]
        steps = data["state"][name]
        steps.insert(
            luck.randrange(len(steps) + 1), [luck.choice(CATALOG.places), luck.randrange(4), None, 0]
        )
        step = luck.choice(steps)
        step[0] = luck.choice(CATALOG.places)
        step[2] = luck.choice([step[2], step[0].split("/")[0], None])
        accepted(kanly.restore, data)


def test_damaged_json_is_refused() -> None:
    luck = random.Random(9)
    text = json.dumps(played(4, 9, 120).snapshot())
    for _ in range(200):
        damaged = mutated_text(text, luck)
        assert accepted(kanly.restore, damaged) is None or json.loads(damaged) == json.loads(text)


@pytest.mark.parametrize(
    "nonsense",
    [
        None,
        5,
        "",
        "null",
        "[]",
        "{}",
        b"\xff\xfe",
        "[" * 100_000,
        "9" * 5000,
        '{"kanly": 1}',
        "x" * 1_000_001,
    ],
)
def test_what_is_no_snapshot_at_all_is_refused(nonsense: Any) -> None:
    assert accepted(kanly.restore, nonsense) is None


# --- sizes


@pytest.mark.parametrize("line", ["\n", "; \n", "[\n", "0 end\n", "\r\n"])
def test_more_lines_than_any_game_has_are_refused_at_once(line: str) -> None:
    text = line * (10_000_000 // len(line))
    tracemalloc.start()
    start = time.process_time()
    with pytest.raises(kanly.RecordError, match="lines"):
        kanly.replay(text)
    seconds, (_, peak) = time.process_time() - start, tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert seconds < 1
    assert peak < 1_000_000  # bytes
