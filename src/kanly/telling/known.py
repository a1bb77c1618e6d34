"""What a seat knows of hidden things, taken from its view and from nothing else."""

from __future__ import annotations

from kanly.telling.voice import Voice
from kanly.text.questions import View
from kanly.view.own import own_player


def own_notes(view: View, voice: Voice) -> list[str]:
    own, notes = own_player(view), []
    if own["secrets"] and not own["masterstroke_used"]:
        factions = voice.listed([voice.term(key) for key in own["secrets"]])
        notes.append(voice.say("note-secrets", factions=factions))
    top = [card["card"] for card in own["deck"]["known"] if not card["depth"]]
    return [*notes, *(voice.say("note-top", card=voice.key(key)) for key in top)]


def known_of_others(view: View, players: list[str], voice: Voice) -> list[str]:
    """What this seat can be sure of in the hands of the others."""
    notes = []
    for other, shown in enumerate(view["players"]):
        if "unseen" in shown and shown["kind"] == "human":
            known = [*shown["hand"]["known"], *shown["intrigues"]["known"]]
            cards = voice.keys(known) if known else voice.say("known-nothing")
            notes.append(voice.say("known", player=players[other], cards=cards))
    return notes
