"""The two-player game: when House Hagal acts, and what it denies without gaining anything."""

from typing import Any

import pytest
from scenario import Seat, table

from kanly.engine.play.endgame import winners

QUIET = {
    "conflict": "guild_bank_raid",
    "hagal_deck": "hagal_carthag hagal_wealth hagal_secrets hagal_stillsuits",
}


def three(**given: Any) -> tuple[Seat, Seat, Seat]:
    """Two humans and House Hagal; what is given by name goes to that seat, the rest to the board."""
    seats = {name: given.pop(name, {}) for name in ("me", "left", "hagal")}
    me, left, hagal = table(board={**QUIET, **given}, **seats)
    return me, left, hagal


def after_combat(**given: Any) -> tuple[Seat, Seat, Seat]:
    """At the first question of the next round, which the other human begins."""
    me, left, hagal = three(**given)
    me.table.play_to_round(2)
    return me, left, hagal


# --- its turns


def test_house_hagal_acts_after_each_agent_turn_of_the_first_player() -> None:
    """Base p. 19: and only then."""
    me, left, hagal = three(
        me={"hand": "diplomacy dagger", "solari": 2}, left={"hand": "seek_allies dagger", "solari": 8}
    )
    me.sends("diplomacy", "foldspace")
    assert hagal.agents == 3
    me.ends_turn()
    assert hagal.agents == 2
    left.sends("dagger", "hall_of_oratory")
    left.ends_turn()
    assert hagal.agents == 2
    me.sends("dagger", "mentat")
    me.ends_turn()
    assert hagal.agents == 1


def test_house_hagal_does_not_act_after_a_reveal_turn() -> None:
    """Base p. 19: its number of turns depends on the First Player's Agents."""
    me, left, hagal = three(me={"hand": "diplomacy"})
    me.reveals()
    me.ends_turn()
    assert hagal.agents == 3
    left.reveals()
    assert hagal.agents == 3


def test_house_hagal_does_not_act_after_a_pass() -> None:
    """Base p. 19: a turn without an Agent is no Agent turn."""
    me, left, hagal = three(me={"hand": "diplomacy", "intrigues": "bindu_suspension"})
    me.plays("bindu_suspension")
    me.accepts()
    assert left.is_asked()
    assert hagal.agents == 3


def test_house_hagal_acts_after_an_extra_turn_too() -> None:
    """Base p. 19 says each Agent turn; our default counts the one that Weirding Way gives."""
    me, _, hagal = three(me={"hand": "weirding_way diplomacy"})
    me.sends("weirding_way", "secure_contract")
    me.accepts()
    me.ends_turn()
    assert (hagal.agents, me.is_asked()) == (2, True)
    me.sends("diplomacy", "foldspace")
    me.ends_turn()
    assert hagal.agents == 1


def test_house_hagal_acts_no_more_than_three_times() -> None:
    """Base p. 19: while it has Agents, even if the First Player has a fourth one."""
    me, _, hagal = three(
        me={"hand": "diplomacy dagger scout seek_allies", "water": 1, "agents": 4},
        left={"revealed": True},
    )
    journeys = {"seek_allies": "foldspace", "dagger": "hall_of_oratory", "scout": "arrakeen"}
    for card, space in journeys.items():
        me.sends(card, space)
        me.ends_turn()
    assert hagal.agents == 0
    me.sends("diplomacy", "hardy_warriors")
    me.ends_turn()
    assert (hagal.reasons, me.is_asked()) == ([], True)


def test_the_marker_alternates_between_the_humans() -> None:
    """Base p. 19: House Hagal never has it."""
    me, left, _ = three(conflict_deck="raid_stockpiles desert_power cloak_and_dagger")
    seen = []
    for number in range(1, 5):
        me.table.play_to_round(number)
        seen.append(me.table.state.first_player)
    assert seen == [me.seat, left.seat, me.seat, left.seat]


def test_all_three_agents_come_home_at_recall() -> None:
    """Base p. 13, 19."""
    _, _, hagal = after_combat(agents={"wealth": 2, "secrets": 2})
    assert hagal.agents == 3


# --- Conflicts


def test_a_rank_that_house_hagal_holds_is_paid_to_nobody() -> None:
    """Base p. 12, 19: the others keep their own rank; a third place is worth nothing among three."""
    me, left, hagal = after_combat(me={"conflict": 2}, left={"conflict": 1}, hagal={"conflict": 3})
    assert (me.solari, left.solari, hagal.solari) == (4, 0, 0)
    me, left, hagal = after_combat(me={"conflict": 4}, left={"conflict": 1}, hagal={"conflict": 3})
    assert (me.solari, left.solari, hagal.solari) == (6, 0, 0)
    me, left, hagal = after_combat(me={"conflict": 4}, left={"conflict": 3}, hagal={"conflict": 1})
    assert (me.solari, left.solari, hagal.solari) == (6, 4, 0)


def test_a_tie_with_house_hagal_follows_the_usual_rules() -> None:
    """Base p. 12 and FAQ: tied for first both take the second reward, so the human gets 4 Solari."""
    me, left, hagal = after_combat(me={"conflict": 2}, left={"conflict": 1}, hagal={"conflict": 2})
    assert (me.solari, left.solari, hagal.solari) == (4, 0, 0)
    me, left, _ = after_combat(me={"conflict": 1}, left={"conflict": 3}, hagal={"conflict": 1})
    assert (me.solari, left.solari) == (0, 6)


@pytest.mark.parametrize(("troops", "owner"), [(3, -1), (1, 1)])
def test_house_hagal_drives_out_a_marker_and_claims_nothing(troops: int, owner: int) -> None:
    """Base p. 19: winning over a controlled location removes the Control marker there."""
    me, _, hagal = after_combat(
        conflict="siege_of_carthag",
        conflict_deck="guild_bank_raid",
        control={"carthag": 1, "arrakeen": 1},
        me={"conflict": 0},
        left={"conflict": 2, "supply": 0},
        hagal={"conflict": troops},
    )
    assert me.table.control_of("carthag") == owner
    assert me.table.control_of("arrakeen") == 1
    assert hagal.points == 0


def test_house_hagal_wins_no_mentat() -> None:
    """Base p. 19: no rewards."""
    _, _, hagal = after_combat(conflict="sort_through_the_chaos", hagal={"conflict": 3})
    assert (hagal.agents, hagal.table.state.mentat, hagal.intrigues) == (3, -1, "")


# --- points and the end


@pytest.mark.parametrize(("level", "points", "holder"), [(3, 0, 2), (4, 1, 0)])
def test_house_hagal_denies_the_alliance(level: int, points: int, holder: int) -> None:
    """Base p. 19: it has the token at 4; whoever wants it has to climb higher."""
    me, _, hagal = three(alliances={"emperor": 2}, me={"emperor": level, "intrigues": "favored_subject"})
    me.plays("favored_subject")
    assert (me.emperor, me.points, hagal.points) == (level + 1, points, 0)
    assert me.table.state.alliances[0] == holder


def test_house_hagal_never_wins() -> None:
    """Base p. 19: it is no contender, whatever it has."""
    me, left, hagal = three(conflict_deck="", left={"victory_points": 1}, hagal={"garrison": 9})
    hagal.player.stock = [9] * 6
    me.table.play_to_end()
    assert winners(me.table.state) == [left.seat]


def test_the_game_ends_when_a_human_has_ten_points() -> None:
    """Base p. 13: as in a game of three."""
    for points, over in ((9, False), (10, True)):
        me, *_ = after_combat(me={"victory_points": points})
        assert me.table.state.over == over
