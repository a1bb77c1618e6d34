"""The face of a component: the same words said in icons. What no icon can say points to the text.

A condition ends with `:`. Brackets hold what may be left; `+` comes on top of what stands before it, `≤` is
at most, `≠` each with another Faction, `/` for each.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from kanly.engine.vocabulary import Faction, Landing
from kanly.text.forms import Form
from kanly.text.glossary import (
    Token,
    all_factions,
    amounts,
    faction,
    icons_in,
    influence,
    influence_any,
    token,
)
from kanly.text.icon_conditions import IconConditions
from kanly.text.icon_standing import SEE_TEXT, IconStanding
from kanly.text.merging import on_top
from kanly.text.names import names_of

if TYPE_CHECKING:
    from kanly.engine.play import combat, placement
    from kanly.engine.words import (
        acquire,
        board,
        cards,
        dreadnoughts,
        gains,
        grammar,
        intrigue,
        shipping,
        space,
        tech,
        units,
    )
    from kanly.engine.words import influence as tracks
    from kanly.engine.words.lasting import Cheaper, MayGoOnTop
    from kanly.engine.words.word import Word


class Icons(IconConditions, IconStanding):
    """Speaks no language: all its answers are tokens and signs."""

    code = "icons"

    def __init__(self) -> None:
        self.names = names_of("en")

    # --- how they are put together

    def clauses(self, words: Sequence[Word], form: Form) -> str:
        return " ".join(map(self.phrase, words, on_top(words, form)))

    def repeated(self, text: str, times: int, may_be_left: bool) -> str:
        return " ".join([text] * times)

    def or_else(self, texts: Sequence[str]) -> str:
        return f" {token('or')} {SEE_TEXT}: ".join(texts)

    def either(self, texts: Sequence[str]) -> str:
        return f" {token('or')} ".join(texts)

    def exchange(self, cost: str, result: str) -> str:
        return f"{cost} {token('arrow')} {result}"

    def conditional(self, condition: str, text: str) -> str:
        return f"{condition}: {text}"

    def may(self, word: grammar.May, form: Form) -> str:
        return f"({self.phrase(word.word, form)})"

    def choose(self, word: grammar.Choose, form: Form) -> str:
        branches = [self.phrase(branch, form) for branch in word.branches]
        return self.or_else(branches) if self.tries_in_turn(word, form) else self.either(branches)

    def choose_two(self, word: grammar.ChooseTwo, form: Form) -> str:
        return f"2 / {' '.join(self.phrase(branch, form) for branch in word.branches)}"

    def each_opponent(self, word: grammar.EachOpponent, form: Form) -> str:
        return f"{token('opponent')}: {self.phrase(word.word, form)}"

    def an_opponent(self, word: grammar.AnOpponent, form: Form) -> str:
        return f"{token('opponent', 1)}: {self.phrase(word.word, form)}"

    def lasting(self, word: grammar.Lasting, form: Form) -> str:
        return f"{SEE_TEXT}: {self.joined(word.words, form)}"

    # --- resources and Influence

    def gain(self, word: gains.Gain, form: Form) -> str:
        return further(form) + " ".join(amounts(word))

    def pay(self, word: gains.Pay, form: Form) -> str:
        return " ".join(amounts(word))

    def gain_per_card(self, word: gains.GainPerCard, form: Form) -> str:
        return f"{' '.join(amounts(word))} / {faction(word.faction)}"

    def gain_per(self, word: gains.GainPer, form: Form) -> str:
        return f"{' '.join(amounts(word))} / {COUNTED[word.counter]}"

    def harvest(self, word: gains.Harvest, form: Form) -> str:
        return f"{token('spice', word.base)} {token('maker')}"

    def influence(self, word: tracks.Influence, form: Form) -> str:
        if all_factions(word.among):
            return influence_any(word.amount)
        return self.either([influence(each, word.amount) for each in word.among])

    def influence_each(self, word: tracks.InfluenceEach, form: Form) -> str:
        return " ".join(influence(each, 1) for each in range(len(Faction.NAMES)))

    def influence_two(self, word: tracks.InfluenceTwo, form: Form) -> str:
        return f"{influence_any(1)} ≠ {influence_any(1)}"

    def influence_where_behind(self, word: tracks.InfluenceWhereBehind, form: Form) -> str:
        return f"{influence_any(1)} {SEE_TEXT}"

    def influence_where_snooper(self, word: tracks.InfluenceWhereSnooper, form: Form) -> str:
        return f"{influence_any(1)} {SEE_TEXT}"

    def influence_where_agents_stand(self, word: tracks.InfluenceWhereAgentsStand, form: Form) -> str:
        return f"{token('influence', 1)} / {token('agent')}"

    def lose_influence(self, word: tracks.LoseInfluence, form: Form) -> str:
        return influence_any(-1)

    def pass_alliance(self, word: tracks.PassAlliance, form: Form) -> str:
        return str(Token("alliance", Faction.NAMES[word.faction]))

    def space_influence(self, word: space.SpaceInfluence, form: Form) -> str:
        return token("influence", word.amount)

    # --- cards

    def draw(self, word: cards.Draw, form: Form) -> str:
        return token("card", word.cards)

    def shuffle_discard_into_deck(self, word: cards.ShuffleDiscardIntoDeck, form: Form) -> str:
        return token("deck")

    def look_at_top(self, word: cards.LookAtTop, form: Form) -> str:
        return token("deck")

    def draw_top(self, word: cards.DrawTop, form: Form) -> str:
        return token("card", 1)

    def trash_top(self, word: cards.TrashTop, form: Form) -> str:
        return token("trash")

    def take_from_discard(self, word: cards.TakeFromDiscard, form: Form) -> str:
        return f"{token('card', 1)} {faction(word.faction)}"

    def trash(self, word: cards.Trash, form: Form) -> str:
        return token("trash")

    def trash_this(self, word: cards.TrashThis, form: Form) -> str:
        return token("trash_this")

    def trash_in_play(self, word: cards.TrashInPlay, form: Form) -> str:
        return f"{token('trash')} {SEE_TEXT}"

    def discard(self, word: cards.Discard, form: Form) -> str:
        return token("discard", word.cards)

    def acquire_up_to(self, word: acquire.AcquireUpTo, form: Form) -> str:
        on_top = f" {token('deck')}" if word.to == Landing.TOP_OF_DECK else ""
        return f"{token('card')} ≤ {token('persuasion', word.cost)}{on_top}"

    def acquire_named(self, word: acquire.AcquireNamed, form: Form) -> str:
        return self.reserve_card(word.card)

    def manipulate(self, word: acquire.Manipulate, form: Form) -> str:
        return SEE_TEXT

    def cheaper(self, word: Cheaper, form: Form) -> str:
        return f"{SEE_TEXT} -{token('persuasion', word.persuasion)}"

    def may_go_on_top(self, word: MayGoOnTop, form: Form) -> str:
        return f"({token('deck')})"

    def draw_intrigue(self, word: intrigue.DrawIntrigue, form: Form) -> str:
        return token("intrigue", word.cards)

    def steal_intrigue(self, word: intrigue.StealIntrigue, form: Form) -> str:
        return f"{token('opponent')} {token('intrigue', word.held)}: {token('intrigue', 1)}"

    def keep_intrigue(self, word: intrigue.KeepIntrigue, form: Form) -> str:
        return token("intrigue", 1)

    def swap_intrigues(self, word: tech.SwapIntrigues, form: Form) -> str:
        return f"{token('intrigue')} {token('arrow')} {token('intrigue')}"

    def bury_intrigue(self, word: tech.BuryIntrigue, form: Form) -> str:
        return token("intrigue", 1)

    # --- Agents, board spaces, seats and turns

    def block_space(self, word: board.BlockSpace, form: Form) -> str:
        return token("blocked")

    def take_another_turn(self, word: board.TakeAnotherTurn, form: Form) -> str:
        return SEE_TEXT

    def pass_turn(self, word: board.PassTurn, form: Form) -> str:
        return SEE_TEXT

    def recall_agent(self, word: board.RecallAgent, form: Form) -> str:
        return token("agent", 1)

    def take_mentat(self, word: board.TakeMentat, form: Form) -> str:
        return token("mentat")

    def win_mentat(self, word: board.WinMentat, form: Form) -> str:
        return token("mentat")

    def take_seat(self, word: board.TakeSeat, form: Form) -> str:
        return token("seat")

    def take_swordmaster(self, word: board.TakeSwordmaster, form: Form) -> str:
        return token("swordmaster")

    def add_icons(self, word: board.AddIcons, form: Form) -> str:
        return " ".join(icons_in(word.icons))

    def ignore_enemy_agents(self, word: board.IgnoreEnemyAgents, form: Form) -> str:
        return token("infiltration")

    def signet(self, word: board.Signet, form: Form) -> str:
        return token("signet")

    def control(self, word: board.Control, form: Form) -> str:
        return token("control")

    def send_from_anywhere(self, word: space.SendFromAnywhere, form: Form) -> str:
        return f"{token('agent', 1)} {SEE_TEXT}"

    def double_harvest(self, word: space.DoubleHarvest, form: Form) -> str:
        return f"{token('spice')} × 2"

    def space_discount(self, word: space.SpaceDiscount, form: Form) -> str:
        return f"{SEE_TEXT} -{token('spice', word.spice)}"

    def take_agent(self, word: placement.TakeAgent, form: Form) -> str:
        return token("agent", 1)

    def pay_for_space(self, word: placement.PayForSpace, form: Form) -> str:
        return token("spice")

    def place_dreadnought(self, word: combat.PlaceDreadnought, form: Form) -> str:
        return f"{token('dreadnought', 1)} {token('control')}"

    # --- troops, dreadnoughts, Freighter and Tech

    def recruit(self, word: units.Recruit, form: Form) -> str:
        return further(form) + token("troop", word.troops)

    def recruit_may_deploy(self, word: units.RecruitMayDeploy, form: Form) -> str:
        return f"{token('troop', word.troops)} ({token('combat')})"

    def recruit_may_deploy_on_reveal(self, word: units.RecruitMayDeployOnReveal, form: Form) -> str:
        return f"{token('troop', word.troops)} ({SEE_TEXT}: {token('combat')})"

    def recruit_into_conflict(self, word: units.RecruitIntoConflict, form: Form) -> str:
        return f"{token('troop', word.troops)} {token('combat')}"

    def deploy_from_garrison(self, word: units.DeployFromGarrison, form: Form) -> str:
        return f"{most('troop', word.most)} {token('combat')}"

    def retreat(self, word: units.Retreat, form: Form) -> str:
        return f"{token('retreat')} {most('troop', word.most)}"

    def lose_deployed_troops(self, word: units.LoseDeployedTroops, form: Form) -> str:
        return f"-{token('troop', word.troops)} {token('combat')}"

    def lose_garrison_troop(self, word: units.LoseGarrisonTroop, form: Form) -> str:
        return f"-{token('troop', 1)}"

    def commission(self, word: dreadnoughts.Commission, form: Form) -> str:
        return token("dreadnought", 1)

    def deploy_units(self, word: dreadnoughts.DeployUnits, form: Form) -> str:
        return f"{most('unit', word.most)} {token('combat')}"

    def retreat_units(self, word: dreadnoughts.RetreatUnits, form: Form) -> str:
        return f"{token('retreat')} {token('unit', word.units)}"

    def retreat_dreadnought(self, word: dreadnoughts.RetreatDreadnought, form: Form) -> str:
        return f"{token('retreat')} {token('dreadnought', 1)}"

    def force_back(self, word: dreadnoughts.ForceBack, form: Form) -> str:
        return f"{token('opponent')} {token('retreat')} {token('unit', 1)} / {token('troop')}"

    def freighter(self, word: shipping.Freighter, form: Form) -> str:
        return token("freighter")

    def dividends(self, word: shipping.Dividends, form: Form) -> str:
        return f"{token('solari', word.solari)} {token('opponent')}: {token('solari', word.others)}"

    def shipped_troops(self, word: shipping.ShippedTroops, form: Form) -> str:
        return token("troop", word.troops)

    def acquire_tech(self, word: tech.AcquireTech, form: Form) -> str:
        solari = f" ({token('solari')})" if word.solari else ""
        return token("tech") + (f" -{token('spice', word.discount)}" if word.discount else "") + solari

    def negotiator(self, word: tech.Negotiator, form: Form) -> str:
        return token("negotiator", 1)

    def trash_tile(self, word: tech.TrashTile, form: Form) -> str:
        return token("trash_this")


COUNTED: Final = (token("dreadnought"), f"+ {token('sword')}", token("sword"), f"≤ {influence_any(1)}")


def further(form: Form) -> str:
    return "+" if form.further else ""


def most(name: str, count: int) -> str:
    return token(name) if count >= 12 else f"≤ {token(name, count)}"


ICONS: Final = Icons()
