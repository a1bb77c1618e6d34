"""Webhooks: what they say, and where they never lead."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address
from types import NoneType

import pytest

from kanly.server.notices.notice import Failed, Notice
from kanly.server.notices.targets import Reach, Target, addresses_of, is_public, read_target, resolved
from kanly.server.notices.webhook import Webhook, content
from kanly.server.refused import Refused

NOTICE = Notice("person", "game", "turn", "It is your turn.", "https://play.example/games/1")
OPEN = Reach(http=True, private=True)
TAKEN = b"HTTP/1.1 204 No Content\r\n\r\n"
Story = Callable[[int], Awaitable[None]]


def resolving(*addresses: str) -> Callable[[str, int], Awaitable[Sequence[str]]]:
    async def resolve(host: str, port: int) -> Sequence[str]:
        return addresses

    return resolve


# --- addresses


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "127.255.255.254", "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1"),
        *("100.100.100.200", "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.192", "192.0.2.1"),
        *("192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1"),
        *("224.0.0.1", "239.255.255.255", "240.0.0.1", "255.255.255.255", "168.63.129.16"),
        *("::", "::1", "fe80::1", "fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "100::1"),
        *(
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "::ffff:169.254.169.254",
            "::127.0.0.1",
            "::ffff:0:127.0.0.1",
        ),
        *("64:ff9b::7f00:1", "64:ff9b::a00:1", "64:ff9b::a9fe:a9fe", "64:ff9b:1::808:808"),
        *(
            "2001::1",
            "2001:0:4136:e378:8000:63bf:3fff:fdd2",
            "2001:db8::1",
            "2002:7f00:1::",
            "2002:808:808::1",
        ),
        *("3fff::1", "4000::1", "5f00::1"),
    ],
)
def test_an_address_that_is_not_in_the_open_internet_is_refused(address: str) -> None:
    assert not is_public(ip_address(address))
    with pytest.raises(Refused) as refusal:
        asyncio.run(addresses_of(Target("https", "hook.example", 443, "/"), Reach(), resolving(address)))
    assert refusal.value.code == "private_address"


@pytest.mark.parametrize(
    "address",
    [
        *("8.8.8.8", "162.159.128.233", "172.32.0.1", "100.128.0.1", "192.0.1.1", "223.255.255.255"),
        *("2606:4700::6810:84e5", "2001:4860:4860::8888", "::ffff:8.8.8.8", "64:ff9b::808:808"),
    ],
)
def test_an_address_in_the_open_internet_is_taken(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    "addresses",
    [
        ("8.8.8.8", "10.0.0.1"),
        ("127.0.0.1", "8.8.8.8"),
        ("2606:4700::1", "::1"),
        ("8.8.8.8", "64:ff9b::7f00:1"),
    ],
)
def test_one_private_address_among_several_spoils_them_all(addresses: tuple[str, ...]) -> None:
    target = Target("https", "hook.example", 443, "/")
    with pytest.raises(Refused):
        asyncio.run(addresses_of(target, Reach(), resolving(*addresses)))
    assert len(asyncio.run(addresses_of(target, Reach(private=True), resolving(*addresses)))) == 2


@pytest.mark.parametrize("addresses", [(), ("8.8.8.8", "nonsense")])
def test_a_host_without_a_readable_address_may_be_tried_again(addresses: tuple[str, ...]) -> None:
    with pytest.raises(Failed):
        asyncio.run(addresses_of(Target("https", "hook.example", 443, "/"), Reach(), resolving(*addresses)))


def test_names_are_resolved_by_the_system() -> None:
    assert "127.0.0.1" in asyncio.run(resolved("127.0.0.1", 443))
    for unknown in ("nowhere.invalid", "a" * 64 + ".example"):
        with pytest.raises(Failed, match="not known"):
            asyncio.run(resolved(unknown, 443))


# --- what is typed


@pytest.mark.parametrize(
    "url",
    [
        *(
            "",
            "hook",
            "//hook.example/",
            "ftp://hook.example/",
            "file:///etc/passwd",
            "gopher://hook.example/",
        ),
        *("http://hook.example/", "HTTP://hook.example/", "https://", "https:///path", "https://:443/"),
        *(
            "https://user@hook.example/",
            "https://user:word@hook.example/",
            "https://hook.example@evil.example/",
        ),
        *("https://2130706433/", "https://0x7f000001/", "https://0x7f.1/", "https://017700000001/"),
        *("https://0177.0.0.1/", "https://127.1/", "https://127.0.0.1.:443/", "https://0/", "https://0x/"),
        *("https://hook.1/", "https://1.2.3.4.5/", "https://256.1.1.1/", "https://１２７.0.0.1/"),
        *(
            "https://hook.example\\@evil.example/",
            "https://hook.example/a b",
            "https://hook.example/\r\nX: y",
        ),
        *("https://hook.example/\tx", "https://h\u00f6ok.example/", "https://[::1/", "https://[::g]/"),
        *("https://[fe80::1%25eth0]/", "https://hook.example:99999/", "https://hook.example:x/"),
        *("https://hook..example/", "https://-hook.example/", "https://hook.example/" + "x" * 500),
        *("https://hook.example:22/", "https://hook.example:25/", "https://hook.example:0/"),
        *("https://a_b%00.example/", "https://hook.example%2f.evil/", "https://" + "a" * 64 + ".example/"),
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused_as_soon_as_it_is_typed(url: str) -> None:
    with pytest.raises(Refused) as refusal:
        Webhook().check(url)
    assert refusal.value.code == "bad_webhook"


@pytest.mark.parametrize(
    ("url", "target", "header"),
    [
        (
            "https://discord.com/api/webhooks/1/a-b_c?wait=true#x",
            Target("https", "discord.com", 443, "/api/webhooks/1/a-b_c?wait=true"),
            "discord.com",
        ),
        ("HTTPS://Hook.Example", Target("https", "hook.example", 443, "/"), "hook.example"),
        ("https://hook.example:8443/x", Target("https", "hook.example", 8443, "/x"), "hook.example:8443"),
        ("https://8.8.8.8/", Target("https", "8.8.8.8", 443, "/"), "8.8.8.8"),
        ("https://[2606:4700::1]:444/", Target("https", "2606:4700::1", 444, "/"), "[2606:4700::1]:444"),
    ],
)
def test_an_address_is_read_as_it_was_meant(url: str, target: Target, header: str) -> None:
    found = read_target(url, Reach(private=True))
    assert found == target
    assert found.host_header() == header


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "169.254.169.254", "[::ffff:127.0.0.1]", "[64:ff9b::7f00:1]"]
)
def test_a_private_address_that_is_typed_is_refused_before_anything_is_sent(host: str) -> None:
    with pytest.raises(Refused) as refusal:
        asyncio.run(Webhook().send(NOTICE, f"https://{host}/"))
    assert refusal.value.code == "private_address"


# --- what is sent


class Stub:
    """A server that keeps what it is sent and says what it is told to say."""

    def __init__(self, says: bytes = TAKEN) -> None:
        self.says = says
        self.heard: list[bytes] = []
        self.talks: set[asyncio.Task[None]] = set()

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
        self.heard.append(head + await reader.readexactly(length))
        writer.write(self.says)
        if self.says:
            await reader.read()

    async def talk_to_the_end(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, EOFError):
            await self.talk(reader, writer)
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()

    def begin(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.talks.add(asyncio.create_task(self.talk_to_the_end(reader, writer)))

    def serve(self, story: Story) -> None:
        async def told() -> None:
            async with await asyncio.start_server(self.begin, "127.0.0.1", 0) as server:
                await story(server.sockets[0].getsockname()[1])
                await asyncio.gather(*self.talks)

        asyncio.run(told())


class Silent(Stub):
    """Begins to answer and never goes on."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nX: ")
        await reader.read()


