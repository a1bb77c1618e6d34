"""Begins a set of one's own, and cards and words in it: nothing of the printed boxes changes by them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import places
import planting
import set_skeletons
import skeletons
from work import Refused, Work, camel, snake, titled

TAKEN = ("base", "ix", "epic", "rivals")  # what a set cannot be called


def names(root: Path) -> list[str]:
    projects = (root / places.SETS).glob("*/pyproject.toml")
    return sorted(file.parent.name for file in projects if is_set(file))


def is_set(project: Path) -> bool:
    """Whether what lies there brings a set; examples may bring bots instead."""
    return project.exists() and "kanly.sets" in project.read_text(encoding="utf-8")


def found(root: Path, asked: str) -> str:
    """The set that --in means, by its name or its folder; empty when it means none."""
    name = Path(asked).name
    return name if name in names(root) else ""


def begin(work: Work, name: str) -> None:
    key = snake(name)
    if key in TAKEN or not key[:1].isalpha():
        raise Refused(f"a set cannot be called {key!r}")
    if key in names(work.root):
        raise Refused(f"there is a set {key} already")
    filled = {"key": key, "name": titled(name)}
    for where, (what, text) in set_skeletons.FILES.items():
        file = f"{places.SETS}/{key}/{where.format(**filled)}"
        work.plant(file, what, planting.create, text.format(**filled))
    work.then(
        f'python3 dev.py new card "Sand Reader" --in {key}',
        f"{own_tests(key)} (about a minute; it passes already)",
    )


def card(work: Work, name: str, home: str) -> None:
    key, package = snake(name), f"{places.SETS}/{home}/kanly_{home}"
    written = skeletons.CARD.format(key=key)
    work.plant(f"{package}/cards.py", "the card in words", planting.add_entry, planting.is_listed, written)
    for language in places.CODES:
        own = titled(name) if language == "en" else ""
        line = skeletons.NAME.format(key=key, name=own)
        where = f"{package}/names/{language}.toml"
        work.plant(where, "its name, at the end of [cards]", planting.add_to_section, "cards", line)
    work.then(f"{own_tests(home)} (about a minute)", shown(home), *places.WHOLE_FOR_A_SET)


def word(work: Work, name: str, home: str) -> None:
    package = f"{places.SETS}/{home}/kanly_{home}"
    filled = {"key": snake(name), "name": camel(name), "set": home}
    words = f"{package}/words.py"
    if not (work.root / words).exists():
        planting.create(work.root / words, set_skeletons.WORDS)
    work.plant(words, "what it does", planting.append, skeletons.WORD.format(**filled))
    work.plant(f"{package}/phrases.py", "its phrase in every language, and its icons", add_phrases, filled)
    test = set_skeletons.WORD_TEST.format(**filled)
    where = f"{places.SETS}/{home}/tests/test_{filled['key']}.py"
    work.plant(where, "a test by itself", planting.create, test)
    work.then(
        f"put it on a card of {package}/cards.py",
        f"{own_tests(home)} (about a minute)",
        shown(home),
        *places.WHOLE_FOR_A_SET,
    )


def add_phrases(file: Path, filled: dict[str, str]) -> None:
    is_table: Callable[..., bool] = planting.is_named("PHRASES")
    planting.add_before(file, is_table, set_skeletons.PHRASES.format(**filled))
    planting.add_entry(file, is_table, set_skeletons.SPOKEN.format(**filled))
    planting.import_from(file, "kanly.text.forms", "Form")
    planting.import_from(file, f"kanly_{filled['set']}.words", filled["name"])


def shown(home: str) -> str:
    return f"python3 dev.py show {home} (does it say what you mean, in every language?)"


def own_tests(home: str) -> str:
    return f"python3 dev.py test --pure -- tests/test_examples.py -k {home}"
