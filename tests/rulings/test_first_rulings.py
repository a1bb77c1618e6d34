"""The three shortest transcripts: a cost, a closed space, a fight."""

from rulings_mark import ruling
from scenario import table


@ruling("FAQ-015", "FAQ-016")
def test_duncan_idaho_pays_once() -> None:
    """FAQ ver. 03, Paying costs: one of two water, for one troop and one card."""
    me, *_ = table(me={"hand": "duncan_idaho", "water": 2}, left={}, right={})
    me.sends("duncan_idaho", "carthag")
    me.pays()
    assert (me.water, me.garrison, me.hand) == (1, 3 + 1 + 1, "convincing_argument")


@ruling("FAQ-080", "FAQ-096")
def test_the_voice_stops_kwisatz_haderach() -> None:
    """FAQ ver. 03, The Voice; rulebook p. 13."""
    me, left, _ = table(me={"hand": "the_voice"}, left={"hand": "kwisatz_haderach"}, right={})
    me.sends("the_voice", "carthag")
    me.blocks("wealth")
    me.ends_turn()
    assert not left.may_send("kwisatz_haderach", "wealth")
    assert left.may_send("kwisatz_haderach", "carthag")


@ruling("FAQ-033")
def test_a_combat_card_turns_the_fight_for_whoever_takes_part() -> None:
    """FAQ ver. 03, Dreadnoughts, on the base game: the third seat has a card, but no unit and no go."""
    me, left, right = table(
        me={"hand": "dagger", "conflict": 1, "intrigues": "ambush"},
        left={"conflict": 2},
        right={"intrigues": "to_the_victor"},
        board={"conflict": "desert_power"},
    )
    me.table.play_on("play ambush")
    me.plays("ambush")
    assert me.strength == 2 + 1 + 4
    me.passes()
    assert (me.points, left.water, left.spice) == (1, 1, 1)
    assert right.intrigues == "to_the_victor"
