"""How texts are packed for a socket: by how each differs from those before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.typing import ExtensionParameter

try:
    from isal import isal_zlib
except ImportError:  # not made for every machine
    isal_zlib = None  # type: ignore[assignment]

WINDOW: Final = 15  # bits: what is sent next is told by how it differs from what was sent last, if that fits
WINDOW_BACK: Final = 12  # what comes is short
MEMORY: Final = 5  # of 9, for compressing: 145 kB for each connection, where zlib does it
EFFORT: Final = 2  # of 9: twice as quick as the usual 6, for texts half as long again
QUICK_EFFORT: Final = 1  # of 3: a third of the time and half of the room of that, and texts a little shorter


class Packing(ServerPerMessageDeflateFactory):
    def __init__(self) -> None:
        settings = {"memLevel": MEMORY, "level": EFFORT}
        super().__init__(
            server_max_window_bits=WINDOW, client_max_window_bits=WINDOW_BACK, compress_settings=settings
        )

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Whoever wants every text packed by itself has it from zlib."""
        agreed, packer = super().process_request_params(params, accepted_extensions)
        if isal_zlib is not None and not packer.local_no_context_takeover:
            quick: Any = isal_zlib.compressobj(level=QUICK_EFFORT, wbits=-packer.local_max_window_bits)
            packer.encoder = quick  # which can all that the one of zlib can
        return agreed, packer
