"""The interface for programs: one game, its choices, and what a bot, a table or a script needs of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, SupportsIndex

from kanly.content.catalog import CATALOG
from kanly.content.rules import DIFFICULTIES, Rules, RulesError
from kanly.content.setup import lay_out
from kanly.engine import chance, endgame, resolver
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.record.censor import write_censored
from kanly.record.digest import digest
from kanly.record.edition import edition_of, rules_of
from kanly.record.log import Beginning, Entry, Origin, Position, asking, take_trail
from kanly.record.notation import Choice, NotationError, read_choice, shortened, write_choice
from kanly.record.reasons import Told, told
from kanly.record.record import read_record, write_record
from kanly.record.snapshot import read_snapshot, write_snapshot
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.why_not import why_not
from kanly.view.view import shown_state, view_for


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
        self._origin = origin
        self._last = take_trail(state, last)
        self._keep_history = keep_history
        self._back: list[tuple[State, Entry | None]] = []  # what may still be gone back to, oldest first
        self._shown = state  # what others see while a player with secrets thinks: the position last answered

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

    def choose(self, choice: str | tuple[int, int, int]) -> None:
        """Make one of `choices`, given as such or as its text. Anything else raises IllegalChoice."""
        legal = self._legal(choice)
        g = self.state
        seat, asked_by = g.chooser, asking(g)
        if self._keep_history:
            self._remember(g)
        reveals = g.reveals
        resolver.choose(g, legal)
        if g.reveals != reveals:
            self._back.clear()
        self._last = take_trail(g, Entry(self._last, seat, legal, asked_by, False, tuple(g.reasons)))

    def why_not(self, choice: str | tuple[int, int, int], seat: int | None = None) -> list[Refusal]:
        """Why a choice is not legal, as data; empty if it is. Without a seat, for the one that has to choose.

        Tells a seat nothing that its own view does not show.
        """
        try:
            meant = read_choice(choice if isinstance(choice, str) else write_choice(choice))
        except (NotationError, LookupError, TypeError, ValueError):
            return [Refusal(Why.UNREADABLE)]
        if not isinstance(choice, str) and meant != choice:
            return [Refusal(Why.UNREADABLE)]
        return why_not(self.state, self.state.chooser if seat is None else seat, meant)

    def _legal(self, choice: str | tuple[int, int, int]) -> tuple[int, int, int]:
        """The engine's own copy of the choice meant."""
        try:
            meant = read_choice(choice) if isinstance(choice, str) else choice
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
        return edition_of(rules_of(self.state))

    @property
    def difficulty(self) -> str | None:
        """Of a solo game."""
        return rules_of(self.state).difficulty or None

    @property
    def leaders(self) -> list[str]:
        """The Leaders by seat; House Hagal, in the last seat, has none."""
        return [CATALOG.leaders[player.leader].key for player in self.state.players if player.leader]

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

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat may see, as plain data.

        While a player who holds Intrigue cards thinks in the middle of a turn, the others still see the
        position of that player's last answer; without `keep_history` they see the present one.
        """
        self._check_seat(seat)
        return view_for(shown_state(self._shown, self.state, seat), seat)

    # --- copies and steps back

    def clone(self, *, reseed: int | bytes | None = None, keep_history: bool | None = None) -> Game:
        """An independent copy. With `reseed`, chance goes another way from here on."""
        state = self.state.clone()
        origin, last = self._origin, self._last
        if reseed is not None:
            state.seed = seed_from(reseed)
            origin, last = Position(state.clone()), None
        new = Game(state, origin, last, self._keep_history if keep_history is None else keep_history)
        if new._keep_history and reseed is None:
            new._back = self._back.copy()
            new._shown = self._shown
        return new

    def can_undo(self, seat: int) -> bool:
        """Whether this seat made the last choice, and nothing hidden has become known since."""
        return bool(self._back) and self._back[-1][0].chooser == seat

    def undo(self) -> None:
        """Take the last choice back."""
        if not self._back:
            raise CannotUndo("something hidden became known, or there is nothing to take back")
        state, self._last = self._back.pop()
        self.state = state.clone()
        self.state.keep_trail = True
        self._shown = self.state

    def _remember(self, g: State) -> None:
        """Nobody steps back over the answer of another seat."""
        if self._back and self._back[-1][0].chooser != g.chooser:
            self._back.clear()
        self._shown = g.clone()
        self._back.append((self._shown, self._last))

    # --- saving

    def snapshot(self) -> dict[str, Any]:
        """The position as plain data for JSON, at any decision. It holds every secret of the game."""
        return write_snapshot(self.state)

    def record(self, seat: int | None = None) -> str:
        """The game as text. With a seat, only what that seat may know; such a record cannot be replayed."""
        if seat is None:
            return write_record(self.state, self._origin, self._last)
        self._check_seat(seat)
        return write_censored(self.state, self._last, seat)

    def digest(self) -> str:
        """SHA-256 of the position: equal for equal positions, on every build."""
        return digest(self.state)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, SupportsIndex) or seat not in range(self.seats):
            raise ValueError(f"there is no seat {brief(seat)}; the seats are 0 to {self.seats - 1}")
        if seat not in self.humans:
            raise ValueError(f"nobody sits in seat {seat}: it is played by its own rules")


def described(choice: object) -> str:
    """What was asked, as text where it has one, never long."""
    try:
        return repr(shortened(str(choice)))
    except (NotationError, LookupError, TypeError, ValueError):
        return "this"


def brief(value: object) -> str:
    """For a message; some numbers are too long even for Python to write."""
    try:
        return shortened(repr(value))
    except ValueError:
        return "this"


def new_game(
    seats: int = 4,
    *,
    seed: int | None = None,
    leaders: Sequence[str] | None = None,
    ix: bool = False,
    epic: bool = False,
    difficulty: str | None = None,
    rival_leaders: Sequence[str] | None = None,
    churn: bool = False,
    brutal: bool = False,
    keep_history: bool = True,
) -> Game:
    """A game at its first question. Without a seed, chance is unpredictable; without Leaders, they are dealt.

    `seats` are of humans: two play with House Hagal, one against two Rivals, which needs a `difficulty`.
    `ix` plays with Rise of Ix, `epic` in its Epic mode. `keep_history=False` gives up `undo` for speed.
    Raises RulesError for a game that does not exist.
    """
    rules = Rules(
        checked_seats(seats),
        checked_leaders(leaders),
        checked_flag("ix", ix),
        checked_flag("epic", epic),
        checked_difficulty(difficulty),
        checked_leaders(rival_leaders),
        checked_flag("churn", churn),
        checked_flag("brutal", brutal),
    )
    state = lay_out(rules, seed_from(seed))
    origin = Beginning(rules_of(state), state.seed)
    state.keep_trail = True
    resolver.run(state)
    return Game(state, origin, None, keep_history)


def restore(data: dict[str, Any] | str | bytes, *, keep_history: bool = True) -> Game:
    """The game of a snapshot, given as data or as JSON text. Raises RecordError if it is damaged."""
    state = read_snapshot(data)
    return Game(state, Position(state.clone()), None, keep_history)


def replay(text: str, *, keep_history: bool = True) -> Game:
    """The game of a record, played to its end. Raises RecordError if it is damaged or censored."""
    played = read_record(text)
    return Game(played.state, played.origin, played.last, keep_history)


def checked_seats(seats: object) -> int:
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise RulesError(f"the number of seats must be 1, 2, 3 or 4, not {brief(seats)}")
    return seats


def checked_difficulty(difficulty: object) -> str:
    if difficulty is not None and difficulty not in list(DIFFICULTIES):
        raise RulesError(f"there is no difficulty {brief(difficulty)}, only {', '.join(DIFFICULTIES)}")
    return str(difficulty or "")


def checked_flag(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise RulesError(f"{name} must be True or False, not {brief(value)}")
    return value


def checked_leaders(leaders: Sequence[str] | None) -> tuple[str, ...]:
    if leaders is None:
        return ()
    is_list = isinstance(leaders, Sequence) and not isinstance(leaders, str)
    if not is_list or not leaders or not all(isinstance(key, str) for key in leaders):
        raise RulesError("the Leaders must be a list of names, one for each seat")
    return tuple(leaders)


def seed_from(seed: int | bytes | None) -> bytes:
    if seed is None:
        return os.urandom(chance.SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == chance.SEED_BYTES:
        return seed
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 8 * chance.SEED_BYTES:
        raise RulesError("a seed is a whole number from 0 to 2**256 - 1")
    return chance.seed_bytes(seed)
