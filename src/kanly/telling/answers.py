"""One answer as data: what it says, what it names, what it costs and brings."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.answers import ANSWERS, Field
from kanly.engine.printed import Thing, place_key
from kanly.engine.vocabulary import Choice, Faction, Verb, Zone
from kanly.record.notation import UNIT_NAMES, write_choice
from kanly.telling.asked import Details, Offer
from kanly.telling.components import kind_of
from kanly.telling.worth import Case
from kanly.text.deeds import Acquire, BuyTile, ChooseForTop

REMEMBERED: Final = 10_000  # offers; the same ones are made again and again
THINGS: Final = (Field.CARD, Field.INTRIGUE, Field.TILE, Field.SOURCE)
BY_THING: Final = (Verb.SEND, Verb.PLAY, Verb.ACQUIRE, Verb.ACQUIRE_TECH)  # grouped by what they name
MOVING: Final = (Verb.DEPLOY, Verb.WITHDRAW, Verb.DEPLOY_RECRUITS)
BY_VERB: Final = (*MOVING, Verb.SELL_SPICE)  # differ in numbers


@lru_cache(maxsize=REMEMBERED)
def offer(case: Case) -> Offer:
    """Shared by all who are asked the same: it must not be changed."""
    choice = case.choice
    thing, (costs, brings) = thing_named(choice) or top_named(case), case.worth
    return {
        "choice": write_choice(choice),
        "words": case.words,
        "verb": ANSWERS[choice[0]].name,
        "thing": place_key(thing) if thing else None,
        "kind": kind_of(thing) if thing else None,
        "place": space_named(choice),
        "group": group_of(choice),
        "costs": costs,
        "brings": brings,
        **details(case),
    }


def fields(choice: Choice) -> list[tuple[int, int]]:
    """Kind and value of the two numbers after the verb."""
    verb, thing, place = choice
    answer = ANSWERS[verb]
    return [(answer.object, thing), (answer.place, place)]


def thing_named(choice: Choice) -> Thing | None:
    found = [CATALOG.things[number] for field, number in fields(choice) if field in THINGS and number]
    return found[0] if found else None


def top_named(case: Case) -> Thing | None:
    """The top card of the own deck, where it is known and the answer is about it."""
    deed = case.deed
    return CATALOG.cards[deed.card] if isinstance(deed, ChooseForTop) else None


def space_named(choice: Choice) -> str | None:
    found = [CATALOG.spaces[index].key for field, index in fields(choice) if field == Field.SPACE]
    return found[0] if found else None


def group_of(choice: Choice) -> str | None:
    verb, name = choice[0], ANSWERS[choice[0]].name
    if verb in BY_THING:
        return f"{name} {CATALOG.things[choice[1]].key}"
    return name if verb in BY_VERB else None


def details(case: Case) -> Details:
    found: Details = {}
    for field, number in fields(case.choice):
        reader = READERS.get(field)
        found = {**found, **reader(number)} if reader else found
    factions = [Faction.NAMES[number] for field, number in fields(case.choice) if field in FACTIONS]
    named: Details = {"factions": factions} if factions else {}
    return {**found, **named, **further(case)}


def further(case: Case) -> Details:
    """What the numbers of the choice say only together with something else."""
    deed = case.deed
    if isinstance(deed, Acquire):
        return {"on_top": deed.on_top}
    if isinstance(deed, BuyTile):
        return {"negotiators": deed.negotiators}
    return {"strength": case.numbers[1]} if case.choice[0] in MOVING else {}


def second(card: int) -> Details:
    return {"second": CATALOG.cards[card].key} if card else {}


FACTIONS: Final = (Field.FACTION, Field.SECOND_FACTION)
READERS: Final[dict[int, Callable[[int], Details]]] = {
    Field.WORD: lambda word: {"word": CATALOG.places[word]},
    Field.SECOND_CARD: second,
    Field.ZONE: lambda zone: {"zone": Zone.NAMES[zone]},
    Field.SEAT: lambda seat: {"seat": seat},
    Field.UNIT: lambda unit: {"unit": UNIT_NAMES[unit]},
    Field.TROOPS: lambda troops: {"troops": troops},
    Field.DREADNOUGHTS: lambda dreadnoughts: {"dreadnoughts": dreadnoughts},
    Field.SPICE: lambda spice: {"spice": spice},
}
