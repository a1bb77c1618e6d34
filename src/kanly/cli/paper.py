"""What everything is printed on."""

from __future__ import annotations

from rich.console import Console


class Paper(Console):
    """Where the output is gone, its user hears of it like of any other trouble."""

    def on_broken_pipe(self) -> None:
        raise
