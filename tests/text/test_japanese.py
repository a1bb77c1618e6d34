"""Japanese, read by eye: the forms of verbs, and examples of every kind of sentence."""

from __future__ import annotations

import re

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Leader, Thing
from kanly.engine.vocabulary import Reason, Zone
from kanly.engine.words.cards import Discard, Draw, Trash
from kanly.engine.words.conditions import HasAnyAlliance, OnCouncil
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import AnOpponent, Arrow, Choose, EachOpponent, May, Then, When
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word
from kanly.refusals.refusal import Refusal, Why
from kanly.text import deeds
from kanly.text.deeds import Deed, Who
from kanly.text.forms import CARD, RIVAL, TOLD_OF_OTHER, Form, Mood, Person
from kanly.text.glossary import token
from kanly.text.interface import file_of, interface_of
from kanly.text.japanese import parts
from kanly.text.japanese.parts import Verb
from kanly.text.languages import LANGUAGES
from kanly.text.left import Left
from kanly.text.log import reason_text
from kanly.text.refusals import refusal_text
from kanly.text.things import card_text, tracks_text

JAPANESE = LANGUAGES["ja"]
LETO, YOU = Who("レト"), Who("ポウル", is_you=True)


def number(key: str) -> int:
    return CATALOG.number[key]


def space(key: str) -> int:
    return CATALOG.space_index[key]


def said(word: Word, form: Form = CARD) -> str:
    return JAPANESE.plain(JAPANESE.line(word, form))


# --- verbs


@pytest.mark.parametrize(
    ("verb", "plain", "linked", "past", "may"),
    [
        (parts.RECRUIT, "召集する", "召集し", "召集した", "召集してもよい"),
        (parts.DRAW, "引く", "引き", "引いた", "引いてもよい"),
        (parts.CHOOSE, "選ぶ", "選び", "選んだ", "選んでもよい"),
        (parts.PAY, "支払う", "支払い", "支払った", "支払ってもよい"),
        (parts.DISCARD, "捨てる", "捨て", "捨てた", "捨ててもよい"),
        (parts.GAIN, "得る", "得て", "得た", "得てもよい"),
        (parts.DEPLOY, "進軍させる", "進軍させ", "進軍させた", "進軍させてもよい"),
    ],
)
def test_verbs_have_the_ending_of_the_form(verb: Verb, plain: str, linked: str, past: str, may: str) -> None:
    assert verb(CARD) == verb(RIVAL) == plain
    assert verb(CARD.followed(True)) == linked
    assert verb(TOLD_OF_OTHER) == past
    assert verb(CARD.optional()) == may


