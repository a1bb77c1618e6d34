"""Choices in English: what a button would say, and how the deed is told afterwards.

Both need the word that asks, because "2" may be troops to deploy or spice to sell.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.cli.effects import card_phrase, icons_of, mode_phrase, phrase, tile_phrase, use_phrases
from kanly.cli.names import FACTIONS, counted, listed, name_of, payment, space_name, units
from kanly.content.catalog import CATALOG
from kanly.engine.combat import PlaceDreadnought
from kanly.engine.placement import PayForSpace
from kanly.engine.vocabulary import SOLARI_PRICE, Choice, Landing, Origin, Verb, Zone
from kanly.engine.words.acquire import AcquireUpTo, Manipulate
from kanly.engine.words.board import RecallAgent
from kanly.engine.words.cards import Trash, TrashInPlay
from kanly.engine.words.dreadnoughts import DREADNOUGHT, ForceBack, RetreatUnits
from kanly.engine.words.grammar import AnOpponent, Choose, ChooseTwo, May
from kanly.engine.words.influence import Influence, LoseInfluence
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.shipping import ADVANCE, Freighter
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.units import DeployFromGarrison, Retreat
from kanly.engine.words.word import Word

ZONES: Final = {Zone.HAND: "your hand", Zone.DISCARD: "your discard pile", Zone.IN_PLAY: "play"}


class Describer:
    """Speaks about choices at one table, whose players it knows by name."""

    def __init__(self, players: list[str]) -> None:
        self.players = players

    def offer(self, choice: Choice, asking: Word | None, price: int | None = None) -> str:
        """What the player may do: 'Send Dagger to Mentat'."""
        verb, thing, place = choice
        inner = asking.word if isinstance(asking, May) else asking
        if verb == Verb.ACQUIRE:
            return offer_card(thing, place, inner, price)
        if verb in SIMPLE:
            return SIMPLE[verb]
        if verb == Verb.SEAT:
            return self.offer_seat(thing, place, inner)
        return OFFERS[verb](thing, place, inner)

    def offer_seat(self, seat: int, unit: int, asking: Word | None) -> str:
        if isinstance(asking, ForceBack):
            kind = "dreadnought" if unit == DREADNOUGHT else "troop"
            return f"Make a {kind} of {self.players[seat]} retreat"
        if isinstance(asking, AnOpponent):
            return f"{self.players[seat]}: {phrase(asking.word)}"
        return self.players[seat]


SIMPLE: Final = {
    Verb.REVEAL: "Reveal your hand",
    Verb.END_TURN: "End your turn",
    Verb.DONE: "Done with this",
    Verb.PASS: "Pass",
    Verb.PAY: "Yes",
}


def offer_card(card: int, place: int, asking: Word | None, price: int | None) -> str:
    how = " set aside" if place // 2 == Origin.ASIDE else ""
    how += " onto your deck" if place % 2 == Landing.TOP_OF_DECK else ""
    printed = CATALOG.cards[card]
    icons = f"[{icons_of(printed)}] " if printed.icons else ""
    does = f"{icons}{card_phrase(printed)}"
    if isinstance(asking, AcquireUpTo) or price is None:
        return f"Take {name_of(card)}{how} · {does}"
    return f"Acquire {name_of(card)}{how} for {price} persuasion · {does}"


def offer_send(card: int, space: int, asking: Word | None) -> str:
    return f"Send {name_of(card)} to {space_name(space)}"


def offer_resolve(word: int, source: int, asking: Word | None) -> str:
    return f"Next: {phrase(CATALOG.words[word])}{from_source(source)}"


def from_source(source: int) -> str:
    return f" ({name_of(source)})" if source else ""


def offer_play(card: int, mode: int, asking: Word | None) -> str:
    return f"Play {name_of(card)}: {mode_phrase(CATALOG.intrigues[card].modes[mode])}"


def offer_deploy(troops: int, dreadnoughts: int, asking: Word | None) -> str:
    return f"Deploy {units(troops, dreadnoughts)}"


def offer_no(thing: int, place: int, asking: Word | None) -> str:
    for kind, text in DECLINED.items():
        if isinstance(asking, kind):
            return text
    return "No"


DECLINED: Final[dict[type[Word], str]] = {
    Trash: "Trash nothing",
    TrashInPlay: "Trash nothing",
    AcquireTech: "Buy nothing",
    Freighter: "Leave it where it is",
    ForceBack: "No more",
}


def offer_faction(faction: int, place: int, asking: Word | None) -> str:
    if isinstance(asking, LoseInfluence):
        return f"Lose 1 Influence with {FACTIONS[faction]}"
    amount = asking.amount if isinstance(asking, Influence) else 1
    return f"+{amount} Influence with {FACTIONS[faction]}"


def offer_factions(one: int, other: int, asking: Word | None) -> str:
    return f"{FACTIONS[one]} and {FACTIONS[other]}"


def offer_discard(one: int, other: int, asking: Word | None) -> str:
    return f"Discard {listed([name_of(card) for card in (one, other) if card])}"


def offer_trash(card: int, zone: int, asking: Word | None) -> str:
    return f"Trash {name_of(card)} from {ZONES[zone]}"


def offer_take(card: int, place: int, asking: Word | None) -> str:
    if isinstance(asking, Manipulate):
        return f"Set {name_of(card)} aside"
    if isinstance(asking, KeepIntrigue):
        return f"Keep {name_of(card)}"
    return f"Take {name_of(card)} into your hand"


def offer_space(space: int, place: int, asking: Word | None) -> str:
    if isinstance(asking, PlaceDreadnought):
        return f"Put it on {space_name(space)}"
    return f"Close {space_name(space)}"


def offer_branch(branch: int, place: int, asking: Word | None) -> str:
    text = phrase(asking.branches[branch - 1]) if isinstance(asking, Choose) else f"option {branch}"
    return text[0].upper() + text[1:]


def offer_branches(one: int, other: int, asking: Word | None) -> str:
    if isinstance(asking, ChooseTwo):
        return f"Both: {phrase(asking.branches[one - 1])} and {phrase(asking.branches[other - 1])}"
    return f"options {one} and {other}"


def offer_number(number: int, place: int, asking: Word | None) -> str:
    if isinstance(asking, PayForSpace):
        bought = [phrase(word) for space in CATALOG.spaces for price, word in space.sells if price == number]
        return f"Sell {number} spice: {bought[0]}"
    if isinstance(asking, Retreat):
        return f"Retreat {counted(number, 'troop')}"
    if isinstance(asking, DeployFromGarrison):
        return f"Deploy {counted(number, 'troop')}"
    return f"{number} of them into the Conflict"


def offer_agent(place: int, unused: int, asking: Word | None) -> str:
    if place == 0:
        return "The Agent at your Leader"
    verb = "Call back" if isinstance(asking, RecallAgent) else "Move"
    return f"{verb} the Agent from {space_name(place - 1)}"


def offer_use(tile: int, place: int, asking: Word | None) -> str:
    if isinstance(asking, PlaceDreadnought):
        return f"{name_of(tile)}: trade it for 1 Victory Point"
    return f"Use {name_of(tile)}: {' → '.join(use_phrases(CATALOG.tiles[tile]))}"


def offer_tech(tile: int, place: int, asking: Word | None) -> str:
    return f"Buy {name_of(tile)} {tile_payment(tile, place, asking)} · {tile_phrase(CATALOG.tiles[tile])}"


def tile_payment(tile: int, place: int, asking: Word | None) -> str:
    helpers = place % SOLARI_PRICE
    discount = asking.discount if isinstance(asking, AcquireTech) else 0
    price = max(0, CATALOG.tiles[tile].cost - discount - helpers)
    return payment(price, helpers, place >= SOLARI_PRICE)


def offer_freighter(move: int, place: int, asking: Word | None) -> str:
    return "Advance your Freighter" if move == ADVANCE else "Recall your Freighter and take the rewards"


def offer_units(troops: int, dreadnoughts: int, asking: Word | None) -> str:
    verb = "Retreat" if isinstance(asking, RetreatUnits) else "Deploy"
    return f"{verb} {units(troops, dreadnoughts)}"


OFFERS: Final[dict[int, Callable[[int, int, Word | None], str]]] = {
    Verb.SEND: offer_send,
    Verb.RESOLVE: offer_resolve,
    Verb.PLAY: offer_play,
    Verb.DEPLOY: offer_deploy,
    Verb.DECLINE: offer_no,
    Verb.FACTION: offer_faction,
    Verb.FACTIONS: offer_factions,
    Verb.DISCARD: offer_discard,
    Verb.TRASH: offer_trash,
    Verb.TAKE: offer_take,
    Verb.SPACE: offer_space,
    Verb.BRANCH: offer_branch,
    Verb.BRANCHES: offer_branches,
    Verb.NUMBER: offer_number,
    Verb.AGENT: offer_agent,
    Verb.USE: offer_use,
    Verb.TECH: offer_tech,
    Verb.FREIGHTER: offer_freighter,
    Verb.BURY: lambda card, place, asking: f"Put {name_of(card)} under the Intrigue deck",
    Verb.UNITS: offer_units,
    Verb.ASIDE: lambda card, place, asking: f"Set {name_of(card)} aside",
}
