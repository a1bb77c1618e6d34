"""Begins a set, a card, a word, a ruling or a language: `dev.py new card "Sand Reader" --in deep_desert`.

It puts skeletons where they belong and says what remains to be written, file by file.
"""

from __future__ import annotations

import argparse
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import own_sets
import places
import planting
import skeletons
from places import ROOT
from work import Refused, Work, camel, snake, titled

# --- a set


def own_set(work: Work, name: str, family: str) -> None:
    own_sets.begin(work, name)


# --- a card


def card(work: Work, name: str, family: str) -> None:
    home = own_sets.found(work.root, family)
    if home:
        own_sets.card(work, name, home)
    else:
        printed_card(work, name, known(work, places.CONTENT, family))


def known(work: Work, folder: str, family: str) -> str:
    """Whoever mistypes the name of a set must not end in a printed box."""
    if (work.root / folder / f"{family}.py").exists():
        return family
    there = ", ".join(own_sets.names(work.root))
    raise Refused(f"--in names no set ({there}) and no file of {folder}: {family!r}")


def printed_card(work: Work, name: str, family: str) -> None:
    key, box = snake(name), family.partition("/")[0]
    family_file = f"{places.CONTENT}/{family}.py"
    written = skeletons.CARD.format(key=key)
    work.plant(family_file, "the card in words, as printed", planting.add_entry, planting.is_listed, written)
    for file in sorted((work.root / places.NAMES).glob("[!a]*.toml")):
        own = titled(name) if file.stem == "en" else ""
        line = skeletons.NAME.format(key=key, name=own)
        where = f"{places.NAMES}/{file.name}"
        work.plant(where, "its name, at the end of [cards]", planting.add_to_section, "cards", line)
    fact = skeletons.FACT.format(key=key, name=titled(name), box=box)
    work.plant(places.FACTS, "the same card as a fact", planting.append, fact)
    for file_of_counts in places.COUNTS:
        work.say(file_of_counts, "one card more in its counts")
    work.then(
        "python3 dev.py test --pure -- tests/content tests/text tests/cli/test_simulate.py (about a minute)",
        "python3 dev.py accept (stored games of that set go otherwise now; about a minute)",
        *places.WHOLE,
    )
    work.warn(*places.COMPLETE)


# --- a word


def word(work: Work, name: str, family: str) -> None:
    home = own_sets.found(work.root, family)
    if home:
        own_sets.word(work, name, home)
    else:
        word_of_the_engine(work, name, known(work, places.WORDS, family))


def word_of_the_engine(work: Work, name: str, family: str) -> None:
    key, class_name, module = snake(name), camel(name), f"kanly.engine.words.{family}"
    written = {"key": key, "name": class_name}
    where = f"{places.WORDS}/{family}.py"
    work.plant(where, "what it does", planting.append, skeletons.WORD.format(**written))
    demand = skeletons.DEMAND.format(**written)
    speak(work, places.PHRASES, "the demand for a phrase", "WordLanguage", demand, module, class_name)
    phrase = skeletons.PHRASE.format(**written)
    for language in places.LANGUAGES:
        speak(work, f"{language}/{family}.py", "its phrase", "", phrase, module, class_name)
    speak(work, places.ICONS, "its icons", "Icons", phrase, module, class_name)
    reader = skeletons.READER.format(**written)
    work.plant(places.FACTS_READER, "how the facts spell it", add_reader, reader, module, class_name)
    test = skeletons.WORD_TEST.format(**written)
    work.plant(f"{places.WORD_TESTS}/test_{key}.py", "a test by itself", planting.create, test)
    work.then(
        f"put it on the card of {places.CONTENT} that needs it, and mend that card in {places.FACTS}",
        "if it asks something that no verb says yet, also:",
        *[f"  {place}" for place in places.ANSWERS],
        f"python3 dev.py test --pure -- {places.WORD_TESTS} tests/text tests/content (about a minute)",
        "python3 dev.py test --pure -- tests/properties/test_order.py (is what it says of order true?)",
        "python3 dev.py accept (about a minute)",
        *places.WHOLE,
    )
    work.warn(*places.OF_THE_ENGINE)


