"""How our bots play: what each must not miss, and that both builds of it play the same."""

import random

import pytest
from scenario import table

import kanly
from kanly.bots import registry
from kanly.bots.bot import BotError, asked
from kanly.bots.level_bots import noticed
from kanly.bots.minds import judge_for, mind_for, styles
from kanly.bots.search.combat import CombatTree
from kanly.engine.state import State
from kanly.game import Game, game_from
from kanly.record.notation import write_choice

THINKING = ["greedy", "utility", "search:effort=12", "recruit", "scout", "captain", "mentat"]


def played(*names: str, seed: int, most: int = 100_000, ix: bool = False, epic: bool = False) -> Game:
    """Between these bots, one for each seat."""
    game = kanly.new_game(len(names), seed=seed, ix=ix, epic=epic)
    bots = [registry.make(registry.read(name)) for name in names]
    for number in range(most):
        if game.over:
            break
        seat = game.chooser or 0
        if game.settle() is None:
            game.choose(asked(bots[seat], game.knowledge(seat, luck=number)).choice)
    return game


def answer(name: str, game: Game, luck: int = 1) -> str:
    seat = game.chooser or 0
    return write_choice(asked(registry.make(registry.read(name)), game.knowledge(seat, luck=luck)).choice)


@pytest.mark.parametrize("seat", range(4))
def test_the_utility_bot_beats_three_that_move_at_random(seat: int) -> None:
    names = ["random"] * 4
    names[seat] = "utility"
    assert played(*names, seed=40 + seat, ix=True).winners == [seat]


@pytest.mark.parametrize("name", ["utility", "greedy", "search:effort=12", "captain"])
def test_nobody_pays_for_nothing(name: str) -> None:
    """Ten points, and the game won, for whoever plays this card."""
    me, *_ = table(
        me={"intrigues": "the_sleeper_must_awaken", "spice": 4, "victory_points": 9, "hand": "dagger"},
        left={},
        across={},
    )
    game = game_from(me.table.state, False)
    assert answer(name, game) == "play the_sleeper_must_awaken"


def test_the_better_half_of_a_fight_is_found_exactly() -> None:
    """A card that wins the Conflict is played, one that changes nothing is kept."""
    me, left, across = table(
        me={"conflict": 1, "intrigues": "ambush", "agents": 0},
        left={"conflict": 2, "agents": 0},
        across={"garrison": 0, "agents": 0},
    )
    for seat in (me, left, across):
        seat.reveals()
        seat.ends_turn()
    chances = chances_in_combat(me.table.state)
    assert chances["play ambush"] > chances["pass"]
    left.player.conflict = 6
    chances = chances_in_combat(me.table.state)
    assert chances["play ambush"] <= chances["pass"]


def chances_in_combat(g: State) -> dict[str, float]:
    """Of whoever is asked, by choice."""
    found = CombatTree(mind_for(g), judge_for(g)).chances_by_choice(g)
    return {write_choice(each): of[g.chooser] for each, of in zip(g.choices, found, strict=True)}


@pytest.mark.parametrize("name", THINKING)
def test_the_same_luck_gives_the_same_answers(name: str) -> None:
    ends = {played(name, "random", "random", seed=3, most=40).digest() for _ in range(2)}
    assert len(ends) == 1


def test_styles_differ_and_a_style_that_is_none_is_refused() -> None:
    assert len(styles()) == 6
    minds = [mind_for(kanly.new_game(4, seed=1).state, style) for style in styles()]
    weights = {(mind.players.early.prize_points, mind.players.early.tiles) for mind in minds}
    assert len(weights) >= 3
    with pytest.raises(BotError, match="the styles are balanced, "):
        registry.make(registry.read("utility:style=chaos"))


def test_something_is_always_noticed() -> None:
    luck = random.Random(1)
    seen = [noticed(3, 0.9, luck) for _ in range(200)]
    assert all(seen)
    assert {place for places in seen for place in places} == {0, 1, 2}
    assert noticed(5, 0.0, luck) == [0, 1, 2, 3, 4]


@pytest.mark.parametrize(("seats", "ix", "epic"), [(2, False, False), (3, True, False), (4, True, True)])
@pytest.mark.parametrize("name", ["utility", "search:effort=6"])
def test_every_table_is_played(name: str, seats: int, ix: bool, epic: bool) -> None:
    game = played(name, *["random"] * (seats - 1), seed=5, most=60, ix=ix, epic=epic)
    assert game.round >= 1


@pytest.mark.parametrize("difficulty", ["novice", "expert_plus"])
def test_solo_games_are_played(difficulty: str) -> None:
    game = kanly.new_game(1, seed=9, ix=True, difficulty=difficulty)
    bot = registry.make(registry.read("utility"))
    for number in range(60):
        if not game.over and game.settle() is None:
            game.choose(asked(bot, game.knowledge(0, luck=number)).choice)
    assert game.round > 1


@pytest.mark.parametrize("name", ["utility", "search:effort=12"])
def test_chances_are_told(name: str) -> None:
    game = kanly.new_game(4, seed=2)
    given = asked(registry.make(registry.read(name)), game.knowledge(game.chooser or 0))
    assert len(given.chances) == 4
    assert sum(given.chances) == pytest.approx(1.0)
