"""Conditions in Japanese: clauses that can stand before 場合."""

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
from kanly.text.forms import Form
from kanly.text.glossary import faction, token
from kanly.text.japanese.parts import card_name, one_of, own, space_name
from kanly.text.word_language import WordLanguage


class JapaneseConditions(WordLanguage):
    def if_bond(self, condition: Bond, form: Form) -> str:
        return f"他にプレイ済みの{own(form)}{faction(condition.faction)}のカードがある"

    def if_has_influence(self, condition: HasInfluence, form: Form) -> str:
        return f"{faction(condition.faction)}の影響力が{condition.amount}以上の"

    def if_has_alliance(self, condition: HasAlliance, form: Form) -> str:
        return f"{faction(condition.faction)}との同盟がある"

    def if_has_any_alliance(self, condition: HasAnyAlliance, form: Form) -> str:
        return f"いずれかの派閥との{token('alliance')}がある"

    def if_on_council(self, condition: OnCouncil, form: Form) -> str:
        return f"{token('seat')}がある"

    def if_mentat_home(self, condition: MentatHome, form: Form) -> str:
        return f"{token('mentat')}が{space_name(self.names.space_key('mentat'))}にある"

    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed, form: Form) -> str:
        return f"戦場に他のプレイヤーの{token('troop')}がいる"

    def if_has_tiles(self, condition: HasTiles, form: Form) -> str:
        return f"{token('tech', condition.tiles)}以上を持つ"

    def if_can_buy_tile(self, condition: CanBuyTile, form: Form) -> str:
        return f"{token('tech')}のコストを支払える"

    def if_persuasion_gained(self, condition: PersuasionGained, form: Form) -> str:
        return f"この手番に{token('persuasion', condition.amount)}以上を得ている"

    def if_agents_on(self, condition: AgentsOn, form: Form) -> str:
        icons = one_of([token(Icon.NAMES[icon]) for icon in condition.icons])
        if condition.agents == 1:
            return f"{icons}のマスに自分の代行者がいる"
        return f"{icons}のマスに自分の{token('agent', condition.agents)}以上がいる"

    def if_enemy_agent_here(self, condition: EnemyAgentHere, form: Form) -> str:
        return "派遣した時にそのマスに他のプレイヤーの代行者がいた"

    def if_sent_to_faction(self, condition: SentToFaction, form: Form) -> str:
        return "この手番に派閥のマスへ代行者を派遣した"

    def if_units_deployed(self, condition: UnitsDeployed, form: Form) -> str:
        return f"この手番に{token('unit', condition.units)}以上を進軍させた"

    def if_has_solari(self, condition: HasSolari, form: Form) -> str:
        return f"{token('solari', condition.amount)}以上を持つ"

    def if_conspiring(self, condition: Conspiring, form: Form) -> str:
        goals = [
            f"基地に{token('dreadnought')}がない",
            f"{card_name(self.names.card_key(condition.card))}を持つ",
            f"{token('influence', 4)}以上の派閥が2つ以上ある",
            f"{token('seat')}がある",
        ]
        enough = "すべて" if condition.goals == len(goals) else f"うち{condition.goals}つ以上"
        return f"{''.join(f'「{goal}」' for goal in goals)}の{enough}を満たす"

    def if_deck_not_empty(self, condition: DeckNotEmpty, form: Form) -> str:
        return "自分の山にカードがある"

    def if_owns_copies(self, condition: OwnsCopies, form: Form) -> str:
        return f"{card_name(self.names.card_key(condition.card))}を{condition.copies}枚以上持つ"

    def if_owns_most_copies(self, condition: OwnsMostCopies, form: Form) -> str:
        return f"{card_name(self.names.card_key(condition.card))}を他の誰よりも多く持つ"

    def if_tracks_at(self, condition: TracksAt, form: Form) -> str:
        if condition.tracks == len(FACTIONS):
            return f"すべての派閥の影響力が{condition.amount}以上の"
        return f"{token('influence', condition.amount)}以上の派閥が{condition.tracks}つ以上ある"
