"""The text of every component, in every language and in icons."""

from __future__ import annotations

from pathlib import Path

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Space, Thing, place_key
from kanly.text.docs import FILE, page
from kanly.text.faces import icon_text
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import PATTERN, pieces
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text, tracks_text

THINGS = CATALOG.things[1:]
CODES = sorted(LANGUAGES)
FORMS = [Form(person, mood, more) for person in Person for mood in Mood for more in (False, True)]
ENGLISH = LANGUAGES["en"]


def lines(key: str, box: str, code: str = "en") -> list[str]:
    """The plain text of one box; a space is named with @."""
    thing = next(thing for thing in THINGS if place_key(thing) == key)
    language = LANGUAGES[code]
    found = [text.lines for text in card_text(language, thing) if text.key == box]
    return [language.plain(line) for line in found[0]] if found else []


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("thing", THINGS, ids=place_key)
def test_every_component_has_a_text(code: str, thing: Thing) -> None:
    language = LANGUAGES[code]
    boxes = card_text(language, thing)
    assert boxes
    for box in boxes:
        for line in box.lines:
            plain = language.plain(line)
            assert plain.strip() == plain != ""
            assert "{" not in plain
            assert "  " not in plain


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("thing", THINGS, ids=place_key)
def test_every_language_has_the_same_boxes(code: str, thing: Thing) -> None:
    shape = [(box.key, len(box.lines)) for box in card_text(ENGLISH, thing)]
    assert [(box.key, len(box.lines)) for box in card_text(LANGUAGES[code], thing)] == shape


@pytest.mark.parametrize("thing", THINGS, ids=place_key)
def test_icons_stand_in_boxes_that_have_a_text(thing: Thing) -> None:
    keys = {box.key for box in card_text(ENGLISH, thing)}
    for key, face in icon_text(thing).items():
        assert key in keys
        assert any(not isinstance(piece, str) for piece in pieces(face))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("form", FORMS, ids=lambda f: f"{f.person.value}-{f.mood.value}-{f.more}")
def test_every_word_can_be_said_in_every_form(code: str, form: Form) -> None:
    language = LANGUAGES[code]
    for word, place in zip(CATALOG.words, CATALOG.places, strict=True):
        if "/" in place:
            assert language.plain(language.phrase(word, form)), place


@pytest.mark.parametrize("code", CODES)
def test_tokens_name_the_numbers_of_the_icons(code: str) -> None:
    """A card says as many spice, troops and so on in words as it shows in icons."""
    for card in CATALOG.cards:
        for key, words in card.boxes():
            if len(words) == 1 and key == "reveal" and icon_text(card)[key].count("{") == 1:
                said = LANGUAGES[code].phrase(words[0])
                shown = PATTERN.search(icon_text(card)[key])
                assert shown is not None
                assert shown.group() in said


def test_the_page_of_components_is_up_to_date() -> None:
    made = (Path(__file__).parent.parent.parent / FILE).read_text(encoding="utf-8")
    assert made == page(), "run python3 dev.py accept if the change is meant"


# --- how English reads


