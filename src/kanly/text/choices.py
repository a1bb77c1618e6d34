"""A choice of the engine as a deed: what its three numbers mean depends on the word that asks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.play.combat import PlaceDreadnought
from kanly.engine.play.placement import PayForSpace
from kanly.engine.vocabulary import SOLARI_PRICE, Choice, Landing, Origin, Verb
from kanly.engine.words.acquire import Manipulate
from kanly.engine.words.board import ChooseSecrets, RecallAgent
from kanly.engine.words.dreadnoughts import DREADNOUGHT, ForceBack, RetreatUnits
from kanly.engine.words.grammar import AnOpponent, Choose, ChooseTwo, May
from kanly.engine.words.influence import Influence, LoseInfluence, PassAlliance
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.shipping import ADVANCE
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.units import DeployFromGarrison, Retreat
from kanly.engine.words.word import Word
from kanly.text import deeds
from kanly.text.deeds import Deed, Who


@dataclass(frozen=True)
class Asked:
    """The circumstances of a choice."""

    word: Word | None  # that asks; None: the menu of a turn, a go or a group of words
    players: Sequence[Who]  # by seat
    price: int | None = None  # of a card, in Persuasion
    hidden: bool = False  # what is chosen is a secret to the reader


def deed_of(choice: Choice, asked: Asked) -> Deed:
    verb, thing, place = choice
    if isinstance(asked.word, May):
        asked = Asked(asked.word.word, asked.players, asked.price, asked.hidden)
    return READERS[verb](thing, place, asked)


def send(card: int, space: int, asked: Asked) -> Deed:
    return deeds.Send(card, space)


def resolve(word: int, source: int, asked: Asked) -> Deed:
    return deeds.Resolve(CATALOG.words[word], source)


def acquire(card: int, place: int, asked: Asked) -> Deed:
    on_top = place % 2 == Landing.TOP_OF_DECK
    return deeds.Acquire(card, asked.price, on_top, place // 2 == Origin.ASIDE)


def faction(number: int, unused: int, asked: Asked) -> Deed:
    if isinstance(asked.word, LoseInfluence):
        return deeds.GiveUpInfluence(number)
    return deeds.ChooseFaction(number, asked.word.amount if isinstance(asked.word, Influence) else 1)


def factions(one: int, other: int, asked: Asked) -> Deed:
    if isinstance(asked.word, ChooseSecrets):
        return deeds.ChooseSecretFactions(() if asked.hidden else (one, other))
    return deeds.ChooseFactions(one, other)


def discard(one: int, other: int, asked: Asked) -> Deed:
    return deeds.DiscardCards((one, other) if other else (one,))


def take(card: int, unused: int, asked: Asked) -> Deed:
    if isinstance(asked.word, Manipulate):
        return deeds.SetRowCardAside(card)
    if isinstance(asked.word, KeepIntrigue):
        return deeds.KeepIntrigueCard(0 if asked.hidden else card)
    return deeds.TakeIntoHand(card)


def space(index: int, unused: int, asked: Asked) -> Deed:
    if isinstance(asked.word, PlaceDreadnought):
        return deeds.PlaceDreadnoughtOn(index)
    return deeds.BlockSpace(index)


def seat(number: int, unit: int, asked: Asked) -> Deed:
    player = asked.players[number]
    if isinstance(asked.word, ForceBack):
        return deeds.ForceBackUnit(player, unit == DREADNOUGHT)
    if isinstance(asked.word, PassAlliance):
        return deeds.HandAllianceTo(asked.word.faction, player)
    return deeds.ChoosePlayer(player, asked.word.word if isinstance(asked.word, AnOpponent) else None)


def branch(number: int, unused: int, asked: Asked) -> Deed:
    if not isinstance(asked.word, Choose):
        raise ValueError("no word that asks has such alternatives")
    return deeds.ChooseEffect(asked.word.branches[number - 1])


def branches(one: int, other: int, asked: Asked) -> Deed:
    if not isinstance(asked.word, ChooseTwo):
        raise ValueError("no word that asks has such alternatives")
    return deeds.ChooseEffects(asked.word.branches[one - 1], asked.word.branches[other - 1])


def number(count: int, unused: int, asked: Asked) -> Deed:
    if isinstance(asked.word, PayForSpace):
        return deeds.SellSpice(count, SOLD[count])
    if isinstance(asked.word, Retreat):
        return deeds.Withdraw(count)
    if isinstance(asked.word, DeployFromGarrison):
        return deeds.Deploy(count)
    return deeds.DeployRecruits(count)


def agent(origin: int, unused: int, asked: Asked) -> Deed:
    if isinstance(asked.word, RecallAgent):
        return deeds.CallAgentBack(origin - 1)
    return deeds.MoveAgent(origin - 1) if origin else deeds.SendAgentFromLeader()


def use(tile: int, unused: int, asked: Asked) -> Deed:
    return deeds.Detonate(tile) if isinstance(asked.word, PlaceDreadnought) else deeds.UseTile(tile)


def tech(tile: int, payment: int, asked: Asked) -> Deed:
    helpers = payment % SOLARI_PRICE
    discount = asked.word.discount if isinstance(asked.word, AcquireTech) else 0
    price = max(0, CATALOG.tiles[tile].cost - discount - helpers)
    return deeds.BuyTile(tile, price, helpers, payment >= SOLARI_PRICE)


def freighter(move: int, unused: int, asked: Asked) -> Deed:
    return deeds.AdvanceFreighter() if move == ADVANCE else deeds.RecallFreighter()


def units(troops: int, dreadnoughts: int, asked: Asked) -> Deed:
    kind = deeds.Withdraw if isinstance(asked.word, RetreatUnits) else deeds.Deploy
    return kind(troops, dreadnoughts)


SOLD: Final = {spice: word for printed in CATALOG.spaces for spice, word in printed.sells}
READERS: Final[dict[int, Callable[[int, int, Asked], Deed]]] = {
    Verb.SEND: send,
    Verb.REVEAL: lambda thing, place, asked: deeds.Reveal(),
    Verb.RESOLVE: resolve,
    Verb.PLAY: lambda card, mode, asked: deeds.Play(card, mode),
    Verb.DEPLOY: lambda troops, dreadnoughts, asked: deeds.Deploy(troops, dreadnoughts),
    Verb.ACQUIRE: acquire,
    Verb.END_TURN: lambda thing, place, asked: deeds.EndTurn(),
    Verb.DONE: lambda thing, place, asked: deeds.Done(),
    Verb.PASS: lambda thing, place, asked: deeds.Pass(),
    Verb.PAY: lambda thing, place, asked: deeds.Accept(asked.word),
    Verb.DECLINE: lambda thing, place, asked: deeds.Decline(asked.word),
    Verb.FACTION: faction,
    Verb.FACTIONS: factions,
    Verb.DISCARD: discard,
    Verb.TRASH: lambda card, zone, asked: deeds.TrashCard(card, zone),
    Verb.TAKE: take,
    Verb.SPACE: space,
    Verb.SEAT: seat,
    Verb.BRANCH: branch,
    Verb.BRANCHES: branches,
    Verb.NUMBER: number,
    Verb.AGENT: agent,
    Verb.USE: use,
    Verb.TECH: tech,
    Verb.FREIGHTER: freighter,
    Verb.BURY: lambda card, place, asked: deeds.BuryIntrigueCard(0 if asked.hidden else card),
    Verb.UNITS: units,
    Verb.ASIDE: lambda card, place, asked: deeds.SetCardAside(0 if asked.hidden else card),
}
