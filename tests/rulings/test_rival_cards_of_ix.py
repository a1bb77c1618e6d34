"""Where the House Hagal cards of Rise of Ix send a Rival, and what they bring."""

import pytest
from rulings_mark import ruling
from scenario import Seat, table

FOLDSPACE_OR_SHIPPING = "hagal_foldspace_or_interstellar_shipping"
SMUGGLING_OR_SHIPPING = "hagal_smuggling_or_interstellar_shipping"


def rival_turn(cards: str, rival: dict[str, object], **board: object) -> Seat:
    """A Rival of a solo game acts with these cards on top."""
    me, left, _ = table(difficulty="veteran", ix=True, me={}, left=rival, right={}, board=board)
    me.table.rival_turn(left, cards)
    return left


@ruling("FAQ-149")
@pytest.mark.parametrize(
    ("guild", "space", "others"),
    [
        (0, "foldspace", "interstellar_shipping"),
        (1, "foldspace", "interstellar_shipping"),
        (2, "interstellar_shipping", "foldspace"),
        (5, "interstellar_shipping", "foldspace"),
    ],
)
def test_the_half_that_fits_the_influence_counts(guild: int, space: str, others: str) -> None:
    """FAQ ver. 03, solo play: of two spaces, the one for the Rival's present Influence."""
    rival = rival_turn(FOLDSPACE_OR_SHIPPING, {"spacing_guild": guild})
    assert (rival.agents_on(space), rival.agents_on(others)) == (1, 0)
    assert ("by_influence", space, guild) in rival.reasons


@ruling("FAQ-150")
@pytest.mark.parametrize(
    ("guild", "taken", "other"),
    [(2, "interstellar_shipping", "foldspace"), (1, "foldspace", "interstellar_shipping")],
)
def test_the_other_half_is_no_substitute(guild: int, taken: str, other: str) -> None:
    """FAQ ver. 03, solo play: with an Agent on the fitting space the card is dropped, either half."""
    rival = rival_turn(f"{FOLDSPACE_OR_SHIPPING} hagal_wealth", {"spacing_guild": guild}, agents={taken: 0})
    assert (rival.agents_on(taken), rival.agents_on(other), rival.agents_on("wealth")) == (0, 0, 1)
    assert rival.reasons == [
        ("turned_up", FOLDSPACE_OR_SHIPPING),
        ("occupied", FOLDSPACE_OR_SHIPPING, taken),
        ("turned_up", "hagal_wealth"),
        ("sent", "hagal_wealth", "wealth"),
    ]
    assert rival.spacing_guild == guild


@ruling("FAQ-150")
def test_an_agent_on_the_other_half_is_in_nobodys_way() -> None:
    """FAQ ver. 03, solo play, the other side."""
    rival = rival_turn(FOLDSPACE_OR_SHIPPING, {"spacing_guild": 2}, agents={"foldspace": 0})
    assert rival.agents_on("interstellar_shipping") == 1


@ruling("IX-100")
def test_a_rival_gets_what_the_card_shows_and_pays_nothing() -> None:
    """Rise of Ix p. 8: a dreadnought without its 3 Solari, and a tile, which the card shows as well."""
    rival = rival_turn(
        "hagal_dreadnought_1p", {"solari": 3, "spice": 3}, tech="training_drones artillery spaceport"
    )
    assert rival.agents_on("dreadnought") == 1
    assert (rival.garrison_dreadnoughts, rival.dreadnoughts, rival.solari) == (1, 1, 3)
    assert (rival.tiles, rival.spice) == ("training_drones", 0)


@ruling("IX-100")
def test_house_hagal_gets_a_troop_and_no_tile() -> None:
    """Rise of Ix pp. 8-9: the card for two players shows a troop; the space's own Acquire Tech is ignored."""
    me, _, hagal = table(
        ix=True, me={}, left={}, hagal={"spice": 8}, board={"tech": "windtraps flagship chaumurky"}
    )
    me.table.rival_turn(hagal, "hagal_dreadnought_2p")
    assert (hagal.garrison_dreadnoughts, hagal.garrison, hagal.conflict) == (1, 1, 0)
    assert (hagal.tiles, hagal.spice) == ("", 8)


