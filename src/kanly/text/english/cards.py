"""Cards in English: of the deck, the Imperium Row and the Intrigue deck."""

from __future__ import annotations

from kanly.engine.vocabulary import Landing
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
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
from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.engine.words.tech import BuryIntrigue, SwapIntrigues
from kanly.text.english.parts import THAT_CARD, at_least, cards, do, you, your
from kanly.text.forms import Form
from kanly.text.glossary import faction, token
from kanly.text.word_language import WordLanguage

BOTTOM = "on the bottom of the Intrigue deck"


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

    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        card = f"a card of cost {token('persuasion', word.cost)} or less without paying for it"
        where = f", onto the top of {your(form)} deck" if word.to == Landing.TOP_OF_DECK else ""
        return f"{do(form, 'acquire')} {card}{where}"

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return f"{do(form, 'acquire')} {self.reserve_card(word.card)}"

    def manipulate(self, word: Manipulate, form: Form) -> str:
        later = f"on {your(form)} Reveal turn this round it may be acquired for {token('persuasion', 1)} less"
        return f"{do(form, 'set')} a card of the Imperium Row aside and {do(form, 'refill')} the Row; {later}"

    def cheaper(self, word: Cheaper, form: Form) -> str:
        return f"{self.names.card_key(word.card)} costs {token('persuasion', word.persuasion)} less this turn"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        """Said only of the Reveal turn that the card waits for."""
        return f"each card {you(form, 'acquire')} that turn may go on top of {your(form)} deck"

    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return f"{do(form, 'draw')} {token('intrigue', word.cards)}"

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"each opponent who holds {at_least(word.held)}"
        return f"{do(form, 'take')} {token('intrigue', 1)} at random from {victims}"

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        look = f"{do(form, 'look')} at the top {token('intrigue', 2)} of the deck"
        return f"{look}, {do(form, 'keep')} one and {do(form, 'put')} the other back on top"

    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        put = f"{do(form, 'put')} any number of {your(form)} Intrigue cards {BOTTOM}"
        return f"{put}, then {do(form, 'draw')} that many"

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return f"{do(form, 'put')} one of {your(form)} Intrigue cards {BOTTOM}"
