"""Whoever is waited for and is not there is told so, once for each turn, by the ways they have chosen."""

from __future__ import annotations

import asyncio
import http.server
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from server.evening import PATIENCE, Guest, Server, serving
from server.test_notices import MailStub, mail_server, mail_to
from table.evening import Evening

from kanly.content.rules import leader_keys
from kanly.server.config import Config
from kanly.server.notices.mail_address import read_mail_server
from kanly.server.notices.notice import Notice
from kanly.server.notices.office import Office
from kanly.server.notices.preferences import MOST_TRIES, VALID, Kept, Preferences
from kanly.server.notices.waiting import AWAY, LEADERS, SETTLED, Due, Live, Watch
from kanly.server.notices.webhook import Webhook
from kanly.server.refused import Refused
from kanly.table import agreeing
from kanly.table.settings import ClockPlan, GamePlan, SeatPlan, Settings, rules_of
from kanly.table.table import Table

TWO = Settings(GamePlan(seats=2))
DAYS = Settings(GamePlan(seats=2), clock=ClockPlan(3 * 24 * 3600))
HOOK = "https://hook.example/secret"
QUICK = {
    "kanly.server.notices.office.ROUND": 0.05,
    "kanly.server.notices.waiting.SETTLED": 0.1,
    "kanly.server.notices.waiting.AWAY": 0.3,
}


class Seen:
    """A table, with whoever the test says is there."""

    def __init__(self, table: Table, *present: str) -> None:
        self.table = table
        self.present = {*present}
        self.is_ours = True

    def is_present(self, person: str | None) -> bool:
        return person in self.present


class Notes:
    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    async def note(self, name: str) -> bytes | None:
        return self.kept.get(name)

    async def keep_note(self, name: str, value: bytes | None) -> None:
        if value is None:
            self.kept.pop(name, None)
        else:
            self.kept[name] = value


def people() -> Evening:
    return Evening(TWO).sit("ann", "ben")


def asked(evening: Evening) -> tuple[str, str]:
    """Who is asked, and the other."""
    return ("ann", "ben") if evening.asked == 0 else ("ben", "ann")


def told(watch: Watch, seen: Seen, now: float) -> list[str]:
    return [due.person for due in watch.due_at("dune", seen, now)]


# --- when


def test_whoever_has_been_away_for_a_minute_is_told_that_it_is_their_turn() -> None:
    evening, watch = people(), Watch()
    one, other = asked(evening)
    seen = Seen(evening.table, other)
    assert told(watch, seen, 0.0) == []
    assert told(watch, seen, AWAY - 1) == []
    assert told(watch, seen, AWAY) == [one]


def test_whoever_is_there_needs_no_notice() -> None:
    evening, watch = people(), Watch()
    seen = Seen(evening.table, *asked(evening))
    for now in (0.0, 100.0, 200.0):
        assert told(watch, seen, now) == []
    seen.present.clear()
    assert told(watch, seen, 210.0) == []
    assert told(watch, seen, 200.0 + AWAY) == [asked(evening)[0]]


def test_in_a_game_over_days_nobody_is_waited_for_a_minute() -> None:
    evening, watch = Evening(DAYS).sit("ann", "ben"), Watch()
    seen = Seen(evening.table)
    assert told(watch, seen, 0.0) == []
    assert told(watch, seen, SETTLED - 1) == []
    assert told(watch, seen, SETTLED) == [asked(evening)[0]]


def test_what_a_table_answers_by_itself_is_nobodys_turn() -> None:
    """It does so within a few seconds."""
    evening, watch = Evening(DAYS).sit("ann", "ben"), Watch()
    seen = Seen(evening.table)
    told(watch, seen, 0.0)
    former = evening.asked
    while evening.asked == former:
        evening.play(1, Random(1))
    seen.table = evening.table
    assert told(watch, seen, SETTLED) == []


