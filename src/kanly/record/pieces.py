"""Whether the pieces could stand as they do, as far as the engine does not say so itself."""

from __future__ import annotations

from collections import Counter

from kanly.content.setup import AGENTS, DREADNOUGHT_STRENGTH, STACKS
from kanly.engine.play import placement
from kanly.engine.play.tech import KEEP_TILE
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Kind
from kanly.record.fields import refuse


def check_pieces(g: State) -> None:
    for player in g.players:
        check_agents(g, player)
        check_secrets(g, player)


def check_agents(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    on_board = sum(g.agents_of(player.seat, space) for space in range(len(g.occupants)))
    waiting = {step.word for step in g.stack if step.owner == player.seat}
    moving = placement.PLACE_AGENT in waiting and placement.TAKE_AGENT not in waiting
    agents = AGENTS + player.swordmaster + (g.mentat == player.seat)
    gave_up = player.kind != Kind.HUMAN and player.agents == 0 and on_board < agents  # found no space at all
    if player.agents + on_board + moving != agents and not gave_up:
        refuse(where, f"this seat has {agents} Agents")
    if player.voice != NOBODY and not g.rules.board >> player.voice & 1:
        refuse(f"{where}.voice", "this space is not in the game")


def check_secrets(g: State, player: Player) -> None:
    where = f"players[{player.seat}]"
    plots = g.catalog.leaders[player.leader].masterstroke > 0 and player.kind == Kind.HUMAN
    if player.secrets.bit_count() != (2 if plots and g.round else 0):
        refuse(f"{where}.secrets", "the Baron, and nobody else, has two")
    if player.masterstroke_used and not plots:
        refuse(f"{where}.masterstroke_used", "only the Baron has a Masterstroke")


# --- what Rise of Ix adds


def check_ix(g: State) -> None:
    check_tiles(g)
    if g.rules.ix:
        if g.sworded >> g.slots + 1:
            refuse("sworded", "so many cards have not been revealed")
        for player in g.players:
            check_strength(g, player)


def check_tiles(g: State) -> None:
    there = Counter(tile for stack in g.stacks for tile in stack)
    there.update(g.tiles_trashed)
    for player in g.players:
        there.update(player.tiles)
    tiles = [tile for tile in g.catalog.tiles if tile.number]
    tallest = -(-sum(g.rules.includes(tile) for tile in tiles) // STACKS)
    for tile in tiles:
        due = int(g.rules.ix and g.rules.includes(tile))
        if there[tile.number] != due:
            refuse("stacks", f"{tile.key} is there {there[tile.number]} times instead of {due}")
    if any(len(stack) > tallest for stack in g.stacks):
        refuse("stacks", f"a stack has {tallest} tiles at most")
    tops = [stack[-1] for stack in g.stacks if stack]
    taken = [step.source for step in g.stack if step.word is KEEP_TILE]
    if any(tile not in tops for tile in taken) or len(set(taken)) < len(taken):
        refuse("stack", "only a tile that lies on top can be taken")


def check_strength(g: State, player: Player) -> None:
    own = g.catalog.leaders[player.leader].dreadnought_strength if player.kind == Kind.HUMAN else 0
    strength = own or DREADNOUGHT_STRENGTH
    if player.dreadnought_strength != strength:
        refuse(f"players[{player.seat}].dreadnought_strength", f"it is {strength} for this Leader")
