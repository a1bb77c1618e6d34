"""The question above the numbered lines, and the state of one's own things beside it."""

from __future__ import annotations

from kanly.telling.voice import Voice
from kanly.text.questions import View, prompt_in_view
from kanly.view.own import own_player


def question(view: View, voice: Voice) -> str:
    return voice.plain(prompt_in_view(voice.language, view))


def purse(view: View, voice: Voice) -> str:
    """What the seat that looks has."""
    me = own_player(view)
    ships = me.get("dreadnoughts", {"garrison": 0, "conflict": 0})
    parts = [voice.counted("victory_point", me["resources"]["victory_points"])]
    parts += [voice.counted(name, me["resources"][name]) for name in ("solari", "spice", "water")]
    parts.append(voice.counted("agent", me["agents"]))
    parts.append(voice.say("purse-garrison", units=voice.units(me["garrison"], ships["garrison"])))
    if me.get("negotiators"):
        parts.append(voice.counted("negotiator", me["negotiators"]))
    if me["conflict"] or ships["conflict"]:
        there = voice.units(me["conflict"], ships["conflict"])
        parts.append(voice.say("purse-conflict", units=there, strength=me["strength"]))
    return " · ".join(parts)
