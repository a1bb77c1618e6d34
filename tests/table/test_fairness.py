"""The proof of fairness: what is promised at the start, opened at the end, and who is caught."""

from __future__ import annotations

import doctest
import hashlib
import json
import random
import re
from dataclasses import replace
from pathlib import Path

import pytest
from table.fair_games import MODES, NAMES, Fair, changed, fair_game

import kanly
from kanly.content.rules import Rules, RulesError
from kanly.opening import begun
from kanly.record.seal import sealed, unsealed
from kanly.table.chain import moves_of
from kanly.table.fairness import (
    CHOSEN,
    DRAFTED,
    Chain,
    Commitment,
    Noted,
    Verdict,
    offers,
    result_of,
    sealed_record,
    verify,
)

PAGE = Path(__file__).parent.parent.parent / "docs" / "fairness.md"
THREE = Rules(3)
ANNA = b"what Anna's client has thrown"


def wrong(verdict: Verdict) -> list[str]:
    return [check.about for check in verdict.checks if not check.ok]


def said(verdict: Verdict, about: str) -> str:
    return next(check.said for check in verdict.checks if check.about == about)


def resealed(text: str, old: str, new: str) -> str:
    """As somebody would do it who wants to hide a change."""
    assert old in text
    return sealed(unsealed(text)[0].replace(old, new, 1))


@pytest.fixture(scope="module")
def fair() -> Fair:
    """A game of four with Rise of Ix to its end."""
    return fair_game(1)


def test_every_example_of_the_page_works() -> None:
    tried = doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8")
    assert tried.attempted > 10
    assert tried.failed == 0


# --- the commitment


def test_anybody_can_make_a_commitment_again_from_plain_text() -> None:
    made = Commitment.made(THREE)
    seed, salt = f"server_seed {made.server_seed.hex()}", f"salt {made.salt.hex()}"
    text = f"kanly commitment 1\n{seed}\n{salt}\nterms {made.terms}\n"
    assert made.published == hashlib.sha256(text.encode()).hexdigest()
    text = f"kanly seed 1\n{seed}\n{salt}\ncontribution 0 0102\ncontribution 2 ff\n"
    assert made.seed_with({2: b"\xff", 0: b"\x01\x02"}) == hashlib.sha256(text.encode()).digest()


def test_no_two_commitments_are_alike() -> None:
    assert len({Commitment.made(THREE).published for _ in range(20)}) == 20
    assert len({Commitment.made(THREE).seed_with() for _ in range(20)}) == 20


def test_a_commitment_does_not_show_its_secrets() -> None:
    made = Commitment.made(THREE)
    shown = f"{made!r} {made.published}"
    assert made.terms in shown
    for secret in (made.server_seed, made.salt):
        assert secret.hex() not in shown
        assert repr(secret) not in shown


def test_a_commitment_binds_seed_salt_and_terms() -> None:
    made = Commitment.made(THREE)
    others = [replace(made, terms=Commitment.made(Rules(4)).terms)]
    others += [replace(made, server_seed=bytes(32)), replace(made, salt=bytes(32))]
    assert made.published not in {other.published for other in others}


def test_every_setting_of_a_game_is_in_its_terms() -> None:
    solo = Rules(1, difficulty="novice")
    told = [Commitment.made(rules).terms for rules in (*MODES, solo)]
    told += [Commitment.made(THREE, way).terms for way in (CHOSEN, DRAFTED)]
    told += [Commitment.made(THREE, people=seats).terms for seats in ([], [1], [2, 0])]
    told += [
        Commitment.made(replace(solo, churn=True)).terms,
        Commitment.made(replace(solo, brutal=True)).terms,
    ]
    assert len({*told}) == len(told) - 1  # the novice is in MODES too
    assert re.fullmatch(
        r"rules base/1; seats 3; leaders drafted; people 0 2; sets base:[0-9a-f]{8}",
        Commitment.made(THREE, DRAFTED, [2, 0]).terms,
    )


