"""What Rise of Ix adds to a view: Tech tiles, the Shipping track, dreadnoughts and cards set aside."""

from __future__ import annotations

from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Faction
from kanly.view.names import Data, key, keys, names_in


def tech(g: State) -> Data:
    """The face-up tile of each stack, and how many tiles it has; nobody knows those below."""
    return {
        "tech": [{"top": key(g, stack[-1]) if stack else None, "size": len(stack)} for stack in g.stacks],
        "tiles_trashed": keys(g, g.tiles_trashed),
    }


def of_turn(g: State) -> Data:
    return {
        "enemy_there": g.enemy_there,
        "persuasion_gained": g.persuasion_gained,
        "cards_with_swords": g.sworded.bit_count(),
    }


def of_space(g: State, index: int) -> Data:
    """Whose dreadnought lies on the flag, and since which round."""
    seat = g.flags[index]
    return {"dreadnought": None if seat == NOBODY else {"seat": seat, "round": g.flag_rounds[index]}}


def of_player(g: State, him: Player, is_own: bool) -> Data:
    return {
        "tiles": [{"tile": key(g, tile), "flipped": tile in him.flipped} for tile in him.tiles],
        "freighter": him.freighter,
        "negotiators": him.negotiators,
        "dreadnoughts": dreadnoughts(g, him),
        "commissioned": him.commissioned,
        "deployed_dreadnoughts": him.deployed_dreadnoughts,
        "dreadnoughts_by_right": him.dreadnoughts_by_right,
        "ambushed": him.ambushed,
        "snoopers": names_in(him.snoopers, Faction.NAMES),
        "turns": him.turns,
        "taken_back": key(g, him.taken_back),
        "hidden_aside": hidden_aside(g, him, is_own),
    }


def dreadnoughts(g: State, him: Player) -> Data:
    return {
        "supply": him.dreadnoughts,
        "garrison": him.garrison_dreadnoughts,
        "conflict": him.conflict_dreadnoughts,
        "flags": g.flags.count(him.seat),
        "strength": him.dreadnought_strength,
    }


def hidden_aside(g: State, him: Player, is_own: bool) -> Data:
    """Set aside face down: only its owner knows which card."""
    cards = [him.hidden_aside] if him.hidden_aside else []
    size = {"size": len(cards)}
    return {**size, "cards": keys(g, cards)} if is_own else size
