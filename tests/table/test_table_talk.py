"""What is proposed at a table: who is asked, how long, and that nobody learns a secret from it."""

from random import Random

from table.evening import Evening

from kanly.table import agreeing, playing, sitting
from kanly.table.made import last_answer
from kanly.table.settings import GamePlan, SeatPlan, Settings

TWO = Settings(game=GamePlan(seats=2))
THREE = Settings(game=GamePlan(seats=3, ix=True))
FOUR = Settings(game=GamePlan(seats=4))


def chooses_in_secret(evening: Evening, luck: Random) -> bool:
    """Whether somebody chooses something now of which an onlooker sees nothing."""
    seen, seat = evening.table.readers.sights[None].number, evening.asked
    evening.play(1, luck)
    return (seen, seat) == (evening.table.readers.sights[None].number, evening.table.asked)


def until_hidden(evening: Evening, luck: Random) -> None:
    while not chooses_in_secret(evening, luck):
        continue


# --- taking back


def test_a_proposal_does_not_tell_how_often_another_has_chosen_in_secret() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(4)
    for _ in range(8):
        until_hidden(evening, luck)
        other = (evening.asked + 1) % 3
        if last_answer(evening.table.made, other) is not None:
            tried = evening.table.copy()
            agreeing.propose(tried, other, "take_back", 0, at=evening.now)
            assert tried.proposal is not None
            assert tried.proposal.about == 0
    assert (
        evening.refuses("undo", agreeing.propose, evening.asked, "take_back", 3)
        == "the game goes back to your own last answer: no number is said"
    )


def test_nor_does_it_end_when_somebody_chooses_in_secret() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(4)
    evening.play(30, luck)
    while True:
        until_hidden(evening, luck)
        other = (evening.asked + 1) % 3
        stays = last_answer(evening.table.made, other)
        evening.does(agreeing.propose, other, "take_back", 0)
        around = evening.table.around
        if chooses_in_secret(evening, luck):
            break
        if evening.table.proposal is not None:
            evening.does(agreeing.vote, other, False)
    assert evening.table.around == around
    evening.votes(*sorted({0, 1, 2} - {other}))
    assert len(evening.table.made) == stays  # all that was chosen since is gone as well
    assert evening.table.asked == other


def test_what_nobody_has_agreed_on_is_dropped_with_the_round() -> None:
    evening, luck = Evening(THREE).sit("ann", "ben", "cid"), Random(4)
    evening.does(agreeing.propose, 0, "pause", 0)
    evening.refuses("proposal", agreeing.propose, 1, "kick", 2)
    while evening.game.round < 2:
        evening.play(1, luck)
    assert evening.table.proposal is None


def test_nothing_is_agreed_on_when_the_game_is_over() -> None:
    evening, luck = Evening(TWO).sit("ann", "ben"), Random(4)
    while not evening.game.over:
        if evening.table.proposal is None and last_answer(evening.table.made, 0) is not None:
            evening.does(agreeing.propose, 0, "take_back", 0)
        evening.play(1, luck)
    for table in (evening.table, evening.restarted()):
        assert table.proposal is None
    evening.refuses("proposal", agreeing.vote, 1, True)
    evening.refuses("over", agreeing.propose, 1, "pause", 0)


def test_whoever_proposes_something_can_withdraw_it() -> None:
    evening = Evening(THREE).sit("ann", "ben", "cid")
    evening.does(agreeing.propose, 1, "pause", 0)
    evening.does(agreeing.vote, 1, False)
    assert evening.table.proposal is None


def test_a_round_that_is_played_again_has_a_link_again() -> None:
    evening, luck = Evening(TWO).sit("ann", "ben"), Random(1)
    while evening.game.round < 3:
        evening.play(1, luck)
    links = len(evening.table.links)
    while evening.game.round == 3:
        evening.does(agreeing.propose, 0, "take_back", 0)
        evening.votes(1)
    while evening.game.round < 3:
        evening.play(1, luck)
    assert len(evening.table.links) == links + 1
    assert evening.restarted().linked_round == evening.table.linked_round == 3


# --- undoing


def test_nobody_undoes_what_a_bot_has_chosen() -> None:
    evening, luck, found = Evening(FOUR).sit("ann", "ben", "cid", "dee"), Random(5), 0
    while found < 5:
        seat = evening.asked
        evening.choose(luck.choice(evening.game.choices), by="bot")
        if evening.game.can_undo(seat):
            evening.refuses("undo", playing.undo, seat)
            found += 1


# --- sending away


def test_whoever_is_sent_away_loses_every_seat() -> None:
    evening = Evening(FOUR).sit("ann", "ben", "cid", "cid")
    evening.does(agreeing.propose, 0, "kick", 3)
    evening.votes(1)
    assert evening.table.seats_of("cid") == []
    evening.refuses("barred", sitting.sit, "cid", 2, "Cid", "red")


def test_whoever_does_not_choose_a_leader_can_be_sent_away() -> None:
    evening = Evening(Settings(game=GamePlan(seats=3), leaders="chosen")).sit("ann", "ben", "cid")
    evening.does(sitting.lead, 0, "paul_atreides")
    evening.does(sitting.lead, 1, "duke_leto_atreides")
    evening.refuses("not_begun", agreeing.propose, 0, "pause", 0)
    evening.does(agreeing.propose, 0, "kick", 2)
    evening.votes(1)
    assert (evening.table.stage, evening.table.seats[2].bot) == ("playing", agreeing.STAND_IN)


def test_or_go() -> None:
    evening = Evening(Settings(game=GamePlan(seats=2), leaders="chosen")).sit("ann", "ben")
    evening.does(agreeing.resign, 1)
    evening.does(sitting.lead, 0, "paul_atreides")
    assert (evening.table.stage, evening.table.seats[1].bot) == ("playing", agreeing.STAND_IN)


def test_where_nobody_is_left_to_choose_a_leader_the_table_is_closed() -> None:
    plans = (SeatPlan(), SeatPlan(bot="random"))
    evening = Evening(Settings(game=GamePlan(seats=2), seats=plans, leaders="chosen")).sit("ann")
    evening.does(agreeing.resign, 0)
    assert (evening.table.stage, evening.table.closed) == ("closed", "abandoned")