def test_what_cannot_be_agreed_on_is_refused() -> None:
    with pytest.raises(RulesError):
        Commitment.made(Rules(5))
    with pytest.raises(ValueError, match="named by the rules"):
        Commitment.made(THREE, "stolen")
    with pytest.raises(ValueError, match="named by the rules"):
        Commitment.made(Rules(1, ("paul_atreides",), difficulty="expert"), DRAFTED)
    with pytest.raises(ValueError, match="the seats 0 to 2"):
        Commitment.made(THREE, people=[0, 3])


# --- contributions


def test_every_contribution_changes_the_deal() -> None:
    made = Commitment.made(THREE)
    given = [{}, {0: b"a"}, {1: b"a"}, {0: b"b"}, {0: b"a", 1: b"a"}, {0: b"aa"}]
    assert len({made.seed_with(each) for each in given}) == len(given)
    assert made.seed_with({1: b"b", 0: b"a"}) == made.seed_with({0: b"a", 1: b"b"})


def test_only_people_contribute_and_only_a_little() -> None:
    made = Commitment.made(THREE, people=[0, 2])
    for given in ({1: b"a"}, {3: b"a"}, {0: b"a", -1: b"a"}):
        with pytest.raises(ValueError, match="cannot contribute"):
            made.seed_with(given)
    for given in ({0: b""}, {0: b"a" * 65}):
        with pytest.raises(ValueError, match="1 to 64 bytes"):
            made.seed_with(given)


def test_a_bot_of_the_server_cannot_contribute_afterwards() -> None:
    """The terms say which seats are people's, so the server cannot try one contribution after the other."""
    commitment = Commitment.made(THREE, people=[0, 1])
    honest = finished(commitment, {0: ANNA})
    assert verify(honest).ok
    forged = resealed(honest, f"0:{ANNA.hex()}", f"0:{ANNA.hex()} 2:ff")
    assert "seed" in wrong(verify(forged))
    assert said(verify(forged), "seed").startswith("seat 2 cannot contribute")


def finished(commitment: Commitment, given: dict[int, bytes], most: int = 20) -> str:
    """The sealed record of the first moves of a game of three."""
    game = begun(THREE, int.from_bytes(commitment.seed_with(given), "big"))
    luck = random.Random(1)
    for _ in range(most):
        game.choose(luck.choice(game.choices))
    return sealed_record(game.record(), commitment, given)


# --- honest games


@pytest.mark.parametrize("number", range(3 * len(MODES)))
def test_a_fair_game_is_verified(number: int) -> None:
    """Every mode with every way to Leaders; two of three are broken off, which is much quicker."""
    fair = fair_game(number, 100_000 if number < len(MODES) else 60)
    verdict = verify(fair.sealed, fair.noted)
    assert wrong(verdict) == []
    assert verdict.over == fair.game.over
    assert said(verdict, "result") == result_of(fair.game)
    assert f"all {Chain.over(fair.commitment, fair.sealed).moves} are legal" in said(verdict, "moves")


def test_a_game_broken_off_is_verified_so_far() -> None:
    fair = fair_game(0, 40)
    verdict = verify(fair.sealed, fair.noted)
    assert verdict.ok
    assert not verdict.over
    assert re.fullmatch(r"broken off in round \d, points( \d){4}", said(verdict, "result"))


def test_a_game_that_nobody_has_begun_is_verified() -> None:
    fair = fair_game(2, 0)
    assert verify(fair.sealed, fair.noted).ok


def test_a_sealed_record_is_a_record_like_any_other(fair: Fair) -> None:
    again = kanly.replay(fair.sealed)
    assert again.digest() == fair.game.digest()
    assert again.record() == fair.game.record()
    assert kanly.replay(fair.sealed.replace("\n", "\r\n\r\n")).digest() == fair.game.digest()


