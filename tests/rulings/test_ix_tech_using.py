"""Rise of Ix: when the abilities of Tech tiles work, and how often."""

from rulings_mark import ruling
from scenario import Seat, table

from kanly.engine.vocabulary import Resource


def owner_of_drones(**given: object) -> tuple[Seat, Seat]:
    me, left, _ = table(
        ix=True, me={"tiles": "training_drones", "hand": "dagger", **given}, left={}, right={}
    )
    return me, left


def gains(seat: Seat) -> tuple[int, int, int, int]:
    return seat.persuasion, seat.water, seat.solari, seat.points


@ruling("IX-035")
def test_each_ability_works_in_its_own_moment_only() -> None:
    """Chinese rulebook p. 4: on the Reveal turn, on winning, at Round Start, in the Endgame."""
    tracks = {"emperor": 3, "spacing_guild": 3, "bene_gesserit": 3, "fremen": 3}
    me, left, right = table(
        ix=True,
        me={"tiles": "minimic_film windtraps shuttle_fleet memocorders", "conflict": 1, **tracks},
        left={},
        right={},
        board={"conflict": "skirmish_freighter_spice"},
    )
    assert gains(me) == (0, 0, 0, 0)
    me.reveals()
    assert gains(me) == (1, 0, 0, 0)
    me.ends_turn()
    assert gains(me) == (0, 0, 0, 0)
    me.waits()
    assert gains(me) == (0, 1, 0, 0)
    me.table.play_to_round(2)
    assert gains(me) == (0, 1, 2, 0)
    me.player.stock[Resource.VICTORY_POINTS] = me.table.state.rules.target
    me.table.play_to_end()
    assert me.table.state.round == 2
    assert gains(me) == (0, 1, 2, 10 + 1)


@ruling("IX-036")
def test_a_flip_ability_is_used_on_a_reveal_turn() -> None:
    """Chinese rulebook p. 4: on one of the owner's turns; the tile is turned face down."""
    me, left = owner_of_drones()
    me.reveals()
    me.uses("training_drones")
    assert (me.garrison, me.recruited, me.flipped) == (4, 1, "training_drones")
    assert not me.may_use("training_drones")


@ruling("IX-036")
def test_a_flip_ability_is_used_once_a_round() -> None:
    """Chinese rulebook p. 4: used on an Agent turn, it cannot be used again on the Reveal turn."""
    me, left = owner_of_drones(hand="dune_the_desert_planet")
    me.uses("training_drones")
    me.sends("dune_the_desert_planet", "imperial_basin")
    assert not me.may_use("training_drones")
    me.ends_turn()
    me.waits()
    me.reveals()
    assert not me.may_use("training_drones")
    assert me.garrison == 4


@ruling("IX-036")
def test_a_flip_ability_waits_for_a_turn_of_its_owner() -> None:
    """Chinese rulebook p. 4: nobody else uses it, and the owner not in Combat."""
    me, left = owner_of_drones(conflict=1, intrigues="ambush")
    me.reveals()
    me.ends_turn()
    assert left.is_asked()
    assert not left.may_use("training_drones")
    me.waits()
    assert me.may("pass")
    assert not me.may_use("training_drones")


@ruling("BASE-026")
def test_bindu_suspension_does_not_follow_the_use_of_a_tile() -> None:
    """Rulebook, Bindu Suspension: it comes before anything else on the turn, a tile included."""
    me, left = owner_of_drones(intrigues="bindu_suspension")
    assert me.may_play("bindu_suspension")
    me.uses("training_drones")
    assert not me.may_play("bindu_suspension")
    me, left = owner_of_drones(intrigues="bindu_suspension")
    me.plays("bindu_suspension")
    me.declines()
    me.uses("training_drones")
    assert me.garrison == 4


@ruling("IX-037")
def test_flipped_tiles_are_turned_up_at_round_start() -> None:
    """Chinese rulebook p. 4: in Phase 1 of the next round, so that they can be used again."""
    me, left = owner_of_drones()
    me.uses("training_drones")
    me.reveals()
    me.ends_turn()
    assert me.flipped == "training_drones"
    me.table.play_to_round(2)
    assert me.flipped == ""
    me.waits()
    me.uses("training_drones")
    assert me.garrison == 5


@ruling("IX-039")
def test_an_acquire_effect_happens_once() -> None:
    """Chinese rulebook p. 4: Invasion Ships brings four troops when acquired, and none when flipped."""
    me, left, right = table(
        ix=True,
        me={"hand": "dagger", "spice": 4, "supply": 12, "garrison": 0},
        left={},
        right={},
        board={"tech": "invasion_ships flagship spaceport"},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    me.buys("invasion_ships")
    assert (me.supply, me.garrison) == (8, 4)
    me.table.play_to_round(2)
    me.waits()
    assert (me.supply, me.garrison) == (8, 4)
    me.uses("invasion_ships")
    me.discards("convincing_argument")
    assert (me.supply, me.garrison, me.flipped) == (8, 4, "invasion_ships")


@ruling("IX-039")
def test_not_every_tile_has_an_acquire_effect() -> None:
    """Chinese rulebook p. 4: Training Drones brings nothing until it is flipped."""
    me, left, right = table(
        ix=True,
        me={"hand": "dagger", "spice": 2},
        left={},
        right={},
        board={"tech": "training_drones flagship spaceport"},
    )
    me.sends("dagger", "tech_negotiation")
    me.chooses("acquire_tech")
    me.buys("training_drones")
    assert (me.garrison, me.options) == (3, ["use training_drones", "end"])
