"""What lasts for a turn, in Japanese."""

from __future__ import annotations

from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.text.forms import Form, Mood
from kanly.text.glossary import token
from kanly.text.japanese.parts import BE_REDUCED, PUT, card_name
from kanly.text.word_language import WordLanguage


class JapaneseLasting(WordLanguage):
    def cheaper(self, word: Cheaper, form: Form) -> str:
        named = card_name(self.names.card_key(word.card))
        return f"この手番中、{named}のコストが{token('persuasion', word.persuasion)}{BE_REDUCED(form)}"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        return f"その手番に獲得するカードは、それぞれ自分の山の上に{PUT(form.as_(Mood.MAY))}"
