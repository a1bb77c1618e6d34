"""Cards that the rulebook of Rise of Ix explains one by one."""

from typing import Any

import pytest
from rulings_mark import ruling
from scenario import Seat, least, names, table

COSTING_FOUR = "restricted_ordnance chaumurky spy_satellites"


def appropriates(**given: Any) -> Seat:
    """Appropriate is played at Smuggling, which brings 1 Solari besides; every tile face up costs 4."""
    me, *_ = table(
        ix=True,
        board={"tech": COSTING_FOUR},
        me={"hand": "appropriate", "emperor": 2, **given},
        left={},
        right={},
    )
    me.sends("appropriate", "smuggling")
    return me


def at_the_purchase(**given: Any) -> Seat:
    me = appropriates(**given)
    me.resolves("appropriate")
    return me


def purchases(seat: Seat) -> list[str]:
    return [text for text in seat.options if text.startswith("acquire_tech ")]


@ruling("IX-150")
def test_appropriate_does_not_mix_solari_and_spice() -> None:
    """Chinese rulebook p. 10, Appropriate: Solari and spice cannot be used together in one payment."""
    me = appropriates(spice=2, solari=2)
    assert (me.spice, me.solari) == (2, 3)
    assert not [text for text in me.options if text.startswith(("resolve appropriate", "acquire_tech"))]


@ruling("IX-150")
def test_appropriate_takes_all_spice_or_all_solari() -> None:
    """Chinese rulebook p. 10, Appropriate: the whole price in one of the two."""
    assert purchases(at_the_purchase(spice=2, solari=3)) == [
        f"acquire_tech {tile} solari" for tile in COSTING_FOUR.split()
    ]
    assert purchases(at_the_purchase(spice=4, solari=2)) == [
        f"acquire_tech {tile}" for tile in COSTING_FOUR.split()
    ]
    in_solari = at_the_purchase(spice=4, solari=3)
    in_solari.buys("restricted_ordnance", solari=True)
    assert (in_solari.spice, in_solari.solari, in_solari.tiles) == (4, 0, "restricted_ordnance")
    in_spice = at_the_purchase(spice=4, solari=3)
    in_spice.buys("restricted_ordnance")
    assert (in_spice.spice, in_spice.solari, in_spice.tiles) == (0, 4, "restricted_ordnance")


@ruling("IX-151")
def test_a_negotiator_saves_one_solari_with_appropriate() -> None:
    """Chinese rulebook p. 10, Appropriate: Negotiators help as usual, each for 1 Solari."""
    me = at_the_purchase(solari=2, negotiators=1)
    supply = me.supply
    assert not me.may_buy("restricted_ordnance", solari=True)
    me.buys("restricted_ordnance", negotiators=1, solari=True)
    assert (me.solari, me.negotiators, me.supply) == (0, 0, supply + 1)


def ilesa() -> Seat:
    me, *_ = table(
        ix=True,
        me={"leader": "ilesa_ecaz", "hand": "diplomacy", "set_aside": "dagger"},
        left={},
        right={},
    )
    return me


@ruling("IX-154")
def test_ilesa_reveals_the_card_set_aside_when_she_reveals_first() -> None:
    """Chinese rulebook p. 10, Ilesa Ecaz: it is among the revealed cards and brings no Solari or spice."""
    me = ilesa()
    me.reveals()
    assert sorted(me.in_play.split()) == ["dagger", "diplomacy"]
    assert (me.swords, me.solari, me.spice, me.set_aside) == (1, 0, 0, "")


@ruling("IX-154")
def test_ilesa_is_paid_when_she_sends_it_on_her_second_turn_instead() -> None:
    """Chinese rulebook p. 10, Ilesa Ecaz: the other side; one Agent icon is worth 1 spice."""
    me = ilesa()
    me.sends("diplomacy", "stillsuits")
    me.ends_turn()
    me.waits()
    assert me.hand == "dagger"
    me.sends("dagger", "tech_negotiation")
    assert (me.spice, me.solari) == (1, 0)


def reveals_bashar_with(*others: str) -> Seat:
    me, *_ = table(ix=True, me={"hand": " ".join(["imperial_bashar", *others])}, left={}, right={})
    me.reveals()
    return me


@ruling("IX-155")
def test_imperial_bashar_counts_other_cards_that_gave_swords() -> None:
    """Chinese rulebook p. 10, Imperial Bashar: only cards from which swords were gained on this turn."""
    me = reveals_bashar_with("dagger", "diplomacy")
    assert me.swords == 2 + 1 + 1


