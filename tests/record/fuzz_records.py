"""Damaged records and snapshots by the thousand: each is refused in a sentence, or is a sound game.

    python tests/record/fuzz_records.py 30000
    python tests/record/fuzz_records.py 1 4711      only number 4711

The material is the recorded games of all modes. Number by number the same on every run.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
import traceback
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import kanly
from kanly.content.catalog import CATALOG
from kanly.engine.soundness import position

GAMES = sorted((Path(__file__).parent.parent / "games").glob("*.txt"))
CUTS = 8  # positions of each recorded game that snapshots are made of
STEPS = 20  # played on with whatever is accepted
JUNK: list[Any] = [
    None, True, False, -1, 0, 1, 3, 12, 10**400, 1 << 24, 1.5, float("nan"), "", "dagger", "arrakeen",
    "turn", "@arrakeen", "emperor", "x" * 500, "\ud800", [], {}, [1], {"a": 1}, ["dagger"], {1: 2}, b"dagger",
]  # fmt: skip
LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789 ~=[]"{}?@/_-\n\r\t\x1c\u2028é\ud800'


# --- records


def mutated_text(text: str, luck: random.Random) -> str:
    """A few characters gone, new or changed."""
    for _ in range(luck.choice([1, 1, 1, 2, 5])):
        at = luck.randrange(len(text))
        until = at + luck.choice([0, 1, 1, 3, 40])
        text = text[:at] + "".join(luck.choices(LETTERS, k=luck.choice([0, 1, 1, 4]))) + text[until:]
    return text


def mutated_lines(text: str, luck: random.Random) -> str:
    """Lines swapped, cut, doubled, or their words in another order."""
    lines = text.split("\n")
    one, other = luck.randrange(len(lines)), luck.randrange(len(lines))
    change = luck.randrange(4)
    if change == 0:
        lines[one], lines[other] = lines[other], lines[one]
    elif change == 1:
        del lines[one]
    elif change == 2:
        lines.insert(one, lines[other])
    else:
        lines[one] = " ".join(luck.sample(lines[one].split(), len(lines[one].split())))
    return "\n".join(lines)


def mutated_among_games(text: str, luck: random.Random) -> str:
    """A line of another game in place of one of the same kind."""
    lines, others = text.split("\n"), luck.choice(GAMES).read_text().split("\n")
    at = luck.randrange(len(lines))
    kind = lines[at][:2]
    lines[at] = luck.choice([line for line in others if line[:2] == kind] or others)
    return "\n".join(lines)


def mutated_hugely(text: str, luck: random.Random) -> str:
    lines = text.split("\n")
    at = luck.randrange(len(lines))
    words = lines[at].split() or [""]
    word = luck.randrange(len(words))
    words[word] = luck.choice([words[word] * 1000, "9" * 5000, f"{words[word]} " * 1000, words[word] + "\0"])
    lines[at] = " ".join(words)
    return "\n".join(lines)


MUTATIONS = [mutated_text, mutated_lines, mutated_lines, mutated_among_games, mutated_hugely]


def cut_record(luck: random.Random) -> str:
    """The beginning of a recorded game, most often with no digest at its end."""
    lines = luck.choice(GAMES).read_text().strip().split("\n")
    if luck.random() < 0.1:
        return "\n".join(lines)
    return "\n".join(lines[: luck.randrange(5, len(lines) - 1)])


def record_from_position(luck: random.Random) -> str:
    game = kanly.restore(snapshot(luck.randrange(len(GAMES)), luck.randrange(CUTS)))
    for _ in range(luck.randrange(10)):
        if not game.over:
            game.choose(luck.choice(game.choices))
    return game.record()


def damaged_record(luck: random.Random) -> str:
    text = record_from_position(luck) if luck.random() < 0.25 else cut_record(luck)
    for _ in range(luck.choice([1, 1, 2])):
        text = luck.choice(MUTATIONS)(text, luck) if text else text
    return text


# --- snapshots


@cache
def snapshot(game: int, cut: int) -> dict[str, Any]:
    lines = GAMES[game].read_text().strip().split("\n")[:-1]
    top = sum(line.startswith("[") for line in lines)
    return kanly.replay("\n".join(lines[: top + (len(lines) - top) * (cut + 1) // CUTS])).snapshot()


def paths(data: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside plain data."""
    keys = data.keys() if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [before] * bool(before) + [path for key in keys for path in paths(data[key], (*before, key))]


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def damage(data: Any, path: tuple[Any, ...], other: Any, luck: random.Random) -> None:
    """Change one value: to junk, to a value from elsewhere, by a little, away, doubled, or swapped."""
    around, key = at(data, path[:-1]), path[-1]
    change = luck.randrange(6)
    if change == 0:
        del around[key]
    elif change == 1 and isinstance(around[key], int):
        around[key] += luck.choice([-1, 1, 2, 100])
    elif change == 2:
        around[key] = other
    elif change == 3 and isinstance(around, list):
        around.append(around[key])
    elif change == 4 and isinstance(around, list):
        place = luck.randrange(len(around))
        around[key], around[place] = around[place], around[key]
    elif key == 0 and luck.random() < 0.5:
        around[key] = luck.choice(CATALOG.places)
    else:
        around[key] = luck.choice(JUNK)


