"""Components in icons: they show what the definition says, and what they cannot show points to the text."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Intrigue, Space, Thing
from kanly.engine.words.grammar import Arrow
from kanly.engine.words.word import Condition, Word
from kanly.telling.definitions import condition, words
from kanly.text.faces import icon_text
from kanly.text.forms import CARD, RIVAL, Form
from kanly.text.icons import ICONS
from kanly.text.merging import merged, with_own_condition


def thing(key: str) -> Thing:
    """A key with @ is that of a board space, which may share it with a card."""
    if key[0] == "@":
        return CATALOG.spaces[CATALOG.space_index[key[1:]]]
    return CATALOG.things[CATALOG.number[key]]


@pytest.mark.parametrize(
    ("key", "box", "face"),
    [
        ("duncan_idaho", "agent", "{water:1} {arrow} {troop:1} {card:1}"),
        ("spice_trader", "agent", "{influence:fremen:2}: {discard:1} {arrow} {spice:2}"),
        ("stilgar", "reveal", "{persuasion:2} {sword:3}"),
        ("master_tactician", "combat", "{sword:3} {or} {retreat} ≤ {troop:3}"),
        ("hagal_conspire", "hagal_space", "{influence:emperor:1} {troop:2}"),
        ("spy_satellites", "use", "{spice:3} {trash_this} {arrow} {victory_point:1}"),
        # at most, each with another Faction, on top of what stands before
        ("spy_satellites", "endgame", "{victory_point:1} / ≤ {influence:any:1}"),
        ("shuttle_fleet", "acquire", "{influence:any:1} ≠ {influence:any:1}"),
        ("machinations", "first", "{influence:any:1} ≠ {influence:any:1}"),
        ("worm_riders", "reveal", "{influence:fremen:2}: {sword:4} {alliance:fremen}: +{sword:2}"),
        ("glossu_the_beast_rabban", "ring", "{troop:1} {alliance}: +{troop:1}"),
        # what may be left
        ("appropriate", "agent", "{influence:emperor:2}: {tech} ({solari})"),
        ("gurney_halleck", "reveal", "{persuasion:2} {solari:3} {arrow} {troop:2} ({combat})"),
        ("archduke_armand_ecaz", "ring", "({card} ≤ {persuasion:3})"),
        ("@dreadnought", "space", "({dreadnought:1}) {tech}"),
        # what the text says more exactly
        ("reinforcements", "turn", "{solari:3} {arrow} {troop:3} ({see_text}: {combat})"),
        ("disposal_facility", "acquire", "{trash}"),
        ("disposal_facility", "reveal", "{persuasion:6}: {trash} {see_text}"),
        ("hagal_tech_negotiation", "hagal_space", "{tech} -{spice:1} {or} {see_text}: {negotiator:1}"),
        # where an acquired card goes, and whether the Mentat is there
        (
            "bypass_protocol",
            "turn",
            "{card} ≤ {persuasion:3} {or} {spice:2} {arrow} {card} ≤ {persuasion:5} {deck}",
        ),
        ("@mentat", "space", "{card:1} {mentat}: {mentat}"),
    ],
)
def test_icons_read_well(key: str, box: str, face: str) -> None:
    assert icon_text(thing(key))[box] == face


Sentence = tuple[Condition | None, tuple[Word, ...]]


def sentences(printed: Thing) -> Iterator[Sentence]:
    """Each box or mode that icons show: a cost and what it buys are the same thing as an arrow."""
    if isinstance(printed, Intrigue):
        for mode in printed.modes:
            yield mode.condition, (Arrow(mode.cost, *mode.words),) if mode.cost else mode.words
        return
    for key, box in printed.boxes():
        if key == "use" and len(box) > 1:
            yield None, (Arrow(*box),)
        elif key not in ("ability", "always") and box:
            yield None, tuple(with_own_condition(box) if isinstance(printed, Space) else box)


def shown(sentence: Sentence, form: Form) -> str:
    text = ICONS.joined(sentence[1], form)
    return ICONS.conditional(ICONS.condition(sentence[0], form), text) if sentence[0] else text


def defined(sentence: Sentence) -> str:
    needed = condition(sentence[0]) if sentence[0] else None
    return json.dumps([needed, words(merged(sentence[1]))])


def test_equal_icons_stand_for_equal_definitions() -> None:
    definitions: dict[str, set[str]] = defaultdict(set)
    for printed in CATALOG.things[1:]:
        for sentence in sentences(printed):
            face = shown(sentence, RIVAL if isinstance(printed, Hagal) else CARD)
            definitions[face].add(defined(sentence))
    assert len(definitions) > 150
    assert {face: found for face, found in definitions.items() if len(found) > 1} == {}