def test_nobody_is_told_while_the_game_is_paused_or_a_bot_plays() -> None:
    evening, watch = people(), Watch()
    seen = Seen(evening.table)
    evening.table.is_paused = True
    told(watch, seen, 0.0)
    assert told(watch, seen, 1000.0) == []
    evening.table.is_paused = False
    evening.does(agreeing.resign, evening.asked)
    seen.table = evening.table
    told(watch, seen, 2000.0)
    assert told(watch, seen, 3000.0) == []


def test_whoever_plays_alone_keeps_nobody_waiting() -> None:
    solo = Evening(Settings(GamePlan(seats=1, difficulty="novice"))).sit("ann")
    watch = Watch()
    told(watch, Seen(solo.table), 0.0)
    assert told(watch, Seen(solo.table), 1000.0) == []


def test_a_game_that_another_process_has_is_its_affair() -> None:
    evening, watch = people(), Watch()
    seen = Seen(evening.table)
    seen.is_ours = False
    told(watch, seen, 0.0)
    assert told(watch, seen, 1000.0) == []


def test_everybody_who_has_no_leader_yet_is_waited_for() -> None:
    named = leader_keys(rules_of(GamePlan(seats=2)))[0]
    chosen = Settings(GamePlan(seats=2), leaders="chosen", seats=(SeatPlan(leader=named), SeatPlan()))
    evening, watch = Evening(chosen).sit("ann", "ben"), Watch()
    assert evening.table.stage == "leading"
    watch.due_at("dune", Seen(evening.table), 0.0)
    (due,) = watch.due_at("dune", Seen(evening.table), AWAY)
    assert (due.person, due.turn, due.name, due.round) == ("ben", LEADERS, "Ben", 0)


def test_a_turn_has_one_name_until_somebody_else_has_chosen() -> None:
    evening, watch, names = people(), Watch(), []
    luck = Random(3)
    for _ in range(40):
        (due,) = dues(watch, evening.table)
        names.append((evening.asked, due.turn))
        evening.play(1, luck)
    changes = [one != two for (one, _), (two, _) in pairwise(names)]
    assert changes == [one != two for (_, one), (_, two) in pairwise(names)]
    assert any(changes)
    assert not all(changes)


def dues(watch: Watch, table: Table) -> list[Due]:
    watch.due_at("dune", Seen(table), 0.0)
    return watch.due_at("dune", Seen(table), 1000.0)


def test_tables_that_are_gone_take_no_memory() -> None:
    tables: dict[str, Live] = {"dune": Seen(people().table), "ix": Seen(people().table)}
    desk = Desk(Notes(), tables)
    desk.looks(0.0)
    del tables["dune"]
    desk.looks(1.0)
    assert list(desk.office.watch.games) == ["ix"]


# --- once


class Desk:
    """An office whose notices are put aside."""

    def __init__(self, notes: Notes, tables: dict[str, Live]) -> None:
        self.office = Office(Config(), notes, tables)
        self.put: list[Notice] = []
        self.office.post.put = self.take  # type: ignore[method-assign]

    def take(self, notice: Notice) -> bool:
        self.put.append(notice)
        return True

    def looks(self, *times: float) -> None:
        async def story() -> None:
            for now in times:
                await self.office.look(now)

        asyncio.run(story())


def wants(notes: Notes, person: str, language: str = "en") -> None:
    preferences = Preferences(notes, Webhook(), None)
    asyncio.run(preferences.keep(person, Kept(HOOK, "", language, "https://play.example")))


