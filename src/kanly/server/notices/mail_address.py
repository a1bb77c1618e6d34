"""The operator's mail server, as one address: smtp://user@mail.example:587."""

from __future__ import annotations

from typing import Final
from urllib.parse import unquote, urlsplit

from kanly.server.notices.mail import MailServer

SECURITY: Final = {"smtp": "starttls", "smtps": "tls", "smtp+plain": "none"}


def read_mail_server(address: str, sender: str, password: str = "") -> MailServer:
    """ValueError: they do not fit together. A password in the address would be seen by other users."""
    parts = urlsplit(address)
    if parts.scheme not in SECURITY or not parts.hostname or parts.path.strip("/"):
        raise ValueError("a mail server is written like smtp://mail.example, smtps://user@mail.example:465")
    if parts.password is not None:
        raise ValueError("the password of a mail server stands in a file and not in its address")
    security, user = SECURITY[parts.scheme], unquote(parts.username or "")
    return MailServer(parts.hostname, sender, security, parts.port or 0, user, password)