def test_a_result_at_hand_saves_playing_again(fair: Fair) -> None:
    told = sealed_record(
        fair.game.record(), fair.commitment, fair.contributions, NAMES, fair.links, fair.game
    )
    assert told == fair.sealed


def test_only_the_game_of_the_commitment_can_be_sealed(fair: Fair) -> None:
    restored = kanly.restore(json.dumps(fair.game.snapshot()))
    for record in (kanly.new_game(4, seed=1).record(), restored.record()):
        with pytest.raises(kanly.RecordError, match="not dealt from the seed of the commitment"):
            sealed_record(record, fair.commitment, fair.contributions)


# --- Leaders


@pytest.mark.parametrize("rules", MODES[:9], ids=str)
def test_a_draft_offers_two_leaders_to_each_seat_and_none_twice(rules: Rules) -> None:
    offered = offers(rules, bytes(32))
    assert [len(two) for two in offered] == [2] * rules.seats
    assert len({key for two in offered for key in two}) == 2 * rules.seats
    assert offers(rules, b"\x01" * 32) != offered == offers(rules, bytes(32))


def test_a_leader_that_was_not_offered_is_found() -> None:
    commitment = Commitment.made(THREE, DRAFTED)
    seed = commitment.seed_with()
    two = offers(THREE, seed)
    for taken, sound in (((0, 0, 0), True), ((1, 1, 1), True), ((0, 0, 1), True)):
        leaders = tuple(keys[i] for keys, i in zip(two, taken, strict=True))
        assert verify(with_leaders(commitment, leaders)).ok == sound
    swapped = (two[1][0], two[0][0], two[2][0])
    assert wrong(verify(with_leaders(commitment, swapped))) == ["leaders"]


def test_leaders_that_the_seed_does_not_deal_are_found() -> None:
    commitment = Commitment.made(THREE)
    dealt = begun(THREE, int.from_bytes(commitment.seed_with(), "big")).leaders
    assert verify(with_leaders(commitment, tuple(dealt))).ok
    assert wrong(verify(with_leaders(commitment, (dealt[1], dealt[0], dealt[2])))) == ["leaders"]


def with_leaders(commitment: Commitment, leaders: tuple[str, ...]) -> str:
    game = begun(replace(THREE, leaders=leaders), int.from_bytes(commitment.seed_with(), "big"))
    return sealed_record(game.record(), commitment, {})


# --- changes


def test_every_changed_character_is_found() -> None:
    luck, texts = random.Random(1), [fair_game(number, 15).sealed for number in range(len(MODES))]
    for number in range(100):
        text = texts[number % len(texts)]
        damaged = changed(text, luck)
        assert damaged != text
        assert not verify(damaged).ok


@pytest.mark.parametrize(
    ("old", "new"), [("\n", "\r\n"), ("\n", "\n\n"), (" ", "\t"), ("seal ", "seal  "), ("[", "\ufeff[")]
)
def test_white_space_counts(fair: Fair, old: str, new: str) -> None:
    assert not verify(fair.sealed.replace(old, new)).ok
    assert not verify(fair.sealed.replace(old, new, 1)).ok


@pytest.mark.parametrize("more", ["\n", " ", "; by hand\n", "0 end\n", "\ud800"])
def test_nothing_stands_after_the_seal(fair: Fair, more: str) -> None:
    assert wrong(verify(fair.sealed + more)) == ["record"]
    assert not verify(more + fair.sealed).ok


def test_a_file_without_a_seal_says_so(fair: Fair) -> None:
    for text in (fair.game.record(), fair.sealed[:-1], ""):
        verdict = verify(text)
        assert wrong(verdict) == ["record"]
        assert re.match(r"line \d+: a sealed record ends with this line: seal", verdict.checks[0].said)


