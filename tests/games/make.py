"""Writes recorded games anew, by name; without names, those that are missing or no longer go as recorded.

    python tests/games/make.py ix-3-a ix-3-b

Only after a rule was changed on purpose; `python3 dev.py accept` does it with everything else of the kind.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import kanly
from kanly.record.notation import Choice

HERE = Path(__file__).parent
GAMES: dict[str, dict[str, Any]] = {
    "base-3-a": {"seats": 3, "seed": 31},
    "base-3-b": {"seats": 3, "seed": 32},
    "base-4-a": {"seats": 4, "seed": 41},
    "base-4-b": {"seats": 4, "seed": 42},
    "base-4-c": {"seats": 4, "seed": 43},
    "base-4-baron": {
        "seats": 4,
        "seed": 44,
        "leaders": [
            "baron_vladimir_harkonnen",
            "helena_richese",
            "paul_atreides",
            "duke_leto_atreides",
        ],
    },
    "ix-3-a": {
        "seats": 3,
        "seed": 51,
        "leaders": ["prince_rhombur_vernius", "tessia_vernius", "archduke_armand_ecaz"],
        "ix": True,
    },
    "ix-3-b": {
        "seats": 3,
        "seed": 52,
        "leaders": ["ilesa_ecaz", "viscount_hundro_moritani", "princess_yuna_moritani"],
        "ix": True,
    },
    "ix-4-a": {"seats": 4, "seed": 53, "ix": True},
    "ix-4-b": {
        "seats": 4,
        "seed": 54,
        "leaders": ["princess_yuna_moritani", "ilesa_ecaz", "tessia_vernius", "baron_vladimir_harkonnen"],
        "ix": True,
    },
    "epic-3": {"seats": 3, "seed": 61, "ix": True, "epic": True},
    "epic-4": {
        "seats": 4,
        "seed": 62,
        "leaders": [
            "viscount_hundro_moritani",
            "prince_rhombur_vernius",
            "archduke_armand_ecaz",
            "helena_richese",
        ],
        "ix": True,
        "epic": True,
    },
    "two-base-a": {"seats": 2, "seed": 71},
    "two-base-b": {"seats": 2, "seed": 72, "leaders": ["baron_vladimir_harkonnen", "helena_richese"]},
    "two-ix": {"seats": 2, "seed": 73, "leaders": ["tessia_vernius", "ilesa_ecaz"], "ix": True},
    "two-epic": {"seats": 2, "seed": 74, "ix": True, "epic": True},
    "solo-novice": {"seats": 1, "seed": 81, "difficulty": "novice"},
    "solo-veteran": {"seats": 1, "seed": 82, "difficulty": "veteran", "churn": True},
    "solo-expert": {
        "seats": 1,
        "seed": 83,
        "leaders": ["paul_atreides"],
        "difficulty": "expert",
        "rival_leaders": ["duke_leto_atreides", "count_ilban_richese"],
        "brutal": True,
    },
    "solo-expert-plus": {"seats": 1, "seed": 84, "difficulty": "expert_plus", "churn": True, "brutal": True},
    "solo-ix": {
        "seats": 1,
        "seed": 85,
        "leaders": ["princess_yuna_moritani"],
        "ix": True,
        "difficulty": "veteran",
        "rival_leaders": ["prince_rhombur_vernius", "viscount_hundro_moritani"],
    },
    "solo-ix-expert": {
        "seats": 1,
        "seed": 86,
        "ix": True,
        "difficulty": "expert",
        "rival_leaders": ["baron_vladimir_harkonnen", "glossu_the_beast_rabban"],
        "churn": True,
    },
    "solo-epic": {
        "seats": 1,
        "seed": 87,
        "leaders": ["ilesa_ecaz"],
        "ix": True,
        "epic": True,
        "difficulty": "expert_plus",
        "rival_leaders": ["countess_ariana_thorvald", "earl_memnon_thorvald"],
        "brutal": True,
    },
}


def numbered(name: str, first: int, count: int, **settings: Any) -> dict[str, dict[str, Any]]:
    """Several games of a kind, with one seed after the other."""
    return {f"{name}-{seed}": {"seed": seed, **settings} for seed in range(first, first + count)}


GAMES |= numbered("base-3", 101, 4, seats=3)
GAMES |= numbered("base-4", 105, 4, seats=4)
GAMES |= numbered("ix-3", 138, 3, seats=3, ix=True)
GAMES |= numbered("ix-4", 134, 4, seats=4, ix=True)
GAMES |= numbered("epic-3", 121, 2, seats=3, ix=True, epic=True)
GAMES |= numbered("epic-4", 123, 2, seats=4, ix=True, epic=True)
GAMES |= numbered("two-base", 131, 2, seats=2)
GAMES |= numbered("two-ix", 133, 2, seats=2, ix=True)
GAMES |= numbered("two-epic", 135, 1, seats=2, ix=True, epic=True)
GAMES |= numbered("solo-novice-ix", 141, 1, seats=1, difficulty="novice", ix=True, churn=True)
GAMES |= numbered("solo-veteran-epic", 142, 1, seats=1, difficulty="veteran", ix=True, epic=True)
GAMES |= numbered("solo-expert", 143, 1, seats=1, difficulty="expert")
GAMES |= numbered("solo-expert-plus-ix", 144, 1, seats=1, difficulty="expert_plus", ix=True, brutal=True)
CURIOUS = 100  # from this seed on, players rather do what they have not done before


AGAINST_RIVALS = ("send", "deploy", "acquire")
NEW_WITH_IX = ("acquire_tech", "use", "advance_freighter", "recall_freighter", "bury", "withdraw", "deploy")


def pick(game: kanly.Game, luck: random.Random, ix: bool) -> Choice:
    """By chance; with Rise of Ix, what is new there comes first more often than not, and against Rivals all
    Agents are used."""
    liked = [*(NEW_WITH_IX if ix else ()), *(AGAINST_RIVALS if game.humans != [*range(game.seats)] else ())]
    new = [choice for choice in game.choices if str(choice).split()[0] in liked]
    return luck.choice(new) if new and luck.random() < 0.7 else luck.choice(game.choices)


def pick_curiously(game: kanly.Game, luck: random.Random, done: set[str]) -> Choice:
    """More often than not something with names in it that have not come up in this game."""
    new = [choice for choice in game.choices if {*str(choice).split()[1:]} - done]
    choice = luck.choice(new) if new and luck.random() < 0.8 else luck.choice(game.choices)
    done |= {*str(choice).split()[1:]}
    return choice


def write(name: str) -> None:
    settings = GAMES[name]
    game = kanly.new_game(**settings)
    luck, done = random.Random(settings["seed"]), set[str]()
    while not game.over:
        if settings["seed"] > CURIOUS:
            game.choose(pick_curiously(game, luck, done))
        else:
            game.choose(pick(game, luck, settings.get("ix", False)))
    (HERE / f"{name}.txt").write_text(without_sets(game.record()))


def without_sets(record: str) -> str:
    """These games are to outlive every change of a set that leaves their choices legal."""
    return re.sub(r"^\[sets .*\n", "", record, flags=re.MULTILINE)


def still_goes(name: str) -> bool:
    """Whether the recorded game is there, and the rules of today lead to the same record."""
    file = HERE / f"{name}.txt"
    try:
        return file.exists() and without_sets(kanly.replay(file.read_text()).record()) == file.read_text()
    except ValueError:  # not a record of this edition, or a choice in it is not legal any more
        return False


def main(names: list[str]) -> None:
    for name in names or [name for name in GAMES if not still_goes(name)]:
        write(name)


if __name__ == "__main__":
    main(sys.argv[1:])
