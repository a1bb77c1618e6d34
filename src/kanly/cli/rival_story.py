"""What Rivals did and why, in English: one line for each turn, or one for every card that was turned up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.cli.effects import phrases
from kanly.cli.names import FACTIONS, counted, name_of, space_name, units
from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Space
from kanly.engine.state import State
from kanly.engine.vocabulary import INTRIGUE_CARDS, NOBODY, Kind, Reason, Resource
from kanly.engine.words.word import Word
from kanly.record.reasons import Given

PLACES: Final = ("1st", "2nd", "3rd")
PAID: Final = {
    Resource.SOLARI: "Solari",
    Resource.SPICE: "spice",
    Resource.WATER: "water",
    INTRIGUE_CARDS: "Intrigue cards",
}
RULES: Final = {
    Reason.SENT: "the first card with a free space; its icons count, not the space's own",
    Reason.DEPLOYED: "its recruits and up to two more units, dreadnoughts first",
    Reason.HELD_BACK: "expert deployment: a lead of 4 is enough below level III",
    Reason.SWORDS: "every Rival with a unit in the Conflict",
    Reason.LEAST_INFLUENCE: "where it has least",
    Reason.TOOK_TILE: "the dearest tile it can pay for, with every Negotiator that helps",
    Reason.CLEARED_TILE: "one tile on top must be of a kind that Rivals take",
    Reason.CHURNED: "two dice after each Reveal turn",
}
IN_VAIN: Final = {
    Reason.OCCUPIED: "occupied",
    Reason.SILENCED: "closed by The Voice",
    Reason.NO_BONUS_SPICE: "no free Maker space has bonus spice",
    Reason.TWO_DREADNOUGHTS: "both dreadnoughts are out",
    Reason.LITTLE_INFLUENCE: "too little Spacing Guild Influence",
}


def tell(
    g: State, players: list[str], reasons: list[Given], conflict: int = 0, explain: bool = False
) -> list[str]:
    """`conflict` was resolved in between; 0: none. To explain is to name every card and rule."""
    teller = Teller(g, players, explain)
    placed = [
        f"{players[s]} {PLACES[rank]} (strength {n})" for s, r, rank, n in reasons if r == Reason.PLACED
    ]
    result = f"Conflict {name_of(conflict)}: {', '.join(placed) or 'nobody is rewarded'}" if conflict else ""
    for seat, reason, thing, detail in reasons:
        if reason in (Reason.PLACED, Reason.ROUND_BEGAN) and result:
            teller.lines.append(result)
            result = ""
        teller.note(seat, reason, thing, detail)
    return [*teller.lines, *([result] if result else [])]


class Teller:
    def __init__(self, g: State, players: list[str], explain: bool) -> None:
        self.g = g
        self.players = players
        self.explain = explain
        self.lines: list[str] = []
        self.in_vain: list[str] = []  # cards turned up on this turn that led nowhere
        self.chosen_by = ""  # what decided between several spaces

    def note(self, seat: int, reason: int, thing: int, detail: int) -> None:
        if reason in IN_VAIN:
            self.pass_over(seat, name_of(thing), IN_VAIN[reason])
        elif reason == Reason.RESHUFFLED:
            self.reshuffled(seat)
        elif reason == Reason.MOST_BONUS_SPICE:
            self.chosen_by = f"the most bonus spice lies there: {detail}"
        elif reason == Reason.BY_INFLUENCE:
            self.chosen_by = f"with {detail} Spacing Guild Influence"
        elif reason == Reason.SENT:
            self.sent(seat, thing, detail)
        elif reason == Reason.SWORDS:
            self.turns_up(seat, thing, f"{counted(detail, 'sword')} for combat", reason)
        elif reason in DEEDS:
            self.in_vain = []
            self.say(seat, DEEDS[reason](thing, detail), reason)

    def say(self, seat: int, text: str, reason: int) -> None:
        rule = f" [{RULES[reason]}]" if self.explain and reason in RULES else ""
        self.lines.append(f"{f'{self.players[seat]} ' if seat != NOBODY else ''}{text}{rule}")

    def pass_over(self, seat: int, card: str, why: str) -> None:
        if self.explain:
            self.lines.append(f"{self.players[seat]} turns up {card}: {why}, so another card is turned up")
        self.in_vain.append(f"{card} ({why})")

    def reshuffled(self, seat: int) -> None:
        self.in_vain.append("a new deck")
        if self.explain:
            self.lines.append(f"The House Hagal deck is shuffled anew for {self.players[seat]}")

    def sent(self, seat: int, card: int, space: int) -> None:
        because = f" ({self.chosen_by})" if self.chosen_by else ""
        text = f"an Agent goes to {space_name(space)}{because}{self.effects(seat, card, space)}"
        self.turns_up(seat, card, text, Reason.SENT)
        self.chosen_by = ""

    def turns_up(self, seat: int, card: int, text: str, reason: int) -> None:
        """In short, the cards that led nowhere stand behind the one that counted."""
        if self.in_vain and not self.explain:
            text += f" · passed over: {', '.join(self.in_vain)}"
        self.in_vain = []
        self.say(seat, f"turns up {name_of(card)}: {text}", reason)

    def effects(self, seat: int, card: int, space: int) -> str:
        there = CATALOG.spaces[space]
        parts = [phrases(words)] if (words := words_at(CATALOG.hagal[card], there)) else []
        if there.maker and self.g.players[seat].kind == Kind.RIVAL:
            parts.append(phrases(there.words))
        return f", {', '.join(parts).replace('your ', 'its ')}" if parts else ""


def words_at(card: Hagal, space: Space) -> tuple[Word, ...]:
    """What the card gives on the space it led to."""
    return next((face.words for face in card.faces if face.space == space.key), ())


def deployed(troops: int, dreadnoughts: int) -> str:
    return f"deploys {units(troops, dreadnoughts)}"


def took_tile(tile: int, spice: int) -> str:
    return f"takes {name_of(tile)} for {spice} spice" if spice else f"takes {name_of(tile)} for nothing"


DEEDS: Final[dict[int, Callable[[int, int], str]]] = {
    Reason.NO_SPACE: lambda a, b: "finds no free space in the whole deck: no more Agents this round",
    Reason.DEPLOYED: deployed,
    Reason.HELD_BACK: lambda lead, b: f"leads by {lead} strength and deploys nothing",
    Reason.LEAST_INFLUENCE: lambda faction, level: f"chooses {FACTIONS[faction]}, at {level} Influence",
    Reason.BOUGHT_POINT: lambda paid, amount: f"turns {amount} {PAID[paid]} into a Victory Point",
    Reason.TOOK_TILE: took_tile,
    Reason.USED_TILE: lambda tile, b: f"uses {name_of(tile)}",
    Reason.CLEARED_TILE: lambda tile, b: f"{name_of(tile)} is trashed from the stacks",
    Reason.THIRD_AGENT: lambda a, b: "gets a third Agent",
    Reason.CHURNED: lambda card, place: f"throws the dice: {name_of(card)} leaves place {place} of the Row",
    Reason.ROUND_BEGAN: lambda number, conflict: f"Round {number}: the Conflict is {name_of(conflict)}",
}
