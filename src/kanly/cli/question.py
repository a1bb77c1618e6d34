"""The question above the numbered lines, and the state of one's own things beside it."""

from __future__ import annotations

from kanly.engine.player import Player
from kanly.engine.state import State
from kanly.engine.vocabulary import Resource
from kanly.telling.voice import Voice
from kanly.text.questions import prompt


def question(g: State, voice: Voice) -> str:
    return voice.plain(prompt(voice.language, g))


def purse(me: Player, voice: Voice) -> str:
    parts = [
        voice.counted("victory_point", me.points()),
        voice.counted("solari", me.stock[Resource.SOLARI]),
        voice.counted("spice", me.stock[Resource.SPICE]),
        voice.counted("water", me.stock[Resource.WATER]),
        voice.counted("agent", me.agents),
        voice.say("purse-garrison", units=voice.units(me.garrison, me.garrison_dreadnoughts)),
    ]
    if me.negotiators:
        parts.append(voice.counted("negotiator", me.negotiators))
    if me.units():
        there = voice.units(me.conflict, me.conflict_dreadnoughts)
        parts.append(voice.say("purse-conflict", units=there, strength=me.strength()))
    return " · ".join(parts)
