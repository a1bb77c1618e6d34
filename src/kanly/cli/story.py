"""A game told line by line: each deed with what it changed, Conflicts and rounds in between."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kanly.cli import rival_story
from kanly.cli.voice import Voice
from kanly.engine.house import CHOOSE_SECRETS
from kanly.engine.play import combat
from kanly.engine.play.phases import DEFEND
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Choice, Kind, Verb
from kanly.engine.words.word import FrameKind, Word
from kanly.record.reasons import Given
from kanly.text.deeds import Who
from kanly.text.log import changes_text, counts_of, log_line

ENDINGS: Final = (Verb.END_TURN, Verb.PASS, Verb.DONE)
CLEARED_UP: Final = ("persuasion", "change_hand")  # when a turn ends
FOUGHT_OUT: Final = (*CLEARED_UP, "change_strength")  # when a round begins or ends
Counts = dict[str, int]


@dataclass(frozen=True)
class Scene:
    """How things stood before a choice."""

    asking: Word | None
    counts: list[Counts]
    round: int
    reveals: int
    fought: int
    resolved: int
    ranking: list[tuple[int, int]]
    strengths: list[int]
    owner: int  # of the effect that asks: a human may decide for a Rival
    discarded: int  # Intrigue cards on the pile
    era: int  # of the Intrigue deck


def scene(g: State) -> Scene:
    word = g.stack[-1].word
    return Scene(
        asking=word if word.frame == FrameKind.ORDINARY else None,
        counts=[counts_of(player) for player in g.players],
        round=g.round,
        reveals=g.reveals,
        fought=len(g.conflicts_fought),
        resolved=conflicts_resolved(g),
        ranking=combat.ranking(g),
        strengths=[player.strength() for player in g.players],
        owner=g.stack[-1].owner,
        discarded=len(g.intrigue_discard),
        era=g.intrigue_era,
    )


def conflicts_resolved(g: State) -> int:
    """Fought, the one whose rewards are being taken included."""
    words = [step.word for step in g.stack]
    rewarding = combat.AFTER_COMBAT in words and combat.NEXT_GO not in words
    return len(g.conflicts_fought) + rewarding


def matter_of_course(before: Scene, g: State, choice: Choice) -> tuple[str, ...]:
    """What changes anyway because a turn, a Conflict or a round begins or ends."""
    at_start = before.asking is DEFEND or before.asking is CHOOSE_SECRETS
    if at_start or g.round != before.round or len(g.conflicts_fought) != before.fought:
        return FOUGHT_OUT
    return CLEARED_UP if choice[0] in ENDINGS else ()


def is_for_rival(before: Scene, g: State, seat: int) -> bool:
    """Whether somebody decided what a Rival does."""
    return before.owner not in (seat, NOBODY) and g.players[before.owner].kind != Kind.HUMAN


def after_leaving(before: Counts, choice: Choice) -> Counts:
    """The counts of whoever chooses, once the cards that were named have left the hand."""
    verb, _, other = choice
    counts = dict(before)
    if verb in (Verb.SEND, Verb.DISCARD, Verb.ASIDE):
        counts["change_hand"] -= 2 if verb == Verb.DISCARD and other else 1
    elif verb == Verb.REVEAL:
        counts["change_hand"] = 0
    elif verb in (Verb.PLAY, Verb.BURY):
        counts["intrigue"] -= 1
    return counts


def discarded_since(before: Scene, g: State, choice: Choice) -> list[int]:
    """Intrigue cards that came to the pile, but for the one that was chosen; none if it was shuffled."""
    if g.intrigue_era != before.era:
        return []
    found = g.intrigue_discard[before.discarded :]
    if choice[0] == Verb.PLAY and choice[1] in found:
        found.remove(choice[1])
    return found


class Story:
    """Knows the players by name; whether to explain what Rivals do card by card."""

    def __init__(self, players: Sequence[Who], voice: Voice, explain: bool = False) -> None:
        self.players = players
        self.voice = voice
        self.language = voice.language
        self.explain = explain

    def opening(self, g: State) -> list[str]:
        """What Rivals did before anybody was asked."""
        return rival_story.tell(g, self.players, g.reasons, self.voice, explain=self.explain)

    def after(
        self, before: Scene, g: State, seat: int, choice: Choice, reasons: list[Given] | None = None
    ) -> list[str]:
        """What is worth telling, now that the choice has been carried out."""
        deed = self.deed(before, g, seat, choice)
        fought = self.conflict(before, g, choice)
        changed = self.changes(before, g, seat, choice)
        if deed and changed[seat] and not fought and not is_for_rival(before, g, seat):
            deed = self.voice.say("deed-changes", deed=deed, changes=changed[seat])
            changed[seat] = ""
        effects = [
            f"  {self.language.log_changes(who, change)}"
            for who, change in zip(self.players, changed, strict=True)
            if change
        ]
        told = [*([deed] if deed else [])]
        if g.rules.has_rivals:
            given = g.reasons if reasons is None else reasons
            return [*told, *self.rivals(before, g, given, discarded_since(before, g, choice)), *effects]
        return [*told, *fought, *effects, *self.new_round(before, g)]

    def deed(self, before: Scene, g: State, seat: int, choice: Choice) -> str:
        """Secrets are kept from everybody but the one who reads along."""
        decided = is_for_rival(before, g, seat)
        owner = before.owner if decided else seat
        hidden = not self.players[seat].is_you
        told = log_line(self.language, owner, choice, before.asking, self.players, hidden=hidden)
        told = self.voice.plain(told)
        if told and decided:
            return self.voice.say("decided", deed=told, player=self.voice.player(self.players[seat]))
        return told

    def changes(self, before: Scene, g: State, seat: int, choice: Choice) -> list[str]:
        """By seat, in words; empty where nothing changed."""
        counts = before.counts.copy()
        counts[seat] = after_leaving(counts[seat], choice)
        ignored = matter_of_course(before, g, choice)
        return [
            self.voice.plain(changes_text(self.language, then, counts_of(player), ignored))
            for then, player in zip(counts, g.players, strict=True)
        ]

    def rivals(self, before: Scene, g: State, reasons: list[Given], discarded: list[int]) -> list[str]:
        conflict = self.resolved(before, g) if conflicts_resolved(g) != before.resolved else 0
        return rival_story.tell(g, self.players, reasons, self.voice, conflict, self.explain, discarded)

    def resolved(self, before: Scene, g: State) -> int:
        """The Conflict that came to its end, or whose rewards are being taken."""
        return g.conflicts_fought[-1] if len(g.conflicts_fought) > before.resolved else g.conflict

    def conflict(self, before: Scene, g: State, choice: Choice) -> list[str]:
        """Units are still there while rewards are chosen; if nobody had to choose, they were there before."""
        if g.rules.has_rivals or conflicts_resolved(g) == before.resolved or choice[0] not in ENDINGS:
            return []
        places = [(self.players[seat], rank, before.strengths[seat]) for seat, rank in before.ranking]
        return [self.language.log_conflict(self.voice.names.number(self.resolved(before, g)), places)]

    def new_round(self, before: Scene, g: State) -> list[str]:
        if g.round == before.round or g.over:
            return []
        return [self.language.log_round(g.round, self.voice.names.number(g.conflict))]
