"""One HTML file that needs nothing else: the graph, decisions and luck, the largest mistakes."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib import resources

from kanly.lab.arena.report.svg import element
from kanly.review.graph import Graph, can_win, percent, signed
from kanly.review.signs import sign
from kanly.review.told import ChoiceTold, DecisionTold, LuckTold, MistakeTold, ReviewTold, SeatReview
from kanly.telling.voice import Voice


def page(told: ReviewTold, voice: Voice, seat: int | None = None) -> str:
    """`seat`: the only one whose decisions are told."""
    return Page(told, voice, seat).whole()


class Page:
    def __init__(self, told: ReviewTold, voice: Voice, seat: int | None) -> None:
        self.told = told
        self.say = voice.say
        self.graph = Graph(told, voice)
        self.asked = [one for one in told.seats if one.is_asked and seat in (None, one.seat)]
        self.seats = {one.seat for one in self.asked}

    def whole(self) -> str:
        style = resources.files(__package__).joinpath("style.css").read_text(encoding="utf-8")
        head = [
            '<meta charset="utf-8"/><meta name="viewport" content="width=device-width, initial-scale=1"/>',
            element("title", escape(self.title)),
            element("style", style),
        ]
        top = element("header", element("h1", self.said("review-title")), self.note(self.told.outcome))
        body = element("body", top, element("main", *self.sections()), self.foot())
        return f"<!DOCTYPE html>\n{element('html', element('head', *head), body, lang=self.told.language)}\n"

    @property
    def title(self) -> str:
        return f"{self.say('review-title')}: {self.told.outcome}"

    def sections(self) -> Iterable[str]:
        note = self.note(self.say("review-chances-note"))
        yield self.section("review-chances", note, self.legend(), self.graph.drawing(), self.graph.table())
        yield self.section("review-split", self.note(self.say("review-split-note")), self.split())
        yield from (self.of_seat(seat) for seat in self.asked)
        every = [
            self.decision(at, one) for at, one in enumerate(self.told.decisions) if one.seat in self.seats
        ]
        yield self.section("review-all", self.note(self.say("review-all-note")), *every)

    def section(self, key: str, *content: str) -> str:
        return element("section", element("h2", self.said(key)), *content)

    def foot(self) -> str:
        judged = self.say("review-judged", judge=self.told.judge, effort=self.told.effort)
        return element("footer", self.note(judged))

    def said(self, key: str) -> str:
        return escape(self.say(key))

    def note(self, words: str) -> str:
        return element("p", escape(words))

    # --- all seats

    def legend(self) -> str:
        shown = (seat for seat in self.told.seats if can_win(seat))
        return element("ul", *(element("li", named(seat)) for seat in shown), class_="legend")

    def split(self) -> str:
        keys = [f"review-{part}" for part in ("seat", "start", "own", "luck", "others", "outcome")]
        rows = [element("tr", *(element("th", self.said(key), scope="col") for key in keys))]
        rows += [split_row(seat) for seat in self.told.seats if can_win(seat)]
        return element("div", element("table", *rows), class_="scroll")

    # --- one seat

    def of_seat(self, seat: SeatReview) -> str:
        mistakes = [self.mistake(one) for one in seat.mistakes] or [self.note(self.say("review-no-mistakes"))]
        return element(
            "section",
            element("h2", named(seat)),
            element("h3", self.said("review-mistakes")),
            *mistakes,
            *self.lucks("review-lucky", seat.lucky),
            *self.lucks("review-unlucky", seat.unlucky),
        )

    def mistake(self, one: MistakeTold) -> str:
        decision = self.told.decisions[one.decision]
        cost = self.say("review-cost", percent=signed(-decision.loss))
        head = element("h4", self.when(one.decision), " ", element("strong", escape(cost), class_="loss"))
        chosen = self.option("review-chosen", decision.made, one.for_made)
        better = self.option("review-better", one.better, one.for_better)
        return element("article", head, element("dl", chosen, better))

    def option(self, key: str, choice: ChoiceTold, reasons: list[str]) -> str:
        chance = element("span", escape(self.say("review-chance", percent=percent(choice.chance))))
        told = [element("li", escape(reason)) for reason in reasons or [self.say("review-little")]]
        words = element("dd", f"{escape(choice.text)} ", chance, element("ul", *told))
        return element("div", element("dt", self.said(key)), words)

    def when(self, at: int) -> str:
        decision = self.told.decisions[at]
        when = escape(self.say("review-when", round=decision.round, step=decision.step))
        return element("a", when, href=f"#d{decision.step}")

    def lucks(self, key: str, several: list[LuckTold]) -> list[str]:
        told = [self.luck(one) for one in several] or [self.note(self.say("review-no-luck"))]
        return [element("h3", self.said(key)), *told]

    def luck(self, one: LuckTold) -> str:
        decision = self.told.decisions[one.decision]
        when = self.say("review-when", round=decision.round, step=decision.step)
        cost = self.say("review-cost", percent=signed(one.luck))
        lines = [*one.lines, *([self.say("review-more", lines=one.more)] if one.more else [])]
        told = element("ul", *(element("li", escape(line)) for line in lines))
        head = escape(f"{when} · {decision.made.text} "), element("strong", escape(cost))
        return element("details", element("summary", *head), told)

    # --- every decision

    def decision(self, at: int, one: DecisionTold) -> str:
        seat, made = self.told.seats[one.seat], one.made
        chance = element("span", f"{percent(one.chances[one.seat])} %", class_="chance")
        changed = element("span", signed(one.decided[one.seat]), class_="change")
        told = element("span", escape(made.text), class_="text")
        flag = [element("strong", self.said("review-mistake"), class_="loss")] if one.is_mistake else []
        number = element("span", f"{one.round} · {one.step}", class_="number")
        summary = element("summary", number, sign(seat), hidden(seat.name), told, *flag, chance, changed)
        return element("details", summary, self.inside(one), id=f"d{one.step}", class_="decision")

    def inside(self, one: DecisionTold) -> str:
        rows = [choice_row(one.made, self.say("review-chosen")), *(choice_row(each) for each in one.others)]
        choices = element("div", element("table", *rows), class_="scroll")
        return choices + element("div", element("table", *self.changes(one)), class_="scroll")

    def changes(self, one: DecisionTold) -> Iterable[str]:
        seats = [seat for seat in self.told.seats if can_win(seat)]
        yield element("tr", element("td"), *(element("th", escape(seat.name), scope="col") for seat in seats))
        for key, values in (("review-changed", one.decided), ("review-then", one.luck)):
            cells = (element("td", signed(values[seat.seat])) for seat in seats)
            yield element("tr", element("th", self.said(key), scope="row"), *cells)


def named(seat: SeatReview) -> str:
    return f"{sign(seat)}{escape(seat.name)}"


def hidden(words: str) -> str:
    """For those who hear the page."""
    return element("span", escape(words), class_="unseen")


def split_row(seat: SeatReview) -> str:
    split = seat.split
    parts = (f"{percent(split.start)} %", signed(split.own), signed(split.luck), signed(split.others))
    cells = (element("td", part) for part in (*parts, f"{percent(split.end)} %"))
    return element("tr", element("th", named(seat), scope="row"), *cells)


def choice_row(choice: ChoiceTold, note: str = "") -> str:
    told = escape(choice.text) + (f" {element('em', escape(note))}" if note else "")
    return element("tr", element("td", told), element("td", f"{100 * choice.chance:.1f} %"))
