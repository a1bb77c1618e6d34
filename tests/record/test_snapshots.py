"""A position as JSON: at every decision, complete, and refused when it cannot be true."""

import ast
import json
import random
from pathlib import Path
from typing import Any

import pytest
from make_clone import sections_of
from random_play import played, positions

import kanly
from kanly.content.rules import Rules
from kanly.record import layout
from kanly.record.digest import digest
from kanly.record.layout import FIELDS_OF_RULES, player_fields, state_fields

ENGINE = Path(__file__).parent.parent.parent / "src" / "kanly" / "engine"
WORKED_OUT = {"catalog", "rules", "choices", "chooser", "over"}  # anew, whenever a position is restored
WATCHED = {"watched", "cause", "cause_seat", "events"}
MODES = {"free_order", "keep_trail", "trail", "reasons", *WATCHED}  # how the machine is used
BY_PLACE = {"seat"}  # told by the place in the list of players
Edition = dict[str, Any]
BASE: Edition = {}
IX: Edition = {"ix": True}
EPIC: Edition = {"ix": True, "epic": True}
NOVICE: Edition = {"difficulty": "novice"}
VETERAN: Edition = {"difficulty": "veteran", "ix": True, "churn": True}
EXPERT: Edition = {"difficulty": "expert", "brutal": True}
EXPERT_PLUS: Edition = {"difficulty": "expert_plus", "ix": True, "epic": True, "brutal": True}


def attributes(file: str) -> set[str]:
    """Everything that objects of the one class in a file hold."""
    found = set()
    for node in ast.walk(ast.parse((ENGINE / file).read_text())):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            for target in [node.target] if isinstance(node, ast.AnnAssign) else node.targets:
                if isinstance(target, ast.Attribute) and getattr(target.value, "id", "") == "self":
                    found.add(target.attr)
    return found


def test_no_field_of_the_state_is_forgotten() -> None:
    held = attributes("state.py") - WORKED_OUT - MODES
    assert {*state_fields(Rules(2, ix=True)), "players"} - {*FIELDS_OF_RULES} == held


def test_no_field_of_a_player_is_forgotten() -> None:
    assert set(player_fields(Rules(2, ix=True))) == attributes("player.py") - BY_PLACE


def test_a_snapshot_holds_of_each_part_of_the_game_what_a_clone_copies() -> None:
    """Whatever is only for Rise of Ix, or only for Rivals, is so in both."""
    state, player = [sections_of((ENGINE / file).read_text()) for file in ("state.py", "player.py")]
    assert set(layout.IX_STATE_FIELDS) == set(state["ix"])
    assert set(layout.IX_PLAYER_FIELDS) == set(player["ix"])
    assert {*layout.RIVAL_STATE_FIELDS} - {*FIELDS_OF_RULES} == set(state["rivals"]) - MODES
    of_all = {"seed", *state["game"], *state["turn"]} - WORKED_OUT - MODES
    assert {*layout.STATE_FIELDS} - {*FIELDS_OF_RULES} == of_all
    assert set(layout.PLAYER_FIELDS) == {"leader", *player["seat"]} - set(layout.RIVAL_PLAYER_FIELDS) | {
        "leader"
    }


GAMES = [(3, 0, BASE), (3, 6, BASE), (4, 1, BASE), (4, 11, BASE), (3, 1, IX), (4, 7, IX), (3, 4, EPIC)]
GAMES += [(2, 1, BASE), (2, 2, IX), (2, 3, EPIC)]
GAMES += [(1, 1, NOVICE), (1, 2, VETERAN), (1, 3, EXPERT), (1, 4, EXPERT_PLUS)]


@pytest.mark.parametrize(("seats", "seed", "edition"), GAMES)
def test_a_snapshot_at_every_decision_restores_the_same_game(seats: int, seed: int, edition: Edition) -> None:
    for game in positions(kanly.new_game(seats, seed=seed, **edition), random.Random(seed)):
        again = kanly.restore(json.loads(json.dumps(game.snapshot())))
        assert again.snapshot() == game.snapshot()
        assert (again.chooser, again.choices) == (game.chooser, game.choices)
        assert (again.over, again.winners) == (game.over, game.winners)


