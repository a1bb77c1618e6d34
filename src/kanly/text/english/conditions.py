"""Conditions in English."""

from __future__ import annotations

from kanly.engine.vocabulary import FACTIONS, Icon
from kanly.engine.words.conditions import (
    AgentsOn,
    Bond,
    CanBuyTile,
    Conspiring,
    DeckNotEmpty,
    EnemyAgentHere,
    EnemyTroopDeployed,
    HasAlliance,
    HasAnyAlliance,
    HasInfluence,
    HasSolari,
    HasTiles,
    MentatHome,
    OnCouncil,
    OwnsCopies,
    OwnsMostCopies,
    PersuasionGained,
    SentToFaction,
    TracksAt,
    UnitsDeployed,
)
from kanly.text.english.parts import EITHER, at_least, listed, you, your
from kanly.text.forms import Form
from kanly.text.glossary import faction, influence, token
from kanly.text.word_language import WordLanguage


class EnglishConditions(WordLanguage):
    def if_bond(self, condition: Bond, form: Form) -> str:
        return f"{you(form, 'have')} another {faction(condition.faction)} card in play"

    def if_has_influence(self, condition: HasInfluence, form: Form) -> str:
        return f"{you(form, 'have')} {at_least(influence(condition.faction, condition.amount))}"

    def if_has_alliance(self, condition: HasAlliance, form: Form) -> str:
        return f"{you(form, 'have')} the {faction(condition.faction)} Alliance"

    def if_has_any_alliance(self, condition: HasAnyAlliance, form: Form) -> str:
        return f"{you(form, 'have')} an {token('alliance')}"

    def if_on_council(self, condition: OnCouncil, form: Form) -> str:
        return f"{you(form, 'have')} a {token('seat')}"

    def if_mentat_home(self, condition: MentatHome, form: Form) -> str:
        return f"the {token('mentat')} is on its space"

    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed, form: Form) -> str:
        return f"an opponent has a {token('troop')} in the Conflict"

    def if_has_tiles(self, condition: HasTiles, form: Form) -> str:
        return f"{you(form, 'have')} {at_least(token('tech', condition.tiles))}"

    def if_can_buy_tile(self, condition: CanBuyTile, form: Form) -> str:
        return f"{you(form, 'can')} pay for a {token('tech')}"

    def if_persuasion_gained(self, condition: PersuasionGained, form: Form) -> str:
        return f"{you(form, 'have')} gained {at_least(token('persuasion', condition.amount))} this turn"

    def if_agents_on(self, condition: AgentsOn, form: Form) -> str:
        icons = listed([token(Icon.NAMES[icon]) for icon in condition.icons], "or")
        if condition.agents == 1:
            return f"{you(form, 'have')} an Agent on one of the {icons} spaces"
        return f"{you(form, 'have')} {at_least(token('agent', condition.agents))} on {icons} spaces"

    def if_enemy_agent_here(self, condition: EnemyAgentHere, form: Form) -> str:
        return f"an enemy Agent was on the space when {your(form)} own arrived"

    def if_sent_to_faction(self, condition: SentToFaction, form: Form) -> str:
        return f"{you(form, 'sent')} an Agent to a Faction's space this turn"

    def if_units_deployed(self, condition: UnitsDeployed, form: Form) -> str:
        units = f"{token('unit', condition.units)} {EITHER}"
        return f"{you(form, 'have')} deployed {at_least(units)} this turn"

    def if_has_solari(self, condition: HasSolari, form: Form) -> str:
        return f"{you(form, 'have')} {at_least(token('solari', condition.amount))}"

    def if_conspiring(self, condition: Conspiring, form: Form) -> str:
        goals = [
            f"no {token('dreadnought')} left in supply",
            f"a copy of {self.names.card_key(condition.card)}",
            f"{at_least(token('influence', 4))} with {at_least('two')} Factions",
            f"a {token('seat')}",
        ]
        return f"{you(form, 'have')} {at_least(condition.goals)} of these ({'; '.join(goals)})"

    def if_deck_not_empty(self, condition: DeckNotEmpty, form: Form) -> str:
        return f"{your(form)} deck is not empty"

    def if_owns_copies(self, condition: OwnsCopies, form: Form) -> str:
        return (
            f"{you(form, 'own')} {at_least(condition.copies)} copies of {self.names.card_key(condition.card)}"
        )

    def if_owns_most_copies(self, condition: OwnsMostCopies, form: Form) -> str:
        return f"{you(form, 'own')} more copies of {self.names.card_key(condition.card)} than each opponent"

    def if_tracks_at(self, condition: TracksAt, form: Form) -> str:
        amount = at_least(token("influence", condition.amount))
        if condition.tracks == len(FACTIONS):
            return f"{you(form, 'have')} {amount} with all {condition.tracks} Factions"
        return f"{you(form, 'have')} {amount} with {at_least(condition.tracks)} Factions"
