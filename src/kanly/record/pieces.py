"""Whether the pieces on the board and in front of the players could stand as they do."""

from __future__ import annotations

from collections import Counter

from kanly.content.catalog import CATALOG
from kanly.content.setup import AGENTS, DREADNOUGHT_STRENGTH, DREADNOUGHTS, STACKS, TROOPS
from kanly.engine import placement
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.tech import KEEP_TILE
from kanly.engine.vocabulary import ALLIANCE_AT, FACTIONS, NOBODY, POINT_AT, Kind
from kanly.engine.words.influence import HEIR_WORDS
from kanly.record.edition import rules_of
from kanly.record.fields import refuse
from kanly.record.notation import FACTION_NAMES


def check_pieces(g: State) -> None:
    check_board(g)
    for player in g.players:
        check_troops(player)
        check_agents(g, player)
        check_secrets(g, player)


# --- the board


def check_board(g: State) -> None:
    for space in CATALOG.spaces:
        if g.bonus_spice[space.index] and not space.maker:
            refuse("bonus_spice", f"{space.key} is no Maker space")
        if g.control[space.index] != NOBODY and not space.control:
            refuse("control", f"{space.key} cannot be controlled")
        if g.occupants[space.index] and not g.board >> space.index & 1:
            refuse("occupants", f"{space.key} is not in the game")
    for faction, name in enumerate(FACTION_NAMES):
        check_alliance(g, faction, name)


def check_alliance(g: State, faction: int, name: str) -> None:
    """A token that is being passed on may lie with somebody who has fallen below."""
    levels = [player.influence[faction] for player in g.players]
    holder = g.alliances[faction]
    if holder == NOBODY:
        fits = max(levels) < ALLIANCE_AT
    else:
        fits = levels[holder] >= ALLIANCE_AT or any(s.word is HEIR_WORDS[faction] for s in g.stack)
    if not fits:
        refuse(f"alliances.{name}", "it does not fit the Influence")


# --- one player


def check_troops(player: Player) -> None:
    """Negotiators are troops too."""
    if player.supply + player.garrison + player.conflict + player.negotiators != TROOPS:
        refuse(f"players[{player.seat}]", f"there are {TROOPS} troops of each colour")


def check_agents(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    on_board = sum(g.agents_of(player.seat, space) for space in range(len(g.occupants)))
    waiting = {step.word for step in g.stack if step.owner == player.seat}
    moving = placement.PLACE_AGENT in waiting and placement.TAKE_AGENT not in waiting
    agents = AGENTS + player.swordmaster + (g.mentat == player.seat)
    gave_up = player.kind != Kind.HUMAN and player.agents == 0 and on_board < agents  # found no space at all
    if player.agents + on_board + moving != agents and not gave_up:
        refuse(where, f"this seat has {agents} Agents")
    if player.voice != NOBODY and not g.board >> player.voice & 1:
        refuse(f"{where}.voice", "this space is not in the game")


def check_secrets(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    plots = CATALOG.leaders[player.leader].masterstroke > 0 and player.kind == Kind.HUMAN
    if player.secrets.bit_count() != (2 if plots and g.round else 0):
        refuse(f"{where}.secrets", "the Baron, and nobody else, has two")
    if player.masterstroke_used and not plots:
        refuse(f"{where}.masterstroke_used", "only the Baron has a Masterstroke")


# --- what Rise of Ix adds


def check_ix(g: State) -> None:
    check_tiles(g)
    if rules_of(g).ix:
        check_flags(g)
        if g.sworded >> g.slots + 1:
            refuse("sworded", "so many cards have not been revealed")
        for player in g.players:
            check_dreadnoughts(g, player)
            check_snoopers(player)
            check_aside(player)


def check_tiles(g: State) -> None:
    there = Counter(tile for stack in g.stacks for tile in stack)
    there.update(g.tiles_trashed)
    for player in g.players:
        there.update(player.tiles)
    tiles = [tile for tile in CATALOG.tiles if tile.number]
    due = int(rules_of(g).ix)
    for tile in tiles:
        if there[tile.number] != due:
            refuse("stacks", f"{tile.key} is there {there[tile.number]} times instead of {due}")
    if any(len(stack) > len(tiles) // STACKS for stack in g.stacks):
        refuse("stacks", f"a stack has {len(tiles) // STACKS} tiles at most")
    tops = [stack[-1] for stack in g.stacks if stack]
    taken = [step.source for step in g.stack if step.word is KEEP_TILE]
    if any(tile not in tops for tile in taken) or len(set(taken)) < len(taken):
        refuse("stack", "only a tile that lies on top can be taken")
    for player in g.players:
        check_flipped(player)


def check_flipped(player: Player) -> None:
    for tile in player.flipped:
        if tile not in player.tiles or not CATALOG.tiles[tile].flips or player.flipped.count(tile) > 1:
            refuse(f"players[{player.seat}].flipped", f"{CATALOG.tiles[tile].key} cannot lie face down there")


def check_flags(g: State) -> None:
    """A dreadnought stays for one round after the one in which it was put there."""
    for space in CATALOG.spaces:
        holder, since = g.flags[space.index], g.flag_rounds[space.index]
        if holder != NOBODY and not space.control:
            refuse("flags", f"{space.key} has no flag")
        if since not in ((g.round - 1, g.round) if holder != NOBODY else (0,)):
            refuse("flag_rounds", f"no dreadnought has been on {space.key} since round {since}")


def check_dreadnoughts(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    there = player.dreadnoughts + player.garrison_dreadnoughts + player.conflict_dreadnoughts
    if there + g.flags.count(player.seat) != DREADNOUGHTS:
        refuse(where, f"there are {DREADNOUGHTS} dreadnoughts of each colour")
    own = CATALOG.leaders[player.leader].dreadnought_strength if player.kind == Kind.HUMAN else 0
    strength = own or DREADNOUGHT_STRENGTH
    if player.dreadnought_strength != strength:
        refuse(f"{where}.dreadnought_strength", f"it is {strength} for this Leader")


def check_snoopers(player: Player) -> None:
    """Only Tessia has them, and they leave their tracks at 2 Influence."""
    where = f"players[{player.seat}].snoopers"
    if player.snoopers and not CATALOG.leaders[player.leader].snoopers:
        refuse(where, "only Tessia has Snoopers")
    for faction in FACTIONS:
        if player.snoopers >> faction & 1 and player.influence[faction] >= POINT_AT:
            refuse(where, f"the one on the track of {FACTION_NAMES[faction]} has been reached")


def check_aside(player: Player) -> None:
    if player.hidden_aside or player.taken_back:
        if not CATALOG.leaders[player.leader].sets_aside:
            refuse(f"players[{player.seat}].hidden_aside", "only Ilesa sets cards aside")
        if player.hidden_aside and player.taken_back:
            refuse(f"players[{player.seat}].taken_back", "a card is either set aside or taken back")
