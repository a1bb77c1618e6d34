"""What the cards of a hand give when they are revealed, as far as it is printed without a price."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.words.gains import COUNCIL_PERSUASION, Gain
from kanly.engine.words.grammar import Branches, Then

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.engine.words.word import Word


class Reveals:
    """By card: its Persuasion and swords."""

    def __init__(self, catalog: Catalog) -> None:
        self.persuasion = [0] * len(catalog.things)
        self.swords = [0] * len(catalog.things)
        for number in range(1, len(catalog.things)):
            for word in catalog.cards[number].reveal:
                self.add(number, word)

    def add(self, number: int, word: Word) -> None:
        if isinstance(word, Gain):
            self.persuasion[number] += word.persuasion
            self.swords[number] += word.swords
        elif isinstance(word, Branches):
            self.add(number, word.branches[0])
        elif isinstance(word, Then):
            for part in word.words:
                self.add(number, part)


def gains_if_revealed(g: State, me: Player, reveals: Reveals) -> tuple[int, int]:
    """Persuasion and swords."""
    persuasion = COUNCIL_PERSUASION.persuasion if me.council else 0
    swords = 0
    for card in me.hand:
        persuasion += reveals.persuasion[card]
        swords += reveals.swords[card]
    return persuasion, swords
