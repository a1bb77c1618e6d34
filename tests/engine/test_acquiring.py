"""What may be acquired follows from the price alone."""

import pytest

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.play import acquiring
from kanly.engine.printed import Card
from kanly.engine.step import Step
from kanly.engine.vocabulary import Origin, Resource
from kanly.engine.words.lasting import Cheaper

CARDS = [thing for thing in CATALOG.things[1:] if isinstance(thing, Card) and thing.cost >= 0]
DISCOUNTS = (0, 1, 3, 4, 9)


@pytest.mark.parametrize("discount", DISCOUNTS)
@pytest.mark.parametrize("origin", [Origin.ROW, Origin.RESERVE, Origin.ASIDE])
def test_a_card_is_affordable_exactly_when_its_price_is_held(origin: int, discount: int) -> None:
    """However large a discount some card may give one day."""
    g = set_up(Rules(3), chance.seed_bytes(7))
    for card in CARDS:
        g.lasting = [Step(Cheaper(card.key, discount), 0, 0)] if discount else []
        price = acquiring.price(g, 0, card.number, origin)
        for held in range(card.cost + 2):
            g.players[0].stock[Resource.PERSUASION] = held
            assert acquiring.is_affordable(g, 0, card.number, origin) == (held >= price)
