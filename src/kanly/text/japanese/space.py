"""What concerns the placement of an Agent, in Japanese."""

from __future__ import annotations

from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.text.forms import Form
from kanly.text.glossary import token
from kanly.text.japanese.parts import BE_REDUCED, GAIN, SEND, Verb, space_name
from kanly.text.word_language import WordLanguage

MAKE_DOUBLE = Verb("2倍にする", "2倍にし", "2倍にした")


class JapaneseSpace(WordLanguage):
    def space_influence(self, word: SpaceInfluence, form: Form) -> str:
        if word.amount == 1:
            return f"この手番の派遣先の派閥の{token('influence', 1)}を{GAIN(form)}"
        return f"派遣先の派閥の{token('influence')}を1ではなく{word.amount}{GAIN(form)}"

    def send_from_anywhere(self, word: SendFromAnywhere, form: Form) -> str:
        sent = f"指揮官ボードまたはマスにいる自分の{token('agent', 1)}"
        return f"{sent}を、他の代行者がいるマスも含めた好きなマスへ{SEND(form)}"

    def double_harvest(self, word: DoubleHarvest, form: Form) -> str:
        return f"派遣先の基本香料だけを{MAKE_DOUBLE(form)}"

    def space_discount(self, word: SpaceDiscount, form: Form) -> str:
        named = space_name(self.names.space_key(word.space))
        return f"{named}のコストが{token('spice', word.spice)}{BE_REDUCED(form)}"
