"""Questions, the log, and the reasons of Rivals in Traditional Chinese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import INTRIGUE_CARDS
from kanly.text.deeds import Who
from kanly.text.glossary import RESOURCE_TOKENS, faction, influence, token
from kanly.text.left import Left
from kanly.text.table_language import Placing, TableLanguage, Unrewarded
from kanly.text.traditional_chinese.named import ChineseNamed, quoted
from kanly.text.traditional_chinese.parts import listed, units

PLACES = ("第一名", "第二名", "第三名")


def subject(who: Who) -> str:
    return "你" if who.is_you else who.name


class ChineseTable(ChineseNamed, TableLanguage):
    def ask_first(self, agents: int, left: Left) -> str:
        if left.sends:
            return "輪到你了：派遣特使，或揭示手牌。"
        why = "你目前沒有能派遣特使的牌" if agents else "你沒有特使可派遣了"
        return f"{why}：請揭示手牌。"

    def ask_rest_of_turn(self, left: Left) -> str:
        still = self.still(left)
        return f"你還可以{'、'.join(still)}，或結束回合。" if still else "沒有可做的事了：請結束回合。"

    def still(self, left: Left) -> list[str]:
        """What may be done."""
        names = "".join(self.thing(source) for source in left.sources)
        offers = {
            f"結算{names}{'的' * bool(names)}{left.effects}個效果": left.effects,
            "獲得卡牌": left.acquires,
            f"部署至多{units(left.troops, left.dreadnoughts)}": left.troops + left.dreadnoughts,
            f"打出{token('intrigue')}": left.plays,
            f"使用{token('tech')}": left.uses,
        }
        return [offer for offer, is_open in offers.items() if is_open]

    def ask_reveal(self, persuasion: int) -> str:
        return f"揭示回合：你還有{token('persuasion', persuasion)}。"

    def ask_combat(self) -> str:
        return "戰鬥階段：打出戰鬥密謀牌，或跳過。"

    def ask_won(self, left: Left) -> str:
        if left.effects:
            return "你贏得了衝突。接下來結算哪個效果？"
        still = self.still(left)
        return f"你贏得了衝突：可以{'、'.join(still)}，或繼續。" if still else "你贏得了衝突：請繼續。"

    def ask_top(self, source: str, card: str) -> str:
        asked = f"你牌庫頂的牌是{quoted(card)}：要抽取還是銷毀？"
        return f"{source}：{asked}" if source else asked

    def ask_endgame(self) -> str:
        return "遊戲結束階段：可打出密謀牌，或跳過。"

    def ask_next(self, source: str) -> str:
        return f"接下來結算{quoted(source)}的哪個效果？" if source else "接下來結算哪個效果？"

    def ask_effect(self, source: str, phrase: str) -> str:
        return f"{source}：{phrase}。" if source else f"{phrase}。"

    def ask_for_rival(self, rival: Who, source: str, phrase: str) -> str:
        origin = f"（{source}）" if source else ""
        return f"由你代{rival.name}決定{origin}：{rival.name}{phrase}。"

    def defence(self, space: str) -> str:
        return f"{space}的防禦獎勵"

    def told(self, who: Who, deed: str) -> str:
        return f"{subject(who)}{deed}"

    def log_round(self, number: int, conflict: str) -> str:
        return f"第{number}輪：衝突牌是{quoted(conflict)}"

    def log_conflict(
        self, conflict: str, places: Sequence[Placing], unrewarded: Unrewarded | None = None
    ) -> str:
        return f"{quoted(conflict)}：{'，'.join(self.log_places(places, unrewarded)) or '無人獲得獎勵'}"

    def log_place(self, who: Who, rank: int, strength: int) -> str:
        return f"{subject(who)}{PLACES[rank]}（戰力{strength}）"

    def log_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([subject(each) for each in who])}並列{PLACES[rank]}（戰力{strength}）"
        nobody = "" if rank else "無人獲勝，"
        return f"{nobody}{tied}，皆獲得{PLACES[rank + 1]}的獎勵"

    def log_vain_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([subject(each) for each in who])}並列{PLACES[rank]}（戰力{strength}）"
        return f"{tied}，皆無獎勵"

    def log_winners(self, winners: Sequence[Who]) -> str:
        names = listed([subject(who) for who in winners])
        return f"{names}贏得遊戲" if len(winners) == 1 else f"{names}共享勝利"

    def log_changes(self, who: Who, changes: str) -> str:
        return f"{subject(who)}：{changes}"

    def reason_turned_up(self, who: Who, card: int, unused: int) -> str:
        return f"{subject(who)}翻開{self.thing(card)}"

    def reason_occupied(self, who: Who, card: int, space: int) -> str:
        return f"{self.place(space)}已被佔據，因此再翻開1張牌"

    def reason_silenced(self, who: Who, card: int, space: int) -> str:
        return f"{self.card('the_voice')}讓{subject(who)}無法前往{self.place(space)}"

    def reason_no_bonus_spice(self, who: Who, card: int, unused: int) -> str:
        return "空著的造物主位置都沒有額外香料，因此再翻開1張牌"

    def reason_two_dreadnoughts(self, who: Who, card: int, space: int) -> str:
        return f"{subject(who)}已經沒有{token('dreadnought')}可以僱傭"

    def reason_little_influence(self, who: Who, card: int, unused: int) -> str:
        return f"{subject(who)}的{faction(1)}影響力不足，不能使用{self.thing(card)}"

    def reason_reshuffled(self, who: Who, unused: int, unused_too: int) -> str:
        return "哈葛爾家族牌庫重新洗勻"

    def reason_sent(self, who: Who, card: int, space: int) -> str:
        return f"{subject(who)}派遣特使到{self.place(space)}"

    def reason_most_bonus_spice(self, who: Who, space: int, spice: int) -> str:
        return f"{self.place(space)}的額外香料最多：{token('spice', spice)}"

    def reason_by_influence(self, who: Who, space: int, level: int) -> str:
        return f"{subject(who)}擁有{influence(1, level)}，因此前往{self.place(space)}"

    def reason_deployed(self, who: Who, troops: int, dreadnoughts: int) -> str:
        return f"{subject(who)}部署{units(troops, dreadnoughts)}"

    def reason_held_back(self, who: Who, lead: int, unused: int) -> str:
        return f"{subject(who)}的戰力領先{lead}點，因此不部署"

    def reason_swords(self, who: Who, card: int, swords: int) -> str:
        if not swords:
            return f"{subject(who)}翻開{self.thing(card)}，沒有獲得{token('sword')}"
        return f"{subject(who)}從{self.thing(card)}獲得{token('sword', swords)}"

    def reason_least_influence(self, who: Who, with_faction: int, level: int) -> str:
        return f"{subject(who)}選擇影響力最低的派系：{faction(with_faction)}（{token('influence', level)}）"

    def reason_bought_point(self, who: Who, resource: int, amount: int) -> str:
        paid = "intrigue" if resource == INTRIGUE_CARDS else RESOURCE_TOKENS[resource]
        return f"{subject(who)}以{token(paid, amount)}換取{token('victory_point', 1)}"

    def reason_took_tile(self, who: Who, tile: int, spice: int) -> str:
        price = f"以{token('spice', spice)}" if spice else "免費"
        return f"{subject(who)}{price}獲得{self.thing(tile)}"

    def reason_used_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"{subject(who)}使用{self.thing(tile)}"

    def reason_cleared_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"{self.thing(tile)}被銷毀，因為公開的板塊中沒有勁敵能獲得的板塊"

    def reason_third_agent(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{subject(who)}獲得第三名特使"

    def reason_churned(self, who: Who, card: int, place: int) -> str:
        return f"擲骰後銷毀帝國牌供應區的第{place}張牌：{self.thing(card)}"

    def reason_no_space(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{subject(who)}沒有可去的位置，本輪不再派遣特使"

    def reason_placed(self, who: Who, rank: int, strength: int) -> str:
        return f"{subject(who)}獲得{PLACES[rank]}（戰力{strength}）"
