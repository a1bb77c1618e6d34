"""Random play: its generator, its ends, and what it counts."""

from collections import Counter

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance, rollout
from kanly.engine.state import State
from kanly.engine.vocabulary import Verb


def new_game(seed: int = 1) -> State:
    return set_up(Rules(4), chance.seed_bytes(seed))


def test_the_generator_gives_the_same_numbers_on_both_builds() -> None:
    luck = rollout.Luck(1)
    assert [luck.below(1000) for _ in range(6)] == [692, 338, 683, 651, 69, 66]


def test_the_generator_is_even_within_a_seed_and_over_seeds() -> None:
    luck = rollout.Luck(7)
    within = Counter(luck.below(7) for _ in range(7000))
    over = Counter(rollout.Luck(seed).below(7) for seed in range(7000))
    assert all(900 < counts[number] < 1100 for counts in (within, over) for number in range(7))


def test_a_seed_may_be_of_any_size() -> None:
    assert 0 <= rollout.Luck(2**256 - 1).below(10) < 10


def test_a_playout_reaches_the_end_and_counts_its_decisions() -> None:
    g, again = new_game(), new_game()
    decisions = rollout.playout(g, 5)
    assert g.over
    assert decisions == rollout.playout(again, 5) > 100
    assert [p.stock for p in g.players] == [p.stock for p in again.players]


def test_a_playout_can_stop_early_and_go_on() -> None:
    whole, parts = new_game(), new_game()
    decisions = rollout.playout(whole, 5)
    luck = rollout.Luck(5)
    assert rollout.play_on(parts, luck, 50) == 50
    assert not parts.over
    assert rollout.play_on(parts, luck, rollout.LIMIT) == decisions - 50
    assert [p.stock for p in parts.players] == [p.stock for p in whole.players]


def test_a_tallied_playout_is_the_same_game() -> None:
    g, counted = new_game(), new_game()
    tally = rollout.Tally()
    rollout.tallied_playout(counted, rollout.Luck(5), rollout.LIMIT, tally)
    assert tally.decisions == rollout.playout(g, 5)
    assert [p.stock for p in g.players] == [p.stock for p in counted.players]
    assert tally.order_questions < tally.turns < tally.real_decisions < tally.decisions


def test_what_a_game_asks_is_counted_one_by_one() -> None:
    g = new_game()
    tally = rollout.Tally()
    end, reveal = (Verb.END_TURN, 0, 0), (Verb.REVEAL, 0, 0)
    asked = [[reveal], [(Verb.RESOLVE, 3, 0), (Verb.RESOLVE, 4, 0)], [(Verb.SEND, 3, 4), reveal], [end]]
    for choices in asked:
        g.choices = [*choices]
        tally.note(g, choices[0])
    assert (tally.decisions, tally.turns, tally.real_decisions, tally.order_questions) == (4, 2, 2, 1)


def test_only_two_different_words_make_an_order_question() -> None:
    one, other = (Verb.RESOLVE, 3, 0), (Verb.RESOLVE, 4, 0)
    end = (Verb.END_TURN, 0, 0)
    assert rollout.asks_for_order([one, other, end])
    assert not rollout.asks_for_order([one, end])
    assert not rollout.asks_for_order([one, one])
