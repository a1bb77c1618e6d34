"""Rise of Ix: moving the Freighter along the Shipping track, and what its recall brings."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

TECH = "restricted_ordnance flagship shuttle_fleet"
DUNE = "dune_the_desert_planet"


def smuggling(freighter: int, **given: object) -> Seat:
    """An Agent sent to Smuggling: one Freighter icon is being resolved (and 1 Solari was gained)."""
    me, _, _ = table(
        ix=True,
        me={"hand": DUNE, "freighter": freighter, **given},
        left={},
        right={},
        board={"tech": TECH},
    )
    me.sends(DUNE, "smuggling")
    me.begins("@smuggling")
    return me


def recalled(freighter: int, **given: object) -> Seat:
    me = smuggling(freighter, **given)
    me.recalls()
    return me


def interstellar_shipping(**given: object) -> Seat:
    me, _, _ = table(
        ix=True,
        me={"hand": DUNE, "spacing_guild": 2, **given},
        left={},
        right={},
        board={"tech": TECH},
    )
    me.sends(DUNE, "interstellar_shipping")
    return me


def takes_spice(me: Seat) -> None:
    me.begins("shipping/1")
    me.chooses("spice")


@ruling("IX-041")
def test_every_player_moves_a_freighter_of_their_own() -> None:
    """Chinese rulebook p. 5: one each on the track; they may share a space."""
    me, left, right = table(
        ix=True, me={"hand": DUNE}, left={"hand": "guild_chief_administrator", "freighter": 1}, right={}
    )
    me.sends(DUNE, "smuggling")
    me.advances()
    assert (me.freighter, left.freighter, right.freighter) == (1, 1, 0)
    left.waits()
    left.reveals()
    left.begins("guild_chief_administrator")
    left.advances()
    assert (me.freighter, left.freighter, right.freighter) == (1, 2, 0)


@ruling("IX-042")
@pytest.mark.parametrize("move", ["advance_freighter", "recall_freighter"])
def test_one_icon_is_one_move_either_way(move: str) -> None:
    """Chinese rulebook p. 5: advance or recall, not both."""
    me = smuggling(freighter=1)
    assert me.options == ["advance_freighter", "recall_freighter", "decline"]
    me.does(move)
    if me.may("choose spice"):
        me.chooses("spice")
    assert me.options == ["end"]
    assert (me.freighter, me.spice) == ((2, 0) if move == "advance_freighter" else (0, 2))


@ruling("IX-043")
def test_from_the_top_a_freighter_can_only_be_recalled() -> None:
    """Chinese rulebook p. 5: advancing moves it one space up, and there is none above the third."""
    me = smuggling(freighter=2)
    me.advances()
    assert me.freighter == 3
    assert smuggling(freighter=3).options == ["recall_freighter", "decline"]


@ruling("IX-044")
def test_a_recall_rewards_the_space_reached_and_all_below() -> None:
    """Chinese rulebook p. 5: from the second space its reward and that of the first; back to the bottom."""
    me = recalled(freighter=2, supply=9)
    takes_spice(me)
    me.begins("shipping/2/1")
    me.gains_with("fremen")
    assert (me.spice, me.fremen, me.garrison, me.freighter, me.tiles) == (2, 1, 5, 0, "")
    assert me.options == ["end"]


@ruling("IX-045")
def test_the_spice_of_a_recall_may_pay_for_its_tile() -> None:
    """Chinese rulebook p. 5: the rewards of one recall come in any order."""
    me = recalled(freighter=3)
    takes_spice(me)
    me.begins("shipping/3")
    me.buys("restricted_ordnance")
    assert (me.spice, me.tiles) == (0, "restricted_ordnance")


@ruling("IX-045")
def test_the_tile_of_a_recall_may_come_before_its_spice() -> None:
    """Chinese rulebook p. 5: the rewards of one recall come in any order, the other way round too."""
    me = recalled(freighter=3, spice=2)
    me.begins("shipping/3")
    me.buys("restricted_ordnance")
    takes_spice(me)
    assert (me.spice, me.tiles) == (2, "restricted_ordnance")


@ruling("IX-046")
@pytest.mark.parametrize("spice", [2, 1])
def test_the_top_space_lets_a_tile_be_acquired_at_two_less(spice: int) -> None:
    """Chinese rulebook p. 5: Restricted Ordnance for 2; with 1 spice nothing can be had."""
    me = recalled(freighter=3, spice=spice)
    assert any(text.startswith("resolve shipping/3") for text in me.options) == (spice == 2)
    if spice == 2:
        me.resolves("shipping/3")
        assert me.options == ["acquire_tech restricted_ordnance"]
        me = recalled(freighter=3, spice=spice)
        assert (me.spice, me.tiles) == (2, "")


@ruling("IX-047")
def test_the_second_space_gives_two_troops_and_one_influence() -> None:
    """Chinese rulebook p. 5: with any Faction; the troops are recruited as usual."""
    me = recalled(freighter=2, supply=5)
    me.begins("shipping/2/1")
    me.table.play_on("gain_influence")
    assert len(me.options) == 4
    me.gains_with("bene_gesserit")
    assert (me.supply, me.garrison, me.recruited, me.bene_gesserit) == (3, 5, 2, 1)


@ruling("IX-047")
def test_the_troops_of_the_second_space_may_be_deployed_on_a_combat_turn() -> None:
    """Chinese rulebook p. 5 and 6: recruits of this turn, with an Agent on a Combat space."""
    me, left, right = table(
        ix=True, me={"hand": "landing_rights", "freighter": 2, "garrison": 0}, left={}, right={}
    )
    me.sends("landing_rights", "arrakeen")
    me.begins("landing_rights")
    me.recalls()
    takes_spice(me)
    me.begins("shipping/2/1")
    me.gains_with("emperor")
    me.deploys(3)
    assert (me.conflict, me.garrison) == (3, 0)


@ruling("IX-048")
@pytest.mark.parametrize("effect", ["solari", "spice"])
def test_the_first_space_gives_dividends_or_spice(effect: str) -> None:
    """Chinese rulebook p. 5: 5 Solari with 1 for every opponent, or 2 spice with nothing for them."""
    me, left, right = table(ix=True, me={"hand": DUNE, "freighter": 1}, left={}, right={})
    me.sends(DUNE, "smuggling")
    me.recalls()
    assert me.options == ["choose solari", "choose spice"]
    me.chooses(effect)
    if effect == "solari":
        assert (me.solari, left.solari, right.solari, me.spice) == (1 + 5, 1, 1, 0)
    else:
        assert (me.solari, left.solari, right.solari, me.spice) == (1, 0, 0, 2)


@ruling("IX-049")
def test_interstellar_shipping_asks_for_influence_and_gives_two_icons() -> None:
    """Chinese rulebook p. 5, example: open to Red with 2 Influence at the Spacing Guild."""
    me, left, right = table(ix=True, me={"hand": DUNE, "spacing_guild": 1}, left={}, right={})
    assert not me.may_send(DUNE, "interstellar_shipping")
    me = interstellar_shipping(freighter=0)
    me.begins("@interstellar_shipping")
    me.advances()
    assert me.freighter == 1
    me.begins("@interstellar_shipping")
    me.advances()
    assert me.freighter == 2
    assert me.options == ["end"]


@ruling("IX-050", "IX-051", "IX-052")
def test_red_advances_recalls_and_spends_the_spice_on_a_tile() -> None:
    """Chinese rulebook p. 5, example: top space, 2 spice, Restricted Ordnance, Bene Gesserit, two troops."""
    me = interstellar_shipping(freighter=2)
    me.begins("@interstellar_shipping")
    me.advances()
    assert me.freighter == 3
    me.begins("@interstellar_shipping")
    me.recalls()
    takes_spice(me)
    assert me.spice == 2
    me.begins("shipping/3")
    me.buys("restricted_ordnance")
    assert (me.spice, me.tiles) == (0, "restricted_ordnance")
    me.begins("shipping/2/1")
    me.gains_with("bene_gesserit")
    assert (me.bene_gesserit, me.freighter, me.garrison, me.conflict) == (1, 0, 5, 0)
    assert me.options == ["end"]


@ruling("IX-052")
def test_recruits_of_interstellar_shipping_stay_in_the_garrison() -> None:
    """Chinese rulebook p. 5, example: it is no Combat space, so nothing may be deployed."""
    me = interstellar_shipping(freighter=2)
    me.begins("@interstellar_shipping")
    me.recalls()
    takes_spice(me)
    me.begins("shipping/2/1")
    me.gains_with("emperor")
    assert (me.garrison, me.conflict) == (5, 0)
    assert not any(text.startswith("deploy") for text in me.options)


@ruling("FAQ-031")
def test_cards_drawn_for_a_conflict_reward_wait_for_the_next_round() -> None:
    """FAQ ver. 03, Cards drawn after the Reveal turn: Trade Monopoly, recall, Spaceport, seven cards."""
    me, left, right = table(
        ix=True,
        me={"freighter": 3, "spice": 3, "conflict": 1},
        left={},
        right={},
        board={"conflict": "trade_monopoly", "tech": "spaceport flagship shuttle_fleet"},
    )
    me.reveals()
    me.ends_turn()
    me.waits()
    me.begins("trade_monopoly")
    me.recalls()
    me.begins("shipping/3")
    me.buys("spaceport")
    assert (me.spice, me.tiles, len(me.hand.split())) == (0, "spaceport", 2)
    me.table.play_to_round(2)
    assert len(me.hand.split()) == 2 + 5
