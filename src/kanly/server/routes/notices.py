"""How one wants to be told that it is one's turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from pydantic import Field

from kanly.server.notices.office import NOTICES, Office
from kanly.server.notices.preferences import Kept
from kanly.server.refused import Refused
from kanly.server.routes.bodies import body, described
from kanly.server.routes.visitor import AnyVisitor, Somebody, Visitor
from kanly.table.settings import Strict
from kanly.telling.wording import language_named

router = APIRouter(prefix="/api/v1/me/notices", tags=["notices"])


@dataclass(frozen=True)
class NoticesWanted(Strict):
    webhook: Annotated[str, Field(max_length=500)] = ""  # in the form that Discord reads; empty: none
    mail: Annotated[str, Field(max_length=254)] = ""  # empty: none
    language: Annotated[str, Field(max_length=20)] = "en"


@dataclass(frozen=True)
class NoticesCode(Strict):
    code: Annotated[str, Field(max_length=20)]


@dataclass(frozen=True)
class Notices:
    webhook: str
    mail: str  # that was confirmed
    unconfirmed: str  # to which a code was sent
    language: str
    can_mail: bool  # whether this server sends mail at all


def the_office(request: Request) -> Office:
    office: Office = request.scope["state"][NOTICES]
    return office


TheOffice = Annotated[Office, Depends(the_office)]
GivenWanted = Annotated[NoticesWanted, Depends(body(NoticesWanted))]
GivenCode = Annotated[NoticesCode, Depends(body(NoticesCode))]


@router.get("")
async def chosen(office: TheOffice, person: Somebody) -> Notices:
    return told(office, await office.preferences.of(person.id))


@router.put("", openapi_extra=described(NoticesWanted))
async def choose(
    request: Request, office: TheOffice, visitor: AnyVisitor, person: Somebody, wanted: GivenWanted
) -> Notices:
    """A mail address that is new gets a letter with a code, and nothing else before it is confirmed."""
    try:
        language = language_named(wanted.language).tag
    except ValueError as error:
        raise Refused("language", str(error)) from error
    kept = Kept(wanted.webhook, wanted.mail, language, page_of(request, visitor))
    return told(office, await office.preferences.change(person.id, kept, visitor.client))


@router.post("/confirmation", openapi_extra=described(NoticesCode))
async def confirm(office: TheOffice, visitor: AnyVisitor, person: Somebody, given: GivenCode) -> Notices:
    """With the code of the letter."""
    return told(office, await office.preferences.confirm(person.id, given.code.strip()))


def page_of(request: Request, visitor: Visitor) -> str:
    """As whoever asks calls this server; nobody else is sent there."""
    return f"{'https' if visitor.is_secure else 'http'}://{request.headers.get('host', 'localhost')}"


def told(office: Office, kept: Kept) -> Notices:
    unconfirmed = kept.unconfirmed.mail if kept.unconfirmed else ""
    can_mail = office.preferences.mail is not None
    return Notices(kept.webhook, kept.mail, unconfirmed, kept.language, can_mail)
