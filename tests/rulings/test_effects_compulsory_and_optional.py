"""Effects: which must be applied, which may be left, and that a cost is paid once."""

from rulings_mark import ruling
from scenario import table


@ruling("FAQ-008")
def test_a_space_gives_all_it_shows() -> None:
    """FAQ ver. 03, Applying effects: troop and Intrigue card of Carthag cannot be refused."""
    me, left, right = table(
        me={"hand": "reconnaissance"}, left={}, right={}, board={"intrigue_deck": "windfall ambush"}
    )
    me.sends("reconnaissance", "carthag")
    assert (me.garrison, me.intrigues) == (4, "windfall")
    assert "decline" not in me.options
    assert me.may("end")
    assert me.conflict == 0


@ruling("FAQ-008")
def test_a_turn_does_not_end_before_its_compulsory_effects() -> None:
    """FAQ ver. 03, Applying effects: The Voice names a space, and its player cannot leave that out."""
    me, left, right = table(me={"hand": "the_voice", "intrigues": "refocus"}, left={}, right={})
    me.sends("the_voice", "arrakeen")
    assert me.may_play("refocus")
    assert not me.may("end")
    me.resolves("the_voice")
    assert all(text.startswith("block ") for text in me.options)


@ruling("FAQ-009")
def test_what_you_may_do_you_may_leave() -> None:
    """FAQ ver. 03, Applying effects: Gun Thopter's troop may stay in the garrison."""
    me, left, right = table(me={"hand": "gun_thopter", "garrison": 1}, left={}, right={})
    me.reveals()
    assert me.options == ["deploy 0", "deploy 1"]
    me.deploys(0)
    assert (me.garrison, me.conflict, me.swords) == (1, 0, 3)


@ruling("FAQ-010")
def test_an_arrow_is_skipped_by_not_paying() -> None:
    """FAQ ver. 03, Applying effects: unpaid, Fremen Camp gives nothing; the space works all the same."""
    me, left, right = table(me={"hand": "fremen_camp", "spice": 2}, left={}, right={})
    me.sends("fremen_camp", "secure_contract")
    me.declines()
    assert (me.spice, me.garrison, me.solari) == (2, 3, 3)
    assert me.options == ["end"]


@ruling("FAQ-010")
def test_an_arrow_gives_nothing_for_half_its_cost() -> None:
    """FAQ ver. 03, Applying effects: the result belongs to the whole payment."""
    me, left, right = table(me={"hand": "fremen_camp", "spice": 1}, left={}, right={})
    me.sends("fremen_camp", "secure_contract")
    assert me.options == ["end"]
    assert (me.spice, me.garrison) == (1, 3)


@ruling("FAQ-011")
def test_an_intrigue_card_that_cannot_be_paid_stays_in_hand() -> None:
    """FAQ ver. 03, Applying effects: no Bribery for one Solari."""
    me, left, right = table(me={"solari": 1, "intrigues": "bribery"}, left={}, right={})
    assert me.options == ["reveal"]
    assert me.intrigues == "bribery"


@ruling("FAQ-011")
def test_an_intrigue_card_once_played_is_paid_and_applied() -> None:
    """FAQ ver. 03, Applying effects: the freedom to skip an arrow does not extend to Intrigue cards."""
    me, left, right = table(me={"solari": 2, "intrigues": "bribery"}, left={}, right={})
    me.plays("bribery")
    assert me.options == [
        "gain_influence emperor",
        "gain_influence spacing_guild",
        "gain_influence bene_gesserit",
        "gain_influence fremen",
    ]
    me.gains_with("fremen")
    assert (me.solari, me.fremen, me.intrigues) == (0, 1, "")


@ruling("FAQ-012")
def test_the_trash_icon_may_be_left() -> None:
    """FAQ ver. 03, Applying effects: Guild Administrator need not trash anything."""
    me, left, right = table(
        me={"hand": "guild_administrator dagger", "discard": "diplomacy"}, left={}, right={}
    )
    me.sends("guild_administrator", "secure_contract")
    assert me.may("trash dagger hand")
    me.declines()
    assert (me.hand, me.discard, me.in_play) == ("dagger", "diplomacy", "guild_administrator")
    assert me.table.state.trashed == []


