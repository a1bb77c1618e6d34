"""Leaders: Ariana, Ilban, the Baron and Paul."""

import pytest
from rulings_mark import ruling
from scenario import table

from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import Icon
from kanly.record.notation import read_choice, write_choice
from kanly.view.view import view_for

ARIANA = "countess_ariana_thorvald"
ILBAN = "count_ilban_richese"
BARON = "baron_vladimir_harkonnen"
PAUL = "paul_atreides"
NEW_CARD = "convincing_argument"


@ruling("FAQ-050")
def test_ariana_cannot_refuse_her_spice_addiction() -> None:
    """FAQ ver. 03, Countess Ariana Thorvald: one spice less and a card, without a question."""
    me, left, right = table(
        me={"leader": ARIANA, "hand": "dune_the_desert_planet", "water": 1, "garrison": 0}, left={}, right={}
    )
    me.sends("dune_the_desert_planet", "hagga_basin")
    assert (me.spice, me.hand, me.options) == (1, NEW_CARD, ["end"])


@ruling("FAQ-051")
def test_ariana_is_an_addict_at_the_three_harvesting_spaces() -> None:
    """FAQ ver. 03, Countess Ariana Thorvald: base plus bonus spice, less one in all."""
    for space, base in (("imperial_basin", 1), ("hagga_basin", 2), ("the_great_flat", 3)):
        me, left, right = table(
            me={"leader": ARIANA, "hand": "dune_the_desert_planet", "water": 2},
            left={},
            right={},
            board={"bonus_spice": {space: 2}},
        )
        me.sends("dune_the_desert_planet", space)
        assert (me.spice, me.hand) == (base + 2 - 1, NEW_CARD)


@ruling("FAQ-051", "FAQ-052")
def test_ariana_gets_the_spice_of_a_card_in_full() -> None:
    """FAQ ver. 03, Countess Ariana Thorvald: Worm Riders' spice is not harvested, wherever the Agent goes."""
    for space, spice, hand in (("secure_contract", 2, ""), ("imperial_basin", 2 + 1 - 1, NEW_CARD)):
        me, left, right = table(me={"leader": ARIANA, "hand": "worm_riders"}, left={}, right={})
        me.sends("worm_riders", space)
        assert (me.spice, me.hand) == (spice, hand)


@ruling("FAQ-052")
def test_ariana_gets_the_spice_of_her_control_in_full() -> None:
    """FAQ ver. 03, Countess Ariana Thorvald: as controller of Imperial Basin she harvests nothing."""
    me, ariana, right = table(
        me={"leader": "earl_memnon_thorvald", "hand": "dune_the_desert_planet"},
        ariana={"leader": ARIANA},
        right={},
        board={"control": {"imperial_basin": 1}},
    )
    me.sends("dune_the_desert_planet", "imperial_basin")
    assert (me.spice, ariana.spice, ariana.hand) == (1, 1, "")


@ruling("FAQ-053")
def test_ilban_draws_for_solari_paid_to_a_space() -> None:
    """FAQ ver. 03, Count Ilban Richese: one card for the payment, one from the Mentat's space."""
    me, left, right = table(
        me={"leader": ILBAN, "hand": "dagger", "solari": 2, "deck": "stilgar chani scout"}, left={}, right={}
    )
    me.sends("dagger", "mentat")
    assert (me.solari, me.hand, me.deck) == (0, "stilgar chani", "scout")


@ruling("FAQ-053")
def test_ilban_draws_nothing_at_a_space_without_a_solari_cost() -> None:
    """FAQ ver. 03, Count Ilban Richese: neither a free space nor one paid in spice or water counts."""
    for card, space in (
        ("dagger", "hall_of_oratory"),
        ("diplomacy", "hardy_warriors"),
        ("diplomacy", "heighliner"),
    ):
        me, left, right = table(
            me={"leader": ILBAN, "hand": card, "solari": 9, "spice": 6, "water": 1}, left={}, right={}
        )
        me.sends(card, space)
        assert (me.solari, me.hand) == (9, "")


@ruling("FAQ-054")
def test_ilban_draws_nothing_for_solari_paid_to_a_card() -> None:
    """FAQ ver. 03, Count Ilban Richese: Firm Grip's two Solari are no cost of a space, nor are Bribery's."""
    me, left, right = table(
        me={"leader": ILBAN, "hand": "firm_grip", "solari": 2, "intrigues": "bribery"}, left={}, right={}
    )
    me.sends("firm_grip", "wealth")
    assert me.solari == 4
    me.resolves("firm_grip")
    me.pays()
    me.gains_with("fremen")
    me.plays("bribery")
    me.gains_with("fremen")
    assert (me.solari, me.fremen, me.hand) == (0, 2, "")


