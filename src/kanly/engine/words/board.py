"""Words about Agents, board spaces, seats and turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from kanly.engine.events import Happening, Mark, mark, tell
from kanly.engine.machine.frames import open_frame
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Moment, Part, Verb
from kanly.engine.words.grammar import shunned, touched
from kanly.engine.words.word import Word

if TYPE_CHECKING:
    from kanly.engine.state import State


@dataclass(frozen=True, eq=False)
class BlockSpace(Word):
    """Opponents may not send an Agent to the named space until the owner's next turn."""

    def asks(self, g: State, s: Step) -> bool:
        return True

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.BLOCK, i, 0) for i in range(len(g.occupants)) if g.rules.board >> i & 1]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.players[s.owner].voice = choice[1]
        if g.watched:
            mark(g, s.owner, Mark.VOICE, choice[1])


@dataclass(frozen=True, eq=False)
class TakeAnotherTurn(Word):
    """At once after this one."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.another_turn = True
        if g.watched:
            mark(g, NOBODY, Mark.ANOTHER_TURN, 1)


@dataclass(frozen=True, eq=False)
class PassTurn(Word):
    """The turn ends here, with neither an Agent nor a reveal."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.passing = True


@dataclass(frozen=True, eq=False)
class RecallAgent(Word):
    """One of the owner's Agents goes back to the Leader and may be sent again."""

    def possible(self, g: State, s: Step) -> bool:
        return any(occupants >> 4 * s.owner & 15 for occupants in g.occupants)

    def asks(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.AGENTS

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.RECALL_AGENT, i, 0) for i in range(len(g.occupants)) if g.agents_of(s.owner, i)]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.occupants[choice[1]] -= 1 << 4 * s.owner
        g.players[s.owner].agents += 1
        if g.watched:
            tell(g, Happening.AGENT, s.owner, 1, choice[1] + 1, 0)


@dataclass(frozen=True, eq=False)
class TakeMentat(Word):
    """If it is on its space: one more Agent for this round."""

    def possible(self, g: State, s: Step) -> bool:
        return g.mentat == NOBODY

    def eager(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.AGENTS

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.mentat = s.owner
        g.players[s.owner].agents += 1
        if g.watched:
            mark(g, NOBODY, Mark.MENTAT, s.owner)
            mark(g, s.owner, Mark.AGENTS, g.players[s.owner].agents)


@dataclass(frozen=True, eq=False)
class WinMentat(Word):
    """Taken from wherever it is at this round's Recall, for the next round."""

    def eager(self, g: State, s: Step) -> bool:
        return True

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.mentat_promised = s.owner
        if g.watched:
            mark(g, NOBODY, Mark.MENTAT_PROMISED, s.owner)


@dataclass(frozen=True, eq=False)
class TakeSeat(Word):
    """A seat on the High Council, for good; a Leader may gain by it."""

    def listeners(self, g: State, s: Step) -> tuple[Word, ...]:
        return g.catalog.leaders[g.players[s.owner].leader].listens[Moment.SEAT_TAKEN]

    def eager(self, g: State, s: Step) -> bool:
        return len(self.listeners(g, s)) == 0

    def asks(self, g: State, s: Step) -> bool:
        return len(self.listeners(g, s)) > 0

    def informs(self, g: State, s: Step) -> bool:
        return any(word.informs(g, s) for word in self.listeners(g, s))

    def touches(self, g: State, s: Step) -> int:
        return touched(self.listeners(g, s), g, s)

    def is_kept(self, g: State, seat: int) -> bool:
        return g.players[seat].council

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        me.council = True
        if g.watched:
            mark(g, s.owner, Mark.COUNCIL, 1)
        listening = self.listeners(g, s)
        if listening:
            open_frame(g, listening, Step(listening[0], s.owner, me.leader))


@dataclass(frozen=True, eq=False)
class TakeSwordmaster(Word):
    """The third Agent, for good."""

    def eager(self, g: State, s: Step) -> bool:
        return True

    def touches(self, g: State, s: Step) -> int:
        return Part.AGENTS

    def is_kept(self, g: State, seat: int) -> bool:
        return g.players[seat].swordmaster or g.rules.swordmaster_closed

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        me.swordmaster = True
        me.agents += 1
        if g.watched:
            mark(g, s.owner, Mark.SWORDMASTER, 1)
            mark(g, s.owner, Mark.AGENTS, me.agents)


@dataclass(frozen=True, eq=False)
class AddIcons(Word):
    """The card played this turn has these Agent icons too."""

    icons: int

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.added_icons |= self.icons
        if g.watched:
            mark(g, NOBODY, Mark.ADDED_ICONS, g.added_icons)


@dataclass(frozen=True, eq=False)
class IgnoreEnemyAgents(Word):
    """They do not block the next Agent sent this turn."""

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        g.passes_enemies = True
        if g.watched:
            mark(g, NOBODY, Mark.PASSES_ENEMIES, 1)


@dataclass(frozen=True, eq=False)
class Signet(Word):
    """The ring of the owner's Leader."""

    def ring(self, g: State, s: Step) -> tuple[Word, ...]:
        return g.catalog.leaders[g.players[s.owner].leader].ring

    def possible(self, g: State, s: Step) -> bool:
        return any(word.possible(g, s) for word in self.ring(g, s))

    def may_be_left(self, g: State, s: Step) -> bool:
        return all(word.optional() for word in self.ring(g, s))

    def eager(self, g: State, s: Step) -> bool:
        return all(word.possible(g, s) and word.eager(g, s) for word in self.ring(g, s))

    def touches(self, g: State, s: Step) -> int:
        return touched(self.ring(g, s), g, s)

    def shuns(self, g: State, s: Step) -> int:
        return shunned(self.ring(g, s), g, s)

    def informs(self, g: State, s: Step) -> bool:
        return any(word.informs(g, s) for word in self.ring(g, s))

    def asks(self, g: State, s: Step) -> bool:
        return any(word.asks(g, s) for word in self.ring(g, s))

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        ring = self.ring(g, s)
        open_frame(g, ring, Step(ring[0], s.owner, g.players[s.owner].leader), s.wanted)


@dataclass(frozen=True, eq=False)
class Control(Word):
    """The winner's marker on the flag of the contested location."""

    def eager(self, g: State, s: Step) -> bool:
        return True

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        take_control(g, g.catalog.conflicts[s.source].location_index, s.owner)


def take_control(g: State, space: int, seat: int) -> None:
    """With a marker; NOBODY: it is driven out."""
    before = g.control[space]
    g.control[space] = seat
    if g.watched and before != seat:
        tell(g, Happening.CONTROL, seat, space, before)
