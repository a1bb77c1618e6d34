"""Live games with everything that proves them fair, and texts with one character changed.

    PYTHONPATH=src:tests python tests/table/fair_games.py 100

plays so many games, verifies each, and changes one character in each.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass, replace

from random_play import ENOUGH, positions

from kanly.content.rules import Rules, leader_keys
from kanly.game import Game
from kanly.opening import begun
from kanly.table.fairness import (
    CHOSEN,
    DEALT,
    DRAFTED,
    Chain,
    Commitment,
    Link,
    Noted,
    offers,
    sealed_record,
    verify,
)

EDITIONS = ((False, False), (True, False), (True, True))
MODES = (
    *[Rules(seats, ix=ix, epic=epic) for seats in (4, 3, 2) for ix, epic in EDITIONS],
    Rules(1, difficulty="novice"),
    Rules(1, difficulty="veteran", ix=True, churn=True),
    Rules(1, difficulty="expert", rival_leaders=("earl_memnon_thorvald", "count_ilban_richese")),
    Rules(1, difficulty="expert_plus", ix=True, epic=True, brutal=True),
    Rules(3, leaders=("paul_atreides", "helena_richese", "earl_memnon_thorvald")),
)
NAMES = ('Anna "the Voice", of Ix', "花子", "", "100 %")
LETTERS = '0123456789abcdef ~;=[]"\n\r\t_-:é\u2028'


@dataclass(frozen=True)
class Fair:
    game: Game
    commitment: Commitment
    contributions: dict[int, bytes]
    links: list[Link]
    sealed: str

    @property
    def noted(self) -> Noted:
        """All that the players can have written down."""
        links = tuple((link.number, link.value) for link in self.links)
        return Noted(self.commitment.published, tuple(self.contributions.items()), links)


def fair_game(number: int, most: int = ENOUGH) -> Fair:
    """The same for the same number; every mode and every way to Leaders in turn."""
    luck = random.Random(number)
    rules = MODES[number % len(MODES)]
    way = DEALT if rules.leaders else (DEALT, CHOSEN, DRAFTED)[number // len(MODES) % 3]
    people = luck.sample(range(rules.seats), luck.randint(0, rules.seats))
    made = Commitment.made(rules, way, people)
    commitment = replace(made, server_seed=luck.randbytes(32), salt=luck.randbytes(32))
    given = {seat: luck.randbytes(luck.randint(1, 64)) for seat in people if luck.random() < 0.7}
    seed = commitment.seed_with(given)
    game = begun(led(rules, way, seed, luck), int.from_bytes(seed, "big"))
    links = played_with_links(game, commitment, luck, most)
    record = sealed_record(game.record(), commitment, given, NAMES[: rules.seats], links)
    return Fair(game, commitment, given, links, record)


def led(rules: Rules, way: str, seed: bytes, luck: random.Random) -> Rules:
    """With the Leaders that the players have chosen."""
    if way == DRAFTED:
        return replace(rules, leaders=tuple(luck.choice(two) for two in offers(rules, seed)))
    free = sorted({*leader_keys(rules)} - {*rules.rival_leaders})
    return replace(rules, leaders=tuple(luck.sample(free, rules.seats))) if way == CHOSEN else rules


def played_with_links(game: Game, commitment: Commitment, luck: random.Random, most: int) -> list[Link]:
    """A link is published when a round begins."""
    links: list[Link] = []
    for _ in positions(game, luck, most):
        if game.round > len(links):
            links.append(Chain.over(commitment, game.record()).link(len(links) + 1))
    return links


def changed(text: str, luck: random.Random) -> str:
    """One character replaced, left out or put in, anywhere."""
    at, letter = luck.randrange(len(text)), luck.choice(LETTERS)
    kind = luck.choice(("replaced", "left out", "put in"))
    if kind == "put in":
        at = luck.randint(0, len(text))
        return text[:at] + letter + text[at:]
    kept = luck.choice([other for other in LETTERS if other != text[at]]) if kind == "replaced" else ""
    return text[:at] + kept + text[at + 1 :]


def main(count: int) -> int:
    accepted = found = found_by_game = 0
    began = time.monotonic()
    for number in range(count):
        fair, luck = fair_game(number), random.Random(-number)
        accepted += verify(fair.sealed, fair.noted).ok
        wrong = [check.about for check in verify(changed(fair.sealed, luck)).checks if not check.ok]
        found += bool(wrong)
        found_by_game += any(about not in ("seal", "record") for about in wrong)
    print(
        f"{count} games in {time.monotonic() - began:.0f} s: {accepted} accepted, {found} changes found",
        end="",
    )
    print(f", {found_by_game} of them by more than the seal")
    return 0 if accepted == found == count else 1


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1])))
