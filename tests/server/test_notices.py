"""The post office and the mail."""

from __future__ import annotations

import asyncio
import logging
import socketserver
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

import pytest

from kanly.server.limits import Buckets, Rate
from kanly.server.notices.mail import Mail, MailServer, is_address, written
from kanly.server.notices.notice import Failed, Notice, Way
from kanly.server.notices.post import Bounds, Post
from kanly.server.refused import Refused

NOTICE = Notice("paul", "arrakis", "turn", "It is your turn, Usul.", "https://play.example/games/1")
HOOK = Way("webhook", "https://hook.example/secret")


# --- the post office


class Scripted:
    """A courier that fails as it is told to, and then succeeds."""

    def __init__(self, *ends: Exception) -> None:
        self.ends = list(ends)
        self.sent: list[tuple[Notice, str]] = []
        self.tries = 0
        self.under_way = 0
        self.most_under_way = 0
        self.hold: asyncio.Event | None = None

    async def send(self, notice: Notice, to: str) -> None:
        self.tries += 1
        self.under_way += 1
        self.most_under_way = max(self.most_under_way, self.under_way)
        if self.hold:
            await self.hold.wait()
        self.under_way -= 1
        if self.ends:
            raise self.ends.pop(0)
        self.sent.append((notice, to))


class Office:
    def __init__(self, courier: Scripted, bounds: Bounds | None = None, burst: float = 1000) -> None:
        self.slept: list[float] = []
        people = Buckets(Rate(burst, 1.0), clock=lambda: 0.0)
        self.post = Post(self.ways_of, {"webhook": courier}, bounds, people, self.sleep)
        self.ways: Sequence[Way] = (HOOK,)

    async def ways_of(self, person: str) -> Sequence[Way]:
        return self.ways

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)


def posted(office: Office, *notices: Notice) -> list[bool]:
    async def story() -> list[bool]:
        taken = [office.post.put(notice) for notice in notices]
        await office.post.stop(seconds=60)
        return taken

    return asyncio.run(story())


def test_a_notice_is_carried_by_every_way_the_person_has() -> None:
    courier = Scripted()
    office = Office(courier)
    office.ways = (HOOK, Way("pigeon", "loft"), Way("webhook", "second"))
    assert posted(office, NOTICE) == [True]
    assert courier.sent == [(NOTICE, HOOK.to), (NOTICE, "second")]


def test_nobody_has_endless_ways() -> None:
    courier = Scripted()
    office = Office(courier)
    office.ways = (HOOK,) * 100
    posted(office, NOTICE)
    assert courier.tries == 4


def test_a_failure_is_tried_again_with_growing_pauses() -> None:
    courier = Scripted(Failed("busy"), Failed("busy", wait=60))
    office = Office(courier)
    posted(office, NOTICE)
    assert office.slept == [5.0, 60]
    assert len(courier.sent) == 1


def test_a_notice_that_always_fails_is_given_up_with_a_line_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    courier = Scripted(*[Failed("no\nanswer")] * 10)
    office = Office(courier)
    posted(office, NOTICE)
    assert (courier.tries, office.slept) == (4, [5.0, 30.0, 180.0])
    assert caplog.messages == ["notice turn about game arrakis dropped: webhook: no answer"]
    assert "secret" not in caplog.text


def test_a_refusal_is_not_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    courier = Scripted(Refused("not_taken", "It answered 404."))
    posted(Office(courier), NOTICE)
    assert courier.tries == 1
    assert "404" in caplog.text


