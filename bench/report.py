"""What was measured, as the tables of docs/performance.md."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from interpreter import interpreter

REPORT: Final = Path(__file__).resolve().parent.parent / "docs" / "performance.md"
BUILDS: Final = ("pure", "compiled")
CALLS: Final = {
    "choose": "`game.choose(choice)`, without history",
    "choose_with_history": "the same with history",
    "choices": "`game.choices`",
    "view": "`game.view(seat)`",
    "knowledge": "`game.knowledge(seat)`",
    "first_world": "a world that a seat cannot tell from the true one",
    "world": "another one of the same position",
    "sample": "the same as a game: `knowledge.sample(seed)`",
    "clone": "copying a state",
    "kept_clone": "copying a state that is kept, the garbage collector at rest",
    "game_clone": "`game.clone()`",
    "digest": "`game.digest()`",
    "snapshot": "`game.snapshot()`",
    "restore": "`kanly.restore(text)`",
    "record": "`game.record()` of a finished game",
    "replay_line": "`kanly.replay(text)`, a line",
    "new_game": "`kanly.new_game()`",
    "set_up": "setting up a state",
}
MODES: Final = {
    "base_4": "4 seats",
    "base_3": "3 seats",
    "base_2": "2 seats and House Hagal",
    "solo": "solo",
    "ix_4": "4 seats, Rise of Ix",
    "ix_3": "3 seats, Rise of Ix",
    "ix_2": "2 seats and House Hagal, Rise of Ix",
    "ix_solo": "solo, Rise of Ix",
    "epic_4": "4 seats, Epic mode",
}

Figures = dict[str, float]


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def heading(*cells: str) -> list[str]:
    return [row(*cells), f"|---|{'---:|' * (len(cells) - 1)}"]


def speeds(told: Figures) -> Iterable[str]:
    yield from heading("", "decisions per second", "times catanatron", "with Rise of Ix", "solo")
    yield row("catanatron", f"{told['catanatron.decisions_per_second']:,.0f}", 1, "", "")
    for build in BUILDS:
        speed, ix, solo = (told[f"{build}.{kind}decisions_per_second"] for kind in ("", "ix_", "solo_"))
        ratio = told[f"{build}.ratio_to_catanatron"]
        yield row(f"kanly, {build}", f"{speed:,.0f}", f"{ratio:.1f}", f"{ix:,.0f}", f"{solo:,.0f}")
    per_turn, order = (told[f"compiled.{fact}_per_turn"] for fact in ("decisions", "order_questions"))
    yield from ("", f"Decisions per turn: {per_turn:.2f}, of which about order: {order:.2f}.")


def calls(told: Figures) -> Iterable[str]:
    yield from heading("a call, in µs", "compiled", "with Rise of Ix", "pure", "with Rise of Ix")
    for call, said in CALLS.items():
        yield row(said, *(brief(told[f"{name}{call}_us"]) for name in prefixes()))
    collecting = (told[f"holding.{kind}kept_clone_collecting_us"] for kind in ("", "ix_"))
    yield row("copying a state that is kept, without that rule", *map(brief, collecting), "", "")


def prefixes() -> list[str]:
    return [f"{build}.{kind}" for build in reversed(BUILDS) for kind in ("", "ix_")]


def brief(us: float) -> str:
    return f"{us:.2f}" if us < 10 else f"{us:,.0f}"


def held(told: Figures) -> Iterable[str]:
    yield from heading("memory, in kB", "", "with Rise of Ix")
    for name, said in (("state_kb", "a state"), ("game_kb", "a game with history after 200 decisions")):
        yield row(said, told[f"holding.{name}"], told[f"holding.ix_{name}"])


def growth(told: Figures) -> Iterable[str]:
    yield from heading("a decision, compiled", "µs")
    yield from (row(said, f"{told[f'growth.{mode}_us']:.2f}") for mode, said in MODES.items())
    yield ""
    rounds = [number for number in range(1, 11) if f"growth.round_{number}_us" in told]
    yield from heading("by round, in µs", *map(str, rounds))
    for said, kind in (("4 seats", ""), ("4 seats, Rise of Ix", "ix_")):
        yield row(said, *(f"{told.get(f'growth.{kind}round_{number}_us', 0):.1f}" for number in rounds))
    one, two = (told[f"growth.processes_{count}_games_per_second"] for count in (1, 2))
    yield from ("", f"`kanly simulate`: {one:,.0f} games a second in one process, {two:,.0f} in two.")


def tables(told: Figures) -> str:
    parts = ("\n".join(part(told)) for part in (speeds, calls, held, growth))
    return "\n\n".join([f"Measured with {interpreter()}, on one core.", *parts])


def write(text: str, part: str = "measured") -> None:
    """Replaces what was measured in a part of the report and leaves the words around it alone."""
    begin, end = f"<!-- {part}: begin -->", f"<!-- {part}: end -->"
    before, found, rest = REPORT.read_text().partition(begin)
    _, closed, after = rest.partition(end)
    if not (found and closed):
        sys.exit(f"report.py: {REPORT.name} has lost the marks around the part {part!r}.")
    REPORT.write_text(f"{before}{begin}\n\n{text}\n\n{end}{after}")
