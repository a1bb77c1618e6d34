"""What no deed tells and no number: cards, markers, Freighters and facts that change by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kanly.engine.events import Deck, Event, Happening, Mark, Place, TilePlace
from kanly.engine.state import State
from kanly.engine.vocabulary import FACTIONS, NOBODY, Choice, Kind, Verb
from kanly.telling.sources import way
from kanly.telling.voice import Voice
from kanly.text.deeds import Who

LEAVING: Final = (Place.TRASHED, Place.RESERVE)
ACQUIRED: Final = (Place.DISCARD, Place.DECK)
FREIGHTER_DEEDS: Final = (Verb.ADVANCE_FREIGHTER, Verb.RECALL_FREIGHTER)
CONTROL: Final = ("log-control", "log-control-from")
ALLIANCE: Final = ("log-alliance", "log-alliance-from")
REACHED: Final = {Mark.COUNCIL: "log-council", Mark.SWORDMASTER: "log-swordmaster"}


class Asides:
    """Of one choice. Nothing is said that the choice itself says; some only where everything is explained."""

    def __init__(self, g: State, players: Sequence[Who], voice: Voice, choice: Choice, explain: bool) -> None:
        self.g = g
        self.players = players
        self.voice = voice
        self.choice = choice
        self.explain = explain

    def text(self, event: Event) -> str:
        """Empty: it goes without saying."""
        kind = event[0]
        if kind == Happening.CARD:
            return self.card(event)
        if kind == Happening.MARK:
            return self.mark(event)
        if kind == Happening.FREIGHTER:
            return self.freighter(event)
        if kind in (Happening.CONTROL, Happening.ALLIANCE, Happening.FLAG):
            return self.marker(event)
        if kind == Happening.BONUS_SPICE:
            return self.removed(event)
        return self.detail(event) if self.explain else ""

    def said(self, message: str, seat: int, **parts: str) -> str:
        return self.voice.say(message, player=self.voice.player(self.players[seat]), **parts)

    # --- cards

    def card(self, event: Event) -> str:
        start, end = way(event)
        if start == Place.DECK and end == Place.IN_PLAY:
            return self.moved("log-reveals", event)
        if start == Place.HIDDEN_ASIDE and end == Place.HAND:
            return self.moved("log-takes-back", event)
        if end == Place.ROW:
            return self.detail(event) if self.explain else ""
        if self.is_named(event) or event[1] == NOBODY:
            return ""
        if start == Place.RESERVE and end in ACQUIRED:
            return self.moved("log-acquires", event)
        return self.moved("log-trashes", event) if end in LEAVING and start != Place.ASIDE else ""

    def is_named(self, event: Event) -> bool:
        return self.choice[0] in (Verb.ACQUIRE, Verb.TRASH) and self.choice[1] == event[2]

    def moved(self, message: str, event: Event) -> str:
        return self.said(message, event[1], cards=self.voice.names.number(event[2]))

    # --- markers and facts

    def marker(self, event: Event) -> str:
        """Control, an Alliance, or a Rival's dreadnought on a location."""
        kind, seat, thing, before = event[:4]
        if kind == Happening.ALLIANCE:
            return self.alliance(seat, thing, before)
        if seat == NOBODY or (kind == Happening.FLAG and self.choice[0] == Verb.PLACE_DREADNOUGHT):
            return ""
        if kind == Happening.FLAG:
            return self.said("log-dreadnought", seat, space=self.voice.space(thing))
        return self.changed_hands(CONTROL, seat, before, space=self.voice.space(thing))

    def alliance(self, seat: int, faction: int, before: int) -> str:
        name = self.voice.faction(faction)
        if seat == NOBODY:
            return self.said("log-alliance-lost", before, faction=name)
        return self.changed_hands(ALLIANCE, seat, before, faction=name)

    def changed_hands(self, messages: tuple[str, str], seat: int, before: int, **parts: str) -> str:
        """The second message also says from whom."""
        if before in (NOBODY, seat):
            return self.said(messages[0], seat, **parts)
        return self.said(messages[1], seat, before=self.voice.player(self.players[before]), **parts)

    def mark(self, event: Event) -> str:
        fact = event[2]
        return FACTS[fact](self, event) if fact in FACTS else ""

    def reached(self, event: Event) -> str:
        """By a human: Rivals give a reason."""
        is_human = self.g.players[event[1]].kind == Kind.HUMAN
        return self.said(REACHED[event[2]], event[1]) if is_human and event[3] else ""

    def masterstroke(self, event: Event) -> str:
        shown = [self.voice.faction(faction) for faction in FACTIONS if event[3] >> faction & 1]
        return self.said("log-masterstroke", event[1], factions=self.voice.named(shown))

    def snooper(self, event: Event) -> str:
        return self.said("log-snooper", event[1], faction=self.voice.faction(event[3]))

    def mentat(self, event: Event) -> str:
        value, owner = event[3], event[7]
        return self.said("log-mentat", value) if NOBODY not in (value, owner) else ""

    def mentat_promised(self, event: Event) -> str:
        return self.said("log-mentat-promised", event[3]) if event[3] != NOBODY else ""

    def freighter(self, event: Event) -> str:
        _, seat, position, before, *_ = event
        if self.choice[0] in FREIGHTER_DEEDS and seat == event[7] and self.g.players[seat].kind == Kind.HUMAN:
            return ""
        return self.said("log-advances" if position > before else "log-recalls", seat)

    def removed(self, event: Event) -> str:
        """House Hagal denies bonus spice; everybody else gains it."""
        change, owner = event[3], event[7]
        if change > 0 or self.g.players[owner].kind != Kind.HOUSE_HAGAL:
            return ""
        return self.said("log-removes", owner, spice=self.voice.counted("spice", -change))

    # --- where everything is explained

    def detail(self, event: Event) -> str:
        kind, seat, thing = event[:3]
        if kind == Happening.CARD:
            return self.voice.say("log-row", card=self.voice.names.number(thing))
        if kind == Happening.TILE and way(event)[1] == TilePlace.FACE_UP:
            return self.voice.say("log-tile", tile=self.voice.names.number(thing))
        if kind == Happening.SHUFFLED and thing == Deck.OWN:
            return self.said("log-shuffles", seat)
        if kind == Happening.SHUFFLED and thing == Deck.INTRIGUE:
            return self.voice.say("log-intrigues-shuffled")
        return ""


FACTS: Final[dict[int, Callable[[Asides, Event], str]]] = {
    **dict.fromkeys(REACHED, Asides.reached),
    Mark.MASTERSTROKE: Asides.masterstroke,
    Mark.SNOOPER: Asides.snooper,
    Mark.MENTAT: Asides.mentat,
    Mark.MENTAT_PROMISED: Asides.mentat_promised,
}
