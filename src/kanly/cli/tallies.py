"""The summary of many games as tables, in a language."""

from __future__ import annotations

from collections import Counter

from rich.box import SIMPLE_HEAD
from rich.table import Table

from kanly.cli.paper import Paper
from kanly.lab.summary import Summary
from kanly.telling.components import kind_name, things_of
from kanly.telling.voice import Voice

Rows = dict[str, dict[str, int]]  # by key and feat: how often


def show(told: Summary, voice: Voice) -> None:
    console = Paper(highlight=False)
    console.print(total_table(told, voice))
    console.print(leader_table(told, voice))
    for kind, rows in told.get("coverage", {}).items():
        console.print(coverage_table(kind, rows, voice))


def total_table(told: Summary, voice: Voice) -> Table:
    table = Table(box=SIMPLE_HEAD, show_header=False, pad_edge=False)
    table.add_column()
    table.add_column(overflow="fold")
    for name, value in told.items():
        if name == "human_wins_95":
            table.add_row(total(name, voice), interval(value, voice))
        elif not isinstance(value, dict | list):
            table.add_row(total(name, voice), f"{value:,}" if isinstance(value, int) else str(value))
    wins = [f"{seat}: {won:g}" for seat, won in enumerate(told["wins_by_seat"])]
    table.add_row(total("wins_by_seat", voice), "  ".join(wins))
    return table


def total(name: str, voice: Voice) -> str:
    return voice.say(f"total-{name.replace('_', '-')}")


def interval(bounds: list[float], voice: Voice) -> str:
    return voice.say("between", least=f"{bounds[0]:.1%}", most=f"{bounds[1]:.1%}")


def leader_table(told: Summary, voice: Voice) -> Table:
    headings = [voice.names.label("leader"), *(total(name, voice) for name in ("games", "wins", "share"))]
    table = Table(*headings, box=SIMPLE_HEAD, pad_edge=False)
    for key, games in told["games_by_leader"].items():
        won = told["wins_by_leader"][key]
        table.add_row(voice.names.leaders[key].name, str(games), f"{won:g}", f"{won / games:.0%}")
    return table


# --- coverage


def coverage_table(kind: str, rows: Rows, voice: Voice) -> Table:
    """What never happened is marked."""
    feats = list(dict.fromkeys(feat for row in rows.values() for feat in row))
    names = telling_names(kind, voice)
    headings = [kind_name(voice.language, kind), *(feat_name(feat, voice) for feat in feats), ""]
    table = Table(*headings, box=SIMPLE_HEAD, pad_edge=False)
    for key, row in rows.items():
        table.add_row(names[key], *(str(row.get(feat, "")) for feat in feats), never(row, voice))
    return table


def never(row: dict[str, int], voice: Voice) -> str:
    missed = [feat_name(feat, voice) for feat, times in row.items() if not times]
    return voice.say("never", feats=voice.listed(missed)) if missed else ""


def feat_name(feat: str, voice: Voice) -> str:
    """'sent to carthag' and 'mode 2' have a part of their own."""
    if feat.startswith("sent to "):
        return voice.say("feat-sent-to", space=voice.names.space_key(feat.removeprefix("sent to ")))
    if feat.startswith("mode "):
        return voice.say("feat-mode", number=feat.removeprefix("mode "))
    return voice.say(f"feat-{feat.replace(' ', '-')}")


def telling_names(kind: str, voice: Voice) -> dict[str, str]:
    """Where several share a name, their keys tell them apart."""
    names = {thing.key: voice.names.thing(thing) for thing in things_of(kind)}
    shared = Counter(names.values())
    return {key: name if shared[name] == 1 else key for key, name in names.items()}
