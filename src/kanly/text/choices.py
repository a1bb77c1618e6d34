"""A choice of the engine as a deed. What it means its verb says; the word that asks only adds to that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import NOBODY, SOLARI_PRICE, Choice, Landing, Origin, Unit, Verb
from kanly.engine.words.cards import DrawTop, TrashTop
from kanly.engine.words.grammar import AnOpponent, May
from kanly.engine.words.influence import Influence
from kanly.engine.words.space import SpaceInfluence
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.word import Word
from kanly.text import deeds
from kanly.text.deeds import Deed, Who


@dataclass(frozen=True)
class Around:
    """What of the position an answer names, which its numbers do not say."""

    top: int = 0  # the card that is to be drawn or trashed, where it is known
    leaves: bool = True  # effects are given up by leaving a group of them
    faction: int = NOBODY  # where the Agent of this turn went


NOTHING_AROUND: Final = Around()


@dataclass(frozen=True)
class Asked:
    """The circumstances of a choice."""

    word: Word | None  # that asks; None: the menu of a turn, a go or a group of words
    players: Sequence[Who]  # by seat
    price: int | None = None  # of a card, in Persuasion
    hidden: bool = False  # what is chosen is a secret to the reader
    around: Around = NOTHING_AROUND

    def effect(self, number: int) -> Word:
        """One of those that the asking word lets be chosen."""
        effects = dict(self.word.effects()) if self.word else {}
        if CATALOG.effects[number] not in effects:
            raise ValueError("no word that asks has such an effect")
        return self.settled(effects[CATALOG.effects[number]])

    def settled(self, word: Word) -> Word:
        """With the Faction by its name, where it is known which one is meant."""
        if isinstance(word, SpaceInfluence) and self.around.faction != NOBODY:
            return Influence((self.around.faction,), word.amount)
        return word


def deed_of(choice: Choice, asked: Asked) -> Deed:
    verb, thing, place = choice
    if asked.hidden and verb in SECRETS:
        return SECRETS[verb]
    if isinstance(asked.word, May):
        asked = replace(asked, word=asked.word.word)
    return READERS[verb](thing, place, asked)


def is_secret(choice: Choice) -> bool:
    """Whether only whoever chose it is told all of it."""
    return choice[0] in SECRETS


def acquire(card: int, place: int, asked: Asked) -> Deed:
    on_top = place % 2 == Landing.TOP_OF_DECK
    return deeds.Acquire(card, asked.price, on_top, place // 2 == Origin.ASIDE)


def gain_influence(faction: int, unused: int, asked: Asked) -> Deed:
    return deeds.ChooseFaction(faction, asked.word.amount if isinstance(asked.word, Influence) else 1)


def discard(one: int, other: int, asked: Asked) -> Deed:
    return deeds.DiscardCards((one, other) if other else (one,))


def force_back(seat: int, unit: int, asked: Asked) -> Deed:
    return deeds.ForceBackUnit(asked.players[seat], unit == Unit.DREADNOUGHT)


def hand_alliance(seat: int, faction: int, asked: Asked) -> Deed:
    return deeds.HandAllianceTo(faction, asked.players[seat])


def choose_opponent(seat: int, unused: int, asked: Asked) -> Deed:
    happens = asked.word.word if isinstance(asked.word, AnOpponent) else None
    return deeds.ChoosePlayer(asked.players[seat], happens)


def choose(effect: int, unused: int, asked: Asked) -> Deed:
    word = asked.effect(effect)
    is_about_top = asked.around.top and isinstance(word, DrawTop | TrashTop)
    return deeds.ChooseForTop(word, asked.around.top) if is_about_top else deeds.ChooseEffect(word)


def choose_two(one: int, other: int, asked: Asked) -> Deed:
    return deeds.ChooseEffects(asked.effect(one), asked.effect(other))


def acquire_tech(tile: int, payment: int, asked: Asked) -> Deed:
    helpers = payment % SOLARI_PRICE
    discount = asked.word.discount if isinstance(asked.word, AcquireTech) else 0
    price = max(0, CATALOG.tiles[tile].cost - discount - helpers)
    return deeds.BuyTile(tile, price, helpers, payment >= SOLARI_PRICE)


SECRETS: Final[dict[int, Deed]] = {
    Verb.CHOOSE_SECRETLY: deeds.ChooseSecretFactions(()),
    Verb.SET_HAND_CARD_ASIDE: deeds.SetCardAside(0),
    Verb.KEEP_INTRIGUE: deeds.KeepIntrigueCard(0),
    Verb.BURY: deeds.BuryIntrigueCard(0),
}  # all that others are told
SOLD: Final = {spice: word for printed in CATALOG.spaces for spice, word in printed.sells}
READERS: Final[dict[int, Callable[[int, int, Asked], Deed]]] = {
    Verb.SEND: lambda card, space, asked: deeds.Send(card, space),
    Verb.REVEAL: lambda thing, place, asked: deeds.Reveal(),
    Verb.RESOLVE: lambda word, source, asked: deeds.Resolve(asked.settled(CATALOG.words[word]), source),
    Verb.PLAY: lambda card, mode, asked: deeds.Play(card, mode),
    Verb.DEPLOY: lambda troops, dreadnoughts, asked: deeds.Deploy(troops, dreadnoughts),
    Verb.ACQUIRE: acquire,
    Verb.END_TURN: lambda thing, place, asked: deeds.EndTurn(),
    Verb.DONE: lambda thing, place, asked: deeds.Done(asked.around.leaves),
    Verb.PASS: lambda thing, place, asked: deeds.Pass(),
    Verb.PAY: lambda thing, place, asked: deeds.Accept(asked.word),
    Verb.DECLINE: lambda thing, place, asked: deeds.Decline(asked.word),
    Verb.GAIN_INFLUENCE: gain_influence,
    Verb.GAIN_INFLUENCE_WITH_TWO: lambda one, other, asked: deeds.ChooseFactions(one, other),
    Verb.LOSE_INFLUENCE: lambda faction, place, asked: deeds.GiveUpInfluence(faction),
    Verb.CHOOSE_SECRETLY: lambda one, other, asked: deeds.ChooseSecretFactions((one, other)),
    Verb.DISCARD: discard,
    Verb.TRASH: lambda card, zone, asked: deeds.TrashCard(card, zone),
    Verb.TAKE_DISCARDED: lambda card, place, asked: deeds.TakeIntoHand(card),
    Verb.SET_ROW_CARD_ASIDE: lambda card, place, asked: deeds.SetRowCardAside(card),
    Verb.SET_HAND_CARD_ASIDE: lambda card, place, asked: deeds.SetCardAside(card),
    Verb.KEEP_INTRIGUE: lambda card, place, asked: deeds.KeepIntrigueCard(card),
    Verb.BURY: lambda card, place, asked: deeds.BuryIntrigueCard(card),
    Verb.BLOCK: lambda space, place, asked: deeds.BlockSpace(space),
    Verb.PLACE_DREADNOUGHT: lambda space, place, asked: deeds.PlaceDreadnoughtOn(space),
    Verb.DETONATE: lambda tile, place, asked: deeds.Detonate(tile),
    Verb.CHOOSE_OPPONENT: choose_opponent,
    Verb.FORCE_BACK: force_back,
    Verb.HAND_ALLIANCE: hand_alliance,
    Verb.CHOOSE: choose,
    Verb.CHOOSE_TWO: choose_two,
    Verb.SELL_SPICE: lambda spice, place, asked: deeds.SellSpice(spice, SOLD[spice]),
    Verb.WITHDRAW: lambda troops, dreadnoughts, asked: deeds.Withdraw(troops, dreadnoughts),
    Verb.DEPLOY_RECRUITS: lambda troops, place, asked: deeds.DeployRecruits(troops),
    Verb.SEND_FROM_LEADER: lambda thing, place, asked: deeds.SendAgentFromLeader(),
    Verb.MOVE_AGENT: lambda space, place, asked: deeds.MoveAgent(space),
    Verb.RECALL_AGENT: lambda space, place, asked: deeds.CallAgentBack(space),
    Verb.USE: lambda tile, place, asked: deeds.UseTile(tile),
    Verb.ACQUIRE_TECH: acquire_tech,
    Verb.ADVANCE_FREIGHTER: lambda thing, place, asked: deeds.AdvanceFreighter(),
    Verb.RECALL_FREIGHTER: lambda thing, place, asked: deeds.RecallFreighter(),
}
