"""The seal at the end of a record: SHA-256 of every byte before it."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import Final

from kanly.record.errors import RecordError

SEAL: Final = re.compile(r"seal ([0-9a-f]{64})")
LINE_END: Final = "\n"


def sealed(text: str) -> str:
    return f"{text}seal {seal_of(text)}{LINE_END}"


def seal_of(text: str) -> str:
    return sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def unsealed(text: str) -> tuple[str, str]:
    """What was sealed, and its seal. RecordError where the text does not end with one."""
    begin = text.rfind(LINE_END, 0, max(len(text) - 1, 0)) + 1
    found = SEAL.fullmatch(text[begin:-1])
    if found is None or not text.endswith(LINE_END):
        where = f"line {text.count(LINE_END, 0, begin) + 1}"
        raise RecordError(where, "a sealed record ends with this line: seal, and 64 digits")
    return text[:begin], found[1]
