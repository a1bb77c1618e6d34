"""The types of this package, read into plain values from which schemas and pages are made."""

from __future__ import annotations

import inspect
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import NoneType, UnionType
from typing import Annotated, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from kanly.view import facts
from kanly.view.schema import events, reasons
from kanly.view.schema.kinds import Kind, When
from kanly.view.schema.table import View


@dataclass(frozen=True)
class Plain:
    name: str  # as JSON Schema calls it


@dataclass(frozen=True)
class Words:
    """One of these."""

    values: tuple[str, ...]


@dataclass(frozen=True)
class Named:
    """By its own name: a kind of value, a shape or a union."""

    name: str
    where: str = ""  # the document that defines it; empty: the same


@dataclass(frozen=True)
class ListOf:
    of: Type


@dataclass(frozen=True)
class RowOf:
    """A list of so many, each of its own type."""

    of: tuple[Type, ...]


@dataclass(frozen=True)
class MapOf:
    key: Type
    of: Type


@dataclass(frozen=True)
class AnyOf:
    options: tuple[Type, ...]


Type = Plain | Words | Named | ListOf | RowOf | MapOf | AnyOf
PLAIN: Final = {int: "integer", float: "number", str: "string", bool: "boolean", NoneType: "null"}
WHICH: Final = "Tells it from the others."  # what a field with a single value means


@dataclass(frozen=True)
class Field:
    name: str
    type: Type
    meaning: str
    when: When | None = None  # None: always
    default: str | None = None  # what holds where it is left out, as JSON; None: it never is


@dataclass(frozen=True)
class Shape:
    name: str
    meaning: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Variants:
    """One of several shapes."""

    name: str
    meaning: str
    shapes: tuple[str, ...]


@dataclass(frozen=True)
class Value:
    """A kind of value with a name."""

    kind: Kind
    type: Type

    @property
    def name(self) -> str:
        return self.kind.name

    @property
    def meaning(self) -> str:
        return self.kind.meaning


Definition = Shape | Variants | Value


class Reader:
    """Collects whatever the types that it reads are made of, but for what another document defines."""

    def __init__(self, elsewhere: Mapping[str, str] | None = None) -> None:
        self.elsewhere = elsewhere or {}  # documents, by the names that they define
        self.borrowed: set[str] = set()  # names of theirs
        self.found: dict[str, Definition] = {}
        self.met: list[str] = []  # in this order

    def read(self, hint: object) -> Type:
        if is_typeddict(hint) and isinstance(hint, type):
            return self.shaped(hint)
        origin, parts = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.annotated(parts[0], parts[1:])
        if origin in (Union, UnionType):
            return self.one_of(parts)
        if origin is list:
            return ListOf(self.read(parts[0]))
        if origin is dict:
            return MapOf(self.read(parts[0]), self.read(parts[1]))
        return Words(parts) if origin is Literal else Plain(plain_name(hint))

    def one_of(self, hints: tuple[object, ...]) -> Type:
        return AnyOf(tuple(self.read(hint) for hint in hints))

    def annotated(self, hint: object, said: tuple[object, ...]) -> Type:
        for kind in said:
            if isinstance(kind, Kind) and kind.name in self.elsewhere:
                return self.borrow(kind.name)
            if isinstance(kind, Kind):
                self.found[kind.name] = Value(kind, Words(kind.values) if kind.values else self.read(hint))
                return Named(kind.name)
        return self.read(hint)

    def borrow(self, name: str) -> Named:
        self.borrowed.add(name)
        return Named(name, self.elsewhere[name])

    def name_of(self, shape: type) -> str:
        return shape.__name__

    def said_of(self, shape: type) -> str:
        return inspect.cleandoc(shape.__doc__ or "")

    def shaped(self, shape: type) -> Named:
        name = self.name_of(shape)
        if name in self.elsewhere:
            return self.borrow(name)
        if name not in self.met:
            self.met.append(name)
            variants = list(self.variants(shape))
            self.found |= {one.name: one for one in variants}
            if name not in self.found:
                self.join(name, self.said_of(shape), [one.name for one in variants])
        return Named(name)

    def join(self, name: str, meaning: str, variants: list[str]) -> None:
        self.found[name] = Variants(name, meaning, tuple(variants))
        self.met += [name, *variants]

    def in_order(self) -> dict[str, Definition]:
        return {name: self.found[name] for name in dict.fromkeys([*self.met, *self.found])}

    def variants(self, shape: type) -> Iterator[Shape]:
        if shape is reasons.Reason:
            yield from self.reasons()
        elif shape is events.MarkEvent:
            yield from self.marks()
        else:
            yield Shape(self.name_of(shape), self.said_of(shape), self.fields(shape))

    def fields(self, shape: type) -> tuple[Field, ...]:
        hints = get_type_hints(shape, include_extras=True)
        fields = [self.field(name, hint) for name, hint in hints.items()]
        return tuple(sorted(fields, key=lambda field: field.name != "what"))

    def field(self, name: str, hint: object) -> Field:
        said: tuple[object, ...] = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
        meaning = next((part for part in said if isinstance(part, str)), WHICH)
        when = next((part for part in said if isinstance(part, When)), None)
        return Field(name, self.read(hint), meaning, when)

    def reasons(self) -> Iterator[Shape]:
        """One for everything that Rivals do."""
        fields = {field.name: field for field in self.fields(reasons.Reason)}
        for what, parts in reasons.PARTS.items():
            which = Field("what", Words((what,)), WHICH)
            given = (which, fields["seat"], *(fields[part] for part in parts))
            yield Shape(camel("reason", what), reasons.MEANINGS[what], given)

    def marks(self) -> Iterator[Shape]:
        """One for every kind of value."""
        fields = {field.name: field for field in self.fields(events.MarkEvent)}
        for group in events.VALUES:
            which = Words(tuple(facts.MARKS[number] for number in group.numbers))
            fields["fact"] = Field("fact", which, fields["fact"].meaning)
            fields["value"] = Field("value", self.read(group.value), fields["value"].meaning)
            yield Shape(camel("mark", group.name), group.meaning, tuple(fields.values()))


def plain_name(hint: object) -> str:
    return next(name for kind, name in PLAIN.items() if kind is hint)


def camel(*names: str) -> str:
    return "".join(word.capitalize() for name in names for word in name.replace("_", " ").split())


def definitions() -> dict[str, Definition]:
    """All that views and events are made of, by name: the view and its parts, then the events."""
    reader = Reader()
    reader.read(View)
    reader.met.append("Event")
    shapes = [reader.shaped(shape).name for shape in get_args(events.Event)]
    reader.join("Event", "One thing that happened.", shapes)
    return reader.in_order()
