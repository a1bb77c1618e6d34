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
MEANINGS: Final = {
    "turned_up": "A House Hagal card was turned up.",
    "occupied": "The card led nowhere: an Agent stands on its space.",
    "silenced": "The card led nowhere: The Voice closes its space.",
    "no_bonus_spice": "The card led nowhere: no Maker space that is free has bonus spice.",
    "two_dreadnoughts": "The card led nowhere: no dreadnought is left in the Rival's supply.",
    "little_influence": "The card led nowhere: too little Influence with the Spacing Guild.",
    "reshuffled": "House Hagal's deck was shuffled.",
    "sent": "The Rival sent an Agent.",
    "most_bonus_spice": "The Maker space with the most bonus spice was chosen.",
    "by_influence": "Influence with the Spacing Guild decided which half of the card counts.",
    "deployed": "The Rival deployed units.",
    "held_back": "The Rival deployed nothing, because it leads.",
    "swords": "A card gave swords.",
    "least_influence": "Influence was gained where the Rival has least.",
    "bought_point": "A Victory Point was bought.",
    "took_tile": "A Tech tile was acquired.",
    "used_tile": "A Tech tile was used.",
    "cleared_tile": "A Tech tile was trashed, because no Rival could take any.",
    "third_agent": "The Rivals got their third Agent.",
    "churned": "Dice removed a card from the Row.",
    "no_space": "No card of the deck was possible: no more Agents this round.",
    "round_began": "A round began.",
    "placed": "Somebody, Rival or not, was placed in a Conflict.",
}