def test_line_ends_of_another_system_are_named(fair: Fair) -> None:
    """Here the seal itself has none of them."""
    body, seal = unsealed(fair.sealed)
    told = verify(body.replace("\n", "\r\n") + f"seal {seal}\n")
    assert said(told, "seal") == "the text is not the one that was sealed; it has line ends of another system"


def test_no_change_makes_verifying_fail(fair: Fair) -> None:
    """Sealed again, so that everything after the seal is looked at."""
    luck, text = random.Random(2), unsealed(fair_game(12, 30).sealed)[0]
    header = text[: text.index("\n; ")]
    for _ in range(150):
        assert verify(sealed(changed(text, luck)), fair.noted).checks
        assert verify(sealed(changed(header, luck) + text[len(header) :]), fair.noted).checks


# --- a server that seals again what it has changed


def value(text: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.MULTILINE)
    assert found is not None
    return found[1]


FORGED = {
    "seed": ("7", ["seed", "leaders"]),
    "server_seed": ("0" * 64, ["commitment", "seed"]),
    "salt": ("0" * 64, ["commitment", "seed"]),
    "commitment": ("0" * 64, ["commitment"]),
    "contributions": ("0:00", ["seed"]),
    "result": ("over in round 1, points 0 0 0 0, won by 3", ["result"]),
    "terms": ("rules base/1; seats 3", ["commitment", "seed", "terms"]),
    "sets": ("base:00000000 ix:00000000", ["terms", "sets"]),
}


@pytest.mark.parametrize("name", FORGED)
def test_a_changed_line_of_the_header_is_found(fair: Fair, name: str) -> None:
    other, found = FORGED[name]
    forged = resealed(fair.sealed, f'[{name} "{value(fair.sealed, name)}"]', f'[{name} "{other}"]')
    verdict = verify(forged)
    assert "seal" not in wrong(verdict)
    assert {*found} <= {*wrong(verdict)}


def test_a_changed_digest_is_found(fair: Fair) -> None:
    forged = resealed(fair.sealed, fair.game.digest(), "0" * 64)
    assert wrong(verify(forged)) == ["position"]
    assert re.match(r"line \d+: the moves lead", said(verify(forged), "position"))


def test_an_illegal_move_is_found_with_its_line(fair: Fair) -> None:
    lines = fair.sealed.split("\n")
    at = next(i for i, line in enumerate(lines) if re.match(r"[0-3] send", line))
    forged = resealed(fair.sealed, lines[at], f"{lines[at][0]} send dagger the_moon")
    assert wrong(verify(forged)) == ["moves"]
    assert said(verify(forged), "moves").startswith(f"line {at + 1}: ")


def test_another_deal_is_found_by_whoever_noted_the_commitment(fair: Fair) -> None:
    """The whole proof made anew: nothing in the record itself tells it."""
    other = fair_game(1 + len(MODES) * 3, 30)
    assert value(other.sealed, "terms").split("people")[0] == value(fair.sealed, "terms").split("people")[0]
    assert verify(other.sealed).ok
    verdict = verify(other.sealed, Noted(fair.commitment.published))
    assert wrong(verdict) == ["noted commitment"]


def test_a_contribution_left_out_is_found_by_whoever_gave_it() -> None:
    commitment = Commitment.made(THREE)
    without = finished(commitment, {1: b"another"})
    noted = Noted(commitment.published, ((0, ANNA), (1, b"another")))
    assert verify(without).ok
    assert wrong(verify(without, noted)) == ["contribution 0"]
    assert wrong(verify(finished(commitment, {0: b"x", 1: b"another"}), noted)) == ["contribution 0"]
    assert verify(finished(commitment, {0: ANNA, 1: b"another"}), noted).ok


# --- the chain


def another_game(fair: Fair, after: int) -> str:
    """Dealt alike, and played otherwise from some move on; sealed as if it had been so."""
    lines = [line for line in fair.game.record().split("\n") if not line.startswith("=")]
    top = sum(line.startswith("[") for line in lines)
    game, luck = kanly.replay("\n".join(lines[: top + after])), random.Random(99)
    while not game.over:
        game.choose(luck.choice(game.choices))
    return sealed_record(game.record(), fair.commitment, fair.contributions, NAMES, fair.links)


