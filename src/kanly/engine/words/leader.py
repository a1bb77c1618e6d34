"""What Leaders can do besides their ring: a listener to a moment, or a standing change of the rules."""

from __future__ import annotations

from kanly.engine.vocabulary import Moment
from kanly.engine.words.word import Word


class Ability:
    """Standing changes are numbers that the rules read where they apply."""

    def __init__(
        self,
        moment: int = -1,
        *words: Word,
        landsraad_discount: int = 0,
        harvest_less: int = 0,
        passes_enemies: int = 0,
        sees_top: bool = False,
        masterstroke: int = 0,
        solari_bonus: int = 0,
        dreadnought_strength: int = 0,
        snoopers: bool = False,
        sets_aside: bool = False,
    ) -> None:
        self.moment = moment  # -1: listens to nothing
        self.words = words
        self.landsraad_discount = landsraad_discount
        self.harvest_less = harvest_less
        self.passes_enemies = passes_enemies  # mask of icons where enemy Agents do not block
        self.sees_top = sees_top
        self.masterstroke = masterstroke  # troops deployed in one turn that set it off
        self.solari_bonus = solari_bonus  # with each gain of Solari on the own turn
        self.dreadnought_strength = dreadnought_strength
        self.snoopers = snoopers
        self.sets_aside = sets_aside


def on(moment: int, *words: Word) -> Ability:
    return Ability(moment, *words)


def cheaper_landsraad(solari: int) -> Ability:
    return Ability(landsraad_discount=solari)


def harvest_for_cards(spice_less: int, *words: Word) -> Ability:
    """Less spice at every harvest, and these words instead."""
    return Ability(Moment.HARVEST, *words, harvest_less=spice_less)


def passes_enemy_agents(*icons: int) -> Ability:
    bits = 0
    for icon in icons:
        bits |= 1 << icon
    return Ability(passes_enemies=bits)


def sees_top_card() -> Ability:
    return Ability(sees_top=True)


def masterstroke(troops: int, *influence_by_faction: Word) -> Ability:
    """Two secret Factions; the words are one Influence step for each Faction."""
    return Ability(-1, *influence_by_faction, masterstroke=troops)


def more_solari(solari: int) -> Ability:
    return Ability(solari_bonus=solari)


def stronger_dreadnoughts(strength: int) -> Ability:
    return Ability(dreadnought_strength=strength)


def snoopers(*rewards: Word) -> Ability:
    """A Snooper at 2 on each track; the words are what the four slots of the Leader pay, slot after slot."""
    return Ability(-1, *rewards, snoopers=True)


def one_step_ahead(single_icon: Word, otherwise: Word) -> Ability:
    """A hand card is set aside at Round Start and comes back on the second turn; sending it then pays."""
    return Ability(-1, single_icon, otherwise, sets_aside=True)
