"""Two positions of one seat side by side: what there is more or less of, and what that is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.bots.utility.features import Features
from kanly.bots.utility.mind import Mind
from kanly.bots.utility.sight import SOON, Sight
from kanly.engine.vocabulary import Kind

if TYPE_CHECKING:
    from kanly.engine.state import State

PRIZES: Final = ("prize_points", "prize_steps", "prize_goods")  # that the Conflict may bring
OF_THE_ROUND: Final = (
    *("agents", "revealed", "hand", "hand_persuasion", "hand_swords", "hand_agent", "hand_icons"),
    *("persuasion", "mentat", *PRIZES),
)  # what is new to everybody in a new round
STEPS: Final = ("tracks_at_1", "tracks_at_2", "tracks_at_3", "tracks_at_4")
TRACK: Final = (*STEPS, "alliances", "in_reach", "in_danger")  # what is found on the track of a Faction


class Compared:
    """Worths are in Victory Points: what one more of them would be worth in the first position."""

    def __init__(self, mind: Mind, before: State, after: State, seat: int) -> None:
        self.before, self.after, self.seat = before, after, seat
        self.me_before, self.me_after = before.players[seat], after.players[seat]
        self.weights = mind.players if self.me_before.kind == Kind.HUMAN else mind.rivals
        self.printed = mind.worth
        self.sight_before = Sight(before, mind.worth, before.round)
        self.sight_after = Sight(after, mind.worth, before.round)
        self.left = self.sight_after.left = self.sight_before.left  # that time goes by is nobody's merit
        self.was, self.now = self.sight_before.of(self.me_before), self.sight_after.of(self.me_after)
        self.keep_what_nobody_chose()
        self.was.persuasion = self.now.persuasion  # gone with the turn, whether it is spent or not
        is_close = self.was.points >= before.rules.target - SOON  # to the end, with the next point
        self.point = self.weight("points") + (self.weight("close") if is_close else 0.0)

    def keep_what_nobody_chose(self) -> None:
        """What a new round brings to everybody, and that a Conflict is fought, is no change."""
        is_fought = not self.sight_after.fight.is_open
        is_new_round = self.before.round != self.after.round
        for name in (*(OF_THE_ROUND if is_new_round else ()), *(PRIZES if is_fought else ())):
            setattr(self.now, name, getattr(self.was, name))

    def weight(self, name: str) -> float:
        early, growth = getattr(self.weights.early, name), getattr(self.weights.growth, name)
        return float(early + self.sight_before.progress * growth)

    def change(self, name: str) -> float:
        return float(getattr(self.now, name) - getattr(self.was, name))

    def amount(self, *names: str) -> int:
        return round(sum(self.change(name) for name in names))

    def worth_of(self, name: str, change: float) -> float:
        return self.weight(name) * change / self.point

    def worth(self, *names: str) -> float:
        return sum(self.worth_of(name, self.change(name)) for name in names)

    @property
    def each_point(self) -> float:
        """Of those that were gained: near the end one is worth more than another."""
        gained = self.amount("points")
        return self.worth("points", "close") / gained if gained else 1.0

    def on_track(self, faction: int) -> dict[str, float]:
        """What has changed with one Faction, by feature."""
        was, now = Features(), Features()
        self.sight_before.count_track(self.me_before, faction, was)
        self.sight_after.count_track(self.me_after, faction, now)
        return {name: float(getattr(now, name) - getattr(was, name)) for name in TRACK}
