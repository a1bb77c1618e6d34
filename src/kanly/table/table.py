"""One live game: a table is what its journal says, and whoever reads the journal again has it again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from msgspec import structs

from kanly.table import entries as e
from kanly.table.commitment import Commitment, offers
from kanly.table.course import Course, Move
from kanly.table.made import last_answer, settled_last
from kanly.table.proposal import Proposal, discussed
from kanly.table.readers import Reader
from kanly.table.seat import COLOURS, Seat
from kanly.table.settings import possible_leaders, rules_of
from kanly.telling.book import Log
from kanly.telling.reading import Reading
from kanly.text.language import Language

Stage = Literal["gathering", "leading", "playing", "over", "closed"]
MOVES: Final = (e.Chose, e.Undid, e.TookBack, e.Dealt)


class Table(Course):
    """Entered into, entry by entry; what may be entered is said in `sitting`, `playing` and `agreeing`."""

    def __init__(self, opened: e.Opened) -> None:
        self.opened = opened
        self.settings = opened.settings
        self.commitment = Commitment(opened.terms, bytes.fromhex(opened.seed), bytes.fromhex(opened.salt))
        self.seats = [
            Seat(number, COLOURS[number], bot=plan.bot, is_for_persons=plan.bot is None, leader=plan.leader)
            for number, plan in enumerate(opened.settings.plans)
        ]
        super().__init__(len(self.seats), self.settings.clock)
        self.contributions: dict[int, bytes] = {}  # by seat
        self.barred: frozenset[str] = frozenset()  # persons who were sent away
        self.proposal: Proposal | None = None
        self.is_paused = False
        self.closed: e.Closing | None = None  # why nobody plays on
        self.following = ""  # the game that the same people play next
        self.length = 1  # of the journal
        self.changed = opened.at  # when there was something new that everybody sees
        self._maybe_offer()

    def copy(self) -> Table:
        """Independent, for an act that may still fail."""
        new = Table.__new__(Table)
        new.__dict__.update(self.__dict__)
        new.seats = self.seats.copy()
        new.contributions = self.contributions.copy()
        new.detach()
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
    def terms(self) -> str:
        """That the server is bound to, for everybody."""
        return self.opened.terms

    @property
    def seed(self) -> bytes:
        """Of the deal."""
        return self.commitment.seed_with(self.contributions)

    @property
    def asked(self) -> int | None:
        """The seat that is to choose now; None: nobody is."""
        return None if self.game is None or self.closed else self.game.chooser

    @property
    def around(self) -> tuple[object, ...]:
        """All that everybody sees beside the game."""
        talk = (self.proposal, self.is_paused, self.closed, self.following)
        seats = tuple(seat.shown for seat in self.seats)
        return (self.stage, seats, *talk, len(self.links), len(self.contributions))

    @property
    def question(self) -> tuple[object, ...]:
        """What somebody or something has to do now: another one where that begins anew."""
        seat = None if self.asked is None else self.seats[self.asked]
        return (self.moves, seat and (seat.bot, seat.wishes), self.is_paused, self.closed)

    def can_undo(self, seat: int) -> bool:
        """Whether somebody in this seat may take the own last choice back without asking anybody."""
        if self.game is None or self.stage != "playing" or self.is_paused or self.seats[seat].bot is not None:
            return False
        return self.game.can_undo(seat) and self.made[-1 - settled_last(self.made)].by == "person"

    def can_take_back(self, seat: int) -> bool:
        """Whether there is an own answer to go back to, if all agree; alone among bots they do."""
        return self.stage == "playing" and last_answer(self.made, seat) is not None

    def seats_of(self, person: str) -> list[int]:
        return [seat.number for seat in self.seats if seat.person == person]

    def free_leaders(self, seat: int) -> list[str]:
        """Those that this seat may choose now; none where none is to be chosen, or it is settled already."""
        is_settled = self.settings.leaders == "dealt" or self.settings.plans[seat].leader is not None
        if self.stage != "leading" or is_settled:
            return []
        taken = {other.leader for other in self.seats if other.number != seat}
        among = self.seats[seat].offered or possible_leaders(self.settings.game)
        return [key for key in among if key not in taken]

    @property
    def names(self) -> tuple[str, ...]:
        """Of the persons, by seat; where there is none, a player is called by the Leader."""
        return tuple(seat.name for seat in self.seats)

    def log(self, reader: Reader, language: Language, chapter: int) -> Log | None:
        """From this chapter on, as a reader may see it; None: there is no game yet."""
        return self.told(reader, Reading(language, self.names), chapter)

    # --- entries

    def enter(self, entry: e.Any) -> e.Any:
        """It was decided, and cannot fail. Returns it as it is to be kept."""
        self.length += 1
        if isinstance(entry, MOVES):
            return self._move(entry)
        if not isinstance(entry, e.Wished | e.Spent):
            self.changed = entry.at
        self._change_table(entry)
        return entry

    def _move(self, entry: Move) -> Move:
        if isinstance(entry, e.Dealt):
            leaders = [seat.leader for seat in self.seats if seat.leader]
            self.deal(rules_of(self.settings.game, leaders or None), self.seed)
        kept = self.moved(entry)
        if (kept.shown or 0) >> len(self.seats) & 1:
            self.changed = entry.at  # an onlooker sees it, so it is no secret that there was something
        self._maybe_drop_proposal()
        return kept

    def _change_table(self, entry: e.Any) -> None:
        """What lies beside the game."""
        match entry:
            case e.Sat():
                self._change(entry.seat, person=entry.person, name=entry.name, colour=entry.colour, bot=None)
                self._maybe_offer()
            case e.Left(seat=seat):
                self._change(seat, person=None, name="")
            case e.Handed():
                self._handed(entry)
            case e.Contributed(seat=seat, luck=luck):
                self.contributions[seat] = bytes.fromhex(luck)
            case e.Led(seat=seat, leader=leader):
                self._change(seat, leader=leader)
            case e.Proposed() | e.Voted():
                stays = last_answer(self.made, entry.seat) or 0
                self.proposal = discussed(entry, self.proposal, self.seats, stays)
            case e.Spent(seat=seat, spent=spent):
                self.charge(seat, spent)
                self.timings += 1
            case e.Paused() | e.Resumed():
                self.is_paused, self.proposal = isinstance(entry, e.Paused), None
            case e.Wished(seat=seat, wishes=wishes):
                self._change(seat, wishes=wishes)
            case e.Named(seat=seat, name=name, colour=colour):
                self._change(seat, name=name, colour=colour)
            case e.Closed(why=why):
                self.closed, self.proposal = why, None
            case e.Linked():
                self.link(entry)
                self.proposal = None  # nobody is asked for longer than a round
            case e.Followed(game=game):
                self.following = game
            case e.Opened():
                raise ValueError("a table is opened once")

    def _change(self, seat: int, **changes: object) -> None:
        self.seats[seat] = structs.replace(self.seats[seat], **changes)

    def _maybe_offer(self) -> None:
        """Once, as soon as everybody sits."""
        is_due = self.stage == "leading" and self.settings.leaders == "drafted"
        if is_due and not any(seat.offered for seat in self.seats):
            for seat, offered in enumerate(offers(rules_of(self.settings.game), self.seed)):
                self._change(seat, offered=offered)

    def _handed(self, entry: e.Handed) -> None:
        """To a bot; whoever has only run out of time keeps the place, and may play on later."""
        person = self.seats[entry.seat].person
        if entry.why == "kicked" and person is not None:
            self.barred |= {person}
        keeps_place = entry.why == "out_of_time"
        if keeps_place and self.clock is not None:
            self.clock.run_out(entry.seat)
        self._change(entry.seat, bot=entry.bot, person=person if keeps_place else None)
        self.proposal = None
        self._maybe_offer()

    def _maybe_drop_proposal(self) -> None:
        """What was to be taken back is taken back already; or nothing is played any more."""
        found = self.proposal
        is_done = found is not None and found.matter == "take_back" and len(self.made) <= found.stays
        if is_done or (self.game is not None and self.game.over):
            self.proposal = None

    def end_reading(self) -> None:
        super().end_reading()
        self._maybe_drop_proposal()  # whether the game is over is known only now


def table_of(journal: Sequence[e.Any]) -> Table:
    """The table that a journal tells of."""
    first, *rest = journal
    if not isinstance(first, e.Opened):
        raise ValueError("a journal begins with the opening of a table")
    table = Table(first)
    table.is_being_read = all(entry.shown is not None for entry in rest if isinstance(entry, e.Moving))
    for entry in rest:
        table.enter(entry)
    table.end_reading()
    return table
