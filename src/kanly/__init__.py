"""A rules engine and table for the board game Dune: Imperium (unofficial fan project)."""

from kanly import _build as _build  # first: it decides which build of the engine is imported
from kanly.content.rules import RulesError
from kanly.game import CannotUndo, Game, IllegalChoice
from kanly.opening import new_game, replay, restore
from kanly.record.errors import RecordError
from kanly.record.notation import Choice
from kanly.refusals.refusal import Refusal

__version__ = "0.1.0"

__all__ = [
    "CannotUndo",
    "Choice",
    "Game",
    "IllegalChoice",
    "RecordError",
    "Refusal",
    "RulesError",
    "__version__",
    "new_game",
    "replay",
    "restore",
]
