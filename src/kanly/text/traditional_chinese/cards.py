"""Cards of the deck, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.words.cards import (
    Discard,
    Draw,
    DrawTop,
    LookAtTop,
    ShuffleDiscardIntoDeck,
    TakeFromDiscard,
    Trash,
    TrashInPlay,
    TrashThis,
    TrashTop,
)
from kanly.text.forms import Form
from kanly.text.glossary import faction
from kanly.text.traditional_chinese.parts import THAT_CARD, cards, do, me, my
from kanly.text.word_language import WordLanguage


class ChineseCards(WordLanguage):
    def draw(self, word: Draw, form: Form) -> str:
        return do(form, f"抽取{cards(word.cards)}")

    def shuffle_discard_into_deck(self, word: ShuffleDiscardIntoDeck, form: Form) -> str:
        return do(form, f"將{my(form)}棄牌堆洗入牌庫")

    def look_at_top(self, word: LookAtTop, form: Form) -> str:
        return do(form, f"查看{me(form)}牌庫頂的1張牌")

    def draw_top(self, word: DrawTop, form: Form) -> str:
        return do(form, f"抽取{THAT_CARD}")

    def trash_top(self, word: TrashTop, form: Form) -> str:
        return do(form, f"銷毀{THAT_CARD}")

    def take_from_discard(self, word: TakeFromDiscard, form: Form) -> str:
        return do(form, f"從{my(form)}棄牌堆選1張{faction(word.faction)}牌加入手牌")

    def trash(self, word: Trash, form: Form) -> str:
        return do(form if word.must else form.optional(), f"銷毀{cards(1)}")

    def trash_this(self, word: TrashThis, form: Form) -> str:
        return do(form, "銷毀此牌")

    def trash_in_play(self, word: TrashInPlay, form: Form) -> str:
        return do(form.optional(), f"銷毀1張{me(form)}已打出的卡牌")

    def discard(self, word: Discard, form: Form) -> str:
        return do(form, f"棄置{word.cards}張手牌")
