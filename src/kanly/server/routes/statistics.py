"""What all games come to: by mode, Leader and seat; and what one's own do."""

from __future__ import annotations

from typing import Annotated, Final

from fastapi import APIRouter, Depends, Request

from kanly.server.routes.visitor import AnyVisitor, Somebody
from kanly.server.statistics import Statistics, Survey

router = APIRouter(prefix="/api/v1/statistics", tags=["statistics"])
SURVEY: Final = "survey"  # by which a request finds it


def the_survey(request: Request) -> Survey:
    survey: Survey = request.scope["state"][SURVEY]
    return survey


TheSurvey = Annotated[Survey, Depends(the_survey)]


@router.get("")
async def of_everybody(survey: TheSurvey, visitor: AnyVisitor) -> Statistics:
    """Of all games that were played here. Nobody is named."""
    return await survey.of_everybody()


@router.get("/mine")
async def mine(survey: TheSurvey, person: Somebody) -> Statistics:
    """Of one's own games, the latest 500; of their seats only those that one sat in at the end."""
    return await survey.of_person(person.id)
