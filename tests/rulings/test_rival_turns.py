"""A Rival's turn: the card that counts, what it brings, and how House Hagal's deck goes round."""

from typing import Any

import pytest
from scenario import Seat, table

from kanly.content.catalog import CATALOG


def hagal_after(cards: str, board: dict[str, Any] | None = None, **given: Any) -> Seat:
    """House Hagal of a two-player game after one turn."""
    me, _, hagal = table(board=board or {}, me={}, left={}, hagal=given)
    me.table.rival_turn(hagal, cards)
    return hagal


def rival_after(cards: str, board: dict[str, Any] | None = None, **given: Any) -> Seat:
    """A Rival of a solo game after one turn."""
    me, rival, _ = table(difficulty="novice", board=board or {}, me={}, rival=given, other={"agents": 0})
    me.table.rival_turn(rival, cards)
    return rival


def sent_by(rival: Seat) -> int:
    """Agents since the last choice."""
    return [reason[0] for reason in rival.reasons].count("sent")


# --- which card counts


def test_a_rival_goes_where_the_top_card_says() -> None:
    """Base p. 19: one Agent, onto a space without Agents."""
    hagal = hagal_after("hagal_wealth hagal_secrets")
    assert (hagal.agents_on("wealth"), hagal.agents, hagal.emperor) == (1, 2, 1)
    assert hagal.reasons[:2] == [("turned_up", "hagal_wealth"), ("sent", "hagal_wealth", "wealth")]


@pytest.mark.parametrize("occupant", [0, 1, 2], ids=["me", "the other", "its own Agent"])
def test_a_card_whose_space_is_occupied_is_dropped(occupant: int) -> None:
    """Base p. 19: whoever stands there; the next card is turned up."""
    hagal = hagal_after("hagal_wealth hagal_secrets", {"agents": {"wealth": occupant}})
    assert (hagal.agents_on("secrets"), hagal.bene_gesserit, hagal.emperor) == (1, 1, 0)
    assert ("occupied", "hagal_wealth", "wealth") in hagal.reasons


def test_the_voice_closes_a_space_to_rivals() -> None:
    """Base p. 13, 19: like an occupied space."""
    me, _, hagal = table(me={"hand": "the_voice"}, left={}, hagal={})
    me.sends("the_voice", "secure_contract")
    me.blocks("wealth")
    me.table.state.hagal_deck += [CATALOG.number["hagal_secrets"], CATALOG.number["hagal_wealth"]]
    me.ends_turn()
    assert (hagal.agents_on("wealth"), hagal.agents_on("secrets")) == (0, 1)
    assert ("silenced", "hagal_wealth", "wealth") in hagal.reasons


def test_an_empty_deck_is_shuffled_and_turned_up_again() -> None:
    """Base p. 19: all cards come back at once."""
    hagal = hagal_after("", {"hagal_deck": "", "hagal_discard": "hagal_wealth hagal_wealth"})
    assert (hagal.agents_on("wealth"), len(hagal.table.state.hagal_deck)) == (1, 1)
    assert hagal.reasons[0] == ("reshuffled",)


def test_the_reshuffle_card_brings_all_cards_back_and_another_is_turned_up() -> None:
    """Base p. 19: itself included, on a turn as in Combat."""
    board = {"hagal_deck": "hagal_reshuffle hagal_wealth", "hagal_discard": "hagal_wealth hagal_wealth"}
    hagal = hagal_after("", board)
    g = hagal.table.state
    assert hagal.agents_on("wealth") == 1
    assert [name for name, *_ in hagal.reasons if name == "reshuffled"]
    assert len(g.hagal_deck + g.hagal_discard) == 4


def test_rivals_act_as_long_as_they_have_agents_and_never_reveal() -> None:
    """Base p. 19, 20: in sequence with the human, and on by themselves when the human is done."""
    me, rival, other = table(
        difficulty="veteran",
        board={"conflict": "guild_bank_raid", "first_player": 2},
        me={"hand": "diplomacy"},
        rival={},
        other={},
    )
    me.sends("diplomacy", "wealth")
    me.ends_turn()
    assert [(seat.agents, sent_by(seat)) for seat in (rival, other)] == [(1, 1), (1, 1)]
    me.reveals()
    me.ends_turn()
    assert (me.table.state.round, sent_by(rival), sent_by(other)) == (2, 1, 1)