def test_a_turn_is_told_once_and_the_next_one_again() -> None:
    evening, notes = people(), Notes()
    one, other = asked(evening)
    wants(notes, one, language="ja")
    wants(notes, other)
    seen = Seen(evening.table)
    tables: dict[str, Live] = {"dune": seen}
    desk = Desk(notes, tables)
    desk.looks(0.0, 100.0, 200.0, 300.0)
    (notice,) = desk.put
    assert (notice.person, notice.game, notice.kind) == (one, "dune", "turn")
    assert notice.link == "https://play.example/games/dune"
    assert notice.text == f"{one.title()}さん、あなたの手番です（第1ラウンド）。"
    while asked(evening)[0] == one:
        evening.play(1, Random(1))
    seen.table = evening.table
    desk.looks(400.0, 500.0)
    assert desk.put[-1].text == f"It is your turn, {other.title()}: round 1."
    assert len(desk.put) == 2


def test_a_server_that_starts_again_tells_nobody_twice() -> None:
    evening, notes = people(), Notes()
    wants(notes, asked(evening)[0])
    tables: dict[str, Live] = {"dune": Seen(evening.table)}
    Desk(notes, tables).looks(0.0, 100.0)
    again = Desk(notes, {"dune": Seen(evening.restarted())})
    again.looks(0.0, 100.0)
    assert again.put == []


def test_what_is_noted_of_a_game_is_forgotten_at_its_end() -> None:
    evening, notes = people(), Notes()
    wants(notes, asked(evening)[0])
    seen = Seen(evening.table)
    tables: dict[str, Live] = {"dune": seen}
    desk = Desk(notes, tables)
    desk.looks(0.0, 100.0)
    assert "told/dune" in notes.kept
    evening.play(100_000, Random(5))
    seen.table = evening.table
    desk.looks(200.0)
    assert "told/dune" not in notes.kept


def test_whoever_has_chosen_no_way_leaves_no_trace() -> None:
    evening, notes = people(), Notes()
    desk = Desk(notes, {"dune": Seen(evening.table)})
    desk.looks(0.0, 100.0)
    assert (desk.put, notes.kept) == ([], {})


def test_a_store_that_fails_stops_nothing(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Notes):
        async def note(self, name: str) -> bytes | None:
            raise OSError("the disk is gone")

    office = Office(Config(), Broken(), {"dune": Seen(people().table)})

    async def story() -> None:
        running = asyncio.ensure_future(office.run())
        await until(lambda: len(caplog.records) >= 2)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)

    with pytest.MonkeyPatch.context() as quickly:
        for name, value in QUICK.items():
            quickly.setattr(name, value)
        asyncio.run(story())
    assert {record.levelno for record in caplog.records} == {logging.ERROR}


