"""Rates, counts, and who is counted as one."""

from __future__ import annotations

from typing import Any

import pytest

from kanly.server.addresses import Proxies
from kanly.server.limits import Buckets, Counts, Rate
from kanly.server.refused import Refused


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


# --- rates


def test_a_bucket_gives_a_burst_and_fills_again() -> None:
    clock = Clock()
    buckets = Buckets(Rate(burst=3, per_second=0.5), clock=clock)
    assert [buckets.take("paul") for _ in range(4)] == [True, True, True, False]
    clock.now += 1.9
    assert not buckets.take("paul")
    clock.now += 0.1
    assert [buckets.take("paul"), buckets.take("paul")] == [True, False]
    clock.now += 1_000_000
    assert [buckets.take("paul") for _ in range(4)] == [True, True, True, False]


def test_everybody_has_a_bucket_of_their_own() -> None:
    buckets = Buckets(Rate(1, 1), clock=Clock())
    assert buckets.take("paul")
    assert not buckets.take("paul")
    assert buckets.take("chani")


def test_whoever_is_too_fast_is_told_how_long_to_wait() -> None:
    buckets = Buckets(Rate(burst=2, per_second=0.1), clock=Clock())
    buckets.demand("paul", cost=2)
    with pytest.raises(Refused) as refusal:
        buckets.demand("paul")
    assert (refusal.value.status, refusal.value.headers()["retry-after"]) == (429, "10")


def test_a_clock_that_goes_back_takes_nothing_away() -> None:
    clock = Clock()
    buckets = Buckets(Rate(2, 1), clock=clock)
    buckets.take("paul")
    clock.now -= 50
    assert buckets.take("paul")


def test_buckets_that_are_not_used_are_forgotten() -> None:
    buckets = Buckets(Rate(1, 1), most_keys=3, clock=Clock())
    for key in ("a", "b", "c"):
        assert buckets.take(key)
    assert not buckets.take("a")
    assert buckets.take("d")
    assert list(buckets.levels) == ["c", "a", "d"]
    assert not buckets.take("a")
    for number in range(10_000):
        buckets.take(str(number))
    assert len(buckets.levels) == 3


# --- counts


def test_counts_take_memory_only_for_what_is_there() -> None:
    counts = Counts(2)
    assert [counts.take("a"), counts.take("a"), counts.take("a")] == [True, True, False]
    counts.leave("a")
    assert counts.take("a")
    counts.leave("a")
    counts.leave("a")
    assert counts.take("b")
    assert dict(counts.counted) == {"b": 1}


# --- addresses


def scope(peer: str | None, *forwarded: str, scheme: str = "http", proto: str = "") -> dict[str, Any]:
    headers = [(b"x-forwarded-for", line.encode("latin-1")) for line in forwarded]
    if proto:
        headers.append((b"x-forwarded-proto", proto.encode()))
    return {"client": (peer, 5000) if peer is not None else None, "headers": headers, "scheme": scheme}


def test_without_trusted_proxies_only_the_socket_is_believed() -> None:
    assert Proxies().client_of(scope("203.0.113.7", "1.2.3.4")) == "203.0.113.7"
    assert Proxies(["10.0.0.0/8"]).client_of(scope("203.0.113.7", "1.2.3.4")) == "203.0.113.7"


@pytest.mark.parametrize(
    ("forwarded", "client"),
    [
        (["198.51.100.1"], "198.51.100.1"),
        (["6.6.6.6, 198.51.100.1"], "198.51.100.1"),
        (["6.6.6.6, 198.51.100.1, 10.1.1.1"], "198.51.100.1"),
        (["6.6.6.6", "198.51.100.1"], "198.51.100.1"),
        (["198.51.100.1:4711"], "198.51.100.1"),
        (["[2001:db8:1:2::5]:80"], "2001:db8:1:2::/64"),
        (["2001:db8:1:2:3:4:5:6"], "2001:db8:1:2::/64"),
        (["::ffff:198.51.100.1"], "198.51.100.1"),
        (["10.9.9.9, 10.8.8.8"], "10.9.9.9"),
        (["198.51.100.1, nonsense"], "10.0.0.1"),
        (["unknown"], "10.0.0.1"),
        (["é\x01"], "10.0.0.1"),
        ([""], "10.0.0.1"),
        ([","], "10.0.0.1"),
        ([], "10.0.0.1"),
    ],
)
def test_behind_a_trusted_proxy_the_rightmost_stranger_is_the_client(
    forwarded: list[str], client: str
) -> None:
    assert Proxies(["10.0.0.0/8"]).client_of(scope("10.0.0.1", *forwarded)) == client


def test_a_household_is_counted_as_one() -> None:
    clients = {
        Proxies().client_of(scope(peer)) for peer in ("2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:0:9::")
    }
    assert clients == {"2001:db8::/64"}
    assert Proxies().client_of(scope("2001:db8:0:1::1")) == "2001:db8:0:1::/64"


def test_one_machine_is_the_same_over_both_protocols() -> None:
    assert Proxies().client_of(scope("::ffff:203.0.113.7")) == "203.0.113.7"
    assert Proxies(["127.0.0.0/8"]).client_of(scope("::ffff:127.0.0.1", "1.2.3.4")) == "1.2.3.4"


def test_a_socket_of_the_file_system_is_trusted_only_when_named() -> None:
    assert Proxies().client_of(scope(None, "1.2.3.4")) == "unix"
    assert Proxies(["unix"]).client_of(scope(None, "1.2.3.4")) == "1.2.3.4"
    assert Proxies(["unix"]).client_of(scope("testclient", "1.2.3.4")) == "0.0.0.0"


def test_a_network_that_is_none_is_the_operators_mistake() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        Proxies(["nonsense"])


@pytest.mark.parametrize(
    ("asked", "is_secure"),
    [
        (scope("1.2.3.4"), False),
        (scope("1.2.3.4", scheme="https"), True),
        (scope("1.2.3.4", scheme="wss"), True),
        (scope("1.2.3.4", proto="https"), False),
        (scope("10.0.0.1", proto="https"), True),
        (scope("10.0.0.1", proto="HTTPS"), True),
        (scope("10.0.0.1", proto="https, http"), False),
        (scope("10.0.0.1", proto="http"), False),
        (scope(None, proto="https"), False),
    ],
)
def test_https_is_seen_on_the_socket_or_told_by_a_trusted_proxy(
    asked: dict[str, Any], is_secure: bool
) -> None:
    assert Proxies(["10.0.0.0/8"]).is_secure(asked) == is_secure
