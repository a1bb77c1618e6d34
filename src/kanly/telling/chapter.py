"""One choice with what came of it: each change on the line of what caused it, or with its source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.events import Event, Happening, Mark, Phase, Place
from kanly.engine.play.phases import DEFEND
from kanly.engine.state import State
from kanly.engine.vocabulary import INTRIGUE_CARDS, NOBODY, Choice, Reason, Resource, Verb, Window
from kanly.record.reasons import Given
from kanly.telling.asides import FACTS, Asides
from kanly.telling.changes import Change, Changes, in_order
from kanly.telling.ranks import unrewarded
from kanly.telling.rivals import Teller
from kanly.telling.scene import EVERYBODY, Heading, Scene, is_for_rival
from kanly.telling.sources import BY_RULES, DEFENCE, TRACK, source_text, way
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.log import changes_text, log_line

OF_THINGS: Final = (Verb.SEND, Verb.PLAY, Verb.ACQUIRE, Verb.USE, Verb.ACQUIRE_TECH, Verb.DETONATE)
FACTS_TOLD: Final = {Mark.ROUND, Mark.PHASE, *FACTS}
SILENT: Final = (Happening.AGENT, Happening.LASTING, Happening.HAGAL, Happening.BEGUN, Happening.ASKED)
OF_INFLUENCE: Final = (Verb.GAIN_INFLUENCE, Verb.LOSE_INFLUENCE)  # say how much of it
NEW_THING: Final = (Reason.SENT, Reason.SWORDS)  # reasons that name what causes all that follows
ONE_MORE_THING: Final = (Reason.TOOK_TILE, Reason.USED_TILE)


class Chapter:
    """Changes are told when something else has to be told after them."""

    def __init__(
        self,
        players: Sequence[Who],
        voice: Voice,
        before: Scene,
        g: State,
        seat: int,
        choice: Choice,
        explain: bool = False,
        reader: int = NOBODY,
    ) -> None:
        self.players = players
        self.reader = reader  # whose secrets are told
        self.voice = voice
        self.language = voice.language
        self.seat = seat
        self.choice = choice
        self.decided = is_for_rival(before, g)
        self.rivals = Teller(g, players, voice, explain)
        self.asides = Asides(g, players, voice, choice, explain)
        self.lines = self.rivals.lines
        self.worded = ""  # the deed, with its tokens
        deed = self.deed(before)
        self.lines += [deed] if deed else []
        self.heading = self.heading_of(before) if deed else Heading()
        self.may_join = bool(deed) and not self.decided  # whether what changes belongs to the deed's own line
        self.joined: Counter[str] = Counter()
        self.changes = Changes(before.strengths, before.is_decided)
        self.told: list[Change] = []  # all that has been told, as data
        self.ranks: tuple[int, list[tuple[Who, int, int]]] | None = None  # of a Conflict
        self.rewarded: list[int] = []  # seats
        self.round = g.round
        self.drawn: list[int] = []
        self.revealed: list[int] = []
        self.bonus_spice: list[int] = []

    def deed(self, before: Scene) -> str:
        """Secrets are kept from everybody but the one who reads along."""
        owner = before.owner if self.decided else self.seat
        hidden = self.seat != self.reader
        self.worded = log_line(self.language, owner, self.choice, before.asking, self.players, hidden=hidden)
        told = self.voice.plain(self.worded)
        if self.choice[0] == Verb.PASS:
            phase = self.voice.names.phases[Window.NAMES[before.window]]
            return self.voice.labelled(phase, told)
        if told and self.decided:
            return self.voice.say("decided", deed=told, player=self.voice.player(self.players[self.seat]))
        return told

    def heading_of(self, before: Scene) -> Heading:
        """What the deed names, and what asked for it."""
        verb, thing, place = self.choice
        things = {thing} if verb in OF_THINGS else set()
        things |= {before.source} if before.asking and verb != Verb.PLACE_DREADNOUGHT else set()
        things |= {CATALOG.spaces[place].number} if verb == Verb.SEND else set()
        things |= {BY_RULES} if verb == Verb.DEPLOY else set()
        things |= {DEFENCE} if before.asking is DEFEND else set()
        return Heading(before.owner if self.decided else self.seat, things)

    # --- event by event

    def note(self, event: Event) -> None:
        kind = event[0]
        if kind in SILENT or (kind == Happening.MARK and event[2] not in FACTS_TOLD):
            return
        if kind != Happening.RANKED:
            self.tell_ranks()
        if kind in NOTED:
            NOTED[kind](self, event)
        self.tell_below(self.asides.text(event))
        self.changes.note(event)

    def rank(self, event: Event) -> None:
        """Of somebody who is rewarded in the Conflict that the event comes from; of nobody, if none is."""
        self.flush()
        seat, conflict = event[1], event[6]
        if self.ranks is None:
            self.ranks = (conflict, [])
        if seat != NOBODY:
            self.rewarded.append(seat)
            self.ranks[1].append((self.players[seat], event[2], event[3]))

    def reason(self, event: Event) -> None:
        """What Rivals do is told with its reason; who is placed and which round begins, for everybody."""
        given = event[1], event[2], event[3], event[4]
        if given[1] in (Reason.PLACED, Reason.ROUND_BEGAN):
            return
        if given[1] == Reason.BOUGHT_POINT:
            self.forget_trade(*given)
        self.close_deed()
        self.rivals.note(given)
        if given[1] in NEW_THING:
            self.heading = Heading(given[0], self.things_of(given))
        elif given[1] in ONE_MORE_THING:
            self.heading = Heading(given[0], self.heading.things | {given[2]})

    def things_of(self, given: Given) -> set[int]:
        _, reason, card, space = given
        return {card, CATALOG.spaces[space].number} if reason == Reason.SENT else {card}

    def forget_trade(self, seat: int, reason: int, spent: int, amount: int) -> None:
        """The line of the trade itself tells both sides of it."""
        self.changes.forget(seat, Resource.VICTORY_POINTS, 1)
        if spent != INTRIGUE_CARDS:
            self.changes.forget(seat, spent, -amount)

    def conflict(self, event: Event) -> None:
        self.head(self.language.log_round(self.round, self.voice.names.number(event[2])))

    def mark(self, event: Event) -> None:
        fact, value = event[2], event[3]
        if fact == Mark.ROUND:
            self.round = value
        elif fact == Mark.PHASE and value == Phase.RECALL:
            self.tell_makers()
        elif fact == Mark.PHASE and value == Phase.ENDGAME:
            self.head(self.voice.say("log-endgame"))

    def card(self, event: Event) -> None:
        """What is revealed from the hand, drawn by the reader, or spent by a Rival."""
        start, end = way(event)
        self.draw(event, end == Place.INTRIGUES or (end == Place.HAND and start == Place.DECK))
        if start in (Place.HAND, Place.HIDDEN_ASIDE) and end == Place.IN_PLAY:
            self.reveal(event[2])
        elif start == Place.INTRIGUES and end == Place.INTRIGUE_DISCARD:
            self.rivals.spent.append(event[2])

    def spice(self, event: Event) -> None:
        self.bonus_spice += [event[2]] if event[3] > 0 else []

    def reveal(self, card: int) -> None:
        if self.choice[0] == Verb.REVEAL:
            self.revealed.append(card)
            self.heading.things.add(card)

    def draw(self, event: Event, is_drawn: bool) -> None:
        """For the eyes of the reader; not the hand of a new round."""
        if is_drawn and event[7] != NOBODY and event[1] == self.reader:
            self.drawn.append(event[2])

    # --- lines

    def head(self, line: str, seat: int = NOBODY, things: Sequence[int] = ()) -> None:
        """A line of its own, after whatever had changed by then."""
        self.close_deed()
        self.lines.append(line)
        self.heading = Heading(seat, set(things))

    def tell_below(self, text: str) -> None:
        if text:
            self.flush()
            self.lines.append(f"  {text}")

    def tell_ranks(self) -> None:
        if self.ranks is not None:
            (conflict, places), self.ranks = self.ranks, None
            in_vain = unrewarded(places, self.rewarded, self.changes.strengths, self.players)
            told = self.language.log_conflict(self.voice.names.number(conflict), places, in_vain)
            self.head(told, EVERYBODY, (conflict,))

    def tell_makers(self) -> None:
        if self.bonus_spice:
            spaces = self.voice.named([self.voice.space(space) for space in self.bonus_spice])
            self.bonus_spice = []
            self.close_deed()
            self.tell_below(self.voice.say("log-makers", spaces=spaces))

    # --- changes

    def flush(self) -> None:
        """What has changed since it was last told; what whoever acted has by the deed itself, in its line."""
        found: dict[tuple[int, str], Counter[str]] = {}
        for change in self.changes.taken():
            self.told.append(change)
            found.setdefault((change.seat, self.source_text(change)), Counter()).update(change.changed)
        for (seat, source), changed in found.items():
            if self.may_join and not source and seat == self.seat:
                self.joined.update(changed)
            else:
                self.tell_change(seat, source, in_order(changed))

    def source_text(self, change: Change) -> str:
        """Empty where the line above says it; nobody acts before the first round."""
        if self.heading.says(change):
            return ""
        if self.seat == NOBODY and change.source == TRACK:
            return self.voice.say("points-start")
        return source_text(change.source, self.voice)

    def tell_change(self, seat: int, source: str, changed: dict[str, int]) -> None:
        text = changes_text(self.language, changed)
        remark = self.voice.say("remark", text=source) if source else ""
        self.lines.append(f"  {self.language.log_changes(self.players[seat], text)}{remark}")

    def close_deed(self) -> None:
        """What changes from now on came after it."""
        self.flush()
        if self.may_join and self.revealed:
            self.lines[0] = self.voice.labelled(self.lines[0], self.voice.cards(self.revealed))
        if joined := self.not_yet_said(in_order(self.joined)):
            changes = changes_text(self.language, joined)
            self.lines[0] = self.voice.say("deed-changes", deed=self.lines[0], changes=changes)
        self.joined.clear()
        self.may_join = False

    def not_yet_said(self, changed: dict[str, int]) -> dict[str, int]:
        """That Influence is gained with the Faction chosen is said once."""
        return {name: change for name, change in changed.items() if not self.is_said(name, change)}

    def is_said(self, name: str, change: int) -> bool:
        """By the deed itself."""
        if self.choice[0] == Verb.GAIN_INFLUENCE_WITH_TWO:
            return name.startswith("influence:")
        return self.choice[0] in OF_INFLUENCE and f"{{{name}:{abs(change)}}}" in self.worded

    def tell_drawn(self) -> None:
        """Only the reader sees it; where nobody is called "you", by name as everything else."""
        who, cards = self.players[self.reader], self.voice.cards(self.drawn)
        drawn = "drawn" if who.is_you else "log-draws"
        values = {"cards": cards} if who.is_you else {"player": who.name, "cards": cards}
        self.lines.append(f"  {self.voice.say(drawn, **values)}")

    def closed(self) -> list[str]:
        self.tell_ranks()
        self.tell_makers()
        self.close_deed()
        if self.drawn:
            self.tell_drawn()
        return self.lines


NOTED: Final[dict[int, Callable[[Chapter, Event], None]]] = {
    Happening.RANKED: Chapter.rank,
    Happening.REASON: Chapter.reason,
    Happening.CONFLICT: Chapter.conflict,
    Happening.MARK: Chapter.mark,
    Happening.CARD: Chapter.card,
    Happening.INTRIGUE: Chapter.card,
    Happening.BONUS_SPICE: Chapter.spice,
}
