"""Expert Troop Deployment, and which units go into the Conflict."""

from typing import Any

import pytest
from scenario import Seat, table

LEVELS = {1: "skirmish_vp_water", 2: "guild_bank_raid", 3: "grand_vision"}


def sent(difficulty: str = "expert", level: int = 2, card: str = "hagal_carthag", **given: Any) -> Seat:
    """A Rival after a turn on a Combat space, three troops in its garrison at first."""
    human, other = given.pop("me", {}), given.pop("other", {})
    me, rival, _ = table(
        ix=given.pop("ix", False),
        difficulty=difficulty,
        board={"conflict": LEVELS[level]},
        me=human,
        rival={"garrison": 3, **given},
        other=other,
    )
    me.table.rival_turn(rival, card)
    return rival


@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("difficulty", ["expert", "expert_plus"])
def test_with_a_lead_of_four_an_expert_rival_deploys_nothing(difficulty: str, level: int) -> None:
    """FAQ and base p. 20: in a Conflict of level I or II; the recruit stays in the garrison."""
    rival = sent(difficulty, level, conflict=2)
    assert (rival.conflict, rival.garrison) == (2, 4)
    assert rival.reasons[-1] == ("held_back", 4)


@pytest.mark.parametrize("level", [1, 2])
def test_with_a_smaller_lead_an_expert_rival_deploys_as_usual(level: int) -> None:
    """FAQ: 2 is less than 4, though it was called two or more troops once."""
    rival = sent(level=level, conflict=3, me={"conflict": 2})
    assert (rival.conflict, rival.garrison) == (6, 1)


def test_without_a_unit_there_is_no_lead() -> None:
    """FAQ: nobody in the Conflict, nobody ahead."""
    assert sent(conflict=0).conflict == 3


def test_at_level_three_an_expert_rival_deploys_whatever_its_lead() -> None:
    """Base p. 20: all it can, at every chance."""
    rival = sent(level=3, conflict=5)
    assert (rival.conflict, rival.garrison) == (8, 1)


@pytest.mark.parametrize("difficulty", ["novice", "veteran"])
def test_at_the_lower_difficulties_a_rival_never_holds_back(difficulty: str) -> None:
    """Base p. 20: the rule belongs to Mentat and above."""
    assert sent(difficulty, conflict=5).conflict == 8


@pytest.mark.parametrize(
    ("best_other", "deployed"),
    [
        ({"me": {"conflict": 3}}, 3),
        ({"other": {"conflict": 3}}, 3),
        ({"me": {"conflict": 2}}, 0),
        ({"me": {"conflict": 1, "swords": 1}}, 0),
        ({"me": {"conflict": 1, "swords": 3}}, 3),
        ({"me": {"conflict": 0, "swords": 9}}, 0),
    ],
    ids=str,
)
def test_the_lead_is_over_the_best_other_participant(best_other: dict[str, Any], deployed: int) -> None:
    """FAQ: strength, so revealed swords count, if there is a unit; the other Rival counts as you do."""
    rival = sent(conflict=4, **best_other)
    assert rival.conflict == 4 + deployed


def test_dreadnoughts_are_held_back_too() -> None:
    """FAQ speaks of deploying; our default: of all units."""
    rival = sent(ix=True, conflict=2, garrison_dreadnoughts=1)
    assert (rival.conflict, rival.conflict_dreadnoughts, rival.garrison_dreadnoughts) == (2, 0, 1)
    rival = sent(ix=True, conflict=1, garrison_dreadnoughts=1)
    assert (rival.conflict, rival.conflict_dreadnoughts, rival.garrison_dreadnoughts) == (3, 1, 0)


def test_a_dreadnought_counts_three_in_the_lead() -> None:
    """Rise of Ix p. 6: with one alone the lead is 3, with a troop besides it is 5."""
    assert sent(ix=True, conflict_dreadnoughts=1).conflict == 3
    assert sent(ix=True, conflict_dreadnoughts=1, conflict=1).conflict == 1


@pytest.mark.parametrize(("conflict", "solari"), [(2, 4), (1, 0)])
def test_flagship_is_not_used_while_a_rival_holds_back(conflict: int, solari: int) -> None:
    """Rise of Ix p. 9; our default: it would only fill the garrison."""
    rival = sent(ix=True, conflict=conflict, tiles="flagship", solari=4)
    assert rival.solari == solari


def test_the_ring_of_a_rival_that_holds_back_fills_its_garrison() -> None:
    """Base p. 20: what it recruits stays; two for the card and Rabban's ring."""
    ring: dict[str, Any] = {"leader": "glossu_the_beast_rabban", "card": "hagal_arrakeen_1p"}
    assert sent(conflict=2, **ring).garrison == 5
    rival = sent(conflict=1, **ring)
    assert (rival.conflict, rival.garrison) == (5, 1)


def test_what_a_rival_controls_is_defended_before_anybody_leads() -> None:
    """Base p. 20: the troop of the defender comes at the start of the round."""
    me, rival, _ = table(
        difficulty="expert",
        board={
            "conflict": "guild_bank_raid",
            "conflict_deck": "siege_of_carthag raid_stockpiles",
            "control": {"carthag": 1},
            "first_player": 2,
        },
        me={},
        rival={"agents": 0},
        other={"agents": 0},
    )
    me.table.play_to_round(2)
    assert rival.conflict == 1
