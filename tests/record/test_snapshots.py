"""A position as JSON: at every decision, complete, and refused when it cannot be true."""

import ast
import json
import random
from pathlib import Path

import pytest
from random_play import played, positions

import kanly
from kanly.record.digest import digest
from kanly.record.layout import PLAYER_FIELDS, STATE_FIELDS

ENGINE = Path(__file__).parent.parent.parent / "src" / "kanly" / "engine"
WORKED_OUT = {"catalog", "choices", "chooser", "over"}  # anew, whenever a position is restored
MODES = {"free_order", "keep_trail", "trail"}  # how the machine is used, not where the game stands
BY_PLACE = {"seat"}  # told by the place in the list of players


def attributes(file: str) -> set[str]:
    """Everything that objects of the one class in a file hold."""
    found = set()
    for node in ast.walk(ast.parse((ENGINE / file).read_text())):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            for target in [node.target] if isinstance(node, ast.AnnAssign) else node.targets:
                if isinstance(target, ast.Name) and isinstance(node, ast.AnnAssign):
                    found.add(target.id)
                if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == "self":
                    found.add(target.attr)
    return found


def test_no_field_of_the_state_is_forgotten() -> None:
    assert {*STATE_FIELDS, "players"} == attributes("state.py") - WORKED_OUT - MODES


def test_no_field_of_a_player_is_forgotten() -> None:
    assert set(PLAYER_FIELDS) == attributes("player.py") - BY_PLACE


@pytest.mark.parametrize(("seats", "seed"), [(3, 0), (3, 6), (4, 1), (4, 11)])
def test_a_snapshot_at_every_decision_restores_the_same_game(seats: int, seed: int) -> None:
    for game in positions(kanly.new_game(seats, seed=seed), random.Random(seed)):
        again = kanly.restore(json.loads(json.dumps(game.snapshot())))
        assert again.snapshot() == game.snapshot()
        assert (again.chooser, again.choices) == (game.chooser, game.choices)
        assert (again.over, again.winners) == (game.over, game.winners)


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 3)])
def test_a_restored_game_goes_on_identically(seats: int, seed: int) -> None:
    for number, game in enumerate(positions(kanly.new_game(seats, seed=seed), random.Random(seed))):
        if number % 25 == 0:
            again, original = kanly.restore(json.dumps(game.snapshot())), game.clone()
            for one in (again, original):
                for _ in positions(one, random.Random(number)):
                    continue
            assert again.digest() == original.digest()


@pytest.mark.parametrize("seats", [3, 4])
def test_every_position_that_arises_in_play_is_accepted(seats: int) -> None:
    """Every Leader, hence every kind of question, comes up in these games."""
    for seed in range(100, 112):
        luck = random.Random(seed)
        for game in positions(kanly.new_game(seats, seed=seed), luck):
            if luck.random() < 0.15:
                kanly.restore(game.snapshot())


def test_a_pending_effect_is_written_as_its_printed_place() -> None:
    game = kanly.new_game(4, seed=1, leaders=["baron_vladimir_harkonnen", *LEADERS_WITHOUT_BARON])
    assert game.snapshot()["state"]["stack"] == [
        ["round", None, None, 0],
        ["choose_secrets", 0, "baron_vladimir_harkonnen", 0],
    ]


LEADERS_WITHOUT_BARON = ["helena_richese", "duke_leto_atreides", "paul_atreides"]


def test_a_snapshot_is_small() -> None:
    assert len(json.dumps(played(4, 9, 200).snapshot())) < 12_000


def test_a_position_edited_by_hand_needs_no_digest() -> None:
    data = played(3, 5, 60).snapshot()
    del data["digest"]
    data["state"]["players"][1]["stock"]["spice"] = 9
    assert kanly.restore(data).state.players[1].stock[1] == 9


def test_a_snapshot_is_a_copy() -> None:
    game = played(3, 5, 60)
    before = digest(game.state)
    game.snapshot()["state"]["players"][0]["hand"].clear()
    assert digest(game.state) == before