def test_a_fault_of_ours_is_logged_and_harms_no_other_way(caplog: pytest.LogCaptureFixture) -> None:
    courier = Scripted(RuntimeError("fault"))
    office = Office(courier)
    office.ways = (HOOK, HOOK)
    posted(office, NOTICE)
    assert len(courier.sent) == 1
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_the_post_never_makes_a_game_wait_and_drops_what_it_has_no_room_for(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def story() -> None:
        courier = Scripted()
        courier.hold = asyncio.Event()
        office = Office(courier, Bounds(waiting=5, at_once=2))
        assert [office.post.put(NOTICE) for _ in range(7)] == [True] * 5 + [False] * 2
        for _ in range(10):
            await asyncio.sleep(0)
        assert courier.under_way == 2
        courier.hold.set()
        await office.post.stop(seconds=60)
        assert (len(courier.sent), courier.most_under_way) == (5, 2)
        assert not office.post.under_way
        assert office.post.put(NOTICE)
        await office.post.stop(seconds=60)

    asyncio.run(story())
    assert caplog.messages == ["notice turn about game arrakis dropped: too many are waiting"] * 2


def test_nobody_is_flooded() -> None:
    courier = Scripted()
    other = Notice("chani", "arrakis", "turn", "", "")
    assert posted(Office(courier, burst=2), *[NOTICE] * 3, other) == [True, True, False, True]
    assert len(courier.sent) == 3


def test_when_the_server_stops_what_hangs_is_dropped(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        courier = Scripted()
        courier.hold = asyncio.Event()
        office = Office(courier)
        office.post.put(NOTICE)
        await office.post.stop(seconds=0.01)
        assert not office.post.under_way

    asyncio.run(story())
    assert caplog.messages == ["1 notices dropped: the server stops"]


# --- mail


class Letterbox(socketserver.StreamRequestHandler):
    """Speaks as much SMTP as a letter needs."""

    def handle(self) -> None:
        server = self.server
        assert isinstance(server, MailStub)
        self.say("220 stub")
        while line := self.rfile.readline():
            command = line.split(b":")[0].split()[0].upper().decode()
            server.heard.append(line.strip().decode())
            if command == "DATA":
                self.say("354 go on")
                server.letters.append(self.letter())
            self.say(server.answers.get(command, "221 bye" if command == "QUIT" else "250 fine"))

    def say(self, line: str) -> None:
        self.wfile.write(f"{line}\r\n".encode())

    def letter(self) -> bytes:
        lines: list[bytes] = []
        while (line := self.rfile.readline()) != b".\r\n":
            lines.append(line)
        return b"".join(lines)


class MailStub(socketserver.ThreadingTCPServer):
    """Waits at the end for those that still talk to it."""

    def __init__(self, answers: dict[str, str]) -> None:
        super().__init__(("127.0.0.1", 0), Letterbox)
        self.answers = answers
        self.heard: list[str] = []
        self.letters: list[bytes] = []


@contextmanager
def mail_server(**answers: str) -> Iterator[MailStub]:
    with MailStub(answers) as stub:
        thread = threading.Thread(target=stub.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield stub
        finally:
            stub.shutdown()
            thread.join()


def mail_to(stub: MailStub, security: str = "none", user: str = "") -> Mail:
    server = MailServer("127.0.0.1", "kanly@play.example", security, stub.server_address[1], user)
    return Mail(server, seconds=30)


def test_a_notice_arrives_as_a_letter() -> None:
    with mail_server() as stub:
        asyncio.run(mail_to(stub).send(NOTICE, "paul@caladan.example"))
    (raw,) = stub.letters
    letter = message_from_bytes(raw, policy=policy.default)
    assert isinstance(letter, EmailMessage)
    assert letter["Subject"] == NOTICE.text
    assert (letter["From"], letter["To"]) == ("kanly@play.example", "paul@caladan.example")
    assert letter["Auto-Submitted"] == "auto-generated"
    assert letter["Message-ID"].endswith("@play.example>")
    assert letter.get_content().splitlines() == [NOTICE.text, "", NOTICE.link]
    assert "rcpt to:<paul@caladan.example>" in [line.lower() for line in stub.heard]


@pytest.mark.parametrize(
    "text",
    [
        "turn\r\nBcc: all@evil.example",
        "turn\nX: y",
        "turn\r\n\r\nbody",
        "\u2028Bcc: x",
        "a" * 5000,
        "あなたの番です",
    ],
)
def test_no_text_becomes_a_header(text: str) -> None:
    plain = written(NOTICE, "kanly@play.example", "paul@caladan.example")
    letter = written(
        Notice("p", "g", "turn", text, f"{text}{text}"), "kanly@play.example", "paul@caladan.example"
    )
    read = message_from_bytes(letter.as_bytes(), policy=policy.default)
    assert isinstance(read, EmailMessage)
    assert set(read.keys()) == set(plain.keys())
    assert len(read.get_content().splitlines()) == 3
    assert read["Subject"].startswith(text[:4].strip())


@pytest.mark.parametrize(
    "address",
    [
        *(
            "",
            "paul",
            "@caladan.example",
            "paul@",
            "paul@caladan",
            "paul@caladan.example\r\nBcc: x@y.example",
        ),
        *("paul@caladan.example, x@evil.example", "a b@caladan.example", "Paul <paul@caladan.example>"),
        *("<paul@caladan.example>", "paul@[127.0.0.1]", "pa\u00fcl@caladan.example", "paul@-x.example"),
        *("a@b@caladan.example", '"a b"@caladan.example', "x" * 65 + "@y.example", "paul@caladan.example\n"),
        "paul@" + "x." * 130 + "example",
    ],
)
def test_what_is_no_address_of_mail_is_refused(address: str) -> None:
    mail = Mail(MailServer("mail.example", "kanly@play.example"))
    with pytest.raises(Refused) as refusal:
        asyncio.run(mail.send(NOTICE, address))
    assert refusal.value.code == "bad_address"


def test_an_address_cannot_be_made_slow_to_check() -> None:
    assert not is_address("a@" + "a" * 250 + "!")
    assert is_address("paul.atreides+kanly@mail.caladan.example")


def test_a_letter_that_was_taken_is_not_sent_again_for_a_rude_goodbye() -> None:
    with mail_server(QUIT="554 go away") as stub:
        asyncio.run(mail_to(stub).send(NOTICE, "paul@caladan.example"))
    assert len(stub.letters) == 1


@pytest.mark.parametrize(
    ("answers", "end"),
    [
        ({"RCPT": "550 unknown"}, Refused),
        ({"RCPT": "450 later"}, Failed),
        ({"MAIL": "553 not you"}, Refused),
        ({"DATA": "451 later"}, Failed),
        ({"EHLO": "421 closing", "HELO": "421 closing"}, Failed),
    ],
)
def test_what_a_mail_server_means_for_good_is_not_tried_again(
    answers: dict[str, str], end: type[Exception]
) -> None:
    with mail_server(**answers) as stub, pytest.raises(end):
        asyncio.run(mail_to(stub).send(NOTICE, "paul@caladan.example"))


def test_without_encryption_nothing_is_told_to_a_server_that_should_have_it() -> None:
    with mail_server() as stub, pytest.raises(Failed):
        asyncio.run(mail_to(stub, "starttls", "kanly").send(NOTICE, "paul@caladan.example"))
    assert not [line for line in stub.heard if not line.lower().startswith(("ehlo", "quit"))]


def test_a_mail_server_that_is_not_there_may_come_back() -> None:
    for security in ("none", "tls"):
        mail = Mail(MailServer("127.0.0.1", "kanly@play.example", security, 1), seconds=2)
        with pytest.raises(Failed):
            asyncio.run(mail.send(NOTICE, "paul@caladan.example"))


@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda: MailServer("mail.example", "kanly@play.example", "maybe"), "one of starttls, tls, none"),
        (lambda: MailServer("mail.example", "kanly@play.example", "none", password="x"), "encrypted"),
        (lambda: MailServer("mail.example", "kanly"), "no e-mail address"),
    ],
)
def test_settings_that_do_not_fit_are_the_operators_mistake(
    make: Callable[[], object], complaint: str
) -> None:
    with pytest.raises(ValueError, match=complaint):
        make()


def test_the_post_carries_letters_too() -> None:
    async def ways_of(person: str) -> Sequence[Way]:
        return [Way("mail", f"{person}@caladan.example")]

    async def story(mail: Mail) -> None:
        post = Post(ways_of, {"mail": mail})
        assert post.put(NOTICE)
        await post.stop(seconds=60)

    with mail_server() as stub:
        asyncio.run(story(mail_to(stub)))
    assert len(stub.letters) == 1
