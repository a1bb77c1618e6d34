"""Questions, the log, and the reasons of Rivals in Japanese."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import INTRIGUE_CARDS
from kanly.text.deeds import Who
from kanly.text.glossary import RESOURCE_TOKENS, faction, token
from kanly.text.japanese.parts import card_name, listed, name_of, space_name, units
from kanly.text.left import Left
from kanly.text.table_language import Placing, TableLanguage, Unrewarded
from kanly.text.word_language import WordLanguage

GUILD = 1
SO_THE_NEXT = "ので、次のカードを公開する"


def is_offer(phrase: str) -> bool:
    """What may be refused: at a price, or because its last verb says so."""
    return "→" in phrase or phrase.endswith("もよい")


class JapaneseTable(WordLanguage, TableLanguage):
    def named(self, number: int) -> str:
        return card_name(self.names.number(number))

    def placed(self, index: int) -> str:
        return space_name(self.names.space(index))

    def ask_first(self, agents: int, left: Left) -> str:
        if left.sends:
            return "あなたの手番です。代行者の派遣と説得力の行使、どちらを行いますか？"
        why = "いま代行者を派遣できるカードがありません" if agents else "代行者が残っていません"
        return f"{why}。説得力の行使を行ってください。"

    def ask_rest_of_turn(self, left: Left) -> str:
        still = self.still(left)
        if not still:
            return "することは残っていません。手番を終了してください。"
        return f"まだできること：{'、'.join(still)}。行わないなら手番を終了してください。"

    def still(self, left: Left) -> list[str]:
        """What may be done."""
        names = "".join(self.named(source) for source in left.sources)
        offers = {
            f"{names}{'の' * bool(names)}効果{left.effects}つの解決": left.effects,
            "カードの獲得": left.acquires,
            f"{units(left.troops, left.dreadnoughts)}までの進軍": left.troops + left.dreadnoughts,
            f"{token('intrigue')}のプレイ": left.plays,
            f"{token('tech')}の使用": left.uses,
        }
        return [offer for offer, is_open in offers.items() if is_open]

    def ask_reveal(self, persuasion: int) -> str:
        return f"説得力の行使です（残り：{token('persuasion', persuasion)}）。"

    def ask_combat(self) -> str:
        return "戦闘です。戦術の策謀カードをプレイするか、パスしてください。"

    def ask_won(self, left: Left) -> str:
        if left.effects:
            return "紛争に勝利しました。どの効果を次に解決しますか？"
        still = self.still(left)
        offered = f"{'、'.join(still)}を行うか、" if still else ""
        return f"紛争に勝利しました。{offered}先に進んでください。"

    def ask_top(self, source: str, card: str) -> str:
        asked = f"自分の山の一番上は{card_name(card)}です。引きますか、破棄しますか？"
        return f"{source}：{asked}" if source else asked

    def ask_endgame(self) -> str:
        return "終盤です。終盤の策謀カードをプレイするか、パスしてください。"

    def ask_next(self, source: str) -> str:
        return f"{source}：どの効果を次に解決しますか？" if source else "どの効果を次に解決しますか？"

    def ask_effect(self, source: str, phrase: str) -> str:
        asked = f"{phrase}。{'どうしますか' if is_offer(phrase) else 'どれにしますか'}？"
        return f"{source}：{asked}" if source else asked

    def ask_for_rival(self, rival: Who, source: str, phrase: str) -> str:
        origin = f"（{source}）" if source else ""
        return f"{rival.name}に代わって選んでください{origin}：{phrase}。"

    def defence(self, space: str) -> str:
        return f"{space_name(space)}の防衛ボーナス"

    def told(self, who: Who, deed: str) -> str:
        return f"{name_of(who)}は{deed}"

    def log_round(self, number: int, conflict: str) -> str:
        return f"第{number}ラウンド：紛争は{card_name(conflict)}"

    def log_conflict(
        self, conflict: str, places: Sequence[Placing], unrewarded: Unrewarded | None = None
    ) -> str:
        told = "、".join(self.log_places(places, unrewarded))
        return f"{card_name(conflict)}：{told or '報酬を得た者はいない'}"

    def log_place(self, who: Who, rank: int, strength: int) -> str:
        return f"{name_of(who)}が{rank + 1}位（戦力{strength}）"

    def log_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([name_of(each) for each in who])}が{rank + 1}位で引き分け（戦力{strength}）"
        nobody = "" if rank else "勝者なし、"
        return f"{nobody}{tied}、{rank + 2}位の報酬を獲得"

    def log_vain_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([name_of(each) for each in who])}が{rank + 1}位で引き分け（戦力{strength}）"
        return f"{tied}、報酬なし"

    def log_winners(self, winners: Sequence[Who]) -> str:
        if len(winners) == 1:
            return f"{name_of(winners[0])}がゲームに勝利した"
        return f"{listed([name_of(who) for who in winners])}が同点で勝利した"

    def log_changes(self, who: Who, changes: str) -> str:
        return f"{name_of(who)}：{changes}"

    def reason_turned_up(self, who: Who, card: int, unused: int) -> str:
        return f"{name_of(who)}は{self.named(card)}を公開した"

    def reason_occupied(self, who: Who, card: int, space: int) -> str:
        return f"{self.placed(space)}は埋まっている{SO_THE_NEXT}"

    def reason_silenced(self, who: Who, card: int, space: int) -> str:
        voice = card_name(self.names.card_key("the_voice"))
        return f"{voice}により{self.placed(space)}へは派遣できない{SO_THE_NEXT}"

    def reason_no_bonus_spice(self, who: Who, card: int, unused: int) -> str:
        return f"追加香料のあるメイカーのマスが空いていない{SO_THE_NEXT}"

    def reason_two_dreadnoughts(self, who: Who, card: int, space: int) -> str:
        return f"{name_of(who)}には召集できる{token('dreadnought')}がもうない{SO_THE_NEXT}"

    def reason_little_influence(self, who: Who, card: int, unused: int) -> str:
        return f"{name_of(who)}は{faction(GUILD)}の影響力が足りず{self.named(card)}を使えない{SO_THE_NEXT}"

    def reason_reshuffled(self, who: Who, unused: int, unused_too: int) -> str:
        return "公家ヘイガルカードをシャッフルし直した"

    def reason_sent(self, who: Who, card: int, space: int) -> str:
        return f"{name_of(who)}は{self.placed(space)}に代行者を派遣した"

    def reason_most_bonus_spice(self, who: Who, space: int, spice: int) -> str:
        return f"追加香料が最も多いのは{self.placed(space)}（{token('spice', spice)}）"

    def reason_by_influence(self, who: Who, space: int, level: int) -> str:
        return f"{faction(GUILD)}の影響力が{level}なので、{name_of(who)}は{self.placed(space)}へ向かう"

    def reason_deployed(self, who: Who, troops: int, dreadnoughts: int) -> str:
        return f"{name_of(who)}は{units(troops, dreadnoughts)}を進軍させた"

    def reason_held_back(self, who: Who, lead: int, unused: int) -> str:
        return f"{name_of(who)}は戦力で{lead}上回っているので、進軍させない"

    def reason_swords(self, who: Who, card: int, swords: int) -> str:
        if not swords:
            return f"{name_of(who)}は{self.named(card)}を公開したが、剣はなかった"
        return f"{name_of(who)}は{self.named(card)}で{token('sword', swords)}を得た"

    def reason_least_influence(self, who: Who, with_faction: int, level: int) -> str:
        return f"{name_of(who)}は、影響力が{level}で最も低い{faction(with_faction)}を選んだ"

    def reason_bought_point(self, who: Who, resource: int, amount: int) -> str:
        paid = "intrigue" if resource == INTRIGUE_CARDS else RESOURCE_TOKENS[resource]
        return f"{name_of(who)}は{token(paid, amount)}を{token('victory_point', 1)}と引き換えた"

    def reason_took_tile(self, who: Who, tile: int, spice: int) -> str:
        price = token("spice", spice) if spice else "無償"
        return f"{name_of(who)}は{self.named(tile)}を{price}で獲得した"

    def reason_used_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"{name_of(who)}は{self.named(tile)}を使った"

    def reason_cleared_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"ライバルが獲得できる技術タイルがないので、{self.named(tile)}を破棄した"

    def reason_third_agent(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{name_of(who)}は3体目の代行者を得た"

    def reason_churned(self, who: Who, card: int, place: int) -> str:
        return f"ダイスにより、帝国の列の左から{place}枚目の{self.named(card)}を取り除いた"

    def reason_no_space(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{name_of(who)}には空いた派遣先がなく、このラウンドはもう派遣しない"

    def reason_placed(self, who: Who, rank: int, strength: int) -> str:
        return f"{name_of(who)}は戦力{strength}で{rank + 1}位の報酬を得た"
