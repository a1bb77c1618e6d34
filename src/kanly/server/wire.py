"""A websocket below the application, whose layers would each look at every text that is sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from starlette.types import Scope

WIRE: Final = "kanly.wire"  # by which it is found among the extensions of a server


class Wire(Protocol):
    @property
    def is_free(self) -> bool:
        """Whether what is sent now need not wait for a slow reader."""

    async def freed(self) -> None: ...

    def send_texts(self, texts: Sequence[bytes]) -> None:
        """In UTF-8. Raises OSError: it is closed."""

    def abort(self) -> None:
        """Ends it at once."""


def has_wire(scope: Scope) -> bool:
    """Not every server below the application has one; no game is played over such."""
    return WIRE in scope.get("extensions", {})


def wire_of(scope: Scope) -> Wire:
    found: Wire = scope["extensions"][WIRE]["wire"]
    return found


def put_wire(scope: Scope, wire: Wire) -> None:
    scope["extensions"][WIRE] = {"wire": wire}


def take_wire(scope: Scope) -> None:
    """Away again: it holds the scope itself."""
    del scope["extensions"][WIRE]
