"""`dev.py new` puts skeletons where they belong, and says what remains."""

import ast
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import new
import places
import pytest
import work
from test_examples import run_tests_of

FAMILY = "ix/imperium"
COPIED = ("src", "examples/sietch", "tests/facts", "tests/content", "docs/rulings.yaml")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for place in COPIED:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (places.ROOT / place).is_dir() else shutil.copy
        copy(places.ROOT / place, tmp_path / place)
    return tmp_path


def changed(root: Path) -> list[str]:
    """Files that are new or another than what was copied."""
    files = [file.relative_to(root) for file in root.rglob("*") if file.is_file()]
    return sorted(str(file) for file in files if not is_as_copied(root, file))


def is_as_copied(root: Path, file: Path) -> bool:
    if not str(file).startswith(COPIED):
        return False
    original = places.ROOT / file
    return original.exists() and original.read_bytes() == (root / file).read_bytes()


def named(told: str) -> list[str]:
    """The files that the list names, as far as something was put there."""
    lines = told.partition("\nthen:")[0].splitlines()[1:]
    return sorted(line.strip().partition(": ")[0] for line in lines)


def test_a_card_is_begun_with_its_names_and_its_fact(root: Path) -> None:
    told = new.begin("card", "Sand Reader", FAMILY, root)
    assert "BY HAND" not in told
    assert changed(root) == sorted({*named(told)} - {*places.COUNTS})
    assert '"sand_reader",' in (root / places.CONTENT / f"{FAMILY}.py").read_text()
    names = {file.stem: file.read_text() for file in (root / places.NAMES).glob("*.toml")}
    assert 'sand_reader = "Sand Reader"\n' in names["en"].partition("[intrigues]")[0]
    assert 'sand_reader = ""\n' in names["ja"].partition("[intrigues]")[0]


@pytest.mark.parametrize("family", ["acquire", "board", "cards", "gains", "influence", "tech", "units"])
def test_a_word_is_begun_in_every_language(root: Path, family: str) -> None:
    told = new.begin("word", "TakeBackPlayed", family, root)
    assert "BY HAND" not in told
    assert changed(root) == named(told)
    assert len(changed(root)) == 4 + len(places.LANGUAGES) + 1
    for place in changed(root):
        ast.parse((root / place).read_text())
        assert "TakeBackPlayed" in (root / place).read_text()


def test_a_ruling_is_begun_with_its_test(root: Path) -> None:
    told = new.begin("ruling", "faq-153", "sand_readers", root)
    assert changed(root) == named(told)
    assert (root / places.RULING_IDS).read_text().split()[-1] == "FAQ-153"
    assert '@ruling("FAQ-153")' in (root / places.RULING_TESTS / "test_sand_readers.py").read_text()


def test_a_language_is_begun_with_its_names(root: Path) -> None:
    told = new.begin("language", "german", "de", root)
    assert changed(root) == sorted({*named(told)} - {places.REGISTER})
    assert "class German(Language):" in (root / "src/kanly/text/german/german.py").read_text()


def test_what_cannot_be_put_anywhere_is_left_to_the_reader(root: Path) -> None:
    (root / places.NAMES / "ja.toml").write_text("")
    told = new.begin("card", "sand_reader", FAMILY, root)
    assert "ja.toml: its name, at the end of [cards] (BY HAND: ja.toml has no [cards])" in told


@pytest.mark.parametrize("kind", ["card", "word"])
@pytest.mark.parametrize("family", ["deep_dessert", ""])
def test_a_card_or_word_of_nowhere_is_refused(root: Path, kind: str, family: str) -> None:
    with pytest.raises(work.Refused, match=r"names no set \(sietch\) and no file of src/kanly/"):
        new.begin(kind, "Sand Reader", family, root)
    assert changed(root) == []


def test_whoever_adds_to_a_printed_box_is_told_what_follows(root: Path) -> None:
    assert "the printed boxes are complete" in new.begin("card", "Sand Reader", FAMILY, root)
    assert "a word of the engine is for a printed card" in new.begin("word", "TakeBackPlayed", "cards", root)


