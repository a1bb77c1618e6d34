"""What Rise of Ix adds to a view: Tech tiles, the Shipping track, dreadnoughts and cards set aside."""

from __future__ import annotations

from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Faction
from kanly.view.names import key, keys, name, names_in
from kanly.view.schema import player, table


def tech(g: State) -> table.Tech:
    """The face-up tile of each stack, and how many tiles it has; nobody knows those below."""
    if not g.rules.ix:
        return {}
    return {
        "tech": [{"top": key(g, stack[-1]) if stack else None, "size": len(stack)} for stack in g.stacks],
        "tiles_trashed": keys(g, g.tiles_trashed),
    }


def of_turn(g: State) -> table.TurnIx:
    if not g.rules.ix:
        return {}
    return {
        "enemy_there": g.enemy_there,
        "persuasion_gained": g.persuasion_gained,
        "cards_with_swords": g.sworded.bit_count(),
    }


def flag(g: State, index: int) -> table.Flag | None:
    """Whose dreadnought lies on the flag, and since which round."""
    seat = g.flags[index]
    return None if seat == NOBODY else {"seat": seat, "round": g.flag_rounds[index]}


def of_player(g: State, him: Player) -> player.OpenIx:
    if not g.rules.ix:
        return {}
    return {
        "tiles": [{"tile": name(g, tile), "flipped": tile in him.flipped} for tile in him.tiles],
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
    }


def dreadnoughts(g: State, him: Player) -> player.Dreadnoughts:
    return {
        "supply": him.dreadnoughts,
        "garrison": him.garrison_dreadnoughts,
        "conflict": him.conflict_dreadnoughts,
        "flags": g.flags.count(him.seat),
        "strength": him.dreadnought_strength,
    }


def own_aside(g: State, me: Player) -> player.OwnAside:
    """Set aside face down: only its owner knows which card."""
    if not g.rules.ix:
        return {}
    cards = [me.hidden_aside] if me.hidden_aside else []
    return {"hidden_aside": {"size": len(cards), "cards": keys(g, cards)}}


def other_aside(g: State, him: Player) -> player.OtherAside:
    return {"hidden_aside": {"size": int(him.hidden_aside > 0)}} if g.rules.ix else {}
