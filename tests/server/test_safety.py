"""What no request gets past, and no response goes without."""

from __future__ import annotations

import asyncio

import pytest
from server.asgi_calls import Headers, answer, asked, echo
from starlette.types import Message, Receive, Scope, Send

from kanly.server.addresses import Proxies
from kanly.server.guards.hosts import LOCAL_HOSTS, hosts_when_listening_on
from kanly.server.safety import Safety, printable

# --- headers


def test_every_response_has_the_headers_of_safety() -> None:
    headers = answer(Safety(echo), asked("GET", {})).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'self'",
        "script-src": "'self'",
        "img-src": "'self' data:",
        "connect-src": "'self'",
        "object-src": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["x-frame-options"] == "DENY"
    assert headers["content-type"] == "text/plain"


def test_a_refusal_has_them_too() -> None:
    refused = answer(Safety(echo), asked("POST", {"origin": "https://evil.example"}))
    assert "content-security-policy" in refused.headers
    assert refused.headers["content-type"] == "application/json"


def test_browsers_are_held_to_https_only_where_it_is_spoken() -> None:
    proxied = Safety(echo, proxies=Proxies(["10.0.0.0/8"]))
    told = {"x-forwarded-proto": "https"}
    assert "strict-transport-security" not in answer(proxied, asked("GET", {})).headers
    assert "strict-transport-security" not in answer(proxied, asked("GET", told)).headers
    assert "strict-transport-security" in answer(proxied, asked("GET", {}, scheme="https")).headers
    assert "strict-transport-security" in answer(proxied, asked("GET", told, client=("10.0.0.1", 1))).headers


# --- origins

OURS = "http://play.example"


@pytest.mark.parametrize(
    ("headers", "is_let_in"),
    [
        ({"origin": OURS}, True),
        ({"origin": "HTTP://PLAY.EXAMPLE"}, True),
        ({"origin": "http://play.example:80"}, True),
        ({"origin": "https://play.example"}, True),
        ({"origin": "http://play.example:8080", "host": "play.example:8080"}, True),
        ({"origin": "http://[::1]:8080", "host": "[::1]:8080"}, True),
        ({"origin": "https://friends.example"}, True),
        ({"origin": "https://friends.example:444"}, False),
        ({"origin": "http://friends.example"}, False),
        ({"origin": "http://play.example:8080"}, False),
        ({"origin": OURS, "host": "play.example:8080"}, False),
        ({"origin": "http://play.example.evil.example"}, False),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "http://evil.example", "cookie": ""}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://play.example/"}, False),
        ({"origin": "http://play.example@evil.example"}, False),
        ({"origin": "http://play.example http://evil.example"}, False),
        ({"origin": "file://play.example"}, False),
        ({"origin": OURS, "host": ""}, False),
        ({"origin": "http://evil.example", "sec-fetch-site": "same-origin"}, False),
        ({}, True),
        ({"cookie": "kanly=x"}, False),
        ({"cookie": "kanly=x", "sec-fetch-site": "same-origin"}, True),
        ({"cookie": "kanly=x", "sec-fetch-site": "none"}, True),
        ({"cookie": "kanly=x", "sec-fetch-site": "same-site"}, False),
        ({"cookie": "kanly=x", "sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
    ],
)
def test_what_changes_something_comes_from_our_pages_or_from_a_program(
    headers: Headers, is_let_in: bool
) -> None:
    safety = Safety(echo, origins=("https://friends.example",))
    for method in ("POST", "PUT", "PATCH", "DELETE", "BREW"):
        found = answer(safety, asked(method, headers))
        assert found.status == (200 if is_let_in else 403)
        assert is_let_in or found.code == "foreign_origin"
    assert answer(safety, asked("GET", headers)).status == 200
    opened = answer(safety, asked("GET", headers, kind="websocket"))
    assert opened.kind == ("websocket.accept" if is_let_in else "websocket.close")


def test_a_page_that_came_unencrypted_may_not_use_what_is_encrypted() -> None:
    for origin, status in ((OURS, 403), ("https://play.example", 200)):
        assert answer(Safety(echo), asked("POST", {"origin": origin}, scheme="https")).status == status


def test_two_origins_are_none() -> None:
    scope = asked("POST", {})
    scope["headers"] += [(b"origin", OURS.encode()), (b"origin", OURS.encode())]
    assert answer(Safety(echo), scope).code == "foreign_origin"


def test_a_socket_that_is_not_opened_gets_a_sentence_where_the_server_can_send_one() -> None:
    headers = {"origin": "http://evil.example"}
    extensions: dict[str, object] = {"websocket.http.response": {}}
    refused = answer(Safety(echo), asked("GET", headers, kind="websocket", extensions=extensions))
    assert (refused.kind, refused.status) == ("websocket.http.response.start", 403)
    assert refused.code == "foreign_origin"
    assert "content-security-policy" in refused.headers


def test_an_origin_that_is_none_is_the_operators_mistake() -> None:
    with pytest.raises(ValueError, match="no origin"):
        Safety(echo, origins=("play.example",))


# --- hosts


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200),
        ("LOCALHOST:8000", 200),
        ("localhost.:8000", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:65535", 200),
        ("evil.example", 421),
        ("127.0.0.1.evil.example", 421),
        ("localhost.evil.example:8000", 421),
        ("127.0.0.2", 421),
        ("", 421),
        ("localhost@evil.example", 400),
        ("localhost:8000:9000", 400),
        ("localhost/evil", 400),
        ("[::1", 400),
        ("lócalhost", 400),
    ],
)
def test_a_server_for_this_machine_alone_goes_by_no_other_name(host: str, status: int) -> None:
    safety = Safety(echo, hosts=hosts_when_listening_on("127.0.0.1"))
    assert answer(safety, asked("GET", {"host": host})).status == status


def test_a_server_for_everybody_goes_by_any_name_unless_told_otherwise() -> None:
    assert hosts_when_listening_on("0.0.0.0") == ()
    assert hosts_when_listening_on("::1") == hosts_when_listening_on("localhost") == LOCAL_HOSTS
    assert answer(Safety(echo), asked("GET", {"host": "any.example:80"})).status == 200
    assert answer(Safety(echo, hosts=("Play.example",)), asked("GET", {})).status == 200
    assert answer(Safety(echo, hosts=("play.example",)), asked("GET", {"host": "x"})).code == "wrong_host"


def test_two_hosts_are_none() -> None:
    scope = asked("GET", {})
    scope["headers"].append((b"host", b"play.example"))
    assert answer(Safety(echo), scope).code == "bad_host"


def test_a_socket_is_opened_under_the_right_name_only() -> None:
    safety = Safety(echo, hosts=LOCAL_HOSTS)
    assert answer(safety, asked("GET", {"origin": OURS}, kind="websocket")).kind == "websocket.close"


# --- the rest


def test_the_beginning_and_the_end_of_the_server_pass_untouched() -> None:
    seen: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        seen.append(scope["type"])

    async def nothing() -> Message:
        return {}

    async def nowhere(message: Message) -> None:
        return None

    asyncio.run(Safety(app)({"type": "lifespan"}, nothing, nowhere))
    assert seen == ["lifespan"]


@pytest.mark.parametrize(
    "text", ["a\nFAKE LINE", "a\r\nb", "\x1b[2Ja", "a\u2028b", "a\u202eb", "\ud800", "x" * 10_000]
)
def test_any_text_becomes_one_harmless_line(text: str) -> None:
    shown = printable(text, 50)
    assert shown.isprintable()
    assert len(shown) <= 50
    shown.encode()
