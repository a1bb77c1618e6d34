"""Conditions in English."""

from __future__ import annotations

from kanly.engine.vocabulary import FACTIONS
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
from kanly.text.english.parts import EITHER, at_least, listed
from kanly.text.glossary import ICON_TOKENS, faction, influence, token
from kanly.text.word_language import WordLanguage


class EnglishConditions(WordLanguage):
    def if_bond(self, condition: Bond) -> str:
        return f"you have another {faction(condition.faction)} card in play"

    def if_has_influence(self, condition: HasInfluence) -> str:
        return f"you have {at_least(influence(condition.faction, condition.amount))}"

    def if_has_alliance(self, condition: HasAlliance) -> str:
        return f"you have the {faction(condition.faction)} Alliance"

    def if_has_any_alliance(self, condition: HasAnyAlliance) -> str:
        return f"you have an {token('alliance')}"

    def if_on_council(self, condition: OnCouncil) -> str:
        return f"you have a {token('seat')}"

    def if_mentat_home(self, condition: MentatHome) -> str:
        return f"the {token('mentat')} is on its space"

    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed) -> str:
        return f"an opponent has a {token('troop')} in the Conflict"

    def if_has_tiles(self, condition: HasTiles) -> str:
        return f"you have {at_least(token('tech', condition.tiles))}"

    def if_can_buy_tile(self, condition: CanBuyTile) -> str:
        return f"you can pay for a {token('tech')}"

    def if_persuasion_gained(self, condition: PersuasionGained) -> str:
        return f"you have gained {at_least(token('persuasion', condition.amount))} this turn"

    def if_agents_on(self, condition: AgentsOn) -> str:
        icons = listed([token(ICON_TOKENS[icon]) for icon in condition.icons], "or")
        if condition.agents == 1:
            return f"you have an Agent on one of the {icons} spaces"
        return f"you have {at_least(token('agent', condition.agents))} on {icons} spaces"

    def if_enemy_agent_here(self, condition: EnemyAgentHere) -> str:
        return "an enemy Agent was on the space when yours arrived"

    def if_sent_to_faction(self, condition: SentToFaction) -> str:
        return "you sent an Agent to a Faction's space this turn"

    def if_units_deployed(self, condition: UnitsDeployed) -> str:
        units = f"{token('unit', condition.units)} {EITHER}"
        return f"you have deployed {at_least(units)} this turn"

    def if_has_solari(self, condition: HasSolari) -> str:
        return f"you have {at_least(token('solari', condition.amount))}"

    def if_conspiring(self, condition: Conspiring) -> str:
        goals = [
            f"no {token('dreadnought')} left in supply",
            f"a copy of {self.names.card_key(condition.card)}",
            f"{at_least(token('influence', 4))} with {at_least('two')} Factions",
            f"a {token('seat')}",
        ]
        return f"you have {at_least(condition.goals)} of these ({'; '.join(goals)})"

    def if_deck_not_empty(self, condition: DeckNotEmpty) -> str:
        return "your deck is not empty"

    def if_owns_copies(self, condition: OwnsCopies) -> str:
        return f"you own {at_least(condition.copies)} copies of {self.names.card_key(condition.card)}"

    def if_owns_most_copies(self, condition: OwnsMostCopies) -> str:
        return f"you own more copies of {self.names.card_key(condition.card)} than each opponent"

    def if_tracks_at(self, condition: TracksAt) -> str:
        amount = at_least(token("influence", condition.amount))
        if condition.tracks == len(FACTIONS):
            return f"you have {amount} with all {condition.tracks} Factions"
        return f"you have {amount} with {at_least(condition.tracks)} Factions"
