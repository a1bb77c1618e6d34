"""How somebody wants to be told of their turn: kept for guests too, and by mail only once it is theirs."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct, structs

from kanly.server.limits import Buckets, Rate
from kanly.server.notices.mail import Mail
from kanly.server.notices.notice import Failed, Notice, Way
from kanly.server.notices.webhook import Webhook
from kanly.server.people.keys import is_same
from kanly.server.refused import Refused
from kanly.text.interface import interface_of

DIGITS: Final = 8  # of a code
MOST_TRIES: Final = 5  # with one code
VALID: Final = 24 * 3600  # seconds
TO_ONE_ADDRESS: Final = Rate(burst=2, per_second=1 / 3600)  # letters with codes
BY_ONE_CLIENT: Final = Rate(burst=5, per_second=1 / 600)
IN_ALL: Final = Rate(burst=60, per_second=1 / 30)
EVERYBODY: Final = ""


class Unconfirmed(Struct, frozen=True):
    """An address to which only its code was sent."""

    mail: str
    code: str
    at: float  # seconds since 1970
    tries: int = 0


class Kept(Struct, frozen=True):
    webhook: str = ""  # empty: none
    mail: str = ""  # that was confirmed
    language: str = "en"
    page: str = ""  # where the person has the server's page from
    unconfirmed: Unconfirmed | None = None


class Notes(Protocol):
    async def note(self, name: str) -> bytes | None: ...

    async def keep_note(self, name: str, value: bytes | None) -> None: ...


class Preferences:
    """`mail` is None where the operator has no mail server."""

    def __init__(
        self,
        notes: Notes,
        webhook: Webhook,
        mail: Mail | None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.notes = notes
        self.webhook = webhook
        self.mail = mail
        self.clock = clock
        self.writing = asyncio.Lock()
        self.letters = ((Buckets(TO_ONE_ADDRESS)), Buckets(BY_ONE_CLIENT), Buckets(IN_ALL))

    async def of(self, person: str) -> Kept:
        found = await self.notes.note(name_of(person))
        return Kept() if found is None else msgspec.json.decode(found, type=Kept)

    async def ways_of(self, person: str) -> list[Way]:
        kept = await self.of(person)
        ways = (Way("webhook", kept.webhook), Way("mail", kept.mail))
        return [way for way in ways if way.to]

    async def keep(self, person: str, kept: Kept) -> Kept:
        has_any = kept.webhook or kept.mail or kept.unconfirmed
        await self.notes.keep_note(name_of(person), msgspec.json.encode(kept) if has_any else None)
        return kept

    # --- what a person asks for

    async def change(self, person: str, wanted: Kept, client: str) -> Kept:
        """Of what is wanted, a mail address that is new counts only once it is confirmed."""
        if wanted.webhook:
            self.webhook.check(wanted.webhook)
        former = (await self.of(person)).mail
        unconfirmed = await self.asked_whether(wanted, client) if wanted.mail not in ("", former) else None
        async with self.writing:
            mail = (await self.of(person)).mail if wanted.mail else ""
            return await self.keep(person, structs.replace(wanted, mail=mail, unconfirmed=unconfirmed))

    async def asked_whether(self, wanted: Kept, client: str) -> Unconfirmed:
        """By a letter that says a code and nothing else."""
        if self.mail is None:
            raise Refused("no_mail", "This server sends no e-mail.", 409)
        self.mail.check(wanted.mail)
        for letters, key in zip(self.letters, (wanted.mail.lower(), client, EVERYBODY), strict=True):
            letters.demand(key)
        code = "".join(secrets.choice("0123456789") for _ in range(DIGITS))
        text = interface_of(wanted.language)("notice-code", code=code)
        try:
            await self.mail.send(Notice("", "", "code", text, ""), wanted.mail)
        except Failed:
            raise Refused("not_sent", "The letter could not be sent; try again later.", 503, 60) from None
        return Unconfirmed(wanted.mail, code, self.clock())

    async def confirm(self, person: str, code: str) -> Kept:
        async with self.writing:
            kept = await self.of(person)
            waiting = kept.unconfirmed
            if waiting is None or waiting.tries >= MOST_TRIES or self.clock() - waiting.at > VALID:
                raise Refused("no_code", "No code is expected; ask for a new one.", 409)
            if not is_same(code, waiting.code):
                tried = structs.replace(waiting, tries=waiting.tries + 1)
                await self.keep(person, structs.replace(kept, unconfirmed=tried))
                raise Refused("wrong_code", "That is not the code of the letter.", 403)
            return await self.keep(person, structs.replace(kept, mail=waiting.mail, unconfirmed=None))


def name_of(person: str) -> str:
    """Of the note in the store."""
    return f"notices/{person}"
