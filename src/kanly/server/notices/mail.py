"""Notices by e-mail, through the operator's server."""

from __future__ import annotations

import asyncio
import re
import smtplib
import ssl
from contextlib import closing, suppress
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid
from functools import cached_property
from typing import Final

from kanly.server.notices.notice import Failed, Notice
from kanly.server.refused import Refused
from kanly.server.safety import printable

SECONDS: Final = 15.0  # for each step
LONGEST_SUBJECT: Final = 120  # characters
LONGEST_TEXT: Final = 500
LONGEST_ADDRESS: Final = 254
LAST: Final = 500  # from this code on a mail server means it
PORTS: Final = {"starttls": 587, "tls": 465, "none": 25}
ADDRESS: Final = re.compile(
    r"[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+",
    re.IGNORECASE,
)


@dataclass(frozen=True)
class MailServer:
    """ValueError: the operator's settings do not fit together."""

    host: str
    sender: str
    security: str = "starttls"  # or "tls", or "none"
    port: int = 0  # 0: the usual one
    user: str = ""
    password: str = ""

    def __post_init__(self) -> None:
        if self.security not in PORTS:
            raise ValueError(f"The security of a mail server is one of {', '.join(PORTS)}.")
        if self.password and self.security == "none":
            raise ValueError("The password of a mail server is sent over an encrypted connection only.")
        if not is_address(self.sender):
            raise ValueError(f"{self.sender!r} is no e-mail address.")


class Mail:
    def __init__(self, server: MailServer, seconds: float = SECONDS) -> None:
        self.server = server
        self.seconds = seconds

    @cached_property
    def encryption(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    def check(self, address: str) -> None:
        """Refused says what is wrong with an address that somebody wants to use."""
        if not is_address(address):
            raise Refused("bad_address", "That is not an e-mail address that this server can write to.")

    async def send(self, notice: Notice, to: str) -> None:
        self.check(to)
        letter = written(notice, self.server.sender, to)
        try:
            await asyncio.to_thread(self.deliver, letter, to)
        except OSError as error:
            raise judged(error) from None

    def deliver(self, letter: EmailMessage, to: str) -> None:
        """Once the server has taken it, how they part does not matter."""
        with closing(self.connected()) as server:
            if self.server.security == "starttls":
                server.starttls(context=self.encryption)
            if self.server.user:
                server.login(self.server.user, self.server.password)
            server.send_message(letter, self.server.sender, [to])
            with suppress(OSError):
                server.quit()

    def connected(self) -> smtplib.SMTP:
        port = self.server.port or PORTS[self.server.security]
        if self.server.security == "tls":
            return smtplib.SMTP_SSL(self.server.host, port, timeout=self.seconds, context=self.encryption)
        return smtplib.SMTP(self.server.host, port, timeout=self.seconds)


def is_address(text: str) -> bool:
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def written(notice: Notice, sender: str, to: str) -> EmailMessage:
    """Every text in it is one line, so that none can become a header."""
    letter = EmailMessage(policy=SMTP)
    letter["From"] = sender
    letter["To"] = to
    letter["Subject"] = printable(notice.text, LONGEST_SUBJECT)
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(f"{printable(notice.text, LONGEST_TEXT)}\n\n{printable(notice.link, LONGEST_TEXT)}\n")
    return letter


def judged(error: OSError) -> Failed | Refused:
    """What the mail server means for good is not tried again."""
    codes = codes_of(error)
    if codes and min(codes) >= LAST:
        return Refused("not_taken", f"The mail server answered {min(codes)}.")
    return Failed(f"the mail server did not take it ({type(error).__name__})")


def codes_of(error: OSError) -> list[int]:
    match error:
        case smtplib.SMTPRecipientsRefused():
            return [code for code, _ in error.recipients.values()]
        case smtplib.SMTPResponseException():
            return [error.smtp_code]
    return []
