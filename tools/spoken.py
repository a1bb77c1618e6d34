"""How much each language says: components by kind, and what random games of every mode ask, offer and tell.

`python tools/spoken.py [GAMES]` prints a table. A text counts as said when there is one, when no token
is left in it, and when a Japanese or Chinese one holds no Latin letters.
"""

from __future__ import annotations

import random
import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import kanly
from kanly.content.catalog import CATALOG
from kanly.content.rules import DIFFICULTIES
from kanly.engine.state import State
from kanly.engine.words.word import FrameKind, Word
from kanly.refusals.why_not import why_not
from kanly.text.docs import KINDS
from kanly.text.interface import file_of
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES
from kanly.text.log import log_line, reason_text
from kanly.text.questions import choice_text, players_of, prompt
from kanly.text.refusals import refusal_text
from kanly.text.things import card_text

KINDS_OF_GAME = ((False, False), (True, False), (True, True))
MODES: list[dict[str, Any]] = [
    *({"seats": seats, "ix": ix, "epic": epic} for seats in (4, 3, 2) for ix, epic in KINDS_OF_GAME),
    *({"seats": 1, "difficulty": each, "ix": ix} for each in DIFFICULTIES for ix in (False, True)),
    {"seats": 1, "difficulty": "expert", "churn": True, "brutal": True},
]
LATIN = re.compile(r"[A-Za-z]{2,}")
Texts = dict[str, set[str]]


def components(language: Language, said: Texts) -> None:
    for thing in CATALOG.things[1:]:
        lines = [line for box in card_text(language, thing) for line in box.lines]
        said[KINDS[type(thing)]].add("\n".join([thing.key, language.names.thing(thing), *lines]))


def asking(g: State) -> Word | None:
    word = g.stack[-1].word
    return word if word.frame == FrameKind.ORDINARY else None


def decision(language: Language, g: State, said: Texts) -> None:
    players = players_of(language, g, g.chooser)
    said["prompts"].add(prompt(language, g))
    for choice in g.choices:
        said["choices"].add(choice_text(language, choice, g))
        said["log lines"].add(log_line(language, g.chooser, choice, asking(g), players) or "-")
    said["reasons of Rivals"].update(reason_text(language, reason, players) for reason in g.reasons)


def refusals(language: Language, g: State, tried: list[tuple[int, int, int]], said: Texts) -> None:
    players = players_of(language, g, g.chooser)
    for choice in tried:
        for refusal in why_not(g, g.chooser, choice):
            said["refusals"].add(refusal_text(language, refusal, players))


def games(count: int) -> Iterator[tuple[State, list[tuple[int, int, int]]]]:
    """Every decision of some games of each mode, with earlier choices that may be refused now."""
    for number in range(count):
        for mode in MODES:
            luck = random.Random(number)
            game = kanly.new_game(seed=number, **mode)
            earlier: list[tuple[int, int, int]] = []
            while not game.over:
                yield game.state, earlier
                earlier = luck.sample(game.state.choices, min(3, len(game.state.choices)))
                game.choose(luck.choice(game.choices))


def is_said(code: str, text: str) -> bool:
    said = LANGUAGES[code].plain(text)
    return (
        bool(said) and "{" not in said and (code == "en" or not LATIN.search(said.partition("\n")[2] or said))
    )


def main(count: int) -> None:
    said: dict[str, Texts] = {code: defaultdict(set) for code in LANGUAGES}
    for code, language in LANGUAGES.items():
        components(language, said[code])
        said[code]["messages of the interface"] |= set(
            re.findall(r"^[a-z][\w-]* =", file_of(language.tag), re.M)
        )
    for g, earlier in games(count):
        for code, language in LANGUAGES.items():
            decision(language, g, said[code])
            refusals(language, g, earlier, said[code])
    tell(said)


def tell(said: dict[str, Texts]) -> None:
    print(f"{'':28}" + "".join(f"{code:>18}" for code in said))
    for kind in said["en"]:
        texts = {code: said[code][kind] for code in said}
        good = {
            code: sum(kind.startswith("messages") or is_said(code, text) for text in texts[code])
            for code in said
        }
        print(f"{kind:28}" + "".join(f"{good[code]:>9} of {len(texts[code]):>5}" for code in said))
        for code in said:
            bad = [
                text for text in texts[code] if not kind.startswith("messages") and not is_said(code, text)
            ]
            print(*(f"  {code}: {text!r}" for text in bad[:5]), sep="\n", end="\n" if bad else "")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 2)
