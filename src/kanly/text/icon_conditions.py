"""Conditions in icons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.vocabulary import Faction, Icon
from kanly.text.forms import Form
from kanly.text.glossary import Token, influence, token
from kanly.text.word_language import WordLanguage

if TYPE_CHECKING:
    from kanly.engine.words import conditions


class IconConditions(WordLanguage):
    def if_bond(self, condition: conditions.Bond, form: Form) -> str:
        return str(Token("bond", Faction.NAMES[condition.faction]))

    def if_has_influence(self, condition: conditions.HasInfluence, form: Form) -> str:
        return influence(condition.faction, condition.amount)

    def if_has_alliance(self, condition: conditions.HasAlliance, form: Form) -> str:
        return str(Token("alliance", Faction.NAMES[condition.faction]))

    def if_has_any_alliance(self, condition: conditions.HasAnyAlliance, form: Form) -> str:
        return token("alliance")

    def if_on_council(self, condition: conditions.OnCouncil, form: Form) -> str:
        return token("seat")

    def if_mentat_home(self, condition: conditions.MentatHome, form: Form) -> str:
        return token("mentat")

    def if_enemy_troop_deployed(self, condition: conditions.EnemyTroopDeployed, form: Form) -> str:
        return f"{token('opponent')} {token('troop')} {token('combat')}"

    def if_has_tiles(self, condition: conditions.HasTiles, form: Form) -> str:
        return token("tech", condition.tiles)

    def if_can_buy_tile(self, condition: conditions.CanBuyTile, form: Form) -> str:
        return token("tech")

    def if_persuasion_gained(self, condition: conditions.PersuasionGained, form: Form) -> str:
        return token("persuasion", condition.amount)

    def if_agents_on(self, condition: conditions.AgentsOn, form: Form) -> str:
        icons = " ".join(token(Icon.NAMES[icon]) for icon in condition.icons)
        return f"{token('agent', condition.agents)} {icons}"

    def if_enemy_agent_here(self, condition: conditions.EnemyAgentHere, form: Form) -> str:
        return f"{token('opponent')} {token('agent')}"

    def if_sent_to_faction(self, condition: conditions.SentToFaction, form: Form) -> str:
        return f"{token('agent')} {token('influence')}"

    def if_units_deployed(self, condition: conditions.UnitsDeployed, form: Form) -> str:
        return token("unit", condition.units)

    def if_has_solari(self, condition: conditions.HasSolari, form: Form) -> str:
        return token("solari", condition.amount)

    def if_conspiring(self, condition: conditions.Conspiring, form: Form) -> str:
        return f"{condition.goals} {token('see_text')}"

    def if_deck_not_empty(self, condition: conditions.DeckNotEmpty, form: Form) -> str:
        return token("deck")

    def if_owns_copies(self, condition: conditions.OwnsCopies, form: Form) -> str:
        return f"{condition.copies} {token('see_text')}"

    def if_owns_most_copies(self, condition: conditions.OwnsMostCopies, form: Form) -> str:
        return token("see_text")

    def if_tracks_at(self, condition: conditions.TracksAt, form: Form) -> str:
        return " ".join([token("influence", condition.amount)] * condition.tracks)
