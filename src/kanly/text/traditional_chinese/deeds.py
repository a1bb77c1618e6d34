"""Choices in Traditional Chinese: what a button says, and how the log tells it."""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Zone
from kanly.engine.words.cards import DrawTop, Trash, TrashInPlay
from kanly.engine.words.dreadnoughts import ForceBack
from kanly.engine.words.grammar import Choose
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.tech import AcquireTech, SwapIntrigues
from kanly.engine.words.word import Word
from kanly.text import deeds
from kanly.text.clauses import mode_text, use_text
from kanly.text.deed_language import DeedLanguage
from kanly.text.deeds import Who
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import faction, influence, influence_lost, token
from kanly.text.traditional_chinese.named import ChineseNamed
from kanly.text.traditional_chinese.parts import in_turn, listed, my, units

ZONES = {Zone.HAND: "手牌", Zone.DISCARD: "棄牌堆", Zone.IN_PLAY: "已打出的卡牌"}
NOTHING_DONE: dict[type[Word], str] = {
    Trash: "不銷毀任何牌",
    TrashInPlay: "不銷毀任何牌",
    AcquireTech: "不獲得技術板塊",
    Freighter: "不移動運輸艦",
    ForceBack: "不再令戰鬥單位撤退",
    SwapIntrigues: "不再放回密謀牌",
    Choose: "都不選擇",
}
# In the log of others 你 would be the reader.
NOBODY_IS_YOU = Form(Person.OTHER, Mood.BARE)


def as_printed(form: Form) -> Form:
    """For what a card or tile says, told or offered."""
    return NOBODY_IS_YOU if form.mood is Mood.TOLD else form


def name_of(who: Who) -> str:
    return "你" if who.is_you else who.name


