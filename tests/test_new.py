"""`dev.py new` puts skeletons where they belong, and says what remains."""

import ast
import shutil
from pathlib import Path

import new
import places
import pytest

COPIED = ("src", "tests/facts", "tests/content", "docs/rulings.yaml")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for place in COPIED:
        (tmp_path / place).parent.mkdir(parents=True, exist_ok=True)
        copy = shutil.copytree if (places.ROOT / place).is_dir() else shutil.copy
        copy(places.ROOT / place, tmp_path / place)
    return tmp_path


def changed(root: Path) -> list[str]:
    """Files that are new or another than in the checkout."""
    files = [file.relative_to(root) for file in root.rglob("*") if file.is_file()]
    return sorted(str(file) for file in files if not is_same(root / file, places.ROOT / file))


def is_same(one: Path, other: Path) -> bool:
    return other.exists() and one.read_bytes() == other.read_bytes()


def named(told: str) -> list[str]:
    """The files that the list names, as far as something was put there."""
    lines = told.partition("\nthen:")[0].splitlines()[1:]
    return sorted(line.strip().partition(": ")[0] for line in lines)


def test_a_card_is_begun_with_its_names_and_its_fact(root: Path) -> None:
    told = new.begin("card", "Sand Reader", places.USUAL["card"], root)
    assert "BY HAND" not in told
    assert changed(root) == sorted({*named(told)} - {*places.COUNTS})
    assert '"sand_reader",' in (root / places.CONTENT / f"{places.USUAL['card']}.py").read_text()
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
    told = new.begin("card", "sand_reader", "no_such_family", root)
    assert "no_such_family.py: the card in words, as printed (BY HAND: " in told


@pytest.mark.parametrize("name", ["TakeBackPlayed", "take_back_played", "take back played"])
def test_a_name_may_be_written_in_any_way(name: str) -> None:
    assert (new.snake(name), new.camel(name), new.titled(name)) == (
        "take_back_played",
        "TakeBackPlayed",
        "Take Back Played",
    )
