"""The Voice: what it closes, to whom, and for how long."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import NOBODY


def speak(space: str, occupied: bool = False, **left: object) -> tuple[Seat, Seat, Seat]:
    """The first seat has named the space and ended its turn; the left neighbour is asked.

    Occupied: by an Agent of the third seat.
    """
    me, left_seat, right = table(
        me={"hand": "the_voice"},
        left=left,
        right={"hand": "dagger"},
        board={"agents": {space: 2} if occupied else {}},
    )
    me.sends("the_voice", "imperial_basin")
    me.blocks(space)
    me.ends_turn()
    return me, left_seat, right


@ruling("FAQ-078", "BASE-036")
def test_the_mark_comes_off_when_its_players_next_turn_begins() -> None:
    """FAQ, The Voice (erratum): until the player's next turn, not until the end of the round."""
    me, left, right = speak("carthag", hand="reconnaissance dagger")
    assert not left.may_send("reconnaissance", "carthag")
    assert left.may_send("reconnaissance", "arrakeen")
    left.sends("dagger", "hall_of_oratory")
    left.ends_turn()
    right.reveals()
    right.ends_turn()
    assert me.is_asked()
    assert me.voice == NOBODY
    me.reveals()
    me.ends_turn()
    assert left.may_send("reconnaissance", "carthag")


@ruling("FAQ-079", "BASE-037")
def test_the_voice_costs_each_opponent_one_turn() -> None:
    """FAQ and rulebook, The Voice: every opponent is kept away for a single turn."""
    me, left, across, right = table(
        me={"hand": "the_voice dagger"},
        left={"hand": "reconnaissance dagger"},
        across={"hand": "reconnaissance signet_ring"},
        right={"hand": "reconnaissance signet_ring"},
    )
    me.sends("the_voice", "imperial_basin")
    me.blocks("carthag")
    me.ends_turn()
    for opponent, card in ((left, "dagger"), (across, "signet_ring"), (right, "signet_ring")):
        assert not opponent.may_send("reconnaissance", "carthag")
        place = {left: "hall_of_oratory", across: "secure_contract", right: "arrakeen"}[opponent]
        opponent.sends(card, place)
        opponent.ends_turn()
    me.reveals()
    me.ends_turn()
    assert left.may_send("reconnaissance", "carthag")
    left.reveals()
    left.ends_turn()
    assert across.may_send("reconnaissance", "carthag")
    across.reveals()
    across.ends_turn()
    assert right.may_send("reconnaissance", "carthag")


@ruling("FAQ-080", "FAQ-096", "BASE-034", "BASE-038")
@pytest.mark.parametrize("space", ["arrakeen", "hagga_basin", "secrets", "research_station"])
def test_kwisatz_haderach_does_not_get_past_the_voice(space: str) -> None:
    """FAQ and rulebook, The Voice and Kwisatz Haderach: the marked space stays closed, all others do not."""
    me, left, _ = speak(space, hand="kwisatz_haderach", water=2)
    assert not left.may_send("kwisatz_haderach", space)
    assert left.may_send("kwisatz_haderach", "carthag")
    assert left.may_send("kwisatz_haderach", "imperial_basin")


@ruling("FAQ-080")
@pytest.mark.parametrize("occupied", [False, True])
@pytest.mark.parametrize("space", ["arrakeen", "hall_of_oratory"])
def test_helena_does_not_get_past_the_voice(space: str, occupied: bool) -> None:
    """FAQ, The Voice: Eyes Everywhere overlooks enemy Agents, never the mark."""
    me, helena, _ = speak(space, occupied, leader="helena_richese", hand="signet_ring")
    assert not helena.may_send("signet_ring", space)
    other = {"arrakeen": "hall_of_oratory", "hall_of_oratory": "arrakeen"}[space]
    assert helena.may_send("signet_ring", other)


@ruling("FAQ-080")
@pytest.mark.parametrize("occupied", [False, True])
def test_infiltrate_does_not_get_past_the_voice(occupied: bool) -> None:
    """FAQ, The Voice: "and the like" covers every way of overlooking Agents."""
    me, left, _ = speak("carthag", occupied, hand="reconnaissance", intrigues="infiltrate")
    left.plays("infiltrate")
    assert not left.may_send("reconnaissance", "carthag")
    assert left.may_send("reconnaissance", "arrakeen")


@ruling("BASE-036")
def test_the_mark_gives_no_control() -> None:
    """Rulebook, The Voice: a spare Control marker shows the space; it controls nothing."""
    me, left, _ = speak("carthag", hand="dagger")
    assert me.table.control_of("carthag") == NOBODY
    left.reveals()
    left.ends_turn()
    assert me.solari == 0
