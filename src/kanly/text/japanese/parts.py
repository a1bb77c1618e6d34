"""Small pieces of Japanese that phrases are made of: verbs with their endings, lists, brackets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kanly.engine.components import TROOPS
from kanly.text.deeds import Who
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import token

THAT_CARD = "そのカードを"


@dataclass(frozen=True)
class Verb:
    plain: str  # 引く
    linked: str  # 引き, before another clause
    past: str  # 引いた

    @property
    def permitted(self) -> str:
        """引いても, before よい."""
        return self.past[:-1] + ("でも" if self.past.endswith("だ") else "ても")

    def __call__(self, form: Form) -> str:
        if form.mood is Mood.MAY:
            return self.permitted + ("よく" if form.more else "よい")
        if form.more:
            return self.linked
        return self.past if form.mood is Mood.TOLD else self.plain


def suru(noun: str) -> Verb:
    return Verb(f"{noun}する", f"{noun}し", f"{noun}した")


def ichidan(stem: str) -> Verb:
    return Verb(f"{stem}る", stem, f"{stem}た")


def godan(stem: str, plain: str, linked: str, past: str) -> Verb:
    return Verb(stem + plain, stem + linked, stem + past)


GAIN = Verb("得る", "得て", "得た")
LOOK = Verb("見る", "見て", "見た")
PAY = godan("支払", "う", "い", "った")
LOSE = godan("失", "う", "い", "った")
USE = godan("使", "う", "い", "った")
DRAW = godan("引", "く", "き", "いた")
PUT = godan("置", "く", "き", "いた")
CARRY_OUT = godan("行", "う", "い", "った")
REMOVE = godan("減ら", "す", "し", "した")
RETURN = godan("戻", "す", "し", "した")
HAND_OVER = godan("渡", "す", "し", "した")
CHOOSE = godan("選", "ぶ", "び", "んだ")
TAKE_AWAY = godan("奪", "う", "い", "った")
RECEIVE = godan("受け取", "る", "り", "った")
MOVE = godan("動か", "す", "し", "した")
SELL = godan("売", "る", "り", "った")
KEEP = godan("残", "す", "し", "した")
BE_REDUCED = godan("減", "る", "り", "った")
HAVE = godan("持", "つ", "ち", "った")
DISCARD = ichidan("捨て")
ADD = ichidan("加え")
ADVANCE = ichidan("進め")
END = ichidan("終え")
DEPLOY = ichidan("進軍させ")
RETREAT = ichidan("撤退させ")
RECALL_FREIGHTER = ichidan("帰港させ")
TRASH = suru("破棄")
RECRUIT = suru("召集")
ACQUIRE = suru("獲得")
SEND = suru("派遣")
REVEAL = suru("公開")
PLAY = suru("プレイ")
CONTROL = suru("占拠")
RECALL = suru("回収")
SHUFFLE = suru("シャッフル")
REFILL = suru("補充")
HARVEST = suru("採取")
RESOLVE = suru("解決")
CLOSE = suru("封鎖")
NAME = suru("指定")


def not_doing(stem: str) -> Verb:
    """破棄しない, from the stem 破棄し."""
    return Verb(f"{stem}ない", f"{stem}ず", f"{stem}なかった")


def listed(parts: Sequence[str]) -> str:
    """'aとbとc'."""
    return "と".join(parts)


def one_of(parts: Sequence[str]) -> str:
    """'a、b、cのいずれか'."""
    return parts[0] if len(parts) == 1 else f"{'、'.join(parts)}のいずれか"


def any_or_none(alternatives: str, may: Form) -> str:
    """'引くか捨てるか、いずれかを行ってもよい': the option covers each of them."""
    return f"{alternatives}か、いずれかを{CARRY_OUT(may)}"


def offered(form: Form) -> Form:
    """For what may be left; not after an arrow, which has offered it already."""
    return form if form.mood is Mood.RESULT else form.optional()


def further(form: Form) -> str:
    return "さらに" if form.further else ""


def own(form: Form) -> str:
    """Whose it is; on a card that a Rival follows, 自分 would be taken for the reader."""
    return "ライバルの" if form.person is Person.RIVAL else "自分の"


def card_name(name: str) -> str:
    """Cards, tiles and Conflicts are quoted like this, board spaces like that."""
    return f"〈{name}〉"


def space_name(name: str) -> str:
    return f"《{name}》"


def up_to(name: str, most: int, of_any_number: str) -> str:
    """'最大3部隊'; any number where the number printed is all there are."""
    if most >= TROOPS:
        return f"任意の数の{of_any_number}"
    return token(name, most) if most == 1 else f"最大{token(name, most)}"


def units(troops: int, dreadnoughts: int) -> str:
    """'2部隊と弩級戦艦1隻'."""
    parts = [token("troop", troops)] if troops or not dreadnoughts else []
    return listed([*parts, *([token("dreadnought", dreadnoughts)] if dreadnoughts else [])])


def name_of(who: Who) -> str:
    return "あなた" if who.is_you else who.name
