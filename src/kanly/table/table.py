"""One live game: a table is what its journal says, and whoever reads the journal again has it again."""

from __future__ import annotations

from copy import copy
from typing import Literal, NamedTuple

from msgspec import structs

from kanly.content.rules import leader_keys
from kanly.game import Game
from kanly.opening import begun
from kanly.table import entries as e
from kanly.table.chain import Link
from kanly.table.clock import Clock
from kanly.table.commitment import Commitment, offers
from kanly.table.proposal import Proposal, voters
from kanly.table.readers import Readers
from kanly.table.seat import COLOURS, Seat
from kanly.table.settings import rules_of

Stage = Literal["gathering", "leading", "playing", "over", "closed"]


class Made(NamedTuple):
    """A choice: by whom, and whether nobody was asked."""

    seat: int
    by: e.By
    is_settled: bool


class Table:
    """Entered into, entry by entry; what may be entered is said in `sitting`, `playing` and `agreeing`."""

    def __init__(self, opened: e.Opened) -> None:
        self.opened = opened
        self.settings = opened.settings
        self.seats = [
            Seat(number, COLOURS[number], bot=plan.bot, is_for_persons=plan.bot is None, leader=plan.leader)
            for number, plan in enumerate(opened.settings.plans)
        ]
        self.game: Game | None = None  # once it is dealt
        self.clock = Clock(self.settings.clock, len(self.seats)) if self.settings.clock else None
        self.readers = Readers(len(self.seats))
        self.contributions: dict[int, bytes] = {}  # by seat
        self.made: list[Made] = []  # every choice of the game, the first first
        self.barred: set[str] = set()  # persons who were sent away
        self.proposal: Proposal | None = None
        self.is_paused = False
        self.closed = ""  # why nobody plays on
        self.links: list[Link] = []  # of the chain of moves, told to everybody
        self.linked_round = 1  # for whose beginning there is one, or need not be
        self.following = ""  # the game that the same people play next
        self.length = 1  # of the journal
        self.changed = opened.at

    def copy(self) -> Table:
        """Independent, for an act that may still fail."""
        new = copy(self)
        new.seats = [*self.seats]
        new.game = self.game and self.game.clone()
        new.clock = self.clock and self.clock.copy()
        new.readers = self.readers.copy()
        new.contributions = dict(self.contributions)
        new.made = [*self.made]
        new.barred = {*self.barred}
        new.links = [*self.links]
        return new

    # --- how it stands

    @property
    def stage(self) -> Stage:
        if self.closed:
            return "closed"
        if self.game is not None:
            return "over" if self.game.over else "playing"
        return "gathering" if any(seat.is_waited_for for seat in self.seats) else "leading"

    @property
    def commitment(self) -> Commitment:
        seed, salt = bytes.fromhex(self.opened.seed), bytes.fromhex(self.opened.salt)
        return Commitment(self.opened.terms, seed, salt)

    @property
    def seed(self) -> bytes:
        """Of the deal."""
        return self.commitment.seed_with(self.contributions)

    @property
    def asked(self) -> int | None:
        """The seat that is to choose now; None: nobody is."""
        return None if self.game is None or self.closed else self.game.chooser

    def seats_of(self, person: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.person == person]

    def free_leaders(self, seat: int) -> list[str]:
        """Those that this seat may still choose."""
        taken = {other.leader for other in self.seats if other.number != seat}
        among = self.seats[seat].offered or leader_keys(rules_of(self.settings.game))
        return [key for key in among if key not in {*taken, *(self.settings.game.rival_leaders or ())}]

    # --- entries

    def enter(self, entry: e.Any) -> None:
        """It was decided, and cannot fail."""
        self.length += 1
        self.changed = entry.at
        match entry:
            case e.Chose():
                self._chose(entry)
            case e.Undid() | e.TookBack():
                self._went_back(entry)
            case e.Dealt():
                self._dealt()
            case e.Sat():
                self._sat(entry)
            case e.Left(seat=seat):
                self._change(seat, person=None, name="")
            case e.Handed():
                self._handed(entry)
            case e.Contributed(seat=seat, luck=luck):
                self.contributions[seat] = bytes.fromhex(luck)
            case e.Led(seat=seat, leader=leader):
                self._change(seat, leader=leader)
            case e.Proposed() | e.Voted():
                self._discussed(entry)
            case e.Paused() | e.Resumed():
                self._paused(isinstance(entry, e.Paused))
            case e.Wished(seat=seat, wishes=wishes):
                self._change(seat, wishes=wishes)
            case e.Named(seat=seat, name=name, colour=colour):
                self._change(seat, name=name, colour=colour)
            case e.Closed(why=why):
                self.closed = why
            case e.Linked(number=number, value=value, moves=moves):
                self.links.append(Link(number, value, moves))
                self.linked_round = self.game.round if self.game else 1
            case e.Followed(game=game):
                self.following = game
            case e.Opened():
                raise ValueError("a table is opened once")

    def _change(self, seat: int, **changes: object) -> None:
        self.seats[seat] = structs.replace(self.seats[seat], **changes)

    def _sat(self, entry: e.Sat) -> None:
        self._change(entry.seat, person=entry.person, name=entry.name, colour=entry.colour, bot=None)
        if self.stage == "leading" and self.settings.leaders == "drafted":
            for seat, offered in enumerate(offers(rules_of(self.settings.game), self.seed)):
                self._change(seat, offered=offered)

    def _handed(self, entry: e.Handed) -> None:
        person = self.seats[entry.seat].person
        if entry.why == "kicked" and person is not None:
            self.barred.add(person)
        self.proposal = None
        keeps_place = entry.why == "out_of_time"  # whoever comes back may play on
        self._change(entry.seat, bot=entry.bot, **({} if keeps_place else {"person": None}))

    # --- the game

    def _dealt(self) -> None:
        leaders = [seat.leader for seat in self.seats if seat.leader]
        self.game = begun(rules_of(self.settings.game, leaders or None), self.seed)
        self._moved()

    def _chose(self, entry: e.Chose) -> None:
        assert self.game is not None
        if self.clock is not None:
            self.clock.spend(entry.seat, entry.spent)
        is_settled = entry.by == "table" and self.game.only_choice is not None
        self.made.append(Made(entry.seat, entry.by, is_settled))
        if is_settled:
            self.game.settle()
        else:
            self.game.choose(entry.choice)
        if self.proposal is not None and self.proposal.matter == "take_back":
            self.proposal = None
        self._moved()

    def _went_back(self, entry: e.Undid | e.TookBack) -> None:
        assert self.game is not None
        if isinstance(entry, e.TookBack):
            self.game.take_back(entry.choices)
            del self.made[-entry.choices :]
        else:
            self.game.undo()
            while self.made.pop().is_settled:
                continue
        self.proposal = None
        self._moved()

    def _moved(self) -> None:
        """Somebody else may be asked, and there may be something new to see."""
        assert self.game is not None
        if self.clock is not None:
            self.clock.asked(self.game.chooser)
        self.readers.follow(self.game)

    # --- what is talked about

    def _discussed(self, entry: e.Proposed | e.Voted) -> None:
        if isinstance(entry, e.Proposed):
            asked = voters(self.seats, entry.about if entry.matter == "kick" else None)
            agreed = tuple(seat for seat in asked if self._same_person(seat, entry.seat))
            self.proposal = Proposal(entry.seat, entry.matter, entry.about, asked, agreed)
        elif self.proposal is not None:
            said = "agreed" if entry.agrees else "refused"
            others = getattr(self.proposal, said)
            self.proposal = structs.replace(self.proposal, **{said: (*others, entry.seat)})
        if self.proposal is not None and self.proposal.is_lost:
            self.proposal = None

    def _same_person(self, one: int, other: int) -> bool:
        return self.seats[one].person == self.seats[other].person

    def _paused(self, is_paused: bool) -> None:
        self.is_paused = is_paused
        self.proposal = None


def table_of(journal: list[e.Any]) -> Table:
    """The table that a journal tells of."""
    first, *rest = journal
    if not isinstance(first, e.Opened):
        raise ValueError("a journal begins with the opening of a table")
    table = Table(first)
    for entry in rest:
        table.enter(entry)
    return table
