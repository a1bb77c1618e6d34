"""Puts a course into the words of a language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kanly.bots.bot import Known
from kanly.bots.reasons import reasons_for
from kanly.engine.play import endgame
from kanly.engine.vocabulary import Kind
from kanly.game import game_from
from kanly.record.edition import edition_of
from kanly.record.notation import Choice
from kanly.record.record import Replayed
from kanly.review.course import Course, Moment, Stretch
from kanly.review.decisions import Decision
from kanly.review.told import (
    ChoiceTold,
    DecisionTold,
    LuckTold,
    MistakeTold,
    ReviewTold,
    SeatReview,
    SplitTold,
)
from kanly.telling.ending import outcome
from kanly.telling.reasons import reason_texts
from kanly.telling.retelling import Retelling
from kanly.telling.voice import Voice
from kanly.telling.wording import Buttons
from kanly.view.knowledge import Knowledge

MOST: Final = 3  # mistakes, and moments of luck either way, of a seat
LINES: Final = 12  # of the log about one moment of luck
LEAST_LUCK: Final = 0.01  # of a chance, that is worth a word


class Wording:
    def __init__(self, played: Replayed, course: Course, voice: Voice) -> None:
        self.end = played.state
        self.course = course
        self.voice = voice
        retelling = Retelling(played, voice, explain=False)
        self.chapters = list(retelling.chapters())
        self.players = retelling.players
        self.outcome = outcome(retelling.g, retelling.players, voice)

    def review(self) -> ReviewTold:
        return ReviewTold(
            rules=edition_of(self.end.rules),
            language=self.voice.language.tag,
            judge=self.course.judge.name,
            effort=self.course.effort,
            outcome=self.outcome,
            rounds=self.end.round,
            seats=[self.seat(seat) for seat in self.course.seats],
            decisions=[self.decision(one) for one in self.course.moments],
        )

    # --- seats

    def seat(self, seat: int) -> SeatReview:
        player, places = self.end.players[seat], endgame.places(self.end)
        by_luck = sorted(self.course.stretches(seat), key=lambda stretch: stretch.luck)
        return SeatReview(
            seat=seat,
            name=self.players[seat].name,
            leader=self.end.catalog.leaders[player.leader].key if player.leader else None,
            is_asked=player.kind == Kind.HUMAN,
            points=player.points(),
            place=places[seat] if seat < len(places) else None,
            split=SplitTold(*self.course.totals(seat)),
            mistakes=[self.mistake(one) for one in self.course.largest_losses(seat, MOST)],
            lucky=[self.luck(one) for one in by_luck[::-1][:MOST] if one.luck >= LEAST_LUCK],
            unlucky=[self.luck(one) for one in by_luck[:MOST] if one.luck <= -LEAST_LUCK],
        )

    def mistake(self, one: Moment) -> MistakeTold:
        best = one.weighed.best
        return MistakeTold(
            self.course.moments.index(one),
            self.choice(one, best, buttons_of(one.decision, self.voice)),
            self.reasons(one.decision, best),
            self.reasons(one.decision, one.decision.made),
        )

    def reasons(self, decision: Decision, at: int) -> list[str]:
        choice = Choice(*decision.state.choices[at])
        return reason_texts(reasons_for(known_at(decision), choice), self.voice)

    def luck(self, stretch: Stretch) -> LuckTold:
        lines = [line for chapter in self.chapters[self.steps(stretch)] for line in chapter]
        return LuckTold(stretch.first, stretch.luck, lines[:LINES], max(0, len(lines) - LINES))

    def steps(self, stretch: Stretch) -> slice:
        decisions = self.course.decisions
        end = decisions[stretch.last].step if stretch.last < len(decisions) else len(self.chapters)
        return slice(decisions[stretch.first].step, end)

    # --- decisions

    def decision(self, one: Moment) -> DecisionTold:
        buttons, made = buttons_of(one.decision, self.voice), one.decision.made
        tried = (self.choice(one, at, buttons) for at in one.weighed.tried if at != made)
        return DecisionTold(
            step=one.decision.step + 1,
            round=one.decision.state.round,
            seat=one.decision.seat,
            chances=one.chances,
            decided=one.decided,
            luck=one.luck,
            made=self.choice(one, made, buttons),
            others=best_first(tried),
            loss=one.loss,
            is_mistake=one.is_mistake,
        )

    def choice(self, one: Moment, at: int, buttons: Buttons) -> ChoiceTold:
        choice = one.decision.state.choices[at]
        return ChoiceTold(str(Choice(*choice)), buttons.text(choice), one.chance_of(at))


def best_first(tried: Iterable[ChoiceTold]) -> list[ChoiceTold]:
    return sorted(tried, key=lambda told: -told.chance)


def known_at(decision: Decision) -> Known:
    return Knowledge(decision.state, decision.seat, game_from)


def buttons_of(decision: Decision, voice: Voice) -> Buttons:
    return Buttons(game_from(decision.state.clone(), False), voice.language)
