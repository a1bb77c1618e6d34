"""`kanly cards`: the catalogue for people and for programs."""

import json
import re
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from rich.cells import cell_len

from kanly.cli.arguments import language_named
from kanly.cli.main import main
from kanly.content.catalog import CATALOG
from kanly.telling.components import things_of


def catalogue(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["cards", "--json", *arguments]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


def thing(told: dict[str, Any], key: str, kind: str) -> dict[str, Any]:
    [found] = [thing for thing in told["things"] if (thing["id"], thing["kind"]) == (key, kind)]
    return dict(found)


def test_everything_printed_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys)
    assert (told["format"], told["version"]) == ("kanly-cards", 3)
    assert [t["id"] for t in told["things"]] == [t.key for t in CATALOG.things if t.number]
    assert told["track_bonuses"]["spacing_guild"] == [{"word": "gain", "solari": 3}]
    assert told["shipping"][2] == [{"word": "acquire_tech", "discount": 2}]


def test_a_card_is_nested_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert thing(catalogue(capsys), "duncan_idaho", "imperium") == {
        "id": "duncan_idaho",
        "name": "Duncan Idaho",
        "kind": "imperium",
        "set": "base",
        "copies": 1,
        "cost": 4,
        "factions": [],
        "icons": ["city"],
        "infiltrates": [],
        "unload": False,
        "effects": {
            "agent": [
                {
                    "word": "arrow",
                    "cost": {"word": "pay", "water": 1},
                    "then": [{"word": "recruit", "troops": 1}, {"word": "draw", "cards": 1}],
                }
            ],
            "reveal": [{"word": "gain", "swords": 2}, {"word": "gain", "water": 1}],
        },
    }


def test_conditions_costs_and_words_inside_words_are_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys)
    crysknife = thing(told, "crysknife", "imperium")["effects"]["reveal"][1]
    assert crysknife["condition"] == {"condition": "bond", "faction": "fremen"}
    assert crysknife["words"] == [{"word": "influence", "among": ["fremen"], "amount": 1}]
    armada = thing(told, "allied_armada", "intrigue")["modes"][0]
    assert (armada["window"], armada["cost"]) == ("combat", {"word": "pay", "spice": 2})
    assert armada["condition"] == {"condition": "has_any_alliance"}
    thopter = thing(told, "gun_thopter", "imperium")["effects"]["agent"]
    assert thopter == [{"word": "each_opponent", "inner": {"word": "lose_garrison_troop"}}]


def test_every_number_that_stands_for_a_name_is_a_name(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys)
    helena = thing(told, "helena_richese", "leader")["effects"]["ability"]
    assert helena == [{"word": "pass_enemies", "icons": ["landsraad", "city"]}]
    leto = thing(told, "duke_leto_atreides", "leader")["effects"]["ability"]
    assert leto == [{"word": "cheaper_spaces", "icon": "landsraad", "solari": 1}]
    assert thing(told, "sietch_tabr", "space")["requires"] == {"faction": "fremen", "influence": 2}
    assert thing(told, "bypass_protocol", "intrigue")["modes"][1]["words"][0]["to"] == "top_of_deck"
    assert thing(told, "charisma", "intrigue")["modes"][0]["words"][0]["moment"] == "reveal"


def test_rise_of_ix_is_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys)
    spy = thing(told, "spy_satellites", "tile")
    assert (spy["set"], spy["cost"], spy["flips"]) == ("ix", 4, False)
    assert spy["effects"]["use"][0]["costs"] == [{"word": "pay", "spice": 3}, {"word": "trash_tile"}]
    assert (spy["for_rivals"], spy["rivals_use_it"]) == (True, "at_once")
    assert thing(told, "troop_transports", "tile")["effects"] == {
        "always": [{"word": "more_shipped_troops", "troops": 1}]
    }
    assert spy["effects"]["endgame"] == [
        {"word": "gain_per", "counter": "tracks_at_1_or_less", "victory_points": 1}
    ]
    hunter = thing(told, "bounty_hunter", "imperium")
    assert (hunter["icons"], hunter["infiltrates"]) == (["city"], ["city"])
    assert thing(told, "choam_delegate", "imperium")["unload"] is True
    assert thing(told, "control_the_spice", "epic_starter")["set"] == "ix"
    armand = thing(told, "archduke_armand_ecaz", "leader")["effects"]["ability"][0]
    assert armand["words"][0]["condition"]["icons"] == ["landsraad", "city", "spice_trade"]
    push = thing(told, "strategic_push", "intrigue")["modes"][0]["words"][1]
    assert push["moment"] == "won"