@ruling("IX-155")
@pytest.mark.parametrize(("dreadnoughts", "swords"), [(0, 2), (1, 2 + 3 + 1), (2, 2 + 6 + 1)])
def test_imperial_bashar_counts_full_scale_assault_only_if_it_gave_swords(
    dreadnoughts: int, swords: int
) -> None:
    """Chinese rulebook p. 10, Imperial Bashar: without a dreadnought in the Conflict it gave none."""
    mine = {"hand": "imperial_bashar full_scale_assault", "conflict_dreadnoughts": dreadnoughts}
    me, *_ = table(ix=True, me=mine, left={}, right={})
    me.reveals()
    assert me.swords == swords


@ruling("IX-155")
def test_imperial_bashar_does_not_count_cards_of_earlier_turns() -> None:
    """Chinese rulebook p. 10, Imperial Bashar: a Dagger that sent an Agent gave no swords."""
    me, *_ = table(ix=True, me={"hand": "imperial_bashar dagger diplomacy"}, left={}, right={})
    me.sends("dagger", "tech_negotiation")
    me.declines()
    me.ends_turn()
    me.waits()
    me.reveals()
    assert me.swords == 2


@ruling("IX-156")
@pytest.mark.parametrize(
    ("effect", "persuasion", "from_sister", "from_bashar"), [("persuasion", 3, 0, 2), ("swords", 1, 2, 3)]
)
def test_imperial_bashar_counts_a_bene_gesserit_sister_only_for_her_swords(
    effect: str, persuasion: int, from_sister: int, from_bashar: int
) -> None:
    """Chinese rulebook p. 10, Imperial Bashar: a Sister who gave Persuasion is not counted."""
    me = reveals_bashar_with("bene_gesserit_sister")
    me.resolves("bene_gesserit_sister")
    me.chooses(effect)
    me.table.play_on("end")
    assert (me.persuasion, me.swords) == (persuasion, from_sister + from_bashar)


@ruling("IX-157")
def test_second_wave_needs_a_unit_in_the_conflict() -> None:
    """Chinese rulebook p. 10, Second Wave: like every Combat card, only with something deployed."""
    holder = {"intrigues": "second_wave", "garrison_dreadnoughts": 2}
    assert not is_offered("second_wave", holder)
    assert is_offered("second_wave", {**holder, "conflict": 1})
    assert is_offered("second_wave", {**holder, "garrison_dreadnoughts": 1, "conflict_dreadnoughts": 1})


def is_offered(card: str, holder: dict[str, Any]) -> bool:
    me, *_ = table(ix=True, me=holder, left={"conflict": 1}, right={})
    while me.table.state.round == 1:
        if me.may_play(card):
            return True
        me.table.choose(me.table.state.chooser, least(me.table.texts))
    return False


@ruling("IX-157")
def test_second_wave_brings_units_of_either_kind() -> None:
    """Chinese rulebook p. 10, Second Wave: with a dreadnought there, up to two units follow."""
    me, *_ = table(
        ix=True,
        me={"intrigues": "second_wave", "garrison_dreadnoughts": 1, "conflict_dreadnoughts": 1},
        left={},
        right={},
    )
    me.table.play_on("play second_wave")
    me.plays("second_wave")
    me.deploys(1, 1)
    assert (me.conflict, me.conflict_dreadnoughts, me.garrison, me.garrison_dreadnoughts) == (1, 2, 2, 0)
    assert me.strength == 2 + 2 * 3 + 2


@ruling("IX-158")
def test_treachery_trashes_itself_and_so_unloads() -> None:
    """Chinese rulebook p. 10, Treachery: its Agent box trashes it, and being trashed sets off its Unload."""
    me, *_ = table(ix=True, me={"hand": "treachery", "garrison": 7}, left={}, right={})
    assert me.supply == 5
    me.sends("treachery", "wealth")
    me.table.play_on("end")
    assert (me.emperor, me.solari) == (2, 2)
    assert (me.conflict, me.supply, me.garrison) == (2, 3, 7)
    assert "treachery" in names(me.table.state.trashed)
    assert "treachery" not in me.in_play + me.discard


@ruling("IX-158")
def test_another_card_with_unload_does_not_trash_itself() -> None:
    """Chinese rulebook p. 10, Treachery: the others need something else that discards or trashes them."""
    me, *_ = table(ix=True, me={"hand": "freighter_fleet"}, left={}, right={})
    me.sends("freighter_fleet", "smuggling")
    me.advances()
    assert me.options == ["end"]
    assert (me.in_play, me.freighter) == ("freighter_fleet", 1)