@pytest.mark.parametrize(
    ("word", "form", "text"),
    [
        (Then((Recruit(1), Draw(2), Discard(1))), CARD, "1部隊を召集し、カード2枚を引き、手札1枚を捨てる"),
        (May(Then((Draw(1), Discard(1)))), CARD, "カード1枚を引き、手札1枚を捨ててもよい"),
        (
            Then((Trash(must=False), Recruit(1))),
            CARD,
            "カード1枚を破棄してもよい。さらに、1部隊を召集する。",
        ),
        (Then((Trash(must=False), Recruit(1))), RIVAL, "カード1枚を破棄し、1部隊を召集する"),
        (Choose(Draw(1), Recruit(1)), CARD, "カード1枚を引くか、1部隊を召集する"),
        (Choose(Draw(1), Recruit(1)), TOLD_OF_OTHER, "カード1枚を引くか、1部隊を召集した"),
        (Freighter(), CARD, "輸送艦を進めるか帰港させるか、いずれかを行ってもよい"),
        (Freighter(), RIVAL, "輸送艦を進めるか、帰港させる"),
        (
            Then((Freighter(), Freighter(), Draw(1))),
            RIVAL,
            "輸送艦を進めるか、帰港させ（2回）、カード1枚を引く",
        ),
        (
            Arrow(Pay(solari=2), Draw(1), Recruit(1)),
            CARD,
            "2ソラリを支払う → カード1枚を引き、1部隊を召集する",
        ),
        (Gain(solari=3, spice=2, water=1), CARD, "3ソラリと2香料と水1つを得る"),
        (Draw(2), Form(Person.OTHER, Mood.MAY), "カード2枚を引いてもよい"),
    ],
)
def test_clauses_are_chained(word: Word, form: Form, text: str) -> None:
    assert said(word, form) == text


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (
            (AnOpponent(Discard(1)), Draw(1)),
            "選び、そのプレイヤーは手札1枚を捨てる。さらに、自分はカード1枚を引く。",
        ),
        ((EachOpponent(Discard(1)), Draw(1)), "それぞれ手札1枚を捨てる。さらに、自分はカード1枚を引く。"),
        (
            (Draw(1), EachOpponent(Discard(1))),
            "カード1枚を引く。さらに、他のプレイヤーはそれぞれ手札1枚を捨てる。",
        ),
        (
            (When(OnCouncil(), Draw(1)), When(HasAnyAlliance(), Draw(1))),
            "がある場合、カード1枚を引く。また、いずれかの派閥との同盟がある場合、カード1枚を引く。",
        ),
        (
            (Draw(1), When(OnCouncil(), Recruit(1))),
            "カード1枚を引く。さらに、最高議会の議席がある場合、1部隊を召集する。",
        ),
    ],
)
def test_a_sentence_says_whose_it_is_and_what_it_builds_on(words: tuple[Word, ...], text: str) -> None:
    assert said(Then(words)).endswith(text)


# --- components


def box(key: str, name: str) -> list[str]:
    boxes = {box.key: box.lines for box in card_text(JAPANESE, CATALOG.things[number(key)])}
    return [JAPANESE.plain(line) for line in boxes[name]]


