"""A rules engine and table for the board game Dune: Imperium (unofficial fan project)."""

from importlib import import_module
from typing import TYPE_CHECKING

from kanly import _build as _build  # first: it decides which build of the engine is imported

if TYPE_CHECKING:
    from kanly.bots.collector import collector_at_rest
    from kanly.content.rules import RulesError
    from kanly.game import CannotUndo, Game, IllegalChoice
    from kanly.opening import new_game, replay, restore
    from kanly.record.errors import RecordError
    from kanly.record.notation import Choice
    from kanly.refusals.refusal import Refusal
    from kanly.telling.wording import choice_text, question_text, refusal_text, view_text
    from kanly.view.knowledge import Knowledge

__version__ = "0.1.0"

__all__ = [
    "CannotUndo",
    "Choice",
    "Game",
    "IllegalChoice",
    "Knowledge",
    "RecordError",
    "Refusal",
    "RulesError",
    "__version__",
    "choice_text",
    "collector_at_rest",
    "new_game",
    "question_text",
    "refusal_text",
    "replay",
    "restore",
    "view_text",
]

_HOMES = {
    "bots.collector": ("collector_at_rest",),
    "content.rules": ("RulesError",),
    "game": ("CannotUndo", "Game", "IllegalChoice"),
    "opening": ("new_game", "replay", "restore"),
    "record.errors": ("RecordError",),
    "record.notation": ("Choice",),
    "refusals.refusal": ("Refusal",),
    "telling.wording": ("choice_text", "question_text", "refusal_text", "view_text"),
    "view.knowledge": ("Knowledge",),
}


def __getattr__(name: str) -> object:
    """Imported when first asked for: the version is told, and help is given, without the game."""
    for home, names in _HOMES.items():
        if name in names:
            globals()[name] = getattr(import_module(f"kanly.{home}"), name)
            return globals()[name]
    raise AttributeError(f"module 'kanly' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
