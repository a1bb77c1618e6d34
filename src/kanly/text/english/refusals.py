"""Why a choice is not legal, in English."""

from __future__ import annotations

from kanly.engine.printed import Thing
from kanly.text.deeds import Who
from kanly.text.english.parts import listed
from kanly.text.glossary import influence, token
from kanly.text.refusal_language import RefusalLanguage, Refused, counted
from kanly.text.word_language import WordLanguage

WINDOWS = {
    "turn_open": "at the start of your turn",
    "turn": "on your turn",
    "combat": "in Combat",
    "won": "when you win a Conflict",
    "endgame": "in the Endgame",
}
PLACES = {
    "cards_in_hand": " in hand",
    "troops_in_garrison": " in your garrison",
    "cards_in_play": " in play",
    "cards_in_deck": " in your deck",
    "troops_in_supply": " in your supply",
    "troops_in_conflict": " in the Conflict",
    "dreadnoughts_in_garrison": " in your garrison",
    "dreadnoughts_in_conflict": " in the Conflict",
    "dreadnoughts_in_supply": " in your supply",
    "units_in_garrison": " in your garrison",
    "units_in_conflict": " in the Conflict",
    "agents_on_board": " on the board",
}


def name_of(who: Who) -> str:
    return "you" if who.is_you else who.name


class EnglishRefusals(WordLanguage, RefusalLanguage):
    def printed_name(self, thing: Thing) -> str:
        return self.names.thing(thing)

    def why_unreadable(self, no: Refused) -> str:
        return "This is no choice of the game."

    def why_game_over(self, no: Refused) -> str:
        return "The game is over."

    def why_not_your_turn(self, no: Refused) -> str:
        return f"Wait for {listed([who.name for who in no.who])}."

    def why_answer_first(self, no: Refused) -> str:
        return f"Answer the question of {no.source} first." if no.source else "Answer the question first."

    def why_not_an_answer(self, no: Refused) -> str:
        return "Nothing of this kind is asked now."

    def why_finish_first(self, no: Refused) -> str:
        return f"Finish {no.source} first." if no.source else "Finish what is under way first."

    def why_wrong_window(self, no: Refused) -> str:
        return f"This is possible only {WINDOWS[no.window]}."

    def why_already_sent(self, no: Refused) -> str:
        return f"You have already sent an Agent with {no.thing} to {no.space} this turn."

    def why_already_revealed(self, no: Refused) -> str:
        return "You have already revealed your hand."

    def why_not_revealed(self, no: Refused) -> str:
        return "Cards are acquired on your Reveal turn."

    def why_nothing_done(self, no: Refused) -> str:
        return "Send an Agent or reveal your hand before your turn ends."

    def why_compulsory_left(self, no: Refused) -> str:
        effect = f": {no.effect}" if no.effect else ""
        return f"Resolve {no.source or 'what is left'} first{effect}."

    def why_not_pending(self, no: Refused) -> str:
        return "This effect does not wait to be resolved."

    def why_not_in_hand(self, no: Refused) -> str:
        return f"You do not hold {no.thing}."

    def why_already_played(self, no: Refused) -> str:
        return f"You have already played {no.thing}."

    def why_not_on_board(self, no: Refused) -> str:
        return f"{no.space} is not part of this game."

    def why_no_agent(self, no: Refused) -> str:
        return "You have no Agent left to send."

    def why_no_icon(self, no: Refused) -> str:
        return f"{no.thing} has no Agent icon for {no.space}."

    def why_occupied(self, no: Refused) -> str:
        return f"{no.space} is occupied by {listed([name_of(who) for who in no.who])}."

    def why_the_voice(self, no: Refused) -> str:
        owners = listed([who.name for who in no.who])
        return f"{self.names.card_key('the_voice')} of {owners} keeps you away from {no.space}."

    def why_once_per_game(self, no: Refused) -> str:
        return f"You have already been to {no.space}; each player goes there once per game."

    def why_closed_by_difficulty(self, no: Refused) -> str:
        return f"{no.space} is closed at this difficulty."

    def why_requirement(self, no: Refused) -> str:
        return f"{no.space} requires {influence(no.faction, no.needed)}; you have {no.held}."

    def why_cost(self, no: Refused) -> str:
        if not no.amount:
            return "You cannot pay the cost."
        you = f"{no.space}: you" if no.space else "You"
        return f"{you} need {no.amount}{PLACES.get(no.resource, '')}; you have {no.held}."

    def why_condition(self, no: Refused) -> str:
        so_far = "" if no.held is None else f" (so far: {no.held})"
        return f"{no.thing} can be played like this only if {no.condition}{so_far}."

    def why_no_such_use(self, no: Refused) -> str:
        return f"{no.thing} cannot be used like this."

    def why_not_in_row(self, no: Refused) -> str:
        return f"{no.thing} is not in the Imperium Row."

    def why_stack_empty(self, no: Refused) -> str:
        return f"No copy of {no.thing} is left in the Reserve."

    def why_not_for_sale(self, no: Refused) -> str:
        return (
            f"{no.thing} cannot be acquired with {token('persuasion')}; only effects that name it bring it."
        )

    def why_not_set_aside(self, no: Refused) -> str:
        return f"{no.thing} is not set aside for you."

    def why_too_dear(self, no: Refused) -> str:
        most = token("persuasion", no.held)
        return (
            f"{no.thing} costs {token('persuasion', no.needed)}; this effect gives cards of at most {most}."
        )

    def why_not_to_there(self, no: Refused) -> str:
        return f"{no.thing} cannot be put there."

    def why_no_acquire_tech(self, no: Refused) -> str:
        return f"No effect lets you acquire a {token('tech')} now."

    def why_not_on_offer(self, no: Refused) -> str:
        return f"{no.thing} is not on offer."

    def why_no_negotiators(self, no: Refused) -> str:
        return f"You need {token('negotiator', no.needed)}; you have {no.held}."

    def why_not_in_solari(self, no: Refused) -> str:
        return f"You cannot pay with {token('solari')} here."

    def why_no_combat_space(self, no: Refused) -> str:
        return "You can deploy units only on a turn on which you send an Agent to a Combat space."

    def why_no_units(self, no: Refused) -> str:
        return f"Deploy at least {token('unit', 1)}."

    def why_garrison(self, no: Refused) -> str:
        return f"You need {no.amount} in your garrison; you have {no.held}."

    def why_allowance(self, no: Refused) -> str:
        return f"You can deploy at most {counted(no.resource, no.held or 0)} now."

    def why_not_owned(self, no: Refused) -> str:
        return f"You do not have {no.thing}."

    def why_flipped(self, no: Refused) -> str:
        return f"You have already used {no.thing} this round."
