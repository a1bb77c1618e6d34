"""What Rivals add to the table: who they are, their deck, and how hard the game is."""

from __future__ import annotations

from kanly.cli.voice import Voice
from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import Kind
from kanly.text.forms import RIVAL


def notes(g: State, players: list[str], voice: Voice) -> list[str]:
    rivals = [player for player in g.players if player.kind != Kind.HUMAN]
    lines = [f"{players[me.seat]} · {described(me, voice)}" for me in rivals]
    return [*lines, deck(g, voice), *([mode(g, voice)] if rivals[0].kind == Kind.RIVAL else [])]


def described(me: Player, voice: Voice) -> str:
    supply = voice.counted("troop", me.supply)
    if me.kind == Kind.HOUSE_HAGAL:
        return voice.say("hagal-player", supply=supply)
    leader = CATALOG.leaders[me.leader]
    ring = voice.labelled(voice.names.label("ring"), voice.words(leader.ring, RIVAL))
    return voice.say("rival-player", leader=voice.names.thing(leader), ring=ring, supply=supply)


def deck(g: State, voice: Voice) -> str:
    text = voice.say("hagal-deck", left=len(g.hagal_deck), up=len(g.hagal_discard))
    if not g.hagal_discard:
        return text
    return voice.say("hagal-top", deck=text, card=voice.names.number(g.hagal_discard[-1]))


def mode(g: State, voice: Voice) -> str:
    parts = [voice.say("difficulty", name=voice.names.difficulties[g.rules.difficulty])]
    if g.round < g.rules.swordmaster_round:
        parts.append(voice.say("third-agent", round=g.rules.swordmaster_round))
    rules = {
        "mode-expert-deployment": g.rules.expert_deployment,
        "mode-no-swordmaster": g.rules.swordmaster_closed,
        "mode-churn": g.rules.churn,
        "mode-brutal": g.rules.brutal,
    }
    return " · ".join([*parts, *(voice.say(name) for name, there in rules.items() if there)])
