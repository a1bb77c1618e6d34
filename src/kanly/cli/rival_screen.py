"""What Rivals add to the table: who they are, their deck, and how hard the game is."""

from __future__ import annotations

from kanly.telling import shelf
from kanly.telling.voice import Voice
from kanly.text.forms import RIVAL
from kanly.text.questions import View
from kanly.view.schema.player import Player


def notes(view: View, players: list[str], voice: Voice) -> list[str]:
    rivals = {seat: him for seat, him in enumerate(view["players"]) if him["kind"] != "human"}
    lines = [f"{players[seat]} · {described(him, voice)}" for seat, him in rivals.items()]
    return [*lines, deck(view, voice), *([mode(view, voice)] if view["rivals"]["difficulty"] else [])]


def described(him: Player, voice: Voice) -> str:
    supply = voice.counted("troop", him["supply"])
    if him["leader"] is None:
        return voice.say("hagal-player", supply=supply)
    leader = shelf.leader(him["leader"])
    ring = voice.labelled(voice.names.label("ring"), voice.words(leader.ring, RIVAL))
    return voice.say("rival-player", leader=voice.names.thing(leader), ring=ring, supply=supply)


def deck(view: View, voice: Voice) -> str:
    rivals = view["rivals"]
    text = voice.say("hagal-deck", left=rivals["hagal_deck"], up=len(rivals["hagal_discard"]))
    if not rivals["hagal_discard"]:
        return text
    return voice.say("hagal-top", deck=text, card=voice.key(rivals["hagal_discard"][-1]))


def mode(view: View, voice: Voice) -> str:
    rivals = view["rivals"]
    parts = [voice.say("difficulty", name=voice.names.difficulties[rivals["difficulty"] or ""])]
    third_agent = rivals["swordmaster_round"]
    if third_agent and view["round"] < third_agent:
        parts.append(voice.say("third-agent", round=third_agent))
    rules = {
        "mode-expert-deployment": rivals["expert_deployment"],
        "mode-no-swordmaster": rivals["swordmaster_closed"],
        "mode-churn": rivals["churn"],
        "mode-brutal": rivals["brutal"],
    }
    return " · ".join([*parts, *(voice.say(name) for name, applies in rules.items() if applies)])