@pytest.mark.parametrize(
    ("key", "name", "lines"),
    [
        ("duncan_idaho", "agent", ["水1つを支払う → 1部隊を召集し、カード1枚を引く"]),
        ("duncan_idaho", "reveal", ["剣2本と水1つを得る"]),
        (
            "test_of_humanity",
            "agent",
            ["他のプレイヤーはそれぞれ手札1枚を捨てるか、戦場の自分の1部隊を減らす"],
        ),
        (
            "the_voice",
            "agent",
            ["マス1つを指定する。自分の次の手番まで、他のプレイヤーはそこへ代行者を派遣できない。"],
        ),
        (
            "worm_riders",
            "reveal",
            [
                "フレーメンの影響力が2以上の場合、剣4本を得る",
                "フレーメンとの同盟がある場合、さらに剣2本を得る",
            ],
        ),
        (
            "liet_kynes",
            "reveal",
            ["プレイ済みの自分のフレーメンのカード1枚（これを含む）につき説得力2を得る"],
        ),
        (
            "crysknife",
            "reveal",
            ["剣1本を得る", "他にプレイ済みの自分のフレーメンのカードがある場合、フレーメンの影響力1を得る"],
        ),
        ("guild_bankers", "reveal", ["この手番中、〈香料こそ流るるべし〉のコストが説得力3減る"]),
        ("chani", "reveal", ["説得力2を得る", "任意の数の部隊を戦場から駐屯地へ撤退させてもよい"]),
        (
            "firm_grip",
            "agent",
            ["2ソラリを支払う → 宇宙協会、ベネ・ゲゼリット修道女会、フレーメンのいずれかの影響力1を得る"],
        ),
        (
            "gurney_halleck",
            "reveal",
            [
                "説得力2を得る",
                "3ソラリを支払う → 2部隊を召集し、そのうち好きな数をそのまま戦場へ進軍させてもよい",
            ],
        ),
        ("power_play", "agent", ["派遣先の派閥の影響力を1ではなく2得る", "このカードを破棄する"]),
        (
            "shifting_allegiances",
            "agent",
            ["好きな派閥1つの影響力1を失い、2香料を支払う → 好きな派閥1つの影響力2を得る"],
        ),
        (
            "embedded_agent",
            "agent",
            [
                "他にプレイ済みの自分のベネ・ゲゼリット修道女会のカードがある場合、"
                "輸送艦を進めるか帰港させるか、いずれかを行ってもよい（2回まで）"
            ],
        ),
        (
            "bypass_protocol",
            "turn",
            [
                "コストが説得力3以下のカード1枚を無償で獲得する。または、2香料を支払う → "
                "コストが説得力5以下のカード1枚を無償で獲得し、自分の山の上に置く。"
            ],
        ),
        (
            "double_cross",
            "turn",
            [
                "戦場に他のプレイヤーの部隊がいる場合、1ソラリを支払う → 他のプレイヤー1人を選び、"
                "そのプレイヤーは戦場の自分の1部隊を減らす。さらに、自分は基地から1部隊を戦場へ進軍させる。"
            ],
        ),
        (
            "corner_the_market",
            "endgame",
            [
                "〈香料こそ流るるべし〉を2枚以上持つ場合、勝利点1点を得る。また、"
                "〈香料こそ流るるべし〉を他の誰よりも多く持つ場合、勝利点1点を得る。"
            ],
        ),
        (
            "recruitment_mission",
            "turn",
            [
                "このラウンドの説得力の行使時、説得力1を得る。さらに、"
                "その手番に獲得するカードは、それぞれ自分の山の上に置いてもよい。"
            ],
        ),
        ("strategic_push", "combat", ["剣2本を得る。さらに、この紛争に勝利したら、2ソラリを得る。"]),
        (
            "poison_snooper",
            "turn",
            ["自分の山にカードがある場合、自分の山の一番上のカードを見て、そのカードを引くか破棄する"],
        ),
        ("cull", "turn", ["1ソラリを支払う → カード1枚を破棄してもよい"]),
        ("expedite", "turn", ["1香料を支払う → 輸送艦を進めるか、帰港させる"]),
        ("staged_incident", "combat", ["戦場の自分の3部隊を減らす → 勝利点1点を得る"]),
        ("quid_pro_quo", "turn", ["2香料を支払う → 自分の代行者がいるマスの派閥すべての影響力を1ずつ得る"]),
        (
            "prince_rhombur_vernius",
            "ring",
            [
                "コストを支払って技術タイル1枚を獲得するか、"
                "基地の1部隊を交渉役として交渉エリアに置くか、いずれかを行ってもよい。"
            ],
        ),
        (
            "troop_transports",
            "always",
            [
                "輸送報酬で部隊を召集するたびに、さらに1部隊を召集する。"
                "戦闘中でなければ、報酬の部隊と合わせて好きな数をそのまま戦場へ進軍させてもよい。"
            ],
        ),
        ("spy_satellites", "use", ["3香料を支払い、このタイルを破棄する → 勝利点1点を得る"]),
        (
            "detonation_devices",
            "always",
            ["紛争に勝利した時、戦場の弩級戦艦1隻を旗に置く代わりに基地に戻し、勝利点1点を得てもよい"],
        ),
        (
            "countess_ariana_thorvald",
            "ability",
            ["香料を採取するたびに、得る香料を1減らし、カード1枚を引く。"],
        ),
        ("count_ilban_richese", "ability", ["ソラリでマスのコストを支払うたびに、カード1枚を引く。"]),
        (
            "baron_vladimir_harkonnen",
            "ability",
            [
                "ゲーム中1回、1手番に4部隊以上を進軍させた時、"
                "ゲーム開始前に秘密裏に選んだ派閥2つの影響力を1ずつ得る。"
            ],
        ),
        (
            "ilesa_ecaz",
            "ability",
            [
                "ラウンド開始時、手札1枚を裏向きにして脇に置き、自分の2回目の手番の開始時に公開して手札へ戻す。"
                "その手番にそのカードで代行者を派遣したら、代行者アイコンが1つのカードなら1香料を得て、"
                "それ以外のカードなら1ソラリを得る。"
            ],
        ),
        (
            "battle_for_arrakeen",
            "second",
            ["次のうち2つを選ぶ（策謀カード1枚を引く／2香料を得る／3ソラリを得る）"],
        ),
        ("crysknife", "icons", ["フレーメン、香料交易"]),
        ("jamis", "icons", ["フレーメン（潜入）"]),
        ("princess_yuna_moritani", "start", ["水なしでゲームを始める。"]),
        (
            "grand_conspiracy",
            "endgame",
            [
                "「基地に弩級戦艦がない」「〈香料こそ流るるべし〉を持つ」「影響力4以上の派閥が2つ以上ある」"
                "「最高議会の議席がある」のうち3つ以上を満たす場合、勝利点1点を得る。または、"
                "「基地に弩級戦艦がない」「〈香料こそ流るるべし〉を持つ」「影響力4以上の派閥が2つ以上ある」"
                "「最高議会の議席がある」のすべてを満たす場合、勝利点2点を得る。"
            ],
        ),
        ("grand_vision", "level", ["Ⅲ"]),
        ("hagal_carthag", "swords", ["なし"]),
        (
            "hagal_smuggling_or_interstellar_shipping",
            "hagal_space",
            [
                "宇宙協会の影響力が1以下の場合、《密輸》：輸送艦を進めるか、帰港させる",
                "宇宙協会の影響力が2以上の場合、《恒星間輸送》：輸送艦を進めるか、帰港させる（2回）",
            ],
        ),
        (
            "hagal_harvest_spice",
            "hagal_space",
            [
                "メイカーのマスのどれかに追加香料がある場合、"
                "追加香料が最も多いマス（同数なら香料の合計が最も多いマス）",
                "それ以外の場合、次の公家ヘイガルカード1枚を公開する",
            ],
        ),
        ("hagal_conspire", "hagal_space", ["《共謀》：皇帝の影響力1を得て、2部隊を召集する"]),
        (
            "hagal_arrakeen_1p",
            "hagal_space",
            ["《アラキーン》：1部隊を召集し、ライバルの指揮官の印章指輪を使う"],
        ),
    ],
)
def test_components_read_well(key: str, name: str, lines: list[str]) -> None:
    assert box(key, name) == lines


