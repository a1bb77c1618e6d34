"""The same through a real server and real sockets."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

import uvicorn
from fastapi import FastAPI, Request, WebSocket

from kanly.server.safety import Bounds, Safety

SHAKE = (
    b"GET /play HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: %s\r\n\r\n"
)


def application() -> FastAPI:
    app = FastAPI()

    @app.post("/echo")
    async def echo(request: Request) -> Any:
        return await request.json()

    @app.get("/broken")
    async def broken() -> None:
        raise RuntimeError("broken")

    @app.websocket("/play")
    async def play(socket: WebSocket) -> None:
        await socket.accept()
        await socket.close()

    return app


def asked(*requests: bytes) -> list[bytes]:
    """What a real server answers to each, until it has no more to say."""

    async def told() -> list[bytes]:
        safety = Safety(application(), hosts=("localhost",), bounds=Bounds(body=1000))
        server = uvicorn.Server(
            uvicorn.Config(safety, port=0, log_config=None, proxy_headers=False, ws="websockets-sansio")
        )
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        answers = [await one_answer(port, request) for request in requests]
        server.should_exit = True
        await serving
        return answers

    return asyncio.run(told())


async def one_answer(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(request)
    head = await reader.readuntil(b"\r\n\r\n")
    length = re.search(rb"content-length: ([0-9]+)", head, re.IGNORECASE)
    body = await reader.readexactly(int(length[1]) if length else 0)
    writer.close()
    await writer.wait_closed()
    return head + body


def post(body: bytes, *headers: bytes) -> bytes:
    lines = (b"POST /echo HTTP/1.1", b"Host: localhost", b"Content-Type: application/json", *headers)
    return b"\r\n".join((*lines, b"", body))


def code(answer: bytes) -> str:
    return str(json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"])


def test_a_small_body_is_answered_whole_or_in_chunks() -> None:
    whole, chunked = asked(
        post(b"[1,2]", b"Content-Length: 5"),
        post(b"3\r\n[1,\r\n2\r\n2]\r\n0\r\n\r\n", b"Transfer-Encoding: chunked"),
    )
    assert whole.endswith(b"[1,2]")
    assert chunked.endswith(b"[1,2]")
    assert b"content-security-policy: default-src 'self'" in whole


def test_a_large_body_is_refused_before_it_is_sent_and_in_chunks_while_it_is() -> None:
    piece = b"258\r\n" + b"x" * 600 + b"\r\n"
    announced, chunked = asked(
        post(b"", b"Content-Length: 1001", b"Expect: 100-continue"),
        post(piece * 2, b"Transfer-Encoding: chunked"),
    )
    assert announced.startswith(b"HTTP/1.1 413")
    assert chunked.startswith(b"HTTP/1.1 413")
    assert code(announced) == code(chunked) == "too_large"
    assert b"connection: close" in announced.lower()


def test_json_too_deep_for_the_parser_is_refused_as_such() -> None:
    (deep,) = asked(post(b"[" * 500 + b"]" * 500, b"Content-Length: 1000"))
    assert code(deep) == "too_deep"


def test_a_socket_from_a_foreign_page_is_not_opened() -> None:
    ours, foreign = asked(SHAKE % b"http://localhost", SHAKE % b"http://evil.example")
    assert ours.startswith(b"HTTP/1.1 101")
    assert foreign.startswith(b"HTTP/1.1 403")
    assert code(foreign) == "foreign_origin"


def test_a_failure_of_the_application_has_the_headers_of_safety() -> None:
    (broken,) = asked(b"GET /broken HTTP/1.1\r\nHost: localhost\r\n\r\n")
    assert broken.startswith(b"HTTP/1.1 500")
    assert b"content-security-policy" in broken


def test_a_foreign_name_leads_nowhere() -> None:
    (rebound,) = asked(b"GET /broken HTTP/1.1\r\nHost: evil.example\r\n\r\n")
    assert code(rebound) == "wrong_host"
