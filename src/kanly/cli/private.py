"""What a seat may see of hidden things, taken from its view and from nothing else."""

from __future__ import annotations

from typing import Any

from kanly.cli.screen import Private
from kanly.game import Game
from kanly.telling.voice import Voice


def private_of(game: Game, seat: int, voice: Voice) -> Private:
    own = game.view(seat)["players"][seat]
    return Private(own["hand"]["cards"], own["intrigues"]["cards"], own_notes(own, voice))


def own_notes(own: dict[str, Any], voice: Voice) -> list[str]:
    notes = []
    if own["secrets"] and not own["masterstroke_used"]:
        factions = voice.listed([voice.term(key) for key in own["secrets"]])
        notes.append(voice.say("note-secrets", factions=factions))
    top = [card["card"] for card in own["deck"]["known"] if not card["depth"]]
    return [*notes, *(voice.say("note-top", card=voice.key(key)) for key in top)]


def known_of_others(game: Game, seat: int, players: list[str], voice: Voice) -> list[str]:
    """What this seat can be sure of in the hands of the others."""
    notes = []
    for other, shown in enumerate(game.view(seat)["players"]):
        if other != seat and other in game.humans:
            known = [*shown["hand"]["known"], *shown["intrigues"]["known"]]
            cards = voice.keys(known) if known else voice.say("known-nothing")
            notes.append(voice.say("known", player=players[other], cards=cards))
    return notes