# --- what cannot be true


def spoilt(change: str) -> dict[str, object]:
    """A snapshot without digest, changed by one statement about its state `s`."""
    data = played(4, 12, 100).snapshot()
    del data["digest"]
    exec(change, {"s": data["state"], "p": data["state"]["players"][0], "data": data})
    return data


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("p['deck'].append('dagger'); p['deck_marks'].append(0)", "dagger"),
        ("p['discard'].append(s['row'].pop())", "row: it has 5 places"),
        ("s['imperium_deck'].pop()", "instead of"),
        ("s['intrigue_deck'].pop(); s['intrigue_deck_marks'].pop()", "instead of"),
        ("s['reserve']['foldspace'] = 99", "foldspace is there"),
        ("s['conflict_deck'].reverse()", "conflict_deck: the levels are wrong"),
        ("s['round'] += 1", "round"),
        ("p['garrison'] += 1", "12 troops"),
        ("p['agents'] += 1", "Agents"),
        ("p['influence']['fremen'] = 7", r"players\[0\].influence.fremen: the number must lie"),
        ("p['influence'] = {f: 6 for f in ('emperor', 'fremen')}", "alliances"),
        ("p['hand_marks'].append(0)", r"players\[0\].hand_marks: there must be one for each"),
        ("p['deck_marks'][0] = 1 << 55", "has not happened"),
        ("p['leader'] = s['players'][1]['leader']", "two seats have the same Leader"),
        ("p['leader'] = 'nobody'", r"players\[0\].leader: there is no Leader 'nobody'"),
        ("p['deck'][0] = 3", r"players\[0\].deck\[0\]: there is no card"),
        ("p['agents'] = True", r"players\[0\].agents: a whole number"),
        ("p['agents'] = 10 ** 400", r"players\[0\].agents: the number must lie"),
        ("del p['supply']", r"players\[0\].supply: it is missing"),
        ("p['cheats'] = 1", r"players\[0\].cheats: there is no such field"),
        ("s['players'].pop()", "belongs to seat 3|instead of"),
        ("s['players'] += s['players']", "seats"),
        ("s['stack'].pop()", "frames|pending"),
        ("s['stack'].reverse()", "stack: these steps cannot be pending together"),
        ("s['stack'] *= 30", "stack"),
        ("s['stack'][0][0] = 'dagger/agent/9'", r"stack\[0\]: nothing is printed at"),
        ("s['stack'][0].append(0)", r"stack\[0\]: a pending effect has four parts"),
        ("s['frames'] = [5]", "bag|frames"),
        ("s['window'] = 'combat'", "window"),
        ("s['active'] = None", "active"),
        ("s['lasting'].append(['turn', 0, None, 0])", r"lasting\[0\]: this is nothing that lasts"),
        ("s['board'].pop()", "board"),
        ("s['control']['high_council'] = 1", "high_council cannot be controlled"),
        ("s['bonus_spice']['arrakeen'] = 1", "arrakeen is no Maker space"),
        ("s['occupants']['arrakeen'] = [0] * 40", "too many Agents"),
        ("s['passed'] = [1, 1]", "twice"),
        ("s['seed'] = '7'", "seed: a seed is"),
        ("s['mentat'] = 4", "mentat: the number must lie between 0 and 3"),
        ("p['secrets'] = ['emperor', 'fremen']", "secrets"),
        ("data['kanly'] = 2", "kanly: this is not a snapshot of version 1"),
        ("data['rules'] = 'chess'", "rules: 'chess' is not played here"),
        ("data['state'] = []", "state: an object is needed"),
    ],
)
def test_an_impossible_position_is_refused(change: str, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore(spoilt(change))


def test_any_change_is_noticed_by_the_digest() -> None:
    data = played(3, 5, 60).snapshot()
    data["state"]["players"][1]["stock"]["spice"] = 9
    with pytest.raises(kanly.RecordError, match="digest: it does not fit the state"):
        kanly.restore(data)