def speak(work: Work, where: str, what: str, owner: str, text: str, module: str, name: str) -> None:
    wanted = planting.is_named(owner) if owner else planting.speaks_words
    work.plant(where, what, add_phrase, wanted, text, module, name)


def add_phrase(file: Path, wanted: Callable[..., bool], text: str, module: str, name: str) -> None:
    planting.add_method(file, wanted, text)
    planting.add_import(file, module, name)


def add_reader(file: Path, text: str, module: str, name: str) -> None:
    planting.add_entry(file, planting.is_named("PLAIN"), text)
    planting.add_import(file, module, name)


# --- a ruling


def ruling(work: Work, name: str, family: str) -> None:
    number = name.upper()
    work.plant(places.RULINGS, "its text", planting.append, skeletons.RULING.format(id=number))
    work.plant(places.RULING_IDS, "its id, in the same order", planting.append, f"{number}\n")
    where = f"{places.RULING_TESTS}/test_{snake(family)}.py"
    if not (work.root / where).exists():
        planting.create(work.root / where, skeletons.RULING_TESTS)
    test = skeletons.RULING_TEST.format(id=number, number=snake(number))
    work.plant(where, "its test; what must hold is its name", planting.append, test)
    work.then(
        f"python3 dev.py test --pure -- {where}",
        f".venv/bin/kanly rulings --accept {number}, after python3 dev.py setup",
        "python3 dev.py accept rulings book",
        ".venv/bin/kanly rulings --check",
    )


# --- a language


def language(work: Work, name: str, code: str) -> None:
    key = snake(name)
    names, english = f"{places.NAMES}/{code}.toml", f"{places.NAMES}/en.toml"
    work.plant(names, "all names and terms, now in English", copy_to, work.root / english)
    interface, spoken = f"{places.INTERFACE}/{code}.ftl", f"{places.INTERFACE}/en.ftl"
    work.plant(interface, "what the terminal says, now in English", copy_to, work.root / spoken)
    package = f"{Path(places.LANGUAGES[0]).parent}/{key}"
    filled = {"key": key, "name": camel(name), "code": code}
    begun = skeletons.LANGUAGE.format(**filled)
    work.plant(f"{package}/{key}.py", "the class; phrases in files beside it", planting.create, begun)
    outside = skeletons.PACKAGE.format(**filled)
    work.plant(f"{package}/__init__.py", "nothing more", planting.create, outside)
    work.say(places.REGISTER, f"a function that makes {camel(name)}(), and a line among MAKERS")
    work.then(
        "docs/language-guide.md says what each method gets and gives",
        f"PYTHONPATH=src .venv/bin/python -m kanly cards --lang {code} names every method that is missing",
        "python3 dev.py check",
        "python3 dev.py test --pure -- tests/text",
        "python3 dev.py accept cards",
    )


def copy_to(new: Path, old: Path) -> None:
    if new.exists():
        raise planting.NoPlace(f"{new.name} is there already")
    shutil.copyfile(old, new)


KINDS = {"set": own_set, "card": card, "word": word, "ruling": ruling, "language": language}


def begin(kind: str, name: str, family: str, root: Path = ROOT) -> str:
    work = Work(root)
    KINDS[kind](work, name, family)
    return "\n".join(["to be filled in or looked at:", *work.lines])


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py new")
    parser.add_argument("what", choices=KINDS)
    parser.add_argument("name")
    parser.add_argument("--in", dest="family", default="")
    asked = parser.parse_args(arguments)
    try:
        print(begin(asked.what, asked.name, asked.family or places.USUAL.get(asked.what, "")))
    except Refused as reason:
        print(f"dev.py new: {reason}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
