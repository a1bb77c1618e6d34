"""Why a card or a Tech tile cannot be acquired."""

from __future__ import annotations

from kanly.engine.play import acquiring, tech
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import SOLARI_PRICE, Choice, Landing, Origin, Resource
from kanly.engine.words.acquire import AcquireUpTo
from kanly.engine.words.tech import AcquireTech
from kanly.refusals import citations
from kanly.refusals.acting import why_not_on_turn
from kanly.refusals.citations import RULINGS
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import in_stock, key, plain


def why_not_acquire(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    """With Persuasion."""
    if g.catalog.cards[choice[1]].only_named:
        return not_on_offer(g, seat, choice[1], choice[2] // 2)  # whenever it is
    early = why_not_on_turn(g, seat, frame)
    if early:
        return early
    if not g.revealing:
        return plain(Why.NOT_REVEALED)
    card, origin = choice[1], choice[2] // 2
    missing = not_on_offer(g, seat, card, origin)
    if missing:
        return missing
    refusals = []
    if not acquiring.is_affordable(g, seat, card, origin):
        needed = acquiring.price(g, seat, card, origin)
        refusals.append(in_stock(g, seat, Resource.PERSUASION, needed))
    if choice[2] % 2 == Landing.TOP_OF_DECK and not tech.may_go_on_top(g, seat):
        refusals.append(Refusal(Why.NOT_TO_THERE, card=key(g, card)))
    return refusals


def not_on_offer(g: State, seat: int, card: int, origin: int) -> list[Refusal]:
    if (card, origin) in acquiring.on_offer(g, seat):
        return []
    kind = {Origin.ROW: Why.NOT_IN_ROW, Origin.RESERVE: Why.STACK_EMPTY, Origin.ASIDE: Why.NOT_SET_ASIDE}[
        origin
    ]
    if g.catalog.cards[card].only_named:
        kind = Why.NOT_FOR_SALE
    return [Refusal(kind, card=key(g, card), ruling=RULINGS.get(kind, ""))]


def why_not_given(g: State, asking: Step, word: AcquireUpTo, choice: Choice) -> list[Refusal]:
    """By an effect that gives a card up to some cost."""
    card = choice[1]
    missing = not_on_offer(g, asking.owner, card, choice[2] // 2)
    if missing:
        return missing
    cost = g.catalog.cards[card].cost
    if cost > word.cost:
        return [Refusal(Why.TOO_DEAR, card=key(g, card), needed=cost, held=word.cost)]
    return [Refusal(Why.NOT_TO_THERE, card=key(g, card))]


def why_not_buy(g: State, asking: Step, word: AcquireTech, choice: Choice) -> list[Refusal]:
    """A tile, while an Acquire Tech icon is being used."""
    _, tile, payment = choice
    if tile not in tech.on_offer(g):
        return [Refusal(Why.NOT_ON_OFFER, tile=key(g, tile), ruling=RULINGS[Why.NOT_ON_OFFER])]
    me = g.players[asking.owner]
    helpers = payment % SOLARI_PRICE
    if helpers > me.negotiators:
        ruling = RULINGS[Why.NO_NEGOTIATORS]
        return [Refusal(Why.NO_NEGOTIATORS, needed=helpers, held=me.negotiators, ruling=ruling)]
    price = tech.price(g, tile, word.discount, helpers)
    in_solari = payment >= SOLARI_PRICE
    if in_solari and (price == 0 or not word.solari):
        return [Refusal(Why.NOT_IN_SOLARI, ruling=citations.of_solari(word.solari))]
    if in_solari:
        return [in_stock(g, asking.owner, Resource.SOLARI, price)]
    return [in_stock(g, asking.owner, Resource.SPICE, price, citations.SPICE_PRICE)]
