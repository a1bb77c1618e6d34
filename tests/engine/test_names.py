"""Whatever has a number has a name, said once: nobody else lists these names."""

import re
from pathlib import Path
from typing import Any

import pytest

import kanly
from kanly.engine.vocabulary import (
    FACTIONS,
    Faction,
    Icon,
    Kind,
    Landing,
    Moment,
    Reason,
    Resource,
    Window,
    Zone,
    class_name,
)
from kanly.engine.words.gains import Counter
from kanly.engine.words.units import RecruitMayDeploy

NUMBERED: list[Any] = [Icon, Kind, Landing, Moment, Reason, Resource, Window, Zone, Counter]
SOURCE = sorted(Path(kanly.__file__).parent.rglob("*.py"))


@pytest.mark.parametrize("kind", NUMBERED)
def test_every_number_has_a_name_and_no_two_share_one(kind: Any) -> None:
    numbers = {name: value for name, value in vars(kind).items() if isinstance(value, int)}
    numbers.pop("COUNT", None)
    assert sorted(numbers.values()) == list(range(len(kind.NAMES)))
    assert len(set(kind.NAMES)) == len(kind.NAMES)


def test_a_faction_is_called_as_its_icon() -> None:
    assert tuple(Icon.NAMES[faction] for faction in FACTIONS) == Faction.NAMES


@pytest.mark.parametrize("kind", [Reason, Resource, Icon, Kind])
def test_a_name_is_the_word_that_the_rules_use(kind: Any) -> None:
    for name, value in vars(kind).items():
        if isinstance(value, int):
            assert kind.NAMES[value] == name.lower()


@pytest.mark.parametrize("kind", [Faction, *NUMBERED])
def test_no_other_file_lists_the_names(kind: Any) -> None:
    listed = re.compile(r",\s*".join(f'"{name}"' for name in kind.NAMES[-3:]))
    assert len([file for file in SOURCE if listed.search(file.read_text())]) == 1


def test_a_class_is_called_by_its_words() -> None:
    assert class_name(RecruitMayDeploy) == "recruit_may_deploy"
