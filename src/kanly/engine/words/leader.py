"""Abilities of Leaders that keep something of their own in the game, and the steps by which they do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from kanly.engine.events import Happening, Mark, Place, card, mark, tell
from kanly.engine.machine.frames import open_frame, open_mixed_frame
from kanly.engine.play import zones
from kanly.engine.step import Step
from kanly.engine.vocabulary import (
    FACTION_COUNT,
    FACTION_ICONS,
    FACTIONS,
    Choice,
    Moment,
    Part,
    Question,
    Verb,
)
from kanly.engine.words.word import Standing, Word

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State

SECRETS: Final = 2  # Factions chosen for a Masterstroke


@dataclass(frozen=True, eq=False)
class Masterstroke(Standing):
    """Two secret Factions, and a step with both the first time that so many troops are deployed in a turn."""

    troops: int
    steps: tuple[Word, ...]  # one for each Faction

    def parts(self) -> tuple[Word, ...]:
        return self.steps

    def answer(self, answers: list[int]) -> None:
        answers[Question.SECRETS] = SECRETS

    def hears(self) -> tuple[int, ...]:
        return (Moment.SETUP, Moment.DEPLOYED)

    def hear(self, g: State, s: Step, moment: int, detail: int) -> None:
        if moment == Moment.SETUP:
            g.stack.append(Step(CHOOSE_SECRETS, s.owner, s.source))
        elif self.is_due(g.players[s.owner], 0):
            self.strike(g, s)

    def stirs(self, g: State, seat: int, moment: int, count: int) -> int:
        due = moment == Moment.DEPLOYED and self.is_due(g.players[seat], count)
        return Part.INFLUENCE if due else 0

    def is_due(self, me: Player, more: int) -> bool:
        return not me.masterstroke_used and me.deployed + more >= self.troops

    def strike(self, g: State, s: Step) -> None:
        """The two Factions are shown."""
        me = g.players[s.owner]
        me.masterstroke_used = True
        g.reveals += 1
        if g.watched:
            mark(g, s.owner, Mark.MASTERSTROKE, me.secrets)
        open_frame(g, tuple([self.steps[f] for f in FACTIONS if me.secrets >> f & 1]), s)


@dataclass(frozen=True, eq=False)
class ChooseSecrets(Word):
    """The Factions of a Masterstroke, chosen before the first round and kept face down."""

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.CHOOSE_SECRETLY, a, b) for a in FACTIONS for b in FACTIONS if a < b]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        me = g.players[s.owner]
        me.secrets = 1 << choice[1] | 1 << choice[2]
        if g.watched:
            tell(g, Happening.MARK, s.owner, Mark.SECRETS, me.secrets, 0, 1 << s.owner)


@dataclass(frozen=True, eq=False)
class Snoopers(Standing):
    """One at 2 on each track; reached, it moves to the topmost free slot of its Leader, which pays.

    The second slot pays the bonus of the track, the third a step on it, the last both.
    """

    first: Word  # what the first slot pays
    steps: tuple[Word, ...]  # one for each Faction

    def parts(self) -> tuple[Word, ...]:
        return (self.first, *self.steps)

    def answer(self, answers: list[int]) -> None:
        answers[Question.SNOOPERS] = FACTION_ICONS

    def hears(self) -> tuple[int, ...]:
        return (Moment.SETUP, Moment.POINT_REACHED)

    def hear(self, g: State, s: Step, moment: int, detail: int) -> None:
        me = g.players[s.owner]
        if moment == Moment.SETUP:
            me.snoopers = FACTION_ICONS
        elif me.snoopers >> detail & 1:
            self.take(g, s, detail)

    def take(self, g: State, s: Step, faction: int) -> None:
        me = g.players[s.owner]
        slot = FACTION_COUNT - me.snoopers.bit_count()
        me.snoopers &= ~(1 << faction)
        if g.watched:
            mark(g, s.owner, Mark.SNOOPER, faction)
        words: list[tuple[Word, int]] = []
        if slot == 0:
            words.append((self.first, s.source))
        if slot == 1 or slot == 3:
            words += [(word, 0) for word in g.catalog.track_bonuses[faction]]
        if slot >= 2:
            words.append((self.steps[faction], s.source))
        open_mixed_frame(g, words, s.owner)


@dataclass(frozen=True, eq=False)
class OneStepAhead(Standing):
    """A hand card is set aside at Round Start and comes back on the second turn; sending it then pays."""

    single: Word  # for a card with one Agent icon
    otherwise: Word

    def parts(self) -> tuple[Word, ...]:
        return (self.single, self.otherwise)

    def answer(self, answers: list[int]) -> None:
        answers[Question.SETS_ASIDE] = 1

    def hears(self) -> tuple[int, ...]:
        return (Moment.ROUND_START, Moment.AGENT_PLACED)

    def hear(self, g: State, s: Step, moment: int, detail: int) -> None:
        if moment == Moment.ROUND_START:
            g.stack.append(Step(SET_ASIDE, s.owner, s.source))
        elif g.players[s.owner].taken_back == g.sent_card:
            icons = g.catalog.cards[g.sent_card].icons
            paid = self.single if icons.bit_count() == 1 else self.otherwise
            g.bag.append(Step(paid, s.owner, s.source))


class SetAside(Word):
    """One hand card, face down, until the second turn of the round."""

    def possible(self, g: State, s: Step) -> bool:
        return len(g.players[s.owner].hand) > 0

    def choices(self, g: State, s: Step) -> list[Choice] | None:
        return [(Verb.SET_HAND_CARD_ASIDE, card, 0) for card in sorted(set(g.players[s.owner].hand))]

    def apply(self, g: State, s: Step, choice: Choice) -> None:
        zones.set_aside(g.players[s.owner], choice[1])
        if g.watched:
            card(g, s.owner, choice[1], Place.HAND, Place.HIDDEN_ASIDE, 1 << s.owner)


CHOOSE_SECRETS: Final[Word] = ChooseSecrets()
SET_ASIDE: Final[Word] = SetAside()
