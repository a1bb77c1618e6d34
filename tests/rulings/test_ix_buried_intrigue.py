"""Intrigue cards under their deck: nobody but their owner learns which they are."""

from typing import Any

from rulings_mark import ruling
from scenario import Seat, names, table

from kanly.content.catalog import CATALOG
from kanly.engine.secrets.knowledge import determinize
from kanly.record.censor import write_censored
from kanly.record.log import Entry, asking
from kanly.record.notation import read_choice
from kanly.view.view import view_for

DECK = "ambush bribery windfall refocus charisma"


def watched(**given: Any) -> tuple[Seat, Seat]:
    me, left, _ = table(ix=True, board={"intrigue_deck": DECK}, me=given, left={}, right={})
    return me, left


def buries(me: Seat, card: str, before: Entry | None = None) -> Entry:
    """The choice as the record keeps it."""
    entry = Entry(before, me.seat, read_choice(f"bury {card}"), asking(me.table.state), False)
    me.buries(card)
    return entry


def record_for(seat: Seat, last: Entry) -> list[str]:
    """The choices as this seat may read them."""
    lines = write_censored(seat.table.state, last, seat.seat).splitlines()
    return [line for line in lines if not line.startswith("[")]


def seen_by(seat: Seat) -> dict[str, Any]:
    """The Intrigue deck, and the first seat's Intrigue cards."""
    view: Any = view_for(seat.table.state, seat.seat)
    return {"deck": view["intrigue_deck"], "hand": view["players"][0]["intrigues"]}


def bottom(seat: Seat, cards: int) -> list[str]:
    return names(seat.table.state.intrigue_deck[:cards]).split()


def after_court_intrigue() -> tuple[Seat, Seat, Entry]:
    me, left = watched(hand="court_intrigue", intrigues="war_chest tiebreaker")
    me.sends("court_intrigue", "wealth")
    me.resolves("court_intrigue")
    me.pays()
    return me, left, buries(me, "war_chest")


@ruling("IX-152")
def test_court_intrigue_puts_a_card_back_unseen() -> None:
    """Chinese rulebook p. 10, Court Intrigue: the card under the deck is not shown to the others."""
    me, left, entry = after_court_intrigue()
    assert bottom(me, 1) == ["war_chest"]
    assert me.intrigues == "tiebreaker ambush"
    assert seen_by(left) == {"deck": {"size": 5, "known": []}, "hand": {"size": 2, "known": []}}
    assert seen_by(me)["deck"] == {"size": 5, "known": [{"depth": 4, "card": "war_chest"}]}
    assert record_for(left, entry) == ["0 bury ?"]
    assert record_for(me, entry) == ["0 bury war_chest"]


@ruling("IX-152")
def test_an_opponent_cannot_work_out_the_card_under_the_deck() -> None:
    """Chinese rulebook p. 10, Court Intrigue: for the others any unseen card may lie there."""
    me, left, _ = after_court_intrigue()
    g = me.table.state
    guesses = {determinize(g, left.seat, seed).intrigue_deck[0] for seed in range(60)}
    assert {CATALOG.number["war_chest"]} < guesses
    assert {determinize(g, me.seat, seed).intrigue_deck[0] for seed in range(20)} == {
        CATALOG.number["war_chest"]
    }


@ruling("IX-153")
def test_sonic_snoopers_put_cards_back_unseen() -> None:
    """Chinese rulebook p. 10, Sonic Snoopers: the others see that two cards went back, not which."""
    me, left = watched(tiles="sonic_snoopers", intrigues="war_chest tiebreaker finesse")
    me.uses("sonic_snoopers")
    first = buries(me, "war_chest")
    assert sorted(me.options) == ["bury finesse", "bury tiebreaker", "decline"]
    last = buries(me, "finesse", first)
    me.declines()
    assert sorted(bottom(me, 2)) == ["finesse", "war_chest"]
    assert me.intrigues == "tiebreaker ambush bribery"
    assert seen_by(left) == {"deck": {"size": 5, "known": []}, "hand": {"size": 3, "known": []}}
    assert record_for(left, last) == ["0 bury ?", "0 bury ?"]
    assert record_for(me, last) == ["0 bury war_chest", "0 bury finesse"]
    assert names(me.table.state.tiles_trashed) == "sonic_snoopers"


@ruling("IX-153")
def test_sonic_snoopers_may_put_no_card_back() -> None:
    """Chinese rulebook p. 10, Sonic Snoopers: as many as were put back, none allowed."""
    me, _ = watched(tiles="sonic_snoopers", intrigues="war_chest")
    me.uses("sonic_snoopers")
    assert me.options == ["bury war_chest", "decline"]
    me.declines()
    assert (me.intrigues, me.tiles) == ("war_chest", "")