@ruling("FAQ-057")
def test_the_baron_picks_two_of_four_factions_before_the_first_round() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen; the moment is that of the English FAQ of 2022-02-14."""
    g = set_up(Rules(3, (PAUL, BARON, ILBAN)), chance.seed_bytes(7))
    assert (g.chooser, g.round) == (1, 0)
    assert [write_choice(choice) for choice in g.choices] == [
        "choose_secretly emperor spacing_guild",
        "choose_secretly emperor bene_gesserit",
        "choose_secretly emperor fremen",
        "choose_secretly spacing_guild bene_gesserit",
        "choose_secretly spacing_guild fremen",
        "choose_secretly bene_gesserit fremen",
    ]
    resolver.choose(g, read_choice("choose_secretly emperor fremen"))
    assert g.players[1].secrets == 1 << Icon.EMPEROR | 1 << Icon.FREMEN
    assert g.round == 1


@ruling("FAQ-059")
def test_the_baron_is_rewarded_with_the_factions_he_picked() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen: once a game; the harness picked Emperor and Fremen."""
    me, left, right = table(
        me={"leader": BARON, "hand": "diplomacy thufir_hawat", "water": 1, "spice": 6}, left={}, right={}
    )
    me.sends("diplomacy", "hardy_warriors")
    assert view_for(me.table.state, left.seat)["players"][me.seat]["secrets"] is None
    me.deploys(4)
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (1, 0, 0, 1 + 1)
    assert me.masterstroke_used
    assert view_for(me.table.state, left.seat)["players"][me.seat]["secrets"] == ["emperor", "fremen"]
    me.ends_turn()
    me.table.play_on("send thufir_hawat")
    me.sends("thufir_hawat", "heighliner")
    me.deploys(5)
    assert (me.emperor, me.spacing_guild, me.bene_gesserit, me.fremen) == (1, 1, 0, 2)


@ruling("FAQ-059")
def test_the_baron_needs_four_troops_in_a_single_turn() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen: three now and three later are not four."""
    me, left, right = table(
        me={"leader": BARON, "hand": "reconnaissance arrakis_recruiter", "garrison": 4}, left={}, right={}
    )
    for card, space in (("reconnaissance", "arrakeen"), ("arrakis_recruiter", "carthag")):
        me.table.play_on(f"send {card}")
        me.sends(card, space)
        me.deploys(3)
        me.ends_turn()
    assert (me.conflict, me.emperor, me.fremen, me.masterstroke_used) == (6, 0, 0, False)


@ruling("FAQ-059")
def test_a_troop_of_the_defensive_bonus_does_not_count_with_those_of_the_last_turn() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen: the start of a round is no part of the turn before it."""
    me, left, right = table(
        me={"leader": BARON, "intrigues": "rapid_mobilization"},
        left={"revealed": True},
        right={"revealed": True},
        board={"control": {"arrakeen": 0}, "conflict_deck": "siege_of_arrakeen siege_of_carthag"},
    )
    me.reveals()
    me.plays("rapid_mobilization")
    me.deploys(3)
    me.ends_turn()
    me.pays()
    assert (me.conflict, me.emperor, me.fremen, me.masterstroke_used) == (1, 0, 0, False)


@ruling("FAQ-072")
def test_pauls_deck_is_not_made_anew_before_a_card_is_due() -> None:
    """FAQ ver. 03, Paul Atreides: an empty deck has no top card, and looking shuffles nothing."""
    me, left, right = table(
        me={
            "leader": PAUL,
            "hand": "reconnaissance signet_ring",
            "deck": "dagger",
            "discard": "scout scout scout",
        },
        left={},
        right={},
    )
    me.sends("reconnaissance", "arrakeen")
    assert (me.hand, me.deck, me.discard) == ("signet_ring dagger", "", "scout scout scout")
    me.ends_turn()
    me.table.play_on("send signet_ring")
    assert (me.deck, me.discard) == ("", "scout scout scout")
    me.sends("signet_ring", "hall_of_oratory")
    assert (me.hand, me.deck, me.discard) == ("dagger scout", "scout scout", "")


@ruling("FAQ-059")
@pytest.mark.parametrize(("by_card", "strikes"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_baron_counts_troops_that_a_card_deploys(by_card: int, strikes: bool) -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen (rules 17.3): two by the space, the others by a Plot card."""
    me, left, right = table(
        me={"leader": BARON, "hand": "diplomacy", "garrison": 5, "intrigues": "rapid_mobilization"},
        left={},
        right={},
    )
    me.sends("diplomacy", "stillsuits")
    me.deploys(2)
    me.plays("rapid_mobilization")
    me.deploys(by_card)
    assert (me.conflict, me.masterstroke_used, me.emperor) == (2 + by_card, strikes, int(strikes))


@ruling("FAQ-059")
def test_the_baron_counts_troops_deployed_by_cards_alone() -> None:
    """FAQ ver. 03, Baron Vladimir Harkonnen (rules 17.3): four by a Plot card on a Reveal turn will do."""
    me, left, right = table(
        me={"leader": BARON, "garrison": 5, "intrigues": "rapid_mobilization"}, left={}, right={}
    )
    me.reveals()
    me.plays("rapid_mobilization")
    me.deploys(4)
    assert (me.conflict, me.masterstroke_used, me.emperor, me.fremen) == (4, True, 1, 1)