@pytest.mark.parametrize(("seats", "seed", "edition"), GAMES[::2])
def test_a_restored_game_goes_on_identically(seats: int, seed: int, edition: Edition) -> None:
    new = kanly.new_game(seats, seed=seed, **edition)
    for number, game in enumerate(positions(new, random.Random(seed))):
        if number % 25 == 0:
            again, original = kanly.restore(json.dumps(game.snapshot())), game.clone()
            for one in (again, original):
                for _ in positions(one, random.Random(number)):
                    continue
            assert again.digest() == original.digest()


MODES_OF_PLAY = [(seats, edition) for seats in (2, 3, 4) for edition in (BASE, IX, EPIC)]
MODES_OF_PLAY += [(1, edition) for edition in (NOVICE, VETERAN, EXPERT, EXPERT_PLUS)]


@pytest.mark.parametrize(("seats", "edition"), MODES_OF_PLAY)
def test_every_position_that_arises_in_play_is_accepted(seats: int, edition: Edition) -> None:
    """Every Leader, hence every kind of question, comes up in these games."""
    for seed in range(100, 112):
        luck = random.Random(seed)
        for game in positions(kanly.new_game(seats, seed=seed, **edition), luck):
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
    """Twice the size while others are shown another position."""
    assert len(json.dumps(played(4, 9, 200).snapshot()["state"])) < 12_000
    assert len(json.dumps(played(4, 9, 200, **IX).snapshot()["state"])) < 15_000
    assert len(json.dumps(played(4, 9, 200).snapshot())) < 24_000


def test_a_base_game_holds_nothing_of_rise_of_ix() -> None:
    """Its saves and digests are those of a program that does not know the box."""
    base, ix = played(4, 9, 200).snapshot(), played(4, 9, 200, **IX).snapshot()
    assert (base["rules"], ix["rules"]) == ("base/1", "base+ix/1")
    assert {"stacks", "flags", "sworded", "enemy_there"} <= ix["state"].keys() - base["state"].keys()
    assert {"tiles", "turns", "freighter"} <= (
        ix["state"]["players"][0].keys() - base["state"]["players"][0].keys()
    )


def test_waiting_for_a_defender_a_base_game_has_the_same_steps_pending_as_ever() -> None:
    for seed in range(20):
        for game in positions(kanly.new_game(4, seed=seed), random.Random(seed)):
            steps = [step[0] for step in game.snapshot()["state"]["stack"]]
            if steps[-1:] == ["defend"]:
                before = ["recall", "makers", "combat", "player_turns", "draw_hands"]
                assert steps == [*before, "defend"]
                return
    raise AssertionError("nobody ever defended")


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
    data = played(4, 12, 90).snapshot()
    del data["digest"]
    exec(change, {"s": data["state"], "p": data["state"]["players"][0], "data": data})
    return data


HIGH = "p['influence'] = {f: 6 for f in ('emperor', 'fremen')}"
TOO_YOUNG = "q = s['players'][3]; q['era'] = 5; q['hand_marks'] = [5 << 8] * len(q['hand'])"
SHOWN_TO_ONE = "q = s['players'][3]; q['hand_marks'][0] |= 1"
CHANGE_ROW = "card = s['row'][0]; s['row'][0] = 'foldspace'; s['reserve']['foldspace'] -= 1"
LOSE_DAGGER = "s['players'][3]['discard'].remove('dagger')"
CHANGE_DECK = f"{LOSE_DAGGER}; card = s['imperium_deck'][0]; s['imperium_deck'][0] = 'dagger'"


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
        ("p['garrison'] += 1", "seat 0 has 13 troops, not 12"),
        ("p['agents'] += 1", "Agents"),
        ("p['influence']['fremen'] = 7", r"players\[0\].influence.fremen: the number must lie"),
        (
            f"{HIGH}; p['stock']['victory_points'] = 9",
            "alliances.emperor: .* the Alliance",
        ),
        ("p['hand_marks'].append(0)", r"players\[0\].hand_marks: there must be one for each"),
        ("p['deck_marks'][0] = 1 << 55", "has not happened"),
        ("p['deck_marks'][0] |= 1 << 6", "has not happened"),
        (TOO_YOUNG, r"players\[3\].hand_marks: seat 3 holds cards that it cannot have drawn"),
        (SHOWN_TO_ONE, r"players\[3\].hand_marks: only some have seen a card that seat 3 holds"),
        (
            "p['deck_marks'][0] |= 2",
            "deck_marks: only some have seen a card in the deck of seat 0",
        ),
        (
            "p['stock']['victory_points'] = 0",
            "stock.victory_points: .* the tracks alone give",
        ),
        (f"{CHANGE_ROW}; s['trashed'].append(card)", "row: foldspace is a Reserve card"),
        (f"{CHANGE_DECK}; s['trashed'].append(card)", "imperium_deck: dagger is a starting card"),
        ("s['trashed'].append('foldspace'); s['reserve']['foldspace'] -= 1", "trashed: foldspace .* trashed"),
        ("p['deck_marks'][0] |= 1 << 7", "hidden_aside: seat 0 has cards that joined a hand after"),
        ("s['intrigue_deck_marks'][0] |= 1 << 7", "intrigue_deck_marks: Intrigue cards are marked"),
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
        ("s['bonus_spice']['arrakeen'] = 1", "arrakeen has 1 bonus spice"),
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


