"""Questions, the log, and the reasons of Rivals in English."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.vocabulary import INTRIGUE_CARDS
from kanly.text.deeds import Who
from kanly.text.english.parts import listed, units
from kanly.text.glossary import RESOURCE_TOKENS, faction, influence, token
from kanly.text.left import Left
from kanly.text.table_language import Placing, TableLanguage, Unrewarded
from kanly.text.word_language import WordLanguage

PLACES = ("first", "second", "third")


def subject(who: Who) -> str:
    return "You" if who.is_you else who.name


class EnglishTable(WordLanguage, TableLanguage):
    def ask_first(self, agents: int, left: Left) -> str:
        if left.sends:
            return "Your turn: send an Agent, or reveal your hand."
        why = "No card of yours can send an Agent now" if agents else "You have no Agents left"
        return f"{why}: reveal your hand."

    def ask_rest_of_turn(self, left: Left) -> str:
        still = self.still(left)
        return (
            f"You may {listed(still, 'or')}, or end your turn."
            if still
            else "Nothing is left: end your turn."
        )

    def still(self, left: Left) -> list[str]:
        """What may be done."""
        names = listed([self.names.number(source) for source in left.sources])
        effects = "an effect" if left.effects == 1 else f"{left.effects} effects"
        offers = {
            f"resolve {effects}{' of ' * bool(names)}{names}": left.effects,
            "acquire cards": left.acquires,
            f"deploy up to {units(left.troops, left.dreadnoughts)}": left.troops + left.dreadnoughts,
            f"play an {token('intrigue')}": left.plays,
            f"use a {token('tech')}": left.uses,
        }
        return [offer for offer, is_open in offers.items() if is_open]

    def ask_reveal(self, persuasion: int) -> str:
        return f"Reveal turn: you have {token('persuasion', persuasion)} left. "

    def ask_combat(self) -> str:
        return "Combat: play a card or pass."

    def ask_won(self, left: Left) -> str:
        if left.effects:
            return "You won the Conflict. Which effect comes next?"
        still = self.still(left)
        return f"You won the Conflict: {listed([*still, 'go on'], 'or')}."

    def ask_top(self, source: str, card: str) -> str:
        origin = f"{source}: the" if source else "The"
        return f"{origin} top card of your deck is {card}. Draw it or trash it?"

    def ask_endgame(self) -> str:
        return "Endgame: play a card or pass."

    def ask_next(self, source: str) -> str:
        return f"Which effect of {source} comes next?" if source else "Which effect comes next?"

    def ask_effect(self, source: str, phrase: str) -> str:
        return f"{source}: {phrase}." if source else f"{phrase[0].upper()}{phrase[1:]}."

    def ask_for_rival(self, rival: Who, source: str, phrase: str) -> str:
        origin = f" ({source})" if source else ""
        return f"You decide for {rival.name}{origin}: it {phrase}."

    def defence(self, space: str) -> str:
        return f"Defensive bonus for {space}"

    def told(self, who: Who, deed: str) -> str:
        return f"{subject(who)} {deed}"

    def log_round(self, number: int, conflict: str) -> str:
        return f"Round {number}: the Conflict is {conflict}"

    def log_conflict(
        self, conflict: str, places: Sequence[Placing], unrewarded: Unrewarded | None = None
    ) -> str:
        return f"{conflict}: {', '.join(self.log_places(places, unrewarded)) or 'nobody is rewarded'}"

    def log_place(self, who: Who, rank: int, strength: int) -> str:
        return f"{subject(who)} {PLACES[rank]} (strength {strength})"

    def log_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([subject(each) for each in who])} tie for {PLACES[rank]} (strength {strength})"
        nobody = "" if rank else "nobody wins, "
        return f"{nobody}{tied} and take the {PLACES[rank + 1]} reward"

    def log_vain_tie(self, who: Sequence[Who], rank: int, strength: int) -> str:
        tied = f"{listed([subject(each) for each in who])} tie for {PLACES[rank]} (strength {strength})"
        return f"{tied}, so none of them is rewarded"

    def log_winners(self, winners: Sequence[Who]) -> str:
        if len(winners) == 1:
            return "You win the game" if winners[0].is_you else f"{winners[0].name} wins the game"
        return f"{listed([subject(who) for who in winners])} share the victory"

    def log_changes(self, who: Who, changes: str) -> str:
        return f"{subject(who)}: {changes}"

    def reason_turned_up(self, who: Who, card: int, unused: int) -> str:
        return f"{subject(who)} turns up {self.names.number(card)}"

    def reason_occupied(self, who: Who, card: int, space: int) -> str:
        return f"{self.names.space(space)} is occupied, so another card is turned up"

    def reason_silenced(self, who: Who, card: int, space: int) -> str:
        return f"The Voice keeps {subject(who)} away from {self.names.space(space)}"

    def reason_no_bonus_spice(self, who: Who, card: int, unused: int) -> str:
        return "No free Maker space has bonus spice, so another card is turned up"

    def reason_two_dreadnoughts(self, who: Who, card: int, space: int) -> str:
        return f"{subject(who)} has no {token('dreadnought')} left to commission"

    def reason_little_influence(self, who: Who, card: int, unused: int) -> str:
        return f"{subject(who)} has too little Influence with the {faction(1)} for {self.names.number(card)}"

    def reason_reshuffled(self, who: Who, unused: int, unused_too: int) -> str:
        return "The House Hagal deck is reshuffled"

    def reason_sent(self, who: Who, card: int, space: int) -> str:
        return f"{subject(who)} sends an Agent to {self.names.space(space)}"

    def reason_most_bonus_spice(self, who: Who, space: int, spice: int) -> str:
        return f"{self.names.space(space)} has the most bonus spice: {token('spice', spice)}"

    def reason_by_influence(self, who: Who, space: int, level: int) -> str:
        return f"With {influence(1, level)}, {subject(who)} goes to {self.names.space(space)}"

    def reason_deployed(self, who: Who, troops: int, dreadnoughts: int) -> str:
        return f"{subject(who)} deploys {units(troops, dreadnoughts)}"

    def reason_held_back(self, who: Who, lead: int, unused: int) -> str:
        return f"{subject(who)} leads by {lead} strength and deploys nothing"

    def reason_swords(self, who: Who, card: int, swords: int) -> str:
        given = token("sword", swords) if swords else "no swords"
        return f"{self.names.number(card)} gives {subject(who)} {given}"

    def reason_least_influence(self, who: Who, with_faction: int, level: int) -> str:
        least = f"where it has least: {token('influence', level)}"
        return f"{subject(who)} chooses the {faction(with_faction)}, {least}"

    def reason_bought_point(self, who: Who, resource: int, amount: int) -> str:
        paid = "intrigue" if resource == INTRIGUE_CARDS else RESOURCE_TOKENS[resource]
        return f"{subject(who)} trades {token(paid, amount)} for {token('victory_point', 1)}"

    def reason_took_tile(self, who: Who, tile: int, spice: int) -> str:
        return f"{subject(who)} acquires {self.names.number(tile)} for {token('spice', spice)}"

    def reason_used_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"{subject(who)} uses {self.names.number(tile)}"

    def reason_cleared_tile(self, who: Who, tile: int, unused: int) -> str:
        return f"{self.names.number(tile)} is trashed, because Rivals can take none of the tiles on offer"

    def reason_third_agent(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{subject(who)} gets a third Agent"

    def reason_churned(self, who: Who, card: int, place: int) -> str:
        return f"The dice remove {self.names.number(card)} from place {place} of the Imperium Row"

    def reason_no_space(self, who: Who, unused: int, unused_too: int) -> str:
        return f"{subject(who)} finds no free space and sends no more Agents this round"

    def reason_placed(self, who: Who, rank: int, strength: int) -> str:
        takes = "take" if who.is_you else "takes"
        return f"{subject(who)} {takes} the {PLACES[rank]} reward with strength {strength}"
