"""A sealed record: its seal, and the lines of its header that prove something."""

from __future__ import annotations

import pytest
from random_play import played

import kanly
from kanly.record.errors import RecordError
from kanly.record.header import PROOF_NAMES
from kanly.record.proof import NEEDED, TAKEN_BACK, Proof, read_proof, write_proof
from kanly.record.record import parts_of
from kanly.record.seal import seal_of, sealed, unsealed

PROOF = Proof(
    terms="rules base/1; seats 3; leaders dealt; people 0 1 2; sets base:1a2b3c4d",
    commitment="1a" * 32,
    server_seed=bytes(range(32)),
    salt=b"\xff" * 32,
    contributions={2: b"\x00", 0: b"ab"},
    result="broken off in round 1, points 0 0 0",
    links=(0, TAKEN_BACK, 77),
    names=('Anna "the Voice", of Ix', "花子", "", "100 %\n\u2028[seed]"),
)
RECORD = played(3, 1, 30).record()


def with_proof(record: str = RECORD, proof: Proof = PROOF) -> str:
    first, rest = record.split("\n", 1)
    return "\n".join([first, *write_proof(proof), rest])


def test_a_proof_reads_back_as_itself() -> None:
    for proof in (PROOF, Proof("", "0" * 64, bytes(32), bytes(32), {}, "")):
        assert read_proof(parts_of(with_proof(proof=proof))[0]) == proof


def test_all_that_is_written_is_known_and_in_one_line() -> None:
    lines = write_proof(PROOF)
    assert [line.split()[0][1:] for line in lines] == list(PROOF_NAMES)
    assert not [line for line in lines if len(line.splitlines()) != 1]
    assert len(write_proof(Proof("", "0" * 64, bytes(32), bytes(32), {}, ""))) == len(NEEDED)


def test_replaying_takes_no_notice_of_proof_and_seal() -> None:
    for text in (with_proof(), sealed(RECORD), sealed(with_proof()), f"{with_proof()}seal {'0' * 64}\n"):
        assert kanly.replay(text).record() == RECORD


@pytest.mark.parametrize(
    "line",
    [
        "seal",
        f"seal {'0' * 63}",
        f"seal {'A' * 64}",
        "\n".join(2 * [f"seal {'0' * 64}"]),
        f"seal {'0' * 64}\n0 end",
    ],
)
def test_a_seal_that_is_none_is_refused(line: str) -> None:
    with pytest.raises(RecordError, match=rf"line {RECORD.count(chr(10))}: the digest stands at the end"):
        kanly.replay(f"{RECORD}{line}\n")
    with pytest.raises(RecordError, match=r"'seal.*' is no choice of a seat"):
        kanly.replay(f"{RECORD[: RECORD.index('= ')]}{line}\n")


def test_a_position_is_not_proved() -> None:
    with pytest.raises(RecordError, match=r"line \d: \[\w+\] has no meaning here"):
        kanly.replay(with_proof(kanly.restore(played(3, 1, 30).snapshot()).record()))


def test_a_seal_is_over_every_byte() -> None:
    text = sealed("花\n")
    assert text == f"花\nseal {seal_of('花' + chr(10))}\n"
    assert unsealed(text) == ("花\n", seal_of("花\n"))
    assert len({seal_of(other) for other in ("花\n", "花", "花\n\n", "花\r\n", " 花\n", "\ud800")}) == 6


@pytest.mark.parametrize("text", ["", "\n", "seal", f"seal {'0' * 64}", f"a\nseal {'0' * 64}\n\n", RECORD])
def test_a_text_without_a_seal_is_refused_with_its_last_line(text: str) -> None:
    with pytest.raises(RecordError, match=r"line \d+: a sealed record ends with this line"):
        unsealed(text)


@pytest.mark.parametrize("name", NEEDED)
def test_what_is_missing_is_named(name: str) -> None:
    lines = [line for line in with_proof().split("\n") if not line.startswith(f"[{name} ")]
    with pytest.raises(RecordError, match=rf"header: \[{name}\] is missing"):
        read_proof(parts_of("\n".join(lines))[0])


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("commitment", "1A" * 32),
        ("commitment", "1a" * 31),
        ("server_seed", "7"),
        ("salt", ""),
        ("contributions", "0:"),
        ("contributions", "0:abc"),
        ("contributions", "4:ab"),
        ("contributions", "1:ab 0:ab"),
        ("contributions", "0:ab 0:cd"),
        ("contributions", "0:ab  1:ab"),
        ("contributions", f"0:{'ab' * 65}"),
        ("links", "1  2"),
        ("links", "-1"),
        ("links", "1234567"),
    ],
)
def test_a_line_that_proves_nothing_is_named(name: str, text: str) -> None:
    lines = [
        f'[{name} "{text}"]' if line.startswith(f"[{name} ") else line for line in with_proof().split("\n")
    ]
    with pytest.raises(RecordError, match=rf"line {2 + list(PROOF_NAMES).index(name)}: "):
        read_proof(parts_of("\n".join(lines))[0])
