"""Somebody who types anything at all: mutated lines at the table, mutated command lines.

    python tests/cli/fuzz_terminal.py 20000

tries that many of them, half at the table; a second number is the seed. Whatever raises is shown with the
number by which it comes again.
"""

from __future__ import annotations

import io
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from kanly import new_game, replay
from kanly.cli import simulate
from kanly.cli.main import main
from kanly.content.catalog import CATALOG
from kanly.text.languages import LANGUAGES


def words(text: str) -> list[str]:
    return text.split()


LINES = 40  # in one game
STATUSES = (0, 1, 2)
COMMANDS = words(
    "? ?? t l k h u s q y n c 0 1 2 3 + help rules table log known undo save quit look card hint "
    "説明 保存 收回 提示"
)
ANSWERS = ["1", "1", "2", "3", "1 1", "2 3", "4 2", "y", "n", "", ".", "/", "a.txt", "99"]
VERBS = words(
    "send play acquire use deploy reveal end pass choose gain_influence trash discard take acquire_tech bury "
    "why ? look card rules hint 見る"
)
NAMES = [language.names.thing(thing) for language in LANGUAGES.values() for thing in CATALOG.things[1:]]
KEYS = [thing.key for thing in CATALOG.things[1:]]
NUMBERS = ["0", "1", "2", "12", "-1", "007", "²", "9" * 25, "1.5", "top", "hand", "solari"]
STRANGE = "\0\x07\x1b[31m\r\t\v\u202e\ufeff\u2028é\ud800砂②𝟛�\"'%${}[]~"
WORDS = words(
    "play replay simulate cards card rulings --help --version --seed --seats --ix --epic --difficulty novice "
    "expert_plus --rival-leaders leto,ilban paul,leto --churn --brutal --load --save --no-color --lang ja en "
    "zh-Hant zh_hant --all --to --explain --json --kind leader space game.txt broken.txt none.txt folder "
    "--leader paul --seat 1 2 3 4 FAQ-078 faq-001 --check --coverage --page voice dagger 短剣 arrakeen "
    "- -- --x --bots random random,random random:x=1 bots --level 2,3"
)
HEADS = ["play", "play --bots", "bots", "replay", "simulate", "cards", "card", "rulings", "replay game.txt"]
HEADS += ["play --load game.txt"]


# --- what is typed


def mutated(text: str, luck: random.Random) -> str:
    for _ in range(luck.choice([0, 0, 1, 1, 2, 5])):
        at = luck.randrange(len(text) + 1)
        until = at + luck.choice([0, 0, 1, 2])
        text = text[:at] + "".join(luck.choices(STRANGE, k=luck.choice([0, 1, 1, 3]))) + text[until:]
    return text * luck.choice([1] * 60 + [3, 1000])


def at_the_table(luck: random.Random) -> str:
    """A line; no name of a file leads out of the folder."""
    kind = luck.random()
    if kind < 0.5:
        return luck.choice(ANSWERS)
    if kind < 0.65:
        return mutated(luck.choice(COMMANDS), luck)
    line = [luck.choice(VERBS)]
    for _ in range(luck.choice([0, 1, 2, 2, 3])):
        word = luck.choice(luck.choice([NAMES, KEYS, NUMBERS]))
        line.append(word[: luck.choice([1, 2, 4, 99])])
    return mutated(" ".join(line), luck).replace("/", "|")


def command_line(luck: random.Random) -> list[str]:
    line = luck.choice(HEADS).split() if luck.random() < 0.8 else []
    line += [mutated(luck.choice(WORDS), luck).replace("/", "|") for _ in range(luck.randrange(6))]
    return [word for word in line if not word.startswith(("--a", "--jo"))]  # writes; starts processes


# --- where it is typed


@contextmanager
def elsewhere(luck: random.Random) -> Iterator[Path]:
    """A folder with a few files, which is also where games are kept."""
    folder, before = Path(tempfile.mkdtemp()), (Path.cwd(), dict(os.environ), simulate.MOST_GAMES)
    (folder / "game.txt").write_text(new_game(3, seed=luck.randrange(99)).record())
    (folder / "broken.txt").write_bytes(b"[rules\xff")
    (folder / "folder").mkdir()
    os.environ |= {"KANLY_DATA": str(folder / "games"), "COLUMNS": luck.choice(["1", "80", "200"])}
    os.chdir(folder)
    setattr(simulate, "MOST_GAMES", 2)  # noqa: B010
    try:
        yield folder
    finally:
        os.chdir(before[0])
        os.environ.clear()
        os.environ.update(before[1])
        setattr(simulate, "MOST_GAMES", before[2])  # noqa: B010
        shutil.rmtree(folder)


@contextmanager
def streams(typed: list[str], luck: random.Random) -> Iterator[list[io.BytesIO]]:
    """Input, output and complaints of a program, none of them lenient."""
    letters = luck.choice(["utf-8", "utf-8", "ascii", "cp1252"])
    text = "".join(f"{line}\n" for line in typed).encode("utf-8", "surrogatepass")
    raw = [io.BytesIO(text), io.BytesIO(), io.BytesIO()]
    before = sys.stdin, sys.stdout, sys.stderr
    sys.stdin, sys.stdout, sys.stderr = (io.TextIOWrapper(each, letters, "strict") for each in raw)
    try:
        yield raw
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        sys.stdin, sys.stdout, sys.stderr = before


def status_of(arguments: list[str]) -> int:
    try:
        return main(arguments)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else -1


def tried(arguments: list[str], typed: list[str], luck: random.Random) -> None:
    """Ends well, complains in a sentence if at all, and leaves whole games behind."""
    with elsewhere(luck) as folder:
        with streams(typed, luck) as (_, out, err):
            status = status_of(arguments)
            complaint = (err.getvalue().decode(errors="replace"), out.getvalue().decode(errors="replace"))
        assert status in STATUSES
        assert complaint[0].count("\n") <= 1 or "--check" in arguments
        assert not [text for text in complaint if "Traceback" in text]
        for file in folder.glob("games/*"):
            replay(file.read_text())


# --- many of them


def game_options(luck: random.Random) -> list[str]:
    solo = ["--seats", "1", "--difficulty", "veteran"]
    game = luck.choice([["--seats", "3"], ["--seats", "2"], ["--ix"], ["--epic"], solo, [*solo, "--ix"]])
    language = luck.choice(["en", "ja", "zh-Hant"])
    return ["play", *game, "--lang", language, "--seed", str(luck.randrange(10**6))]


def try_one(number: int) -> int:
    """How many lines were tried."""
    luck = random.Random(number)
    if number % 2:
        tried(command_line(luck), [at_the_table(luck) for _ in range(3)], luck)
        return 1
    tried(game_options(luck), [at_the_table(luck) for _ in range(LINES)], luck)
    return LINES


def fuzz(count: int, seed: int = 0) -> tuple[int, int]:
    """Half of them at the table; how many were tried there, and how many command lines."""
    table = commands = 0
    number = seed * 10**9
    while table + commands < count:
        number += 1
        wanted = 0 if table <= commands else 1
        number += (number - wanted) % 2
        try:
            done = try_one(number)
        except BaseException:
            print(f"number {number}", file=sys.stderr)
            raise
        table, commands = (table + done, commands) if wanted == 0 else (table, commands + done)
    return table, commands


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]] or [1000]
    at_table, on_command_line = fuzz(*numbers)
    print(f"{at_table} lines at the table and {on_command_line} command lines: nothing raised")
