"""Puts what a bot wins against itself, by Leader and seat, into docs/strength.md, beside what people win.

kanly arena --bots utility --ix --deals 5000 --jobs 2 --json > games.json
python tools/self_play.py games.json
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import correlation
from typing import Any

from kanly.text.names import names_of

PAGE = Path(__file__).resolve().parent.parent / "docs/strength.md"
BEGIN, END = "<!-- self-play: begin -->", "<!-- self-play: end -->"

# A league of people, 1,149 games of four, with one expansion more than ours: wins in per cent, by seat from
# the first player on; and by Leader, adjusted for who plays whom (give or take 3 to 4, Memnon 9).
LEAGUE_SEATS = (30.9, 24.5, 23.1, 21.6)
LEAGUE_LEADERS = {
    "glossu_the_beast_rabban": 29,
    "tessia_vernius": 29,
    "countess_ariana_thorvald": 28,
    "baron_vladimir_harkonnen": 27,
    "viscount_hundro_moritani": 26,
    "count_ilban_richese": 26,
    "earl_memnon_thorvald": 26,
    "duke_leto_atreides": 25,
    "prince_rhombur_vernius": 24,
    "ilesa_ecaz": 24,
    "archduke_armand_ecaz": 23,
    "helena_richese": 22,
    "princess_yuna_moritani": 22,
    "paul_atreides": 21,
}
NOT_BOUGHT = "foldspace"  # whoever sends an Agent for it, has it
Told = dict[str, Any]  # what `kanly arena --json` prints


def main() -> None:
    told = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(with_section(page, "\n".join(section(told))), encoding="utf-8")


def with_section(page: str, section: str) -> str:
    """In place of the earlier one, or at the end."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before.rstrip()}\n\n{BEGIN}\n\n{section}\n\n{END}{after or chr(10)}"


def section(told: Told) -> Iterator[str]:
    bot, plan = told["bots"][0], told["plan"]
    yield f"### {bot['name']} against itself: kanly {plan['kanly']}, Rise of Ix, four seats\n"
    length = f"{bot['rounds']:.1f} rounds"
    yield f"{told['games']:,} games, seed {plan['seed']}: {length}; {per_seat(told, bot)}.\n"
    yield from table("seat", seats(told))
    yield ""
    yield from table("Leader", leaders(told))
    yield f"\nCorrelation of the Leaders' wins with those of people: {likeness(told):+.2f}."


def per_seat(told: Told, bot: Told) -> str:
    bought = sum(count for card, count in told["bought"][bot["name"]].items() if card != NOT_BOUGHT)
    return (
        f"for each seat {bought:.1f} cards bought, Swordmaster {100 * bot['swordmaster']:.0f} %, "
        f"High Council {100 * bot['council']:.0f} %"
    )


def seats(told: Told) -> Iterator[tuple[str, Told, float]]:
    for place, (rate, league) in enumerate(zip(told["order"], LEAGUE_SEATS, strict=True), start=1):
        yield f"{place} from the first player", rate, league


def leaders(told: Told) -> Iterator[tuple[str, Told, float]]:
    names = names_of("en").leaders
    for key, rate in sorted(told["leaders"].items(), key=lambda item: -item[1]["share"]):
        yield names[key].name, rate, LEAGUE_LEADERS[key]


def table(what: str, rows: Iterator[tuple[str, Told, float]]) -> Iterator[str]:
    yield f"| {what} | games | won | 95 % | people |"
    yield "|---|---:|---:|---:|---:|"
    for name, rate, league in rows:
        interval = f"{100 * rate['low']:.1f}-{100 * rate['high']:.1f}"
        yield f"| {name} | {rate['games']:,} | {100 * rate['share']:.1f} | {interval} | {league} |"


def likeness(told: Told) -> float:
    keys = list(LEAGUE_LEADERS)
    return correlation([told["leaders"][key]["share"] for key in keys], [LEAGUE_LEADERS[key] for key in keys])


if __name__ == "__main__":
    main()