class ChineseDeeds(ChineseNamed, DeedLanguage):
    def bare(self, word: Word) -> str:
        return self.phrase(word, Form(mood=Mood.BARE))

    def effect(self, word: Word, form: Form) -> str:
        return self.phrase(word, NOBODY_IS_YOU) if form.mood is Mood.TOLD else self.bare(word)

    def deed_send(self, deed: deeds.Send, form: Form) -> str:
        return f"打出{self.thing(deed.card)}，派遣特使到{self.place(deed.space)}"

    def deed_reveal(self, deed: deeds.Reveal, form: Form) -> str:
        return "揭示手牌"

    def deed_resolve(self, deed: deeds.Resolve, form: Form) -> str:
        source = self.thing(deed.source) if deed.source else ""
        return f"結算{source}：{self.phrase(deed.word)}"

    def deed_play(self, deed: deeds.Play, form: Form) -> str:
        mode = CATALOG.intrigues[deed.card].modes[deed.mode]
        return f"打出{self.thing(deed.card)}：{mode_text(self, mode, as_printed(form))}"

    def deed_deploy(self, deed: deeds.Deploy, form: Form) -> str:
        return moved("部署", deed.troops, deed.dreadnoughts)

    def deed_withdraw(self, deed: deeds.Withdraw, form: Form) -> str:
        return moved("撤退", deed.troops, deed.dreadnoughts)

    def deed_deploy_recruits(self, deed: deeds.DeployRecruits, form: Form) -> str:
        if not deed.troops:
            return "將徵兵獲得的軍隊留在軍營"
        return f"將徵兵獲得的{token('troop', deed.troops)}直接部署到衝突區域"

    def deed_acquire(self, deed: deeds.Acquire, form: Form) -> str:
        price = "" if deed.price is None else f"以{token('persuasion', deed.price)}"
        aside = "先前放在一旁的" if deed.aside else ""
        where = "，並放到牌庫頂" if deed.on_top else ""
        return f"{price}獲得{aside}{self.thing(deed.card)}{where}"

    def deed_end_turn(self, deed: deeds.EndTurn, form: Form) -> str:
        return "結束回合"

    def deed_done(self, deed: deeds.Done, form: Form) -> str:
        return "放棄其餘效果" if deed.leaves else "繼續"

    def deed_pass(self, deed: deeds.Pass, form: Form) -> str:
        return "跳過"

    def deed_accept(self, deed: deeds.Accept, form: Form) -> str:
        answer = "選擇執行" if form.mood is Mood.TOLD else "執行"
        return f"{answer}：{self.effect(deed.word, form)}" if deed.word else answer

    def deed_decline(self, deed: deeds.Decline, form: Form) -> str:
        if deed.word is not None and type(deed.word) in NOTHING_DONE:
            return NOTHING_DONE[type(deed.word)]
        return "選擇不執行" if form.mood is Mood.TOLD else "不執行"

    def deed_choose_faction(self, deed: deeds.ChooseFaction, form: Form) -> str:
        return f"獲得{influence(deed.faction, deed.amount)}"

    def deed_give_up_influence(self, deed: deeds.GiveUpInfluence, form: Form) -> str:
        return f"失去{influence_lost(deed.faction)}"

    def deed_choose_factions(self, deed: deeds.ChooseFactions, form: Form) -> str:
        return f"在{faction(deed.one)}與{faction(deed.other)}各獲得{token('influence', 1)}"

    def deed_choose_secret_factions(self, deed: deeds.ChooseSecretFactions, form: Form) -> str:
        if not deed.factions:
            return "祕密選擇2個派系"
        return f"選擇{listed([faction(each) for each in deed.factions])}"

    def deed_discard_cards(self, deed: deeds.DiscardCards, form: Form) -> str:
        return f"棄置{listed([self.thing(card) for card in deed.cards])}"

    def deed_trash_card(self, deed: deeds.TrashCard, form: Form) -> str:
        return f"銷毀{ZONES[deed.zone]}中的{self.thing(deed.card)}"

    def deed_take_into_hand(self, deed: deeds.TakeIntoHand, form: Form) -> str:
        return f"將棄牌堆中的{self.thing(deed.card)}加入手牌"

    def deed_set_row_card_aside(self, deed: deeds.SetRowCardAside, form: Form) -> str:
        return f"將{self.thing(deed.card)}放在一旁"

    def deed_keep_intrigue_card(self, deed: deeds.KeepIntrigueCard, form: Form) -> str:
        return f"保留{self.thing(deed.card) if deed.card else '2張密謀牌中的1張'}"

    def deed_bury_intrigue_card(self, deed: deeds.BuryIntrigueCard, form: Form) -> str:
        return f"將{self.thing(deed.card) if deed.card else '1張密謀牌'}放到密謀牌牌庫底"

    def deed_set_card_aside(self, deed: deeds.SetCardAside, form: Form) -> str:
        return f"將{self.thing(deed.card) if deed.card else '1張手牌'}面朝下放在一旁"

    def deed_block_space(self, deed: deeds.BlockSpace, form: Form) -> str:
        return f"封鎖{self.place(deed.space)}，不讓對手玩家前往"

    def deed_place_dreadnought_on(self, deed: deeds.PlaceDreadnoughtOn, form: Form) -> str:
        return f"將{token('dreadnought', 1)}移到{self.place(deed.space)}的旗幟位置"

    def deed_detonate(self, deed: deeds.Detonate, form: Form) -> str:
        traded = f"以{token('dreadnought', 1)}換取{token('victory_point', 1)}"
        return f"使用{self.thing(deed.tile)}，{traded}"

    def deed_use_tile(self, deed: deeds.UseTile, form: Form) -> str:
        used = use_text(self, CATALOG.tiles[deed.tile], as_printed(form))
        return f"使用{self.thing(deed.tile)}：{used}"

    def deed_buy_tile(self, deed: deeds.BuyTile, form: Form) -> str:
        price = [token("solari" if deed.in_solari else "spice", deed.price)] if deed.price else []
        helpers = [token("negotiator", deed.negotiators)] if deed.negotiators else []
        payment = f"以{listed([*price, *helpers])}" if price or helpers else "免費"
        return f"{payment}獲得{self.thing(deed.tile)}"

    def deed_force_back_unit(self, deed: deeds.ForceBackUnit, form: Form) -> str:
        unit = token("dreadnought" if deed.dreadnought else "troop", 1)
        return f"令{name_of(deed.player)}的{unit}撤退"

    def deed_hand_alliance_to(self, deed: deeds.HandAllianceTo, form: Form) -> str:
        return f"將{faction(deed.faction)}聯盟交給{name_of(deed.player)}"

    def deed_choose_player(self, deed: deeds.ChoosePlayer, form: Form) -> str:
        if deed.word is None or form.mood is Mood.TOLD:
            return f"選擇{name_of(deed.player)}"
        return f"使{deed.player.name}{self.phrase(deed.word, Form(Person.OTHER))}"

    def deed_choose_effect(self, deed: deeds.ChooseEffect, form: Form) -> str:
        effect = self.effect(deed.word, form)
        return f"選擇{effect}" if form.mood is Mood.TOLD else effect

    def deed_choose_for_top(self, deed: deeds.ChooseForTop, form: Form) -> str:
        verb = "抽取" if isinstance(deed.word, DrawTop) else "銷毀"
        return f"{verb}{self.thing(deed.card)}"

    def deed_choose_effects(self, deed: deeds.ChooseEffects, form: Form) -> str:
        effects = in_turn([self.effect(deed.one, form), self.effect(deed.other, form)])
        return f"選擇{effects}" if form.mood is Mood.TOLD else effects

    def deed_sell_spice(self, deed: deeds.SellSpice, form: Form) -> str:
        return f"販售{token('spice', deed.spice)}：{self.effect(deed.gained, form)}"

    def deed_send_agent_from_leader(self, deed: deeds.SendAgentFromLeader, form: Form) -> str:
        return "派遣領袖牌上的特使"

    def deed_move_agent(self, deed: deeds.MoveAgent, form: Form) -> str:
        return f"移動在{self.place(deed.space)}的特使"

    def deed_call_agent_back(self, deed: deeds.CallAgentBack, form: Form) -> str:
        return f"召回在{self.place(deed.space)}的特使"

    def deed_advance_freighter(self, deed: deeds.AdvanceFreighter, form: Form) -> str:
        return f"推進{my(form)}{token('freighter')}"

    def deed_recall_freighter(self, deed: deeds.RecallFreighter, form: Form) -> str:
        return f"召回{my(form)}{token('freighter')}，並獲得獎勵"


def moved(verb: str, troops: int, dreadnoughts: int) -> str:
    return f"{verb}{units(troops, dreadnoughts)}" if troops or dreadnoughts else f"不{verb}"
