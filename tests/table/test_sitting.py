"""What is settled before a game begins: Leaders, luck, names; and that nothing is entered for nothing."""

from random import Random

import pytest
from table.evening import Evening

from kanly.table import playing, sitting
from kanly.table.commitment import offers
from kanly.table.entries import Named, Wishes
from kanly.table.fairness import verify
from kanly.table.recording import record_for
from kanly.table.refused import Refused
from kanly.table.settings import GamePlan, SeatPlan, Settings, rules_of

TWO = Settings(game=GamePlan(seats=2))
DRAFT = Settings(game=GamePlan(seats=2), leaders="drafted")
CHOSEN = Settings(game=GamePlan(seats=3), leaders="chosen")
PAUL, LETO = "paul_atreides", "duke_leto_atreides"


# --- Leaders


def test_what_is_drafted_follows_from_the_seed_of_the_deal() -> None:
    evening = Evening(DRAFT).sit("ann", "ben")
    due = offers(rules_of(DRAFT.game), evening.table.seed)
    assert [seat.offered for seat in evening.table.seats] == due


def test_nobody_draws_leaders_again_by_sitting_down_again() -> None:
    evening = Evening(DRAFT).sit("ann", "ben")
    first, length = [seat.offered for seat in evening.table.seats], evening.table.length
    for luck in (b"1", b"2"):
        evening.does(sitting.sit, "ann", 0, "Ann", "blue", luck=luck)
    assert [seat.offered for seat in evening.table.seats] == first
    assert evening.table.length == length


def test_a_draft_is_one_though_a_bot_sits_down_last() -> None:
    evening = Evening(DRAFT).sit("ann")
    evening.does(sitting.fill, "ann", 1, "captain")
    assert len(evening.table.seats[0].offered) == 2


def test_bots_draft_among_themselves() -> None:
    plans = (SeatPlan(bot="random"), SeatPlan(bot="random"))
    evening, luck = Evening(Settings(game=GamePlan(seats=2), seats=plans, leaders="drafted")), Random(1)
    while not evening.game.over:
        evening.choose(luck.choice(evening.game.choices), by="bot")
    assert verify(record_for(evening.table, None)).ok


def test_everybody_can_tell_which_leaders_are_free() -> None:
    evening = Evening(CHOSEN).sit("ann", "ben")
    assert evening.table.free_leaders(0) == []  # not yet
    evening.does(sitting.sit, "cid", 2, "Cid", "red")
    everyone = evening.table.free_leaders(0)
    evening.does(sitting.lead, 0, PAUL)
    assert evening.table.free_leaders(1) == [leader for leader in everyone if leader != PAUL]
    assert evening.table.free_leaders(0) == everyone  # one may change one's mind
    evening.does(sitting.lead, 1, LETO)
    evening.does(sitting.lead, 2, evening.table.free_leaders(2)[0])
    assert evening.table.free_leaders(0) == []  # the game has begun


def test_of_leaders_that_are_dealt_none_is_free() -> None:
    assert Evening(TWO).sit("ann").table.free_leaders(0) == []


def test_in_a_draft_those_that_are_offered_are_free() -> None:
    evening = Evening(DRAFT).sit("ann", "ben")
    assert evening.table.free_leaders(1) == [*evening.table.seats[1].offered]


def test_who_has_a_leader_by_the_plan_keeps_it() -> None:
    plans = (SeatPlan(leader=PAUL), SeatPlan())
    evening = Evening(Settings(game=GamePlan(seats=2), seats=plans, leaders="chosen")).sit("ann", "ben")
    evening.refuses("leaders", sitting.lead, 0, LETO)
    assert PAUL not in evening.table.free_leaders(1)
    evening.does(sitting.lead, 1, LETO)
    assert evening.game.leaders == [PAUL, LETO]


@pytest.mark.parametrize("leaders", [("nobody", None, None), (PAUL, PAUL, None)])
def test_leaders_that_cannot_be_are_refused_at_once(leaders: tuple[str | None, ...]) -> None:
    plans = tuple(SeatPlan(leader=leader) for leader in leaders)
    with pytest.raises(Refused) as refused:
        Evening(Settings(game=GamePlan(seats=3), leaders="chosen", seats=plans))
    assert refused.value.code == "leaders"


def test_nobody_leads_like_a_rival() -> None:
    rivals = (LETO, "count_ilban_richese")
    plan = GamePlan(seats=1, difficulty="novice", rival_leaders=rivals)
    evening = Evening(Settings(game=plan, leaders="chosen")).sit("ann")
    assert not {*rivals} & {*evening.table.free_leaders(0)}


# --- what everybody may read


def test_terms_and_luck_are_there_for_everybody() -> None:
    evening = Evening(TWO).sit("ann")
    assert evening.table.terms.startswith("rules base+rivals/1; seats 2; leaders dealt; people 0 1;")
    assert evening.table.contributions == {0: b"ann"}
    assert evening.table.closed is None
    evening.does(sitting.close, "ann")
    assert evening.table.closed == "abandoned"


def test_nothing_is_done_at_a_closed_table() -> None:
    evening = Evening(TWO).sit("ann")
    evening.does(sitting.close, "ann")
    evening.refuses("over", sitting.fill, "ann", 1, "captain")
    evening.refuses("over", sitting.rename, "ann", "Anna", "red")


def test_lists_do_not_tell_when_somebody_has_chosen_in_secret() -> None:
    evening, luck, quiet = Evening(Settings(game=GamePlan(seats=3, ix=True))).sit(*"abc"), Random(4), 0
    for _ in range(150):
        seen, changed = evening.table.readers.sights[None].number, evening.table.changed
        links = len(evening.table.links)
        evening.play(1, luck)
        if evening.table.readers.sights[None].number == seen and len(evening.table.links) == links:
            assert evening.table.changed == changed
            quiet += 1
    assert quiet > 5


# --- names and wishes


def test_whoever_takes_another_name_has_it_in_every_seat() -> None:
    evening = Evening(Settings(game=GamePlan(seats=3))).sit("ann", "ben", "ann")
    evening.does(sitting.rename, "ann", "Anna", "green")
    assert evening.table.names == ("Anna", "Ben", "Anna")
    assert [seat.colour for seat in evening.table.seats] == ["blue", "green", "red"]  # green is Ben's
    evening.does(sitting.rename, "ann", "Anna", "pink")
    assert [seat.colour for seat in evening.table.seats] == ["pink", "green", "red"]
    assert evening.restarted().names == evening.table.names


def test_what_changes_nothing_is_not_entered() -> None:
    evening = Evening(TWO).sit("ann", "ben")
    evening.does(playing.wish, 0, Wishes(combat=False))
    length = evening.table.length
    for _ in range(3):
        evening.does(playing.wish, 0, Wishes(combat=False))
        evening.does(sitting.rename, "ann", "Ann", "blue")
        evening.does(sitting.sit, "ann", 0, "Ann", "blue")
    assert evening.table.length == length == len(evening.journal)
    assert not [entry for entry in evening.journal if isinstance(entry, Named)]
