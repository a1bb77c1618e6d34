"""For whoever runs a server: whether it works, and how much is going on."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest
from server.evening import PATIENCE, Guest, serving
from server.house_calls import house
from starlette.testclient import TestClient

import kanly
from kanly.server.figures import Durations, Page
from kanly.server.routes import operation
from kanly.server.store.event_store import StoreFailed
from kanly.server.store.sqlite_store import SqliteStore

SAMPLE = re.compile(r"([a-z_]+)(\{[a-z]+=\"[^\"]*\"(?:,[a-z]+=\"[^\"]*\")*\})? (-?[0-9.e+-]+|\+Inf)")


def figures(text: str) -> dict[str, float]:
    """Every line is a comment or a sample."""
    found: dict[str, float] = {}
    for line in text.splitlines():
        if line.startswith(("# HELP ", "# TYPE ")):
            continue
        sample = SAMPLE.fullmatch(line)
        assert sample, line
        assert sample[1] + (sample[2] or "") not in found
        found[sample[1] + (sample[2] or "")] = float(sample[3])
    return found


KEY = {"authorization": "Bearer for-us-alone"}


def metrics(client: TestClient) -> dict[str, float]:
    answer = client.get("/metrics", headers=KEY)
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return figures(answer.text)


# --- health


def test_a_server_that_works_says_so(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        answer = client.get("/health")
        assert answer.status_code == 200
        told = answer.json()
        assert (told["status"], told["store"], told["kanly"]) == ("ok", "ok", kanly.__version__)
        assert isinstance(told["is_compiled"], bool)
        assert answer.headers["cache-control"] == "no-store"


def test_a_server_that_can_keep_nothing_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0

    async def full(store: SqliteStore, name: str, value: bytes | None) -> None:
        nonlocal tried
        tried += 1
        raise StoreFailed("nothing was stored: the disk is full")

    with house(tmp_path) as client, monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "keep_note", full)
        for _ in range(5):
            answer = client.get("/health")
            assert (answer.status_code, answer.json()["store"]) == (503, "failing")
        assert tried == 1
        broken.setattr(operation, "EVERY", 0.0)
        client.get("/health")
        assert tried == 2


# --- figures


@pytest.mark.parametrize(
    "given", [{}, {"authorization": "Bearer another"}, {"authorization": "for-us-alone"}]
)
def test_without_the_key_there_is_nothing_to_read(tmp_path: Path, given: dict[str, str]) -> None:
    with house(tmp_path, metrics_key="for-us-alone") as client:
        assert client.get("/metrics", headers=given).status_code == 404


def test_without_a_key_nobody_reads_anything(tmp_path: Path) -> None:
    with house(tmp_path) as client:
        assert client.get("/metrics", headers={"authorization": "Bearer "}).status_code == 404


def test_what_goes_on_is_counted(tmp_path: Path) -> None:
    with house(tmp_path, metrics_key="for-us-alone") as client:
        before = metrics(client)
        client.put("/api/v1/me", json={"name": "Ann"})
        solo = {"settings": {"game": {"seats": 1, "difficulty": "novice"}}}
        game = client.post("/api/v1/games", json=solo).json()["game"]
        client.get("/nowhere")
        now = metrics(client)
    assert 'kanly_games{status="playing"}' not in before
    assert now['kanly_games{status="playing"}'] == now["kanly_tables"] == 1
    assert now['kanly_http_responses_total{status="404"}'] == 1
    assert now['kanly_http_responses_total{status="201"}'] == 1
    assert now["kanly_http_request_seconds_count"] >= 4
    assert now["kanly_uptime_seconds"] >= before["kanly_uptime_seconds"]
    assert not [name for name in now if game in name]


def test_memory_is_told_where_the_system_tells_it(tmp_path: Path) -> None:
    with house(tmp_path, metrics_key="for-us-alone") as client:
        told = metrics(client)
    assert told["process_cpu_seconds_total"] > 0
    assert ("process_resident_memory_bytes" in told) == (sys.platform == "linux")
    assert told.get("process_resident_memory_bytes", 1e8) > 10_000_000


def test_what_strangers_are_refused_is_counted_too(tmp_path: Path) -> None:
    with house(tmp_path, metrics_key="for-us-alone") as client:
        assert client.get("/health", headers={"host": "evil.example"}).status_code == 421
        assert metrics(client)['kanly_http_responses_total{status="421"}'] == 1


def test_sockets_appends_bots_and_refusals_are_counted(tmp_path: Path) -> None:
    key = tmp_path / "key"
    key.write_text("for-us-alone\n", encoding="utf-8")
    with serving(tmp_path, "--metrics-key", str(key)) as server:
        ann = Guest(server, "Ann")
        opened = ann.opens(game={"seats": 2}, seats=[{}, {"bot": "recruit"}])
        socket = ann.joins(opened["game"])
        socket.sees(lambda: socket.is_asked)
        assert socket.says("choose", number=10_000, answer=0)["told"] == "refused"
        address = f"http://{server.address}/metrics"
        end = time.monotonic() + PATIENCE
        while "kanly_bot_answers_total{" not in ann.web.get(address, headers=KEY).text:
            assert time.monotonic() < end, "no bot was ever asked"
            time.sleep(0.1)  # oftener would be too often for the server
            socket.catches_up()
            if socket.is_asked:
                socket.chooses_plainly()
        now = figures(ann.web.get(address, headers=KEY).text)
        assert sum(spent for name, spent in now.items() if name.startswith("kanly_bot_seconds_total")) > 0
        assert now["kanly_sockets"] == now["kanly_listeners"] == 1
        assert now["kanly_socket_received_total"] == socket.asking
        assert now["kanly_socket_sent_total"] >= 4
        assert sum(count for name, count in now.items() if name.startswith("kanly_socket_refused")) == 1
        assert now["kanly_append_seconds_count"] >= 1
        assert now['kanly_append_seconds_bucket{le="+Inf"}'] == now["kanly_append_seconds_count"]
        secrets = (opened["game"], *opened["seat_links"], ann.me["id"], "Ann")
        assert not [one for one in secrets if one in ann.web.get(address, headers=KEY).text]


def test_a_page_of_figures_is_what_prometheus_reads() -> None:
    durations, page = Durations((0.1, 1.0)), Page()
    for seconds in (0.05, 0.1, 0.5, 3.0):
        durations.add(seconds)
    page.histogram("waiting_seconds", "How long.", durations)
    page.family("doors", "gauge", "Open.", "which", [('a "b"\\\n', 1), ("a", 2.5)])
    assert page.text.splitlines() == [
        "# HELP waiting_seconds How long.",
        "# TYPE waiting_seconds histogram",
        'waiting_seconds_bucket{le="0.1"} 2',
        'waiting_seconds_bucket{le="1.0"} 3',
        'waiting_seconds_bucket{le="+Inf"} 4',
        "waiting_seconds_sum 3.65",
        "waiting_seconds_count 4",
        "# HELP doors Open.",
        "# TYPE doors gauge",
        'doors{which="a"} 2.5',
        'doors{which="a \\"b\\"\\\\\\n"} 1',
    ]
