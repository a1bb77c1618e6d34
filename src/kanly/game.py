"""The interface for programs: one game, its choices, and what a bot, a table or a script needs of it."""

from __future__ import annotations

from typing import Any

from kanly.content.rules import seed_from
from kanly.engine.events import Event
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.record.censor import write_censored
from kanly.record.digest import digest
from kanly.record.edition import edition_of
from kanly.record.former import read_answer
from kanly.record.log import Entry, Origin, Position, asking, entries, last_deed, take_told, take_trail
from kanly.record.notation import Choice, NotationError, read_choice, shortened, write_choice
from kanly.record.pickling import Flat, chain, flat
from kanly.record.reasons import Told, told
from kanly.record.record import write_record
from kanly.record.snapshot import write_snapshot
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.why_not import why_not
from kanly.view import going_back, news, shown
from kanly.view.going_back import Past
from kanly.view.happenings import Named, happened
from kanly.view.knowledge import Knowledge
from kanly.view.news import Mark, News
from kanly.view.packing import PackedPast, PackedShown, packed_past, packed_shown, past_from, shown_from
from kanly.view.schema.events import Event as Happened
from kanly.view.schema.table import View
from kanly.view.shown import Shown
from kanly.view.view import view_beside, view_for


class IllegalChoice(ValueError):  # noqa: N818
    """Something was asked that is not possible now. The message lists what is; the game is unchanged."""

    def __init__(self, asked: str, chooser: int | None, choices: list[Choice]) -> None:
        self.choices = choices
        legal = ", ".join(str(choice) for choice in choices)
        asking = "the game is over" if chooser is None else f"seat {chooser} may choose: {legal}"
        super().__init__(f"{asked} is not possible; {asking}")


class CannotUndo(ValueError):  # noqa: N818
    """The last choice cannot be taken back."""


