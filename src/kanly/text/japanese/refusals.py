"""Why a choice is not legal, in Japanese."""

from __future__ import annotations

from kanly.engine.printed import Space, Thing
from kanly.text.glossary import influence, token
from kanly.text.japanese.parts import card_name, listed, name_of, space_name
from kanly.text.refusal_language import AMOUNTS, RefusalLanguage, Refused, counted
from kanly.text.word_language import WordLanguage

WINDOWS = {
    "turn_open": "自分の手番の最初",
    "turn": "自分の手番中",
    "combat": "戦闘中",
    "won": "紛争に勝利した時",
    "endgame": "終盤",
}
PLACES = {
    "cards_in_hand": "手札に",
    "cards_in_play": "プレイ済みの",
    "cards_in_deck": "山に",
    "troops_in_garrison": "駐屯地に",
    "troops_in_conflict": "戦場に",
    "troops_in_supply": "基地に",
    "dreadnoughts_in_garrison": "駐屯地に",
    "dreadnoughts_in_conflict": "戦場に",
    "dreadnoughts_in_supply": "基地に",
    "units_in_garrison": "駐屯地に",
    "units_in_conflict": "戦場に",
    "agents_on_board": "ゲームボードに",
}


class JapaneseRefusals(WordLanguage, RefusalLanguage):
    def printed_name(self, thing: Thing) -> str:
        name = self.names.thing(thing)
        return space_name(name) if isinstance(thing, Space) else card_name(name)

    def why_unreadable(self, no: Refused) -> str:
        return "このゲームにはない選択です。"

    def why_game_over(self, no: Refused) -> str:
        return "ゲームはすでに終了しています。"

    def why_not_your_turn(self, no: Refused) -> str:
        return f"{listed([who.name for who in no.who])}の選択を待っています。"

    def why_answer_first(self, no: Refused) -> str:
        return f"先に{no.source}の効果について選んでください。" if no.source else "先に質問に答えてください。"

    def why_not_an_answer(self, no: Refused) -> str:
        return "今はそれを選ぶ場面ではありません。"

    def why_finish_first(self, no: Refused) -> str:
        return (
            f"先に{no.source}の効果を終えてください。" if no.source else "先に解決中の効果を終えてください。"
        )

    def why_wrong_window(self, no: Refused) -> str:
        return f"{WINDOWS[no.window]}にしかできません。"

    def why_already_sent(self, no: Refused) -> str:
        return f"この手番にはすでに{no.thing}で{no.space}に代行者を派遣しています。"

    def why_already_revealed(self, no: Refused) -> str:
        return "すでに手札を公開しています。"

    def why_not_revealed(self, no: Refused) -> str:
        return "カードを獲得できるのは、説得力の行使の手番だけです。"

    def why_nothing_done(self, no: Refused) -> str:
        return "代行者を派遣するか手札を公開するまで、手番は終えられません。"

    def why_compulsory_left(self, no: Refused) -> str:
        source = f"{no.source}の" if no.source else "残りの"
        effect = f"：{no.effect}。" if no.effect else "。"
        return f"先に{source}効果を解決してください{effect}"

    def why_not_pending(self, no: Refused) -> str:
        return "その効果は解決待ちではありません。"

    def why_not_in_hand(self, no: Refused) -> str:
        return f"{no.thing}は手元にありません。"

    def why_already_played(self, no: Refused) -> str:
        return f"{no.thing}はプレイ済みです。"

    def why_not_on_board(self, no: Refused) -> str:
        return f"{no.space}はこのゲームでは使いません。"

    def why_no_agent(self, no: Refused) -> str:
        return "派遣できる代行者がいません。"

    def why_no_icon(self, no: Refused) -> str:
        return f"{no.thing}には{no.space}の代行者アイコンがありません。"

    def why_occupied(self, no: Refused) -> str:
        return f"{no.space}にはすでに{listed([name_of(who) for who in no.who])}の代行者がいます。"

    def why_the_voice(self, no: Refused) -> str:
        voice = card_name(self.names.card_key("the_voice"))
        return f"{listed([who.name for who in no.who])}の{voice}により、{no.space}へは派遣できません。"

    def why_once_per_game(self, no: Refused) -> str:
        return f"{no.space}を使えるのはゲーム中1回だけです。"

    def why_closed_by_difficulty(self, no: Refused) -> str:
        return f"この難易度では{no.space}を使えません。"

    def why_requirement(self, no: Refused) -> str:
        return f"{no.space}には{influence(no.faction, no.needed)}が必要です（現在{no.held}）。"

    def why_cost(self, no: Refused) -> str:
        if not no.amount:
            return "コストを支払えません。"
        where = f"{no.space}：" if no.space else ""
        return f"{where}{PLACES.get(no.resource, '')}{no.amount}が必要です（現在{no.held}）。"

    def why_condition(self, no: Refused) -> str:
        now = "" if no.held is None else f"（現在{no.held}）"
        return f"{no.thing}をこのようにプレイできるのは、{no.condition}場合だけです{now}。"

    def why_no_such_use(self, no: Refused) -> str:
        return f"{no.thing}はそのようには使えません。"

    def why_not_in_row(self, no: Refused) -> str:
        return f"{no.thing}は帝国の列にありません。"

    def why_stack_empty(self, no: Refused) -> str:
        return f"共用カードの{no.thing}はもう残っていません。"

    def why_not_for_sale(self, no: Refused) -> str:
        return f"{no.thing}は{token('persuasion')}では獲得できません。このカードを指す効果でのみ得られます。"

    def why_not_set_aside(self, no: Refused) -> str:
        return f"{no.thing}は脇に置かれていません。"

    def why_too_dear(self, no: Refused) -> str:
        cost, most = token("persuasion", no.needed), token("persuasion", no.held)
        return f"{no.thing}のコストは{cost}ですが、この効果で獲得できるのは{most}以下のカードです。"

    def why_not_to_there(self, no: Refused) -> str:
        return f"{no.thing}はそこには置けません。"

    def why_no_acquire_tech(self, no: Refused) -> str:
        return f"今は{token('tech')}を獲得する効果がありません。"

    def why_not_on_offer(self, no: Refused) -> str:
        return f"{no.thing}は獲得できる{token('tech')}の中にありません。"

    def why_no_negotiators(self, no: Refused) -> str:
        return f"{token('negotiator', no.needed)}が必要です（現在{no.held}）。"

    def why_not_in_solari(self, no: Refused) -> str:
        return f"ここでは{token('solari')}で支払えません。"

    def why_no_combat_space(self, no: Refused) -> str:
        return "進軍させられるのは、紛争エリアへ代行者を派遣した手番だけです。"

    def why_no_units(self, no: Refused) -> str:
        return f"少なくとも{token('unit', 1)}を進軍させてください。"

    def why_garrison(self, no: Refused) -> str:
        return f"駐屯地に{no.amount}が必要です（現在{no.held}）。"

    def why_allowance(self, no: Refused) -> str:
        if not no.held:
            return f"今は{token(AMOUNTS[no.resource])}を進軍させられません。"
        return f"今進軍させられるのは{counted(no.resource, no.held)}までです。"

    def why_not_owned(self, no: Refused) -> str:
        return f"{no.thing}を持っていません。"

    def why_flipped(self, no: Refused) -> str:
        return f"{no.thing}はこのラウンドにすでに使っています。"