class Rude(Stub):
    """Ends the conversation after the greeting."""

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.heard.append(await reader.read(4096))


def test_the_notice_arrives_in_the_form_that_discord_reads() -> None:
    stub = Stub()

    async def story(port: int) -> None:
        webhook = Webhook(OPEN, resolving("127.0.0.1"))
        await webhook.send(NOTICE, f"http://hook.example:{port}/api/webhooks/1/token?wait=true")

    stub.serve(story)
    (heard,) = stub.heard
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"POST /api/webhooks/1/token?wait=true HTTP/1.1\r\nHost: hook.example:")
    assert b"Content-Type: application/json" in head
    told = "It is your turn.\nhttps://play.example/games/1"
    assert json.loads(body) == {"content": told, "allowed_mentions": {"parse": []}}


def test_names_in_a_notice_cannot_make_links_or_lines() -> None:
    text = "[free](https://evil.example) **@everyone**\n# now " + "x" * 10_000
    told = json.loads(content(Notice("p", "g", "turn", text, "https://play.example/" + "y" * 10_000)))
    first, link = told["content"].split("\n")
    assert first.startswith(r"\[free\]\(https://evil.example\) \*\*@everyone\*\* \# now xxx")
    assert link.startswith("https://play.example/yyy")
    assert len(told["content"]) < 2000


