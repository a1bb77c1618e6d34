"""A game told line by line: each deed with what it changed, Conflicts and rounds in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.cli import narrate, rival_story
from kanly.cli.names import name_of, short_leader
from kanly.content.catalog import CATALOG
from kanly.engine import combat
from kanly.engine.house import CHOOSE_SECRETS
from kanly.engine.phases import DEFEND
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Kind, Verb
from kanly.engine.words.word import FrameKind, Word
from kanly.record.reasons import Given

ENDINGS: Final = (Verb.END_TURN, Verb.PASS, Verb.DONE)
PLACES: Final = ("1st", "2nd", "3rd")


@dataclass(frozen=True)
class Scene:
    """How things stood before a choice."""

    asking: Word | None
    counts: list[narrate.Counts]
    round: int
    reveals: int
    fought: int
    resolved: int
    ranking: list[tuple[int, int]]
    strengths: list[int]
    owner: int  # of the effect that asks: a human may decide for a Rival


def names_at_table(g: State, you: int | None) -> list[str]:
    names = [name_at_table(player) for player in g.players]
    if you is not None:
        names[you] = narrate.YOU
    return names


def name_at_table(player: Player) -> str:
    if player.kind == Kind.HOUSE_HAGAL:
        return "House Hagal"
    return short_leader(CATALOG.leaders[player.leader].key)


def scene(g: State) -> Scene:
    word = g.stack[-1].word
    return Scene(
        asking=word if word.frame == FrameKind.ORDINARY else None,
        counts=[narrate.count(player) for player in g.players],
        round=g.round,
        reveals=g.reveals,
        fought=len(g.conflicts_fought),
        resolved=conflicts_resolved(g),
        ranking=combat.ranking(g),
        strengths=[player.strength() for player in g.players],
        owner=g.stack[-1].owner,
    )


def conflicts_resolved(g: State) -> int:
    """Fought, the one whose rewards are being taken included."""
    words = [step.word for step in g.stack]
    rewarding = combat.AFTER_COMBAT in words and combat.NEXT_GO not in words
    return len(g.conflicts_fought) + rewarding


def clears_up(before: Scene, g: State, choice: Choice) -> bool:
    """Whether a turn, a Conflict or a round begins or ends, and some things change as a matter of course."""
    at_start = before.asking is DEFEND or before.asking is CHOOSE_SECRETS
    return (
        at_start
        or choice[0] in ENDINGS
        or g.round != before.round
        or len(g.conflicts_fought) != before.fought
    )


class Story:
    """Knows the players by name; whether to explain what Rivals do card by card."""

    def __init__(self, players: list[str], explain: bool = False) -> None:
        self.players = players
        self.explain = explain

    def opening(self, g: State) -> list[str]:
        """What Rivals did before anybody was asked."""
        return rival_story.tell(g, self.players, g.reasons, explain=self.explain)

    def after(
        self, before: Scene, g: State, seat: int, choice: Choice, reasons: list[Given] | None = None
    ) -> list[str]:
        """What is worth telling, now that the choice has been carried out."""
        deed = self.deed(before, seat, choice)
        fought = self.conflict(before, g, choice)
        counts = before.counts.copy()
        counts[seat] = narrate.after_leaving(counts[seat], choice)
        ignored = narrate.CLEARED_UP if clears_up(before, g, choice) else ()
        changed = [
            narrate.changes(then, narrate.count(player), ignored)
            for then, player in zip(counts, g.players, strict=True)
        ]
        if deed and changed[seat] and not fought:
            deed += f" ({changed[seat]})"
            changed[seat] = ""
        elif choice[0] == Verb.PLAY:
            deed += f" ({narrate.effect_of_play(choice)})"
        effects = [
            f"  {name}: {change}" for name, change in zip(self.players, changed, strict=True) if change
        ]
        told = [*([deed] if deed else [])]
        if g.has_rivals:
            return [*told, *self.rivals(before, g, g.reasons if reasons is None else reasons), *effects]
        return [*told, *fought, *effects, *self.new_round(before, g)]

    def deed(self, before: Scene, seat: int, choice: Choice) -> str:
        told = narrate.told(self.players[seat], choice, before.asking, self.players)
        return f"{told} for {self.players[before.owner]}" if told and before.owner != seat else told

    def rivals(self, before: Scene, g: State, reasons: list[Given]) -> list[str]:
        conflict = self.resolved(before, g) if conflicts_resolved(g) != before.resolved else 0
        return rival_story.tell(g, self.players, reasons, conflict, self.explain)

    def resolved(self, before: Scene, g: State) -> int:
        """The Conflict that came to its end, or whose rewards are being taken."""
        return g.conflicts_fought[-1] if len(g.conflicts_fought) > before.resolved else g.conflict

    def conflict(self, before: Scene, g: State, choice: Choice) -> list[str]:
        """Units are still there while rewards are chosen; if nobody had to choose, they were there before."""
        if g.has_rivals or conflicts_resolved(g) == before.resolved or choice[0] not in ENDINGS:
            return []
        ranks = [
            f"{self.players[seat]} {PLACES[rank]} (strength {before.strengths[seat]})"
            for seat, rank in before.ranking
        ]
        return [f"Conflict {name_of(self.resolved(before, g))}: {', '.join(ranks) or 'nobody is rewarded'}"]

    def new_round(self, before: Scene, g: State) -> list[str]:
        if g.round == before.round or g.over:
            return []
        return [f"Round {g.round}: the Conflict is {name_of(g.conflict)}"]
