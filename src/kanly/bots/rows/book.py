"""Names by number; the first is nothing."""

from __future__ import annotations

from collections.abc import Sequence


class Book:
    def __init__(self) -> None:
        self.names: list[str] = [""]

    def block(self, title: str, names: Sequence[str]) -> int:
        """The number of its first name."""
        first = len(self.names)
        for name in names:
            self.names.append(f"{title}:{name}" if title else name)
        return first

    def blocks(self, titles: Sequence[str], names: Sequence[str]) -> int:
        """As many blocks of the same names, one behind the other."""
        first = len(self.names)
        for title in titles:
            self.block(title, names)
        return first


def counted(count: int) -> list[str]:
    return [str(number) for number in range(count)]
