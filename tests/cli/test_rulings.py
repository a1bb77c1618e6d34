"""`kanly rulings`: in this checkout, in a small one made for the purpose, and outside of any."""

import re
import shutil
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from kanly.cli import ruling_book
from kanly.cli.main import main
from kanly.cli.ruling_book import DATA, FINGERPRINTS, LATER, RULINGS
from kanly.text.interface import interface_of
from kanly.text.languages import LANGUAGES

ROOT = Path(__file__).parent.parent.parent
ENTRY = """
- id: {id}
  source: FAQ, somewhere
  kind: rule
  rule: A card is a card.
  given: a card
  when: it is looked at
  then: it is one
  tags: [meta]
  ref: '1.1'
"""
TEST = "@ruling({ids})\ndef {name}():\n    pass\n"


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with two rulings, both tested and accepted."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "tests" / "rulings").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "01-cards.md").write_text("# 1 Cards\n\n## 1.1 What they are\n")
    (tmp_path / RULINGS).write_text(ENTRY.format(id="FAQ-001") + ENTRY.format(id="IX-001"))
    write_test(tmp_path, '"FAQ-001", "IX-001"')
    monkeypatch.chdir(tmp_path)
    assert main(["rulings", "--accept", "FAQ-001", "IX-001"]) == 0
    return tmp_path


def write_test(root: Path, ids: str, name: str = "test_cards") -> None:
    (root / "tests" / "rulings" / "test_it.py").write_text(TEST.format(ids=ids, name=name))


def check(capsys: pytest.CaptureFixture[str]) -> tuple[int, list[str]]:
    capsys.readouterr()
    return main(["rulings", "--check"]), capsys.readouterr().out.splitlines()


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    capsys.readouterr()
    assert main(["rulings", *words]) == 0
    return capsys.readouterr().out


def ids(told: str) -> list[str]:
    """What stands in the first column: rulings and sections."""
    return [line.split()[0] for line in told.splitlines() if re.match(r"[A-Z]+-\d|\d", line)]


@pytest.fixture
def nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Far from any checkout, as an installed command is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(ruling_book, "__file__", str(tmp_path / "kanly" / "cli" / "ruling_book.py"))
    return tmp_path


def test_all_rulings_under_their_documents(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys)
    assert ids(told) == (ROOT / "tests" / "facts" / "ruling_ids.txt").read_text().split()
    assert "FAQ ver.03 (Japanese), Imperium card: The Voice\nFAQ-078  The Voice marks the chosen" in told
    assert "test_" not in told


def test_one_ruling_is_shown_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """From anywhere inside the checkout, whatever the case of the id."""
    monkeypatch.chdir(ROOT / "docs")
    assert main(["rulings", "faq-078"]) == 0
    told = capsys.readouterr().out
    assert "FAQ-078  erratum\nrule     The Voice marks the chosen space" in told
    assert "source   FAQ ver.03 (Japanese), Imperium card: The Voice\n" in told
    assert "rules    6.3 Occupied and blocked spaces (docs/rules/06-agent-turn.md)\n" in told
    assert "test     tests/rulings/test_the_voice.py::test_the_mark_comes_off" in told


