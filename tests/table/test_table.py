"""A live game from the first seat to the last choice."""

from random import Random

from table.evening import Evening

from kanly.table import agreeing, playing, sitting
from kanly.table.entries import Wishes
from kanly.table.fairness import Noted, verify
from kanly.table.recording import record_for
from kanly.table.settings import GamePlan, SeatPlan, Settings

THREE = Settings(game=GamePlan(seats=3, ix=True))
FOUR = Settings(game=GamePlan(seats=4))
ALONE = Settings(game=GamePlan(seats=1, difficulty="novice"))
WITH_BOTS = Settings(game=GamePlan(seats=3), seats=(SeatPlan(), SeatPlan(bot="random"), SeatPlan(bot="2")))


# --- sitting down


def test_the_game_begins_when_everybody_sits() -> None:
    evening = Evening(THREE).sit("ann", "ben")
    stages = [evening.table.stage]
    evening.does(sitting.sit, "cid", 2, "Cid", "red")
    assert [*stages, evening.table.stage] == ["gathering", "playing"]
    assert [seat.colour for seat in evening.table.seats] == ["blue", "green", "red"]  # blue was taken


def test_a_seat_is_taken_once() -> None:
    evening = Evening(THREE).sit("ann")
    assert evening.refuses("taken", sitting.sit, "eve", 0, "Eve", "red") == "somebody else sits there"
    assert evening.refuses("seat", sitting.sit, "eve", 3, "Eve", "red") == "there is no seat 3"


def test_whoever_opened_the_table_gives_seats_to_bots() -> None:
    evening = Evening(THREE).sit("ann")
    evening.refuses("host", sitting.fill, "ben", 1, "captain")
    evening.does(sitting.fill, "ann", 1, "captain")
    evening.does(sitting.fill, "ann", 2, "recruit")
    assert [seat.bot for seat in evening.table.seats] == [None, "captain", "recruit"]
    assert evening.table.stage == "playing"


def test_somebody_leaves_before_the_game_begins_and_another_comes() -> None:
    evening = Evening(THREE).sit("ann", "ben")
    evening.does(sitting.leave, 1)
    evening.does(sitting.sit, "cid", 1, "Cid", "red")
    assert evening.table.seats_of("cid") == [1]
    assert evening.table.seats_of("ben") == []


def test_luck_that_players_give_changes_the_deal() -> None:
    evening = Evening(ALONE)
    other = evening.table.copy()
    evening.does(sitting.sit, "ann", 0, "Ann", "red", luck=b"heads")
    sitting.sit(other, "ann", 0, "Ann", "red", at=0, luck=b"tails")
    assert other.game is not None
    assert evening.game.digest() != other.game.digest()
    assert evening.table.commitment.published == other.commitment.published


# --- Leaders


def test_leaders_are_chosen_one_after_the_other() -> None:
    evening = Evening(Settings(game=GamePlan(seats=3), leaders="chosen")).sit("ann", "ben", "cid")
    assert evening.table.stage == "leading"
    evening.does(sitting.lead, 1, "paul_atreides")
    evening.refuses("leaders", sitting.lead, 0, "paul_atreides")
    evening.does(sitting.lead, 0, "duke_leto_atreides")
    evening.does(sitting.lead, 2, "count_ilban_richese")
    assert evening.game.leaders == ["duke_leto_atreides", "paul_atreides", "count_ilban_richese"]


def test_in_a_draft_everybody_keeps_one_of_two() -> None:
    evening = Evening(Settings(game=GamePlan(seats=3), leaders="drafted")).sit("ann", "ben", "cid")
    offered = [seat.offered for seat in evening.table.seats]
    assert [len(two) for two in offered] == [2, 2, 2]
    assert len({leader for two in offered for leader in two}) == 6
    evening.refuses("leaders", sitting.lead, 0, offered[1][0])
    for seat in (2, 0, 1):
        evening.does(sitting.lead, seat, offered[seat][1])
    assert evening.game.leaders == [two[1] for two in offered]


