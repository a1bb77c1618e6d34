"""Agents, seats and turns, in Japanese."""

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
from kanly.text.forms import Form, Mood
from kanly.text.glossary import icons_in, token
from kanly.text.japanese.parts import (
    CARRY_OUT,
    CHOOSE,
    CONTROL,
    END,
    GAIN,
    HAVE,
    NAME,
    PUT,
    RECALL,
    RECEIVE,
    USE,
    Verb,
    not_doing,
    own,
)
from kanly.text.word_language import WordLanguage

MAKE_IT = Verb("とする", "とし", "とした")


NOT_HINDERED = not_doing("妨げられ")


class JapaneseBoard(WordLanguage):
    def block_space(self, word: BlockSpace, form: Form) -> str:
        until = "自分の次の手番まで、他のプレイヤーはそこへ代行者を派遣できない"
        return f"マス1つを{NAME(form.followed(False))}。{until}"

    def take_another_turn(self, word: TakeAnotherTurn, form: Form) -> str:
        return f"この手番の直後に、もう1手番を{CARRY_OUT(form)}"

    def pass_turn(self, word: PassTurn, form: Form) -> str:
        return f"代行者の派遣も説得力の行使もせずに手番を{END(form)}"

    def recall_agent(self, word: RecallAgent, form: Form) -> str:
        return f"自分の{token('agent', 1)}をボードから{RECALL(form)}"

    def take_mentat(self, word: TakeMentat, form: Form) -> str:
        return f"{token('mentat')}を受け取り、このラウンドの追加の代行者{MAKE_IT(form)}"

    def win_mentat(self, word: WinMentat, form: Form) -> str:
        return f"次のラウンド用に{token('mentat')}を{RECEIVE(form)}"

    def take_seat(self, word: TakeSeat, form: Form) -> str:
        worth = f"説得力の行使のたびに{token('persuasion', 2)}"
        return f"{token('seat')}（{worth}）を{GAIN(form)}"

    def take_swordmaster(self, word: TakeSwordmaster, form: Form) -> str:
        return f"ゲーム終了まで使える3体目の代行者を{GAIN(form)}"

    def add_icons(self, word: AddIcons, form: Form) -> str:
        return f"この手番に派遣に使うカードは、{'、'.join(icons_in(word.icons))}のアイコンも{HAVE(form)}"

    def ignore_enemy_agents(self, word: IgnoreEnemyAgents, form: Form) -> str:
        return f"この手番の次の派遣は、他のプレイヤーの代行者に{NOT_HINDERED(form)}"

    def signet(self, word: Signet, form: Form) -> str:
        leader = "" if form.mood is Mood.TOLD else f"{own(form)}指揮官の"
        return f"{leader}{token('signet')}を{USE(form)}"

    def control(self, word: Control, form: Form) -> str:
        return f"この拠点を{CONTROL(form)}"

    def take_agent(self, word: TakeAgent, form: Form) -> str:
        return f"派遣する代行者を{CHOOSE(form)}"

    def pay_for_space(self, word: PayForSpace, form: Form) -> str:
        return f"売却する{token('spice')}の数を{CHOOSE(form)}"

    def place_dreadnought(self, word: PlaceDreadnought, form: Form) -> str:
        return f"戦場の{token('dreadnought', 1)}を拠点の旗に{PUT(form)}"
