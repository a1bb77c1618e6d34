"""A game as text: written, replayed, cut short, censored."""

import json
import random
import re
from itertools import pairwise
from typing import Any

import pytest
from random_play import played, positions

import kanly
from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules, leader_keys
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import SOLARI_PRICE, Verb
from kanly.record.notation import NotationError, read_choice, write_choice

WITH_BARON = ("baron_vladimir_harkonnen", "helena_richese", "duke_leto_atreides", "paul_atreides")


Edition = dict[str, Any]
BASE: Edition = {}
IX: Edition = {"ix": True}
EPIC: Edition = {"ix": True, "epic": True}
NOVICE: Edition = {"difficulty": "novice"}
VETERAN: Edition = {"difficulty": "veteran", "ix": True, "churn": True}
EXPERT: Edition = {"difficulty": "expert", "churn": True, "brutal": True}
EXPERT_PLUS: Edition = {"difficulty": "expert_plus", "ix": True, "epic": True, "brutal": True}
WITH_RIVALS = [(2, BASE), (2, IX), (2, EPIC), (1, NOVICE), (1, VETERAN), (1, EXPERT), (1, EXPERT_PLUS)]
RIVALS_IDS = ["two", "two-ix", "two-epic", "novice", "veteran", "expert", "expert-plus"]
with_rivals = pytest.mark.parametrize(("seats", "edition"), WITH_RIVALS, ids=RIVALS_IDS)


@with_rivals
@pytest.mark.parametrize("seed", range(6))
def test_replay_equals_play_with_rivals(seed: int, seats: int, edition: Edition) -> None:
    game = played(seats, seed, **edition)
    again = kanly.replay(game.record())
    assert again.digest() == game.digest()
    assert (again.over, again.winners, again.reasons) == (True, game.winners, game.reasons)
    assert again.record() == game.record()


@with_rivals
def test_the_header_tells_all_about_rivals(seats: int, edition: Edition) -> None:
    game = played(seats, 3, 10, **edition)
    again = kanly.replay(game.record())
    assert (again.rules, again.leaders, again.difficulty) == (game.rules, game.leaders, game.difficulty)
    assert again.state.rules == game.state.rules
    names = ("difficulty", "rival_leaders", "churn", "brutal")
    solo = [name for name in names if f"[{name} " in game.record()]
    assert set(solo) == ({*edition, "rival_leaders"} - {"ix", "epic"} if seats == 1 else set())
    assert game.record(0).splitlines()[2 : 3 + len(solo)] == game.record().splitlines()[1 : 2 + len(solo)]


def test_a_game_without_rivals_says_nothing_of_them_in_its_header() -> None:
    names = [line.split()[0] for line in played(4, 1, 10).record().splitlines() if line.startswith("[")]
    assert names == ["[rules", "[seats", "[leaders", "[seed", "[sets"]


def test_what_rivals_did_stands_in_comments_that_replaying_ignores() -> None:
    game = played(1, 4, 30, **VETERAN)
    lines = game.record().splitlines()
    comments = [line for line in lines if line.startswith(";")]
    assert comments[0] == f"; round_began 1 {CATALOG.things[game.state.conflicts_fought[0]].key}"
    assert re.fullmatch(r"; 1 turned_up hagal_\w+", comments[1])
    bare = "\n".join(line for line in lines if not line.startswith(";"))
    noisy = "\n".join(["; by hand", *lines, "; the end"])
    for text in (bare, noisy):
        assert kanly.replay(text).record() == game.record()
    assert ";" not in game.record(0)


def test_a_comment_belongs_to_the_choice_before_it() -> None:
    """What is told after a choice is what the game told when it was made."""
    game = kanly.new_game(1, seed=6, **EXPERT)
    told = [[" ".join(str(part) for part in reason if part is not None) for reason in game.reasons]]
    for _ in positions(game, random.Random(6)):
        if game._last is not None:
            told.append([" ".join(str(p) for p in reason if p is not None) for reason in game.reasons])
    written: list[list[str]] = [[]]
    for line in game.record().splitlines():
        if line[0].isdigit():
            written.append([])
        elif line[0] == ";":
            written[-1].append(line[2:])
    assert written == told