AGENTS = "s['occupants'].pop(min(s['occupants']))"
BEYOND_SNOOPER = "p['snoopers'] = ['fremen']; p['influence']['fremen'] = 2"
TESSIA_AND_ILESA = ("tessia_vernius", "ilesa_ecaz", "prince_rhombur_vernius", "paul_atreides")


def spoilt_ix(change: str) -> dict[str, object]:
    """The same for a game with Rise of Ix; `p` is Tessia, `q` is Ilesa, who has a card set aside."""
    game = kanly.new_game(4, seed=3, leaders=TESSIA_AND_ILESA, ix=True)
    for _ in positions(game, random.Random(3)):
        if game.round == 2 and game.state.players[1].hidden_aside:
            break
    data = game.snapshot()
    del data["digest"]
    players = data["state"]["players"]
    exec(change, {"s": data["state"], "p": players[0], "q": players[1], "data": data})
    return data


def test_the_position_to_spoil_is_sound() -> None:
    kanly.restore(spoilt_ix(""))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("s['stacks'][0].pop()", "stacks: .* is there 0 times instead of 1"),
        ("s['stacks'][0].append(s['stacks'][1][0])", "is there 2 times instead of 1"),
        ("p['tiles'].append(s['stacks'][0][0])", "is there 2 times instead of 1"),
        ("s['tiles_trashed'].append(s['stacks'][0][0])", "is there 2 times instead of 1"),
        ("s['stacks'][0] += s['stacks'].pop()", "stacks: there are 3 stacks"),
        ("s['stacks'] = []", "stacks: there are 3 stacks"),
        ("s['stacks'][0] += [s['stacks'][1].pop() for _ in range(3)]", "a stack has 6 tiles at most"),
        ("s['stacks'][0][0] = 'dagger'", r"stacks\[0\]\[0\]: there is no Tech tile 'dagger'"),
        ("p['flipped'].append(s['stacks'][0][0])", "seat 0 has flipped a tile that it cannot flip"),
        ("p['tiles'].append('artillery'); p['flipped'] = ['artillery']", "artillery is there|flipped"),
        ("p['dreadnoughts'] += 1", "seat 0 has dreadnoughts .* together not 2"),
        ("p['garrison_dreadnoughts'] += 1", "together not 2"),
        ("s['flags']['arrakeen'] = 0; s['flag_rounds']['arrakeen'] = 1", "together not 2"),
        ("s['flags']['high_council'] = 0; p['dreadnoughts'] -= 1", "on the flag of high_council lies"),
        ("s['flags']['carthag'] = 0; p['dreadnoughts'] -= 1", "on the flag of carthag .* since round 0"),
        ("s['flag_rounds']['carthag'] = 1", "on the flag of carthag .* since round 1"),
        ("p['dreadnought_strength'] = 4", "dreadnought_strength: it is 3"),
        ("s['players'][2]['dreadnought_strength'] = 3", "dreadnought_strength: it is 4"),
        ("p['negotiators'] += 1", "seat 0 has 13 troops, not 12"),
        ("p['freighter'] = 4", r"players\[0\].freighter: the number must lie between 0 and 3"),
        ("q['snoopers'] = ['fremen']", "seat 1 has Snoopers"),
        (f"{BEYOND_SNOOPER}; p['stock']['victory_points'] = 9", "seat 0 is beyond a Snooper"),
        ("p['hidden_aside'] = p['hand'].pop(); p['hand_marks'].pop()", "seat 0 has a card set aside"),
        ("q['hidden_aside'] = None", "instead of"),
        ("q['hidden_aside'] = 'the_moon'", "there is no card 'the_moon'"),
        ("q['aside_mark'] = 1 << 55", "aside_mark: a mark speaks of what has not happened"),
        ("q['turns'] = 2", "hidden_aside: seat 1 has a card set aside for too long"),
        ("q['taken_back'] = 'dagger'", "seat 1 has a card set aside"),
        ("s['sworded'] = [40]", "sworded: so many cards have not been revealed"),
        ("s['target'] = 12", "target: 12 Victory Points"),
        ("s['board'].append('secure_contract')", "board: these are not the spaces"),
        ("data['rules'] = 'base/1'; del data['sets']", "there is no such field"),
        ("data['rules'] = 'base+ix+epic/1'", "target: 10 Victory Points"),
        ("s['trashed'].append('control_the_spice')", "control_the_spice is there 1 times instead of 0"),
        ("del s['flags']", "flags: it is missing"),
        ("del p['turns']", "turns: it is missing"),
    ],
)
def test_an_impossible_position_with_rise_of_ix_is_refused(change: str, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore(spoilt_ix(change))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ("p['leader'] = 'tessia_vernius'", r"players\[0\].leader: tessia_vernius is not in this game"),
        ("s['trashed'].append('appropriate')", "appropriate is there 1 times instead of 0"),
        ("s['intrigue_discard'].append('cull')", "cull is there 1 times instead of 0"),
        ("s['conflicts_left_out'].append('trade_monopoly')", "trade_monopoly is there 1 times instead of 0"),
        ("s['stacks'] = []", "stacks: there is no such field"),
        (f"s['occupants']['smuggling'] = {AGENTS}", "smuggling holds Agents, but is not on the board"),
    ],
)
def test_nothing_of_rise_of_ix_gets_into_a_base_game(change: str, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore(spoilt(change))


# --- Rivals


def spoilt_rivals(change: str, seats: int) -> dict[str, object]:
    """`p` is the human in seat 0, `r` the last seat: a Rival, or House Hagal."""
    rules: Edition = {"difficulty": "veteran"} if seats == 1 else {}
    leaders = ["paul_atreides", "helena_richese"][:seats]
    game = kanly.new_game(seats, seed=5, leaders=leaders, ix=True, **rules)
    for _ in positions(game, random.Random(5)):
        if game.round == 3 and game.state.players[0].agents == 1:
            break
    data = game.snapshot()
    del data["digest"]
    players = data["state"]["players"]
    exec(change, {"s": data["state"], "p": players[0], "r": players[-1], "data": data})
    return data


@pytest.mark.parametrize("seats", [1, 2])
def test_the_position_with_rivals_to_spoil_is_sound(seats: int) -> None:
    assert kanly.restore(spoilt_rivals("", seats)).rules == "base+ix+rivals/1"


@pytest.mark.parametrize(
    ("seats", "change", "complaint"),
    [
        (2, "s['hagal_deck'].pop()", "hagal_deck: .* instead of"),
        (
            2,
            "s['hagal_discard'].append('hagal_arrakeen_1p')",
            "hagal_arrakeen_1p is there 1 times instead of 0",
        ),
        (1, "s['hagal_discard'].append('hagal_reshuffle')", "hagal_reshuffle is there 1 times instead of 0"),
        (1, "s['hagal_discard'].append('hagal_rally_troops')", "hagal_rally_troops is there 1 times"),
        (1, "s['hagal_deck'][0] = 'dagger'", r"hagal_deck\[0\]: there is no House Hagal card 'dagger'"),
        (2, "r['kind'] = 'rival'", "human, human, rival do not play together"),
        (1, "r['kind'] = 'human'", "human, rival, human do not play together"),
        (1, "r['kind'] = 'ghost'", "there is no kind of player 'ghost'"),
        (2, "r['leader'] = 'earl_memnon_thorvald'", "everybody has a Leader but House Hagal"),
        (1, "r['leader'] = None", "everybody has a Leader but House Hagal"),
        (1, "r['leader'] = 'helena_richese'", "'helena_richese' cannot lead a Rival"),
        (1, "r['leader'] = p['leader']", "two seats have the same Leader"),
        (1, "r['hand'] = ['dagger']; r['hand_marks'] = [0]", "dagger is there|no cards of their own"),
        (1, "r['discard'].append(p['discard'].pop())", "Rivals have no cards of their own"),
        (1, "r['garrison'] += 1", "seat 2 has 13 troops, not 12"),
        (2, "r['dreadnoughts'] += 1", "seat 2 has dreadnoughts .* together not 2"),
        (1, "r['agents'] += 1", r"players\[2\].agents: seat 2 has 3 Agents, not 2"),
        (2, "r['agents'] += 1", r"players\[2\].agents: seat 2 has 4 Agents, not 3"),
        (1, "r['swordmaster'] = True; r['agents'] += 1", "Rivals get theirs in round 4"),
        (2, "r['swordmaster'] = False; r['agents'] -= 1", "three Agents from the start"),
        (1, "r['stock']['solari'] = 7", "stock.solari: a Rival never keeps 7"),
        (1, "r['stock']['water'] = 3", "stock.water: a Rival never keeps 3"),
        (2, "r['stock']['spice'] = 1", "House Hagal gains nothing"),
        (2, "r['stock']['victory_points'] = 1", "House Hagal gains nothing"),
        (2, "r['tiles'].append(s['stacks'][0].pop())", "neither Intrigue cards nor tiles"),
        (1, "r['freighter'] = 3", "the Freighter of seat 2 stands on space 3, beyond 2"),
        (1, "r['revealed'] = True", "Rivals have no Reveal turns"),
        (1, "r['voice'] = 'arrakeen'", "Rivals play no cards"),
        (1, "r['dreadnought_strength'] = 4", "dreadnought_strength: it is 3"),
        (2, "s['first_player'] = 2", "House Hagal never has the marker"),
        (2, "s['hagal_due'] = True", "House Hagal acts before anybody is asked"),
        (2, "s['control']['arrakeen'] = 2", "House Hagal takes no rewards"),
        (1, "s['mentat_price'] = 4", "a solo game needs a difficulty"),
        (2, "s['churn'] = True", "Row churn is for solo games only"),
        (2, "s['swordmaster_round'] = 4; s['mentat_price'] = 5", "a difficulty is for solo games only"),
        (
            1,
            "next(t for t in s['stack'] if t[0] == 'turn')[1] = 1",
            "Rivals and players do not do the same things",
        ),
        (1, "data['rules'] = 'base+ix/1'", "there is no such field"),
        (1, "del s['hagal_due']", "hagal_due: it is missing"),
        (1, "del r['kind']", "kind: it is missing"),
    ],
)
def test_an_impossible_position_with_rivals_is_refused(seats: int, change: str, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore(spoilt_rivals(change, seats))


def test_a_rival_that_found_no_space_is_accepted() -> None:
    """Its Agents stay where they are until Recall."""
    assert kanly.restore(spoilt_rivals("", 2)).state.players[2].agents > 0
    data = spoilt_rivals("r['agents'] = 0", 2)
    assert kanly.restore(data).state.players[2].agents == 0


def test_a_question_asked_for_a_rival_is_restored() -> None:
    found = 0
    for seed in range(30):
        for game in positions(kanly.new_game(1, seed=seed, **VETERAN), random.Random(seed)):
            if not game.over and game.state.stack[-1].owner != game.chooser:
                again = kanly.restore(game.snapshot())
                assert (again.chooser, again.choices) == (0, game.choices)
                found += 1
    assert found > 5


def told_reasons(seats: int = 1) -> dict[str, Any]:
    """A snapshot that tells what Rivals have just done."""
    rules: Edition = VETERAN if seats == 1 else IX
    for game in positions(kanly.new_game(seats, seed=2, **rules), random.Random(2)):
        if game.round == 2 and len(game.reasons) > 3:
            break
    return game.snapshot()


@pytest.mark.parametrize(("seats", "edition"), [(2, BASE), (2, IX), *MODES_OF_PLAY[-4:]])
def test_a_restored_game_tells_what_rivals_did_and_why(seats: int, edition: Edition) -> None:
    told = 0
    for game in positions(kanly.new_game(seats, seed=4, **edition), random.Random(4)):
        again = kanly.restore(json.dumps(game.snapshot()))
        assert again.reasons == game.reasons
        assert kanly.replay(again.record()).reasons == game.reasons
        told += len(game.reasons)
    assert told > 40


def test_reasons_are_no_part_of_the_digest() -> None:
    data = told_reasons()
    full, bare = kanly.restore(data), kanly.restore({**data, "reasons": []})
    assert full.digest() == bare.digest() == data["digest"]
    assert full.view(0)["rivals"]["reasons"]
    assert not bare.view(0)["rivals"]["reasons"]


def test_a_snapshot_that_tells_no_reasons_is_accepted() -> None:
    data = told_reasons()
    del data["reasons"]
    assert kanly.restore(data).reasons == []


@pytest.mark.parametrize(
    ("reasons", "complaint"),
    [
        (5, "reasons: a list is needed"),
        ([5], r"reasons\[0\]: a list is needed"),
        ([[]], r"reasons\[0\]: there is no reason"),
        ([[1, "danced"]], "there is no reason 'danced'"),
        ([[1, ["danced"]]], "there is no reason a value of type list"),
        ([[1, "third_agent", 1]], "third_agent has no further parts"),
        ([[1, "turned_up"]], "turned_up has 1 further part"),
        ([[7, "third_agent"]], "the number must lie between 0 and 3"),
        ([[3, "third_agent"]], "something belongs to seat 3, but there are 3 seats"),
        ([[1, "turned_up", "dagger"]], "there is no House Hagal card 'dagger'"),
        ([[1, "turned_up", {}]], "there is no House Hagal card a value"),
        ([[None, "churned", "hagal_secrets", 1]], "there is no card 'hagal_secrets'"),
        ([[None, "round_began", 1, "dagger"]], "there is no Conflict 'dagger'"),
        ([[1, "took_tile", "dagger", 1]], "there is no Tech tile 'dagger'"),
        ([[1, "sent", "hagal_secrets", "moon"]], "there is no board space 'moon'"),
        ([[1, "least_influence", "moon", 1]], "there is no Faction 'moon'"),
        ([[1, "bought_point", "moon", 1]], "there is no resource 'moon'"),
        ([[1, "deployed", -1, 0]], "the number must lie between 0"),
        ([[1, "third_agent"]] * 301, "the list is longer"),
    ],
)
def test_a_reason_that_cannot_be_is_refused(reasons: Any, complaint: str) -> None:
    with pytest.raises(kanly.RecordError, match=complaint):
        kanly.restore({**told_reasons(), "reasons": reasons})


def test_without_rivals_there_are_no_reasons() -> None:
    data = played(3, 5, 60).snapshot()
    assert "reasons" not in data
    with pytest.raises(kanly.RecordError, match="field reasons: there is no such field"):
        kanly.restore({**data, "reasons": []})


def test_a_game_of_four_holds_nothing_of_rivals() -> None:
    base, rivals = played(4, 9, 100).snapshot(), played(2, 9, 100).snapshot()
    assert rivals["rules"] == "base+rivals/1"
    assert {"hagal_deck", "hagal_discard", "churn"} <= rivals["state"].keys() - base["state"].keys()
    assert "kind" not in base["state"]["players"][0]


def test_any_change_is_noticed_by_the_digest() -> None:
    data = played(3, 5, 60).snapshot()
    data["state"]["players"][1]["stock"]["spice"] = 9
    with pytest.raises(kanly.RecordError, match="digest: it does not fit the state"):
        kanly.restore(data)
