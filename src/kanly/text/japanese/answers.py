"""Why an effect waits, or an answer is refused, in Japanese."""

from __future__ import annotations

from kanly.text.answer_language import AnswerLanguage, influence_with
from kanly.text.glossary import faction, token
from kanly.text.japanese.parts import listed, name_of
from kanly.text.japanese.refusals import PLACES
from kanly.text.refusal_language import AMOUNTS, Refused, counted
from kanly.text.word_language import WordLanguage

ZONES = {"hand": "手札", "discard": "捨て札", "in_play": "プレイ済みのカード"}


class JapaneseAnswers(WordLanguage, AnswerLanguage):
    def why_comes_later(self, no: Refused) -> str:
        return "その効果は自動的に解決されます。順番による違いはありません。"

    def why_effect_condition(self, no: Refused) -> str:
        now = "" if no.held is None else f"（現在{no.held}）"
        source = f"{no.source}の" if no.source else ""
        return f"{source}この効果を使えるのは、{no.condition}場合だけです{now}。"

    def why_no_effect(self, no: Refused) -> str:
        return "今その効果を使っても何も起こりません。"

    def why_rivals_rule(self, no: Refused) -> str:
        return "ライバルのルールで選べるのは、示された選択肢だけです。"

    def why_not_declinable(self, no: Refused) -> str:
        return f"{no.source}の効果は必ず行います。" if no.source else "これは必ず行います。"

    def why_no_such_option(self, no: Refused) -> str:
        return f"選択肢は{no.held}つだけです。"

    def why_two_different(self, no: Refused) -> str:
        return "異なる2つを選んでください。"

    def why_not_a_price(self, no: Refused) -> str:
        return f"{no.space}には{token('spice', no.needed)}で得られるものがありません。"

    def why_too_many(self, no: Refused) -> str:
        return f"この効果では{counted(no.resource, no.held or 0)}までです。"

    def why_exactly(self, no: Refused) -> str:
        return f"ちょうど{no.amount}を選んでください。"

    def why_copies(self, no: Refused) -> str:
        return f"{no.thing}は手札に{no.held}枚しかありません。"

    def why_not_in_zone(self, no: Refused) -> str:
        return f"{no.thing}は{ZONES[no.zone]}の中にありません。"

    def why_only_from(self, no: Refused) -> str:
        return f"この効果で選べるのは{ZONES[no.zone]}だけです。"

    def why_not_of_faction(self, no: Refused) -> str:
        return f"{no.thing}は{faction(no.faction)}のカードではありません。"

    def why_none_there(self, no: Refused) -> str:
        return f"{ZONES[no.zone]}の中に{faction(no.faction)}のカードがありません。"

    def why_not_looked_at(self, no: Refused) -> str:
        return f"{no.thing}は今見ているカードの中にありません。"

    def why_only_card(self, no: Refused) -> str:
        return f"この効果で獲得できるのは{no.thing}だけです。"

    def why_faction_not_named(self, no: Refused) -> str:
        return f"この効果では{influence_with(no.faction)}を得られません。"

    def why_track_full(self, no: Refused) -> str:
        return f"{influence_with(no.faction)}はすでに最大です。"

    def why_no_influence(self, no: Refused) -> str:
        return f"失うべき{influence_with(no.faction)}がありません。"

    def why_not_behind(self, no: Refused) -> str:
        return f"{influence_with(no.faction)}が自分より高いプレイヤーはいません。"

    def why_no_snooper(self, no: Refused) -> str:
        return f"{faction(no.faction)}のトラックに自分のスヌーパーは残っていません。"

    def why_not_an_opponent(self, no: Refused) -> str:
        return "他のプレイヤーを選んでください。"

    def why_opponent_lacks(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        piece = token(AMOUNTS[no.resource])
        return f"{owner}は{PLACES.get(no.resource, '')}{piece}を置いていません。"

    def why_troops_only(self, no: Refused) -> str:
        return f"この効果の対象は{token('troop')}です。{token('dreadnought')}は対象になりません。"

    def why_not_highest(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        return f"{owner}の{influence_with(no.faction)}は最も高いわけではありません。"

    def why_no_flag(self, no: Refused) -> str:
        return f"{no.space}には{token('dreadnought')}を置く旗がありません。"

    def why_flag_taken(self, no: Refused) -> str:
        owner = listed([name_of(who) for who in no.who])
        return f"{no.space}の旗にはすでに{owner}の{token('dreadnought')}があります。"

    def why_no_agent_there(self, no: Refused) -> str:
        return f"{no.space}に自分の代行者はいません。"

    def why_at_top(self, no: Refused) -> str:
        return f"{token('freighter')}はすでに一番上のマスにあります。"

    def why_at_bottom(self, no: Refused) -> str:
        return f"{token('freighter')}はまだ一番下のマスにあります。"
