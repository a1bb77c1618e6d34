"""Why a card, a Faction, a space or a player named is not an answer."""

from __future__ import annotations

from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Faction, Unit, Zone
from kanly.engine.words.cards import Discard, TakeFromDiscard, TrashInPlay
from kanly.engine.words.grammar import AnOpponent
from kanly.engine.words.influence import (
    Influence,
    InfluenceWhereBehind,
    InfluenceWhereSnooper,
    PassAlliance,
)
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


def why_not_in_hand(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_IN_HAND, card=key(g, choice[1]))]


def why_not_trash(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    _, card, zone = choice
    if isinstance(word, TrashInPlay) and zone != Zone.IN_PLAY:
        return [Refusal(Why.ONLY_FROM, zone=Zone.NAMES[Zone.IN_PLAY])]
    return [not_in_zone(g, s.owner, card, zone)]


def not_in_zone(g: State, seat: int, card: int, zone: int) -> Refusal:
    ruling = citations.of_discard_pile(g, seat, card, zone)
    return Refusal(Why.NOT_IN_ZONE, card=key(g, card), zone=Zone.NAMES[zone], ruling=ruling)


def why_not_take_discarded(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    card = choice[1]
    if card not in g.players[s.owner].discard:
        return [not_in_zone(g, s.owner, card, Zone.DISCARD)]
    faction = Faction.NAMES[word.faction] if isinstance(word, TakeFromDiscard) else ""
    return [Refusal(Why.NOT_OF_FACTION, card=key(g, card), faction=faction)]


def why_not_set_row_card_aside(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_IN_ROW, card=key(g, choice[1]))]


def why_not_keep(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_LOOKED_AT, card=key(g, choice[1]))]


# --- Factions


def why_not_gain_influence(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    faction = choice[1]
    if isinstance(word, Influence) and faction in word.among:
        return [track_full(faction)]
    kinds: tuple[tuple[type[Word], Why], ...] = (
        (Influence, Why.FACTION_NOT_NAMED),
        (InfluenceWhereBehind, Why.NOT_BEHIND),
        (InfluenceWhereSnooper, Why.NO_SNOOPER),
    )
    name = Faction.NAMES[faction]
    return [Refusal(kind, faction=name) for asks, kind in kinds if isinstance(word, asks)]


def why_not_lose_influence(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    ruling = citations.of_influence_lost(key(g, s.source))
    return [Refusal(Why.NO_INFLUENCE, faction=Faction.NAMES[choice[1]], ruling=ruling)]


# --- spaces and Agents


def why_not_block(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NOT_ON_BOARD, space=g.catalog.spaces[choice[1]].key)]


def why_not_place_dreadnought(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    space = g.catalog.spaces[choice[1]]
    owner = g.flags[space.index]
    if owner == NOBODY:
        return [Refusal(Why.NO_FLAG, space=space.key, ruling=RULINGS[Why.NO_FLAG])]
    return [Refusal(Why.FLAG_TAKEN, space=space.key, seats=(owner,), ruling=RULINGS[Why.FLAG_TAKEN])]


def why_not_detonate(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    owned = choice[1] in g.players[s.owner].tiles
    return [Refusal(Why.NO_SUCH_USE if owned else Why.NOT_OWNED, tile=key(g, choice[1]))]


def why_not_send_from_leader(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return plain(Why.NO_AGENT)


def why_no_agent_there(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    return [Refusal(Why.NO_AGENT_THERE, space=g.catalog.spaces[choice[1]].key)]


# --- players


def why_not_opponent(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    """The effect would take something of that player."""
    seat = choice[1]
    if seat not in g.opponents_of(s.owner):
        return plain(Why.NOT_AN_OPPONENT)
    happens = word.word if isinstance(word, AnOpponent) else word
    return [lacks(seat, counted(g, Step(happens, seat, s.source), happens)[0])]


def why_not_force_back(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    _, seat, unit = choice
    if seat not in g.opponents_of(s.owner):
        return plain(Why.NOT_AN_OPPONENT)
    return [lacks(seat, "dreadnoughts_in_conflict" if unit == Unit.DREADNOUGHT else "troops_in_conflict")]


def lacks(seat: int, what: str) -> Refusal:
    return Refusal(Why.OPPONENT_LACKS, seats=(seat,), resource=what)


def why_not_hand_alliance(g: State, s: Step, word: Word, choice: Choice) -> list[Refusal]:
    _, seat, faction = choice
    if seat not in g.opponents_of(s.owner):
        return plain(Why.NOT_AN_OPPONENT)
    if isinstance(word, PassAlliance) and faction != word.faction:
        return [Refusal(Why.FACTION_NOT_NAMED, faction=Faction.NAMES[faction])]
    ruling = RULINGS[Why.NOT_HIGHEST]
    return [Refusal(Why.NOT_HIGHEST, seats=(seat,), faction=Faction.NAMES[faction], ruling=ruling)]
