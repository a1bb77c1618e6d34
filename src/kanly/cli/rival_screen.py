"""What Rivals add to the table: who they are, their deck, and how hard the game is."""

from __future__ import annotations

from kanly.cli.effects import phrases
from kanly.cli.names import counted, name_of, thing_name
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.record.edition import difficulty_of


def notes(g: State, players: list[str]) -> list[str]:
    rivals = [player for player in g.players if player.kind != Kind.HUMAN]
    lines = [f"{players[me.seat]} · {described(me)}" for me in rivals]
    return [*lines, deck(g), *([mode(g)] if rivals[0].kind == Kind.RIVAL else [])]


def described(me: Player) -> str:
    supply = counted(me.supply, "troop")
    if me.kind == Kind.HOUSE_HAGAL:
        return f"third player, gains nothing · {supply} in supply"
    leader = CATALOG.leaders[me.leader]
    ring = phrases(leader.ring).replace("your ", "its ").replace("you may ", "")
    return f"Rival, {thing_name(leader)} · Signet Ring: {ring} · {supply} in supply"


def deck(g: State) -> str:
    last = f", {name_of(g.hagal_discard[-1])} on top" if g.hagal_discard else ""
    return f"House Hagal deck: {counted(len(g.hagal_deck), 'card')}, {len(g.hagal_discard)} turned up{last}"


def mode(g: State) -> str:
    parts = [f"Difficulty: {difficulty_of(g).replace('_', ' ')}"]
    if g.round < g.swordmaster_round:
        parts.append(f"the Rivals get a third Agent in round {g.swordmaster_round}")
    rules = {
        "expert deployment": g.expert_deployment,
        "no Swordmaster for you": g.swordmaster_closed,
        "dice empty the Row": g.churn,
        "Brutal Escalation": g.brutal,
    }
    return " · ".join([*parts, *(name for name, there in rules.items() if there)])
