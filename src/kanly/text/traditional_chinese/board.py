"""Agents, seats and turns, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.play.combat import PlaceDreadnought
from kanly.engine.play.placement import PayForSpace, TakeAgent
from kanly.engine.words.board import (
    AddIcons,
    BlockSpace,
    Control,
    IgnoreEnemyAgents,
    PassTurn,
    RecallAgent,
    Signet,
    TakeAnotherTurn,
    TakeMentat,
    TakeSeat,
    TakeSwordmaster,
    WinMentat,
)
from kanly.text.forms import Form
from kanly.text.glossary import icons_in, token
from kanly.text.traditional_chinese.parts import do, listed, me, my
from kanly.text.word_language import WordLanguage


class ChineseBoard(WordLanguage):
    def block_space(self, word: BlockSpace, form: Form) -> str:
        until = f"直到{my(form)}下個回合開始為止，對手玩家不能派遣特使到該處"
        return f"{do(form, '指定1個版圖位置')}：{until}"

    def take_another_turn(self, word: TakeAnotherTurn, form: Form) -> str:
        return do(form, "在本回合後立即再進行1個回合")

    def pass_turn(self, word: PassTurn, form: Form) -> str:
        return do(form, f"就此結束{my(form)}回合，不派遣特使，也不揭示手牌")

    def recall_agent(self, word: RecallAgent, form: Form) -> str:
        return do(form, f"將{my(form)}1名特使從版圖召回到領袖牌上")

    def take_mentat(self, word: TakeMentat, form: Form) -> str:
        return do(form, f"拿取{token('mentat')}，本輪多1名特使可以派遣")

    def win_mentat(self, word: WinMentat, form: Form) -> str:
        return do(form, f"拿取{token('mentat')}供下一輪使用")

    def take_seat(self, word: TakeSeat, form: Form) -> str:
        worth = f"此後{my(form)}每個揭示回合獲得{token('persuasion', 2)}"
        return do(form, f"取得{token('seat')}，{worth}")

    def take_swordmaster(self, word: TakeSwordmaster, form: Form) -> str:
        return do(form, "獲得第三名特使，此後整場遊戲皆可派遣")

    def add_icons(self, word: AddIcons, form: Form) -> str:
        return f"本回合用來派遣特使的牌也帶有{listed(icons_in(word.icons))}圖標"

    def ignore_enemy_agents(self, word: IgnoreEnemyAgents, form: Form) -> str:
        return f"{me(form)}本回合派遣的下一名特使不受對手玩家的特使阻擋"

    def signet(self, word: Signet, form: Form) -> str:
        return do(form, f"使用{me(form)}領袖的{token('signet')}")

    def control(self, word: Control, form: Form) -> str:
        return do(form, f"{token('control')}該地點")

    def take_agent(self, word: TakeAgent, form: Form) -> str:
        return do(form, "選擇要派遣的特使")

    def pay_for_space(self, word: PayForSpace, form: Form) -> str:
        return do(form, f"選擇要販售多少{token('spice')}")

    def place_dreadnought(self, word: PlaceDreadnought, form: Form) -> str:
        return do(form, f"將衝突區域中的{token('dreadnought', 1)}移到某個地點的旗幟位置")
