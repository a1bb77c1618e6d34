"""What is done without asking: only what is never worse for being done at once."""

import pytest
from scenario import table

from kanly.engine.step import Step
from kanly.engine.vocabulary import Icon
from kanly.engine.words.influence import Influence


@pytest.mark.parametrize(
    ("amount", "level", "is_eager"),
    [(1, 0, True), (1, 5, True), (1, 6, False), (2, 4, True), (2, 5, False), (2, 6, False)],
)
def test_influence_waits_where_a_step_would_be_lost_at_the_top(
    amount: int, level: int, is_eager: bool
) -> None:
    """A loss that comes first may make room for it."""
    me, *_ = table(me={"fremen": level}, left={}, right={})
    word = Influence((Icon.FREMEN,), amount)
    assert word.eager(me.table.state, Step(word, me.seat, 0)) == is_eager