def test_changed_but_legal_moves_are_found_only_by_the_chain(fair: Fair) -> None:
    second = fair.links[2]
    forged = another_game(fair, second.moves - 10)
    assert verify(forged, replace(fair.noted, links=())).ok
    for link in fair.links[:2]:
        assert verify(forged, Noted(links=((link.number, link.value),))).ok
    verdict = verify(forged, Noted(links=((3, second.value),)))
    assert wrong(verdict) == ["chain 3"]
    assert "taken back" in said(verdict, "chain 3")


def test_a_forger_cannot_say_where_a_link_lies(fair: Fair) -> None:
    forged = another_game(fair, fair.links[2].moves - 10)
    told = value(forged, "links").split()
    for place in ("0", "5", str(fair.links[2].moves), "999999"):
        claimed = " ".join([*told[:2], place, *told[3:]])
        text = resealed(forged, f'[links "{" ".join(told)}"]', f'[links "{claimed}"]')
        assert wrong(verify(text, Noted(links=((3, fair.links[2].value),)))) == ["chain 3"]


def test_an_unknown_link_is_told(fair: Fair) -> None:
    for number in (0, len(fair.links) + 1):
        verdict = verify(fair.sealed, Noted(links=((number, fair.links[0].value),)))
        assert wrong(verdict) == [f"chain {number}"]
        assert f"knows of {len(fair.links)} links" in said(verdict, f"chain {number}")


def test_a_move_cannot_hide_from_the_chain(fair: Fair) -> None:
    """Spaces before a line make no difference to a game, so they make none to the chain."""
    record = fair.game.record()
    assert moves_of(record.replace("\n", "\n ")) == moves_of(record) == moves_of(fair.sealed)
    assert len(moves_of(record.replace("\n0 ", "\n 0 end\n0 "))) > len(moves_of(record))


def test_a_link_tells_nothing_without_the_salt() -> None:
    """Neither the same moves under another salt nor the same moves again give the same value."""
    made = Commitment.made(THREE)
    other = replace(made, salt=bytes(32))
    chain = Chain(made)
    chain.add("0 choose_secretly emperor fremen")
    assert chain.link(1).value != chain.link(2).value
    foreign = Chain(other)
    foreign.add("0 choose_secretly emperor fremen")
    assert foreign.link(1).value != chain.link(1).value


def test_a_chain_grows_as_the_record_does() -> None:
    made = Commitment.made(THREE)
    game, chain = begun(THREE, int.from_bytes(made.seed_with(), "big")), Chain(made)
    for _ in range(60):
        game.choose(game.choices[0])
        for line in moves_of(game.record())[chain.moves :]:
            chain.add(line)
        assert chain.link(1) == Chain.over(made, game.record()).link(1)
    assert chain.moves > 60


def test_moves_that_were_taken_back_are_no_fraud() -> None:
    made = Commitment.made(THREE)
    game = begun(THREE, int.from_bytes(made.seed_with(), "big"))
    luck, links = random.Random(4), []
    for number in (1, 2, 3):
        for _ in range(15):
            game.choose(luck.choice(game.choices))
        links.append(Chain.over(made, game.record()).link(number))
        if number == 2:
            game.take_back(10)
    text = sealed_record(game.record(), made, {}, links=links)
    assert value(text, "links").split()[1] == "-"
    verdict = verify(text, Noted(links=tuple((link.number, link.value) for link in links)))
    assert wrong(verdict) == ["chain 2"]


def test_links_are_numbered_without_gaps(fair: Fair) -> None:
    with pytest.raises(ValueError, match="numbered from 1"):
        sealed_record(fair.game.record(), fair.commitment, fair.contributions, links=fair.links[1:])
