"""The files that are made of the schema."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.view.schema.json_schema import json_schema
from kanly.view.schema.page import page
from kanly.view.schema.typescript import typescript

MADE: Final[dict[str, Callable[[], str]]] = {
    "docs/view.schema.json": json_schema,
    "docs/view.d.ts": typescript,
    "docs/view.md": page,
}
