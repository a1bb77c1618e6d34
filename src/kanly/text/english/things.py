"""Leaders, tiles, spaces, Conflicts and House Hagal cards in English."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK
from kanly.engine.words.word import Word
from kanly.text.english.parts import at_least
from kanly.text.forms import Form, Person
from kanly.text.glossary import influence, token
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage


def with_it(points: int) -> str:
    return f"{token('victory_point', points)} with it"


class EnglishThings(WordLanguage, ThingLanguage):
    def leader_water(self, water: int) -> str:
        return f"you start with {token('water', water)}"

    def track_point(self, points: int) -> str:
        return f"gain {token('victory_point', points)}, yours as long as you stay on this step or above"

    def track_alliance(self, at: int, points: int) -> str:
        first = f"whoever is first to reach {token('influence', at)} takes it and gains {with_it(points)}"
        return f"{first}; whoever goes beyond them takes both over"

    def space_requires(self, faction: int, amount: int) -> str:
        return f"only if you have {at_least(influence(faction, amount))}"

    def space_influence_gained(self, faction: int) -> str:
        return f"gain {influence(faction, 1)}"

    def control_bonus(self, words: Sequence[Word]) -> str:
        gained = self.joined(words, Form(Person.OTHER))
        return f"whenever an Agent is sent here, whoever controls the location {gained}"

    def infiltrating(self, icon: str) -> str:
        return f"{icon} ({token('infiltration')})"

    def conflict_level(self, level: int) -> str:
        return "I" * level

    def conflict_location(self, space: str) -> str:
        return f"fought over {space}"

    def hagal_space(self, space: str) -> str:
        return space or "the one with the most of it, on a tie the one with the most spice in all"

    def hagal_with_influence(self, least: int, most: int) -> str:
        if most < TOP_OF_TRACK:
            return f"with at most {influence(1, most)}"
        return f"with {at_least(influence(1, least))}"

    def hagal_with_bonus_spice(self) -> str:
        return "with bonus spice on any Maker space"

    def hagal_with_dreadnought(self) -> str:
        return f"with a {token('dreadnought')} left in supply"

    def hagal_if(self, condition: str, face: str) -> str:
        return f"{condition}: {face}"

    def hagal_otherwise(self) -> str:
        return "otherwise turn up another card"

    def hagal_reshuffle(self) -> str:
        return "shuffle the whole House Hagal deck, then turn up another card"
