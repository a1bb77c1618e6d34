"""What is wrong with a saved game."""

from __future__ import annotations


class RecordError(ValueError):
    """A record or snapshot that cannot be used: where it is damaged, and why."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where  # "line 12", or the name of a field
        self.reason = reason
