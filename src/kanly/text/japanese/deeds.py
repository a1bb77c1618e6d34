"""Choices in Japanese: what a button says, and how the log tells it."""

from __future__ import annotations

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Space
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
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import faction, influence, influence_lost, token
from kanly.text.japanese import parts
from kanly.text.japanese.parts import Verb, card_name, listed, name_of, not_doing, space_name
from kanly.text.word_language import WordLanguage

ZONES = {Zone.HAND: "手札", Zone.DISCARD: "捨て札", Zone.IN_PLAY: "プレイ済み"}
NOTHING_DONE: dict[type[Word], tuple[str, Verb]] = {
    Trash: ("何も", not_doing("破棄し")),
    TrashInPlay: ("何も", not_doing("破棄し")),
    AcquireTech: ("技術タイルを", not_doing("獲得し")),
    Freighter: ("輸送艦を", not_doing("動かさ")),
    ForceBack: ("これ以上", not_doing("撤退させ")),
    SwapIntrigues: ("これ以上策謀の山の一番下に", not_doing("置か")),
    Choose: ("どれも", not_doing("選ば")),
}
NOT_DEPLOY = not_doing("進軍させ")
NOT_RETREAT = not_doing("撤退させ")
NOT_USE = not_doing("使わ")
ACCEPT = parts.godan("応", "じる", "じ", "じた")
DECLINE = parts.godan("断", "る", "り", "った")
TRADE = parts.ichidan("引き換え")


