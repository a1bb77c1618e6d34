"""What conditions count."""

from scenario import table

from kanly.content.catalog import CATALOG
from kanly.content.short import SPICE_MUST_FLOW
from kanly.engine.words.conditions import copies_owned


def test_a_card_that_is_set_aside_is_owned() -> None:
    me, left, _ = table(
        me={"hand": SPICE_MUST_FLOW, "set_aside": SPICE_MUST_FLOW},
        left={"discard": "dagger"},
        across={},
        ix=True,
    )
    card = CATALOG.number[SPICE_MUST_FLOW]
    assert copies_owned(me.table.state, me.seat, card) == 2
    assert copies_owned(me.table.state, left.seat, card) == 0
