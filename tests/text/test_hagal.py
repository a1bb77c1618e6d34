"""House Hagal cards say what they need, and what happens without it."""

from __future__ import annotations

import pytest
from content.plain_reader import Entry
from content.printed import load

from kanly.content.catalog import CATALOG
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text

FACTS: list[Entry] = load("hagal")["cards"]
CODES = sorted(LANGUAGES)


def spaces(key: str, code: str) -> list[str]:
    language = LANGUAGES[code]
    boxes = card_text(language, CATALOG.things[CATALOG.number[key]])
    return [language.plain(line) for box in boxes if box.key == "hagal_space" for line in box.lines]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fact", FACTS, ids=lambda fact: fact["id"])
def test_a_card_that_may_send_nobody_anywhere_says_that_another_is_turned_up(fact: Entry, code: str) -> None:
    another = LANGUAGES[code].sentence(LANGUAGES[code].hagal_otherwise())
    is_printed = "otherwise reveal another card" in fact.get("condition", "")
    assert (another in spaces(fact["id"], code)) == is_printed


@pytest.mark.parametrize(
    ("code", "space"),
    [
        (
            "en",
            "With bonus spice on any Maker space: "
            "the one with the most of it, on a tie the one with the most spice in all",
        ),
        (
            "ja",
            "メイカーのマスのどれかに追加香料がある場合、"
            "追加香料が最も多いマス（同数なら香料の合計が最も多いマス）",
        ),
        (
            "zh_hant",
            "若任一造物主位置有額外香料，則前往額外香料最多的位置，數量相同時為香料總數最多的位置",
        ),
    ],
)
def test_harvest_spice_breaks_ties(code: str, space: str) -> None:
    assert spaces("hagal_harvest_spice", code)[0] == space


@pytest.mark.parametrize(
    ("code", "condition"),
    [
        ("en", "With a dreadnought left in supply: Dreadnought: "),
        ("ja", "基地に弩級戦艦がある場合、《弩級戦艦》："),
        ("zh_hant", "若個人供應區中仍有無畏艦，則前往無畏艦："),
    ],
)
@pytest.mark.parametrize("key", ["hagal_dreadnought_1p", "hagal_dreadnought_2p"])
def test_a_third_dreadnought_cannot_be_commissioned(key: str, code: str, condition: str) -> None:
    assert spaces(key, code)[0].startswith(condition)


def test_reshuffle_names_no_space() -> None:
    """It works for swords too."""
    card = CATALOG.things[CATALOG.number["hagal_reshuffle"]]
    labels = {code: card_text(language, card)[0].label for code, language in LANGUAGES.items()}
    assert labels == {"en": "Whenever turned up", "ja": "公開されるたびに", "zh_hant": "每次翻開時"}


@pytest.mark.parametrize(
    ("code", "space"),
    [
        (
            "en",
            "Tech Negotiation: acquires a Tech tile for 1 spice less; if it cannot, "
            "sends 1 troop from its supply to Ix as a Negotiator",
        ),
        (
            "ja",
            "《技術交渉》：コストを1香料減らして技術タイル1枚を獲得する。できない場合、"
            "基地の1部隊を交渉役として交渉エリアに置く。",
        ),
        (
            "zh_hant",
            "技術交流：少支付1香料獲得1塊技術板塊；若無法如此，則從個人供應區派1支軍隊到伊克斯擔任中間人",
        ),
    ],
)
def test_tech_negotiation_is_no_choice_of_a_rival(code: str, space: str) -> None:
    assert spaces("hagal_tech_negotiation", code) == [space]
