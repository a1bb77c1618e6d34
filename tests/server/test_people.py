"""Guests by signed cookie, names and colours, and the secret parts of links."""

from __future__ import annotations

from dataclasses import replace

import pytest
from starlette.responses import Response

from kanly.server.people.cookies import DAY, NAME, SECURE_NAME, Cookies
from kanly.server.people.keys import Key, Purpose
from kanly.server.people.links import Links
from kanly.server.people.names import checked_name, name_key
from kanly.server.people.person import Person, checked_colour, new_person, renamed
from kanly.server.refused import Refused
from kanly.table.seat import COLOURS

KEY = Key(b"k" * 32)
OTHER_KEY = Key(b"o" * 32)
START = 1_800_000_000.0
CHANI = Person("0123456789abcdef0123456789abcdef", "Chani", "green")


class Clock:
    def __init__(self) -> None:
        self.now = START

    def __call__(self) -> float:
        return self.now


def held(cookies: Cookies, person: Person = CHANI) -> dict[str, str]:
    return {NAME: cookies.written(person)}


# --- cookies


def test_a_guest_is_known_again_by_the_cookie() -> None:
    cookies = Cookies(KEY, Clock())
    seen = cookies.read(held(cookies), secure=False)
    assert seen is not None
    assert seen.person == CHANI
    assert not seen.is_old


@pytest.mark.parametrize(
    ("age", "is_known", "is_old"),
    [
        (7 * DAY, True, False),
        (7 * DAY + 1, True, True),
        (365 * DAY, True, True),
        (365 * DAY + 1, False, False),
        (-60, True, False),
        (-61, False, False),
    ],
)
def test_a_cookie_is_renewed_after_a_week_and_refused_after_a_year(
    age: float, is_known: bool, is_old: bool
) -> None:
    clock = Clock()
    cookies = Cookies(KEY, clock)
    given = held(cookies)
    clock.now += age
    seen = cookies.read(given, secure=False)
    assert (seen is not None) == is_known
    assert (seen is not None and seen.is_old) == is_old


def test_every_changed_character_makes_a_cookie_worthless() -> None:
    cookies = Cookies(KEY, Clock())
    value = cookies.written(CHANI)
    for place in range(len(value)):
        for other in ("A" if value[place] != "A" else "B", "é", "\ud800", "."):
            changed = value[:place] + other + value[place + 1 :]
            assert (changed == value) or cookies.read({NAME: changed}, secure=False) is None


@pytest.mark.parametrize(
    "value", ["", ".", "..", "a.b", "=" * 50, "\x00", "\ud800.\ud800", "ü.ü", "A" * 100_000, "%00%0a", "{}"]
)
def test_nonsense_is_no_cookie(value: str) -> None:
    assert Cookies(KEY, Clock()).read({NAME: value}, secure=False) is None
    assert Cookies(KEY, Clock()).read({}, secure=False) is None


@pytest.mark.parametrize("inside", ["", "gA", "kA", "lMQBAKEAoQA", "not base64 at all", "AAAA", "é"])
def test_even_what_is_signed_may_be_no_cookie(inside: str) -> None:
    cookies = Cookies(KEY, Clock())
    assert cookies.read({NAME: f"{inside}.{cookies.signature(inside)}"}, secure=False) is None


def test_another_key_or_purpose_signs_no_cookie() -> None:
    cookies, told = Cookies(KEY, Clock()), Cookies(KEY, Clock()).written(CHANI).partition(".")[0]
    assert cookies.read(held(Cookies(OTHER_KEY, Clock())), secure=False) is None
    link = Links(KEY).token(Purpose.SEAT, told)
    assert cookies.read({NAME: f"{told}.{link}"}, secure=False) is None


def test_the_cookie_is_short_and_its_attributes_are_strict() -> None:
    longest = Person("f" * 32, "\N{DROMEDARY CAMEL}" * 24, "purple")
    response = Response()
    Cookies(KEY, Clock()).give(response, longest, secure=True)
    header = response.headers["set-cookie"]
    assert len(header) < 300
    assert header.startswith(f"{SECURE_NAME}=")
    assert {"HttpOnly", "Path=/", "SameSite=lax", "Secure"} <= set(header.split("; "))
    assert "Domain" not in header


def test_without_https_the_cookie_is_not_secure_and_has_another_name() -> None:
    cookies, response = Cookies(KEY, Clock()), Response()
    cookies.give(response, CHANI, secure=False)
    assert response.headers["set-cookie"].startswith(f"{NAME}=")
    assert "Secure" not in response.headers["set-cookie"]
    assert cookies.read(held(cookies), secure=True) is None


def test_a_cookie_can_be_taken_back() -> None:
    response = Response()
    Cookies(KEY, Clock()).take_back(response, secure=True)
    assert "Max-Age=0" in response.headers["set-cookie"]


def test_a_colour_that_is_gone_becomes_another() -> None:
    cookies = Cookies(KEY, Clock())
    seen = cookies.read(held(cookies, replace(CHANI, colour="ultraviolet")), secure=False)
    assert seen is not None
    assert seen.person == replace(CHANI, colour=COLOURS[0])


