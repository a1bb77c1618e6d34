"""The choices of one decision as numbered lines, with long lists folded into a second step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.cli.describe import Describer
from kanly.cli.names import icon_names, name_of, space_name, units
from kanly.cli.screen import sent_to
from kanly.content.catalog import CATALOG
from kanly.engine import acquiring
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Verb
from kanly.engine.words.word import FrameKind, Word

ORDER: Final = (
    Verb.RESOLVE,
    Verb.SEND,
    Verb.ACQUIRE,
    Verb.DEPLOY,
    Verb.USE,
    Verb.PLAY,
    Verb.REVEAL,
)
LONG: Final = 3  # more ways to deploy than this are asked for in a second step


@dataclass(frozen=True)
class Item:
    """A line to choose: a choice, or further lines."""

    text: str
    choice: Choice | None
    inside: tuple[Item, ...] = ()


def asking_word(g: State) -> Word | None:
    """The word that asks; None where the menu of a turn or a group of words is open."""
    word = g.stack[-1].word
    return word if word.frame == FrameKind.ORDINARY else None


def build(g: State, describer: Describer) -> list[Item]:
    asking = asking_word(g)
    items: list[Item] = []
    for choice in sorted(g.choices, key=rank):
        if choice[0] not in (Verb.SEND, Verb.DEPLOY):
            item = Item(describer.offer(choice, asking, price_of(g, choice)), choice)
            if choice[0] != Verb.RESOLVE or item.text not in [other.text for other in items]:
                items.append(item)  # an effect that is printed twice needs one line
    sends = [choice for choice in g.choices if choice[0] == Verb.SEND]
    deploys = [choice for choice in g.choices if choice[0] == Verb.DEPLOY]
    at = sum(1 for item in items if item.choice and item.choice[0] == Verb.RESOLVE)
    return [*items[:at], *by_card(g, sends), *deploy_items(deploys, describer), *items[at:]]


def rank(choice: Choice) -> int:
    return ORDER.index(choice[0]) if choice[0] in ORDER else len(ORDER)


def price_of(g: State, choice: Choice) -> int | None:
    if choice[0] != Verb.ACQUIRE:
        return None
    return acquiring.price(g, g.chooser, choice[1], choice[2] // 2)


def by_card(g: State, sends: list[Choice]) -> list[Item]:
    """First the card, then the space."""
    items = []
    for card in dict.fromkeys(choice[1] for choice in sends):
        inside = tuple(
            Item(sent_to(g, place), (verb, number, place)) for verb, number, place in sends if number == card
        )
        if len(inside) == 1:
            items.append(Item(f"Send {name_of(card)} to {inside[0].text}", inside[0].choice))
        else:
            items.append(Item(f"Send {name_of(card)} ... {spaces_in_short(card, sends)}", None, inside))
    return items


def spaces_in_short(card: int, sends: list[Choice]) -> str:
    names = [space_name(place) for _, number, place in sends if number == card]
    if len(names) <= 4:
        return f"({', '.join(names)})"
    return f"({icon_names(CATALOG.cards[card].icons) or 'anywhere'}: {len(names)} spaces)"


def deploy_items(deploys: list[Choice], describer: Describer) -> list[Item]:
    items = tuple(Item(describer.offer(choice, None), choice) for choice in deploys)
    if len(items) <= LONG:
        return list(items)
    most = max(troops for _, troops, _ in deploys)
    ships = max(dreadnoughts for _, _, dreadnoughts in deploys)
    return [Item(f"Deploy ... (up to {units(most, ships)})", None, items)]
