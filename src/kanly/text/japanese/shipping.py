"""The Freighter, in Japanese."""

from __future__ import annotations

from kanly.engine.words.shipping import Dividends, Freighter, ShippedTroops
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import token
from kanly.text.japanese.parts import GAIN, MOVE, RECALL_FREIGHTER, RECRUIT, any_or_none, offered
from kanly.text.word_language import WordLanguage


class JapaneseShipping(WordLanguage):
    def freighter(self, word: Freighter, form: Form) -> str:
        may = offered(form)
        if may.mood is Mood.TOLD:
            return f"{token('freighter')}を{MOVE(may)}"
        if may.mood is Mood.MAY:
            return any_or_none(f"{token('freighter')}を進めるか帰港させる", may)
        return f"{token('freighter')}を進めるか、{RECALL_FREIGHTER(may)}"

    def dividends(self, word: Dividends, form: Form) -> str:
        others = f"他のプレイヤーはそれぞれ{token('solari', word.others)}を{GAIN(form.of(Person.OTHER))}"
        return f"{token('solari', word.solari)}を得て、{others}"

    def shipped_troops(self, word: ShippedTroops, form: Form) -> str:
        return f"{token('troop', word.troops)}を{RECRUIT(form)}"
