"""What comes with a request, read strictly: a text is no number, and nothing unknown is in it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from fastapi import Request
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter, ValidationError

Kind = TypeVar("Kind")
PLACE: Final = "#/components/schemas/{model}"
schemas: dict[str, Any] = {}  # of all that we read and write ourselves, by name, to describe the interface


def body(kind: type[Kind]) -> Callable[[Request], Awaitable[Kind]]:
    """For a route to depend on."""
    adapter = TypeAdapter(kind)

    async def read(request: Request) -> Kind:
        try:
            return adapter.validate_json(await request.body(), strict=True)
        except ValidationError as error:
            raise RequestValidationError(error.errors()) from error

    return read


def described(kind: type[object]) -> dict[str, Any]:
    """For `openapi_extra` of such a route."""
    return {"requestBody": {"required": True, "content": content_of(kind)}}


def content_of(kind: type[object]) -> dict[str, Any]:
    """JSON of a kind, which is described once for all who name it."""
    schema = TypeAdapter(kind).json_schema(ref_template=PLACE)
    schemas.update(schema.pop("$defs", {}))
    schemas[kind.__name__] = schema
    return {"application/json": {"schema": {"$ref": PLACE.format(model=kind.__name__)}}}
