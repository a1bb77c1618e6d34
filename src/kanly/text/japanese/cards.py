"""Cards in Japanese: of the deck, the Imperium Row and the Intrigue deck."""

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
from kanly.text.forms import Form, Mood
from kanly.text.glossary import faction, token
from kanly.text.japanese.parts import (
    ACQUIRE,
    ADD,
    BE_REDUCED,
    DISCARD,
    DRAW,
    LOOK,
    PUT,
    REFILL,
    RETURN,
    SHUFFLE,
    TAKE_AWAY,
    TRASH,
    card_name,
)
from kanly.text.word_language import WordLanguage


class JapaneseCards(WordLanguage):
    def draw(self, word: Draw, form: Form) -> str:
        return f"カード{word.cards}枚を{DRAW(form)}"

    def shuffle_discard_into_deck(self, word: ShuffleDiscardIntoDeck, form: Form) -> str:
        return f"自分の捨て札を山に加えて{SHUFFLE(form)}"

    def look_at_top(self, word: LookAtTop, form: Form) -> str:
        return f"自分の山の一番上のカードを{LOOK(form)}"

    def draw_top(self, word: DrawTop, form: Form) -> str:
        return f"そのカードを{DRAW(form)}"

    def trash_top(self, word: TrashTop, form: Form) -> str:
        return f"そのカードを{TRASH(form)}"

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

    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        found = f"コストが{token('persuasion', word.cost)}以下のカード1枚を無償で"
        if word.to == Landing.TOP_OF_DECK:
            return f"{found}獲得し、自分の山の上に{PUT(form)}"
        return f"{found}{ACQUIRE(form)}"

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return f"{self.reserve_card(word.card)}を{ACQUIRE(form)}"

    def manipulate(self, word: Manipulate, form: Form) -> str:
        later = f"このラウンドの説得力の行使時、コストを{token('persuasion', 1)}減らしてそれを獲得してもよい"
        return f"帝国の列のカード1枚を脇に置き、列を{REFILL(form.followed(False))}。{later}"

    def cheaper(self, word: Cheaper, form: Form) -> str:
        named = card_name(self.names.card_key(word.card))
        return f"この手番中、{named}のコストが{token('persuasion', word.persuasion)}{BE_REDUCED(form)}"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        return f"その手番に獲得するカードは、それぞれ自分の山の上に{PUT(form.as_(Mood.MAY))}"

    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return f"{token('intrigue', word.cards)}を{DRAW(form)}"

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"策謀カードを{word.held}枚以上持つ他のプレイヤーそれぞれ"
        return f"{victims}から、無作為に{token('intrigue', 1)}を{TAKE_AWAY(form)}"

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        return f"策謀の山の上から2枚を見て、1枚を手元に残し、もう1枚を山の上に{RETURN(form)}"

    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        return f"自分の策謀カードを好きなだけ策謀の山の一番下に置き、同じ枚数を{DRAW(form)}"

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return f"自分の{token('intrigue', 1)}を策謀の山の一番下に{PUT(form)}"