def test_spaces_read_well() -> None:
    boxes = {box.key: box.lines for box in card_text(JAPANESE, CATALOG.spaces[space("imperial_basin")])}
    assert JAPANESE.plain(boxes["space"][0]) == "1香料と、ここにある追加香料すべてを採取する"
    bonus = "代行者がここへ派遣されるたびに、占拠しているプレイヤーは1香料を得る"
    assert JAPANESE.plain(boxes["control"][0]) == bonus


def all_texts(*left_out: type[Thing]) -> list[str]:
    things = [thing for thing in CATALOG.things[1:] if not isinstance(thing, left_out)]
    boxes = [box for thing in things for box in card_text(JAPANESE, thing)]
    return [
        JAPANESE.plain(text) for box in [*boxes, *tracks_text(JAPANESE)] for text in (box.label, *box.lines)
    ]


def test_there_is_nothing_but_japanese() -> None:
    for text in all_texts():
        assert not re.search(r"[A-Za-z]", text), text


def test_a_clause_ends_with_its_verb() -> None:
    """What takes an object is a clause; a remark in brackets may follow it."""
    for text in all_texts():
        if "を" in text and "めぐる" not in text:
            assert re.search(r"[るくすうぶつい]。?$", re.sub("（[^（）]*）", "", text)), text