class JapaneseDeeds(WordLanguage, DeedLanguage):
    def bare(self, word: Word) -> str:
        return self.phrase(word, Form(mood=Mood.BARE))

    def card(self, number: int, hidden: str = "") -> str:
        """Quoted; what is hidden from the reader is only called what it is."""
        return card_name(self.names.number(number)) if number else hidden

    def printed_on(self, number: int) -> str:
        name = self.names.number(number)
        return space_name(name) if isinstance(CATALOG.things[number], Space) else card_name(name)

    def space(self, index: int) -> str:
        return space_name(self.names.space(index))

    def deed_send(self, deed: deeds.Send, form: Form) -> str:
        return f"{self.card(deed.card)}で{self.space(deed.space)}に代行者を{parts.SEND(form)}"

    def deed_reveal(self, deed: deeds.Reveal, form: Form) -> str:
        turn = "" if form.mood is Mood.TOLD else "（説得力の行使）"
        return f"手札を{parts.REVEAL(form)}{turn}"

    def deed_resolve(self, deed: deeds.Resolve, form: Form) -> str:
        source = f"{self.printed_on(deed.source)}の" if deed.source else ""
        return f"{source}効果を{parts.RESOLVE(form)}：{self.phrase(deed.word)}"

    def deed_play(self, deed: deeds.Play, form: Form) -> str:
        mode = CATALOG.intrigues[deed.card].modes[deed.mode]
        return f"{self.card(deed.card)}を{parts.PLAY(form)}：{mode_text(self, mode)}"

    def deed_deploy(self, deed: deeds.Deploy, form: Form) -> str:
        if not deed.troops and not deed.dreadnoughts:
            return f"何も{NOT_DEPLOY(form)}"
        return f"{parts.units(deed.troops, deed.dreadnoughts)}を{parts.DEPLOY(form)}"

    def deed_withdraw(self, deed: deeds.Withdraw, form: Form) -> str:
        if not deed.troops and not deed.dreadnoughts:
            return f"何も{NOT_RETREAT(form)}"
        return f"{parts.units(deed.troops, deed.dreadnoughts)}を{parts.RETREAT(form)}"

    def deed_deploy_recruits(self, deed: deeds.DeployRecruits, form: Form) -> str:
        if not deed.troops:
            return f"召集した部隊を駐屯地に{parts.KEEP(form)}"
        return f"召集した部隊のうち{token('troop', deed.troops)}をそのまま戦場へ{parts.DEPLOY(form)}"

    def deed_acquire(self, deed: deeds.Acquire, form: Form) -> str:
        aside = "脇に置いた" if deed.aside else ""
        price = "" if deed.price is None else f"{token('persuasion', deed.price)}で"
        acquired = f"{aside}{self.card(deed.card)}を{price}"
        if deed.on_top:
            return f"{acquired}獲得し、山の上に{parts.PUT(form)}"
        return f"{acquired}{parts.ACQUIRE(form)}"

    def deed_end_turn(self, deed: deeds.EndTurn, form: Form) -> str:
        return f"手番を{parts.END(form)}"

    def deed_done(self, deed: deeds.Done, form: Form) -> str:
        return f"残りの効果を{NOT_USE(form)}" if deed.leaves else f"先に{GO_ON(form)}"

    def deed_pass(self, deed: deeds.Pass, form: Form) -> str:
        return PASS(form)

    def deed_accept(self, deed: deeds.Accept, form: Form) -> str:
        if form.mood is Mood.TOLD:
            return self.chosen(self.bare(deed.word), form) if deed.word else ACCEPT(form)
        return f"はい：{self.bare(deed.word)}" if deed.word else "はい"

    def deed_decline(self, deed: deeds.Decline, form: Form) -> str:
        if deed.word is not None and type(deed.word) in NOTHING_DONE:
            rest, verb = NOTHING_DONE[type(deed.word)]
            return f"{rest}{verb(form)}"
        return DECLINE(form) if form.mood is Mood.TOLD else "いいえ"

    def deed_choose_faction(self, deed: deeds.ChooseFaction, form: Form) -> str:
        return f"{influence(deed.faction, deed.amount)}を{parts.GAIN(form)}"

    def deed_give_up_influence(self, deed: deeds.GiveUpInfluence, form: Form) -> str:
        return f"{influence_lost(deed.faction)}を{parts.LOSE(form)}"

    def deed_choose_factions(self, deed: deeds.ChooseFactions, form: Form) -> str:
        both = listed([influence(deed.one, 1), influence(deed.other, 1)])
        return f"{both}を{parts.GAIN(form)}"

    def deed_choose_secret_factions(self, deed: deeds.ChooseSecretFactions, form: Form) -> str:
        if not deed.factions:
            return f"派閥2つを秘密裏に{parts.CHOOSE(form)}"
        return f"{listed([faction(each) for each in deed.factions])}を{parts.CHOOSE(form)}"

    def deed_discard_cards(self, deed: deeds.DiscardCards, form: Form) -> str:
        one, *other = [self.card(each) for each in deed.cards]
        cards = f"{one}2枚" if other == [one] else listed([one, *other])
        return f"{cards}を{parts.DISCARD(form)}"

    def deed_trash_card(self, deed: deeds.TrashCard, form: Form) -> str:
        return f"{ZONES[deed.zone]}の{self.card(deed.card)}を{parts.TRASH(form)}"

    def deed_take_into_hand(self, deed: deeds.TakeIntoHand, form: Form) -> str:
        return f"捨て札の{self.card(deed.card)}を手札に{parts.ADD(form)}"

    def deed_set_row_card_aside(self, deed: deeds.SetRowCardAside, form: Form) -> str:
        return f"帝国の列の{self.card(deed.card)}を脇に{parts.PUT(form)}"

    def deed_keep_intrigue_card(self, deed: deeds.KeepIntrigueCard, form: Form) -> str:
        return f"{self.card(deed.card, '策謀カード2枚のうち1枚')}を手元に{parts.KEEP(form)}"

    def deed_bury_intrigue_card(self, deed: deeds.BuryIntrigueCard, form: Form) -> str:
        return f"{self.card(deed.card, '策謀カード1枚')}を策謀の山の一番下に{parts.PUT(form)}"

    def deed_set_card_aside(self, deed: deeds.SetCardAside, form: Form) -> str:
        return f"{self.card(deed.card, '手札1枚')}を裏向きにして脇に{parts.PUT(form)}"

    def deed_block_space(self, deed: deeds.BlockSpace, form: Form) -> str:
        return f"他のプレイヤーに対して{self.space(deed.space)}を{parts.CLOSE(form)}"

    def deed_place_dreadnought_on(self, deed: deeds.PlaceDreadnoughtOn, form: Form) -> str:
        return f"{token('dreadnought', 1)}を{self.space(deed.space)}の旗に{parts.PUT(form)}"

    def deed_detonate(self, deed: deeds.Detonate, form: Form) -> str:
        traded = f"{token('dreadnought', 1)}を{token('victory_point', 1)}と"
        return f"{self.card(deed.tile)}で{traded}{TRADE(form)}"

    def deed_use_tile(self, deed: deeds.UseTile, form: Form) -> str:
        effect = use_text(self, CATALOG.tiles[deed.tile])
        return f"{self.card(deed.tile)}を{parts.USE(form)}：{effect}"

    def deed_buy_tile(self, deed: deeds.BuyTile, form: Form) -> str:
        price = [token("solari" if deed.in_solari else "spice", deed.price)] if deed.price else []
        helpers = [token("negotiator", deed.negotiators)] if deed.negotiators else []
        payment = listed([*price, *helpers]) or "無償"
        return f"{self.card(deed.tile)}を{payment}で{parts.ACQUIRE(form)}"

    def deed_force_back_unit(self, deed: deeds.ForceBackUnit, form: Form) -> str:
        unit = token("dreadnought" if deed.dreadnought else "troop", 1)
        return f"{name_of(deed.player)}の{unit}を{parts.RETREAT(form)}"

    def deed_hand_alliance_to(self, deed: deeds.HandAllianceTo, form: Form) -> str:
        return f"{faction(deed.faction)}との同盟を{name_of(deed.player)}に{parts.HAND_OVER(form)}"

    def deed_choose_player(self, deed: deeds.ChoosePlayer, form: Form) -> str:
        if deed.word is None or form.mood is Mood.TOLD:
            return f"{name_of(deed.player)}を{parts.CHOOSE(form)}"
        return f"{name_of(deed.player)}は{self.phrase(deed.word, Form(Person.OTHER))}"

    def deed_choose_effect(self, deed: deeds.ChooseEffect, form: Form) -> str:
        return self.chosen(self.bare(deed.word), form)

    def deed_choose_for_top(self, deed: deeds.ChooseForTop, form: Form) -> str:
        verb = parts.DRAW if isinstance(deed.word, DrawTop) else parts.TRASH
        return f"{self.card(deed.card)}を{verb(form)}"

    def deed_choose_effects(self, deed: deeds.ChooseEffects, form: Form) -> str:
        first = self.phrase(deed.one, Form(mood=Mood.BARE, more=True))
        return self.chosen(f"{first}、{self.bare(deed.other)}", form)

    def chosen(self, effect: str, form: Form) -> str:
        return f"「{effect}」を{parts.CHOOSE(form)}" if form.mood is Mood.TOLD else effect

    def deed_sell_spice(self, deed: deeds.SellSpice, form: Form) -> str:
        gained = self.phrase(deed.gained, form)
        return f"{token('spice', deed.spice)}を{parts.SELL(form.followed(True))}、{gained}"

    def deed_send_agent_from_leader(self, deed: deeds.SendAgentFromLeader, form: Form) -> str:
        return f"指揮官ボードの代行者を{parts.SEND(form)}"

    def deed_move_agent(self, deed: deeds.MoveAgent, form: Form) -> str:
        return f"{self.space(deed.space)}の代行者を{parts.MOVE(form)}"

    def deed_call_agent_back(self, deed: deeds.CallAgentBack, form: Form) -> str:
        return f"{self.space(deed.space)}の代行者を{parts.RECALL(form)}"

    def deed_advance_freighter(self, deed: deeds.AdvanceFreighter, form: Form) -> str:
        return f"{token('freighter')}を{parts.ADVANCE(form)}"

    def deed_recall_freighter(self, deed: deeds.RecallFreighter, form: Form) -> str:
        return f"{token('freighter')}を帰港させて輸送報酬を{parts.RECEIVE(form)}"


PASS = parts.suru("パス")
GO_ON = parts.godan("進", "む", "み", "んだ")
