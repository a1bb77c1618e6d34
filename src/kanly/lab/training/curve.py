"""How a training went: figures of every minute or so."""

from __future__ import annotations

import msgspec

from kanly.lab.training.evaluation import Score


class Point(msgspec.Struct):
    done: float  # seconds
    decisions: int  # of which one lesson or another was made
    rate: float  # decisions a second since the last point
    figures: dict[str, float]
    scores: dict[str, Score]

    def line(self) -> str:
        won = ", ".join(f"{name} {percent(score)} of {score.games}" for name, score in self.scores.items())
        figures = " ".join(f"{name} {value:.3g}" for name, value in self.figures.items())
        return (
            f"{self.done:.0f} s, {self.decisions / 1e6:.2f} M decisions, {self.rate:.0f}/s; {figures}; {won}"
        )


def percent(score: Score) -> str:
    return f"{100 * score.won / max(1, score.games):.1f} %"
