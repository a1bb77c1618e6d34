"""Abilities of Leaders that keep something of their own, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.leader import ChooseSecrets, Masterstroke, OneStepAhead, SetAside, Snoopers
from kanly.text.forms import Form, Mood
from kanly.text.glossary import token
from kanly.text.traditional_chinese.parts import do
from kanly.text.word_language import WordLanguage


class ChineseLeader(WordLanguage):
    def masterstroke(self, word: Masterstroke, form: Form) -> str:
        gained = f"在你祕密選擇的2個派系各獲得{token('influence', 1)}"
        return f"每場遊戲1次，當你在同一回合部署了至少{token('troop', word.troops)}時，{gained}"

    def snoopers(self, word: Snoopers, form: Form) -> str:
        rewards = [
            self.phrase(word.first, Form(mood=Mood.BARE)),
            "該派系影響力到達4點時的獎勵",
            f"該派系的{token('influence', 1)}",
            "上述獎勵與影響力皆得",
        ]
        paid = "；".join(f"第{n}個為{text}" for n, text in zip("一二三四", rewards, strict=True))
        return f"每條影響力記錄條的2點處各有1個探測器標記；到達時拿取該標記，並依拿取順序獲得：{paid}"

    def one_step_ahead(self, word: OneStepAhead, form: Form) -> str:
        return (
            "每輪開始時，將1張手牌面朝下放在一旁，在該輪你的第二個回合開始時展示並拿回手中；"
            "若你在該回合用此牌派遣特使，"
            f"則{self.phrase(word.otherwise)}，但此牌只有1個特使圖標時改為{self.phrase(word.single)}"
        )

    def choose_secrets(self, word: ChooseSecrets, form: Form) -> str:
        return do(form, "祕密選擇2個派系")

    def set_aside(self, word: SetAside, form: Form) -> str:
        return do(form, "將1張手牌面朝下放在一旁")
