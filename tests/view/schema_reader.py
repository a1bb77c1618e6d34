"""Compares data with the JSON Schema that is published: as much of its language as the schema uses."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "docs" / "view.schema.json"
SCHEMA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
TYPES = {"integer": int, "string": str, "boolean": bool, "null": type(None), "array": list, "object": dict}
KNOWN = {
    *("description", "x-when", "$ref", "anyOf", "const", "type", "enum"),
    *("items", "properties", "required", "additionalProperties"),
}  # words of the language
CERTAIN = {"with Rise of Ix": "ix", "with Rivals": "rivals"}  # when fields must be there


class Reader:
    """For a game with these extras; `met` are the definitions that something was compared with and fitted."""

    def __init__(self, *extras: str) -> None:
        self.extras = extras
        self.met: set[str] = set()

    def faults(self, data: Any, name: str) -> list[str]:
        return list(self.compare(data, {"$ref": f"#/$defs/{name}"}, name))

    def compare(self, data: Any, schema: dict[str, Any], where: str) -> Iterator[str]:
        assert set(schema) <= KNOWN, f"{where}: this reader does not know all of {sorted(schema)}"
        if "$ref" in schema:
            yield from self.defined(data, schema["$ref"].removeprefix("#/$defs/"), where)
        if "anyOf" in schema:
            yield from self.one_of(data, schema["anyOf"], where)
        if "const" in schema and data != schema["const"]:
            yield f"{where}: {data!r} is not {schema['const']!r}"
        if "type" in schema:
            yield from self.typed(data, schema, where)

    def defined(self, data: Any, name: str, where: str) -> Iterator[str]:
        found = list(self.compare(data, SCHEMA["$defs"][name], where))
        self.met |= set() if found else {name}
        yield from found

    def one_of(self, data: Any, options: list[dict[str, Any]], where: str) -> Iterator[str]:
        """Whatever is wrong with the option that fits best, of those that name themselves as the data do."""
        likely = [option for option in options if not contradicts(data, option)] or options
        tried = [list(self.compare(data, option, where)) for option in likely]
        yield from min(tried, key=len)

    def typed(self, data: Any, schema: dict[str, Any], where: str) -> Iterator[str]:
        if type(data) is not TYPES[schema["type"]]:
            yield f"{where}: {data!r} is no {schema['type']}"
        elif isinstance(data, list):
            for number, item in enumerate(data):
                yield from self.compare(item, schema["items"], f"{where}[{number}]")
        elif isinstance(data, dict):
            yield from self.fields(data, schema, where)
        elif data not in schema.get("enum", [data]):
            yield f"{where}: {data!r} is none of {schema['enum']}"

    def fields(self, data: dict[str, Any], schema: dict[str, Any], where: str) -> Iterator[str]:
        known, others = schema.get("properties", {}), schema["additionalProperties"]
        needed = {*schema.get("required", []), *(name for name in known if self.is_there(known[name]))}
        yield from (f"{where}: {name} is missing" for name in sorted(needed - set(data)))
        for name, value in data.items():
            if name in known and not self.is_elsewhere(known[name]):
                yield from self.compare(value, known[name], f"{where}.{name}")
            elif others:
                yield from self.compare(value, others, f"{where}.{name}")
            else:
                yield f"{where}: {name} is unknown"

    def is_there(self, field: dict[str, Any]) -> bool:
        return CERTAIN.get(field.get("x-when", "")) in self.extras

    def is_elsewhere(self, field: dict[str, Any]) -> bool:
        """Only in games with other extras."""
        return field.get("x-when") in CERTAIN and not self.is_there(field)


def contradicts(data: Any, schema: dict[str, Any]) -> bool:
    """By the field that tells shapes from each other."""
    fields = SCHEMA["$defs"].get(schema.get("$ref", "").removeprefix("#/$defs/"), {}).get("properties", {})
    known = [(data[name], fields[name]) for name in ("what", "fact") if name in fields and name in data]
    return any(value not in field.get("enum", [field.get("const", value)]) for value, field in known)