# --- what the card brings


def test_costs_and_effects_of_the_space_are_ignored() -> None:
    """Base p. 19: only the icons of the card count, for House Hagal and for solo Rivals."""
    for seat in (hagal_after("hagal_conspire", garrison=0), rival_after("hagal_conspire", garrison=0)):
        assert (seat.emperor, seat.garrison) == (1, 2)
        assert (seat.solari, seat.spice, seat.intrigues) == (0, 0, "")
    rival = rival_after("hagal_secrets hagal_wealth")
    assert (rival.bene_gesserit, rival.intrigues) == (1, "")
    rival = rival_after("hagal_foldspace")
    assert (rival.spacing_guild, rival.discard + rival.hand + rival.deck) == (1, "")


def test_troops_go_to_the_garrison_where_there_is_no_combat() -> None:
    """Base p. 19: Rally Troops shows four."""
    hagal = hagal_after("hagal_rally_troops", garrison=1)
    assert (hagal.garrison, hagal.conflict, hagal.supply) == (5, 0, 7)


def test_troops_go_to_the_conflict_from_a_combat_space_with_two_of_the_garrison() -> None:
    """Base p. 19: Heighliner shows three, whatever the space itself would give."""
    hagal = hagal_after("hagal_heighliner", garrison=5)
    assert (hagal.conflict, hagal.garrison, hagal.water) == (5, 3, 0)
    assert hagal_after("hagal_heighliner", garrison=1).conflict == 4


def test_a_combat_space_without_troops_still_sends_two_of_the_garrison() -> None:
    """Base p. 19: even if the card recruits nobody."""
    hagal = hagal_after("hagal_stillsuits", garrison=3)
    assert (hagal.conflict, hagal.garrison, hagal.fremen) == (2, 1, 1)
    assert hagal_after("hagal_stillsuits").conflict == 0


def test_a_rival_recruits_no_more_than_its_supply_holds() -> None:
    """Base p. 10."""
    hagal = hagal_after("hagal_heighliner", garrison=3, conflict=8)
    assert (hagal.supply, hagal.conflict, hagal.garrison) == (0, 8 + 3, 1)


@pytest.mark.parametrize("visitor", ["hagal", "rival"])
def test_the_controller_is_paid_when_a_rival_comes(visitor: str) -> None:
    """Base p. 10, 20: a bonus for any Agent on the location."""
    after = hagal_after if visitor == "hagal" else rival_after
    for location, solari in (("carthag", 1), ("arrakeen", 0)):
        rival = after("hagal_carthag", {"control": {location: 0}})
        me = Seat(rival.table, 0)
        assert me.solari == solari


def test_a_rival_is_paid_for_its_own_location() -> None:
    """Base p. 20: by whomever it is visited, itself included."""
    rival = rival_after(
        "hagal_harvest_spice", {"control": {"imperial_basin": 1}, "bonus_spice": {"imperial_basin": 1}}
    )
    assert rival.spice == 1 + 1 + 1
    me, rival, _ = table(
        difficulty="novice",
        board={"control": {"carthag": 1}},
        me={"hand": "dune_the_desert_planet scout"},
        rival={"agents": 0},
        other={},
    )
    me.sends("scout", "carthag")
    assert rival.solari == 1


# --- Harvest Spice


@pytest.mark.parametrize(
    ("bonus", "space"),
    [
        ({"imperial_basin": 2, "hagga_basin": 1, "the_great_flat": 1}, "imperial_basin"),
        ({"imperial_basin": 1, "hagga_basin": 1}, "hagga_basin"),
        ({"imperial_basin": 1, "hagga_basin": 1, "the_great_flat": 1}, "the_great_flat"),
        ({"imperial_basin": 1}, "imperial_basin"),
    ],
)
def test_harvest_spice_leads_to_the_most_bonus_spice(bonus: dict[str, int], space: str) -> None:
    """Base p. 19: then to the most spice altogether, so a tie goes to the Great Flat before Hagga Basin."""
    rival = rival_after("hagal_harvest_spice", {"bonus_spice": bonus})
    assert rival.agents_on(space) == 1
    base = {"imperial_basin": 1, "hagga_basin": 2, "the_great_flat": 3}[space]
    assert (rival.spice, rival.water) == (base + bonus[space], 0)
    assert rival.table.bonus_spice_on(space) == 0
    assert ("most_bonus_spice", space, bonus[space]) in rival.reasons


