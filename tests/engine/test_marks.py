"""Knowledge marks through single acts: who knows which card where."""

from __future__ import annotations

from scenario import Seat, names, table
from scenario_layout import numbers

from kanly.content.catalog import CATALOG
from kanly.engine.play import zones
from kanly.engine.player import Player
from kanly.engine.secrets import aside, marks
from kanly.engine.secrets.knowledge import determinize
from kanly.engine.soundness import Fault
from kanly.engine.soundness import marks as marks_checked
from kanly.engine.state import State
from kanly.engine.vocabulary import EVERY_SEAT

FRESH = marks.mark(0, 0, 0)
SAMPLES = range(60)


def three_hands() -> State:
    me, *_ = table(
        me={"intrigues": "ambush bribery charisma refocus"},
        left={"intrigues": "windfall"},
        right={"intrigues": "infiltrate"},
        board={"intrigue_deck": "ambush tiebreaker to_the_victor"},
    )
    state: State = me.table.state
    return state


def held(g: State, viewer: int, seat: int) -> set[str]:
    """Every hand that the viewer thinks a seat may hold."""
    return {names(sorted(determinize(g, viewer, i).players[seat].intrigues)) for i in SAMPLES}


def test_thief_and_victim_know_the_stolen_card_and_nobody_else_does() -> None:
    g = three_hands()
    zones.steal_intrigue(g, 1, 0)
    stolen = names(g.players[1].intrigues[-1:])
    assert all(stolen in hand.split() for hand in held(g, 0, 1))
    assert not all(stolen in hand.split() for hand in held(g, 2, 1))
    assert all(stolen not in hand.split() for hand in held(g, 1, 0))


def test_a_second_theft_makes_the_first_doubtful() -> None:
    g = three_hands()
    zones.steal_intrigue(g, 1, 0)
    stolen = g.players[1].intrigues[-1]
    zones.steal_intrigue(g, 2, 1)
    moved = g.players[2].intrigues[-1] == stolen
    assert len(held(g, 0, 1)) > 1
    seen = [marks.seen(m) for m in g.players[2].intrigue_marks if marks.seen(m)]
    assert seen == [0b110]
    assert moved or not any(marks.seen(m) & 1 for m in g.players[1].intrigue_marks)


def known_to_left(g: State) -> list[str]:
    """Of the hand of seat 0."""
    player = g.players[0]
    held = zip(player.intrigues, player.intrigue_marks, strict=True)
    return sorted(names([card]) for card, mark in held if marks.is_known(mark, 1))


def two_known_alike() -> State:
    """Seat 1 knows of two cards of a kind and of another one in the hand of seat 0."""
    g = three_hands()
    g.players[0].intrigues = numbers("ambush bribery ambush windfall")
    g.players[0].intrigue_marks = [marks.with_seen(FRESH, 0b010)] * 3 + [FRESH]
    return g


def test_of_two_known_alike_one_is_still_known_after_a_theft() -> None:
    found = set()
    for chances in range(20):
        g = two_known_alike()
        g.chances = chances
        zones.steal_intrigue(g, 2, 0)
        found.add(names(g.players[2].intrigues[-1:]))
        assert known_to_left(g) == ["ambush"]
    assert found == {"ambush", "bribery", "windfall"}


def test_of_two_known_alike_one_is_still_known_after_a_burial() -> None:
    for card in numbers("ambush bribery windfall"):
        g = two_known_alike()
        zones.bury_intrigue(g, 0, card)
        assert known_to_left(g) == ["ambush"]


def test_a_thief_forgets_only_what_it_took() -> None:
    for chances in range(20):
        g = two_known_alike()
        g.chances = chances
        zones.steal_intrigue(g, 1, 0)
        left = ["ambush", "ambush", "bribery"]
        if (stolen := names(g.players[1].intrigues[-1:])) in left:
            left.remove(stolen)
        assert known_to_left(g) == left


def test_whoever_knew_of_a_copy_takes_it_to_be_the_one_played() -> None:
    g = three_hands()
    him = g.players[1]
    him.intrigues = numbers("ambush ambush windfall")
    him.intrigue_marks = [FRESH, marks.with_seen(FRESH, 0b001), FRESH]
    zones.leave_intrigues(g, 1, him.intrigues[0])
    assert [marks.seen(m) for m in him.intrigue_marks] == [0, 0]


def test_only_the_burier_knows_what_lies_under_the_deck() -> None:
    g = three_hands()
    zones.bury_intrigue(g, 0, numbers("charisma")[0])
    zones.bury_intrigue(g, 0, numbers("bribery")[0])
    bottom = {names(determinize(g, 0, i).intrigue_deck[:2]) for i in SAMPLES}
    assert bottom == {"bribery charisma"}
    assert len({names(determinize(g, 1, i).intrigue_deck[:2]) for i in SAMPLES}) > 10


