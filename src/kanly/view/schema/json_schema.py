"""Views and events as JSON Schema, draft 2020-12."""

from __future__ import annotations

import json
from typing import Any

from kanly.view.schema.shapes import (
    AnyOf,
    Definition,
    Field,
    ListOf,
    MapOf,
    Named,
    Plain,
    RowOf,
    Shape,
    Type,
    Value,
    Words,
    definitions,
)

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ABOUT = "What `game.view(seat)` gives; `#/$defs/Event` is what `game.events(seat)` lists."
Data = dict[str, Any]


def json_schema() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def schema() -> Data:
    found = definitions()
    defined = {name: definition(one, found) for name, one in found.items()}
    head = {"$schema": DIALECT, "title": "A view of kanly", "description": ABOUT, "$ref": "#/$defs/View"}
    return {**head, "$defs": defined}


def definition(one: Definition, found: dict[str, Definition]) -> Data:
    about = {"description": one.meaning}
    if isinstance(one, Shape):
        return {**about, **shape(one, found)}
    if isinstance(one, Value):
        return {**about, **typed(one.type, found)}
    return {**about, "anyOf": [reference(name) for name in one.shapes]}


def shape(one: Shape, found: dict[str, Definition]) -> Data:
    return {
        "type": "object",
        "properties": {field.name: property_of(field, found) for field in one.fields},
        "required": [field.name for field in one.fields if not field.when and field.default is None],
        "additionalProperties": False,
    }


def property_of(field: Field, found: dict[str, Definition]) -> Data:
    when = {"x-when": field.when.said} if field.when else {}
    default = {"default": json.loads(field.default)} if field.default else {}
    return {"description": field.meaning, **when, **default, **typed(field.type, found)}


def typed(kind: Type, found: dict[str, Definition]) -> Data:
    match kind:
        case Plain(name):
            return {"type": name}
        case Words((only,)):
            return {"const": only}
        case Words(values):
            return {"type": "string", "enum": list(values)}
        case Named(name, where):
            return reference(name, where)
        case ListOf(of):
            return {"type": "array", "items": typed(of, found)}
        case RowOf(parts):
            each = [typed(part, found) for part in parts]
            return {"type": "array", "prefixItems": each, "items": False, "minItems": len(each)}
        case AnyOf(options):
            return {"anyOf": [typed(option, found) for option in options]}
        case MapOf():
            return mapping(kind, found)


def mapping(kind: MapOf, found: dict[str, Definition]) -> Data:
    """Where only so many keys are possible, all of them are there."""
    value, key = typed(kind.of, found), kind.key
    named = found.get(key.name) if isinstance(key, Named) else None
    if not (isinstance(named, Value) and isinstance(named.type, Words)):
        return {"type": "object", "additionalProperties": value}
    keys = list(named.type.values)
    every = {"properties": dict.fromkeys(keys, value), "required": keys}
    return {"type": "object", **every, "additionalProperties": False}


def reference(name: str, where: str = "") -> Data:
    return {"$ref": f"{f'{where}.schema.json' if where else ''}#/$defs/{name}"}
