"""What the server writes down: one JSON object in a line, or on a terminal a short sentence."""

from __future__ import annotations

import logging
import re
from typing import Any, Final

import msgspec

from kanly.bots.messages import one_line

LONGEST: Final = 500  # characters of anything
EXTRA: Final = ("game", "bot", "error")  # what a line may say besides
SECRET: Final = re.compile(r"(/[^\s?\"']*)\?[^\s\"']*")  # what follows in an address may be somebody's link


class JsonLines(logging.Formatter):
    """Nothing that somebody has typed can look like a line of its own, and no link is written down."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower()}
        told |= {"from": record.name, "message": one_line(without_links(record.getMessage()), LONGEST)}
        for name in EXTRA:
            if hasattr(record, name):
                told[name] = one_line(without_links(str(getattr(record, name))), LONGEST)
        if record.exc_info:
            told["trace"] = without_links(self.formatException(record.exc_info))
        return msgspec.json.encode(told).decode()


def without_links(text: str) -> str:
    return SECRET.sub(r"\1", text)


class ShortLines(logging.Formatter):
    """For whoever started a server by hand: what is worth reading, and where it came to a stop."""

    def format(self, record: logging.LogRecord) -> str:
        told = [record.levelname.lower(), one_line(without_links(record.getMessage()), LONGEST)]
        told += [one_line(str(getattr(record, name)), LONGEST) for name in EXTRA if hasattr(record, name)]
        trace = [without_links(self.formatException(record.exc_info))] if record.exc_info else []
        return "\n".join([": ".join(told), *trace])


LOGGING: Final[dict[str, Any]] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "kanly.server.logs.JsonLines"}},
    "handlers": {"stream": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"level": "INFO", "handlers": ["stream"]},
}


def logging_to(is_terminal: bool) -> dict[str, Any]:
    """Lines of JSON, for programs that read them; a person is told what goes wrong, in plain words."""
    if not is_terminal:
        return LOGGING
    plain = {"json": {"()": "kanly.server.logs.ShortLines"}}
    return {**LOGGING, "formatters": plain, "root": {"level": "WARNING", "handlers": ["stream"]}}