def test_the_burier_still_knows_the_card_when_somebody_draws_it() -> None:
    g = three_hands()
    zones.bury_intrigue(g, 0, numbers("charisma")[0])
    zones.draw_intrigue(g, 2, 4)
    assert "charisma" in names(g.players[2].intrigues)
    assert all("charisma" in hand for hand in held(g, 0, 2))
    assert not all("charisma" in hand for hand in held(g, 1, 2))


def test_a_card_buried_from_an_old_hand_cannot_be_a_new_one() -> None:
    g = three_hands()
    g.intrigue_era = 1
    g.intrigue_deck_marks = [marks.mark(0, 1, 0)] * 3
    zones.bury_intrigue(g, 0, numbers("refocus")[0])
    bottom = {names(determinize(g, 2, i).intrigue_deck[:1]) for i in SAMPLES}
    assert bottom == {"ambush", "bribery", "charisma", "refocus", "windfall"}
    zones.draw_intrigue(g, 1, 4)
    assert marks.drawn(g.players[1].intrigue_marks[-1]) == 0
    assert [marks.drawn(m) for m in g.players[1].intrigue_marks[1:4]] == [1, 1, 1]


def mine(hand: list[tuple[int, int, int]], deck: list[tuple[int, int]]) -> Player:
    """(card, entered, drawn) and (card, entered)."""
    player = Player(0, 0)
    player.era = 5
    player.hand, player.hand_marks = [c for c, _, _ in hand], [marks.mark(0, e, d) for _, e, d in hand]
    player.deck, player.deck_marks = [c for c, _ in deck], [marks.mark(0, e, 0) for _, e in deck]
    return player


def test_the_older_of_two_copies_counts_as_the_one_that_left_the_hand() -> None:
    """The younger one may now be where it is; the older place may have held the older copy."""
    player = mine([(7, 0, 1), (9, 3, 4)], [(9, 0), (8, 3)])
    zones.leave_hand(player, 9)
    assert [(c, marks.entered(m)) for c, m in zip(player.deck, player.deck_marks, strict=True)] == [
        (9, 3),
        (8, 3),
    ]
    assert [marks.drawn(m) for m in player.hand_marks] == [4]


def test_the_younger_of_two_copies_counts_as_the_one_that_left_the_deck() -> None:
    """The older one may be in the old place."""
    player = mine([(7, 0, 1)], [(9, 3), (8, 3), (9, 0)])
    assert zones.leave_deck(player) == 9
    assert [marks.entered(m) for m in player.deck_marks] == [0, 3]


def test_a_card_everybody_saw_leaves_first_and_changes_nothing_else() -> None:
    player = mine([(9, 0, 1), (7, 0, 1)], [(9, 2)])
    zones.put_in_hand(player, 9)
    before = player.hand_marks[:2]
    zones.leave_hand(player, 9)
    assert (player.hand, player.hand_marks) == ([9, 7], before)


def test_a_look_at_ones_own_card_is_forgotten_in_ones_own_hand() -> None:
    """Poison Snooper: what only its owner saw is no public knowledge of the hand."""
    me, left, _ = table(me={"intrigues": "poison_snooper", "deck": "dagger scout"}, left={}, right={})
    me.plays("poison_snooper")
    g: State = me.table.state
    assert marks.seen(g.players[0].deck_marks[-1]) == 0b001
    assert {determinize(g, 0, i).players[0].deck[-1] for i in SAMPLES} == set(numbers("dagger"))
    assert len({determinize(g, 1, i).players[0].deck[-1] for i in SAMPLES}) == 2
    me.chooses("draw_top")
    assert [marks.seen(m) for m in g.players[0].hand_marks] == [0]


def test_a_card_acquired_to_the_top_is_known_until_the_deck_is_shuffled() -> None:
    me, *_ = table(
        me={"intrigues": "bypass_protocol refocus", "spice": 2, "deck": "dagger dagger dagger"},
        left={},
        right={},
        board={"row": "scout scout scout scout scout"},
    )
    g: State = me.table.state
    me.plays("bypass_protocol", 1)
    me.acquires("scout", "top")
    assert marks.seen(g.players[0].deck_marks[-1]) == EVERY_SEAT
    assert {names(determinize(g, 1, i).players[0].deck) for i in SAMPLES} == {"dagger dagger dagger scout"}
    me.plays("refocus")
    assert not any(marks.seen(m) for m in g.players[0].deck_marks + g.players[0].hand_marks)