def test_bots_take_leaders_that_are_left() -> None:
    plan = (SeatPlan(), SeatPlan(bot="random"), SeatPlan(bot="random"))
    evening = Evening(Settings(game=GamePlan(seats=3), seats=plan, leaders="chosen")).sit("ann")
    evening.does(sitting.lead, 0, "paul_atreides")
    assert evening.game.leaders[0] == "paul_atreides"
    assert len(set(evening.game.leaders)) == 3


# --- playing


def test_only_whoever_is_asked_answers_and_only_what_is_possible() -> None:
    evening = Evening(FOUR).sit("ann", "ben", "cid", "dee")
    other = (evening.asked + 1) % 4
    evening.refuses("not_asked", playing.choose, other, "reveal")
    evening.refuses("illegal", playing.choose, evening.asked, "send dagger wealth_of_the_moon")
    evening.refuses("illegal", playing.choose, evening.asked, "end")


def test_a_reader_s_number_grows_whenever_there_is_something_to_see_and_only_then() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(3)
    views = {reader: evening.game.view(reader) for reader in (0, 1, 2, None)}
    quiet = 0
    while not evening.game.over:
        before = dict(evening.table.readers.sights)
        evening.play(1, luck)
        for reader, sight in evening.table.readers.sights.items():
            seen = evening.game.view(reader)
            is_new = sight.number > before[reader].number
            assert is_new or seen == views[reader]
            assert not is_new or sight.recent[-1].events
            quiet += not is_new
            views[reader] = seen
    assert quiet > 30


def test_answers_that_nobody_wants_to_be_asked_for_are_given() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(4)
    for seat in range(3):
        evening.does(playing.wish, seat, Wishes(single=True, unpayable=True, combat=True, end_turn=True))
    waited = 0
    while not evening.game.over:
        alone = playing.unasked_now(evening.table)
        assert alone is None or alone.is_telling  # all others were given at once
        waited += alone is not None
        evening.play(1, luck)
    assert waited > 3


def test_whoever_wants_to_be_asked_everything_is() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(4)
    for seat in range(3):
        evening.does(playing.wish, seat, Wishes(single=False, unpayable=False, combat=False))
    while not evening.game.over:
        assert playing.unasked_now(evening.table) is None
        evening.choose(luck.choice(evening.game.choices))
    assert {made.by for made in evening.table.made} == {"person"}


# --- going back


def test_the_own_last_choice_is_undone_with_what_followed_unasked() -> None:
    evening, luck, undone = Evening(FOUR).sit("ann", "ben", "cid", "dee"), Random(5), 0
    while undone < 20:
        seat, before, made = evening.asked, evening.game.digest(), len(evening.table.made)
        numbers = {reader: sight.number for reader, sight in evening.table.readers.sights.items()}
        evening.play(1, luck)
        if evening.game.can_undo(seat) and evening.table.made[made].by == "person":
            evening.does(playing.undo, seat)
            assert (evening.game.digest(), len(evening.table.made)) == (before, made)
            assert evening.table.readers.sights[seat].number > numbers[seat]
            undone += 1
            evening.play(1, luck)
        assert evening.restarted().made == evening.table.made


def test_what_others_have_seen_is_taken_back_only_if_all_agree() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(6)
    evening.play(12, luck)
    seat, before, made = evening.asked, evening.game.digest(), [*evening.table.made]
    evening.choose(luck.choice(evening.game.choices))
    while evening.asked == seat:
        evening.play(1, luck)
    while evening.asked != seat:
        evening.play(1, luck)
    evening.refuses("undo", playing.undo, seat)
    while evening.game.digest() != before:
        evening.does(agreeing.propose, seat, "take_back", 0)
        evening.refuses("proposal", agreeing.vote, seat, True)
        evening.does(agreeing.vote, (seat + 1) % 3, True)
        assert evening.game.digest() != before
        evening.does(agreeing.vote, (seat + 2) % 3, True)
    assert evening.table.made == made


