"""What a Rival did and why, as views and events tell it."""

from __future__ import annotations

from typing import Annotated, Final, TypedDict

from kanly.engine.vocabulary import Reason as Reasons
from kanly.record.reasons import PARTS_OF
from kanly.view.schema import kinds as k


class ReasonParts(TypedDict, total=False):
    """Which of them are there depends on what happened."""

    card: Annotated[
        str, "The House Hagal card; of `churned` a card of the Row, of `round_began` the Conflict."
    ]
    space: Annotated[k.SpaceKey, "The board space it is about."]
    bonus_spice: Annotated[int, "Bonus spice on that space."]
    influence: Annotated[int, "Influence with the Faction, before; of `by_influence` with the Spacing Guild."]
    troops: Annotated[int, "Troops deployed."]
    dreadnoughts: Annotated[int, "Dreadnoughts deployed."]
    lead: Annotated[int, "The lead in strength with which nothing was deployed."]
    swords: Annotated[int, "Swords on the card."]
    faction: Annotated[k.FactionName, "The Faction it has least Influence with."]
    spent: Annotated[k.SpentName, "What the Victory Point was paid with."]
    amount: Annotated[int, "How many of it were paid."]
    tile: Annotated[k.TileKey, "The Tech tile it is about."]
    spice: Annotated[int, "Spice paid for the tile."]
    place: Annotated[int, "Place in the Row, counted from 1."]
    round: Annotated[int, "The round that begins."]
    rank: Annotated[int, "The rank in the Conflict, 0 for the first."]
    strength: Annotated[int, "The strength in the Conflict."]


class Reason(ReasonParts):
    """One thing that happened, with what a Rival's rules say about it."""

    seat: Annotated[k.Seat | None, "Whose it is; null: nobody's."]
    what: Annotated[str, "What happened."]


PARTS: Final = {Reasons.NAMES[kind]: parts for kind, parts in PARTS_OF.items()}
