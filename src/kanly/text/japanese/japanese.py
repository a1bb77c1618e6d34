"""Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.text.glossary import Token
from kanly.text.japanese.acquire import JapaneseAcquire
from kanly.text.japanese.answers import JapaneseAnswers
from kanly.text.japanese.board import JapaneseBoard
from kanly.text.japanese.cards import JapaneseCards
from kanly.text.japanese.conditions import JapaneseConditions
from kanly.text.japanese.deeds import JapaneseDeeds
from kanly.text.japanese.dreadnoughts import JapaneseDreadnoughts
from kanly.text.japanese.gains import JapaneseGains
from kanly.text.japanese.grammar import JapaneseGrammar
from kanly.text.japanese.influence import JapaneseInfluence
from kanly.text.japanese.intrigue import JapaneseIntrigue
from kanly.text.japanese.lasting import JapaneseLasting
from kanly.text.japanese.leader import JapaneseLeader
from kanly.text.japanese.parts import card_name
from kanly.text.japanese.refusals import JapaneseRefusals
from kanly.text.japanese.shipping import JapaneseShipping
from kanly.text.japanese.space import JapaneseSpace
from kanly.text.japanese.standing import JapaneseStanding
from kanly.text.japanese.table import JapaneseTable
from kanly.text.japanese.tech import JapaneseTech
from kanly.text.japanese.things import JapaneseThings
from kanly.text.japanese.units import JapaneseUnits
from kanly.text.language import Language


class Japanese(
    JapaneseGrammar,
    JapaneseGains,
    JapaneseInfluence,
    JapaneseCards,
    JapaneseAcquire,
    JapaneseLasting,
    JapaneseIntrigue,
    JapaneseBoard,
    JapaneseSpace,
    JapaneseUnits,
    JapaneseDreadnoughts,
    JapaneseShipping,
    JapaneseTech,
    JapaneseStanding,
    JapaneseLeader,
    JapaneseConditions,
    JapaneseDeeds,
    JapaneseTable,
    JapaneseThings,
    JapaneseRefusals,
    JapaneseAnswers,
    Language,
):
    code = "ja"
    tag = "ja"
    changed = "{name}{sign}{n}"

    def sentence(self, text: str) -> str:
        """A full stop at the end only where there is one inside."""
        return f"{text}。" if "。" in text else text

    def paragraph(self, text: str) -> str:
        return f"{text.removesuffix('。')}。"

    def labelled(self, label: str, text: str) -> str:
        return f"{label}：{text}"

    def listed(self, parts: Sequence[str]) -> str:
        return "、".join(parts)

    def series(self, parts: Sequence[str]) -> str:
        return "、".join(parts)

    def in_a_row(self, sentences: Sequence[str], joint: str) -> str:
        """What stands between them ends a sentence."""
        return joint.join(sentence.removesuffix("。") for sentence in sentences)

    def titled(self, label: str, name: str) -> str:
        return f"{label}{card_name(name)}"

    def term(self, token: Token) -> str:
        """Only one to nine things are counted with つ."""
        said = super().term(token)
        is_counted = token.number is not None and 1 <= token.number <= 9
        return said if is_counted else said.removesuffix("つ")
