"""`kanly card`: one component by its name in any language."""

import pytest

from kanly.cli.main import main
from kanly.content.catalog import CATALOG
from kanly.telling.finding import aliases, alike, find, names_of
from kanly.text.languages import LANGUAGES
from kanly.text.names import SECTIONS


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["card", *arguments]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "name",
    [
        "Duncan Idaho",
        "duncan idaho",
        "duncan_idaho",
        "DUNCAN",
        "ダンカン・アイダホ",
        "ダンカン",
        "鄧肯·艾德荷",
    ],
)
def test_a_card_is_found_by_any_of_its_names(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, name).splitlines()
    assert lines[0].split(" · ")[:2] == ["Duncan Idaho", "Imperium card"]
    boxes = {line.split("  ")[0]: line.split("  ")[-1].strip() for line in map(str.rstrip, lines[1:]) if line}
    assert boxes == {
        "日本語": "ダンカン・アイダホ",
        "繁體中文": "鄧肯·艾德荷",
        "Copies": "1",
        "Cost": "4 Persuasion",
        "Agent icons": "City",
        "Agent": "Pay 1 water → recruit 1 troop and draw a card",
        "Reveal": "Gain 2 swords and 1 water",
        "Rulings": "FAQ-016 Duncan Idaho turns 1 water into 1 troop and 1 card, never 2",
        "": "water into 2 and 2.",
    }


def test_a_card_names_the_rulings_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "the voice")
    for ruling in ("FAQ-066", "FAQ-078", "BASE-034", "IX-094"):
        assert f"{ruling} " in text
    assert "FAQ-001" not in text
    assert "裁定" in told(capsys, "the voice", "--lang", "ja")


def test_a_card_of_which_no_ruling_speaks_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Rulings" not in told(capsys, "gene manipulation")


def test_words_of_a_name_need_no_quotes(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "Duncan", "Idaho") == told(capsys, "Duncan Idaho")


@pytest.mark.parametrize(("tag", "reveal"), [("ja", "剣2本と水1つを得る"), ("zh-Hant", "獲得")])
def test_it_is_told_in_the_language_asked_for(
    tag: str, reveal: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = told(capsys, "Duncan Idaho", "--lang", tag)
    assert reveal in text
    assert "Persuasion" not in text


def test_a_part_of_several_names_lists_them(capsys: pytest.CaptureFixture[str]) -> None:
    lines = told(capsys, "sardaukar").splitlines()
    assert [line.split("  ")[0] for line in lines] == ["Sardaukar Infantry", "Sardaukar Legion"]
    assert "Reveal" not in "".join(lines)


def test_a_whole_name_counts_before_parts_of_names(capsys: pytest.CaptureFixture[str]) -> None:
    """Foldspace is a card, a space and a House Hagal card; another one only contains the word."""
    text = told(capsys, "foldspace")
    assert text.count("Foldspace · ") == 3
    assert "Interstellar Shipping" not in text


@pytest.mark.parametrize("code", sorted(LANGUAGES))
def test_everything_can_be_found(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    for thing in CATALOG.things[1:]:
        assert thing.key in told(capsys, LANGUAGES[code].names.thing(thing))


def test_a_card_is_found_by_a_name_that_is_not_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    """Which is never shown."""
    text = told(capsys, "敬意を集める", "--lang", "ja")
    assert text.startswith("耳目を集める · 策謀カード · ")
    assert "敬意を集める" not in text


@pytest.mark.parametrize(
    ("reading", "name"),
    [
        ("ヴォイス", "声"),
        ("ガンソプター", "砲搏翼機"),
        ("スパイス・マスト・フロー", "香料こそ流るるべし"),
        ("ポイズン・スヌーパー", "毒物探知機"),
        ("ハイ・カウンシル", "最高議会"),
        ("グレート・フラット", "大平原"),
    ],
)
def test_a_card_is_found_by_how_its_name_is_read(
    reading: str, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told(capsys, reading, "--lang", "ja").startswith(f"{name} · ")


def test_other_names_are_those_of_a_thing_and_of_nothing_else() -> None:
    for section, entries in aliases().items():
        for key, names in entries.items():
            for name in names:
                [thing] = find(name)
                assert (SECTIONS[type(thing)], thing.key) == (section, key)
                others = [other for other in CATALOG.things[1:] if other is not thing]
                assert not [other for other in others if alike(name) in names_of(other)]


def test_what_nothing_is_called_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("Harry Potter", "..."):
        assert main(["card", name]) == 1
        out, err = capsys.readouterr()
        assert (out, err.count("\n")) == ("", 1)


@pytest.mark.parametrize("arguments", [[], ["x", "--lang", "fr"]])
def test_bad_usage_is_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["card", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1