@pytest.mark.parametrize(
    ("tag", "head", "last"), [("ja", "FAQ-001  規則", "テスト"), ("zh-Hant", "FAQ-001  規則", "測試")]
)
def test_labels_are_in_the_language_asked_for(
    small: Path, capsys: pytest.CaptureFixture[str], tag: str, head: str, last: str
) -> None:
    """The ruling itself is in English; all texts begin in one column."""
    capsys.readouterr()
    assert main(["rulings", "FAQ-001", "--lang", tag]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == head
    assert lines[-1].startswith(last)
    labels = [re.match(r"\S+ +", line) for line in lines]
    assert {cell_len(label.group()) for label in labels if label} == {9}
    assert main(["rulings", "--check", "--lang", tag]) == 0
    assert not re.search("[a-z]", capsys.readouterr().out)


def test_every_kind_of_ruling_has_a_name() -> None:
    book = ruling_book.Book(ROOT)
    for kind in {ruling.kind for ruling in book.rulings.values()}:
        for language in LANGUAGES.values():
            assert interface_of(language.tag)(f"kind-{kind}")


def test_all_is_well(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(capsys) == (0, ["2 of 2 rulings have a test; 0 complaints"])


def test_a_ruling_without_a_test_fails(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(small, '"FAQ-001"')
    assert check(capsys) == (1, ["IX-001: no test", "1 of 2 rulings have a test; 1 complaints"])


def test_the_page_says_where_a_test_is_missing(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(small, '"FAQ-001"')
    assert [line.split(" | ")[-1] for line in said(capsys, "--page").splitlines()[-2:]] == [
        "`test_cards` |",
        "none yet |",
    ]


def test_a_ruling_that_waits_fails_too(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(small, '"FAQ-001"')
    (small / LATER).write_text("IX-001: text (names)\n")
    assert check(capsys)[1][0] == "IX-001: no test, waits for: text (names)"


def test_a_test_of_an_unknown_ruling_fails(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(small, '"FAQ-001", "IX-001", "FAQ-002"')
    status, told = check(capsys)
    assert status == 1
    assert told[0] == "FAQ-002: there is no such ruling, but tests/rulings/test_it.py::test_cards names it"


def test_a_mark_on_a_helper_fails(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write_test(small, '"FAQ-001", "IX-001"', name="cards")
    status, told = check(capsys)
    assert status == 1
    assert told[0] == "FAQ-001: tests/rulings/test_it.py::cards is no test"


@pytest.mark.parametrize("part", ["A card is a card", "given: a card", "looked at", "it is one"])
def test_a_changed_text_fails_until_it_is_accepted(
    small: Path, capsys: pytest.CaptureFixture[str], part: str
) -> None:
    file = small / RULINGS
    first, last = file.read_text().split("- id: IX-001")
    file.write_text(first + "- id: IX-001" + last.replace(part, f"{part}, as a rule"))
    status, told = check(capsys)
    assert status == 1
    assert told[0].startswith("IX-001: its text has changed; look at its tests")
    assert main(["rulings", "--accept", "IX-001"]) == 0
    assert check(capsys)[0] == 0


def test_a_new_ruling_must_be_accepted_as_well(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with (small / RULINGS).open("a") as file:
        file.write(ENTRY.format(id="IX-002"))
    write_test(small, '"FAQ-001", "IX-001", "IX-002"')
    assert check(capsys)[1][0] == "IX-002: its text was never accepted (kanly rulings --accept IX-002)"


def test_a_ruling_that_is_gone_is_missed(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (small / RULINGS).write_text(ENTRY.format(id="FAQ-001"))
    write_test(small, '"FAQ-001"')
    status, told = check(capsys)
    assert status == 1
    assert told[0] == "IX-001: there is no such ruling, but a list beside the tests has it"


def test_a_mistake_in_what_is_asked_is_one_sentence(small: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (small / FINGERPRINTS).read_text()
    for asked in (["FAQ-999"], ["--accept", "FAQ-001", "FAQ-999"]):
        assert main(["rulings", *asked]) == 1
        told = capsys.readouterr()
        assert told.err.startswith("kanly rulings: there is no ruling 'FAQ-999'")
        assert told.err.count("\n") == 1
    assert (small / FINGERPRINTS).read_text() == before


@pytest.mark.parametrize("asked", [["--check"], ["--accept", "FAQ-001"], ["--page"], ["--book"]])
def test_what_is_about_tests_needs_a_checkout_and_says_so_in_one_sentence(
    nowhere: Path, capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    assert main(["rulings", *asked]) == 1
    assert capsys.readouterr().err == (
        "kanly rulings: this needs a source checkout of kanly, with docs/ and tests/; run it inside one\n"
    )


# --- without a checkout, and searching


def test_a_ruling_is_shown_without_a_checkout(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "FAQ-078")
    assert told.startswith("FAQ-078  erratum\nrule     The Voice marks the chosen space")
    assert "test  " not in told


def test_no_more_is_needed_than_what_is_installed(
    nowhere: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "yaml", None)
    assert "FAQ-078" in said(capsys, "voice")
    monkeypatch.chdir(ROOT)
    assert "FAQ-078" in said(capsys, "voice")


def test_what_is_installed_is_made_from_the_present_rulings_and_rules() -> None:
    meant = "run python3 dev.py accept if the change is meant"
    assert (ROOT / DATA).read_text(encoding="utf-8") == ruling_book.Book(ROOT).data(), meant


SEARCHES = [
    ("voice", {"FAQ-066", "FAQ-078", "BASE-034", "IX-094", "6.3", "28.6"}),
    ("THE VOICE", {"FAQ-066", "FAQ-078", "BASE-034", "IX-094", "6.3"}),
    ("声", {"FAQ-066", "FAQ-078", "BASE-034", "IX-094", "6.3"}),
    ("魅音", {"FAQ-066", "FAQ-078", "BASE-034", "IX-094", "6.3"}),
    ("ties", {"FAQ-045", "12.4"}),
    ("tiebreaker", {"BASE-014", "BASE-018"}),
    ("control marker", {"IX-068", "IX-073"}),
    ("marker dreadnought", {"IX-068", "IX-077"}),
    ("kwisatz", {"FAQ-092", "FAQ-097", "6.13"}),
    ("同盟", {"FAQ-026"}),
    ("unload discard", {"IX-083", "IX-084", "18.10"}),
    ("28.6", {"28.6"}),
]


@pytest.mark.parametrize(("words", "among"), SEARCHES)
def test_words_and_names_in_any_language_are_found(
    nowhere: Path, capsys: pytest.CaptureFixture[str], words: str, among: set[str]
) -> None:
    assert among <= set(ids(said(capsys, *words.split())))


def test_what_says_it_comes_before_what_only_shows_it(
    nowhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = ids(said(capsys, "voice"))
    assert found.index("IX-094") < found.index("FAQ-001")


def test_what_speaks_of_something_else_is_not_found(
    nowhere: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not {"FAQ-003", "IX-001"} & set(ids(said(capsys, "voice")))


def test_a_section_of_the_rules_is_shown(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "6.12")
    assert told.startswith("6.12 Once per game (docs/rules/06-agent-turn.md)\n\nEach player may send")


def test_a_chapter_tells_its_sections(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    heading, _, *sections = said(capsys, "12").splitlines()
    assert heading == "12 Phase 3: Combat (docs/rules/12-combat.md)"
    assert [line.split()[0] for line in sections][:4] == ["12.1", "12.2", "12.3", "12.4"]


def test_the_heading_of_a_table_says_nothing(nowhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = said(capsys, "tie")
    assert "12.4     Ties. for third: nothing" in told
    assert "Four players: Fewer" not in told


@pytest.mark.parametrize(
    ("words", "hint"),
    [("xyzzy", "try fewer words"), ("gene manipulation", "`kanly card gene_manipulation`"), ("...", "try")],
)
def test_nothing_found_is_one_sentence_with_a_hint(
    nowhere: Path, capsys: pytest.CaptureFixture[str], words: str, hint: str
) -> None:
    assert main(["rulings", *words.split()]) == 1
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert hint in err


def test_an_installed_command_finds_the_checkout_it_is_run_in(
    small: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = small / "elsewhere"
    installed.mkdir()
    shutil.move(str(small / "docs"), str(installed / "docs"))
    shutil.move(str(small / "tests"), str(installed / "tests"))
    monkeypatch.chdir(installed / "docs" / "rules")
    monkeypatch.setattr(ruling_book, "__file__", "/nowhere/kanly/cli/ruling_book.py")
    assert check(capsys)[0] == 0
