"""Leaders, tiles, spaces, Conflicts and House Hagal cards in English."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import TOP_OF_TRACK, Moment
from kanly.engine.words.word import Word
from kanly.text.english.parts import at_least, listed
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.glossary import icons_in, influence, token
from kanly.text.thing_language import ThingLanguage
from kanly.text.word_language import WordLanguage

MOMENTS = {
    Moment.SETUP: "at the start of the game",
    Moment.PAID_SOLARI_TO_SPACE: "whenever you pay Solari for a board space",
    Moment.HARVEST: "whenever you harvest spice",
    Moment.SEAT_TAKEN: "when you take a High Council seat",
    Moment.REVEAL: "on your Reveal turn",
    Moment.ROUND_START: "at the start of each round",
    Moment.WON: "when you win a Conflict",
    Moment.ENDGAME: "in the Endgame",
}


class EnglishThings(WordLanguage, ThingLanguage):
    def ability_at(self, moment: int, words: Sequence[Word]) -> str:
        return f"{MOMENTS[moment]}: {self.joined(words, CARD)}"

    def ability_landsraad_discount(self, solari: int) -> str:
        return f"{token('landsraad')} spaces cost you {token('solari', solari)} less"

    def ability_harvest_less(self, spice: int, words: Sequence[Word]) -> str:
        return f"{MOMENTS[Moment.HARVEST]}: gain {token('spice', spice)} less and {self.joined(words, CARD)}"

    def ability_passes_enemies(self, icons: int) -> str:
        return f"enemy Agents do not block you on {listed(icons_in(icons))} spaces"

    def ability_sees_top(self) -> str:
        return "you may look at the top card of your deck at any time"

    def ability_masterstroke(self, troops: int) -> str:
        first = f"the first time you have deployed {at_least(token('troop', troops))} in one turn"
        secret = "each of the two Factions you chose in secret at the start"
        return f"{first}: gain {token('influence', 1)} with {secret}"

    def ability_solari_bonus(self, solari: int) -> str:
        return f"whenever you gain {token('solari')} on your turn, gain {token('solari', solari)} more"

    def ability_dreadnought_strength(self, strength: int) -> str:
        return f"each of your dreadnoughts in the Conflict has strength {strength}"

    def ability_snoopers(self, first: Word) -> str:
        rewards = [
            self.phrase(first, Form(mood=Mood.BARE)),
            "that Faction's bonus at 4 Influence",
            f"{token('influence', 1)} with that Faction",
            f"both that bonus and {token('influence', 1)}",
        ]
        paid = "; ".join(f"the {n}: {text}" for n, text in zip(ORDINALS, rewards, strict=True))
        taken = "reaching one, you take it, and it pays by the order of taking"
        return f"a Snooper lies at 2 on each Influence track; {taken}: {paid}"

    def ability_sets_aside(self, single: Word, otherwise: Word) -> str:
        return (
            "at the start of each round set a card from your hand aside, face down; it is shown and comes "
            "back to your hand at the start of your second turn, and if you send an Agent with it that turn, "
            f"{self.phrase(single)} if it has one Agent icon, otherwise {self.phrase(otherwise)}"
        )

    def leader_water(self, water: int) -> str:
        return f"you start with {token('water', water)}"

    def tile_top_of_deck(self) -> str:
        return "cards you acquire may go on top of your deck"

    def tile_more_shipped_troops(self, troops: int) -> str:
        more = f"whenever your {token('freighter')} brings troops, recruit {token('troop', troops)} more"
        return f"{more}; except in Combat, any of them may go straight to the Conflict"

    def tile_detonates(self) -> str:
        home = "return one of your dreadnoughts in it to your supply"
        flag = "instead of putting it on the flag of a location"
        return f"{MOMENTS[Moment.WON]}, you may {home} and gain {token('victory_point', 1)} {flag}"

    def tile_wins_ties(self) -> str:
        return "you win ties for victory at the end of the game"

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


ORDINALS = ("first", "second", "third", "fourth")
