"""Abilities of Leaders that keep something of their own, in Japanese."""

from __future__ import annotations

from kanly.engine.words.leader import ChooseSecrets, Masterstroke, OneStepAhead, SetAside, Snoopers
from kanly.text.forms import CARD, Form, Mood
from kanly.text.glossary import token
from kanly.text.japanese.parts import CHOOSE, PUT
from kanly.text.word_language import WordLanguage


class JapaneseLeader(WordLanguage):
    def masterstroke(self, word: Masterstroke, form: Form) -> str:
        deployed = f"1手番に{token('troop', word.troops)}以上を進軍させた時"
        secret = "ゲーム開始前に秘密裏に選んだ派閥2つ"
        return f"ゲーム中1回、{deployed}、{secret}の{token('influence')}を1ずつ得る"

    def snoopers(self, word: Snoopers, form: Form) -> str:
        rewards = [
            self.phrase(word.first, Form(mood=Mood.BARE)),
            "その派閥の影響力4のボーナスを得る",
            f"その派閥の{token('influence', 1)}を得る",
            f"その派閥の影響力4のボーナスと{token('influence', 1)}を得る",
        ]
        paid = "／".join(f"{n}つ目：{text}" for n, text in enumerate(rewards, 1))
        taken = "ある派閥の影響力が2に達したら、そのスヌーパーを取り、取った順に報酬を得る"
        return f"各影響力トラックの2にスヌーパーが置かれる。{taken}（{paid}）"

    def one_step_ahead(self, word: OneStepAhead, form: Form) -> str:
        return (
            "ラウンド開始時、手札1枚を裏向きにして脇に置き、自分の2回目の手番の開始時に公開して手札へ戻す。"
            "その手番にそのカードで代行者を派遣したら、"
            f"代行者アイコンが1つのカードなら{self.phrase(word.single, CARD.followed(True))}、"
            f"それ以外のカードなら{self.phrase(word.otherwise)}"
        )

    def choose_secrets(self, word: ChooseSecrets, form: Form) -> str:
        return f"派閥2つを秘密裏に{CHOOSE(form)}"

    def set_aside(self, word: SetAside, form: Form) -> str:
        return f"手札1枚を裏向きにして脇に{PUT(form)}"
