"""What is said to whoever tries, at every decision of random games, what the rules do not allow."""

from __future__ import annotations

import random
from collections.abc import Iterator
from hashlib import sha256
from typing import Any

from properties.test_why_not import expectations

import kanly
from kanly.engine.state import State
from kanly.engine.vocabulary import Choice, Verb
from kanly.telling.wording import refusal_text

WHOLE = 400  # one in so many decisions is kept word for word


def refused(rules: dict[str, Any], seeds: int, tag: str) -> str:
    return "".join(refused_in(kanly.new_game(seed=seed, **rules), seed, tag) for seed in range(seeds))


def refused_in(game: kanly.Game, seed: int, tag: str) -> str:
    luck, found = random.Random(seed), [f"game {seed}\n"]
    while not game.over:
        found.append(f"{len(found)}: {kept(list(sentences(game, tag)), len(found))}\n")
        game.choose(luck.choice(game.choices))
    return "".join(found)


def kept(lines: list[str], number: int) -> str:
    text = "\n".join(lines)
    if number % WHOLE == 0:
        return f"{len(lines)} refused\n{text}"
    return f"{len(lines)} refused, {digest(text)}"


def digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:12]


def sentences(game: kanly.Game, tag: str) -> Iterator[str]:
    for choice in sorted({*expectations(game.state, game.state.chooser), *neighbours(game.state)}):
        for refusal in game.why_not(choice):
            yield f"{choice}: {refusal_text(game, refusal, tag)}"


def neighbours(g: State) -> Iterator[Choice]:
    """What is almost one of the answers, and to leave it."""
    yield (Verb.DECLINE, 0, 0)
    for verb, thing, place in g.choices:
        yield from ((verb, thing + 1, place), (verb, thing, place + 1), (verb, max(0, thing - 1), place))
