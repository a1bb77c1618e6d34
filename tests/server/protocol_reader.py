"""Compares messages with the JSON Schema that is published for them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from view import schema_reader

FILE = Path(__file__).parents[2] / "docs" / "protocol.schema.json"
SCHEMA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
DEFINED = {**schema_reader.SCHEMA["$defs"], **SCHEMA["$defs"]}
ELSEWHERE = "view.schema.json#/$defs/"


class Reader(schema_reader.Reader):
    """Knows rows besides, what may be left out, and what the schema of views defines."""

    def compare(self, data: Any, schema: dict[str, Any], where: str) -> Iterator[str]:
        if "prefixItems" in schema:
            yield from self.row(data, schema["prefixItems"], where)
        else:
            plain = {name: value for name, value in schema.items() if name != "default"}
            yield from super().compare(data, plain, where)

    def row(self, data: Any, each: list[dict[str, Any]], where: str) -> Iterator[str]:
        if type(data) is not list or len(data) != len(each):
            yield f"{where}: {data!r} is no row of {len(each)}"
        else:
            for number, schema in enumerate(each):
                yield from self.compare(data[number], schema, f"{where}[{number}]")

    def defined(self, data: Any, name: str, where: str) -> Iterator[str]:
        name = name.removeprefix(ELSEWHERE)
        found = list(self.compare(data, DEFINED[name], where))
        self.met |= set() if found else {name}
        yield from found