@pytest.mark.parametrize(
    ("key", "box", "text"),
    [
        ("duncan_idaho", "agent", "Pay 1 water → recruit 1 troop and draw a card"),
        ("fedaykin_death_commando", "agent", "You may trash a card"),
        ("shai_hulud", "agent", "Trash a card → recruit 2 troops"),
        ("test_of_humanity", "agent", "Each opponent discards a card or loses 1 troop in the Conflict"),
        ("gun_thopter", "agent", "Each opponent loses 1 troop from their garrison"),
        (
            "reverend_mother_mohiam",
            "agent",
            "If you have another Bene Gesserit card in play: each opponent discards 2 cards",
        ),
        (
            "smugglers_thopter",
            "agent",
            "If you have at least 2 Influence with the Spacing Guild: draw 2 cards",
        ),
        ("local_fence", "agent", "Pay 2 spice → gain 5 Solari; or pay 5 Solari → gain 4 spice"),
        ("control_the_spice", "agent", "Pay 1 spice → you may trash a card; recruit 1 troop"),
        ("weirding_way", "agent", "You may take another turn right after this one"),
        (
            "sietch_reverend_mother",
            "reveal",
            "If you have another Fremen card in play: gain 3 Persuasion and 1 spice",
        ),
        ("staged_incident", "combat", "Lose 3 troops in the Conflict → gain 1 Victory Point"),
        ("spy_satellites", "use", "Pay 3 spice and trash this tile → gain 1 Victory Point"),
        ("machine_culture", "turn", "If you can pay for a Tech tile: acquire a Tech tile for its spice cost"),
        ("chani", "reveal", "Gain 2 Persuasion\nYou may retreat any number of troops to your garrison"),
        (
            "cannon_turrets",
            "combat",
            "Gain 2 swords; each opponent retreats 1 dreadnought to their garrison",
        ),
        (
            "negotiated_withdrawal",
            "reveal",
            "Gain 2 Persuasion\nRetreat 3 units (troops or dreadnoughts) to your garrison → "
            "gain 1 Influence with any one Faction",
        ),
        ("crysknife", "icons", "Fremen, Spice Trade"),
        ("jamis", "icons", "Fremen (Infiltration)"),
        ("infiltrate", "turn", "Enemy Agents do not block the next Agent you send this turn"),
        ("spaceport", "rivals", ""),
        ("holtzman_engine", "rivals", "Solo Rivals can acquire this tile"),
        (
            "plans_within_plans",
            "endgame",
            "If you have at least 3 Influence with at least 3 Factions: gain 1 Victory Point; "
            "or if you have at least 3 Influence with all 4 Factions: gain 2 Victory Points",
        ),
        (
            "tessia_vernius",
            "ability",
            "A Snooper lies at 2 on each Influence track; reaching one, you take it, and it pays by the "
            "order of taking: the first: discard a card → gain 1 spice; the second: that Faction's bonus "
            "at 4 Influence; the third: 1 Influence with that Faction; the fourth: both that bonus and "
            "1 Influence",
        ),
        ("grand_vision", "level", "III"),
        (
            "hagal_conspire",
            "hagal_space",
            "Conspire: gains 1 Influence with the Emperor and recruits 2 troops",
        ),
        (
            "hagal_arrakeen_1p",
            "hagal_space",
            "Arrakeen: recruits 1 troop and uses the Signet Ring of its Leader",
        ),
        (
            "dispatch_an_envoy",
            "turn",
            "The card played to send an Agent this turn also has the Emperor, Spacing Guild, Bene Gesserit "
            "and Fremen icons",
        ),
        ("@interstellar_shipping", "space", "Up to twice, you may advance or recall your Freighter"),
        (
            "@arrakeen",
            "control",
            "Whenever an Agent is sent here, whoever controls the location gains 1 Solari",
        ),
        (
            "carryall",
            "agent",
            "When this Agent harvests, the spice printed on the space counts twice, bonus spice once",
        ),
        ("paul_atreides", "ability", "You may look at the top card of your deck at any time"),
        ("master_tactician", "combat", "Gain 3 swords; or retreat up to 3 troops to your garrison"),
        ("trade_monopoly", "third", "Draw 1 Intrigue card or gain 1 water"),
        (
            "battle_for_arrakeen",
            "second",
            "Choose two of these: draw 1 Intrigue card; gain 2 spice; gain 3 Solari",
        ),
    ],
)
def test_english_reads_well(key: str, box: str, text: str) -> None:
    assert "\n".join(lines(key, box)) == text


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("en", "is shown and comes back to your hand at the start of your second turn"),
        ("ja", "自分の2回目の手番の開始時に公開して手札へ戻す"),
        ("zh_hant", "在該輪你的第二個回合開始時展示並拿回手中"),
    ],
)
def test_ilesas_card_is_shown_when_it_comes_back(code: str, shown: str) -> None:
    assert shown in lines("ilesa_ecaz", "ability", code)[0]


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "Recruit 1 troop, or you may trash a card"),
        ("ja", "1部隊を召集する。または、カード1枚を破棄してもよい。"),
        ("zh_hant", "徵兵1支，或可以銷毀1張牌"),
    ],
)
def test_an_alternative_that_may_be_left_says_so(code: str, text: str) -> None:
    assert lines("imperial_bashar", "agent", code) == [text]


