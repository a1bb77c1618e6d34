"""A websocket below the application, whose layers would each look at every text that is sent."""

from __future__ import annotations

from typing import Final, Protocol

from starlette.types import Scope

WIRE: Final = "kanly.wire"  # by which it is found among the extensions of a server


class Wire(Protocol):
    @property
    def is_free(self) -> bool:
        """Whether what is sent now need not wait for a slow reader."""

    async def freed(self) -> None: ...

    def send_text(self, text: bytes) -> None:
        """In UTF-8. Raises OSError: it is closed."""

    def abort(self) -> None:
        """Ends it at once."""


def wire_of(scope: Scope) -> Wire:
    found: Wire = scope["extensions"][WIRE]["wire"]
    return found


def put_wire(scope: Scope, wire: Wire) -> None:
    scope["extensions"][WIRE] = {"wire": wire}