class Game:
    """One game. Made by `new_game`, `restore` or `replay`."""

    __slots__ = ("_back", "_keep_history", "_last", "_origin", "_shown", "state")

    def __init__(self, state: State, origin: Origin, last: Entry | None, keep_history: bool) -> None:
        self.state = state  # the engine's own state, for those who know it
        state.keep_trail = True
        state.watched = keep_history
        self._origin = origin
        self._last = take_trail(state, last)
        self._keep_history = keep_history
        self._back: list[Past] = []  # what may still be gone back to, oldest first
        self._shown: Shown | None = None  # to the others while a player with secrets thinks, once it is known

    def __repr__(self) -> str:
        asked = "over" if self.over else f"seat {self.chooser} to choose"
        return f"<Game: {self.seats} seats, round {self.round}, {asked}>"

    # --- what is asked

    @property
    def chooser(self) -> int | None:
        """The seat that has to choose, counted from 0; None when the game is over."""
        return None if self.state.over else self.state.chooser

    @property
    def choices(self) -> list[Choice]:
        """Every legal choice, and nothing else; empty when the game is over."""
        return [Choice(*choice) for choice in self.state.choices]

    def find(self, text: str) -> Choice | None:
        """The legal choice that a text stands for; None if there is none."""
        try:
            meant = read_answer(text, self.state)
        except NotationError:
            return None
        return meant if meant in self.state.choices else None

    def choose(self, choice: str | tuple[int, int, int]) -> None:
        """Make one of `choices`, given as such or as its text. Anything else raises IllegalChoice."""
        legal = self._legal(choice)
        g = self.state
        seat, asked_by = g.chooser, asking(g)
        before = self._leave(legal) if self._keep_history else None
        resolver.choose(g, legal)
        going_back.maybe_forget(self._back, g)
        thinking = before is not None and shown.is_thinking(g)
        told = (tuple(g.reasons), take_told(g), thinking)
        self._last = take_trail(g, Entry(self._last, seat, legal, asked_by, False, *told))
        self._shown = shown.moved_on(before, self._last, g) if before and thinking else None

    @property
    def only_choice(self) -> Choice | None:
        """Where there is nothing to choose: no person need be asked for it."""
        return Choice(*self.state.choices[0]) if len(self.state.choices) == 1 else None

    def settle(self) -> Choice | None:
        """Make the only choice there is, and return it; None, and nothing happens, where there are several.

        For whoever puts questions to people: only what is left has to be asked. To all others it looks like
        any choice, since how many a player had may be a secret. `undo` takes it back with the one before it.
        """
        only = self.only_choice
        if only is not None:
            self.choose(only)
            if self._back:
                self._back[-1] = self._back[-1]._replace(was_settled=True)
        return only

    def _leave(self, choice: tuple[int, int, int]) -> Shown:
        """Remember the position for a step back; returns what everybody may see once this is chosen."""
        now, seen = Shown(self.state.clone(), self._last), self._held_back()
        going_back.remembered(self._back, Past(now.state, self._last, seen))
        return now if seen is None or shown.closes(self.state, choice) else seen

    def why_not(self, choice: str | tuple[int, int, int], seat: int | None = None) -> list[Refusal]:
        """Why a choice is not legal, as data; empty if it is. Without a seat, for the one that has to choose.

        Tells a seat nothing that its own view does not show.
        """
        asked = self.state.chooser if seat is None else seat
        try:
            meant = self._read(choice, asked)
        except (NotationError, LookupError, TypeError, ValueError):
            return [Refusal(Why.UNREADABLE)]
        if not isinstance(choice, str) and meant != choice:
            return [Refusal(Why.UNREADABLE)]
        return why_not(self._seen_by(asked).state, asked, meant)

    def _read(self, choice: str | tuple[int, int, int], seat: int) -> Choice:
        """Only who is asked may use words that the question explains: to others they would tell of it."""
        text = choice if isinstance(choice, str) else write_choice(choice)
        return read_answer(text, self.state) if seat == self.state.chooser else read_choice(text)

    def _legal(self, choice: str | tuple[int, int, int]) -> tuple[int, int, int]:
        """The engine's own copy of the choice meant."""
        try:
            meant = read_answer(choice, self.state) if isinstance(choice, str) else choice
            return self.state.choices[self.state.choices.index(meant)]
        except NotationError as error:
            raise IllegalChoice(f"{described(choice)} ({error})", self.chooser, self.choices) from error
        except ValueError as error:
            raise IllegalChoice(described(choice), self.chooser, self.choices) from error

    # --- how it stands

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seats(self) -> int:
        """At the table, Rivals included."""
        return len(self.state.players)

    @property
    def humans(self) -> list[int]:
        """The seats that are asked: all of them, or those that no Rival has. They come first."""
        return [player.seat for player in self.state.players if player.kind == Kind.HUMAN]

    @property
    def rules(self) -> str:
        """The name of the game that is played: "base/1", "base+ix/1" and so on."""
        return edition_of(self.state.rules)

    @property
    def difficulty(self) -> str | None:
        """Of a solo game."""
        return self.state.rules.difficulty or None

    @property
    def leaders(self) -> list[str]:
        """The Leaders by seat; House Hagal, in the last seat, has none."""
        leaders = self.state.catalog.leaders
        return [leaders[player.leader].key for player in self.state.players if player.leader]

    @property
    def reasons(self) -> list[Told]:
        """What Rivals have done since the last choice, and why: (seat, what, ...), by name."""
        return [told(reason) for reason in self.state.reasons]

    @property
    def round(self) -> int:
        """Counted from 1; 0 while the game is being set up."""
        return self.state.round

    @property
    def scores(self) -> list[int]:
        """Victory Points by seat."""
        return [player.points() for player in self.state.players]

    @property
    def winners(self) -> list[int]:
        """Several seats if nothing separates them; empty until the game is over."""
        return endgame.winners(self.state) if self.state.over else []

    @property
    def places(self) -> list[int]:
        """By seat, from 1, after tie-breaks; House Hagal has none. Empty until the game is over."""
        return endgame.places(self.state) if self.state.over else []

    def view(self, seat: int | None, open_view: View | None = None) -> View:
        """What a seat may see, as plain data; None: an onlooker. Sooner made of what an onlooker sees now.

        While a player with secrets thinks, the others see the position in which that player began to think.
        """
        self._check_reader(seat)
        seen = self._seen_by(seat).state
        if seat is None or open_view is None or seen is not self._seen_by(None).state:
            return view_for(seen, seat)
        return view_beside(seen, seat, open_view)

    def knowledge(self, seat: int, *, seconds: float | None = None, luck: int = 0) -> Knowledge[Game]:
        """All that a seat knows, for a bot: its view, its choices, and games that it cannot tell apart.

        With the seconds it may think, and the seed of its own luck.
        """
        self._check_seat(seat)
        return Knowledge(self._seen_by(seat).state, seat, game_from, seconds, luck)

    def events(self, seat: int | None, start: int = 0) -> list[Happened]:
        """What has happened so far, as this seat, or an onlooker, may see it; from event number `start` on.

        Only a game with history is watched, from when it was made or loaded.
        """
        self._check_reader(seat)
        told = news.told(self._seen_by(seat), seat, self.state.chooser)
        return [happened(self.state.catalog, event, seat) for event in told[start:]]

    def news(self, seat: int | None, since: Mark, known: Named | None = None) -> News | None:
        """The same since a mark, with the next mark; None: the game has gone back to before it. What several
        seats see alike is made once where all are given the same `known`."""
        found = news.since(since, self._seen_by(seat), seat, self.state.chooser)
        return found and ([happened(self.state.catalog, event, seat, known) for event in found[0]], found[1])

    def mark(self, seat: int | None) -> Mark:
        """Of whoever has been told all that this seat may see."""
        return news.end(self._seen_by(seat), seat, self.state.chooser)

    @property
    def latest(self) -> tuple[Event, ...]:
        """What happened at the last choice, as the engine tells it, with every secret."""
        deed = last_deed(self._last)
        return deed[0].events if deed else ()

    def beginning(self) -> Origin | None:
        """What the game was made of, as long as nobody has chosen anything."""
        return self._origin if all(entry.automatic for entry in entries(self._last)) else None

    def _seen_by(self, seat: int | None) -> Shown:
        held_back = None if seat == self.state.chooser else self._held_back()
        return held_back or Shown(self.state, self._last)

    def _held_back(self) -> Shown | None:
        """What the others see while a player with secrets thinks; None: the present."""
        if self._shown is None and shown.is_thinking(self.state):
            self._shown = shown.replayed(self._origin, self._last, self.state)
        return self._shown

    # --- copies and steps back

    def clone(self, *, reseed: int | bytes | None = None, keep_history: bool | None = None) -> Game:
        """An independent copy. With `reseed`, chance goes another way from here on."""
        state, keeps = self.state.clone(), self._keep_history if keep_history is None else keep_history
        if reseed is not None:
            state.seed = seed_from(reseed)
            seen = self._held_back()
            return Game(state, Position(state.clone(), seen and seen.state.clone()), None, keeps)
        new = Game(state, self._origin, self._last, keeps)
        new._shown = self._shown
        if keeps:
            new._back = self._back.copy()
        return new

    def __deepcopy__(self, memo: object) -> Game:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        back = [packed_past(past) for past in self._back]
        rest = (self._keep_history, packed_shown(self._shown), back)
        return unpickled, (self.state, self._origin, flat(self._last), *rest)

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last choice, and nothing hidden has become known since.

        Not while somebody else with secrets thinks: what has happened meanwhile is not to be told.
        """
        return self._may_undo() and self._back[-1].state.chooser == seat

    def _may_undo(self) -> bool:
        if all(past.was_settled for past in self._back):
            return False
        return not self._held_back() or self._back[-1].state.chooser == self.chooser

    def undo(self) -> None:
        """Take the last choice back, and what was settled after it."""
        if not self._may_undo():
            raise CannotUndo("something hidden became known, or there is nothing to take back")
        while self._back[-1].was_settled:
            self._back.pop()
        state, self._last, self._shown, _ = self._back.pop()
        self._go_back_to(state.clone())

    def take_back(self, choices: int = 1) -> None:
        """Take the last choices back, whoever made them and whatever was seen since: the table agreed.

        As far as to the start of the game, or to the snapshot that it goes on from.
        """
        if choices < 1:
            raise ValueError("at least one choice is taken back")
        left = going_back.before_the_last(self._last, choices)
        if len(left) < choices:
            raise CannotUndo(f"there is nothing to take back: only {len(left)} choices have been made")
        self._last = left[-1].before
        state, back = going_back.retraced(self._origin, self._last)
        self._go_back_to(state)
        self._back = back if self._keep_history else []
        self._shown = None

    def _go_back_to(self, state: State) -> None:
        self.state = state
        state.keep_trail = True
        state.watched = self._keep_history

    # --- saving

    def snapshot(self) -> dict[str, Any]:
        """The position as plain data for JSON, at any decision. It holds every secret of the game."""
        seen = self._held_back()
        return write_snapshot(Position(self.state, seen and seen.state))

    def record(self, seat: int | None = None) -> str:
        """The game as text. With a seat, only what that seat may know; such a record cannot be replayed."""
        if seat is None:
            return write_record(self.state, self._origin, self._last)
        self._check_seat(seat)
        seen = self._seen_by(seat)
        return write_censored(seen.state, seen.last, seat)

    def digest(self) -> str:
        """SHA-256 of the position: equal for equal positions, on every build."""
        return digest(self.state)

    def _check_reader(self, seat: int | None) -> None:
        if seat is not None:
            self._check_seat(seat)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not hasattr(seat, "__index__") or seat not in range(self.seats):
            raise ValueError(f"there is no seat {brief(seat)}; the seats are 0 to {self.seats - 1}")
        if self.state.players[seat].kind != Kind.HUMAN:
            raise ValueError(f"nobody sits in seat {seat}: it is played by its own rules")


def game_from(state: State, keep_history: bool) -> Game:
    """A game that begins in this position."""
    return Game(state, Position(state.clone()), None, keep_history)


def described(choice: object) -> str:
    """What was asked, as text where it has one, never long."""
    try:
        return repr(shortened(str(choice)))
    except (NotationError, LookupError, TypeError, ValueError):
        return "this"


def unpickled(
    state: State,
    origin: Origin,
    told: Flat,
    keep_history: bool,
    seen: PackedShown | None,
    back: list[PackedPast],
) -> Game:
    last = chain(told)
    game = Game(state, origin, last[-1], keep_history)
    game._shown = shown_from(seen, last)
    game._back = [past_from(past, last) for past in back]
    return game


def brief(value: object) -> str:
    """For a message; some numbers are too long even for Python to write."""
    try:
        return shortened(repr(value))
    except ValueError:
        return "this"
