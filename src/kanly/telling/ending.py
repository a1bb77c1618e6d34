"""How a game ended: who won, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kanly.engine.events import Event, Happening
from kanly.engine.machine import resolver
from kanly.engine.printed import Thing
from kanly.engine.vocabulary import Faction, Resource
from kanly.game import Game
from kanly.record.log import deeds, take_events
from kanly.record.record import begin, read_record
from kanly.telling.components import kind_of
from kanly.telling.points import attributed
from kanly.telling.sources import TRACKS, track_text
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.questions import View

AT_THE_START: Final = -1
BY_RULES: Final = 0  # no printed thing: what Rivals buy
START: Final = "start"  # as programs are told it
RULES: Final = "rules"


def outcome(view: View, players: Sequence[Who], voice: Voice) -> str:
    if view["phase"] != "over":
        return voice.say("goes-on", round=view["round"])
    winners = voice.language.log_winners([players[seat] for seat in view["winners"]])
    level = [voice.player(players[seat]) for seat in level_with_winners(view)]
    if not level:
        return voice.say("game-over", winners=winners, rounds=view["round"])
    return voice.say("game-over-level", winners=winners, level=voice.listed(level), rounds=view["round"])


def level_with_winners(view: View) -> list[int]:
    """Who has as many points and lost by a tie-break; House Hagal wins nothing."""
    points = [shown["resources"]["victory_points"] for shown in view["players"]]
    most = points[view["winners"][0]]
    others = [seat for seat in range(len(points)) if seat not in view["winners"] and points[seat] == most]
    return [seat for seat in others if view["players"][seat]["kind"] != "house_hagal"]


def points_by_source(game: Game) -> list[dict[int, int]]:
    """For each seat the points it gained and lost, by the number of the printed thing."""
    played = read_record(game.record())
    g = begin(played.origin)
    found = [Counter({AT_THE_START: player.points()}) for player in g.players]
    g.watched = True
    for deed in deeds(played.last):
        for entry in deed:
            resolver.choose(g, entry.choice)
        for seat, source, change in points_told(attributed(take_events(g))):
            found[seat][source] += change
    return [{source: points for source, points in counts.items() if points} for counts in found]


def points_told(events: Iterable[Event]) -> Iterator[tuple[int, int, int]]:
    """Who gained or lost points by which printed thing, and how many."""
    for kind, seat, resource, change, _, _, source, _ in events:
        if kind == Happening.RESOURCE and resource == Resource.VICTORY_POINTS:
            yield seat, source, change


def source_key(source: int, things: Sequence[Thing]) -> str:
    """For programs: `start`, `rules`, kind/key of a printed thing, `influence/` or `alliance/` a Faction."""
    if source in TRACKS:
        kind, faction = TRACKS[source]
        return f"{kind}/{Faction.NAMES[faction]}"
    if source in (AT_THE_START, BY_RULES):
        return START if source == AT_THE_START else RULES
    return f"{kind_of(things[source])}/{things[source].key}"


def points_text(points: dict[int, int], voice: Voice) -> str:
    """What brought most comes first."""
    most_first = sorted(points.items(), key=lambda point: -point[1])
    return voice.named([f"{source_name(source, voice)} {count}" for source, count in most_first])


def source_name(source: int, voice: Voice) -> str:
    if source == AT_THE_START:
        return voice.say("points-start")
    if source in TRACKS:
        return track_text(source, voice)
    return voice.names.number(source) if source != BY_RULES else voice.say("points-bought")