def test_house_hagal_is_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys, "--kind", "hagal")
    assert sum(card["copies"] for card in told["things"]) == 40
    card = thing(told, "hagal_foldspace_or_interstellar_shipping", "hagal")
    assert card == {
        "id": "hagal_foldspace_or_interstellar_shipping",
        "name": "Foldspace / Interstellar Shipping",
        "kind": "hagal",
        "set": "ix",
        "copies": 1,
        "swords": 2,
        "players": None,
        "covered_by_ix": False,
        "faces": [
            {
                "space": "foldspace",
                "spacing_guild_influence": {"least": 0, "most": 1},
                "dreadnoughts_out": {"least": 0, "most": None},
                "words": [{"word": "influence", "among": ["spacing_guild"], "amount": 1}],
            },
            {
                "space": "interstellar_shipping",
                "spacing_guild_influence": {"least": 2, "most": None},
                "dreadnoughts_out": {"least": 0, "most": None},
                "words": [{"word": "freighter"}, {"word": "freighter"}],
            },
        ],
    }
    assert thing(told, "hagal_arrakeen_1p", "hagal")["players"] == 1
    assert thing(told, "hagal_reshuffle", "hagal")["faces"] == []
    assert thing(told, "hagal_harvest_spice", "hagal")["faces"][0]["space"] is None
    tiles = catalogue(capsys, "--kind", "tile")["things"]
    assert sum(tile["for_rivals"] for tile in tiles) == 12
    assert {tile["rivals_use_it"] for tile in tiles if not tile["for_rivals"]} == {None}


@pytest.mark.parametrize("players", [1, 2])
def test_a_rival_with_two_dreadnoughts_out_builds_no_third(
    players: int, capsys: pytest.CaptureFixture[str]
) -> None:
    card = thing(catalogue(capsys, "--kind", "hagal"), f"hagal_dreadnought_{players}p", "hagal")
    assert [face["dreadnoughts_out"] for face in card["faces"]] == [{"least": 0, "most": 1}]


def test_every_number_of_things_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = Counter(thing["kind"] for thing in catalogue(capsys)["things"])
    assert (kinds["tile"], kinds["leader"], kinds["conflict"]) == (18, 14, 22)


def test_one_kind_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert {t["kind"] for t in catalogue(capsys, "--kind", "space")["things"]} == {"space"}


def test_both_builds_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-m", "kanly.cli.main", "cards", "--json"]
    pure = subprocess.run(command, capture_output=True, text=True, env={"KANLY_PURE": "1", **path()})
    assert json.loads(pure.stdout) == catalogue(capsys)


def path() -> dict[str, str]:
    return {"PYTHONPATH": ":".join(sys.path), "PYTHONIOENCODING": "utf-8"}


def test_the_table_is_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["cards", "--kind", "leader"]) == 0
    told = capsys.readouterr().out
    assert 'Glossu "The Beast" Rabban' in " ".join(told.split())
    assert "Signet" in told


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("tile", "Once per round, on your turn: Pay 4 Solari → recruit 3 troops"),
        ("tile", "Any time on your turn: Pay 3 spice and trash this tile → gain 1 Victory Point"),
        ("imperium", "City (Infiltration)"),
        ("imperium", "Reveal or Unload: Gain 3 Solari"),
        ("intrigue", "you win this Conflict: gain 2 Solari"),
        ("leader", "dreadnoughts in the Conflict has strength 4"),
        ("leader", "henever you gain Solari on your turn, gain 1 Solari more"),
        ("space", "Up to twice, you may advance or recall your Freighter"),
        ("epic_starter", "Control the Spice"),
        ("hagal", "With at least 2 Influence with the Spacing Guild: Interstellar Shipping: "),
        ("hagal", "the one with the most spice in all; Otherwise turn up another card"),
        ("hagal", "Shuffle the whole House Hagal deck"),
    ],
)
def test_the_table_tells_of_rise_of_ix(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, kind: str, said: str
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    assert main(["cards", "--kind", kind]) == 0
    assert said in capsys.readouterr().out


# --- languages


@pytest.mark.parametrize("tag", ["en", "ja", "zh-Hant"])
def test_the_table_is_in_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tag: str
) -> None:
    monkeypatch.setenv("COLUMNS", "2000")
    assert main(["cards", "--lang", tag]) == 0
    told = capsys.readouterr().out
    language = language_named(tag)
    for thing in CATALOG.things[1:]:
        assert language.names.thing(thing) in told
    if tag != "en":
        assert not re.findall("[A-Za-z]+", told)


@pytest.mark.parametrize("tag", ["ja", "zh-Hant"])
def test_columns_of_full_width_text_stand_below_each_other(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tag: str
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["cards", "--lang", tag, "--kind", "imperium"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert {cell_len(line) for line in lines} == {100}
    assert "…" not in "".join(lines)


def test_data_can_carry_the_texts_of_a_language(capsys: pytest.CaptureFixture[str]) -> None:
    told = catalogue(capsys, "--lang", "ja")
    duncan = thing(told, "duncan_idaho", "imperium")
    text = duncan.pop("text")
    assert told["language"] == "ja"
    assert text["name"] == "ダンカン・アイダホ"
    assert text["boxes"][-1] == {
        "box": "reveal",
        "label": "説得力の行使",
        "lines": ["剣2本と水1つを得る"],
    }
    assert duncan == thing(catalogue(capsys), "duncan_idaho", "imperium")


def test_a_wrong_kind_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["cards", "--kind", "sandworm"])
    assert end.value.code == 2
    told = capsys.readouterr().err
    assert "sandworm" in told
    assert told.count("\n") == 1


def test_output_cut_short_is_no_error() -> None:
    command = f"{sys.executable} -m kanly.cli.main cards --json | head -c 10"
    told = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert told.stderr == ""


@pytest.mark.parametrize(("name", "sets"), [("", {"base", "ix"}), ("ix", {"ix"}), ("base", {"base"})])
def test_things_are_of_the_set_asked_for(name: str, sets: set[str]) -> None:
    assert {thing.set for thing in things_of("leader", name)} == sets
