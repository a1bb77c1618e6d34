"""Who one is: a guest with a name and a colour, or somebody with an account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Response
from pydantic import Field

from kanly.server.house import House
from kanly.server.people import names, passwords
from kanly.server.people.person import Person, new_person, renamed
from kanly.server.routes.bodies import body, described
from kanly.server.routes.visitor import AnyVisitor, Somebody, TheHouse
from kanly.server.store.event_store import NoSuchGame
from kanly.table import sitting
from kanly.table.refused import Refused as RefusedAtTable
from kanly.table.seat import COLOURS
from kanly.table.settings import Strict

router = APIRouter(prefix="/api/v1", tags=["people"])
Name = Annotated[str, Field(max_length=200, json_schema_extra={"minLength": 1, "maxLength": names.LONGEST})]
Colour = Annotated[str, Field(max_length=200, json_schema_extra={"enum": list(COLOURS)})]
Password = Annotated[
    str,
    Field(
        max_length=passwords.LONGEST_TYPED,
        json_schema_extra={"minLength": passwords.SHORTEST, "maxLength": passwords.LONGEST},
    ),
]


@dataclass(frozen=True)
class Appearance(Strict):
    name: Name
    colour: Colour = COLOURS[0]


@dataclass(frozen=True)
class Credentials(Strict):
    name: Name
    password: Password


@dataclass(frozen=True)
class PasswordChange(Strict):
    old: Password
    new: Password


GivenAppearance = Annotated[Appearance, Depends(body(Appearance))]
GivenCredentials = Annotated[Credentials, Depends(body(Credentials))]
GivenPasswordChange = Annotated[PasswordChange, Depends(body(PasswordChange))]


@dataclass(frozen=True)
class Me:
    id: str
    name: str
    colour: str
    account: str | None  # its name


@dataclass(frozen=True)
class Session:
    person: Me | None  # null: nobody yet


@router.get("/session")
async def session(house: TheHouse, visitor: AnyVisitor, response: Response) -> Session:
    """Who one is, for whoever may be nobody yet."""
    if visitor.person is None:
        return Session(None)
    return Session(await me(house, visitor, visitor.person, response))


@router.get("/me")
async def me(house: TheHouse, visitor: AnyVisitor, person: Somebody, response: Response) -> Me:
    """Who one is. A cookie that has grown old is given anew."""
    if visitor.is_old:
        house.cookies.give(response, person, visitor.is_secure)
    account = await house.store.account_of(person.id)
    return Me(person.id, person.name, person.colour, account.name if account else None)


@router.put("/me", openapi_extra=described(Appearance))
async def appear(house: TheHouse, visitor: AnyVisitor, wanted: GivenAppearance, response: Response) -> Me:
    """As a new guest, or under another name."""
    before = visitor.person
    if before is None:
        person = new_person(wanted.name, wanted.colour)
    else:
        person = renamed(before, wanted.name, wanted.colour)
    if before not in (None, person):
        await rename_at_tables(house, visitor.client, person)
    house.cookies.give(response, person, visitor.is_secure)
    account = await house.store.account_of(person.id)
    return Me(person.id, person.name, person.colour, account.name if account else None)


async def rename_at_tables(house: House, client: str, person: Person) -> None:
    """Wherever a game goes on. It is as much to keep as a new table, and may be done as often."""
    found = await open_games(house, person)
    if found:
        house.openings.demand(client)
    for game in found:
        try:
            live = await house.hall.find(game)
            await live.do(sitting.rename, person.id, person.name, person.colour)
        except (NoSuchGame, RefusedAtTable):
            continue  # it has ended meanwhile


async def open_games(house: House, person: Person) -> list[str]:
    most = house.config.games_each
    return [
        summary.game
        for status in ("gathering", "playing")
        for summary in await house.store.list_games(status=status, person=person.id, limit=most)
    ]


@router.post("/account", status_code=201, openapi_extra=described(Credentials))
async def make_account(
    house: TheHouse, visitor: AnyVisitor, person: Somebody, wanted: GivenCredentials
) -> Me:
    """To find one's games on another device. The games of the guest stay theirs."""
    account = await house.accounts.create(person.id, wanted.name, wanted.password, visitor.client)
    return Me(person.id, person.name, person.colour, account.name)


@router.put("/account/password", status_code=204, openapi_extra=described(PasswordChange))
async def change_password(
    house: TheHouse, visitor: AnyVisitor, person: Somebody, wanted: GivenPasswordChange
) -> None:
    await house.accounts.change_password(person.id, wanted.old, wanted.new, visitor.client)


@router.post("/session", openapi_extra=described(Credentials))
async def sign_in(house: TheHouse, visitor: AnyVisitor, wanted: GivenCredentials, response: Response) -> Me:
    account = await house.accounts.sign_in(wanted.name, wanted.password, visitor.client)
    colour = visitor.person.colour if visitor.person else "blue"
    person = Person(account.person, account.name, colour)
    house.cookies.give(response, person, visitor.is_secure)
    return Me(person.id, person.name, person.colour, account.name)


@router.delete("/session", status_code=204)
async def sign_out(house: TheHouse, visitor: AnyVisitor, response: Response) -> None:
    """This browser forgets who one was: a guest without an account is gone for good."""
    house.cookies.take_back(response, visitor.is_secure)
