"""The interface for programs, and every example of its page."""

import doctest
import random
from pathlib import Path
from typing import Any

import pytest
from random_play import played, positions

import kanly
from kanly.content.rules import Rules, leader_keys
from kanly.engine.play import endgame
from kanly.view.shown import is_thinking

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
BARON_FIRST = ["baron_vladimir_harkonnen", "helena_richese", "duke_leto_atreides", "paul_atreides"]


def test_every_example_of_the_page_works() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried.attempted > 30
    assert tried.failed == 0


# --- new games


def test_a_seed_gives_one_game() -> None:
    assert kanly.new_game(seed=7).digest() == kanly.new_game(4, seed=7).digest()
    assert kanly.new_game(seed=7).digest() != kanly.new_game(seed=8).digest()


def test_without_a_seed_every_game_is_another() -> None:
    seeds = {kanly.new_game().state.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


def test_the_largest_seed_is_a_seed() -> None:
    game = kanly.new_game(3, seed=2**256 - 1)
    assert kanly.replay(game.record()).digest() == game.digest()


def test_naming_the_leaders_that_would_be_dealt_changes_nothing() -> None:
    dealt = kanly.new_game(3, seed=11)
    assert kanly.new_game(3, seed=11, leaders=dealt.leaders).digest() == dealt.digest()


LEADER_KEYS = leader_keys(Rules())
SOLO: dict[str, Any] = {"seats": 1, "difficulty": "veteran"}


@pytest.mark.parametrize(
    ("wanted", "complaint"),
    [
        ({"seats": 0}, "1 to 4 seats, not 0"),
        ({"seats": 5}, "1 to 4 seats, not 5"),
        ({"seats": "4"}, "3 or 4, not '4'"),
        ({"seats": 4.0}, "3 or 4, not 4.0"),
        ({"seats": True}, "3 or 4, not True"),
        ({"seats": 1}, "a solo game needs a difficulty: novice, veteran, expert, expert_plus"),
        ({"seats": 1, "difficulty": "mild"}, "there is no difficulty 'mild', only novice, "),
        ({"seats": 1, "difficulty": ["novice"]}, "there is no difficulty"),
        ({"seats": 2, "difficulty": "novice"}, "a difficulty is for solo games only"),
        ({"seats": 2, "churn": True}, "Row churn is for solo games only"),
        ({"seats": 4, "brutal": True}, "Brutal Escalation is for solo games only"),
        ({"seats": 3, "rival_leaders": LEADER_KEYS[1:3]}, "Rival Leaders is for solo games only"),
        ({**SOLO, "rival_leaders": ["helena_richese", "earl_memnon_thorvald"]}, "cannot lead a Rival"),
        ({**SOLO, "rival_leaders": ["earl_memnon_thorvald"]}, "needs 2 Rival Leaders, not 1"),
        ({**SOLO, "rival_leaders": "earl_memnon_thorvald"}, "must be a list of names"),
        ({**SOLO, "churn": "yes"}, "churn must be True or False, not 'yes'"),
        ({**SOLO, "brutal": 1}, "brutal must be True or False, not 1"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": 2**256}, "a seed is a whole number"),
        ({"seed": "7"}, "a seed is a whole number"),
        ({"seed": True}, "a seed is a whole number"),
        ({"leaders": ["paul"]}, "there is no Leader 'paul'; the Leaders are paul_atreides, "),
        ({"leaders": LEADER_KEYS[:3]}, "4 seats need 4 Leaders, not 3"),
        ({"leaders": [LEADER_KEYS[0]] * 4}, "by one seat only"),
        ({"leaders": "paul_atreides"}, "must be a list of names"),
        ({"leaders": [1, 2, 3, 4]}, "must be a list of names"),
        ({"leaders": []}, "must be a list of names"),
        ({"leaders": 5}, "must be a list of names"),
        ({"leaders": (key for key in LEADER_KEYS[:4])}, "must be a list of names"),
        ({"leaders": set(LEADER_KEYS[:4])}, "must be a list of names"),
        ({**SOLO, "rival_leaders": iter(LEADER_KEYS[1:3])}, "must be a list of names"),
        ({"seats": "4" * 1000}, "not '4{50,60}…$"),
        ({"ix": "yes" * 1000}, "not 'yes[yes]{40,60}…$"),
        ({"difficulty": "mild" * 1000}, "no difficulty 'mild[mild]{40,60}…, only"),
        ({"epic": True}, "Epic mode is played with Rise of Ix"),
        ({"ix": 1}, "ix must be True or False, not 1"),
        ({"ix": True, "epic": "yes"}, "epic must be True or False, not 'yes'"),
        ({"leaders": [*LEADER_KEYS[:3], "tessia_vernius"]}, "there is no Leader 'tessia_vernius'"),
    ],
)
def test_a_game_that_does_not_exist_is_refused_in_one_sentence(wanted: Any, complaint: str) -> None:
    with pytest.raises(kanly.RulesError, match=complaint) as told:
        kanly.new_game(**wanted)
    assert "\n" not in str(told.value)


def test_rise_of_ix_and_epic_mode_are_games_of_their_own() -> None:
    games = [kanly.new_game(4, seed=7, ix=ix, epic=epic) for ix, epic in EDITIONS]
    assert [game.rules for game in games] == ["base/1", "base+ix/1", "base+ix+epic/1"]
    assert len({game.digest() for game in games}) == 3
    assert [game.state.rules.target for game in games] == [10, 10, 12]


EDITIONS = [(False, False), (True, False), (True, True)]


def test_the_leaders_of_rise_of_ix_are_dealt_with_it() -> None:
    dealt = {key for seed in range(20) for key in kanly.new_game(4, seed=seed, ix=True).leaders}
    assert len(dealt) == 14
    assert all(key in LEADER_KEYS for seed in range(20) for key in kanly.new_game(4, seed=seed).leaders)


@pytest.mark.parametrize("epic", [False, True])
def test_naming_the_leaders_of_an_ix_game_that_would_be_dealt_changes_nothing(epic: bool) -> None:
    dealt = kanly.new_game(3, seed=11, ix=True, epic=epic)
    again = kanly.new_game(3, seed=11, leaders=dealt.leaders, ix=True, epic=epic)
    assert again.digest() == dealt.digest()


def test_two_humans_play_with_house_hagal() -> None:
    game = kanly.new_game(2, seed=7)
    assert (game.seats, game.humans, game.rules, game.difficulty) == (3, [0, 1], "base+rivals/1", None)
    assert len(game.leaders) == 2
    assert kanly.new_game(2, seed=7, leaders=game.leaders).digest() == game.digest()


@pytest.mark.parametrize("difficulty", ["novice", "veteran", "expert", "expert_plus"])
def test_one_human_plays_against_two_rivals(difficulty: str) -> None:
    game = kanly.new_game(1, seed=7, difficulty=difficulty, ix=True)
    assert (game.seats, game.humans, game.rules) == (3, [0], "base+ix+rivals/1")
    assert game.difficulty == difficulty
    assert len(game.leaders) == 3
    human, *rivals = game.leaders
    again = kanly.new_game(1, seed=7, leaders=[human], rival_leaders=rivals, difficulty=difficulty, ix=True)
    assert again.digest() == game.digest()


def test_all_seats_of_a_game_without_rivals_are_humans() -> None:
    assert kanly.new_game(3, seed=7).humans == [0, 1, 2]


def test_only_humans_are_asked_and_have_views_and_records() -> None:
    for game in positions(kanly.new_game(**SOLO, seed=3), random.Random(3)):
        assert game.over or game.chooser == 0
        assert game.view(0)
    for ask in (game.view, game.record):
        with pytest.raises(ValueError, match="nobody sits in seat 2"):
            ask(2)


def test_reasons_are_those_since_the_last_choice() -> None:
    game = kanly.new_game(**SOLO, seed=3)
    assert [reason[1] for reason in game.reasons][:2] == ["round_began", "turned_up"]
    assert [reason[0] for reason in game.reasons if reason[1] == "sent"] == [1, 2]
    before = game.reasons
    game.choose(next(choice for choice in game.choices if str(choice).startswith("send")))
    assert game.reasons == []
    assert game.can_undo(0)
    game.undo()
    assert game.reasons == before == game.clone().reasons
    assert kanly.new_game(4, seed=3).reasons == []


def test_a_turn_after_which_rivals_have_moved_cannot_be_taken_back() -> None:
    game = kanly.new_game(**SOLO, seed=3)
    game.choose(next(choice for choice in game.choices if str(choice).startswith("send")))
    game.choose("end")
    assert not game.can_undo(0)


def test_all_but_the_seats_are_named() -> None:
    with pytest.raises(TypeError):
        kanly.new_game(4, 7)  # type: ignore[call-arg]


# --- choosing


def test_a_choice_may_be_given_as_such_as_numbers_or_as_text() -> None:
    game = kanly.new_game(seed=3)
    choice = game.choices[0]
    copies = [game.clone() for _ in range(3)]
    forms: list[str | tuple[int, int, int]] = [choice, (choice[0], choice[1], choice[2]), str(choice)]
    for copy, form in zip(copies, forms, strict=True):
        copy.choose(form)
    assert len({copy.digest() for copy in copies}) == 1
    assert copies[0].digest() != game.digest()


@pytest.mark.parametrize(
    "wrong",
    [
        "",
        "dance",
        "end",
        "send dagger moon",
        "reveal now",
        None,
        5,
        (1, 2),
        [1, 0, 0],
        (99, 99, 99),
        ("a", 1, 2),
    ],
)
def test_an_illegal_choice_lists_the_legal_ones_and_changes_nothing(wrong: Any) -> None:
    game = kanly.new_game(seed=3, leaders=BARON_FIRST)
    before = (game.digest(), game.record(), game.choices)
    with pytest.raises(kanly.IllegalChoice) as told:
        game.choose(wrong)
    assert str(wrong) in str(told.value)
    assert (
        "seat 0 may choose: choose_secretly emperor spacing_guild, choose_secretly emperor bene_gesserit"
        in str(told.value)
    )
    assert told.value.choices == game.choices
    assert (game.digest(), game.record(), game.choices) == before


def test_nothing_can_be_chosen_in_a_finished_game() -> None:
    game = played(3, 1)
    with pytest.raises(kanly.IllegalChoice, match="'reveal' is not possible; the game is over"):
        game.choose("reveal")


def test_the_list_of_choices_is_a_copy() -> None:
    game = kanly.new_game(seed=3)
    game.choices.clear()
    assert game.choices


def test_a_running_game_has_a_chooser_and_no_winner() -> None:
    for game in positions(kanly.new_game(3, seed=2), random.Random(2)):
        if not game.over:
            assert game.chooser in range(3)
            assert game.choices
            assert game.winners == game.places == []
    assert game.chooser is None
    assert game.choices == []
    assert game.winners == endgame.winners(game.state)
    assert max(game.scores) in [game.scores[seat] for seat in game.winners]
    assert [seat for seat, place in enumerate(game.places) if place == 1] == game.winners
    assert repr(game) == f"<Game: 3 seats, round {game.round}, over>"


def test_a_seat_that_does_not_exist_has_neither_view_nor_record() -> None:
    game = kanly.new_game(3, seed=2)
    for ask in (game.view, game.record):
        with pytest.raises(ValueError, match="there is no seat 3; the seats are 0 to 2"):
            ask(3)


NO_SEATS = [1.0, True, "1", [1], (), float("nan"), 10**5000, "1" * 1000]
NO_CHOICES: list[Any] = [5, None, [1, 2, 3], {}, (1, 2), b"end", ("a", 0, 0), (10**5000, 0, 0), (-1, 0, 0)]


@pytest.mark.parametrize("seat", NO_SEATS, ids=lambda seat: type(seat).__name__)
def test_what_is_no_number_of_a_seat_is_refused(seat: Any) -> None:
    game = kanly.new_game(3, seed=2)
    for ask in (game.view, game.record):
        with pytest.raises(ValueError, match=r"^there is no seat .{1,70}; the seats are 0 to 2$"):
            ask(seat)


def test_a_long_text_that_is_no_choice_is_not_repeated() -> None:
    game = kanly.new_game(3, seed=2)
    long: list[Any] = ["x" * 1000, "send dagger " + "x" * 1000, "send " + "x " * 1000]
    long += ["resolve @" + "x" * 1000, "number " + "1" * 1000]
    for text in [*long, (10**400, 0, 0), ("x" * 1000, 1, 1)]:
        with pytest.raises(kanly.IllegalChoice) as told:
            game.choose(text)
        asked = str(told.value).split("; seat")[0]
        assert len(asked) < 250
        assert not any(character * 61 in asked for character in "x10")


@pytest.mark.parametrize("choice", NO_CHOICES, ids=lambda choice: type(choice).__name__)
def test_what_is_no_choice_at_all_is_unreadable(choice: Any) -> None:
    game = kanly.new_game(3, seed=2)
    assert [refusal.kind.value for refusal in game.why_not(choice)] == ["unreadable"]
    with pytest.raises(kanly.IllegalChoice, match="is not possible; seat"):
        game.choose(choice)


# --- clones


@pytest.mark.parametrize("ix", [False, True])
@pytest.mark.parametrize("decisions", [0, 30, 77, 150, 300])
def test_a_clone_is_equal_and_independent(decisions: int, ix: bool) -> None:
    game = played(4, 13, decisions, ix=ix)
    before, text = game.snapshot(), game.record()
    copy = game.clone()
    assert (copy.snapshot(), copy.record(), copy.choices) == (before, text, game.choices)
    for _ in positions(copy, random.Random(1)):
        continue
    assert (game.snapshot(), game.record()) == (before, text)
    for _ in positions(game, random.Random(1)):
        continue
    assert game.record() == copy.record()


@pytest.mark.parametrize("seed", [5, bytes(range(32))])
def test_a_reseeded_clone_has_another_future_and_a_record_of_its_own(seed: int | bytes) -> None:
    game = played(4, 13, 30)
    usual, copy = game.clone(), game.clone(reseed=seed)
    assert copy.choices == game.choices
    for one in (usual, copy):
        for _ in positions(one, random.Random(1), 60):
            continue
    assert copy.digest() != usual.digest()
    assert kanly.replay(copy.record()).digest() == copy.digest()


@pytest.mark.parametrize("seed", [-1, 2**256, b"short", "7"])
def test_a_clone_needs_a_proper_seed(seed: Any) -> None:
    with pytest.raises(kanly.RulesError, match="a seed is a whole number"):
        kanly.new_game(seed=1).clone(reseed=seed)


# --- steps back


def test_a_choice_that_shows_nothing_may_be_taken_back() -> None:
    game = kanly.new_game(seed=3, leaders=BARON_FIRST)
    game.choose("choose_secretly emperor fremen")
    start, text, choices = game.digest(), game.record(), game.choices
    seat = game.chooser or 0
    game.choose(next(choice for choice in choices if str(choice).startswith("send")))
    assert game.can_undo(seat)
    assert not game.can_undo((seat + 1) % 4)
    game.undo()
    assert (game.digest(), game.record(), game.choices) == (start, text, choices)


def test_a_choice_that_shows_something_hidden_is_final() -> None:
    """The new round turns up a Conflict card."""
    game = kanly.new_game(seed=3, leaders=BARON_FIRST)
    game.choose("choose_secretly emperor fremen")
    assert not any(game.can_undo(seat) for seat in range(4))
    with pytest.raises(kanly.CannotUndo, match="something hidden became known"):
        game.undo()


def test_nobody_steps_back_over_the_answer_of_another_seat() -> None:
    """A turn may be taken back until the next player has done anything, forced or not."""
    found = 0
    for seed in range(20):
        last = None
        game = kanly.new_game(4, seed=seed)
        luck = random.Random(seed)
        while not game.over:
            before, reveals = game.chooser, game.state.reveals
            game.choose(luck.choice(game.choices))
            is_hidden = is_thinking(game.state) and game.chooser != before
            assert game.can_undo(before or 0) == (game.state.reveals == reveals and not is_hidden)
            assert not any(game.can_undo(seat) for seat in range(4) if seat != before)
            found += before != last and game.can_undo(before or 0)
            last = before
    assert found > 100


@pytest.mark.parametrize("ix", [False, True])
def test_stepping_back_all_the_way_and_forward_again_gives_the_same_game(ix: bool) -> None:
    game = kanly.new_game(4, seed=21, ix=ix)
    luck = random.Random(21)
    taken_back = 0
    while not game.over and taken_back < 200:
        chosen, before, seat = luck.choice(game.choices), game.digest(), game.state.chooser
        game.choose(chosen)
        after = game.digest()
        if game.can_undo(seat):
            game.undo()
            assert game.digest() == before
            game.choose(chosen)
            taken_back += 1
        assert game.digest() == after
    assert taken_back > 50
    assert kanly.replay(game.record()).digest() == game.digest()


def test_a_clone_keeps_its_own_steps_back() -> None:
    game = played(4, 22, 60)
    while not game._back:
        game.choose(game.choices[0])
    copy, now = game.clone(), game.digest()
    copy.undo()
    copy.choose(copy.choices[-1])
    assert game.digest() == now
    game.undo()
    game.choose(game.choices[0])
    assert not game.clone(keep_history=False)._back


def test_without_history_nothing_can_be_taken_back() -> None:
    for game in positions(kanly.new_game(3, seed=4, keep_history=False), random.Random(4), 60):
        assert not any(game.can_undo(seat) for seat in range(3))
    assert kanly.replay(game.record()).digest() == game.digest()


def test_others_see_a_thinking_player_as_of_the_start_of_the_turn() -> None:
    """Which effects wait may tell what Intrigue cards are held, so all is shown when the turn is over."""
    game = kanly.new_game(3, seed=5)
    luck = random.Random(5)
    held_back = 0
    last = game.view(0)
    while not game.over:
        before, choice = game.chooser, luck.choice(game.choices)
        game.choose(choice)
        thinks_on = is_thinking(game.state) and game.chooser == before and str(choice) != "pass"
        if thinks_on and before != 0:
            held_back += 1
            assert game.view(0) == last
        last = game.view(0)
    assert held_back > 20


def test_a_bot_cannot_change_the_game_through_a_world_or_a_clone() -> None:
    game = played(4, 3, 40)
    before = list(game.choices)
    for copy in (game.clone().state, game.knowledge(game.state.chooser).sample(1).state, game.state.clone()):
        copy.choices.append((0, 0, 0))
        copy.choices.pop(0)
        copy.conflicts_left_out.clear()
    assert game.choices == before
    assert game.state.conflicts_left_out


def test_a_choice_shows_its_text() -> None:
    game = kanly.new_game(3, seed=7)
    assert [repr(choice) for choice in game.choices] == [f"Choice('{choice}')" for choice in game.choices]
    assert repr(kanly.Choice(999, 0, 0)) == "Choice(999, 0, 0)"
    assert repr(kanly.Choice(0, 10**6, 0)) == "Choice(0, 1000000, 0)"
