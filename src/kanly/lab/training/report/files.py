"""The report of a training: a page with plots, and the same as plain text to be kept."""

from __future__ import annotations

from html import escape
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from kanly.lab.arena.report.svg import element
from kanly.lab.training.curve import Point, percent
from kanly.lab.training.report.lines import plot

if TYPE_CHECKING:
    from kanly.lab.training.trainer import Course

PAGE = "report.html"
NOTES = "report.md"
LOSSES = ("entropy", "kl", "clipped", "value", "win")


def write_reports(course: Course, folder: Path) -> list[Path]:
    page, text = folder / PAGE, folder / NOTES
    page.write_text(html(course), encoding="utf-8")
    text.write_text(notes(course), encoding="utf-8")
    return [page, text]


# --- text


def notes(course: Course) -> str:
    settings = msgspec.to_builtins(course.settings)
    lines = [
        "# A training",
        "",
        f"{course.done:.0f} seconds in {course.calls} calls, {course.decisions / 1e6:.1f} million decisions.",
        "",
        "Settings of the last call: "
        + ", ".join(f"{name} {value}" for name, value in settings.items())
        + ".",
        "",
        "The greedy net while it was trained: games won, of how many since the line before.",
        "",
        *table(course.curve),
    ]
    return "\n".join(lines) + "\n"


def table(curve: list[Point]) -> list[str]:
    kinds = kinds_of(curve)
    heads = ["seconds", "M decisions", "decisions/s", "entropy", "KL", *kinds]
    found = [f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}"]
    for point in curve:
        cells = [f"{point.done:.0f}", f"{point.decisions / 1e6:.1f}", f"{point.rate:.0f}"]
        cells += [f"{point.figures.get(name, 0.0):.3f}" for name in ("entropy", "kl")]
        cells += [cell(point, kind) for kind in kinds]
        found.append(f"| {' | '.join(cells)} |")
    return found


def cell(point: Point, kind: str) -> str:
    score = point.scores.get(kind)
    return f"{percent(score)} ({score.games})" if score else ""


def kinds_of(curve: list[Point]) -> list[str]:
    return list(dict.fromkeys(kind for point in curve for kind in point.scores))


# --- page


def html(course: Course) -> str:
    style = resources.files("kanly.lab.arena.report").joinpath("style.css").read_text(encoding="utf-8")
    head = [
        '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
        element("title", "A training"),
        element("style", style),
    ]
    told = f"{course.done:.0f} seconds, {course.decisions / 1e6:.1f} million decisions."
    settings = ", ".join(f"{name} {value}" for name, value in msgspec.to_builtins(course.settings).items())
    words = element("h1", "A training"), element("p", told), element("p", escape(settings))
    body = element("body", *words, element("main", *sections(course.curve)))
    return f"<!DOCTYPE html>\n{element('html', element('head', *head), body, lang='en')}\n"


def sections(curve: list[Point]) -> list[str]:
    won = {kind: shares(curve, kind) for kind in kinds_of(curve)}
    rate = {"decisions/s": [(point.done, point.rate) for point in curve]}
    lost = {name: [(point.done, point.figures.get(name, 0.0)) for point in curve] for name in LOSSES}
    return [
        section(
            "Games won", "By the greedy net; seconds of training to the right.", plot(won, "Games won", 1.0)
        ),
        section("Speed", "Decisions a second.", plot(rate, "Speed")),
        *(section(name, "", plot({name: values}, name)) for name, values in lost.items()),
    ]


def shares(curve: list[Point], kind: str) -> list[tuple[float, float]]:
    points = [(point.done, point.scores[kind]) for point in curve if kind in point.scores]
    return [(done, score.won / max(1, score.games)) for done, score in points]


def section(title: str, told: str, *parts: str) -> str:
    return element("section", element("h2", escape(title)), element("p", escape(told)), *parts)
