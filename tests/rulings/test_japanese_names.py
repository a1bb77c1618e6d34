"""The Japanese names: those of the FAQ, and the card that the rulebook calls by another name."""

import pytest
from rulings_mark import ruling
from scenario import table

from kanly.content.catalog import CATALOG
from kanly.telling.finding import find
from kanly.text import deeds
from kanly.text.docs import cell
from kanly.text.languages import LANGUAGES
from kanly.text.names import names_of
from kanly.text.things import card_text

LANGUAGE = LANGUAGES["ja"]
JAPANESE = names_of("ja")
PRINTED = [
    ("leaders", "paul_atreides", "ポウル・アトレイデ"),
    ("leaders", "baron_vladimir_harkonnen", "ウラディミール・ハルコンネン男爵"),
    ("leaders", "helena_richese", "ヘレナ・リチェス"),
    ("leaders", "princess_yuna_moritani", "《姫》ユナ・モリタニ"),
    ("cards", "kwisatz_haderach", "クイサッツ・ハデラッハ"),
    ("cards", "chani", "チャニ"),
    ("cards", "liet_kynes", "リエト・カインズ"),
    ("cards", "stilgar", "スティルガー"),
    ("cards", "duncan_idaho", "ダンカン・アイダホ"),
    ("cards", "reverend_mother_mohiam", "教母モヒアム"),
    ("cards", "gun_thopter", "砲搏翼機"),
    ("cards", "the_voice", "声"),
    ("spaces", "carthag", "カルタゴ"),
    ("spaces", "hagga_basin", "ハッガ盆地"),
    ("intrigues", "poison_snooper", "毒物探知機"),
    ("intrigues", "double_cross", "寝返り"),
    ("conflicts", "sort_through_the_chaos", "混沌を正す"),
    ("tiles", "spy_satellites", "密偵衛星"),
]
OF_THE_FILM = ("ポール・アトレイデス", "レト・アトレイデス公爵")


def all_names() -> list[tuple[str, str]]:
    """(key, name) of everything printed."""
    return [(thing.key, JAPANESE.thing(thing)) for thing in CATALOG.things if thing.number]


def called(name: str) -> list[str]:
    """The keys of all that bear the name."""
    return [key for key, printed in all_names() if printed == name]


@ruling("FAQ-049")
@pytest.mark.parametrize(("section", "key", "name"), PRINTED)
def test_names_are_those_of_the_japanese_edition(section: str, key: str, name: str) -> None:
    """FAQ ver. 03, Proper names: they follow the novel as translated for Hayakawa."""
    found = JAPANESE.leaders[key].name if section == "leaders" else JAPANESE.things[section][key]
    assert found == name


@ruling("FAQ-049")
@pytest.mark.parametrize("name", OF_THE_FILM)
def test_names_are_not_those_of_the_film(name: str) -> None:
    """FAQ ver. 03, Proper names: the film of 2021 calls the same persons otherwise."""
    assert called(name) == []


def all_texts() -> list[str]:
    """Everything printed, as generated from its definition."""
    return [cell(LANGUAGE, box) for thing in CATALOG.things[1:] for box in card_text(LANGUAGE, thing)]


def spoken(deed: deeds.Deed) -> str:
    return LANGUAGE.plain(LANGUAGE.deed(deed))


@ruling("FAQ-049")
def test_texts_call_things_by_the_same_names() -> None:
    """FAQ ver. 03, Proper names: whatever is generated takes them from the one table."""
    chani, carthag = CATALOG.number["chani"], CATALOG.space_index["carthag"]
    assert spoken(deeds.Send(chani, carthag)) == "〈チャニ〉で《カルタゴ》に代行者を派遣する"
    assert any("カルタゴ" in text for text in all_texts())
    assert [text for text in all_texts() for name in OF_THE_FILM if name in text] == []


@ruling("FAQ-134")
def test_texts_never_use_the_name_in_the_rulebook() -> None:
    """FAQ ver. 03, Demand Respect, erratum: a button names the card as the FAQ does."""
    played = spoken(deeds.Play(CATALOG.number["demand_respect"], 1))
    assert played.startswith("〈耳目を集める〉をプレイする：")
    assert [text for text in (played, *all_texts()) if "敬意を集める" in text] == []


@ruling("FAQ-134")
def test_the_name_in_the_rulebook_is_nobodys() -> None:
    """FAQ ver. 03, Demand Respect, erratum: the entry is headed by a name that no card has."""
    assert called("敬意を集める") == []
    assert called("耳目を集める") == ["demand_respect"]


@ruling("FAQ-134")
def test_who_looks_for_the_name_in_the_rulebook_finds_the_card_the_faq_names() -> None:
    """FAQ ver. 03, Demand Respect, erratum: `kanly card` knows whom the entry is about."""
    assert [thing.key for thing in find("敬意を集める")] == ["demand_respect"]
    assert find("敬意を集める") == find("耳目を集める") == find("Demand Respect")


@ruling("FAQ-134")
def test_the_entry_of_the_rulebook_holds_for_the_card_the_faq_names() -> None:
    """FAQ ver. 03, Demand Respect, erratum: spice of the reward, or of To the Victor..., pays for it."""
    (card,) = called("耳目を集める")
    (helper,) = called("勝者のために……")
    for conflict, held in (("raid_stockpiles", card), ("guild_bank_raid", f"{card} {helper}")):
        me, *_ = table(board={"conflict": conflict}, me={"conflict": 1, "intrigues": held}, left={}, right={})
        me.table.play_on(f"play {card}")
        if helper in held:
            me.plays(helper)
        me.plays(card, 1)
        me.gains_with("fremen")
        assert (me.spice, me.fremen) == (3 - 2, 2)
