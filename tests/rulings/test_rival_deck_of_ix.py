"""The House Hagal deck with Rise of Ix: what goes and what comes, by the number of players."""

from collections import Counter

from rulings_mark import ruling
from scenario import names, table

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.rules import IX
from kanly.engine.secrets.knowledge import determinize

SOLO_IX = Rules(1, ix=True, difficulty="veteran")


def deck(rules: Rules) -> Counter[str]:
    """All House Hagal cards of a game, wherever they are by the first question."""
    g = set_up(rules, chance.seed_bytes(1))
    return Counter(names(g.hagal_deck + g.hagal_discard).split())


def new_cards(rules: Rules) -> int:
    return sum(copies for key, copies in deck(rules).items() if CATALOG.things[CATALOG.number[key]].set == IX)


@ruling("IX-096")
def test_four_cards_of_the_base_game_are_removed() -> None:
    """Rise of Ix p. 8; FAQ 2022: the spaces of Hall of Oratory and Rally Troops are covered."""
    for rules in (SOLO_IX, Rules(2, ix=True)):
        cards = deck(rules)
        assert (cards["hagal_hall_of_oratory"], cards["hagal_rally_troops"]) == (0, 0)
    for rules in (Rules(1, difficulty="veteran"), Rules(2)):
        cards = deck(rules)
        assert (cards["hagal_hall_of_oratory"], cards["hagal_rally_troops"]) == (2, 2)


@ruling("IX-097")
def test_new_cards_come_by_the_number_of_players() -> None:
    """Rise of Ix p. 8: seven of the nine in a solo game, five with two players, none without the box."""
    assert (new_cards(SOLO_IX), new_cards(Rules(2, ix=True))) == (7, 5)
    assert (new_cards(Rules(1, difficulty="veteran")), new_cards(Rules(2))) == (0, 0)


@ruling("IX-097")
def test_the_four_decks_have_their_sizes() -> None:
    """House Hagal sheet; Rise of Ix p. 8: 27 and 28 cards, with the box 30 and 29."""
    assert (deck(Rules(1, difficulty="veteran")).total(), deck(Rules(2)).total()) == (27, 28)
    assert (deck(SOLO_IX).total(), deck(Rules(2, ix=True)).total()) == (30, 29)


@ruling("IX-098")
def test_a_solo_game_leaves_out_the_dreadnought_cards_for_two() -> None:
    """Rise of Ix p. 8: those with the mark of one player are played."""
    cards = deck(SOLO_IX)
    assert (cards["hagal_dreadnought_2p"], cards["hagal_dreadnought_1p"]) == (0, 2)


@ruling("IX-099", "IX-104")
def test_two_players_leave_out_the_four_solo_cards() -> None:
    """Rise of Ix p. 8: two Dreadnought and two Tech Negotiation cards, as House Hagal takes no tiles."""
    cards = deck(Rules(2, ix=True))
    assert (cards["hagal_dreadnought_1p"], cards["hagal_tech_negotiation"]) == (0, 0)
    assert cards["hagal_dreadnought_2p"] == 2


@ruling("IX-104")
def test_tech_negotiation_is_in_the_solo_deck() -> None:
    """Rise of Ix p. 8, the other side."""
    assert deck(SOLO_IX)["hagal_tech_negotiation"] == 2


def test_nobody_knows_the_order_of_the_deck() -> None:
    """House Hagal sheet: the deck is shuffled and face down; what has been turned up is open."""
    me, *_ = table(difficulty="veteran", me={}, left={}, right={})
    truth = me.table.state
    worlds = [determinize(truth, me.seat, seed) for seed in range(5)]
    assert len({tuple(world.hagal_deck) for world in worlds}) > 1
    assert all(sorted(world.hagal_deck) == sorted(truth.hagal_deck) for world in worlds)
    assert all(world.hagal_discard == truth.hagal_discard for world in worlds)


def test_what_is_asked_for_a_rival_is_the_same_in_every_world() -> None:
    """Rise of Ix p. 8: the First Player picks among the lowest tracks, which everybody sees."""
    me, left, hagal = table(
        ix=True, me={}, left={}, hagal={"spacing_guild": 1, "bene_gesserit": 1, "freighter": 2}
    )
    me.table.rival_turn(hagal, "hagal_smuggling_or_interstellar_shipping")
    assert me.options == ["gain_influence emperor", "gain_influence fremen"]
    assert determinize(me.table.state, left.seat, 1).choices == me.table.state.choices
