"""A game told line by line: each deed, and below it, in the order in which it came, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kanly.engine.events import Event, Happening, Mark, Place
from kanly.engine.play.combat import AFTER_COMBAT, NEXT_GO
from kanly.engine.state import State
from kanly.engine.vocabulary import INTRIGUE_CARDS, NOBODY, Choice, Kind, Reason, Resource, Verb, Window
from kanly.engine.words.word import FrameKind, Word
from kanly.game import Game
from kanly.record.reasons import Given
from kanly.telling.changes import Changes, Strength, way
from kanly.telling.rivals import Teller
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.log import changes_text, log_line

ENDINGS: Final = (Verb.END_TURN, Verb.PASS, Verb.DONE)
LEAVING: Final = (Place.TRASHED, Place.RESERVE)
ACQUIRED: Final = (Place.DISCARD, Place.DECK)


@dataclass(frozen=True)
class Scene:
    """Who was asked by what, and how strong everybody was."""

    asking: Word | None
    owner: int  # of the effect that asks: a human may decide for a Rival
    window: int
    strengths: list[Strength]
    is_decided: bool  # the Conflict, while rewards are being taken


def scene(g: State) -> Scene:
    """Of a game that is watched from here on."""
    g.watched = True
    g.events.clear()
    step = g.stack[-1]
    asking = step.word if step.word.frame == FrameKind.ORDINARY else None
    strengths = [Strength(player) for player in g.players]
    under_way = [step.word for step in g.stack]
    return Scene(asking, step.owner, g.window, strengths, is_rewarding(under_way))


def is_rewarding(under_way: list[Word]) -> bool:
    return AFTER_COMBAT in under_way and NEXT_GO not in under_way


class Story:
    """Knows the players by name; whether to explain what Rivals do card by card."""

    def __init__(self, players: Sequence[Who], voice: Voice, explain: bool = False) -> None:
        self.players = players
        self.voice = voice
        self.explain = explain
        self.passes: set[str] = set()  # told since anything else was

    def opening(self, g: State) -> list[str]:
        """What Rivals did before anybody was asked."""
        teller = Teller(g, self.players, self.voice, self.explain)
        for given in g.reasons:
            teller.note(given)
        return teller.lines

    def begun(self, game: Game) -> list[str]:
        return self.opening(game.state)

    def chosen(self, game: Game, choice: Choice) -> list[str]:
        """Make a choice in a game with history, and tell what came of it."""
        seat, before = game.state.chooser, scene(game.state)
        game.choose(choice)
        return self.after(before, game.state, seat, choice, game.latest)

    def after(self, before: Scene, g: State, seat: int, choice: Choice, events: Sequence[Event]) -> list[str]:
        """What is worth telling, now that the choice has been carried out and this has happened."""
        chapter = Chapter(self, before, g, seat, choice)
        for event in events:
            chapter.note(event)
        return self.without_repetition(choice, chapter.closed())

    def without_repetition(self, choice: Choice, lines: list[str]) -> list[str]:
        """Who passes again while nothing else happens is told once."""
        if choice[0] == Verb.PASS and lines and lines[0] in self.passes:
            lines = lines[1:]
        elif choice[0] == Verb.PASS and len(lines) == 1:
            self.passes.add(lines[0])
            return lines
        if lines:
            self.passes.clear()
        return lines


class Chapter:
    """One deed with what came of it. Changes are told when something else has to be told after them."""

    def __init__(self, story: Story, before: Scene, g: State, seat: int, choice: Choice) -> None:
        self.players = story.players
        self.voice = story.voice
        self.language = story.voice.language
        self.seat = seat
        self.choice = choice
        self.decided = is_for_rival(before, g, seat)
        self.rivals = Teller(g, story.players, story.voice, story.explain)
        self.lines = self.rivals.lines
        deed = self.deed(before)
        self.lines += [deed] if deed else []
        self.may_join = bool(deed) and not self.decided  # whether what changes belongs to the deed's own line
        self.changes = Changes(before.strengths, before.is_decided)
        self.ranks: tuple[int, list[tuple[Who, int, int]]] | None = None  # of a Conflict
        self.round = g.round
        self.drawn: list[int] = []
        self.revealed: list[int] = []
        self.bonus_spice: list[int] = []

    def deed(self, before: Scene) -> str:
        """Secrets are kept from everybody but the one who reads along."""
        owner = before.owner if self.decided else self.seat
        hidden = not self.players[self.seat].is_you
        told = log_line(self.language, owner, self.choice, before.asking, self.players, hidden=hidden)
        told = self.voice.plain(told)
        if self.choice[0] == Verb.PASS:
            window = self.voice.names.label(Window.NAMES[before.window])
            return self.voice.labelled(window, told)
        if told and self.decided:
            return self.voice.say("decided", deed=told, player=self.voice.player(self.players[self.seat]))
        return told

    # --- event by event

    def note(self, event: Event) -> None:
        kind = event[0]
        if kind != Happening.RANKED:
            self.tell_ranks()
        if kind == Happening.RANKED:
            self.flush()
            self.rank(event)
        elif kind == Happening.REASON:
            self.reason((event[1], event[2], event[3], event[4]))
        elif kind == Happening.CONFLICT:
            self.tell(self.language.log_round(self.round, self.voice.names.number(event[2])))
        elif kind == Happening.MARK:
            self.mark(event)
        elif kind == Happening.CARD:
            self.card(event)
        elif kind == Happening.INTRIGUE:
            self.intrigue(event)
        elif kind == Happening.BONUS_SPICE:
            self.bonus_spice += [event[2]] if event[3] > 0 else []
        elif kind in (Happening.CONTROL, Happening.ALLIANCE, Happening.FLAG):
            self.tell_marker(event)
        self.changes.note(event)

    def rank(self, event: Event) -> None:
        """Of somebody who is rewarded in the Conflict that the event comes from; of nobody, if none is."""
        seat, conflict = event[1], event[6]
        if self.ranks is None:
            self.ranks = (conflict, [])
        if seat != NOBODY:
            self.ranks[1].append((self.players[seat], event[2], event[3]))

    def tell(self, line: str) -> None:
        """After whatever had changed by then."""
        self.flush()
        self.lines.append(line)
        self.may_join = False

    def reason(self, given: Given) -> None:
        """What Rivals do is told with its reason; who is placed and which round begins, for everybody."""
        if given[1] in (Reason.PLACED, Reason.ROUND_BEGAN):
            return
        if given[1] == Reason.BOUGHT_POINT:
            self.forget_trade(*given)
        self.flush()
        self.may_join = False
        self.rivals.note(given)

    def forget_trade(self, seat: int, reason: int, spent: int, amount: int) -> None:
        """The line of the trade itself tells both sides of it."""
        self.changes.forget(seat, Resource.VICTORY_POINTS, 1)
        if spent != INTRIGUE_CARDS:
            self.changes.forget(seat, spent, -amount)

    def mark(self, event: Event) -> None:
        if event[2] == Mark.ROUND:
            self.tell_makers()
            self.round = event[3]

    def card(self, event: Event) -> None:
        """What a card does by itself is told; what the deed names is not told again."""
        start, end = way(event)
        self.draw(event, end == Place.HAND and start == Place.DECK)
        if start in (Place.HAND, Place.HIDDEN_ASIDE) and end == Place.IN_PLAY:
            self.revealed += [event[2]] if self.choice[0] == Verb.REVEAL else []
        elif start == Place.DECK and end == Place.IN_PLAY:
            self.tell_card("log-reveals", event)
        elif self.is_named(event):
            return
        elif start == Place.RESERVE and end in ACQUIRED:
            self.tell_card("log-acquires", event)
        elif end in LEAVING and event[1] != NOBODY and start != Place.ASIDE:
            self.tell_card("log-trashes", event)

    def intrigue(self, event: Event) -> None:
        start, end = way(event)
        self.draw(event, end == Place.INTRIGUES)
        if end == Place.INTRIGUE_DISCARD and start == Place.INTRIGUES:
            self.rivals.spent.append(event[2])

    def draw(self, event: Event, is_drawn: bool) -> None:
        """For the eyes of the reader; not the hand of a new round."""
        if is_drawn and event[7] != NOBODY and self.players[event[1]].is_you:
            self.drawn.append(event[2])

    def is_named(self, event: Event) -> bool:
        return self.choice[0] in (Verb.ACQUIRE, Verb.TRASH) and self.choice[1] == event[2]

    def tell_card(self, message: str, event: Event) -> None:
        cards = self.voice.names.number(event[2])
        self.tell(f"  {self.said(message, event[1], cards=cards)}")

    def tell_marker(self, event: Event) -> None:
        """Control, an Alliance, or a Rival's dreadnought on a location."""
        kind, seat, thing = event[0], event[1], event[2]
        if seat == NOBODY or (kind == Happening.FLAG and seat == self.seat):
            return
        if kind == Happening.ALLIANCE:
            self.tell(f"  {self.said('log-alliance', seat, faction=self.voice.faction(thing))}")
            return
        message = "log-control" if kind == Happening.CONTROL else "log-dreadnought"
        self.tell(f"  {self.said(message, seat, space=self.voice.space(thing))}")

    def said(self, message: str, seat: int, **parts: str) -> str:
        return self.voice.say(message, player=self.voice.player(self.players[seat]), **parts)

    # --- summing up

    def tell_ranks(self) -> None:
        if self.ranks is not None:
            conflict, places = self.ranks
            self.ranks = None
            self.tell(self.language.log_conflict(self.voice.names.number(conflict), places))

    def tell_makers(self) -> None:
        if self.bonus_spice:
            spaces = self.voice.named([self.voice.space(space) for space in self.bonus_spice])
            self.bonus_spice = []
            self.tell(f"  {self.voice.say('log-makers', spaces=spaces)}")

    def flush(self) -> None:
        """What has changed since it was last told; of whoever acted, in the line of the deed itself."""
        self.tell_revealed()
        texts = [self.voice.plain(changes_text(self.language, changed)) for changed in self.changes.taken()]
        if self.may_join and texts[self.seat]:
            self.lines[-1] = self.voice.say("deed-changes", deed=self.lines[-1], changes=texts[self.seat])
            texts[self.seat] = ""
        others = [(self.players[seat], text) for seat, text in enumerate(texts) if text]
        self.lines += [f"  {self.language.log_changes(who, text)}" for who, text in others]
        self.may_join = False

    def tell_revealed(self) -> None:
        if self.revealed and self.may_join:
            told = self.voice.labelled(self.lines[-1], self.voice.cards(self.revealed))
            self.lines[-1] = told
        self.revealed = []

    def closed(self) -> list[str]:
        self.tell_ranks()
        self.tell_makers()
        self.flush()
        if self.drawn:
            self.lines.append(f"  {self.voice.say('drawn', cards=self.voice.cards(self.drawn))}")
        return self.lines


def is_ending(choice: Choice) -> bool:
    """Of a turn, a go or a group of effects: nothing is done."""
    return choice[0] in ENDINGS


def is_for_rival(before: Scene, g: State, seat: int) -> bool:
    """Whether somebody decided what a Rival does."""
    return before.owner not in (seat, NOBODY) and g.players[before.owner].kind != Kind.HUMAN
