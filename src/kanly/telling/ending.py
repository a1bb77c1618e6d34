"""How a game ended: who won, what decided a tie, and where everybody's points came from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Final, TypedDict

from kanly.engine.events import Event, Happening, Mark
from kanly.engine.machine import resolver
from kanly.engine.play import endgame
from kanly.engine.printed import Thing
from kanly.engine.state import State
from kanly.engine.vocabulary import Faction, Kind, Question, Resource
from kanly.game import Game
from kanly.record.log import deeds, take_events
from kanly.record.record import begin, read_record
from kanly.telling.components import kind_of
from kanly.telling.naming import names_at
from kanly.telling.points import attributed
from kanly.telling.sources import TRACKS, track_text
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.language import Language

AT_THE_START: Final = -1
BY_RULES: Final = 0  # no printed thing: what Rivals buy
START: Final = "start"  # as programs are told it
RULES: Final = "rules"


class Ending(TypedDict):
    """How a game ended."""

    places: Annotated[
        list[int | None],
        "By seat, from 1, after tie-breaks; those that nothing separates share one. Null: House Hagal.",
    ]
    tie: Annotated[
        str,
        "What decided among those with the most points, in words; empty: nobody had as many as the winner.",
    ]


def ending(game: Game, language: Language, names: tuple[str, ...] = ()) -> Ending:
    """Of a game that is over; where a seat has no name it is called by its Leader."""
    g = game.state
    players = [Who(name) for name in names_at(language, g, names)]
    places: list[int | None] = [*endgame.places(g)]
    without = [None] * (len(g.players) - len(places))
    return {"places": [*places, *without], "tie": tie(g, players, Voice(language))}


def outcome_of(game: Game, players: Sequence[Who], voice: Voice) -> str:
    return outcome(game.state, players, voice)


def outcome(g: State, players: Sequence[Who], voice: Voice) -> str:
    """All of it in one line, wherever it is told."""
    if not g.over:
        return voice.say("goes-on", round=g.round)
    winners = voice.language.log_winners([players[seat] for seat in endgame.winners(g)])
    if told := tie(g, players, voice):
        return voice.say("game-over-tied", winners=winners, rounds=g.round, tie=told)
    return voice.say("game-over", winners=winners, rounds=g.round)


def tie(g: State, players: Sequence[Who], voice: Voice) -> str:
    """What decided among those who have as many points as the winners, or that nothing did."""
    told: list[str] = []
    if level := level_with_winners(g):
        names = voice.listed([voice.player(players[seat]) for seat in level])
        told.append(voice.say("tie-broken", level=names, by=tie_break(g, level, voice)))
    if len(endgame.winners(g)) > 1:
        told.append(voice.say("tie-shared"))
    return voice.say("tie-both", broken=told[0], shared=told[1]) if len(told) > 1 else "".join(told)


def level_with_winners(g: State) -> list[int]:
    """Who has as many points and lost by a tie-break; House Hagal wins nothing."""
    winners = endgame.winners(g)
    most = g.players[winners[0]].points()
    others = [player for player in g.players if player.seat not in winners and player.points() == most]
    return [player.seat for player in others if player.kind != Kind.HOUSE_HAGAL]


def tie_break(g: State, level: Sequence[int], voice: Voice) -> str:
    """What the winners have more of than the best of those who are level with them."""
    winner = g.players[endgame.winners(g)[0]]
    best, next_best = endgame.standing(g, winner), max(endgame.standing(g, g.players[seat]) for seat in level)
    names = zip(endgame.COMPARED, best, next_best, strict=True)
    name = next(name for name, more, less in names if more != less)
    if name == "tile":
        tiles = (tile for tile in winner.tiles if g.catalog.tiles[tile].answers[Question.WINS_TIES])
        return voice.say("tie-by-tile", tile=voice.names.number(next(tiles)))
    return voice.say("tie-by-troops") if name == "garrison" else voice.say("tie-by", what=voice.term(name))


def ends_game(event: Event) -> bool:
    return event[0] == Happening.MARK and event[2] == Mark.WINNERS


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
