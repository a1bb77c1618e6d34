"""Why an effect waits, or an answer is refused, in English."""

from __future__ import annotations

from kanly.text.answer_language import AnswerLanguage, influence_with
from kanly.text.english.parts import listed
from kanly.text.english.refusals import PLACES, name_of
from kanly.text.glossary import faction, token
from kanly.text.refusal_language import Refused, counted
from kanly.text.word_language import WordLanguage

ZONES = {"hand": "in your hand", "discard": "in your discard pile", "in_play": "among your cards in play"}


class EnglishAnswers(WordLanguage, AnswerLanguage):
    def why_comes_later(self, no: Refused) -> str:
        return "This effect comes by itself; its order makes no difference."

    def why_effect_condition(self, no: Refused) -> str:
        so_far = "" if no.held is None else f" (so far: {no.held})"
        source = f" of {no.source}" if no.source else ""
        return f"This effect{source} works only if {no.condition}{so_far}."

    def why_no_effect(self, no: Refused) -> str:
        return "This effect could do nothing now."

    def why_rivals_rule(self, no: Refused) -> str:
        return "The rules of Rivals leave open only the answers on offer."

    def why_not_declinable(self, no: Refused) -> str:
        return f"What {no.source} asks for must be done." if no.source else "This must be done."

    def why_no_such_option(self, no: Refused) -> str:
        return f"There are only {no.held} options."

    def why_two_different(self, no: Refused) -> str:
        return "Name two different ones."

    def why_not_a_price(self, no: Refused) -> str:
        return f"Nothing costs {token('spice', no.needed)} at {no.space}."

    def why_too_many(self, no: Refused) -> str:
        return f"This effect allows at most {counted(no.resource, no.held or 0)}."

    def why_exactly(self, no: Refused) -> str:
        return f"Name exactly {no.amount}."

    def why_copies(self, no: Refused) -> str:
        return f"You hold only {no.held} copy of {no.thing}."

    def why_not_in_zone(self, no: Refused) -> str:
        return f"{no.thing} is not {ZONES[no.zone]}."

    def why_only_from(self, no: Refused) -> str:
        return f"This effect takes only a card that is {ZONES[no.zone]}."

    def why_not_of_faction(self, no: Refused) -> str:
        return f"{no.thing} is not a card of this Faction: {faction(no.faction)}."

    def why_none_there(self, no: Refused) -> str:
        return f"No card of this Faction is {ZONES[no.zone]}: {faction(no.faction)}."

    def why_not_looked_at(self, no: Refused) -> str:
        return f"{no.thing} is not one of the cards that you look at."

    def why_only_card(self, no: Refused) -> str:
        return f"This effect gives {no.thing} and no other card."

    def why_faction_not_named(self, no: Refused) -> str:
        return f"This effect does not give {influence_with(no.faction)}."

    def why_track_full(self, no: Refused) -> str:
        return f"Your {influence_with(no.faction)} is already at the top."

    def why_no_influence(self, no: Refused) -> str:
        return f"You have no {influence_with(no.faction)} to lose."

    def why_not_behind(self, no: Refused) -> str:
        return f"No opponent has more {influence_with(no.faction)} than you."

    def why_no_snooper(self, no: Refused) -> str:
        return f"None of your Snoopers is left on this track: {faction(no.faction)}."

    def why_not_an_opponent(self, no: Refused) -> str:
        return "Choose an opponent."

    def why_opponent_lacks(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        return f"{owner} has {counted(no.resource, 0)}{PLACES.get(no.resource, '')}."

    def why_troops_only(self, no: Refused) -> str:
        return f"This effect is about troops, not about a {token('dreadnought')}."

    def why_not_highest(self, no: Refused) -> str:
        owner = listed([who.name for who in no.who])
        return f"{owner} is not among those with the most {influence_with(no.faction)}."

    def why_no_flag(self, no: Refused) -> str:
        return f"{no.space} has no flag for a {token('dreadnought')}."

    def why_flag_taken(self, no: Refused) -> str:
        owner = listed(["yours" if who.is_you else name_of(who) for who in no.who])
        return f"A {token('dreadnought')} of {owner} is already on the flag of {no.space}."

    def why_no_agent_there(self, no: Refused) -> str:
        return f"You have no Agent on {no.space}."

    def why_at_top(self, no: Refused) -> str:
        return f"Your {token('freighter')} is already on the top space."

    def why_at_bottom(self, no: Refused) -> str:
        return f"Your {token('freighter')} has not left the bottom space."
