"""A rules engine and table for the board game Dune: Imperium (unofficial fan project)."""

from kanly import _build as _build  # first: it decides which build of the engine is imported

__version__ = "0.1.0"