def test_the_connection_goes_to_the_checked_address_and_nobody_asks_again() -> None:
    """A name that leads elsewhere the second time it is asked for gains nothing."""
    asked: list[str] = []

    async def rebinding(host: str, port: int) -> Sequence[str]:
        asked.append(host)
        return ["127.0.0.1" if len(asked) == 1 else "169.254.169.254"]

    async def story(port: int) -> None:
        await Webhook(OPEN, rebinding).send(NOTICE, f"http://rebind.invalid:{port}/")

    stub = Stub()
    stub.serve(story)
    assert asked == ["rebind.invalid"]
    assert len(stub.heard) == 1


def test_where_one_address_does_not_answer_the_next_is_tried() -> None:
    async def story(port: int) -> None:
        await Webhook(OPEN, resolving("::1", "127.0.0.1")).send(NOTICE, f"http://hook.example:{port}/")

    stub = Stub()
    stub.serve(story)
    assert len(stub.heard) == 1


@pytest.mark.parametrize(
    ("says", "end", "wait"),
    [
        (b"HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n", NoneType, 0),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 204\r\n\r\n", NoneType, 0),
        (b"HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1/\r\n\r\n", Refused, 0),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", Refused, 0),
        (b"HTTP/1.1 500 Oh\r\n\r\n", Failed, 0),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: 7.5\r\n\r\n", Failed, 7.5),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: 999999999\r\n\r\n", Failed, 300),
        (b"HTTP/1.1 429 Slow\r\nRetry-After: soon\r\n\r\n", Failed, 0),
        (b"nonsense\r\n\r\n", Failed, 0),
        (b"", Failed, 0),
        (b"HTTP/1.1 200 OK\r\n" + b"X: y\r\n" * 101 + b"\r\n", Failed, 0),
        (b"HTTP/1.1 200 OK\r\nX: " + b"y" * 100_000, Failed, 0),
    ],
)
def test_what_the_other_side_says_is_judged_by_its_head_alone(
    says: bytes, end: type[object], wait: float
) -> None:
    async def story(port: int) -> None:
        sending = Webhook(OPEN, resolving("127.0.0.1")).send(NOTICE, f"http://hook.example:{port}/")
        (found,) = await asyncio.gather(sending, return_exceptions=True)
        assert type(found) is end
        assert getattr(found, "wait", 0) == wait

    stub = Stub(says)
    stub.serve(story)
    assert len(stub.heard) == 1


def test_an_answer_that_does_not_come_is_not_waited_for() -> None:
    async def story(port: int) -> None:
        with pytest.raises(Failed, match="TimeoutError"):
            await Webhook(OPEN, seconds=0.1).send(NOTICE, f"http://127.0.0.1:{port}/")

    Silent().serve(story)


def test_nobody_there_is_a_failure_that_may_pass() -> None:
    async def story(port: int) -> None:
        with pytest.raises(Failed, match=r"hook\.example") as failure:
            await Webhook(OPEN, resolving("127.0.0.1")).send(NOTICE, "http://hook.example:1/secret")
        assert "secret" not in str(failure.value)

    Stub().serve(story)


def test_https_greets_the_name_and_sends_nothing_before_it_is_encrypted() -> None:
    async def story(port: int) -> None:
        with pytest.raises(Failed):
            await Webhook(Reach(private=True), resolving("127.0.0.1")).send(
                NOTICE, f"https://hook.example:{port}/secret"
            )

    stub = Rude()
    stub.serve(story)
    (greeting,) = stub.heard
    assert greeting.startswith(b"\x16\x03")
    assert b"hook.example" in greeting
    assert b"secret" not in greeting


def test_certificates_are_checked() -> None:
    encryption = Webhook().encryption
    assert encryption.verify_mode is ssl.CERT_REQUIRED
    assert encryption.check_hostname