def test_of_several_copies_the_oldest_count_as_drawn() -> None:
    """A newer copy in hand, an older one in the deck: which of them was drawn first nobody knows."""
    me, *_ = table(me={}, left={}, right={})
    dagger = CATALOG.number["dagger"]
    me.player.hand, me.player.hand_marks = [dagger], [marks.mark(0, 3, 1)]
    me.player.deck, me.player.deck_marks = [dagger], [marks.mark(0, 1, 0)]
    found: list[Fault] = []
    marks_checked.check_hand_eras(me.player, found)
    assert found == []
    me.player.deck_marks = [marks.mark(0, 2, 0)]
    marks_checked.check_hand_eras(me.player, found)
    assert found == [("players[0].hand_marks", "seat 0 holds cards that it cannot have drawn")]


def after_revealing(hand: list[tuple[int, int, int]], deck: list[tuple[int, int]]) -> Player:
    player = mine(hand, deck)
    zones.show_hand(player)
    return player


def test_a_revealed_hand_leaves_no_trace_of_which_copies_it_held() -> None:
    """Everybody saw a 9, nobody saw when it had entered the deck: what stays must not tell old from new."""
    held_the_older = after_revealing([(9, 0, 4)], [(9, 3), (8, 3)])
    held_the_younger = after_revealing([(9, 3, 4)], [(9, 0), (8, 3)])
    assert held_the_older.deck_marks == held_the_younger.deck_marks


def test_after_a_reveal_any_card_of_the_deck_may_be_drawn() -> None:
    """Nothing is held any more, so no place is older than a card; what was seen in the deck stays seen."""
    player = mine([(7, 0, 1)], [(8, 3), (9, 0)])
    player.deck_marks[0] = marks.with_seen(player.deck_marks[0], EVERY_SEAT)
    zones.show_hand(player)
    assert [marks.entered(m) for m in player.deck_marks] == [0, 0]
    assert [marks.seen(m) for m in player.deck_marks] == [EVERY_SEAT, 0]


def ilesa(layout: dict[str, object]) -> Seat:
    """With no deck."""
    me, *_ = table(ix=True, me={"leader": "ilesa_ecaz", **layout}, left={}, right={})
    me.player.deck, me.player.deck_marks = [], []
    return me


def set_aside_by(player: Player, g: State) -> set[int]:
    """Every card that somebody else thinks may be the one set aside."""
    return {determinize(g, 1, i).players[player.seat].hidden_aside for i in SAMPLES}


def test_a_card_taken_back_to_hand_later_is_not_the_one_set_aside() -> None:
    me = ilesa({"hand": "dagger diplomacy"})
    dagger, diplomacy, scout = numbers("dagger diplomacy scout")
    zones.set_aside(me.player, dagger)
    zones.put_in_hand(me.player, scout)
    assert set_aside_by(me.player, me.table.state) == {dagger, diplomacy}


def test_a_card_shuffled_into_the_deck_later_is_not_the_one_set_aside() -> None:
    me = ilesa({"hand": "dagger diplomacy", "discard": "scout scout"})
    g: State = me.table.state
    dagger, diplomacy = numbers("dagger diplomacy")
    zones.set_aside(me.player, dagger)
    zones.draw(g, 0, 1)
    assert set_aside_by(me.player, g) == {dagger, diplomacy}


def test_the_copy_that_joined_later_may_have_been_played_instead_of_the_one_set_aside() -> None:
    me = ilesa({"hand": "diplomacy"})
    dagger, diplomacy = numbers("dagger diplomacy")
    zones.put_in_hand(me.player, dagger)
    zones.set_aside(me.player, dagger)
    zones.put_in_hand(me.player, dagger)
    zones.leave_hand(me.player, dagger)
    assert set_aside_by(me.player, me.table.state) == {dagger, diplomacy}


def test_nothing_is_known_to_be_late_once_the_card_is_back() -> None:
    me = ilesa({"hand": "dagger diplomacy", "discard": "scout scout"})
    zones.set_aside(me.player, numbers("dagger")[0])
    zones.draw(me.table.state, 0, 1)
    assert any(marks.is_late(m) for m in me.player.deck_marks)
    zones.take_back_aside(me.player)
    assert not any(marks.is_late(m) for m in me.player.hand_marks + me.player.deck_marks)


def test_a_copy_that_everybody_sees_says_nothing_of_the_card_set_aside() -> None:
    """It joined the hand late, but it is another one."""
    me = Player(0, 0)
    me.hidden_aside, me.aside_mark = 7, marks.mark(0, 3, 3)
    me.hand, me.hand_marks = [7], [marks.with_late(marks.mark(EVERY_SEAT, 1, 1), True)]
    assert aside.oldest_copy([7, 7], [me.aside_mark, *me.hand_marks], 7) == 0
    assert aside.may_be(me)
