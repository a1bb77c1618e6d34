"""The question a seat is asked: by which effect, printed where, with which answers, and for which Rival."""

from __future__ import annotations

from kanly.engine.printed import place_key
from kanly.engine.state import State
from kanly.record.notation import write_choice
from kanly.view.names import Data


def question_for(g: State, seat: int) -> Data | None:
    """None while somebody else is asked: not even the number of their answers is told."""
    if g.over or g.chooser != seat:
        return None
    asking = g.stack[-1]
    return {
        "word": g.catalog.place_of(asking.word),
        "source": place_key(g.catalog.things[asking.source]) if asking.source else None,
        "choices": [write_choice(choice) for choice in g.choices],
        **({"rival": asking.owner} if asking.owner != seat else {}),
    }