@ruling("FAQ-013")
def test_a_card_told_to_trash_itself_does() -> None:
    """FAQ ver. 03, Applying effects: text, not icon, so Power Play and Seek Allies cannot be kept."""
    me, left, right = table(me={"hand": "power_play seek_allies", "garrison": 0}, left={}, right={})
    me.sends("power_play", "wealth")
    assert (me.emperor, me.in_play, me.options) == (2, "", ["end"])
    me.ends_turn()
    me.table.play_on("send seek_allies")
    me.sends("seek_allies", "stillsuits")
    assert (me.fremen, me.in_play, me.options) == (1, "", ["end"])
    assert me.discard == ""


@ruling("FAQ-013")
def test_behind_an_arrow_a_card_trashes_itself_only_if_its_player_wants() -> None:
    """FAQ ver. 03, Applying effects: Imperial Spy's trashing is a cost, and costs may be left unpaid."""
    me, left, right = table(me={"hand": "imperial_spy"}, left={}, right={})
    me.sends("imperial_spy", "wealth")
    me.declines()
    assert (me.in_play, me.intrigues) == ("imperial_spy", "")


@ruling("FAQ-014")
def test_selective_breeding_draws_nothing_without_trashing() -> None:
    """FAQ ver. 03, Applying effects: the trashed card is the payment for the two cards."""
    me, left, right = table(me={"hand": "diplomacy dagger", "spice": 2}, left={}, right={})
    me.sends("diplomacy", "selective_breeding")
    me.declines()
    assert (me.spice, me.bene_gesserit, me.hand) == (0, 1, "dagger")
    assert me.options == ["end"]


@ruling("FAQ-014")
def test_selective_breeding_draws_two_for_one_trashed_card() -> None:
    """FAQ ver. 03, Applying effects: having agreed to pay, its player must trash, and only once."""
    me, left, right = table(me={"hand": "diplomacy dagger", "spice": 2}, left={}, right={})
    me.sends("diplomacy", "selective_breeding")
    me.pays()
    assert me.options == ["trash dagger hand", "trash diplomacy in_play"]
    me.trashes("dagger", "hand")
    assert me.hand == "convincing_argument convincing_argument"
    assert me.options == ["end"]


@ruling("FAQ-015")
def test_a_cost_is_paid_once() -> None:
    """FAQ ver. 03, Paying costs: spice for three Fremen Camps buys one."""
    me, left, right = table(me={"hand": "fremen_camp", "spice": 6}, left={}, right={})
    me.sends("fremen_camp", "secure_contract")
    me.pays()
    assert (me.spice, me.garrison) == (4, 6)
    assert me.options == ["end"]


@ruling("FAQ-016")
def test_duncan_idaho_takes_one_water() -> None:
    """FAQ ver. 03, Paying costs, example; rulebook, back cover."""
    me, left, right = table(me={"hand": "duncan_idaho", "water": 2, "garrison": 0}, left={}, right={})
    me.sends("duncan_idaho", "carthag")
    me.pays()
    assert (me.water, me.garrison, me.hand) == (1, 1 + 1, "convincing_argument")
    assert "pay" not in me.options


def test_no_plot_card_comes_between_the_cost_and_the_result_of_an_arrow() -> None:
    """Rules 25.2: they stay together, and what a discarded card unloads belongs to the payment."""
    me, *_ = table(
        ix=True,
        me={"hand": "ix_guild_compact ix_guild_compact treachery", "intrigues": "windfall"},
        left={},
        right={},
    )
    me.sends("ix_guild_compact", "foldspace")
    assert me.may_play("windfall")
    me.resolves("ix_guild_compact")
    me.pays()
    me.discards("ix_guild_compact", "treachery")
    assert me.options == ["resolve ix_guild_compact/reveal/0", "resolve treachery/reveal/0"]
    me.resolves("treachery")
    me.declines()
    me.declines()
    assert (me.conflict, me.garrison_dreadnoughts) == (2, 1)
    assert me.may_play("windfall")
