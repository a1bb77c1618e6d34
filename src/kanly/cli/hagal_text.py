"""House Hagal cards in short English sentences."""

from __future__ import annotations

from kanly.cli.effects import phrases
from kanly.cli.names import title
from kanly.engine.printed import Face, Hagal
from kanly.engine.vocabulary import TOP_OF_TRACK


def hagal_phrase(card: Hagal) -> str:
    """Where it sends the Agent, on which condition, and what its icons give."""
    return "; ".join(map(face_phrase, card.faces)) or "shuffle all House Hagal cards into a new deck"


def face_phrase(face: Face) -> str:
    where = title(face.space) if face.space else "the Maker space with the most bonus spice"
    if face.guild:
        where = f"with {face.guild} Spacing Guild Influence {where}"
    elif face.guild_at_most < TOP_OF_TRACK:
        where = f"with at most {face.guild_at_most} Spacing Guild Influence {where}"
    return f"{where}: {phrases(face.words)}" if face.words else where