def test_a_text_ends_with_a_full_stop_only_if_it_has_several_sentences() -> None:
    for text in all_texts(Leader):
        assert text.count("。") != 1, text


def test_all_that_leaders_can_do_ends_with_a_full_stop() -> None:
    leaders = [thing for thing in CATALOG.things[1:] if isinstance(thing, Leader)]
    lines = [line for leader in leaders for box in card_text(JAPANESE, leader) for line in box.lines]
    assert len(lines) >= 30
    assert all(line.endswith("。") and "。。" not in line for line in lines)


def test_troops_and_dreadnoughts_are_mustered_by_one_word() -> None:
    """Whatever lies in the supply waits for that, so nothing more is said of it."""
    for text in all_texts():
        assert not re.search("建造|未召集", text), text


def test_resources_are_counted_as_in_the_rulebook() -> None:
    for text in all_texts():
        assert not re.search("(香料|水)[0-9]+個|ソラリ[0-9]", text), text
    assert [JAPANESE.plain(token(name, 3)) for name in ("spice", "water")] == ["3香料", "水3つ"]
    assert [JAPANESE.plain(token("water", number)) for number in (0, 9, 10)] == ["水0", "水9つ", "水10"]


def test_abilities_are_named_beside_their_label() -> None:
    boxes = card_text(JAPANESE, CATALOG.things[number("paul_atreides")])
    assert [box.label for box in boxes] == ["能力〈予知〉", "印章指輪〈鍛錬〉"]


def test_a_semicolon_is_no_mark_of_japanese() -> None:
    for text in [*all_texts(), re.sub("#.*", "", file_of("ja"))]:
        assert "；" not in text, text


def test_one_word_is_used_for_a_place_and_for_who_has_been_there() -> None:
    """Who has a third Agent has been to 道場; nobody is called by another name."""
    say = interface_of("ja")
    assert say("mode-no-swordmaster") == "あなたは《道場》を使えない"
    assert say("revealed") == "説得力の行使済み"
    assert JAPANESE.plain(token("swordmaster")) == "3体目の代行者"


def test_cards_in_play_and_troops_lost_have_an_owner() -> None:
    for text in all_texts():
        assert text.count("プレイ済み") == text.count("プレイ済みの自分の"), text
        assert not re.search(r"(戦場|駐屯地)の[0-9]+部隊を減らす", text), text


def test_a_card_that_a_rival_follows_does_not_speak_of_the_reader() -> None:
    cards = [thing for thing in CATALOG.things if isinstance(thing, Hagal)]
    boxes = [box for card in cards for box in card_text(JAPANESE, card)]
    assert not [line for box in boxes for line in box.lines if "自分" in line]


def test_what_an_arrow_offers_is_not_offered_again() -> None:
    """One's own number of something that has been got is another matter, and so is trashing."""
    for text in all_texts():
        _, _, result = text.partition("→")
        assert not result.endswith("もよい") or re.search("そのうち|破棄", result), text


# --- the table