def test_what_a_human_decides_for_a_rival_is_that_humans_line() -> None:
    found = 0
    for seed in range(20):
        game = kanly.new_game(1, seed=seed, **VETERAN)
        for _ in positions(game, random.Random(seed)):
            if not game.over:
                found += game.state.stack[-1].owner != 0
                assert game.chooser == 0
        assert not re.search(r"^~?[12] ", game.record(), re.MULTILINE)
    assert found > 5


@pytest.mark.parametrize("edition", [BASE, IX, EPIC], ids=["base", "ix", "epic"])
@pytest.mark.parametrize("seed", range(12))
def test_replay_equals_play(seed: int, edition: Edition) -> None:
    game = played(3 + seed % 2, seed, **edition)
    again = kanly.replay(game.record())
    assert again.digest() == game.digest()
    assert again.over
    assert (again.scores, again.winners) == (game.scores, game.winners)
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("seats", "edition", "name"),
    [
        (3, BASE, "base/1"),
        (3, IX, "base+ix/1"),
        (3, EPIC, "base+ix+epic/1"),
        (2, BASE, "base+rivals/1"),
        (2, IX, "base+ix+rivals/1"),
        (1, NOVICE, "base+rivals/1"),
        (1, EXPERT_PLUS, "base+ix+epic+rivals/1"),
    ],
)
def test_a_record_says_which_game_it_is(seats: int, edition: Edition, name: str) -> None:
    game = played(seats, 1, 20, **edition)
    assert game.rules == name
    for text in (game.record(), game.record(0), kanly.restore(game.snapshot()).record()):
        assert text.split("\n")[0] == f'[rules "{name}"]'
    assert kanly.replay(game.record()).rules == name


@pytest.mark.parametrize("decisions", [0, 1, 2, 7, 40, 41, 42, 43, 120, 200])
def test_a_game_goes_on_from_its_record_as_if_nothing_had_happened(decisions: int) -> None:
    game = played(4, 5, decisions, leaders=WITH_BARON)
    again = kanly.replay(game.record())
    assert (again.chooser, again.choices) == (game.chooser, game.choices)
    luck, same_luck = random.Random(1), random.Random(1)
    for one, other in zip(positions(game, luck), positions(again, same_luck), strict=True):
        assert one.choices == other.choices
    assert game.record() == again.record()


def test_replaying_does_not_depend_on_which_effects_were_automatic() -> None:
    """A record survives a change of what is asked: every marked line could have been a question."""
    game = played(4, 3)
    text = game.record()
    assert text.count("\n~") > 100
    assert kanly.replay(text.replace("\n~", "\n")).digest() == game.digest()


def test_a_game_in_which_every_order_was_asked_replays_and_goes_on_as_usual() -> None:
    game = kanly.new_game(3, seed=8)
    game.state.free_order = True
    luck = random.Random(8)
    for _ in range(150):
        game.choose(luck.choice(game.choices))
    again = kanly.replay(game.record())
    usual = game.state.clone()
    usual.free_order = False
    resolver.run(usual)
    assert again.state.choices == usual.choices
    assert not again.state.free_order


@pytest.mark.parametrize("kept", [5, 6, 7, 8, 30, 31, 32, 33, 34, 35, 36, 200])
@pytest.mark.parametrize(("seats", "edition"), [(4, BASE), (2, IX), (1, EXPERT)], ids=["four", "two", "solo"])
def test_a_record_cut_short_after_any_line_replays(kept: int, seats: int, edition: Edition) -> None:
    lines = played(seats, 2, **edition).record().split("\n")
    cut = kanly.replay("\n".join(lines[: kept + 4]))
    assert not cut.over
    assert cut.choices
    assert kanly.replay(cut.record()).record() == cut.record()


def test_blank_lines_and_foreign_line_ends_are_no_damage() -> None:
    game = played(3, 1, 30)
    assert kanly.replay("\n\n" + game.record().replace("\n", "\r\n\r\n")).digest() == game.digest()