# --- a set of one's own


@pytest.fixture
def own(root: Path) -> Path:
    new.begin("set", "Deep Desert", "", root)
    return root / places.SETS / "deep_desert"


def test_a_set_passes_its_tests_as_it_is_made(own: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    result = run_tests_of(own, tmp_path_factory.mktemp("site"))
    assert result.returncode == 0, result.stdout


def test_a_set_is_formatted_as_it_is_made(own: Path) -> None:
    settings = str(places.ROOT / "pyproject.toml")
    command = [
        sys.executable,
        "-m",
        "ruff",
        "format",
        "--check",
        "--no-cache",
        "--config",
        settings,
        str(own),
    ]
    result = subprocess.run(command, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout


def test_a_set_is_made_of_the_files_that_are_named(root: Path) -> None:
    told = new.begin("set", "Deep Desert", "", root)
    assert changed(root) == named(told)
    assert all(place.startswith("examples/deep_desert/") for place in changed(root))


@pytest.mark.parametrize("name", ["Sietch", "Ix", "7 Moons"])
def test_a_set_needs_a_name_of_its_own(root: Path, name: str) -> None:
    with pytest.raises(work.Refused):
        new.begin("set", name, "", root)


@pytest.mark.parametrize("family", ["deep_desert", "examples/deep_desert", "examples/deep_desert/"])
def test_a_card_and_a_word_are_begun_in_a_set(root: Path, own: Path, family: str) -> None:
    before = changed(root)
    told = new.begin("card", "Sand Reader", family, root) + new.begin("word", "DrawForSpice", family, root)
    assert "BY HAND" not in told
    assert {*changed(root)} - {*before} == {
        "examples/deep_desert/kanly_deep_desert/words.py",
        "examples/deep_desert/tests/test_draw_for_spice.py",
    }
    package = own / "kanly_deep_desert"
    assert [place for place in own.rglob("*.py") if not ast.parse(place.read_text())] == []
    assert '"sand_reader",' in (package / "cards.py").read_text()
    assert 'sand_reader = ""\n' in (package / "names/zh_hant.toml").read_text().partition("[intrigues]")[0]
    assert '"ja": draw_for_spice_in_japanese,' in (package / "phrases.py").read_text()


def test_a_card_without_names_fails_the_tests_of_its_set(
    root: Path, own: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    new.begin("card", "Sand Reader", "deep_desert", root)
    result = run_tests_of(own, tmp_path_factory.mktemp("site"))
    assert "no name in names/ja.toml" in result.stdout
    assert "2 failed" in result.stdout


def test_a_second_word_stands_beside_the_first(root: Path, own: Path) -> None:
    for name in ("DrawForSpice", "SpiceForDraw"):
        assert "BY HAND" not in new.begin("word", name, "deep_desert", root)
    for place in ("words.py", "phrases.py"):
        text = (own / "kanly_deep_desert" / place).read_text()
        ast.parse(text)
        assert "DrawForSpice" in text
        assert "SpiceForDraw" in text


LISTS = [
    ("set", "Deep Desert", ""),
    ("card", "Sand Reader", "deep_desert"),
    ("word", "DrawForSpice", "deep_desert"),
    ("word", "TakeBackPlayed", "cards"),
]


def test_contributing_shows_what_the_command_prints(root: Path) -> None:
    recipes = (places.ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    for asked in LISTS:
        told = textwrap.indent(new.begin(*asked, root), "    ")
        assert f"\n{told}\n" in recipes, f"put into CONTRIBUTING what the command prints now:\n{told}"


@pytest.mark.parametrize("name", ["TakeBackPlayed", "take_back_played", "take back played"])
def test_a_name_may_be_written_in_any_way(name: str) -> None:
    assert (work.snake(name), work.camel(name), work.titled(name)) == (
        "take_back_played",
        "TakeBackPlayed",
        "Take Back Played",
    )
