"""What can be agreed on when a table is opened."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Path, Query

from kanly.content.rules import RulesError
from kanly.server.offers import Offers, offers_in
from kanly.server.refused import Refused
from kanly.telling.wording import language_named

router = APIRouter(prefix="/api/v1", tags=["games"])
SetName = Annotated[str, Query(max_length=40)]


@router.get("/offers/{language}")
async def offers(
    language: Annotated[str, Path(max_length=20)],
    sets: Annotated[list[SetName] | None, Query(alias="set", max_length=20)] = None,
) -> Offers:
    """Which games there are, by seats and boxes, and what goes with each; `set` names sets besides."""
    try:
        spoken = language_named(language)
    except ValueError as error:
        raise Refused("language", str(error), 404) from error
    try:
        return await asyncio.to_thread(offers_in, spoken, tuple(dict.fromkeys(sets or ())))
    except RulesError as error:
        raise Refused("rules", f"There is no such game: {error}.", 409) from error