def test_one_who_disagrees_is_enough() -> None:
    evening = Evening(THREE).sit("ann", "ben", "cid")
    seat = evening.asked
    evening.play(3, Random(7))
    evening.does(agreeing.propose, seat, "take_back", 0)
    evening.does(agreeing.vote, (seat + 1) % 3, False)
    assert evening.table.proposal is None
    evening.refuses("proposal", agreeing.vote, (seat + 2) % 3, True)


def test_against_bots_nobody_need_be_asked() -> None:
    evening, luck = Evening(WITH_BOTS).sit("ann"), Random(8)
    while evening.asked != 0:
        evening.choose(luck.choice(evening.game.choices), by="bot")
    before = evening.game.digest()
    evening.choose(luck.choice(evening.game.choices))
    for _ in range(6):
        evening.choose(luck.choice(evening.game.choices), by="person" if evening.asked == 0 else "bot")
    while evening.game.digest() != before:
        evening.does(agreeing.propose, 0, "take_back", 0)


# --- pausing, going, coming


def test_nothing_moves_while_the_game_is_paused() -> None:
    evening = Evening(THREE).sit("ann", "ben", "cid")
    evening.does(agreeing.propose, 0, "pause", 0)
    evening.does(agreeing.vote, 1, True)
    evening.does(agreeing.vote, 2, True)
    evening.refuses("paused", playing.choose, evening.asked, str(evening.game.choices[0]))
    evening.does(agreeing.resume, 2)
    evening.choose(evening.game.choices[0])


def test_a_bot_takes_the_seat_of_whoever_resigns_until_somebody_sits_down() -> None:
    evening = Evening(THREE).sit("ann", "ben", "cid")
    evening.does(agreeing.resign, 1)
    assert (evening.table.seats[1].bot, evening.table.seats[1].person) == (agreeing.STAND_IN, None)
    evening.does(sitting.sit, "dee", 1, "Dee", "red")
    assert (evening.table.seats[1].bot, evening.table.seats[1].person) == (None, "dee")


def test_when_the_last_person_goes_nobody_plays_on() -> None:
    evening = Evening(WITH_BOTS).sit("ann")
    evening.does(agreeing.resign, 0)
    assert evening.table.stage == "closed"
    evening.refuses("over", playing.choose, 0, "reveal")
    evening.refuses("over", sitting.sit, "ann", 0, "Ann", "red")


def test_most_of_the_others_send_somebody_away() -> None:
    evening = Evening(FOUR).sit("ann", "ben", "cid", "dee")
    evening.does(agreeing.propose, 0, "kick", 3)
    evening.refuses("proposal", agreeing.vote, 3, False)
    evening.does(agreeing.vote, 1, True)
    assert evening.table.seats[3].bot == agreeing.STAND_IN
    evening.refuses("barred", sitting.sit, "dee", 3, "Dee", "red")


def test_of_two_players_one_sends_away_only_who_is_not_there() -> None:
    evening = Evening(Settings(game=GamePlan(seats=2))).sit("ann", "ben")
    evening.refuses("kick", agreeing.propose, 0, "kick", 1)
    evening.does(agreeing.propose, 0, "kick", 1, absent=frozenset({1}))
    assert evening.table.seats[1].person is None


def test_the_same_people_play_again() -> None:
    evening = Evening(ALONE).sit("ann")
    evening.refuses("rematch", agreeing.follow, "next")
    evening.play(10_000, Random(9))
    evening.does(agreeing.follow, "next")
    assert evening.table.following == "next"
    evening.refuses("rematch", agreeing.follow, "another")


# --- the proof


def test_what_is_left_of_a_game_proves_it_fair() -> None:
    evening = Evening(THREE).sit("ann", "ben", "cid")
    published = evening.table.commitment.published
    assert evening.record_refused() == "the game is not over yet"
    evening.play(10_000, Random(10))
    links = tuple((link.number, link.value) for link in evening.table.links)
    assert len(links) == evening.game.round - 1
    given = tuple((seat, name.encode()) for seat, name in enumerate(("ann", "ben", "cid")))
    verdict = verify(record_for(evening.table, None), Noted(published, given, links))
    assert verdict.ok
    assert verdict.over
