"""A bot's reasons in every language."""

from __future__ import annotations

import pytest

from kanly.bots.bot import Reason
from kanly.bots.reasons import KINDS
from kanly.telling.reasons import reason_text, reason_texts, what
from kanly.telling.voice import Voice
from kanly.text.languages import LANGUAGES

ABOUT = {
    **dict.fromkeys(("influence", "alliance", "alliance_in_reach", "alliance_in_danger"), "fremen"),
    "card": "stilgar",
    "trashed": "dagger",
    "tile": "flagship",
    "control": "arrakeen",
}  # by kind
ALWAYS_MORE = ("card", "council", "swordmaster", "mentat")  # nobody loses them


def told(tag: str, kind: str, worth: float, amount: int = 0) -> str:
    return reason_text(Reason(kind, worth, amount, ABOUT.get(kind, "")), Voice(LANGUAGES[tag]))


@pytest.mark.parametrize("tag", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_has_a_text_in_every_language(kind: str, tag: str) -> None:
    voice, about = Voice(LANGUAGES[tag]), ABOUT.get(kind, "")
    more, less = (what(Reason(kind, worth, amount, about), voice) for worth, amount in ((1.0, 2), (-1.0, -2)))
    assert more
    assert "$" not in more + less
    assert kind not in (more, less)  # that would be the kind itself, as one of another package is told
    if kind in ABOUT:
        assert about not in more + less
    if kind not in (*ALWAYS_MORE, "trashed"):
        assert more != less


def test_kinds_do_not_read_alike() -> None:
    for language in LANGUAGES.values():
        voice = Voice(language)
        texts = [what(Reason(kind, 1.0, 1, ABOUT.get(kind, "")), voice) for kind in KINDS]
        assert len(set(texts)) == len(KINDS)


def test_reasons_read_like_this() -> None:
    assert told("en", "influence", 1.0, 2) == "+2 Influence with the Fremen: value 1.0"
    assert told("ja", "influence", 1.0, 2) == "フレーメンの影響力+2：評価1.0"
    assert told("zh_hant", "influence", 1.0, 2) == "弗瑞曼人影響力+2：評估1.0"
    assert told("en", "spice", -0.42, -4) == "against it: -4 spice: value -0.4"
    assert told("en", "conflict", -0.3) == "against it: worse prospects in the Conflict: value -0.3"
    assert told("ja", "troops", -0.2, -1) == "不利な点：駐屯地の部隊-1：評価-0.2"
    assert told("zh_hant", "alliance_in_danger", -0.5, 1) == "不利：弗瑞曼人聯盟有被奪走的危險：評估-0.5"
    assert told("en", "alliance_in_danger", 0.5, -1) == "Fremen Alliance out of danger: value 0.5"
    assert told("ja", "card", 0.5, 1) == "〈スティルガー〉を獲得：評価0.5"


@pytest.mark.parametrize(
    "reason", [Reason("destiny", 2.0), Reason("card", 1.0, 1, "nix"), Reason("card", 1.0)]
)
def test_what_is_not_known_is_told_as_the_bot_says_it(reason: Reason) -> None:
    text = reason_text(reason, Voice(LANGUAGES["ja"]))
    assert text.startswith(f"{reason.kind} {reason.about}".strip())


def test_what_speaks_for_a_choice_comes_first() -> None:
    reasons = [Reason("intrigues", -0.4, -1), Reason("solari", 0.3, 2)]
    assert reason_texts(reasons, Voice(LANGUAGES["en"])) == [
        "+2 Solari: value 0.3",
        "against it: -1 Intrigue card: value -0.4",
    ]