async def until(wanted: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not wanted():
        assert time.monotonic() < end
        await asyncio.sleep(0.01)


# --- the address of mail is confirmed first


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def chosen(preferences: Preferences, mail: str = "", webhook: str = "") -> Kept:
    return asyncio.run(preferences.change("paul", Kept(webhook, mail), "203.0.113.7"))


def code_in(stub: MailStub) -> str:
    text = message_from_bytes(stub.letters[-1], policy=policy.default).get_content()
    return str(text.split()[0])


def refusal(call: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        call()
    return refused.value.code


def test_nothing_but_a_code_is_sent_to_an_address_before_it_is_confirmed() -> None:
    with mail_server() as stub:
        preferences = Preferences(Notes(), Webhook(), mail_to(stub))
        kept = chosen(preferences, mail="paul@caladan.example")
        assert kept.mail == ""
        assert asyncio.run(preferences.ways_of("paul")) == []
        letter = stub.letters[0].decode()
        assert "http" not in letter
        assert refusal(lambda: asyncio.run(preferences.confirm("paul", "00000000x"))) == "wrong_code"
        assert asyncio.run(preferences.confirm("paul", code_in(stub))).mail == "paul@caladan.example"
        assert [way.to for way in asyncio.run(preferences.ways_of("paul"))] == ["paul@caladan.example"]
    assert len(stub.letters) == 1


def test_an_address_that_was_confirmed_stays_until_the_next_one_is() -> None:
    with mail_server() as stub:
        preferences = Preferences(Notes(), Webhook(), mail_to(stub))
        chosen(preferences, mail="paul@caladan.example")
        asyncio.run(preferences.confirm("paul", code_in(stub)))
        assert chosen(preferences, mail="paul@caladan.example", webhook=HOOK).mail == "paul@caladan.example"
        assert len(stub.letters) == 1
        kept = chosen(preferences, mail="usul@arrakis.example")
        assert kept.mail == "paul@caladan.example"
        assert kept.unconfirmed
        assert asyncio.run(preferences.confirm("paul", code_in(stub))).mail == "usul@arrakis.example"
        assert chosen(preferences).mail == ""


def test_a_code_cannot_be_guessed_nor_used_late_nor_by_another() -> None:
    clock = Clock()
    with mail_server() as stub:
        preferences = Preferences(Notes(), Webhook(), mail_to(stub), clock)
        chosen(preferences, mail="paul@caladan.example")
        assert refusal(lambda: asyncio.run(preferences.confirm("feyd", code_in(stub)))) == "no_code"
        for _ in range(MOST_TRIES):
            assert refusal(lambda: asyncio.run(preferences.confirm("paul", "1"))) == "wrong_code"
        assert refusal(lambda: asyncio.run(preferences.confirm("paul", code_in(stub)))) == "no_code"
        chosen(preferences, mail="paul@caladan.example")
        clock.now += VALID + 1
        assert refusal(lambda: asyncio.run(preferences.confirm("paul", code_in(stub)))) == "no_code"


def test_guesses_made_at_once_count_one_by_one() -> None:
    async def story(preferences: Preferences) -> list[str]:
        tries = [preferences.confirm("paul", str(code)) for code in range(20)]
        ends = await asyncio.gather(*tries, return_exceptions=True)
        return [end.code for end in ends if isinstance(end, Refused)]

    with mail_server() as stub:
        preferences = Preferences(Notes(), Webhook(), mail_to(stub))
        chosen(preferences, mail="paul@caladan.example")
        codes = asyncio.run(story(preferences))
    assert codes == ["wrong_code"] * MOST_TRIES + ["no_code"] * (20 - MOST_TRIES)


def test_nobodys_letterbox_is_filled_with_codes() -> None:
    with mail_server() as stub:
        preferences = Preferences(Notes(), Webhook(), mail_to(stub))
        for _ in range(2):
            chosen(preferences, mail="Victim@caladan.example")
        assert refusal(lambda: chosen(preferences, mail="victim@caladan.example")) == "too_fast"
    assert len(stub.letters) == 2


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    notes = Notes()
    without = Preferences(notes, Webhook(), None)
    chosen(without, webhook=HOOK)
    before = dict(notes.kept)
    assert refusal(lambda: chosen(without, mail="paul@caladan.example")) == "no_mail"
    assert refusal(lambda: chosen(without, webhook="http://hook.example")) == "bad_webhook"
    with mail_server() as stub:
        having = Preferences(notes, Webhook(), mail_to(stub))
        assert refusal(lambda: chosen(having, mail="paul")) == "bad_address"
    assert refusal(lambda: chosen(having, mail="paul@caladan.example")) == "not_sent"
    assert notes.kept == before


def test_who_wants_nothing_any_more_leaves_no_trace() -> None:
    notes = Notes()
    preferences = Preferences(notes, Webhook(), None)
    chosen(preferences, webhook=HOOK)
    chosen(preferences)
    assert notes.kept == {}


@pytest.mark.parametrize(
    ("address", "server"),
    [
        ("smtp://mail.example", ("mail.example", "starttls", 0, "")),
        ("smtps://kanly@mail.example:4650", ("mail.example", "tls", 4650, "kanly")),
        ("smtp+plain://127.0.0.1:25", ("127.0.0.1", "none", 25, "")),
        ("smtp://me%40home.example@mail.example", ("mail.example", "starttls", 0, "me@home.example")),
    ],
)
def test_a_mail_server_is_one_address(address: str, server: tuple[object, ...]) -> None:
    read = read_mail_server(address, "kanly@play.example")
    assert (read.host, read.security, read.port, read.user) == server


@pytest.mark.parametrize(
    "address", ["mail.example", "http://mail.example", "smtp://", "smtp://a:b@mail.example"]
)
def test_what_is_no_mail_server_is_refused(address: str) -> None:
    with pytest.raises(ValueError, match="mail server"):
        read_mail_server(address, "kanly@play.example")


# --- through a real server


class Hook(http.server.BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        server = self.server
        assert isinstance(server, HookStub)
        length = int(self.headers["content-length"])
        server.heard.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *values: Any) -> None:  # noqa: A002
        """Nothing."""


class HookStub(http.server.ThreadingHTTPServer):
    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Hook)
        self.heard: list[dict[str, Any]] = []

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/hook"


@contextmanager
def hook() -> Iterator[HookStub]:
    with HookStub() as stub:
        thread = threading.Thread(target=stub.serve_forever, args=(0.01,))
        thread.start()
        try:
            yield stub
        finally:
            stub.shutdown()
            thread.join()


def put(guest: Guest, **wanted: str) -> Any:
    return guest.web.put("/me/notices", json=wanted).json()


def test_a_player_who_is_not_there_hears_of_the_turn_by_webhook(tmp_path: Path) -> None:
    with hook() as stub, serving(tmp_path, "--private-webhooks", changed=QUICK) as server:
        game = table_where_nobody_is(server, stub)
        end = time.monotonic() + PATIENCE
        while not stub.heard and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.5)
    (said,) = stub.heard
    assert said["allowed_mentions"] == {"parse": []}
    assert said["content"].startswith("It is your turn, ")
    assert said["content"].endswith(f"http://{server.address}/games/{game}")


