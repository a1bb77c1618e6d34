"""Traditional Chinese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.text.language import Language
from kanly.text.traditional_chinese.acquire import ChineseAcquire
from kanly.text.traditional_chinese.answers import ChineseAnswers
from kanly.text.traditional_chinese.board import ChineseBoard
from kanly.text.traditional_chinese.cards import ChineseCards
from kanly.text.traditional_chinese.conditions import ChineseConditions
from kanly.text.traditional_chinese.deeds import ChineseDeeds
from kanly.text.traditional_chinese.dreadnoughts import ChineseDreadnoughts
from kanly.text.traditional_chinese.gains import ChineseGains
from kanly.text.traditional_chinese.grammar import ChineseGrammar
from kanly.text.traditional_chinese.influence import ChineseInfluence
from kanly.text.traditional_chinese.intrigue import ChineseIntrigue
from kanly.text.traditional_chinese.lasting import ChineseLasting
from kanly.text.traditional_chinese.leader import ChineseLeader
from kanly.text.traditional_chinese.named import quoted
from kanly.text.traditional_chinese.refusals import ChineseRefusals
from kanly.text.traditional_chinese.shipping import ChineseShipping
from kanly.text.traditional_chinese.space import ChineseSpace
from kanly.text.traditional_chinese.standing import ChineseStanding
from kanly.text.traditional_chinese.table import ChineseTable
from kanly.text.traditional_chinese.tech import ChineseTech
from kanly.text.traditional_chinese.things import ChineseThings
from kanly.text.traditional_chinese.units import ChineseUnits


class TraditionalChinese(
    ChineseGrammar,
    ChineseGains,
    ChineseInfluence,
    ChineseCards,
    ChineseAcquire,
    ChineseLasting,
    ChineseIntrigue,
    ChineseBoard,
    ChineseSpace,
    ChineseUnits,
    ChineseDreadnoughts,
    ChineseShipping,
    ChineseTech,
    ChineseStanding,
    ChineseLeader,
    ChineseConditions,
    ChineseDeeds,
    ChineseTable,
    ChineseThings,
    ChineseRefusals,
    ChineseAnswers,
    Language,
):
    code = "zh_hant"
    tag = "zh-Hant"
    changed = "{name}{sign}{n}"

    def sentence(self, text: str) -> str:
        return text

    def labelled(self, label: str, text: str) -> str:
        return f"{label}：{text}"

    def listed(self, parts: Sequence[str]) -> str:
        """Nouns and clauses alike."""
        return "、".join(parts)

    def series(self, parts: Sequence[str]) -> str:
        return "、".join(parts)

    def titled(self, label: str, name: str) -> str:
        return f"{label}{quoted(name)}"
