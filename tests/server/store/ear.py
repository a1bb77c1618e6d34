"""Somebody who listens to what processes say to each other."""

from __future__ import annotations

import asyncio


class Ear:
    """Notes down what it hears."""

    def __init__(self) -> None:
        self.heard: list[bytes | None] = []

    def __call__(self, payload: bytes | None) -> None:
        self.heard.append(payload)

    async def until(self, count: int) -> list[bytes | None]:
        async with asyncio.timeout(20):
            while len(self.heard) < count:
                await asyncio.sleep(0.01)
        return self.heard
