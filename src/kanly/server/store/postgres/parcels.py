"""What processes say to each other by NOTIFY, which takes short texts only: packed, cut up, put together."""

from __future__ import annotations

import base64
import zlib
from collections import defaultdict
from typing import Final

LONGEST: Final = 7900  # letters; PostgreSQL takes less than 8000
FAST: Final = 1  # how hard it is packed
PREFIX: Final = "kanly_"
LONGEST_NAME: Final = 63  # bytes of a channel's name


def name_of(channel: str) -> str:
    """In PostgreSQL, where other programs have channels too."""
    name = PREFIX + channel
    if len(name.encode()) > LONGEST_NAME:
        raise ValueError(f"the name of the channel {channel!r} is too long")
    return name


def channel_of(name: str) -> str:
    return name.removeprefix(PREFIX)


def packed(payload: bytes) -> list[str]:
    """Parts that are sent together. Each begins with the number of those that follow it."""
    text = base64.b64encode(zlib.compress(payload, FAST)).decode()
    parts = [text[at : at + LONGEST - 20] for at in range(0, len(text), LONGEST - 20)]
    return [f"{len(parts) - at} {part}" for at, part in enumerate(parts, 1)]


class Box:
    """Parts of the same message come one after the other, because they were sent together."""

    def __init__(self) -> None:
        self.parts: defaultdict[str, list[str]] = defaultdict(list)  # by channel, until all are there

    def opened(self, channel: str, said: str) -> bytes | None:
        """The whole of what is said, with its last part."""
        following, _, part = said.partition(" ")
        self.parts[channel].append(part)
        if following != "0":
            return None
        return zlib.decompress(base64.b64decode("".join(self.parts.pop(channel))))
