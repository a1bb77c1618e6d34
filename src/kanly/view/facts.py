"""The names of what events speak of, and what kind of value each fact has."""

from __future__ import annotations

from typing import Final

from kanly.engine.events import Deck, Mark, Phase, Place, Post, TilePlace
from kanly.engine.vocabulary import Unit


def named(kinds: type) -> dict[int, str]:
    """The numbers of a class of Final numbers, with their names in lower case."""
    return {number: name.lower() for name, number in vars(kinds).items() if name.isupper()}


MARKS: Final = named(Mark)
PLACES: Final = named(Place)
POSTS: Final = named(Post)
UNITS: Final = named(Unit)
TILE_PLACES: Final = named(TilePlace)
DECKS: Final = named(Deck)
PHASES: Final = named(Phase)

SPACE: Final = (Mark.VOICE, Mark.SENT_SPACE)
THING: Final = (Mark.SENT_CARD, Mark.TAKEN_BACK, Mark.FLIPPED)
SECRETS: Final = (Mark.SECRETS, Mark.MASTERSTROKE)
HOLDER: Final = (Mark.MENTAT, Mark.MENTAT_PROMISED)
FACTION: Final = (Mark.SNOOPER,)
ICONS: Final = (Mark.ADDED_ICONS,)
SEATS: Final = (Mark.WINNERS,)
PHASE: Final = (Mark.PHASE,)
YES_OR_NO: Final = (
    Mark.COUNCIL,
    Mark.SWORDMASTER,
    Mark.REVEALED,
    Mark.REVEALING,
    Mark.ON_COMBAT_SPACE,
    Mark.PASSES_ENEMIES,
    Mark.TOP_ALLOWED,
    Mark.ANOTHER_TURN,
    Mark.ENEMY_THERE,
    Mark.HAGAL_DUE,
)
OTHERS: Final = (*SPACE, *THING, *SECRETS, *HOLDER, *FACTION, *ICONS, *SEATS, *PHASE, *YES_OR_NO)
NUMBER: Final = tuple(fact for fact in MARKS if fact not in OTHERS)
