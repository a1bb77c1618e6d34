"""Leaders: what the rulebook's clarifications say of the Baron and of Helena."""

from rulings_mark import ruling
from scenario import names, table

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.record.notation import write_choice

BARON = "baron_vladimir_harkonnen"


@ruling("BASE-019")
def test_the_baron_chooses_two_of_four_tokens() -> None:
    """Rulebook, Baron: any two different Factions, before the first round."""
    g = set_up(Rules(3, ("paul_atreides", BARON, "helena_richese")), chance.seed_bytes(1))
    assert (g.chooser, g.round) == (1, 0)
    assert [write_choice(choice) for choice in g.choices] == [
        "factions emperor spacing_guild",
        "factions emperor bene_gesserit",
        "factions emperor fremen",
        "factions spacing_guild bene_gesserit",
        "factions spacing_guild fremen",
        "factions bene_gesserit fremen",
    ]


@ruling("BASE-021")
def test_masterstroke_rewards_the_two_chosen_factions_once() -> None:
    """Rulebook, Baron: four troops in one turn, one Influence with each; once per game."""
    me, *_ = table(
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
    assert (me.emperor, me.fremen) == (0, 1)
    me.deploys(1)
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (1, 0, 0, 2)
    me.ends_turn()
    me.waits()
    me.plays("rapid_mobilization")
    me.says(4)
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
    me.takes("stilgar")
    assert me.aside == "stilgar"
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.may("acquire stilgar aside")
    me.ends_turn()
    assert (me.aside, "stilgar" in me.discard) == ("", False)
    assert names(me.table.state.trashed) == "stilgar"