@ruling("IX-100")
def test_the_solari_of_smuggling_is_not_paid() -> None:
    """Rise of Ix p. 8: one Freighter icon on the card, nothing from the space."""
    rival = rival_turn(SMUGGLING_OR_SHIPPING, {})
    assert (rival.agents_on("smuggling"), rival.freighter, rival.solari) == (1, 1, 0)


@ruling("IX-101")
@pytest.mark.parametrize(
    "out",
    [
        {"garrison_dreadnoughts": 2},
        {"garrison_dreadnoughts": 1, "conflict_dreadnoughts": 1},
    ],
)
def test_a_dreadnought_card_is_dropped_when_both_are_out(out: dict[str, int]) -> None:
    """Rise of Ix p. 8; wherever the two are, garrison and Conflict alike."""
    rival = rival_turn("hagal_dreadnought_1p hagal_wealth", dict(out))
    assert (rival.agents_on("dreadnought"), rival.agents_on("wealth")) == (0, 1)
    assert ("two_dreadnoughts", "hagal_dreadnought_1p") in rival.reasons


@ruling("IX-101")
def test_a_dreadnought_on_a_location_is_out_too() -> None:
    """Rise of Ix pp. 6 and 8."""
    rival = rival_turn(
        "hagal_dreadnought_1p hagal_wealth", {"garrison_dreadnoughts": 1}, flags={"carthag": 1}
    )
    assert rival.agents_on("dreadnought") == 0


@ruling("IX-101")
def test_one_dreadnought_in_supply_is_enough() -> None:
    """Rise of Ix p. 8, the other side."""
    rival = rival_turn("hagal_dreadnought_1p hagal_wealth", {"garrison_dreadnoughts": 1})
    assert (rival.agents_on("dreadnought"), rival.garrison_dreadnoughts) == (1, 2)


@ruling("IX-102", "IX-103")
def test_interstellar_shipping_asks_rivals_for_influence_too() -> None:
    """Rise of Ix p. 8: with less than 2 the card with that space alone is dropped."""
    rival = rival_turn("hagal_interstellar_shipping hagal_wealth", {"spacing_guild": 1})
    assert (rival.agents_on("interstellar_shipping"), rival.agents_on("wealth")) == (0, 1)
    assert ("little_influence", "hagal_interstellar_shipping") in rival.reasons


@ruling("IX-102")
def test_with_two_influence_a_rival_ships() -> None:
    """Rise of Ix p. 8, the other side: two Freighter icons."""
    rival = rival_turn("hagal_interstellar_shipping hagal_wealth", {"spacing_guild": 2})
    assert (rival.agents_on("interstellar_shipping"), rival.freighter) == (1, 2)


@ruling("IX-103")
def test_the_foldspace_half_brings_influence_and_no_card() -> None:
    """Rise of Ix p. 8: one step with the Spacing Guild, which may well be the second."""
    rival = rival_turn(FOLDSPACE_OR_SHIPPING, {"spacing_guild": 1})
    assert (rival.agents_on("foldspace"), rival.spacing_guild, rival.points) == (1, 2, 1)
    assert (rival.freighter, rival.discard, rival.hand) == (0, "", "")


@ruling("IX-103")
@pytest.mark.parametrize(
    ("guild", "space", "freighter"), [(1, "smuggling", 1), (2, "interstellar_shipping", 2)]
)
def test_the_smuggling_half_is_the_other_alternative(guild: int, space: str, freighter: int) -> None:
    """Rise of Ix p. 8: one Freighter icon there, two at Interstellar Shipping."""
    rival = rival_turn(SMUGGLING_OR_SHIPPING, {"spacing_guild": guild})
    assert (rival.agents_on(space), rival.freighter) == (1, freighter)
