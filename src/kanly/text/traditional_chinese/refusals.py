"""Why a choice is not legal, in Traditional Chinese."""

from __future__ import annotations

from kanly.engine.printed import Thing
from kanly.text.deeds import Who
from kanly.text.glossary import influence, token
from kanly.text.refusal_language import RefusalLanguage, Refused, counted
from kanly.text.traditional_chinese.named import ChineseNamed, quoted
from kanly.text.traditional_chinese.parts import listed

WINDOWS = {
    "turn_open": "你的回合一開始",
    "turn": "你的回合中",
    "combat": "戰鬥階段",
    "won": "你贏得衝突時",
    "endgame": "遊戲結束階段",
}
PLACES = {
    "cards_in_hand": "手上需要有",
    "troops_in_garrison": "的軍營中需要有",
    "cards_in_play": "已打出的牌中需要有",
    "cards_in_deck": "的牌庫中需要有",
    "troops_in_conflict": "在衝突區域中需要有",
    "troops_in_supply": "的個人供應區中需要有",
    "dreadnoughts_in_garrison": "的軍營中需要有",
    "dreadnoughts_in_conflict": "在衝突區域中需要有",
    "dreadnoughts_in_supply": "的個人供應區中需要有",
    "units_in_garrison": "的軍營中需要有",
    "units_in_conflict": "在衝突區域中需要有",
    "agents_on_board": "在版圖上需要有",
}


def name_of(who: Who) -> str:
    return "你" if who.is_you else who.name


def held(no: Refused) -> str:
    """With its measure word, as a bare number would be wrong after 現有."""
    return f"{no.held}點" if no.resource == "influence" else counted(no.resource, no.held or 0)


class ChineseRefusals(ChineseNamed, RefusalLanguage):
    def printed_name(self, thing: Thing) -> str:
        return quoted(self.names.thing(thing))

    def why_unreadable(self, no: Refused) -> str:
        return "遊戲中沒有這個選擇。"

    def why_game_over(self, no: Refused) -> str:
        return "遊戲已經結束。"

    def why_not_your_turn(self, no: Refused) -> str:
        return f"請等待{listed([who.name for who in no.who])}。"

    def why_answer_first(self, no: Refused) -> str:
        return f"請先決定{no.source}的效果。" if no.source else "請先回答問題。"

    def why_not_an_answer(self, no: Refused) -> str:
        return "現在不是做這個選擇的時候。"

    def why_finish_first(self, no: Refused) -> str:
        return f"請先完成{no.source}的效果。" if no.source else "請先完成進行中的效果。"

    def why_wrong_window(self, no: Refused) -> str:
        return f"只能在{WINDOWS[no.window]}這麼做。"

    def why_already_sent(self, no: Refused) -> str:
        return f"你本回合已打出{no.thing}，派遣特使到{no.space}。"

    def why_already_revealed(self, no: Refused) -> str:
        return "你已經揭示過手牌。"

    def why_not_revealed(self, no: Refused) -> str:
        return f"在揭示回合才能用{token('persuasion')}獲得牌。"

    def why_nothing_done(self, no: Refused) -> str:
        return "結束回合前，請派遣特使或揭示手牌。"

    def why_compulsory_left(self, no: Refused) -> str:
        effect = f"：{no.effect}" if no.effect else ""
        return f"必須先結算{no.source or '剩下的效果'}{effect}。"

    def why_not_pending(self, no: Refused) -> str:
        return "現在沒有這個效果要結算。"

    def why_not_in_hand(self, no: Refused) -> str:
        return f"你手上沒有{no.thing}。"

    def why_already_played(self, no: Refused) -> str:
        return f"你已經打出{no.thing}。"

    def why_not_on_board(self, no: Refused) -> str:
        return f"這場遊戲不使用{no.space}。"

    def why_no_agent(self, no: Refused) -> str:
        return "你沒有可以派遣的特使。"

    def why_no_icon(self, no: Refused) -> str:
        return f"{no.thing}沒有{no.space}的特使圖標。"

    def why_occupied(self, no: Refused) -> str:
        return f"{no.space}已有{listed([name_of(who) for who in no.who])}的特使。"

    def why_the_voice(self, no: Refused) -> str:
        owners = listed([who.name for who in no.who])
        return f"{owners}的{self.card('the_voice')}讓你無法前往{no.space}。"

    def why_once_per_game(self, no: Refused) -> str:
        return f"你已經去過{no.space}，每場遊戲僅限1次。"

    def why_closed_by_difficulty(self, no: Refused) -> str:
        return f"這個難度不能前往{no.space}。"

    def why_requirement(self, no: Refused) -> str:
        return f"{no.space}需要至少{influence(no.faction, no.needed)}，你有{no.held}點。"

    def why_cost(self, no: Refused) -> str:
        if not no.amount:
            return "你無法支付費用。"
        where = f"{no.space}：" if no.space else ""
        return f"{where}你{PLACES.get(no.resource, '需要')}{no.amount}，現有{held(no)}。"

    def why_condition(self, no: Refused) -> str:
        now = "" if no.held is None else f"（目前為{no.held}）"
        return f"只有{no.condition}時，才能這樣打出{no.thing}{now}。"

    def why_no_such_use(self, no: Refused) -> str:
        return f"{no.thing}不能這樣使用。"

    def why_not_in_row(self, no: Refused) -> str:
        return f"{no.thing}不在帝國牌供應區。"

    def why_stack_empty(self, no: Refused) -> str:
        return f"儲備牌中已經沒有{no.thing}。"

    def why_not_for_sale(self, no: Refused) -> str:
        return f"{no.thing}不能用{token('persuasion')}獲得，只能由指名它的效果取得。"

    def why_not_set_aside(self, no: Refused) -> str:
        return f"{no.thing}並未放在一旁。"

    def why_too_dear(self, no: Refused) -> str:
        most = token("persuasion", no.held)
        return f"{no.thing}的費用為{token('persuasion', no.needed)}，此效果只能獲得費用不超過{most}的牌。"

    def why_not_to_there(self, no: Refused) -> str:
        return f"{no.thing}不能放到那裡。"

    def why_no_acquire_tech(self, no: Refused) -> str:
        return f"現在沒有效果讓你獲得{token('tech')}。"

    def why_not_on_offer(self, no: Refused) -> str:
        return f"{no.thing}不在公開的{token('tech')}之中。"

    def why_no_negotiators(self, no: Refused) -> str:
        return f"你需要{token('negotiator', no.needed)}，現有{token('negotiator', no.held)}。"

    def why_not_in_solari(self, no: Refused) -> str:
        return f"這裡不能用{token('solari')}支付。"

    def why_no_combat_space(self, no: Refused) -> str:
        return "只有在派遣特使到戰鬥位置的回合才能部署。"

    def why_no_units(self, no: Refused) -> str:
        return f"請至少部署{token('unit', 1)}。"

    def why_garrison(self, no: Refused) -> str:
        return f"你的軍營中需要有{no.amount}，現有{held(no)}。"

    def why_allowance(self, no: Refused) -> str:
        return f"你現在至多能部署{counted(no.resource, no.held or 0)}。"

    def why_not_owned(self, no: Refused) -> str:
        return f"你沒有{no.thing}。"

    def why_flipped(self, no: Refused) -> str:
        return f"你本輪已經使用過{no.thing}。"
