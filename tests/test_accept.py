"""`dev.py accept` says what it changed, part by part."""

import accept
import pytest

GAME = "[seed]\n1 reveal\n2 reveal\n3 reveal of a card with a very long name\n"


def test_a_part_is_new_gone_or_another() -> None:
    before = {"base-3": GAME, "ix-4": GAME, "two": GAME}
    after = {"base-3": GAME.replace("2 reveal", "2 send"), "two": GAME, "solo": GAME}
    assert list(accept.changes(before, after)) == [
        "base-3: changed from line 3 on, of 4 lines",
        "ix-4: gone",
        "solo: new",
    ]


def test_what_is_short_is_shown_before_and_after() -> None:
    assert accept.difference("4356", "4360") == "4356 -> 4360"
    assert accept.difference("a" * 50, "b" * 50) == "changed"
    assert accept.difference(GAME, GAME + "= end\n") == "changed from line 5 on, of 5 lines, 4 before"


def test_a_long_list_is_cut() -> None:
    told = accept.report("docs/cards.md", [f"card {n}: new" for n in range(20)])
    assert told.splitlines()[0] == "docs/cards.md: 20 changed"
    assert told.splitlines()[-1] == "  and 5 more"
    assert accept.report("docs/cards.md", []) == "docs/cards.md: as before"


def test_everything_kept_is_there_and_has_parts() -> None:
    assert all(list(accept.ROOT.glob(kept.where)) for kept in accept.KEPT.values())
    assert all(len(kept.parts()) >= 10 for kept in accept.KEPT.values())


def test_what_was_asked_for_is_made_and_compared(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    counts = {"first turn": "1"}
    kept = accept.Kept("counts", lambda: counts.update({"first turn": "2"}), lambda: dict(counts))
    monkeypatch.setattr(accept, "KEPT", {"tallies": kept})
    assert accept.main(["tallies"]) == 0
    assert capsys.readouterr().out.splitlines()[:2] == ["counts: 1 changed", "  first turn: 1 -> 2"]
    assert accept.main([]) == 0
    assert capsys.readouterr().out == "counts: as before\n"


def test_nothing_else_can_be_accepted(capsys: pytest.CaptureFixture[str]) -> None:
    assert accept.main(["everything"]) == 2
    assert "there is no 'everything' to accept, only games, digests" in capsys.readouterr().err