@pytest.mark.parametrize(
    ("deed", "button", "told"),
    [
        (
            deeds.Send(number("dagger"), space("mentat")),
            "〈短剣〉で《人間電算機》に代行者を派遣する",
            "レトは〈短剣〉で《人間電算機》に代行者を派遣した",
        ),
        (deeds.Deploy(2, 1), "2部隊と弩級戦艦1隻を進軍させる", "レトは2部隊と弩級戦艦1隻を進軍させた"),
        (deeds.Deploy(0), "何も進軍させない", "レトは何も進軍させなかった"),
        (
            deeds.Acquire(number("dagger"), 3, on_top=True, aside=True),
            "脇に置いた〈短剣〉を説得力3で獲得し、山の上に置く",
            "レトは脇に置いた〈短剣〉を説得力3で獲得し、山の上に置いた",
        ),
        (
            deeds.Accept(Arrow(Pay(water=1), Gain(spice=2))),
            "はい：水1つを支払う → 2香料を得る",
            "レトは「水1つを支払う → 2香料を得る」を選んだ",
        ),
        (deeds.Accept(None), "はい", "レトは応じた"),
        (deeds.Reveal(), "手札を公開する（説得力の行使）", "レトは手札を公開した"),
        (
            deeds.DiscardCards((number("dagger"), number("the_voice"))),
            "〈短剣〉と〈声〉を捨てる",
            "レトは〈短剣〉と〈声〉を捨てた",
        ),
        (
            deeds.DiscardCards((number("dagger"), number("dagger"))),
            "〈短剣〉2枚を捨てる",
            "レトは〈短剣〉2枚を捨てた",
        ),
        (
            deeds.PlaceDreadnoughtOn(space("arrakeen")),
            "弩級戦艦1隻を《アラキーン》の旗に置く",
            "レトは弩級戦艦1隻を《アラキーン》の旗に置いた",
        ),
        (deeds.Decline(Trash()), "何も破棄しない", "レトは何も破棄しなかった"),
        (deeds.Decline(None), "いいえ", "レトは断った"),
        (
            deeds.TrashCard(number("dagger"), Zone.HAND),
            "手札の〈短剣〉を破棄する",
            "レトは手札の〈短剣〉を破棄した",
        ),
        (
            deeds.KeepIntrigueCard(0),
            "策謀カード2枚のうち1枚を手元に残す",
            "レトは策謀カード2枚のうち1枚を手元に残した",
        ),
        (deeds.ChoosePlayer(YOU, Discard(1)), "あなたは手札1枚を捨てる", "レトはあなたを選んだ"),
        (deeds.ChooseEffect(Discard(1)), "手札1枚を捨てる", "レトは「手札1枚を捨てる」を選んだ"),
        (
            deeds.ChooseEffects(Gain(spice=2), Draw(1)),
            "2香料を得て、カード1枚を引く",
            "レトは「2香料を得て、カード1枚を引く」を選んだ",
        ),
        (
            deeds.SellSpice(3, Gain(solari=8)),
            "3香料を売り、8ソラリを得る",
            "レトは3香料を売り、8ソラリを得た",
        ),
        (
            deeds.HandAllianceTo(3, YOU),
            "フレーメンとの同盟をあなたに渡す",
            "レトはフレーメンとの同盟をあなたに渡した",
        ),
        (
            deeds.BuyTile(number("flagship"), 5, 2, in_solari=False),
            "〈旗艦〉を5香料と交渉役2人で獲得する",
            "レトは〈旗艦〉を5香料と交渉役2人で獲得した",
        ),
    ],
)
def test_deeds_read_well(deed: Deed, button: str, told: str) -> None:
    assert JAPANESE.plain(JAPANESE.sentence(JAPANESE.deed(deed, CARD))) == button
    assert JAPANESE.plain(JAPANESE.told(LETO, JAPANESE.deed(deed, TOLD_OF_OTHER))) == told


def test_questions_are_polite() -> None:
    asked = [
        JAPANESE.ask_first(1, Left(sends=True)),
        JAPANESE.ask_first(0, Left()),
        JAPANESE.ask_rest_of_turn(Left()),
        JAPANESE.ask_rest_of_turn(Left(troops=2, plays=True)),
        JAPANESE.ask_reveal(5) + JAPANESE.ask_rest_of_turn(Left(acquires=True)),
        JAPANESE.ask_combat(),
        JAPANESE.ask_won(Left(effects=1)),
        JAPANESE.ask_won(Left(plays=True)),
        JAPANESE.ask_top("声", "短剣"),
        JAPANESE.ask_endgame(),
        JAPANESE.ask_next("声"),
        JAPANESE.ask_next(""),
        JAPANESE.ask_effect("声", "マス1つを指定する"),
    ]
    assert all(re.search(r"(ますか？|です。|ください。)$", text) for text in asked), asked
    assert JAPANESE.ask_next("声") == "声：どの効果を次に解決しますか？"
    rival = JAPANESE.ask_for_rival(LETO, "画策", "異なる派閥2つを選ぶ")
    assert rival == "レトに代わって選んでください（画策）：異なる派閥2つを選ぶ。"


