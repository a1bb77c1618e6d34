"""Why a card, a Faction, a space or a player named is not an answer."""

from __future__ import annotations

from kanly.engine.play.combat import PlaceDreadnought
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Faction, Zone
from kanly.engine.words.acquire import Manipulate
from kanly.engine.words.board import RecallAgent
from kanly.engine.words.cards import Discard, TakeFromDiscard, TrashInPlay
from kanly.engine.words.dreadnoughts import DREADNOUGHT, TROOP, ForceBack
from kanly.engine.words.grammar import AnOpponent
from kanly.engine.words.influence import (
    Influence,
    InfluenceWhereBehind,
    InfluenceWhereSnooper,
    LoseInfluence,
    PassAlliance,
)
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.citations import RULINGS
from kanly.refusals.pending import track_full
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import counted, key, plain

# --- cards


def why_not_discard(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    hand = g.players[s.owner].hand
    cards = [card for card in choice[1:] if card]
    absent = [not_in_hand(g, card) for card in dict.fromkeys(cards) if card not in hand]
    if absent:
        return absent
    if len(cards) > 1 and cards[0] == cards[1] and hand.count(cards[0]) == 1:
        return [Refusal(Why.COPIES, card=key(g, cards[0]), needed=2, held=1)]
    asked = word.cards if isinstance(word, Discard) else 1
    return [Refusal(Why.EXACTLY, resource="cards", needed=min(asked, len(hand)))]


def not_in_hand(g: State, card: int) -> Refusal:
    """Discards come from the hand."""
    return Refusal(Why.NOT_IN_HAND, card=key(g, card), ruling="FAQ-021")


def why_not_set_aside(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_IN_HAND, card=key(g, choice[1]))]


def why_not_bury(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_IN_HAND, card=key(g, choice[1]))]


def why_not_trash(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    _, card, zone = choice
    if isinstance(word, TrashInPlay) and zone != Zone.IN_PLAY:
        return [Refusal(Why.ONLY_FROM, zone=Zone.NAMES[Zone.IN_PLAY])]
    return [not_in_zone(g, s.owner, card, zone)]


def not_in_zone(g: State, seat: int, card: int, zone: int) -> Refusal:
    ruling = citations.of_discard_pile(g, seat, card, zone)
    return Refusal(Why.NOT_IN_ZONE, card=key(g, card), zone=Zone.NAMES[zone], ruling=ruling)


def why_not_take(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    card = choice[1]
    if isinstance(word, KeepIntrigue):
        return [Refusal(Why.NOT_LOOKED_AT, card=key(g, card))]
    if isinstance(word, Manipulate):
        return [Refusal(Why.NOT_IN_ROW, card=key(g, card))]
    if not isinstance(word, TakeFromDiscard):
        return []
    if card not in g.players[s.owner].discard:
        return [not_in_zone(g, s.owner, card, Zone.DISCARD)]
    return [Refusal(Why.NOT_OF_FACTION, card=key(g, card), faction=Faction.NAMES[word.faction])]


# --- Factions


def why_not_faction(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    faction = choice[1]
    if isinstance(word, Influence) and faction in word.among:
        return [track_full(faction)]
    kinds: tuple[tuple[type[Word], Why], ...] = (
        (Influence, Why.FACTION_NOT_NAMED),
        (InfluenceWhereBehind, Why.NOT_BEHIND),
        (InfluenceWhereSnooper, Why.NO_SNOOPER),
        (LoseInfluence, Why.NO_INFLUENCE),
    )
    ruling = citations.of_influence_lost(key(g, s.source)) if isinstance(word, LoseInfluence) else ""
    name = Faction.NAMES[faction]
    return [Refusal(kind, faction=name, ruling=ruling) for asks, kind in kinds if isinstance(word, asks)]


# --- spaces and Agents


def why_not_space(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    space = g.catalog.spaces[choice[1]]
    if not isinstance(word, PlaceDreadnought):
        return [Refusal(Why.NOT_ON_BOARD, space=space.key)]
    owner = g.flags[space.index]
    if owner == NOBODY:
        return [Refusal(Why.NO_FLAG, space=space.key, ruling=RULINGS[Why.NO_FLAG])]
    return [Refusal(Why.FLAG_TAKEN, space=space.key, seats=(owner,), ruling=RULINGS[Why.FLAG_TAKEN])]


def why_not_agent(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    if choice[1] == 0:
        return plain(Why.NOT_FROM_LEADER if isinstance(word, RecallAgent) else Why.NO_AGENT)
    return [Refusal(Why.NO_AGENT_THERE, space=g.catalog.spaces[choice[1] - 1].key)]


# --- players


def why_not_seat(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    _, seat, piece = choice
    if seat not in g.opponents_of(s.owner):
        return plain(Why.NOT_AN_OPPONENT)
    if piece == DREADNOUGHT and isinstance(word, AnOpponent):
        return plain(Why.TROOPS_ONLY)
    if isinstance(word, PassAlliance) and piece == TROOP:
        ruling = RULINGS[Why.NOT_HIGHEST]
        name = Faction.NAMES[word.faction]
        return [Refusal(Why.NOT_HIGHEST, seats=(seat,), faction=name, ruling=ruling)]
    what = piece_meant(g, s, word, seat, piece)
    return [Refusal(Why.OPPONENT_LACKS, seats=(seat,), resource=what)] if what else []


def piece_meant(g: State, s: Step, word: Word, seat: int, piece: int) -> str:
    """What an effect would take or move; empty for what it does not know."""
    if isinstance(word, ForceBack) and piece in (TROOP, DREADNOUGHT):
        return "dreadnoughts_in_conflict" if piece == DREADNOUGHT else "troops_in_conflict"
    if isinstance(word, AnOpponent) and piece == TROOP:
        return counted(g, Step(word.word, seat, s.source), word.word)[0]
    return ""
