"""Leaders: what the rulebook's clarifications say of the Baron and of Helena."""

import pytest
from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.state import State
from kanly.record.notation import read_choice, write_choice
from kanly.view.view import view_for

BARON = "baron_vladimir_harkonnen"
PAIRS = [
    "emperor spacing_guild",
    "emperor bene_gesserit",
    "emperor fremen",
    "spacing_guild bene_gesserit",
    "spacing_guild fremen",
    "bene_gesserit fremen",
]


def with_the_baron() -> State:
    return set_up(Rules(3, ("paul_atreides", BARON, "helena_richese")), chance.seed_bytes(1))


def tokens(baron: Seat, watcher: Seat) -> list[str] | None:
    """As the watcher sees them; None: face down."""
    seen: list[str] | None = view_for(baron.table.state, watcher.seat)["players"][baron.seat]["secrets"]
    return seen


@ruling("BASE-019")
def test_the_baron_chooses_two_of_four_tokens() -> None:
    """Rulebook, Baron: any two different Factions, before the first round."""
    g = with_the_baron()
    assert (g.chooser, g.round) == (1, 0)
    assert [write_choice(choice) for choice in g.choices] == [f"choose_secretly {pair}" for pair in PAIRS]


@ruling("BASE-019")
@pytest.mark.parametrize("pair", PAIRS)
def test_the_two_chosen_are_the_ones_that_lie_on_his_board(pair: str) -> None:
    """Rulebook, Baron: they are settled before the first round begins, and he is not asked again."""
    g = with_the_baron()
    resolver.choose(g, read_choice(f"choose_secretly {pair}"))
    assert view_for(g, 1)["players"][1]["secrets"] == pair.split()
    assert g.round == 1
    assert not any(write_choice(choice).startswith("choose_secretly") for choice in g.choices)


@ruling("BASE-021")
def test_masterstroke_rewards_the_two_chosen_factions_once() -> None:
    """Rulebook, Baron: four troops in one turn, the tokens shown, one Influence with each; once per game."""
    me, left, _ = table(
        me={
            "leader": BARON,
            "hand": "diplomacy",
            "water": 1,
            "garrison": 6,
            "intrigues": "rapid_mobilization",
        },
        left={},
        right={},
    )
    me.sends("diplomacy", "hardy_warriors")
    me.deploys(3)
    assert (me.emperor, me.fremen, tokens(me, left)) == (0, 1, None)
    me.deploys(1)
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (1, 0, 0, 2)
    assert tokens(me, left) == ["emperor", "fremen"]
    me.ends_turn()
    me.waits()
    me.plays("rapid_mobilization")
    me.deploys(4)
    assert (me.deployed, me.conflict) == (4, 8)
    assert (me.emperor, me.fremen) == (1, 2)


@ruling("BASE-021")
def test_masterstroke_looks_at_one_turn() -> None:
    """Rulebook, Baron: three troops on one turn and three on another set nothing off."""
    me, *_ = table(me={"leader": BARON, "hand": "stilgar", "garrison": 9, "conflict": 3}, left={}, right={})
    me.sends("stilgar", "stillsuits")
    me.deploys(2)
    assert (me.emperor, me.fremen, me.masterstroke_used) == (0, 1, False)


@ruling("BASE-022")
def test_a_card_set_aside_and_not_acquired_leaves_the_game() -> None:
    """Rulebook, Helena: Manipulate's card is trashed when her Reveal turn has passed without it."""
    row = "scout stilgar lady_jessica opulence carryall"
    me, *_ = table(
        board={"row": row},
        me={"leader": "helena_richese", "hand": "signet_ring", "persuasion": 9},
        left={},
        right={},
    )
    me.sends("signet_ring", "hall_of_oratory")
    me.sets_row_card_aside("stilgar")
    assert me.aside == "stilgar"
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.may("acquire stilgar aside")
    me.ends_turn()
    assert (me.aside, "stilgar" in me.discard) == ("", False)
    assert names(me.table.state.trashed) == "stilgar"
