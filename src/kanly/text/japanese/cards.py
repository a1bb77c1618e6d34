"""Cards of the deck, in Japanese."""

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
from kanly.text.japanese.parts import ADD, DISCARD, DRAW, LOOK, SHUFFLE, THAT_CARD, TRASH
from kanly.text.word_language import WordLanguage


class JapaneseCards(WordLanguage):
    def draw(self, word: Draw, form: Form) -> str:
        return f"カード{word.cards}枚を{DRAW(form)}"

    def shuffle_discard_into_deck(self, word: ShuffleDiscardIntoDeck, form: Form) -> str:
        return f"自分の捨て札を山に加えて{SHUFFLE(form)}"

    def look_at_top(self, word: LookAtTop, form: Form) -> str:
        return f"自分の山の一番上のカードを{LOOK(form)}"

    def draw_top(self, word: DrawTop, form: Form) -> str:
        return f"{THAT_CARD}{DRAW(form)}"

    def trash_top(self, word: TrashTop, form: Form) -> str:
        return f"{THAT_CARD}{TRASH(form)}"

    def take_from_discard(self, word: TakeFromDiscard, form: Form) -> str:
        return f"自分の捨て札から{faction(word.faction)}のカード1枚を手札に{ADD(form)}"

    def trash(self, word: Trash, form: Form) -> str:
        return f"カード1枚を{TRASH(form if word.must else form.optional())}"

    def trash_this(self, word: TrashThis, form: Form) -> str:
        return f"このカードを{TRASH(form)}"

    def trash_in_play(self, word: TrashInPlay, form: Form) -> str:
        return f"プレイ済みの自分のカード1枚を{TRASH(form.optional())}"

    def discard(self, word: Discard, form: Form) -> str:
        return f"手札{word.cards}枚を{DISCARD(form)}"
