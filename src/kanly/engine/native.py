"""What only the compiler reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Tells the compiler something about a class; without a compiler there is nothing to tell."""
        return lambda cls: cls
