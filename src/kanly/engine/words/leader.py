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
    ) -> None:
        self.moment = moment  # -1: listens to nothing
        self.words = words
        self.landsraad_discount = landsraad_discount
        self.harvest_less = harvest_less
        self.passes_enemies = passes_enemies  # mask of icons where enemy Agents do not block
        self.sees_top = sees_top
        self.masterstroke = masterstroke  # troops deployed in one turn that set it off


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
