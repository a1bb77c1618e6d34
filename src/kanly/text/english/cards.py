"""Cards of the deck, in English."""

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
from kanly.text.english.parts import THAT_CARD, cards, do, your
from kanly.text.forms import Form
from kanly.text.glossary import faction
from kanly.text.word_language import WordLanguage


class EnglishCards(WordLanguage):
    def draw(self, word: Draw, form: Form) -> str:
        return f"{do(form, 'draw')} {cards(word.cards)}"

    def shuffle_discard_into_deck(self, word: ShuffleDiscardIntoDeck, form: Form) -> str:
        return f"{do(form, 'shuffle')} {your(form)} discard pile into {your(form)} deck"

    def look_at_top(self, word: LookAtTop, form: Form) -> str:
        return f"{do(form, 'look')} at the top card of {your(form)} deck"

    def draw_top(self, word: DrawTop, form: Form) -> str:
        return f"{do(form, 'draw')} {THAT_CARD}"

    def trash_top(self, word: TrashTop, form: Form) -> str:
        return f"{do(form, 'trash')} {THAT_CARD}"

    def take_from_discard(self, word: TakeFromDiscard, form: Form) -> str:
        pile = f"from {your(form)} discard pile into {your(form)} hand"
        return f"{do(form, 'take')} a {faction(word.faction)} card {pile}"

    def trash(self, word: Trash, form: Form) -> str:
        return f"{do(form if word.must else form.optional(), 'trash')} a card"

    def trash_this(self, word: TrashThis, form: Form) -> str:
        return f"{do(form, 'trash')} this card"

    def trash_in_play(self, word: TrashInPlay, form: Form) -> str:
        return f"{do(form.optional(), 'trash')} one of {your(form)} cards in play"

    def discard(self, word: Discard, form: Form) -> str:
        return f"{do(form, 'discard')} {cards(word.cards)}"