def test_harvest_spice_is_dropped_where_no_bonus_spice_lies() -> None:
    """Base p. 19: the next card is turned up."""
    rival = rival_after("hagal_harvest_spice hagal_wealth")
    assert (rival.agents_on("wealth"), rival.spice) == (1, 0)
    assert ("no_bonus_spice", "hagal_harvest_spice") in rival.reasons


def test_harvest_spice_is_a_combat_turn() -> None:
    """Base p. 19: all three Maker spaces are Combat spaces."""
    rival = rival_after("hagal_harvest_spice", {"bonus_spice": {"hagga_basin": 1}}, garrison=3)
    assert (rival.conflict, rival.garrison) == (2, 1)


def test_house_hagal_takes_the_bonus_spice_away_and_gains_nothing() -> None:
    """Base p. 19: back to the bank."""
    hagal = hagal_after("hagal_harvest_spice", {"bonus_spice": {"hagga_basin": 3}})
    assert (hagal.agents_on("hagga_basin"), hagal.spice) == (1, 0)
    assert hagal.table.bonus_spice_on("hagga_basin") == 0


def test_where_the_voice_closes_the_best_maker_space_the_next_best_is_taken() -> None:
    """Base p. 13, 19 leave it open; our default: the best of those that are open."""
    me, _, hagal = table(
        board={"bonus_spice": {"the_great_flat": 3, "imperial_basin": 1}}, me={}, left={}, hagal={}
    )
    me.player.voice = CATALOG.space_index["the_great_flat"]
    me.table.rival_turn(hagal, "hagal_harvest_spice")
    assert (hagal.agents_on("imperial_basin"), hagal.agents_on("the_great_flat")) == (1, 0)
    assert me.table.bonus_spice_on("the_great_flat") == 3


# --- Combat


def swords_of(cards: str, **hagal: Any) -> Seat:
    """House Hagal when the human is asked in Combat."""
    me, _, third = table(
        board={"conflict": "guild_bank_raid", "hagal_deck": cards},
        me={"conflict": 1, "intrigues": "ambush"},
        left={},
        hagal={"agents": 0, **hagal},
    )
    me.table.play_on("play ambush")
    return third


def test_each_rival_with_a_troop_turns_up_a_card_for_its_swords() -> None:
    """Base p. 19: before any Combat card is played; nothing else of the card counts."""
    hagal = swords_of("hagal_heighliner hagal_wealth", conflict=2)
    assert (hagal.swords, hagal.strength, hagal.spacing_guild) == (6, 2 * 2 + 6, 0)
    assert (hagal.conflict, hagal.table.hagal_deck) == (2, "hagal_wealth")


def test_a_rival_without_a_unit_turns_up_nothing() -> None:
    """Base p. 19: it takes no part."""
    hagal = swords_of("hagal_heighliner hagal_wealth")
    assert (hagal.swords, hagal.table.hagal_deck) == (0, "hagal_heighliner hagal_wealth")


def test_a_dash_adds_no_swords_and_no_further_card_is_turned_up() -> None:
    """Base p. 19: Carthag shows none."""
    hagal = swords_of("hagal_carthag hagal_wealth", conflict=1)
    assert (hagal.strength, hagal.table.hagal_deck) == (2, "hagal_wealth")


def test_reshuffle_in_combat_means_another_card() -> None:
    """Base p. 19: it has no swords of its own."""
    hagal = swords_of("hagal_reshuffle hagal_wealth", conflict=1)
    turned = [reason[1] for reason in hagal.reasons if reason[0] == "turned_up"]
    assert (turned[0], turned[-1]) == ("hagal_reshuffle", "hagal_wealth")
    assert hagal.swords == 3


def test_rivals_turn_up_their_cards_in_turn_order() -> None:
    """Base p. 19: from the First Player on."""
    cards = "hagal_wealth hagal_secrets"
    for first, swords in ((1, (3, 1)), (2, (1, 3))):
        me, rival, other = table(
            difficulty="novice",
            board={"conflict": "guild_bank_raid", "hagal_deck": cards, "first_player": first},
            me={"conflict": 1, "intrigues": "ambush"},
            rival={"conflict": 1, "agents": 0},
            other={"conflict": 1, "agents": 0},
        )
        me.table.play_on("play ambush")
        assert (rival.swords, other.swords) == swords
