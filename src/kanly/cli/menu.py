"""The choices of one decision as numbered lines, with long lists folded into a second step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.cli.screen import price_and_gain
from kanly.content.catalog import CATALOG
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Verb
from kanly.telling.voice import Voice
from kanly.text.questions import choice_text

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
FEW: Final = 4  # so many spaces are named one by one


@dataclass(frozen=True)
class Item:
    """A line to choose: a choice, or further lines below a question of their own."""

    text: str
    choice: Choice | None
    inside: tuple[Item, ...] = ()
    question: str = ""


def build(g: State, voice: Voice) -> list[Item]:
    items: list[Item] = []
    for choice in sorted(g.choices, key=rank):
        if choice[0] not in (Verb.SEND, Verb.DEPLOY):
            item = Item(offer(g, choice, voice), choice)
            if choice[0] != Verb.RESOLVE or item.text not in [other.text for other in items]:
                items.append(item)  # an effect that is printed twice needs one line
    sends = [choice for choice in g.choices if choice[0] == Verb.SEND]
    deploys = [choice for choice in g.choices if choice[0] == Verb.DEPLOY]
    at = sum(1 for item in items if item.choice and item.choice[0] == Verb.RESOLVE)
    return [*items[:at], *by_card(g, sends, voice), *deploy_items(g, deploys, voice), *items[at:]]


def rank(choice: Choice) -> int:
    return ORDER.index(choice[0]) if choice[0] in ORDER else len(ORDER)


def offer(g: State, choice: Choice, voice: Voice) -> str:
    """What can be bought is shown with all it does."""
    text = voice.plain(choice_text(voice.language, choice, g))
    if choice[0] == Verb.ACQUIRE_TECH:
        return voice.apart([text, voice.tile(CATALOG.tiles[choice[1]], g)])
    if choice[0] != Verb.ACQUIRE:
        return text
    return voice.apart([text, voice.card(CATALOG.cards[choice[1]])])


def by_card(g: State, sends: list[Choice], voice: Voice) -> list[Item]:
    """First the card, then the space."""
    items = []
    for card in dict.fromkeys(choice[1] for choice in sends):
        ways = [choice for choice in sends if choice[1] == card]
        items.append(only_space(g, ways[0], voice) if len(ways) == 1 else spaces(g, card, ways, voice))
    return items


def only_space(g: State, choice: Choice, voice: Voice) -> Item:
    effects = price_and_gain(g, CATALOG.spaces[choice[2]], voice)
    return Item(voice.apart([offer(g, choice, voice), effects]), choice)


def spaces(g: State, card: int, ways: list[Choice], voice: Voice) -> Item:
    name = voice.names.number(card)
    text = voice.say("menu-send", card=name, spaces=in_short(card, ways, voice))
    inside = tuple(Item(sent_to(g, choice[2], voice), choice) for choice in ways)
    return Item(text, None, inside, voice.say("menu-send-where", card=name))


def sent_to(g: State, space: int, voice: Voice) -> str:
    """A space as a choice: its name, price and gain."""
    return voice.labelled(voice.names.space(space), price_and_gain(g, CATALOG.spaces[space], voice))


def in_short(card: int, ways: list[Choice], voice: Voice) -> str:
    if len(ways) <= FEW:
        return voice.named([voice.names.space(place) for _, _, place in ways])
    icons = voice.icons(CATALOG.cards[card].icons) or voice.say("menu-anywhere")
    return voice.say("menu-spaces", icons=icons, count=len(ways))


def deploy_items(g: State, deploys: list[Choice], voice: Voice) -> list[Item]:
    items = tuple(Item(offer(g, choice, voice), choice) for choice in deploys)
    if len(items) <= LONG or len(items) == len(g.choices):
        return list(items)
    most = max(troops for _, troops, _ in deploys)
    ships = max(dreadnoughts for _, _, dreadnoughts in deploys)
    text = voice.say("menu-deploy", units=voice.units(most, ships))
    return [Item(text, None, items, voice.say("menu-deploy-which"))]