def exchange(data: Any, luck: random.Random) -> None:
    """Two values of one type change places, so that nothing is lost or doubled."""
    ways = [way for way in paths(data["state"]) if isinstance(at(data["state"], way), int | str)]
    one = luck.choice(ways)
    kind = type(at(data["state"], one))
    other = luck.choice([way for way in ways if type(at(data["state"], way)) is kind])
    here, there = at(data["state"], one), at(data["state"], other)
    at(data["state"], one[:-1])[one[-1]] = there
    at(data["state"], other[:-1])[other[-1]] = here


def bend(data: Any, luck: random.Random) -> None:
    """A number, a flag or a mark, within its range."""
    ways = [way for way in paths(data["state"]) if isinstance(at(data["state"], way), int)]
    way = luck.choice(ways)
    around, key = at(data["state"], way[:-1]), way[-1]
    if isinstance(around[key], bool):
        around[key] = not around[key]
    else:
        around[key] = luck.choice([0, 1, 2, 3, around[key] + 1, around[key] ^ 1 << luck.randrange(40)])


def damaged_snapshot(luck: random.Random) -> dict[str, Any]:
    data = copy.deepcopy(snapshot(luck.randrange(len(GAMES)), luck.randrange(CUTS)))
    if luck.random() < 0.95:
        del data["digest"]
    for _ in range(luck.choice([1, 1, 1, 2, 3])):
        change = luck.choice([damage, exchange, bend])
        if change is damage:
            ways = paths(data)
            damage(data, luck.choice(ways), copy.deepcopy(at(data, luck.choice(ways))), luck)
        elif isinstance(data.get("state"), dict):
            (exchange if change is exchange else bend)(data, luck)
    return data


# --- what must hold


def attempt(number: int) -> str:
    """What became of one damaged save; whatever is raised here is a failure."""
    luck = random.Random(number)
    kind = "record" if number % 2 else "snapshot"
    try:
        game = kanly.replay(damaged_record(luck)) if number % 2 else restored(damaged_snapshot(luck), luck)
    except kanly.RecordError as error:
        told = str(error)
    else:
        play_on(game, luck)
        return f"{kind} accepted"
    assert len(told) < 1000
    return f"{kind} refused"


def restored(data: dict[str, Any], luck: random.Random) -> kanly.Game:
    """As data or, where that is possible, as text."""
    if luck.random() < 0.5:
        try:
            return kanly.restore(json.dumps(data))
        except (TypeError, UnicodeEncodeError):
            pass
    return kanly.restore(data)


def play_on(game: kanly.Game, luck: random.Random) -> None:
    """With everything that a table or a bot would ask; and the record leads to the same position again."""
    for _ in range(STEPS):
        if game.over:
            break
        seat = luck.choice(game.humans)
        game.knowledge(seat).sample(luck.randrange(100))
        game.view(seat)
        game.choose(luck.choice(game.choices))
    assert position.sentences(game.state) == []
    assert kanly.replay(game.record()).digest() == game.digest()
    assert kanly.restore(game.snapshot()).choices == game.choices


def main(count: int, first: int = 0) -> int:
    found: Counter[str] = Counter()
    began = time.monotonic()
    for number in range(first, first + count):
        try:
            found[attempt(number)] += 1
        except Exception:
            found["failed"] += 1
            print(f"number {number}:", traceback.format_exc(limit=-3), flush=True)
    told = ", ".join(f"{found[name]} {name}" for name in sorted(found))
    print(f"{count} tried in {time.monotonic() - began:.0f} s: {told}")
    return 1 if found["failed"] else 0


if __name__ == "__main__":
    sys.exit(main(*(int(word) for word in sys.argv[1:])))