def table_where_nobody_is(server: Server, stub: HookStub) -> str:
    ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
    for guest in (ann, ben):
        assert put(guest, webhook=stub.url)["webhook"] == stub.url
    opened = ann.opens(game={"seats": 2})
    assert ben.sits(opened["game"], 1, opened["seat_links"][1]).status_code == 204
    return str(opened["game"])


def test_what_one_has_chosen_is_ones_own_and_survives_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, ben = Guest(server, "Ann"), Guest(server, "Ben")
        kept = put(ann, webhook=HOOK, language="zh-Hant")
        assert kept == {
            "webhook": HOOK,
            "mail": "",
            "unconfirmed": "",
            "language": "zh-Hant",
            "can_mail": False,
        }
        assert ben.web.get("/me/notices").json()["webhook"] == ""
        assert put(ann, webhook="http://127.0.0.1/")["error"]["code"] == "bad_webhook"
        assert put(ann, mail="ann@caladan.example")["error"]["code"] == "no_mail"
        assert put(ann, language="xx")["error"]["code"] == "language"
        assert put(ann, pigeon="loft")["error"]["code"] == "invalid"
        server.restart()
        assert ann.comes_back().web.get("/me/notices").json() == kept
        assert HOOK not in server.log


def test_nobody_chooses_for_nobody(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        guest = Guest(server, "Ann")
        guest.web.cookies.clear()
        assert guest.web.get("/me/notices").status_code == 401


def test_mail_goes_through_the_operators_server(tmp_path: Path) -> None:
    with mail_server() as stub:
        mail = f"smtp+plain://127.0.0.1:{stub.server_address[1]}"
        with serving(tmp_path, "--mail", mail, "--mail-from", "kanly@play.example") as server:
            ann = Guest(server, "Ann")
            kept = put(ann, mail="ann@caladan.example")
            assert (kept["unconfirmed"], kept["mail"]) == ("ann@caladan.example", "")
            answer = ann.web.post("/me/notices/confirmation", json={"code": f" {code_in(stub)} "})
            assert answer.json()["mail"] == "ann@caladan.example"
