"""Unload: a Reveal box that also works when its card is discarded or trashed."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

from kanly.content.catalog import CATALOG


def holding(hand: str, **given: object) -> Seat:
    me, *_ = table(ix=True, me={"hand": hand, "garrison": 0, **given}, left={}, right={})
    return me


def administrate(hand: str, **given: object) -> Seat:
    """Guild Chief Administrator is in play and the card to discard is being asked for."""
    me = holding(f"guild_chief_administrator {hand}", **given)
    me.sends("guild_chief_administrator", "foldspace")
    me.resolves("guild_chief_administrator")
    me.pays()
    return me


def is_trashed(seat: Seat, card: str) -> bool:
    return CATALOG.number[card] in seat.table.state.trashed


@ruling("IX-083", "IX-086")
def test_unload_works_on_a_reveal() -> None:
    """Rise of Ix, Unload: a Reveal box like any other."""
    me = holding("esmar_tuek")
    me.reveals()
    assert (me.spice, me.solari) == (2, 2)


@ruling("IX-083")
def test_unload_works_on_a_discard() -> None:
    """Rise of Ix, Unload: the first of the two further cases."""
    me = holding("truthsayer esmar_tuek")
    me.sends("truthsayer", "tech_negotiation")
    me.resolves("truthsayer")
    me.pays()
    me.discards("esmar_tuek")
    assert (me.spice, me.solari, me.discard) == (2, 2, "esmar_tuek")


@ruling("IX-083", "IX-085")
@pytest.mark.parametrize("zone", ["hand", "discard", "in_play"])
def test_unload_works_on_a_trash_from_anywhere(zone: str) -> None:
    """Rise of Ix, Unload: the second further case, here through the Agent box of Jamis."""
    zones = {"hand": "jamis", "discard": "", "in_play": ""}
    me, *_ = table(
        ix=True,
        me={**zones, zone: f"{zones[zone]} esmar_tuek", "garrison": 0},
        left={},
        right={},
    )
    me.sends("jamis", "stillsuits")
    me.trashes("esmar_tuek", zone)
    assert (me.spice, me.solari) == (2, 2)
    assert is_trashed(me, "esmar_tuek")


@ruling("IX-083")
def test_a_reveal_box_without_unload_does_nothing_elsewhere() -> None:
    """Rise of Ix, Unload: the other side, Arrakis Liaison discarded and Mohiam trashed bring nothing."""
    me = administrate("arrakis_liaison reverend_mother_mohiam")
    me.discards("arrakis_liaison")
    me.trashes("reverend_mother_mohiam", "hand")
    assert (me.persuasion, me.spice) == (0, 0)


@ruling("IX-084")
def test_an_opponent_can_make_a_card_unload() -> None:
    """Rise of Ix, Unload: CHOAM Delegate discarded to another player's Mohiam pays its owner at once."""
    me, left, _ = table(
        ix=True,
        me={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"},
        left={"hand": "choam_delegate dagger dagger"},
        right={},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    left.discards("dagger", "choam_delegate")
    assert (left.solari, left.discard) == (3, "dagger choam_delegate")
    assert me.solari == 2
    assert me.is_asked()


@ruling("IX-084")
def test_two_cards_unload_at_one_demand() -> None:
    """Rise of Ix, Unload: each of the two discarded cards, and what asks something asks their owner."""
    me, left, _ = table(
        ix=True,
        me={"hand": "reverend_mother_mohiam", "in_play": "bene_gesserit_sister"},
        left={"hand": "choam_delegate freighter_fleet"},
        right={},
    )
    me.sends("reverend_mother_mohiam", "wealth")
    left.discards("choam_delegate", "freighter_fleet")
    left.advances()
    assert (left.solari, left.freighter) == (3, 1)
    assert me.is_asked()


@ruling("IX-085")
def test_a_board_space_can_make_a_card_unload() -> None:
    """Rise of Ix, Unload: trashed as the cost of Selective Breeding."""
    me = holding("truthsayer esmar_tuek", spice=2)
    me.sends("truthsayer", "selective_breeding")
    me.resolves("@selective_breeding")
    me.pays()
    me.trashes("esmar_tuek", "hand")
    assert (me.spice, me.solari) == (2, 2)
    assert me.hand == "convincing_argument convincing_argument"
    assert is_trashed(me, "esmar_tuek")


@ruling("IX-086")
def test_a_revealed_unload_box_works_once() -> None:
    """Rise of Ix, Unload: on a Reveal turn the icon is ignored, and cleaning up afterwards is no discard."""
    me, left, _ = table(ix=True, me={"hand": "freighter_fleet"}, left={}, right={})
    me.reveals()
    me.advances()
    assert me.freighter == 1
    me.ends_turn()
    assert me.discard == "freighter_fleet"
    assert me.freighter == 1
    assert left.is_asked()


@ruling("IX-086")
def test_cleaning_up_pays_nothing() -> None:
    """Rise of Ix, Unload: Esmar Tuek goes from play to the discard pile without a second payment."""
    me = holding("esmar_tuek")
    me.reveals()
    me.ends_turn()
    assert (me.spice, me.solari, me.discard) == (2, 2, "esmar_tuek")


@ruling("IX-087")
def test_unload_gives_no_right_to_discard_or_trash() -> None:
    """Rise of Ix, Unload: without another effect the card can be neither discarded nor trashed."""
    me = holding("esmar_tuek signet_ring")
    assert {text.split()[0] for text in me.options} == {"send", "reveal"}
    me.sends("signet_ring", "imperial_basin")
    assert me.options == ["end"]
    assert me.hand == "esmar_tuek"


@ruling("IX-087")
def test_playing_it_to_send_an_agent_unloads_nothing() -> None:
    """Rise of Ix, Unload: in play it is neither discarded nor trashed."""
    me = holding("choam_delegate")
    me.sends("choam_delegate", "imperial_basin")
    assert (me.solari, me.options) == (0, ["end"])


@ruling("IX-088")
def test_example_esmar_tuek_is_discarded() -> None:
    """Rise of Ix, Unload, example: to Guild Chief Administrator, for two spice and two Solari."""
    me = administrate("esmar_tuek")
    me.discards("esmar_tuek")
    assert (me.spice, me.solari) == (2, 2)
    assert me.may("trash esmar_tuek discard")


@ruling("IX-089")
def test_example_another_unload_card_is_trashed() -> None:
    """Rise of Ix, Unload, example: its Reveal box is gained besides."""
    me = administrate("esmar_tuek", discard="choam_delegate")
    me.discards("esmar_tuek")
    me.trashes("choam_delegate", "discard")
    assert (me.spice, me.solari) == (2, 2 + 3)
    assert is_trashed(me, "choam_delegate")


@ruling("IX-090")
def test_example_the_discarded_card_itself_is_trashed() -> None:
    """Rise of Ix, Unload, example: two spice and two Solari once more, and the card is out of the game."""
    me = administrate("esmar_tuek")
    me.discards("esmar_tuek")
    me.trashes("esmar_tuek", "discard")
    assert (me.spice, me.solari) == (4, 4)
    assert is_trashed(me, "esmar_tuek")
    assert "esmar_tuek" not in me.discard