def test_a_short_key_is_not_taken() -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Key(b"short")


# --- people


def test_new_people_have_ids_of_their_own() -> None:
    people = {new_person("Stilgar").id for _ in range(100)}
    assert len(people) == 100
    assert {len(bytes.fromhex(person)) for person in people} == {16}


def test_somebody_who_changes_name_and_colour_stays_the_same_person() -> None:
    assert renamed(CHANI, " Sihaya ", "blue") == Person(CHANI.id, "Sihaya", "blue")


def test_a_colour_is_one_of_ours() -> None:
    assert checked_colour("yellow") == "yellow"
    with pytest.raises(Refused, match="blue, green, red, yellow"):
        checked_colour("#123456")


# --- names


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Paul", "Paul"),
        ("  Lady  Jessica\t", "Lady Jessica"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("ポール", "ポール"),
        ("保羅\u3000亞崔迪", "保羅 亞崔迪"),
        ("x", "x"),
        ("!?", "!?"),
        ("\u2764\ufe0f", "\u2764\ufe0f"),
        ("a" * 24, "a" * 24),
        ("<b>&'\"", "<b>&'\""),
    ],
)
def test_a_name_is_shown_as_it_was_meant(typed: str, shown: str) -> None:
    assert checked_name(typed) == shown


@pytest.mark.parametrize(
    "typed",
    [
        *("", " ", "\t\n", "\u3000\u00a0", "a" * 25),
        *("a\nb", "a\rb", "a\x00b", "a\x1b[31m", "a\x7fb", "a\u0085b", "a\u2028b", "a\u2029b"),
        *("a\u202eb", "a\u2066b", "a\u200fb", "a\u061cb", "a\u200bb", "a\u200db", "a\u00adb", "\ufeffa"),
        *(
            "\u3164",
            "a\u3164",
            "\u115f\u1160",
            "\u2800",
            "\uffa0",
            "\u034f",
            "\ufe0f",
            "\u0301",
            "\U000e0041",
        ),
        *("\ud800", "\ue000", "\uffff", "\U0010ffff"),
    ],
)
def test_a_name_that_cannot_be_seen_or_turns_the_line_around_is_refused(typed: str) -> None:
    with pytest.raises(Refused) as refusal:
        checked_name(typed)
    assert refusal.value.code == "bad_name"


def test_names_that_look_alike_in_case_width_or_spaces_have_one_key() -> None:
    assert (
        len(
            {
                name_key(name)
                for name in ("Groß Paul", "GROSS PAUL", "ｇｒｏｓｓ\u3000ｐａｕｌ", " gross  paul")
            }
        )
        == 1
    )
    assert name_key("Paul") != name_key("Paula")


# --- links


def test_a_link_opens_one_seat_of_one_game() -> None:
    links = Links(KEY)
    token = links.seat_token("arrakis", 2, 0)
    assert len(token) == 22
    assert links.opens_seat(token, "arrakis", 2, 0)
    assert not links.opens_seat(token, "arrakis", 1, 0)
    assert not links.opens_seat(token, "caladan", 2, 0)
    assert not Links(OTHER_KEY).opens_seat(token, "arrakis", 2, 0)


def test_the_next_generation_makes_a_link_void() -> None:
    links = Links(KEY)
    token = links.seat_token("arrakis", 2, 0)
    assert links.seat_opened(token, "arrakis", [5, 0, 0, 0]) == 2
    assert links.seat_opened(token, "arrakis", [0, 0, 1, 0]) is None


def test_a_link_for_spectators_opens_no_seat_and_no_other_way_of_watching() -> None:
    links = Links(KEY)
    token = links.spectator_token("arrakis", "public", 0)
    assert links.opens_watching(token, "arrakis", "public", 0)
    assert not links.opens_watching(token, "arrakis", "all", 0)
    assert not links.opens_watching(token, "arrakis", "public", 1)
    assert links.seat_opened(token, "arrakis", [0, 0, 0, 0]) is None
    assert not links.opens_watching(links.seat_token("arrakis", 0, 0), "arrakis", "public", 0)


@pytest.mark.parametrize("token", ["", "A" * 22, "é", "\ud800", "A" * 100_000])
def test_nonsense_opens_nothing(token: str) -> None:
    assert Links(KEY).seat_opened(token, "arrakis", [0, 0, 0, 0]) is None


def test_what_is_signed_cannot_be_cut_otherwise() -> None:
    assert KEY.signature(Purpose.SEAT, "ab", "c") != KEY.signature(Purpose.SEAT, "a", "bc")
    assert KEY.signature(Purpose.SEAT, "g", 1) != KEY.signature(Purpose.SEAT, "g", "1")
    purposes = [purpose for name, purpose in vars(Purpose).items() if name.isupper()]
    assert len({KEY.signature(purpose, "a") for purpose in purposes}) == len(purposes) == 3