@pytest.mark.parametrize(
    ("code", "sword", "troop"),
    [
        ("en", "gain 2 swords more", "recruit 1 troop more"),
        ("ja", "さらに剣2本を得る", "さらに1部隊を召集する。"),
        ("zh_hant", "則再獲得2個劍刃圖標", "則再徵兵1支"),
    ],
)
def test_what_comes_on_top_says_so(code: str, sword: str, troop: str) -> None:
    assert lines("worm_riders", "reveal", code)[1].endswith(sword)
    assert lines("glossu_the_beast_rabban", "ring", code)[1].endswith(troop)


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("en", "If the Mentat is on its space: take the Mentat, one more Agent for this round"),
        (
            "ja",
            "メンタートが《人間電算機》にある場合、メンタートを受け取り、このラウンドの追加の代行者とする",
        ),
        ("zh_hant", "若晶算師仍在其版圖位置上，則拿取晶算師，本輪多1名特使可以派遣"),
    ],
)
def test_the_mentat_is_taken_if_it_is_there(code: str, text: str) -> None:
    assert lines("@mentat", "space", code)[1] == text


def test_the_tracks_say_what_they_give() -> None:
    influence, shipping = [[ENGLISH.plain(line) for line in box.lines] for box in tracks_text(ENGLISH)]
    assert influence == [
        "2 Influence: gain 1 Victory Point, yours as long as you stay on this step or above",
        "4 Influence with the Emperor: recruit 2 troops",
        "4 Influence with the Spacing Guild: gain 3 Solari",
        "4 Influence with the Bene Gesserit: draw 1 Intrigue card",
        "4 Influence with the Fremen: gain 1 water",
        "Alliance: whoever is first to reach 4 Influence takes it and gains 1 Victory Point with it; "
        "whoever goes beyond them takes both over",
    ]
    assert shipping == [
        "Gain 5 Solari while each opponent gains 1 Solari; or gain 2 spice",
        "Recruit 2 troops and gain 1 Influence with any one Faction",
        "You may acquire a Tech tile for 2 spice less",
    ]


@pytest.mark.parametrize(
    ("code", "point", "alliance"),
    [
        (
            "ja",
            "影響力2：勝利点1点を得る（この段より下がると失う）",
            "同盟：最初に影響力4に達したプレイヤーが、勝利点1点とともに得る。"
            "影響力でそのプレイヤーを上回ったプレイヤーに、勝利点ごと移る。",
        ),
        (
            "zh_hant",
            "2點影響力：獲得1勝利點數（退到此格以下時失去）",
            "聯盟：最先達到4點影響力的玩家取得，並獲得1勝利點數；之後影響力超過持有者的玩家會將兩者一併取走",
        ),
    ],
)
def test_what_a_track_brings_is_said_in_every_language(code: str, point: str, alliance: str) -> None:
    language = LANGUAGES[code]
    first, *_, last = [language.plain(line) for line in tracks_text(language)[0].lines]
    assert (first, last) == (point, alliance)


def test_cards_and_spaces_of_one_name_are_kept_apart() -> None:
    space = next(thing for thing in THINGS if isinstance(thing, Space) and thing.key == "foldspace")
    assert ENGLISH.names.thing(space) == ENGLISH.names.card_key("foldspace")
    assert lines("foldspace", "agent") == ["Draw a card", "Trash this card"]
    assert lines("@foldspace", "space") == [
        "Gain 1 Influence with the Spacing Guild",
        "Acquire a Foldspace card",
    ]
