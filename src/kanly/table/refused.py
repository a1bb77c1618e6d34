"""Why somebody may not do what was asked for at a table."""

from __future__ import annotations


class Refused(ValueError):  # noqa: N818
    """Nothing has changed. The code is for programs, the message one sentence for people."""

    def __init__(self, code: str, message: str) -> None:
        self.code = code
        super().__init__(message)
