"""Conditions in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.vocabulary import Icon
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
from kanly.text.glossary import faction, influence, token
from kanly.text.traditional_chinese.named import ChineseNamed
from kanly.text.traditional_chinese.parts import listed, me, my, who


class ChineseConditions(ChineseNamed):
    def if_bond(self, condition: Bond, form: Form) -> str:
        return f"{me(form)}已打出的卡牌中有另一張{faction(condition.faction)}牌"

    def if_has_influence(self, condition: HasInfluence, form: Form) -> str:
        return f"{who(form)}擁有至少{influence(condition.faction, condition.amount)}"

    def if_has_alliance(self, condition: HasAlliance, form: Form) -> str:
        return f"{who(form)}擁有{faction(condition.faction)}聯盟"

    def if_has_any_alliance(self, condition: HasAnyAlliance, form: Form) -> str:
        return f"{who(form)}擁有任一{token('alliance')}"

    def if_on_council(self, condition: OnCouncil, form: Form) -> str:
        return f"{who(form)}擁有{token('seat')}"

    def if_mentat_home(self, condition: MentatHome, form: Form) -> str:
        return f"{token('mentat')}仍在其版圖位置上"

    def if_enemy_troop_deployed(self, condition: EnemyTroopDeployed, form: Form) -> str:
        return f"衝突區域中有對手玩家的{token('troop')}"

    def if_has_tiles(self, condition: HasTiles, form: Form) -> str:
        return f"{who(form)}擁有至少{token('tech', condition.tiles)}"

    def if_can_buy_tile(self, condition: CanBuyTile, form: Form) -> str:
        return f"{who(form)}付得起{token('tech', 1)}的費用"

    def if_persuasion_gained(self, condition: PersuasionGained, form: Form) -> str:
        return f"{who(form)}本回合已獲得至少{token('persuasion', condition.amount)}"

    def if_agents_on(self, condition: AgentsOn, form: Form) -> str:
        icons = listed([token(Icon.NAMES[icon]) for icon in condition.icons], "或")
        if condition.agents == 1:
            return f"{who(form)}有特使位於{icons}的版圖位置"
        return f"{who(form)}有至少{token('agent', condition.agents)}位於{icons}的版圖位置"

    def if_enemy_agent_here(self, condition: EnemyAgentHere, form: Form) -> str:
        return f"{my(form)}特使抵達時該位置上已有對手玩家的特使"

    def if_sent_to_faction(self, condition: SentToFaction, form: Form) -> str:
        return f"{who(form)}本回合派遣了特使到派系的版圖位置"

    def if_units_deployed(self, condition: UnitsDeployed, form: Form) -> str:
        return f"{who(form)}本回合已部署至少{token('unit', condition.units)}"

    def if_has_solari(self, condition: HasSolari, form: Form) -> str:
        return f"{who(form)}擁有至少{token('solari', condition.amount)}"

    def if_conspiring(self, condition: Conspiring, form: Form) -> str:
        goals = [
            f"個人供應區中沒有{token('dreadnought')}",
            f"擁有{self.card(condition.card)}",
            f"在2個派系各有至少{token('influence', 4)}",
            f"擁有{token('seat')}",
        ]
        enough = "全部條件" if condition.goals == len(goals) else f"至少{condition.goals}項條件"
        return f"{who(form)}符合以下{enough}（{'、'.join(goals)}）"

    def if_deck_not_empty(self, condition: DeckNotEmpty, form: Form) -> str:
        return f"{my(form)}牌庫中還有牌"

    def if_owns_copies(self, condition: OwnsCopies, form: Form) -> str:
        return f"{who(form)}擁有至少{condition.copies}張{self.card(condition.card)}"

    def if_owns_most_copies(self, condition: OwnsMostCopies, form: Form) -> str:
        return f"{who(form)}擁有的{self.card(condition.card)}比每位對手玩家都多"

    def if_tracks_at(self, condition: TracksAt, form: Form) -> str:
        return f"{who(form)}在{condition.tracks}個派系各有至少{token('influence', condition.amount)}"