def test_the_record_of_a_restored_game_begins_with_its_position() -> None:
    game = kanly.restore(json.dumps(played(3, 4, 90).snapshot()))
    for _ in positions(game, random.Random(4), 25):
        continue
    again = kanly.replay(game.record())
    assert "[position {" in game.record()
    assert again.digest() == game.digest()
    assert again.choices == game.choices
    assert again.record() == game.record()


@pytest.mark.parametrize(
    ("seats", "edition"), [*[(seats, e) for seats in (3, 4) for e in (BASE, IX, EPIC)], *WITH_RIVALS]
)
def test_every_choice_reads_back_as_itself(seats: int, edition: Edition) -> None:
    for seed in range(4):
        for game in positions(kanly.new_game(seats, seed=seed, **edition), random.Random(seed)):
            texts = [str(choice) for choice in game.choices]
            assert [read_choice(text) for text in texts] == game.choices
            assert len(set(texts)) == len(texts)
            assert texts == [write_choice(choice) for choice in game.state.choices]


@pytest.mark.parametrize(
    ("text", "choice"),
    [
        ("use flagship", (Verb.USE, "flagship", 0)),
        ("acquire_tech windtraps", (Verb.ACQUIRE_TECH, "windtraps", 0)),
        ("acquire_tech windtraps 2", (Verb.ACQUIRE_TECH, "windtraps", 2)),
        ("acquire_tech windtraps solari", (Verb.ACQUIRE_TECH, "windtraps", SOLARI_PRICE)),
        ("acquire_tech windtraps 1 solari", (Verb.ACQUIRE_TECH, "windtraps", SOLARI_PRICE + 1)),
        ("bury cull", (Verb.BURY, "cull", 0)),
        ("set_hand_card_aside dagger", (Verb.SET_HAND_CARD_ASIDE, "dagger", 0)),
        ("keep_intrigue cull", (Verb.KEEP_INTRIGUE, "cull", 0)),
        ("advance_freighter", (Verb.ADVANCE_FREIGHTER, 0, 0)),
        ("recall_freighter", (Verb.RECALL_FREIGHTER, 0, 0)),
        ("withdraw 2 1", (Verb.WITHDRAW, 2, 1)),
        ("deploy 2 1", (Verb.DEPLOY, 2, 1)),
        ("deploy 2", (Verb.DEPLOY, 2, 0)),
        ("force_back 3 dreadnought", (Verb.FORCE_BACK, 3, 1)),
    ],
)
def test_the_choices_of_rise_of_ix_have_texts(text: str, choice: tuple[int, str | int, int]) -> None:
    verb, thing, place = choice
    number = CATALOG.number[thing] if isinstance(thing, str) else thing
    assert read_choice(text) == (verb, number, place)
    assert write_choice((verb, number, place)) == text


@pytest.mark.parametrize(
    "text",
    [
        "use dagger",
        "use",
        "acquire_tech windtraps 1 2",
        "acquire_tech windtraps solari 1",
        "acquire_tech windtraps 100",
        "acquire_tech solari",
        "bury dagger",
        "set_hand_card_aside cull",
        "recall_freighter back",
        "withdraw",
        "deploy 1 1 1",
        "sell_spice 1 1",
        "choose spice water",
        "take_discarded windtraps",
        "keep_intrigue dagger",
        "choose 1",
        "choose the_moon",
        "force_back 1 ship",
        "hand_alliance 1",
    ],
)
def test_a_text_that_is_no_choice_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_choice(text)


# --- what one seat may read


def masterstroke_game(used: bool) -> kanly.Game:
    """A game of the Baron, in seat 0, before or after he has shown his Factions."""
    for seed in range(50):
        game = kanly.new_game(4, seed=seed, leaders=WITH_BARON)
        game.choose("choose_secretly emperor fremen")
        for _ in positions(game, random.Random(seed)):
            if game.state.players[0].masterstroke_used or not used:
                return game
    raise AssertionError("the Baron never struck")


def test_a_censored_record_has_neither_seed_nor_digest() -> None:
    game = kanly.new_game(3, seed=123456789)
    text = game.record(0)
    assert "123456789" not in text
    assert "seed" not in text
    assert game.digest() not in text
    assert all(leader in leader_keys(Rules()) for leader in game.leaders)
    assert f'[leaders "{" ".join(game.leaders)}"]' in text


