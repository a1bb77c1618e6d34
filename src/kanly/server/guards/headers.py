"""What every response tells the browser to leave alone."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import Message, Send

POLICY: Final = {
    "default-src": "'self'",
    "script-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "form-action": "'self'",
    "frame-ancestors": "'none'",
}
UNUSED: Final = ("accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "microphone")
UNUSED_TOO: Final = ("midi", "payment", "serial", "usb")
ALWAYS: Final = {
    "Content-Security-Policy": "; ".join(f"{what} {where}" for what, where in POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{what}=()" for what in (*UNUSED, *UNUSED_TOO)),
}
OVER_HTTPS: Final = {"Strict-Transport-Security": "max-age=31536000"}
STARTS: Final = ("http.response.start", "websocket.http.response.start")


def with_headers(send: Send, secure: bool) -> Send:
    told = {**ALWAYS, **OVER_HTTPS} if secure else ALWAYS

    async def send_with_headers(message: Message) -> None:
        if message["type"] in STARTS:
            MutableHeaders(scope=message).update(told)
        await send(message)

    return send_with_headers
