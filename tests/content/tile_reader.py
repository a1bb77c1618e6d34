"""Tech tiles read back in the form of `tests/facts`: every ability with the moment at which it works."""

from __future__ import annotations

from typing import Any

from content.plain_reader import OPTIONAL, Entry, filled
from content.word_reader import read, read_cost

from kanly.engine.printed import Tile
from kanly.engine.vocabulary import RivalUse
from kanly.engine.words.board import IgnoreEnemyAgents
from kanly.engine.words.grammar import When
from kanly.engine.words.standing import AcquireOnTop, Detonate, MoreShippedTroops, WinTies
from kanly.engine.words.word import Word

WON = "on_winning_a_conflict"
DETONATION: Entry = {
    "timing": WON,
    "requirement": {"own_dreadnoughts_in_conflict": 1},
    "cost": {"return_dreadnought_to_supply": 1},
    "optional": True,
    "in_place_of": "placing that dreadnought on a control flag",
}
USES = {
    RivalUse.AT_ONCE: "at_once",
    RivalUse.IN_BATTLE: "in_battle",
    RivalUse.WHERE_BLOCKED: "where_blocked",
}
ON_TOP: Entry = {"acquired_cards_to_top_of_deck": True} | OPTIONAL
DEPLOY: Entry = {"deploy_the_recruited_troops": True} | OPTIONAL
UNBLOCKED: Entry = {"ignore_enemy_agents": "this_turn"}


def read_tile(tile: Tile) -> Entry:
    return {
        "id": tile.key,
        "set": tile.set,
        "cost_spice": tile.cost,
        "abilities": [*read_moments(tile), *read_use(tile), *read_endgame(tile), *read_standing(tile)],
        "hagal_mark": tile.rivals != RivalUse.NOT_TAKEN,
        "once_per_round_flip": tile.flips,
    } | filled(acquire=read(tile.acquire), rival_use=USES.get(tile.rivals, ""))


def at(timing: str, words: tuple[Word, ...]) -> list[Entry]:
    """What waits for a condition is an ability of its own."""
    if not words:
        return []
    if len(words) == 1 and isinstance(words[0], When):
        return [{"timing": timing} | read(words)[0]]
    return [{"timing": timing, "gain": read(words)}]


def read_moments(tile: Tile) -> list[Entry]:
    found = at("own_reveal_turn", tile.reveal) + at("round_start", tile.round_start) + at(WON, tile.won)
    for word in tile.always:
        if isinstance(word, Detonate):
            found.append(DETONATION | {"gain": [{"vp": word.victory_points}]})
    return found


def read_endgame(tile: Tile) -> list[Entry]:
    found = at("endgame", tile.endgame)
    if any(isinstance(word, WinTies) for word in tile.always):
        found.append({"timing": "endgame", "gain": [{"win_ties": True}]})
    return found


def read_standing(tile: Tile) -> list[Entry]:
    found: list[Entry] = []
    for word in tile.always:
        if isinstance(word, AcquireOnTop):
            found.append({"timing": "always", "gain": [ON_TOP]})
        elif isinstance(word, MoreShippedTroops):
            gain = [{"troops": word.troops}, DEPLOY]
            found.append({"timing": "recruiting_through_the_shipping_track", "gain": gain})
    return found


# --- what an owner may use a tile for


def read_use(tile: Tile) -> list[Entry]:
    """Either it is turned face down for the round, or it is lost."""
    if not tile.use:
        assert not tile.flips
        return []
    bought = tile.use[1:] or tile.use
    cost: dict[str, Any] = read_cost(tile.use[0]) if len(tile.use) > 1 else {}
    assert tile.flips != ("trash_this" in cost)
    return [read_purpose(bought) | filled(flip=tile.flips, cost=cost)]


def read_purpose(bought: tuple[Word, ...]) -> Entry:
    """On a turn that sends no Agent nothing can be gained by ignoring those of the enemies."""
    if len(bought) == 1 and isinstance(bought[0], IgnoreEnemyAgents):
        return {"timing": "own_agent_turn", "gain": [UNBLOCKED]}
    return {"timing": "own_turn", "gain": read(bought)}
