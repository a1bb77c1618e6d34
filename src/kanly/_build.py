"""Decides, when kanly is imported, whether the engine runs compiled or from its Python source.

KANLY_PURE=1 loads the source even where compiled modules lie beside it.
KANLY_REQUIRE_COMPILED=1 refuses to go on without compiled modules.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    PathFinder,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from typing import Final

VIEWING: Final = ("board", "cards", "happenings", "ix", "names", "news", "rivals", "shown", "view")
COMPILED: Final = (  # packages and modules, as in setup.py
    "kanly.engine",
    "kanly.bots.utility",
    "kanly.bots.search",
    "kanly.bots.rows",
    *(f"kanly.view.{name}" for name in VIEWING),
)
PROBE: Final = "kanly.engine.machine.resolver"  # the module whose kind tells the kind of the whole engine


class SourceOnly:
    """Finds the modules that are compiled by their Python source alone."""

    @classmethod
    def find_spec(
        cls, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not f"{name}.".startswith(tuple(f"{package}." for package in COMPILED)):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_compiled(module: str = PROBE) -> bool:
    """Whether a module of the engine is, or would be, loaded as an extension. Imports nothing."""
    if module in sys.modules:
        spec = sys.modules[module].__spec__
    elif os.environ.get("KANLY_PURE") == "1":
        return False
    else:
        folder = Path(__file__).parent.joinpath(*module.split(".")[1:-1])
        spec = PathFinder.find_spec(module, [str(folder)])
    return spec is not None and isinstance(spec.loader, ExtensionFileLoader)


def why_uncompiled() -> str:
    """As noted when kanly was installed; empty where nobody tried, and where the source is wanted."""
    note = Path(__file__).with_name("built.txt")
    if is_compiled() or os.environ.get("KANLY_PURE") == "1" or not note.exists():
        return ""
    return note.read_text(encoding="utf-8").strip()


def prepare() -> None:
    """Obeys the two environment variables; called once, before anything of the engine is imported."""
    if os.environ.get("KANLY_PURE") == "1":
        sys.meta_path.insert(0, SourceOnly)
    if os.environ.get("KANLY_REQUIRE_COMPILED") == "1" and not is_compiled():
        raise SystemExit("kanly: KANLY_REQUIRE_COMPILED=1 is set, but the engine is not compiled.")


prepare()
