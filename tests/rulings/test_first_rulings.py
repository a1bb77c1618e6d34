from scenario import table


def test_duncan_idaho_pays_once() -> None:
    me, *_ = table(me={"hand": "duncan_idaho", "water": 2}, left={}, right={})
    me.sends("duncan_idaho", "carthag")
    me.pays()
    assert (me.water, me.garrison, me.hand) == (1, 3 + 1 + 1, "convincing_argument")


def test_the_voice_stops_kwisatz_haderach() -> None:
    me, left, _ = table(me={"hand": "the_voice"}, left={"hand": "kwisatz_haderach"}, right={})
    me.sends("the_voice", "carthag")
    me.names("wealth")
    me.ends_turn()
    assert not left.may_send("kwisatz_haderach", "wealth")
    assert left.may_send("kwisatz_haderach", "carthag")


def test_combat() -> None:
    me, left, right = table(
        me={"hand": "dagger", "conflict": 1, "intrigues": "ambush"},
        left={"conflict": 2},
        right={"intrigues": "to_the_victor"},
        board={"conflict": "desert_power"},
    )
    me.table.play_on("play ambush")
    me.plays("ambush")
    assert me.strength == 7
    me.passes()
    assert (me.points, left.water, left.spice) == (1, 1, 1)
