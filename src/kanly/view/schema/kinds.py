"""The kinds of values in a view: what they are called, and where there are only so many, which.

A field is `Annotated[type, "what it means"]`; a `When` beside that says when it is there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from kanly.engine import vocabulary as v
from kanly.engine.rules import DIFFICULTIES
from kanly.record.reasons import SPENT_NAMES
from kanly.view import facts


@dataclass(frozen=True)
class Kind:
    """A name for a kind of value. `values`: all there are, where no set adds any."""

    name: str
    meaning: str
    values: tuple[str, ...] = ()


@dataclass(frozen=True)
class When:
    """When a field is there; where nothing is said it always is."""

    said: str


IX: Final = When("with Rise of Ix")
RIVALS: Final = When("with Rivals")
FOR_RIVAL: Final = When("while you decide for a Rival")

Seat = Annotated[int, Kind("Seat", "A place at the table, counted from 0, Rivals included.")]

CardKey = Annotated[str, Kind("CardKey", "A card of a player's deck, by its key in `kanly cards --json`.")]
IntrigueKey = Annotated[str, Kind("IntrigueKey", "An Intrigue card, by its key.")]
ConflictKey = Annotated[str, Kind("ConflictKey", "A Conflict card, by its key.")]
LeaderKey = Annotated[str, Kind("LeaderKey", "A Leader, by its key.")]
SpaceKey = Annotated[str, Kind("SpaceKey", "A board space, by its key.")]
TileKey = Annotated[str, Kind("TileKey", "A Tech tile, by its key.")]
HagalKey = Annotated[str, Kind("HagalKey", "A House Hagal card, by its key.")]
SourceKey = Annotated[
    str, Kind("SourceKey", "Anything printed, by its key; before that of a space stands `@`.")
]
WordPlace = Annotated[str, Kind("WordPlace", "A word of an effect, by where it is printed.")]
ChoiceText = Annotated[str, Kind("ChoiceText", "A choice as text, such as `send dagger arrakeen`.")]

ResourceName = Annotated[str, Kind("ResourceName", "What a player has a number of.", v.Resource.NAMES)]
FactionName = Annotated[str, Kind("FactionName", "A Faction.", v.Faction.NAMES)]
IconName = Annotated[str, Kind("IconName", "The icon of a card that sends an Agent.", v.Icon.NAMES)]
PlayerKind = Annotated[str, Kind("PlayerKind", "Who plays a seat.", v.Kind.NAMES)]
WindowName = Annotated[str, Kind("WindowName", "What may be done freely now.", v.Window.NAMES[1:])]
DifficultyName = Annotated[str, Kind("DifficultyName", "Of a solo game.", tuple(DIFFICULTIES))]
SpentName = Annotated[str, Kind("SpentName", "What a Rival pays with.", SPENT_NAMES)]
UnitName = Annotated[str, Kind("UnitName", "A troop or a dreadnought.", tuple(facts.UNITS.values()))]
PostName = Annotated[str, Kind("PostName", "Where units are.", tuple(facts.POSTS.values()))]
PlaceName = Annotated[str, Kind("PlaceName", "Where cards are.", tuple(facts.PLACES.values()))]
TilePlaceName = Annotated[str, Kind("TilePlaceName", "Where tiles are.", tuple(facts.TILE_PLACES.values()))]
DeckName = Annotated[str, Kind("DeckName", "A deck that is shuffled.", tuple(facts.DECKS.values()))]
PhaseBegun = Annotated[str, Kind("PhaseBegun", "A phase as it begins.", tuple(facts.PHASES.values()))]