def test_the_factions_of_the_baron_are_for_him_alone() -> None:
    game = masterstroke_game(used=False)
    assert "\n0 choose_secretly ?\n" in game.record(1)
    assert "emperor fremen" not in game.record(1)
    assert "\n0 choose_secretly emperor fremen\n" in game.record(0)


def test_the_factions_of_the_baron_are_open_after_his_masterstroke() -> None:
    game = masterstroke_game(used=True)
    while game.chooser == 0:
        game.choose(game.choices[-1])
    assert "\n0 choose_secretly emperor fremen\n" in game.record(1)


def test_other_choices_of_two_factions_are_open() -> None:
    """Only the Baron's choice at the set-up is secret, not every choice of that kind."""
    game = masterstroke_game(used=False)
    assert game.record(1).count("?") == 1


def choices_of(seat: int, text: str, verb: str) -> list[str]:
    """What follows the verb, for each choice of that kind."""
    return [line[len(verb) + 3 :] for line in text.split("\n") if line.startswith(f"{seat} {verb} ")]


WITH_SECRETS = ("ilesa_ecaz", "viscount_hundro_moritani", "paul_atreides", "helena_richese")


def test_a_card_set_aside_is_secret_until_it_comes_back() -> None:
    game = kanly.new_game(4, seed=5, leaders=WITH_SECRETS, ix=True)
    hidden = shown = 0
    for _ in positions(game, random.Random(5)):
        full, seen = (
            choices_of(0, game.record(), "set_hand_card_aside"),
            choices_of(0, game.record(2), "set_hand_card_aside"),
        )
        assert choices_of(0, game.record(0), "set_hand_card_aside") == full
        if game.view(2)["players"][0]["hidden_aside"]["size"]:
            assert seen == [*full[:-1], "?"]
            hidden += 1
        else:
            assert seen == full
            shown += len(full) > 0
    assert hidden > 10
    assert shown > 10


def test_the_intrigue_card_that_hundro_keeps_is_for_him_alone() -> None:
    game = kanly.new_game(4, seed=5, leaders=WITH_SECRETS, ix=True)
    assert game.chooser == 1
    game.choose(game.choices[0])
    kept = CATALOG.things[game.state.players[1].intrigues[0]].key
    assert choices_of(1, game.record(1), "keep_intrigue") == [kept]
    assert choices_of(1, game.record(0), "keep_intrigue") == ["?"]


def test_other_cards_that_are_taken_are_open() -> None:
    for seed in range(20):
        game = played(4, seed, leaders=WITH_SECRETS, ix=True)
        taken = choices_of(3, game.record(0), "set_row_card_aside")
        if taken:
            assert taken == choices_of(3, game.record(), "set_row_card_aside")
            return
    raise AssertionError("Helena never set a card aside")


def test_a_buried_intrigue_card_is_for_its_owner_alone() -> None:
    found = 0
    for seed in range(30):
        game = played(4, seed, ix=True)
        for seat in range(4):
            buried = choices_of(seat, game.record(), "bury")
            assert choices_of(seat, game.record(seat), "bury") == buried
            assert choices_of(seat, game.record((seat + 1) % 4), "bury") == ["?"] * len(buried)
            found += len(buried)
    assert found > 0


def test_a_censored_record_does_not_tell_what_was_automatic() -> None:
    """Nor what others began and then declined."""
    game = played(4, 3)
    assert "~" not in game.record(2)
    chosen = [line.lstrip("~") for line in game.record().split("\n") if line and line[0] not in "[="]
    ends = [after for before, after in pairwise(chosen) if " resolve " in before]
    left = [line for line in ends if line.endswith(" decline") and line[0] != "2"]
    told = [line for line in game.record(2).split("\n") if line and line[0] != "["]
    assert left
    assert len(told) == len(chosen) - 2 * len(left)


def test_a_censored_record_cannot_be_replayed() -> None:
    game = played(3, 3, 20)
    with pytest.raises(kanly.RecordError, match="line 2: this record leaves out what seat 1 could not know"):
        kanly.replay(game.record(1))
