"""How Traditional Chinese reads, on components and at the table."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Thing, place_key
from kanly.engine.vocabulary import Choice, Reason, Unit, Verb, Zone
from kanly.engine.words.acquire import Manipulate
from kanly.engine.words.board import PassTurn
from kanly.engine.words.cards import Draw, Trash
from kanly.engine.words.dreadnoughts import ForceBack
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Choose, May
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.leader import ChooseSecrets
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.units import Recruit, RecruitIntoConflict
from kanly.engine.words.word import Word
from kanly.text.choices import Asked, deed_of
from kanly.text.deeds import Who
from kanly.text.forms import CARD, Form, Mood, Person
from kanly.text.interface import file_of, interface_of
from kanly.text.languages import LANGUAGES
from kanly.text.log import log_line, reason_text
from kanly.text.things import card_text, tracks_text

CHINESE = LANGUAGES["zh_hant"]
THINGS = CATALOG.things[1:]
LETO, YOU = Who("雷托"), Who("保羅", is_you=True)
PLAYERS = [LETO, YOU]
IDEOGRAPH = re.compile(r"[\u3400-\u9fff\uf900-\ufaff]")
FOREIGN = re.compile(r"[A-Za-z\u3040-\u30ff]")
NARROW = re.compile(r"[,;:?!()]")


def lines(key: str, box: str) -> list[str]:
    """The plain text of one box; a space is named with @."""
    thing = next(thing for thing in THINGS if place_key(thing) == key)
    found = [text.lines for text in card_text(CHINESE, thing) if text.key == box]
    return [CHINESE.plain(line) for line in found[0]]


def names() -> Iterator[str]:
    known = CHINESE.names
    for section in known.things.values():
        yield from section.values()
    for leader in known.leaders.values():
        yield from (leader.name, leader.short, leader.ability, leader.ring)
    for others in (known.houses, known.phases, known.difficulties):
        yield from others.values()
    yield from (label.replace("{n}", "") for label in known.labels.values())
    for term in known.terms.values():
        yield from (term.name, term.counted(2))


def texts(thing: Thing) -> Iterator[str]:
    for box in card_text(CHINESE, thing):
        yield from (CHINESE.plain(line) for line in box.lines)


def is_traditional(text: str) -> bool:
    """Simplified and Japanese forms have no place in the character set of Taiwan."""
    try:
        "".join(IDEOGRAPH.findall(text)).encode("big5")
    except UnicodeEncodeError:
        return False
    return True


def test_other_forms_of_characters_are_told_apart() -> None:
    assert is_traditional("獲得軍隊")
    assert not is_traditional("获得军队")
    assert not is_traditional("獲得戦力")


def test_names_are_in_chinese_throughout() -> None:
    assert [name for name in names() if FOREIGN.search(name) or not is_traditional(name)] == []


@pytest.mark.parametrize("thing", THINGS, ids=place_key)
def test_texts_are_in_chinese_throughout(thing: Thing) -> None:
    for text in texts(thing):
        assert not FOREIGN.search(text)
        assert not NARROW.search(text)
        assert is_traditional(text)


@pytest.mark.parametrize(
    ("key", "box", "text"),
    [
        # who acts, and whether it may be left
        ("fedaykin_death_commando", "agent", "你可以銷毀1張牌"),
        ("shai_hulud", "agent", "銷毀1張牌 → 徵兵2支"),
        ("chani", "reveal", "獲得2招募點數\n你可以將任意數量的軍隊撤退到你的軍營"),
        ("gun_thopter", "agent", "每位對手玩家失去軍營中的1支軍隊"),
        ("gun_thopter", "reveal", "獲得3個劍刃圖標\n你可以將軍營中的1支軍隊部署到衝突區域"),
        ("sardaukar_legion", "reveal", "獲得1招募點數\n你可以將軍營中至多3支軍隊部署到衝突區域"),
        ("rapid_mobilization", "turn", "你可以將軍營中任意數量的軍隊部署到衝突區域"),
        ("test_of_humanity", "agent", "每位對手玩家棄置1張手牌，或失去衝突區域中的1支軍隊"),
        ("cannon_turrets", "combat", "獲得2個劍刃圖標；每位對手玩家將1艘無畏艦撤退到自己的軍營"),
        ("crysknife", "icons", "弗瑞曼人、香料貿易"),
        ("jamis", "icons", "弗瑞曼人（滲透）"),
        ("grand_vision", "level", "3級"),
        ("hagal_conspire", "hagal_space", "共謀：獲得1點皇帝影響力並徵兵2支"),
        ("hagal_arrakeen_1p", "hagal_space", "厄拉欽恩：徵兵1支並使用其領袖的印戒"),
        ("signet_ring", "agent", "使用你領袖的印戒"),
        ("desert_ambush", "agent", "本回合每部署1支軍隊，你可以令對手玩家的1個戰鬥單位撤退到其軍營"),
        # costs
        ("duncan_idaho", "agent", "支付1水 → 徵兵1支並抽取1張牌"),
        (
            "shifting_allegiances",
            "agent",
            "失去任意1個派系的1點影響力並支付2香料 → 獲得任意1個派系的2點影響力",
        ),
        ("guild_chief_administrator", "agent", "棄置1張手牌 → 你可以銷毀1張牌"),
        ("control_the_spice", "agent", "支付1香料 → 你可以銷毀1張牌；徵兵1支"),
        ("local_fence", "agent", "支付2香料 → 獲得5太陽幣；或支付5太陽幣 → 獲得4香料"),
        (
            "princess_yuna_moritani",
            "ring",
            "支付7太陽幣 → 獲得任意1個派系的1點影響力，徵兵1支，並獲得1香料",
        ),
        ("archduke_armand_ecaz", "ring", "你可以獲得1張費用不超過3招募點數的牌（不支付其費用）"),
        ("spy_satellites", "use", "支付3香料並銷毀此板塊 → 獲得1勝利點數"),
        # conditions
        (
            "fedaykin_death_commando",
            "reveal",
            "獲得1招募點數\n若你已打出的卡牌中有另一張弗瑞曼人牌，則獲得3個劍刃圖標",
        ),
        ("smugglers_thopter", "agent", "若你擁有至少2點宇航公會影響力，則抽取2張牌"),
        ("guild_ambassador", "reveal", "若你擁有宇航公會聯盟：支付3香料 → 獲得1勝利點數"),
        ("spice_trader", "agent", "若你擁有至少2點弗瑞曼人影響力：棄置1張手牌 → 獲得2香料"),
        ("bounty_hunter", "agent", "若你的特使抵達時該位置上已有對手玩家的特使，則獲得2太陽幣"),
        (
            "strongarm",
            "turn",
            "若你本回合派遣了特使到派系的版圖位置：失去軍營中的1支軍隊或失去衝突區域中的1支軍隊 → "
            "獲得你的特使本回合所到派系的1點影響力",
        ),
        ("strategic_push", "combat", "獲得2個劍刃圖標；若你贏得此衝突，則獲得2太陽幣"),
        ("charisma", "turn", "在本輪你的揭示回合，獲得2招募點數"),
        (
            "plans_within_plans",
            "endgame",
            "若你在3個派系各有至少3點影響力，則獲得1勝利點數；或者，若你在4個派系各有至少3點影響力，則獲得2勝利點數",
        ),
        (
            "archduke_armand_ecaz",
            "ability",
            "在你的揭示回合，若你有至少2名特使位於蘭茲拉德、城市或香料貿易的版圖位置，則你可以銷毀1張你已打出的卡牌",
        ),
        # counting
        ("liet_kynes", "reveal", "你已打出的卡牌中每有1張弗瑞曼人牌（包括此牌），獲得2招募點數"),
        ("full_scale_assault", "reveal", "獲得2招募點數\n衝突區域中每有1艘你的無畏艦，獲得3個劍刃圖標"),
        ("artillery", "reveal", "本回合每揭示1張讓你獲得劍刃圖標的牌，獲得1個劍刃圖標"),
        (
            "imperial_bashar",
            "reveal",
            "獲得1招募點數與2個劍刃圖標\n本回合每揭示1張讓你獲得劍刃圖標的其他牌，獲得1個劍刃圖標",
        ),
        ("spy_satellites", "endgame", "你每有1個派系的影響力不超過1點，獲得1勝利點數"),
        ("@interstellar_shipping", "space", "你可以推進或召回你的運輸艦，至多2次"),
        (
            "@secrets",
            "space",
            "獲得1點貝尼·潔瑟睿德女修會影響力\n抽取1張密謀牌\n"
            "從每位持有至少4張密謀牌的對手玩家手中各隨機拿取1張密謀牌",
        ),
        # alternatives
        ("machinations", "first", "選擇2個不同的派系，各獲得1點影響力"),
        ("poison_snooper", "turn", "若你的牌庫中還有牌：查看你牌庫頂的1張牌；抽取或銷毀該牌"),
        ("trade_monopoly", "third", "抽取1張密謀牌，或獲得1水"),
        ("battle_for_arrakeen", "second", "以下任選2項：抽取1張密謀牌；獲得2香料；獲得3太陽幣"),
        ("master_tactician", "combat", "獲得3個劍刃圖標；或將至多3支軍隊撤退到你的軍營"),
        ("firm_grip", "agent", "支付2太陽幣 → 獲得宇航公會、貝尼·潔瑟睿德女修會或弗瑞曼人的1點影響力"),
        (
            "@tech_negotiation",
            "space",
            "你可以少支付1香料獲得1塊技術板塊，或從個人供應區派1支軍隊到伊克斯擔任中間人",
        ),
        (
            "appropriate",
            "agent",
            "若你擁有至少2點皇帝影響力，則你可以支付費用（全用香料或全用太陽幣）獲得1塊技術板塊",
        ),
        # the Agent that the card sends, or the next one
        ("infiltrate", "turn", "你本回合派遣的下一名特使不受對手玩家的特使阻擋"),
        ("carryall", "agent", "此特使採收香料時，版圖位置所印的香料加倍，額外香料不加倍"),
        ("power_play", "agent", "在此特使所到的派系獲得2點影響力（而非1點）\n銷毀此牌"),
        (
            "the_voice",
            "agent",
            "指定1個版圖位置：直到你的下個回合開始為止，對手玩家不能派遣特使到該處",
        ),
        # names within sentences
        ("guild_bankers", "reveal", "本回合「香料永留存」的費用減少3招募點數"),
        ("guild_accord", "agent", "「遠航艦」的費用減少2香料"),
        ("@foldspace", "space", "獲得1點宇航公會影響力\n獲得1張「摺疊空間」"),
        # Leaders, tiles, spaces
        ("paul_atreides", "ability", "你可以隨時查看你牌庫頂的1張牌"),
        ("helena_richese", "ability", "在蘭茲拉德與城市的版圖位置，對手玩家的特使不會阻擋你"),
        ("countess_ariana_thorvald", "ability", "每當你採收香料，少獲得1香料並抽取1張牌"),
        (
            "troop_transports",
            "always",
            "每當你的運輸艦帶來軍隊，多徵兵1支；非戰鬥階段時，其中任意數量可以直接部署到衝突區域",
        ),
        ("chaumurky", "always", "遊戲結束時若勝利點數平手，由你獲勝"),
        ("@arrakeen", "control", "每當有特使被派遣到此處，控制此地點的玩家獲得1太陽幣"),
        ("@hagga_basin", "space", "採收2香料及此處的所有額外香料"),
        ("hagal_wealth", "swords", "3個劍刃圖標"),
        ("hagal_carthag", "swords", "無"),
        ("@sietch_tabr", "requirement", "你須擁有至少2點弗瑞曼人影響力"),
        ("siege_of_arrakeen", "location", "爭奪厄拉欽恩"),
        ("duke_leto_atreides", "ability", "派遣特使到蘭茲拉德的版圖位置時，少支付1太陽幣"),
        (
            "duke_leto_atreides",
            "ring",
            "支付1香料 → 選擇1個你的影響力低於至少1位對手玩家的派系，獲得該派系的1點影響力",
        ),
        (
            "tessia_vernius",
            "ring",
            "失去任意1個派系的1點影響力 → "
            "選擇1個影響力記錄條上仍有你的探測器標記的派系，獲得該派系的1點影響力",
        ),
        (
            "ilesa_ecaz",
            "ability",
            "每輪開始時，將1張手牌面朝下放在一旁，在該輪你的第二個回合開始時展示並拿回手中；"
            "若你在該回合用此牌派遣特使，則獲得1太陽幣，但此牌只有1個特使圖標時改為獲得1香料",
        ),
        (
            "gurney_halleck",
            "reveal",
            "獲得2招募點數\n支付3太陽幣 → 徵兵2支，其中任意數量可以直接部署到衝突區域",
        ),
        ("princess_yuna_moritani", "start", "遊戲開始時，你沒有水"),
        (
            "hagal_smuggling_or_interstellar_shipping",
            "hagal_space",
            "若擁有至多1點宇航公會影響力，則前往走私：推進或召回其運輸艦\n"
            "若擁有至少2點宇航公會影響力，則前往星際運輸：推進或召回其運輸艦，共2次",
        ),
    ],
)
def test_components_read_well(key: str, box: str, text: str) -> None:
    assert "\n".join(lines(key, box)) == text


def test_whoever_recruits_is_told_how_many_troops_not_how_often() -> None:
    for thing in THINGS:
        for text in texts(thing):
            assert not re.search("徵兵[0-9]+(?!支)", text), text
    assert CHINESE.plain(CHINESE.phrase(Recruit(2))) == "徵兵2支"
    assert CHINESE.plain(CHINESE.phrase(RecruitIntoConflict(2))) == "將個人供應區的2支軍隊部署到衝突區域"


def test_abilities_are_named_beside_their_label() -> None:
    boxes = card_text(CHINESE, CATALOG.things[number("paul_atreides")])
    assert [box.label for box in boxes] == ["能力「預知」", "印戒「自律」"]


def test_tracks_read_well() -> None:
    shipping = [CHINESE.plain(line) for line in tracks_text(CHINESE)[1].lines]
    assert shipping == [
        "獲得5太陽幣，而每位對手玩家獲得1太陽幣；或獲得2香料",
        "徵兵2支並獲得任意1個派系的1點影響力",
        "你可以少支付2香料獲得1塊技術板塊",
    ]


@pytest.mark.parametrize(
    ("form", "text"),
    [
        (Form(), "抽取2張牌"),
        (Form(mood=Mood.MAY), "你可以抽取2張牌"),
        (Form(Person.OTHER, Mood.MAY), "可以抽取2張牌"),
        (Form(mood=Mood.BARE), "抽取2張牌"),
        (Form(Person.RIVAL).optional(), "抽取2張牌"),
    ],
)
def test_forms_of_a_clause(form: Form, text: str) -> None:
    assert CHINESE.phrase(Draw(2), form) == text


# --- the log and the buttons


def number(key: str) -> int:
    return CATALOG.number[key]


def told(choice: Choice, who: Who = LETO, word: Word | None = None, hidden: bool = False) -> str:
    return CHINESE.plain(log_line(CHINESE, PLAYERS.index(who), choice, word, PLAYERS, hidden=hidden))


SPICE = CATALOG.effect_number["spice"]
SEND = (Verb.SEND, number("dagger"), CATALOG.space_index["mentat"])
PAID = Arrow(Pay(water=1), Draw(1))


@pytest.mark.parametrize(
    ("choice", "word", "text"),
    [
        (SEND, None, "打出「匕首」，派遣特使到「晶算師」"),
        ((Verb.REVEAL, 0, 0), None, "揭示手牌"),
        ((Verb.TRASH, number("dagger"), Zone.IN_PLAY), Trash(), "銷毀已打出的卡牌中的「匕首」"),
        ((Verb.DISCARD, number("dagger"), number("scout")), None, "棄置「匕首」與「斥候」"),
        ((Verb.DEPLOY, 2, 1), None, "部署2支軍隊與1艘無畏艦"),
        ((Verb.PLAY, number("ambush"), 0), None, "打出「伏擊」：獲得4個劍刃圖標"),
        (
            (Verb.PLAY, number("diversion"), 0),
            None,
            "打出「聲東擊西」：若本回合已部署至少4個戰鬥單位，則推進或召回自己的運輸艦",
        ),
        (
            (Verb.PLAY, number("poison_snooper"), 0),
            None,
            "打出「毒物探測器」：若自己的牌庫中還有牌：查看自己牌庫頂的1張牌；抽取或銷毀該牌",
        ),
        (
            (Verb.PLAY, number("infiltrate"), 0),
            None,
            "打出「潛入」：自己本回合派遣的下一名特使不受對手玩家的特使阻擋",
        ),
        ((Verb.PAY, 0, 0), PAID, "選擇執行：支付1水 → 抽取1張牌"),
        ((Verb.CHOOSE, SPICE, 0), Choose(Draw(1), Gain(spice=2)), "選擇獲得2香料"),
        ((Verb.FORCE_BACK, 1, Unit.DREADNOUGHT), May(ForceBack()), "令你的1艘無畏艦撤退"),
        ((Verb.SET_ROW_CARD_ASIDE, number("dagger"), 0), Manipulate(), "將「匕首」放在一旁"),
        ((Verb.RECALL_FREIGHTER, 0, 0), None, "召回自己的運輸艦，並獲得獎勵"),
        ((Verb.ACQUIRE_TECH, number("flagship"), 2), None, "以6香料與2個中間人獲得「旗艦」"),
        ((Verb.PASS, 0, 0), None, "跳過"),
    ],
)
def test_the_log_tells_deeds(choice: Choice, word: Word | None, text: str) -> None:
    assert told(choice, word=word) == f"雷托{text}"
    assert told(choice, YOU, word) == f"你{text}"


def test_the_log_keeps_secrets() -> None:
    card = number("ambush")
    assert told((Verb.BURY, card, 0), hidden=True) == "雷托將1張密謀牌放到密謀牌牌庫底"
    assert told((Verb.BURY, card, 0), YOU) == "你將「伏擊」放到密謀牌牌庫底"
    assert told((Verb.KEEP_INTRIGUE, card, 0), word=KeepIntrigue(), hidden=True) == "雷托保留2張密謀牌中的1張"
    assert told((Verb.CHOOSE_SECRETLY, 0, 3), word=ChooseSecrets(), hidden=True) == "雷托祕密選擇2個派系"
    assert told((Verb.CHOOSE_SECRETLY, 0, 3), YOU, ChooseSecrets()) == "你選擇皇帝與弗瑞曼人"


@pytest.mark.parametrize(
    ("word", "button", "text"),
    [
        (May(PassTurn()), "就此結束你的回合", "就此結束自己的回合"),
        (Arrow(Pay(spice=1), Freighter()), "你可以推進或召回你的運輸艦", "可以推進或召回自己的運輸艦"),
    ],
)
def test_you_are_never_somebody_else_in_the_log(word: Word, button: str, text: str) -> None:
    asked = Asked(word, PLAYERS)
    assert button in CHINESE.plain(CHINESE.deed(deed_of((Verb.PAY, 0, 0), asked), CARD))
    for who in PLAYERS:
        line = told((Verb.PAY, 0, 0), who, word)
        assert text in line
        assert "你" not in line.removeprefix("你")


def test_the_log_tells_how_things_end() -> None:
    assert CHINESE.log_round(3, "遭遇戰") == "第3輪：衝突牌是「遭遇戰」"
    places = [(LETO, 0, 6), (YOU, 1, 4)]
    assert CHINESE.log_conflict("遭遇戰", places) == "「遭遇戰」：雷托第一名（戰力6），你第二名（戰力4）"
    assert CHINESE.log_conflict("遭遇戰", []) == "「遭遇戰」：無人獲得獎勵"
    assert CHINESE.log_winners([YOU]) == "你贏得遊戲"
    assert CHINESE.log_winners([LETO, YOU]) == "雷托與你共享勝利"


def test_questions_name_their_source() -> None:
    assert CHINESE.ask_next("「野獸」格洛蘇·拉班") == "接下來結算「『野獸』格洛蘇·拉班」的哪個效果？"
    assert CHINESE.ask_combat() == "戰鬥階段：打出戰鬥密謀牌，或跳過。"
    assert CHINESE.ask_endgame() == "遊戲結束階段：可打出密謀牌，或跳過。"
    assert CHINESE.ask_effect("旗艦", "抽取1張牌") == "旗艦：抽取1張牌。"
    asked = CHINESE.ask_for_rival(LETO, "遭遇戰", "獲得任意1個派系的1點影響力")
    assert asked == "由你代雷托決定（遭遇戰）：雷托獲得任意1個派系的1點影響力。"


@pytest.mark.parametrize(
    ("reason", "first", "second", "text"),
    [
        (Reason.TURNED_UP, "hagal_wealth", 0, "雷托翻開「財富」"),
        (Reason.OCCUPIED, 0, CATALOG.space_index["wealth"], "「財富」已被佔據，因此再翻開1張牌"),
        (Reason.SILENCED, 0, CATALOG.space_index["wealth"], "「魅音」讓雷托無法前往「財富」"),
        (Reason.LITTLE_INFLUENCE, "hagal_wealth", 0, "雷托的宇航公會影響力不足，不能使用「財富」"),
        (Reason.DEPLOYED, 3, 1, "雷托部署3支軍隊與1艘無畏艦"),
        (Reason.HELD_BACK, 5, 0, "雷托的戰力領先5點，因此不部署"),
        (Reason.SWORDS, "hagal_heighliner", 6, "雷托從「遠航艦」獲得6個劍刃圖標"),
        (Reason.SWORDS, "hagal_heighliner", 0, "雷托翻開「遠航艦」，沒有獲得劍刃圖標"),
        (Reason.LEAST_INFLUENCE, 3, 1, "雷托選擇影響力最低的派系：弗瑞曼人（1點影響力）"),
        (Reason.BOUGHT_POINT, 6, 3, "雷托以3張密謀牌換取1勝利點數"),
        (Reason.TOOK_TILE, "flagship", 8, "雷托以8香料獲得「旗艦」"),
        (Reason.TOOK_TILE, "flagship", 0, "雷托免費獲得「旗艦」"),
        (Reason.PLACED, 0, 7, "雷托獲得第一名（戰力7）"),
    ],
)
def test_a_rival_gives_its_reasons(reason: int, first: int | str, second: int, text: str) -> None:
    thing = number(first) if isinstance(first, str) else first
    assert CHINESE.plain(reason_text(CHINESE, (0, reason, thing, second), PLAYERS)) == text


# --- the interface


def test_the_interface_is_written_like_the_rest() -> None:
    """Whole-width punctuation but for keys to press, and one form of a character that has two."""
    text = re.sub(r"#.*|\{[^{}]*\}", "", file_of(CHINESE.tag))
    assert is_traditional(text)
    assert not re.search("[,;:!()]", text)
    assert "秘" not in text


def test_conflicts_have_the_levels_of_the_rulebook() -> None:
    say = interface_of(CHINESE.tag)
    assert say("level", level="I", left=9) == "1級衝突牌，牌庫還有9張"
    assert say("level", level="III", left=0) == "3級衝突牌，牌庫還有0張"
