"""What happened, event by event, as `game.events(seat)` gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal, TypedDict

from kanly.view import facts
from kanly.view.schema import kinds as k
from kanly.view.schema.reasons import Reason


class Caused(TypedDict):
    """What every event says besides its own particulars."""

    seat: Annotated[k.Seat | None, "To whom it happened; null: to nobody."]
    source: Annotated[k.SourceKey | None, "The printed thing that brought it about; null: the rules did."]
    of: Annotated[k.Seat | None, "Whose effect it was; null: nobody's."]


PostWay = TypedDict(
    "PostWay",
    {"from": Annotated[k.PostName, "Where they were."], "to": Annotated[k.PostName, "Where they are now."]},
)
PlaceWay = TypedDict(
    "PlaceWay",
    {"from": Annotated[k.PlaceName, "Where it was."], "to": Annotated[k.PlaceName, "Where it is now."]},
)
TileWay = TypedDict(
    "TileWay",
    {
        "from": Annotated[k.TilePlaceName, "Where it was."],
        "to": Annotated[k.TilePlaceName, "Where it is now."],
    },
)
AgentWay = TypedDict(
    "AgentWay",
    {
        "from": Annotated[str | None, "A space, `on_the_way`, or null for the Leader: where they were."],
        "to": Annotated[str | None, "A space, `on_the_way`, or null for the Leader: where they are now."],
    },
)


class ResourceEvent(Caused):
    """A resource was gained or spent."""

    what: Literal["resource"]
    resource: Annotated[k.ResourceName, "Which resource."]
    change: Annotated[int, "How many more, or fewer."]


class UnitsEvent(Caused, PostWay):
    """Troops or dreadnoughts moved."""

    what: Literal["units"]
    unit: Annotated[k.UnitName, "Of which kind they are."]
    count: Annotated[int, "How many."]


class CardEvent(Caused, PlaceWay):
    """A card moved."""

    what: Literal["card"]
    card: Annotated[k.CardKey | None, "Which card; null: this seat does not see it."]
    place: Annotated[
        int, "Its place in the Row, counted from 0; 0 where it does not come from or to the Row."
    ]


class IntrigueEvent(Caused, PlaceWay):
    """An Intrigue card moved."""

    what: Literal["intrigue"]
    card: Annotated[k.IntrigueKey | None, "Which card; null: this seat does not see it."]
    victim: Annotated[k.Seat | None, "From whom it was stolen; null: no theft."]


class ShuffledEvent(Caused):
    """A deck was shuffled, with its discard pile in it."""

    what: Literal["shuffled"]
    deck: Annotated[k.DeckName, "Which deck."]
    size: Annotated[int, "How many cards it has now."]


class InfluenceEvent(Caused):
    """Influence was gained or lost."""

    what: Literal["influence"]
    faction: Annotated[k.FactionName, "With which Faction."]
    change: Annotated[int, "How much more, or less."]


class AllianceEvent(Caused):
    """An Alliance has a new holder, `seat`."""

    what: Literal["alliance"]
    faction: Annotated[k.FactionName, "With which Faction."]
    before: Annotated[k.Seat | None, "Who held it before."]


class ControlEvent(Caused):
    """A location is controlled by another seat."""

    what: Literal["control"]
    space: Annotated[k.SpaceKey, "Which location."]
    before: Annotated[k.Seat | None, "Whose marker lay there before."]


class AgentEvent(Caused, AgentWay):
    """Agents moved."""

    what: Literal["agent"]
    count: Annotated[int, "How many."]


class BonusSpiceEvent(Caused):
    """Bonus spice was put on a space or taken from it."""

    what: Literal["bonus_spice"]
    space: Annotated[k.SpaceKey, "Which space."]
    change: Annotated[int, "How much more, or less."]


class FlagEvent(Caused):
    """A dreadnought was put on a location, or, with nobody as `seat`, has left it."""

    what: Literal["flag"]
    space: Annotated[k.SpaceKey, "Which location."]
    round: Annotated[int, "The round in which it was put there; 0: it leaves."]


class ConflictEvent(Caused):
    """The Conflict of a round was turned up."""

    what: Literal["conflict"]
    card: Annotated[k.ConflictKey, "Which Conflict."]


class RankedEvent(Caused):
    """Somebody is placed in a Conflict; with nobody as `seat`, nobody is."""

    what: Literal["ranked"]
    rank: Annotated[int, "The rank, 0 for the first."]
    strength: Annotated[int, "The strength."]
    sharing: Annotated[int, "How many share the rank."]


class FoughtEvent(Caused):
    """A Conflict is over."""

    what: Literal["fought"]
    card: Annotated[k.ConflictKey, "Which Conflict."]


class TileEvent(Caused, TileWay):
    """A Tech tile moved."""

    what: Literal["tile"]
    tile: Annotated[k.TileKey, "Which tile."]
    stack: Annotated[int, "Its stack, counted from 0."]


class FreighterEvent(Caused):
    """A Freighter moved on the Shipping track."""

    what: Literal["freighter"]
    position: Annotated[int, "Where it is now, 0 at the bottom."]
    before: Annotated[int, "Where it was."]


class LastingEvent(Caused):
    """A played card begins to wait for its moment, or has stopped waiting."""

    what: Literal["lasting"]
    card: Annotated[str, "The card, by its key."]
    change: Annotated[int, "1: it waits; -1: it does not any more."]


class HagalEvent(Caused):
    """A House Hagal card was turned up."""

    what: Literal["hagal"]
    card: Annotated[k.HagalKey, "Which card."]


Value = bool | int | str | list[str] | list[int] | None


class MarkEvent(Caused):
    """A fact of a seat or of the game has another value, or a turn begins or ends."""

    what: Literal["mark"]
    fact: Annotated[str, "Which fact, mostly named as in a view."]
    value: Annotated[Value, "Its value from now on."]


class ReasonEvent(TypedDict):
    """What a Rival did, and why."""

    what: Literal["reason"]
    reason: Annotated[Reason, "As in `rivals` of a view."]


class BegunEvent(Caused):
    """An effect was begun without a question; `game.events` leaves it out."""

    what: Literal["begun"]
    word: Annotated[k.WordPlace, "Which effect."]


class AskedEvent(Caused):
    """Somebody, `seat`, has to choose; nobody: the game is over."""

    what: Literal["asked"]
    window: Annotated[k.WindowName | None, "What may be done freely now; null: nothing."]
    passed: Annotated[list[k.Seat], "Who has passed in a row, in Combat or Endgame."]
    active: Annotated[k.Seat | None, "Whose Agent or Reveal turn it is."]


Event = (
    ResourceEvent
    | UnitsEvent
    | CardEvent
    | IntrigueEvent
    | ShuffledEvent
    | InfluenceEvent
    | AllianceEvent
    | ControlEvent
    | AgentEvent
    | BonusSpiceEvent
    | FlagEvent
    | ConflictEvent
    | RankedEvent
    | FoughtEvent
    | TileEvent
    | FreighterEvent
    | LastingEvent
    | HagalEvent
    | MarkEvent
    | ReasonEvent
    | BegunEvent
    | AskedEvent
)


@dataclass(frozen=True)
class Facts:
    """Facts that have the same kind of value."""

    name: str
    meaning: str
    numbers: tuple[int, ...]
    value: object  # the type


NUMBERS: Final = (
    "A number. `agents`: ready at the Leader; `fresh`: all tiles lie face up again; `counts_forgotten`: what "
    "is counted for a turn is 0 again, for every seat; `turn_began`, with the turns taken, `turn_ended`, and "
    "`rival_turn`, which begins."
)
VALUES: Final = (
    Facts("number", NUMBERS, facts.NUMBER, int),
    Facts("yes_or_no", "Something is so, or is not any more.", facts.YES_OR_NO, bool),
    Facts("space", "A board space, or none any more.", facts.SPACE, k.SpaceKey | None),
    Facts("thing", "A card, or a tile that was `flipped`.", facts.THING, str | None),
    Facts(
        "factions",
        "The Baron's two Factions, chosen, or shown by the `masterstroke`; null: not for these eyes.",
        facts.SECRETS,
        list[k.FactionName] | None,
    ),
    Facts("holder", "Who has something, or will have it.", facts.HOLDER, k.Seat | None),
    Facts("faction", "The track whose Snooper is spent.", facts.FACTION, k.FactionName),
    Facts("icons", "Icons that the next card has besides its own.", facts.ICONS, list[k.IconName]),
    Facts("seats", "Who has won: the game is over.", facts.SEATS, list[k.Seat]),
    Facts("phase", "A phase begins.", facts.PHASE, k.PhaseBegun),
)
