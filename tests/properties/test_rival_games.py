"""Whole games with Rivals, played by chance: only humans are asked, and nothing of the Rivals is lost."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kanly.content.rules import DIFFICULTIES, Rules
from kanly.content.setup import set_up
from kanly.engine import chance
from kanly.engine.machine import resolver
from kanly.engine.play.endgame import winners
from kanly.engine.player import Player
from kanly.engine.soundness import position
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind, Resource, Verb

DECKS = {(1, False): 27, (2, False): 28, (1, True): 30, (2, True): 29}


def rules_of(luck: random.Random) -> Rules:
    ix = luck.random() < 0.7
    epic = ix and luck.random() < 0.3
    if luck.random() < 0.4:
        return Rules(2, ix=ix, epic=epic)
    difficulty = luck.choice(list(DIFFICULTIES))
    return Rules(
        1, ix=ix, epic=epic, difficulty=difficulty, churn=luck.random() < 0.3, brutal=luck.random() < 0.3
    )


def positions(rules: Rules, luck: random.Random) -> Iterator[State]:
    """Agents are sent more often than not, so that there is a game to speak of."""
    g = set_up(rules, chance.seed_bytes(luck.randrange(1000)))
    while not g.over:
        yield g
        sends = [choice for choice in g.choices if choice[0] == Verb.SEND]
        resolver.choose(g, luck.choice(sends if sends and luck.random() < 0.8 else g.choices))
    yield g


def check_rival(me: Player, hoards: bool) -> None:
    assert not me.hand + me.deck + me.discard + me.in_play
    assert me.freighter < 3
    assert me.stock[Resource.SOLARI] < 7
    assert me.stock[Resource.WATER] < 3
    assert hoards or me.stock[Resource.SPICE] < 7
    assert len(me.intrigues) < 3


def check_hagal(g: State, me: Player) -> None:
    assert me.stock[: Resource.WATER + 1] == [0, 0, 0]
    assert me.points() == 0
    assert not me.tiles + me.intrigues + me.hand + me.deck
    assert me.seat not in g.control


def check(g: State, rules: Rules) -> None:
    assert position.sentences(g) == []
    assert g.over or g.players[g.chooser].kind == Kind.HUMAN
    assert len(g.hagal_deck) + len(g.hagal_discard) == DECKS[rules.seats, rules.ix]
    hoards = rules.ix and g.catalog.conflicts[g.conflict].tier < 3
    for player in g.players:
        if player.kind == Kind.RIVAL:
            check_rival(player, hoards)
        elif player.kind == Kind.HOUSE_HAGAL:
            check_hagal(g, player)


@pytest.mark.parametrize("seed", range(40))
def test_every_decision_of_a_game_with_rivals_is_sound(seed: int) -> None:
    luck = random.Random(seed)
    rules = rules_of(luck)
    for g in positions(rules, luck):
        check(g, rules)
    assert g.over
    assert [g.players[seat].kind for seat in winners(g)].count(Kind.HOUSE_HAGAL) == 0


def test_a_game_with_rivals_is_the_same_every_time() -> None:
    rules = Rules(1, ix=True, difficulty="expert", churn=True)
    first, second = (list(reasons_of(rules)) for _ in range(2))
    assert first == second
    assert len(first) > 100


def reasons_of(rules: Rules) -> Iterator[tuple[int, int, int, int]]:
    for g in positions(rules, random.Random(7)):
        yield from g.reasons
