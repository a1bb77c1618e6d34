"""What is seen of a player: one's own cards, or those of another."""

from __future__ import annotations

from typing import Annotated, TypedDict, final

from kanly.view.schema import kinds as k


class Placed(TypedDict):
    """A card whose place in a deck is known."""

    depth: Annotated[int, "How many cards lie above it."]
    card: Annotated[str, "The card, by its key."]


class OwnPile(TypedDict):
    """Cards that only their owner sees, seen by the owner."""

    size: Annotated[int, "How many there are."]
    cards: Annotated[list[str], "Which they are."]


class OwnDeck(TypedDict):
    """The own deck: what is in it, but not in which order."""

    size: Annotated[int, "How many cards there are."]
    cards: Annotated[list[k.CardKey], "Which they are, in no order that means anything."]
    known: Annotated[list[Placed], "Those whose place is known, the topmost first."]


class OtherPile(TypedDict):
    """Hidden cards of another player."""

    size: Annotated[int, "How many there are."]
    known: Annotated[
        list[str], "Those that are certainly among them; one set aside face down counts as in hand."
    ]


class DeckSeen(TypedDict):
    """A deck face down."""

    size: Annotated[int, "How many cards there are."]
    known: Annotated[list[Placed], "Those whose place is known, the topmost first."]


class HiddenPile(TypedDict):
    """Cards face down of which nothing but the number is told."""

    size: Annotated[int, "How many there are."]


class OwnedTile(TypedDict):
    """A Tech tile in front of a player."""

    tile: Annotated[k.TileKey, "The tile."]
    flipped: Annotated[bool, "Whether it lies face down until the next round."]


class Dreadnoughts(TypedDict):
    """Where a player's dreadnoughts are."""

    supply: Annotated[int, "In the supply."]
    garrison: Annotated[int, "In the garrison."]
    conflict: Annotated[int, "In the Conflict."]
    flags: Annotated[int, "On locations, controlling them."]
    strength: Annotated[int, "The strength of each in a Conflict."]


class Open(TypedDict):
    """What everybody sees of a player."""

    kind: Annotated[k.PlayerKind, "Who plays the seat."]
    leader: Annotated[k.LeaderKey | None, "The Leader; null for House Hagal, which has none."]
    resources: Annotated[dict[k.ResourceName, int], "How many of each resource."]
    strength: Annotated[int, "In the Conflict, with all units and swords; 0 without a unit there."]
    influence: Annotated[dict[k.FactionName, int], "Influence with each Faction."]
    agents: Annotated[int, "Agents at the Leader, ready to be sent."]
    supply: Annotated[int, "Troops in the supply."]
    garrison: Annotated[int, "Troops in the garrison."]
    conflict: Annotated[int, "Troops in the Conflict."]
    recruited: Annotated[int, "Troops recruited to the garrison this turn."]
    deployed: Annotated[int, "Troops deployed this turn, by any means."]
    deployed_by_right: Annotated[int, "Troops deployed this turn because an Agent went to a Combat space."]
    council: Annotated[bool, "Whether the player has a seat on the High Council."]
    swordmaster: Annotated[bool, "Whether the player has the Swordmaster."]
    revealed: Annotated[bool, "Whether the Reveal turn of this round has been taken."]
    voice: Annotated[k.SpaceKey | None, "The space this player has closed to the others with The Voice."]
    masterstroke_used: Annotated[bool, "Whether the Baron's Masterstroke has been used."]
    secrets: Annotated[
        list[k.FactionName] | None, "The Baron's two Factions; null: not chosen, or not for these eyes."
    ]
    discard: Annotated[list[k.CardKey], "The discard pile."]
    in_play: Annotated[list[k.CardKey], "Cards played or revealed this round."]
    aside: Annotated[list[k.CardKey], "Cards set aside face up."]


class OpenIx(TypedDict, total=False):
    """What Rise of Ix adds to it."""

    tiles: Annotated[list[OwnedTile], "Tech tiles owned.", k.IX]
    freighter: Annotated[int, "The Freighter's place on the Shipping track, 0 at the bottom.", k.IX]
    negotiators: Annotated[int, "Troops that wait as Negotiators.", k.IX]
    dreadnoughts: Annotated[Dreadnoughts, "Where the dreadnoughts are.", k.IX]
    commissioned: Annotated[int, "Dreadnoughts that came to the garrison this turn.", k.IX]
    deployed_dreadnoughts: Annotated[int, "Dreadnoughts deployed this turn, by any means.", k.IX]
    dreadnoughts_by_right: Annotated[
        int, "Dreadnoughts deployed this turn because an Agent went to a Combat space.", k.IX
    ]
    ambushed: Annotated[int, "Enemy units forced back by Desert Ambush this turn.", k.IX]
    snoopers: Annotated[list[k.FactionName], "Tracks on which a Snooper still lies.", k.IX]
    turns: Annotated[int, "Turns taken this round.", k.IX]
    taken_back: Annotated[k.CardKey | None, "The card that came back this turn.", k.IX]


class OwnCards(TypedDict):
    """The cards that a player sees of their own."""

    hand: Annotated[OwnPile, "The hand."]
    deck: Annotated[OwnDeck, "The deck."]
    intrigues: Annotated[OwnPile, "Intrigue cards held."]


class OwnAside(TypedDict, total=False):
    hidden_aside: Annotated[OwnPile, "What is set aside face down.", k.IX]


class OtherCards(TypedDict):
    """What is known of the cards of another."""

    hand: Annotated[OtherPile, "The hand."]
    deck: Annotated[DeckSeen, "The deck."]
    unseen: Annotated[
        list[k.CardKey], "The rest of hand, deck and cards set aside face down, in one heap and in no order."
    ]
    intrigues: Annotated[OtherPile, "Intrigue cards held."]


class OtherAside(TypedDict, total=False):
    hidden_aside: Annotated[HiddenPile, "What is set aside face down.", k.IX]


@final
class OwnPlayer(Open, OwnCards, OpenIx, OwnAside):
    """The player whose view it is."""


@final
class OtherPlayer(Open, OtherCards, OpenIx, OtherAside):
    """Another player, or a Rival; to an onlooker everybody."""


Player = OwnPlayer | OtherPlayer
