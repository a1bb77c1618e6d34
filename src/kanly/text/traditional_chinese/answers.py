"""Why an effect waits, or an answer is refused, in Traditional Chinese."""

from __future__ import annotations

from kanly.text.answer_language import AnswerLanguage, influence_with
from kanly.text.glossary import faction, token
from kanly.text.refusal_language import AMOUNTS, Refused, counted
from kanly.text.traditional_chinese.named import ChineseNamed
from kanly.text.traditional_chinese.parts import listed
from kanly.text.traditional_chinese.refusals import name_of

ZONES = {"hand": "的手牌", "discard": "的棄牌堆", "in_play": "已打出的牌"}
PLACES = {"troops_in_conflict": "在衝突區域中", "dreadnoughts_in_conflict": "在衝突區域中"}


class ChineseAnswers(ChineseNamed, AnswerLanguage):
    def why_comes_later(self, no: Refused) -> str:
        return "這個效果會自動結算，先後順序沒有差別。"

    def why_effect_condition(self, no: Refused) -> str:
        now = "" if no.held is None else f"（目前為{no.held}）"
        source = f"{no.source}的" if no.source else ""
        return f"只有{no.condition}時，{source}這個效果才會生效{now}。"

    def why_no_effect(self, no: Refused) -> str:
        return "這個效果現在不會有任何作用。"

    def why_rivals_rule(self, no: Refused) -> str:
        return "依照勁敵的規則，只能選擇列出的選項。"

    def why_not_declinable(self, no: Refused) -> str:
        return f"{no.source}的效果必須執行。" if no.source else "這個效果必須執行。"

    def why_no_such_option(self, no: Refused) -> str:
        return f"只有{no.held}個選項。"

    def why_two_different(self, no: Refused) -> str:
        return "請選擇2個不同的項目。"

    def why_not_a_price(self, no: Refused) -> str:
        return f"{no.space}沒有費用為{token('spice', no.needed)}的選項。"

    def why_too_many(self, no: Refused) -> str:
        return f"此效果至多為{counted(no.resource, no.held or 0)}。"

    def why_exactly(self, no: Refused) -> str:
        return f"必須剛好選擇{no.amount}。"

    def why_copies(self, no: Refused) -> str:
        return f"你手上只有{no.held}張{no.thing}。"

    def why_not_in_zone(self, no: Refused) -> str:
        return f"{no.thing}不在你{ZONES[no.zone]}中。"

    def why_only_from(self, no: Refused) -> str:
        return f"此效果只能選擇你{ZONES[no.zone]}。"

    def why_not_of_faction(self, no: Refused) -> str:
        return f"{no.thing}不是{faction(no.faction)}的牌。"

    def why_none_there(self, no: Refused) -> str:
        return f"你{ZONES[no.zone]}中沒有{faction(no.faction)}的牌。"

    def why_not_looked_at(self, no: Refused) -> str:
        return f"{no.thing}不在你查看的牌之中。"

    def why_only_card(self, no: Refused) -> str:
        return f"此效果只能獲得{no.thing}。"

    def why_faction_not_named(self, no: Refused) -> str:
        return f"此效果不能獲得{influence_with(no.faction)}。"

    def why_track_full(self, no: Refused) -> str:
        return f"你的{influence_with(no.faction)}已達最高。"

    def why_no_influence(self, no: Refused) -> str:
        return f"你沒有{influence_with(no.faction)}可以失去。"

    def why_not_behind(self, no: Refused) -> str:
        return f"沒有對手玩家的{influence_with(no.faction)}比你高。"

    def why_no_snooper(self, no: Refused) -> str:
        return f"{faction(no.faction)}的影響力記錄條上已沒有你的探測器標記。"

    def why_not_an_opponent(self, no: Refused) -> str:
        return "請選擇1位對手玩家。"

    def why_opponent_lacks(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        return f"{owner}{PLACES.get(no.resource, '')}沒有{token(AMOUNTS[no.resource])}。"

    def why_troops_only(self, no: Refused) -> str:
        return f"此效果只影響{token('troop')}，不影響{token('dreadnought')}。"

    def why_not_highest(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        return f"{owner}的{influence_with(no.faction)}不是最高。"

    def why_no_flag(self, no: Refused) -> str:
        return f"{no.space}沒有可以放{token('dreadnought')}的旗幟位置。"

    def why_flag_taken(self, no: Refused) -> str:
        owner = listed([name_of(who) for who in no.who])
        return f"{no.space}的旗幟位置上已有{owner}的{token('dreadnought')}。"

    def why_no_agent_there(self, no: Refused) -> str:
        return f"你在{no.space}沒有特使。"

    def why_at_top(self, no: Refused) -> str:
        return f"你的{token('freighter')}已在最上方的位置。"

    def why_at_bottom(self, no: Refused) -> str:
        return f"你的{token('freighter')}仍在最下方的位置。"
