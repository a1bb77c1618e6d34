"""Cards in Traditional Chinese: of the deck, the Imperium Row and the Intrigue deck."""

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
from kanly.text.forms import Form
from kanly.text.glossary import faction, token
from kanly.text.traditional_chinese.named import ChineseNamed
from kanly.text.traditional_chinese.parts import THAT_CARD, cards, do, me, my


class ChineseCards(ChineseNamed):
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

    def acquire_up_to(self, word: AcquireUpTo, form: Form) -> str:
        card = f"獲得1張費用不超過{token('persuasion', word.cost)}的牌（不支付其費用）"
        where = f"，並放到{my(form)}牌庫頂" if word.to == Landing.TOP_OF_DECK else ""
        return do(form, f"{card}{where}")

    def acquire_named(self, word: AcquireNamed, form: Form) -> str:
        return do(form, f"獲得{self.reserve_card(word.card)}")

    def manipulate(self, word: Manipulate, form: Form) -> str:
        later = f"在本輪{my(form)}揭示回合，可以少支付{token('persuasion', 1)}獲得該牌"
        return f"{do(form, '將帝國牌供應區的1張牌放在一旁，並補充供應區')}；{later}"

    def cheaper(self, word: Cheaper, form: Form) -> str:
        return f"本回合{self.card(word.card)}的費用減少{token('persuasion', word.persuasion)}"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        return f"該回合獲得的每張牌都可以放到{my(form)}牌庫頂"

    def draw_intrigue(self, word: DrawIntrigue, form: Form) -> str:
        return do(form, f"抽取{token('intrigue', word.cards)}")

    def steal_intrigue(self, word: StealIntrigue, form: Form) -> str:
        victims = f"每位持有至少{token('intrigue', word.held)}的對手玩家"
        return do(form, f"從{victims}手中各隨機拿取{token('intrigue', 1)}")

    def keep_intrigue(self, word: KeepIntrigue, form: Form) -> str:
        look = f"查看牌庫頂的{token('intrigue', 2)}"
        return do(form, f"{look}，保留1張，並將另一張放回牌庫頂")

    def swap_intrigues(self, word: SwapIntrigues, form: Form) -> str:
        return do(form, f"將{me(form)}任意張數的密謀牌放到密謀牌牌庫底，再抽取同樣的張數")

    def bury_intrigue(self, word: BuryIntrigue, form: Form) -> str:
        return do(form, f"將{my(form)}{token('intrigue', 1)}放到密謀牌牌庫底")
