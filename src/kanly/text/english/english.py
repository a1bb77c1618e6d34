"""English."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.text.english import parts
from kanly.text.english.acquire import EnglishAcquire
from kanly.text.english.answers import EnglishAnswers
from kanly.text.english.board import EnglishBoard
from kanly.text.english.cards import EnglishCards
from kanly.text.english.conditions import EnglishConditions
from kanly.text.english.deeds import EnglishDeeds
from kanly.text.english.dreadnoughts import EnglishDreadnoughts
from kanly.text.english.gains import EnglishGains
from kanly.text.english.grammar import EnglishGrammar
from kanly.text.english.influence import EnglishInfluence
from kanly.text.english.intrigue import EnglishIntrigue
from kanly.text.english.lasting import EnglishLasting
from kanly.text.english.leader import EnglishLeader
from kanly.text.english.refusals import EnglishRefusals
from kanly.text.english.shipping import EnglishShipping
from kanly.text.english.space import EnglishSpace
from kanly.text.english.standing import EnglishStanding
from kanly.text.english.table import EnglishTable
from kanly.text.english.tech import EnglishTech
from kanly.text.english.things import EnglishThings
from kanly.text.english.units import EnglishUnits
from kanly.text.language import Language


class English(
    EnglishGrammar,
    EnglishGains,
    EnglishInfluence,
    EnglishCards,
    EnglishAcquire,
    EnglishLasting,
    EnglishIntrigue,
    EnglishBoard,
    EnglishSpace,
    EnglishUnits,
    EnglishDreadnoughts,
    EnglishShipping,
    EnglishTech,
    EnglishStanding,
    EnglishLeader,
    EnglishConditions,
    EnglishDeeds,
    EnglishTable,
    EnglishThings,
    EnglishRefusals,
    EnglishAnswers,
    Language,
):
    code = "en"
    tag = "en"

    def sentence(self, text: str) -> str:
        return text[:1].upper() + text[1:]

    def labelled(self, label: str, text: str) -> str:
        return f"{label}: {text}"

    def listed(self, parts_: Sequence[str]) -> str:
        return parts.listed(parts_)

    def series(self, parts_: Sequence[str]) -> str:
        return ", ".join(parts_)
