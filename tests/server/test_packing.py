"""Whatever a socket packs, and by whatever it is packed, anybody's zlib unpacks."""

from __future__ import annotations

from random import Random

import pytest
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from kanly.server import packing
from kanly.server.packing import Packing

TEXTS = [(f'{{"number":{number},"view":"{"spice" * number}"}}' * 40).encode() for number in range(30)]
WISHES: list[list[tuple[str, str | None]]] = [
    [],
    [("client_max_window_bits", None)],
    [("server_max_window_bits", "10")],
    [("server_no_context_takeover", None)],
]


def unpacker(agreed: list[tuple[str, str | None]]) -> PerMessageDeflate:
    """Of the other side."""
    said = dict(agreed)
    bits = int(said.get("server_max_window_bits") or 15)
    return PerMessageDeflate("server_no_context_takeover" in said, False, bits, 15)


def sent_and_received(wish: list[tuple[str, str | None]], texts: list[bytes]) -> tuple[list[bytes], int]:
    agreed, packer = Packing().process_request_params(wish, [])
    packed = [packer.encode(Frame(Opcode.TEXT, text)) for text in texts]
    other = unpacker(agreed)
    return [bytes(other.decode(frame).data) for frame in packed], sum(len(frame.data) for frame in packed)


@pytest.mark.parametrize("wish", WISHES)
@pytest.mark.parametrize("has_quick_one", [True, False])
def test_what_is_packed_is_unpacked(
    wish: list[tuple[str, str | None]], has_quick_one: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not has_quick_one:
        monkeypatch.setattr(packing, "isal_zlib", None)
    received, size = sent_and_received(wish, TEXTS)
    assert received == TEXTS
    assert 10 * size < sum(map(len, TEXTS))


def test_what_is_random_is_unpacked_too() -> None:
    luck = Random(1)
    texts = [luck.randbytes(luck.randrange(40_000)) for _ in range(20)]
    received, _ = sent_and_received([], texts)
    assert received == texts
