"""Choices in English: what a button says, and how the log tells it."""

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
from kanly.text.english.parts import do, listed, units, your
from kanly.text.english.tech import BOTTOM
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import faction, influence, influence_lost, token
from kanly.text.word_language import WordLanguage

ZONES = {Zone.HAND: "hand", Zone.DISCARD: "discard pile", Zone.IN_PLAY: "cards in play"}
NOTHING_DONE: dict[type[Word], tuple[str, str]] = {
    Trash: ("trash", "nothing"),
    TrashInPlay: ("trash", "nothing"),
    AcquireTech: ("acquire", "no Tech tile"),
    Freighter: ("leave", "the Freighter where it is"),
    ForceBack: ("force", "nobody else back"),
    SwapIntrigues: ("put", "no more cards back"),
    Choose: ("choose", "none of this"),
}


def name_of(who: Who) -> str:
    return "you" if who.is_you else who.name


class EnglishDeeds(WordLanguage, DeedLanguage):
    def bare(self, word: Word) -> str:
        return self.phrase(word, Form(mood=Mood.BARE))

    def effect(self, word: Word, form: Form) -> str:
        """In the log, what whoever chose it does; on a button, what one chooses."""
        return self.phrase(word, form) if form.mood is Mood.TOLD else self.bare(word)

    def deed_send(self, deed: deeds.Send, form: Form) -> str:
        return f"{do(form, 'send')} {self.names.number(deed.card)} to {self.names.space(deed.space)}"

    def deed_reveal(self, deed: deeds.Reveal, form: Form) -> str:
        return f"{do(form, 'reveal')} {your(form)} hand"

    def deed_resolve(self, deed: deeds.Resolve, form: Form) -> str:
        source = f" ({self.names.number(deed.source)})" if deed.source else ""
        return f"{do(form, 'resolve')}{source}: {self.phrase(deed.word)}"

    def deed_play(self, deed: deeds.Play, form: Form) -> str:
        mode = CATALOG.intrigues[deed.card].modes[deed.mode]
        return f"{do(form, 'play')} {self.names.number(deed.card)}: {mode_text(self, mode, form)}"

    def deed_deploy(self, deed: deeds.Deploy, form: Form) -> str:
        return f"{do(form, 'deploy')} {moved(deed.troops, deed.dreadnoughts)}"

    def deed_withdraw(self, deed: deeds.Withdraw, form: Form) -> str:
        return f"{do(form, 'retreat')} {moved(deed.troops, deed.dreadnoughts)}"

    def deed_deploy_recruits(self, deed: deeds.DeployRecruits, form: Form) -> str:
        if not deed.troops:
            return f"{do(form, 'keep')} the recruits in {your(form)} garrison"
        return f"{do(form, 'send')} {token('troop', deed.troops)} of the recruits straight to the Conflict"

    def deed_acquire(self, deed: deeds.Acquire, form: Form) -> str:
        aside = ", which was set aside," if deed.aside else ""
        price = "" if deed.price is None else f" for {token('persuasion', deed.price)}"
        where = f" onto {your(form)} deck" if deed.on_top else ""
        return f"{do(form, 'acquire')} {self.names.number(deed.card)}{aside}{price}{where}"

    def deed_end_turn(self, deed: deeds.EndTurn, form: Form) -> str:
        return f"{do(form, 'end')} {your(form)} turn"

    def deed_done(self, deed: deeds.Done, form: Form) -> str:
        return f"{do(form, 'leave')} the rest" if deed.leaves else f"{do(form, 'go')} on"

    def deed_pass(self, deed: deeds.Pass, form: Form) -> str:
        return do(form, "pass")

    def deed_accept(self, deed: deeds.Accept, form: Form) -> str:
        told = form.mood is Mood.TOLD
        answer = do(form, "accept") if told else "yes"
        return f"{answer}: {self.effect(deed.word, form)}" if deed.word else answer

    def deed_decline(self, deed: deeds.Decline, form: Form) -> str:
        if deed.word is not None and type(deed.word) in NOTHING_DONE:
            verb, rest = NOTHING_DONE[type(deed.word)]
            return f"{do(form, verb)} {rest}"
        return do(form, "decline") if form.mood is Mood.TOLD else "no"

    def deed_choose_faction(self, deed: deeds.ChooseFaction, form: Form) -> str:
        return f"{do(form, 'gain')} {influence(deed.faction, deed.amount)}"

    def deed_give_up_influence(self, deed: deeds.GiveUpInfluence, form: Form) -> str:
        return f"{do(form, 'lose')} {influence_lost(deed.faction)}"

    def deed_choose_factions(self, deed: deeds.ChooseFactions, form: Form) -> str:
        both = f"the {faction(deed.one)} and the {faction(deed.other)}"
        return f"{do(form, 'gain')} {token('influence', 1)} each with {both}"

    def deed_choose_secret_factions(self, deed: deeds.ChooseSecretFactions, form: Form) -> str:
        if not deed.factions:
            return f"{do(form, 'choose')} two Factions in secret"
        return f"{do(form, 'choose')} {listed([f'the {faction(each)}' for each in deed.factions])}"

    def deed_discard_cards(self, deed: deeds.DiscardCards, form: Form) -> str:
        return f"{do(form, 'discard')} {listed([self.names.number(card) for card in deed.cards])}"

    def deed_trash_card(self, deed: deeds.TrashCard, form: Form) -> str:
        return f"{do(form, 'trash')} {self.names.number(deed.card)} from {your(form)} {ZONES[deed.zone]}"

    def deed_take_into_hand(self, deed: deeds.TakeIntoHand, form: Form) -> str:
        card = f"{self.names.number(deed.card)} from {your(form)} discard pile"
        return f"{do(form, 'take')} {card} into {your(form)} hand"

    def deed_set_row_card_aside(self, deed: deeds.SetRowCardAside, form: Form) -> str:
        return f"{do(form, 'set')} {self.names.number(deed.card)} aside"

    def deed_keep_intrigue_card(self, deed: deeds.KeepIntrigueCard, form: Form) -> str:
        card = self.names.number(deed.card) if deed.card else "one of two Intrigue cards"
        return f"{do(form, 'keep')} {card}"

    def deed_bury_intrigue_card(self, deed: deeds.BuryIntrigueCard, form: Form) -> str:
        card = self.names.number(deed.card) if deed.card else "an Intrigue card"
        return f"{do(form, 'put')} {card} {BOTTOM}"

    def deed_set_card_aside(self, deed: deeds.SetCardAside, form: Form) -> str:
        card = self.names.number(deed.card) if deed.card else "a card"
        return f"{do(form, 'set')} {card} aside, face down"

    def deed_block_space(self, deed: deeds.BlockSpace, form: Form) -> str:
        return f"{do(form, 'close')} {self.names.space(deed.space)} to opponents"

    def deed_place_dreadnought_on(self, deed: deeds.PlaceDreadnoughtOn, form: Form) -> str:
        return f"{do(form, 'put')} {token('dreadnought', 1)} on {self.names.space(deed.space)}"

    def deed_detonate(self, deed: deeds.Detonate, form: Form) -> str:
        traded = f"{token('dreadnought', 1)} for {token('victory_point', 1)}"
        return f"{do(form, 'trade')} {traded} ({self.names.number(deed.tile)})"

    def deed_use_tile(self, deed: deeds.UseTile, form: Form) -> str:
        effect = use_text(self, CATALOG.tiles[deed.tile], form)
        return f"{do(form, 'use')} {self.names.number(deed.tile)}: {effect}"

    def deed_buy_tile(self, deed: deeds.BuyTile, form: Form) -> str:
        price = [token("solari" if deed.in_solari else "spice", deed.price)] if deed.price else []
        helpers = [token("negotiator", deed.negotiators)] if deed.negotiators else []
        payment = listed([*price, *helpers]) or "nothing"
        return f"{do(form, 'acquire')} {self.names.number(deed.tile)} for {payment}"

    def deed_force_back_unit(self, deed: deeds.ForceBackUnit, form: Form) -> str:
        unit = token("dreadnought" if deed.dreadnought else "troop", 1)
        owner = "yours" if deed.player.is_you else deed.player.name
        return f"{do(form, 'force')} {unit} of {owner} back"

    def deed_hand_alliance_to(self, deed: deeds.HandAllianceTo, form: Form) -> str:
        return f"{do(form, 'hand')} the {faction(deed.faction)} Alliance to {name_of(deed.player)}"

    def deed_choose_player(self, deed: deeds.ChoosePlayer, form: Form) -> str:
        if deed.word is None or form.mood is Mood.TOLD:
            return f"{do(form, 'choose')} {name_of(deed.player)}"
        return f"{deed.player.name} {self.phrase(deed.word, Form(Person.OTHER))}"

    def deed_choose_effect(self, deed: deeds.ChooseEffect, form: Form) -> str:
        effect = self.effect(deed.word, form)
        return f"{do(form, 'choose')}: {effect}" if form.mood is Mood.TOLD else effect

    def deed_choose_for_top(self, deed: deeds.ChooseForTop, form: Form) -> str:
        verb = "draw" if isinstance(deed.word, DrawTop) else "trash"
        return f"{do(form, verb)} {self.names.number(deed.card)}"

    def deed_choose_effects(self, deed: deeds.ChooseEffects, form: Form) -> str:
        effects = f"{self.effect(deed.one, form)} and {self.effect(deed.other, form)}"
        return f"{do(form, 'choose')}: {effects}" if form.mood is Mood.TOLD else effects

    def deed_sell_spice(self, deed: deeds.SellSpice, form: Form) -> str:
        return f"{do(form, 'sell')} {token('spice', deed.spice)}: {self.effect(deed.gained, form)}"

    def deed_send_agent_from_leader(self, deed: deeds.SendAgentFromLeader, form: Form) -> str:
        return f"{do(form, 'send')} the Agent at {your(form)} Leader"

    def deed_move_agent(self, deed: deeds.MoveAgent, form: Form) -> str:
        return f"{do(form, 'move')} {your(form)} Agent from {self.names.space(deed.space)}"

    def deed_call_agent_back(self, deed: deeds.CallAgentBack, form: Form) -> str:
        return f"{do(form, 'return')} {your(form)} Agent from {self.names.space(deed.space)}"

    def deed_advance_freighter(self, deed: deeds.AdvanceFreighter, form: Form) -> str:
        return f"{do(form, 'advance')} {your(form)} {token('freighter')}"

    def deed_recall_freighter(self, deed: deeds.RecallFreighter, form: Form) -> str:
        return f"{do(form, 'recall')} {your(form)} {token('freighter')} for its rewards"


def moved(troops: int, dreadnoughts: int) -> str:
    return units(troops, dreadnoughts) if troops or dreadnoughts else "nothing"