@pytest.mark.parametrize(
    ("word", "asked"),
    [
        (Discard(1), "声：手札1枚を捨てる。どれにしますか？"),
        (Choose(Draw(1), Recruit(1)), "声：カード1枚を引くか、1部隊を召集する。どれにしますか？"),
        (Trash(must=False), "声：カード1枚を破棄してもよい。どうしますか？"),
        (Arrow(Pay(water=1), Draw(1)), "声：水1つを支払う → カード1枚を引く。どうしますか？"),
    ],
)
def test_what_may_be_refused_is_offered_and_the_rest_is_to_be_chosen(word: Word, asked: str) -> None:
    assert JAPANESE.plain(JAPANESE.ask_effect("声", JAPANESE.phrase(word))) == asked


def test_none_at_all_is_not_counted() -> None:
    no_more = Refusal(Why.ALLOWANCE, resource="troops", needed=1, held=0)
    assert JAPANESE.plain(refusal_text(JAPANESE, no_more, [])) == "今は部隊を進軍させられません。"


def test_the_log_reads_well() -> None:
    assert JAPANESE.log_round(3, "暗闘") == "第3ラウンド：紛争は〈暗闘〉"
    places = [(LETO, 0, 6), (YOU, 1, 4)]
    assert JAPANESE.log_conflict("暗闘", places) == "〈暗闘〉：レトが1位（戦力6）、あなたが2位（戦力4）"
    assert JAPANESE.log_conflict("暗闘", []) == "〈暗闘〉：報酬を得た者はいない"
    assert JAPANESE.log_winners([YOU]) == "あなたがゲームに勝利した"
    assert JAPANESE.log_winners([LETO, YOU]) == "レトとあなたが同点で勝利した"
    assert JAPANESE.signed("spice", 2) == "香料+2"
    assert JAPANESE.signed("influence:fremen", -1) == "フレーメンの影響力-1"


@pytest.mark.parametrize(
    ("reason", "first", "second", "text"),
    [
        (Reason.TURNED_UP, "hagal_wealth", 0, "レトは〈補助金〉を公開した"),
        (Reason.SWORDS, "hagal_wealth", 2, "レトは〈補助金〉で剣2本を得た"),
        (Reason.SWORDS, "hagal_wealth", 0, "レトは〈補助金〉を公開したが、剣はなかった"),
        (Reason.DEPLOYED, 3, 1, "レトは3部隊と弩級戦艦1隻を進軍させた"),
        (Reason.BOUGHT_POINT, 1, 7, "レトは7香料を勝利点1点と引き換えた"),
        (Reason.LEAST_INFLUENCE, 3, 1, "レトは、影響力が1で最も低いフレーメンを選んだ"),
        (Reason.TOOK_TILE, "flagship", 8, "レトは〈旗艦〉を8香料で獲得した"),
        (Reason.TOOK_TILE, "flagship", 0, "レトは〈旗艦〉を無償で獲得した"),
        (Reason.HELD_BACK, 5, 0, "レトは戦力で5上回っているので、進軍させない"),
        (Reason.CHURNED, "dagger", 2, "ダイスにより、帝国の列の左から2枚目の〈短剣〉を取り除いた"),
        (Reason.PLACED, 1, 4, "レトは戦力4で2位の報酬を得た"),
    ],
)
def test_a_rival_gives_its_reasons(reason: int, first: int | str, second: int, text: str) -> None:
    thing = number(first) if isinstance(first, str) else first
    assert JAPANESE.plain(reason_text(JAPANESE, (0, reason, thing, second), [LETO])) == text
