"""The messages of both directions, read into plain values from which schemas and pages are made."""

from __future__ import annotations

from dataclasses import MISSING, fields, is_dataclass
from typing import Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Raw, Struct, structs

from kanly.server.protocol import after, asked, told
from kanly.view.schema import shapes
from kanly.view.schema.shapes import WHICH, Definition, Field, ListOf, RowOf, Type, Words

Direction = Literal["Asked", "Told", "Fetched"]
VIEW: Final = "view"  # the document that tells of views and events
SAID: Final = {
    "Asked": "What a client may say.",
    "Told": "What the server says.",
    "Fetched": "What is told over HTTP of a game that is over.",
}
MESSAGES: Final[dict[Direction, object]] = {"Asked": asked.Any, "Told": told.Any_, "Fetched": after.Any_}


class Reader(shapes.Reader):
    """Knows Structs and dataclasses too. Only whoever asks may leave out what has a default."""

    def __init__(self, direction: Direction) -> None:
        super().__init__(dict.fromkeys(shapes.definitions(), VIEW))
        self.direction = direction

    def read(self, hint: object) -> Type:
        if isinstance(hint, type) and (issubclass(hint, Struct) or is_dataclass(hint)):
            return self.shaped(hint)
        return self.tuple_of(get_args(hint)) if get_origin(hint) is tuple else super().read(hint)

    def tuple_of(self, parts: tuple[object, ...]) -> Type:
        if parts[-1] is Ellipsis:
            return ListOf(self.read(parts[0]))
        return RowOf(tuple(self.read(part) for part in parts))

    def one_of(self, hints: tuple[object, ...]) -> Type:
        """What is written out already looks like what it was written from."""
        left = tuple(hint for hint in hints if hint is not Raw)
        return super().one_of(left) if len(left) > 1 else self.read(left[0])

    def name_of(self, shape: type) -> str:
        """What can be said is told apart from what is told under the same name."""
        is_message = self.direction == "Asked" or tag_of(shape) is not None
        return shape.__name__ + self.direction * is_message

    def fields(self, shape: type) -> tuple[Field, ...]:
        if issubclass(shape, Struct):
            return (*tag_of_message(shape), *self.struct_fields(shape))
        if is_dataclass(shape):
            return self.dataclass_fields(shape)
        return tuple(sorted(super().fields(shape), key=lambda field: field.when is not None))

    def struct_fields(self, shape: type[Struct]) -> tuple[Field, ...]:
        found = structs.fields(shape)
        return tuple(self.field_of(shape, one.encode_name, one.type, one.default) for one in found)

    def dataclass_fields(self, shape: type) -> tuple[Field, ...]:
        assert is_dataclass(shape)
        hints = get_type_hints(shape, include_extras=True)
        return tuple(self.field_of(shape, one.name, hints[one.name], one.default) for one in fields(shape))

    def field_of(self, shape: type, name: str, hint: object, default: object) -> Field:
        field = self.field(name, hint)
        if field.meaning == WHICH:
            raise LookupError(f"nothing is said of {shape.__name__}.{name}")
        is_needed = default in (MISSING, NODEFAULT) or self.direction != "Asked"
        left_out = None if is_needed else msgspec.json.encode(default).decode()
        return Field(name, field.type, field.meaning, field.when, left_out)


def tag_of(shape: type) -> str | None:
    if not issubclass(shape, Struct):
        return None
    tag = shape.__struct_config__.tag
    return None if tag is None else str(tag)


def tag_of_message(shape: type[Struct]) -> list[Field]:
    tag, name = tag_of(shape), shape.__struct_config__.tag_field
    return [] if tag is None or name is None else [Field(name, Words((tag,)), WHICH)]


def read(direction: Direction) -> Reader:
    """All messages of a direction, with what they are made of."""
    reader = Reader(direction)
    reader.met.append(direction)
    messages = get_args(MESSAGES[direction])
    reader.join(direction, SAID[direction], [reader.shaped(message).name for message in messages])
    return reader


def definitions() -> dict[str, Definition]:
    """By name: what a client says, what the server says, and what it is asked for afterwards."""
    return {name: one for direction in MESSAGES for name, one in read(direction).in_order().items()}


def borrowed() -> list[str]:
    """Names that the document of views and events defines."""
    return sorted({name for direction in MESSAGES for name in read(direction).borrowed})
