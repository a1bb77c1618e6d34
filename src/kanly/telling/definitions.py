"""Everything printed as plain data: numbers become names, words become nested objects."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, Final

from kanly.content.catalog import CATALOG
from kanly.engine.components import DREADNOUGHTS
from kanly.engine.printed import Card, Conflict, Face, Hagal, Intrigue, Leader, Mode, Space, Thing, Tile
from kanly.engine.vocabulary import TOP_OF_TRACK, Faction, Icon, Landing, Moment, RivalUse, Window, class_name
from kanly.engine.words.gains import Counter
from kanly.engine.words.grammar import Arrow, Then
from kanly.engine.words.word import Condition, Word
from kanly.telling.components import kind_of, plain_boxes
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES

Data = dict[str, Any]

FORMAT: Final = "kanly-cards"
VERSION: Final = 3


def icons_of(mask: int) -> list[str]:
    return [name for i, name in enumerate(Icon.NAMES) if mask >> i & 1]


def icon_list(icons: int | tuple[int, ...]) -> list[str]:
    """Some words hold a mask, others a list."""
    return icons_of(icons) if isinstance(icons, int) else [Icon.NAMES[icon] for icon in icons]


READ_BY_NAME: Final[dict[str, Callable[[Any], Any]]] = {
    "faction": lambda number: Faction.NAMES[number],
    "among": lambda numbers: [Faction.NAMES[number] for number in numbers],
    "icon": lambda number: Icon.NAMES[number],
    "icons": icon_list,
    "moment": lambda number: Moment.NAMES[number],
    "counter": lambda number: Counter.NAMES[number],
    "to": lambda number: Landing.NAMES[number],
}
NOT_PRINTED: Final = {"number", "frame"}


def field_names(value: object) -> list[str]:
    """What a definition consists of, on either build."""
    if isinstance(value, Arrow):
        return ["cost", "then"]
    if dataclasses.is_dataclass(value):
        return [field.name for field in dataclasses.fields(value) if field.init]
    compiled = getattr(type(value), "__mypyc_attrs__", ())
    names: Iterable[str] = getattr(value, "__dict__", compiled)
    return sorted(set(names) - NOT_PRINTED)


def fields_of(value: object) -> Data:
    """Zeros, flags that are not set and empty lists are left out."""
    found: Data = {}
    for name in field_names(value):
        data = plain(name, getattr(value, name))
        if data not in (0, None, []):
            found["inner" if name == "word" else name] = data
    return found


def plain(name: str, value: Any) -> Any:
    if name in READ_BY_NAME:
        return READ_BY_NAME[name](value)
    if isinstance(value, Then):
        return words(value.words)
    if isinstance(value, Word):
        return word(value)
    if isinstance(value, Condition):
        return condition(value)
    return words(value) if isinstance(value, tuple) else value


def word(value: Word) -> Data:
    return {"word": class_name(type(value)), **fields_of(value)}


def words(values: Iterable[Word]) -> list[Data]:
    return [word(value) for value in values]


def condition(value: Condition) -> Data:
    return {"condition": class_name(type(value)), **fields_of(value)}


def boxes(**printed: Iterable[Word]) -> Data:
    return {name: data for name, values in printed.items() if (data := words(values))}


def card_data(card: Card) -> Data:
    return {
        "copies": card.copies,
        "cost": card.cost if card.cost >= 0 else None,
        "factions": icons_of(card.factions),
        "icons": icons_of(card.icons),
        "infiltrates": icons_of(card.infiltrates),
        "unload": card.unload,
        "effects": boxes(agent=card.agent, reveal=card.reveal, acquire=card.acquire, trashed=card.trashed),
    }


def mode_data(mode: Mode) -> Data:
    return {
        "window": Window.NAMES[mode.window],
        "condition": condition(mode.condition) if mode.condition else None,
        "cost": word(mode.cost) if mode.cost else None,
        "lasting": mode.lasting,
        "words": words(mode.words),
    }


def intrigue_data(card: Intrigue) -> Data:
    return {"copies": card.copies, "modes": [mode_data(mode) for mode in card.modes]}


def leader_data(leader: Leader) -> Data:
    return {
        "house": leader.house,
        "complexity": leader.complexity,
        "water": leader.water,
        "effects": boxes(ability=leader.ability, ring=leader.ring),
    }


def space_data(space: Space) -> Data:
    return {
        "icon": Icon.NAMES[space.icon],
        "cost": {"solari": space.solari, "spice": space.spice, "water": space.water},
        "requires": requirement(space.requires),
        "combat": space.combat,
        "maker": space.maker,
        "once_per_game": space.once,
        "covered_by_ix": space.covered,
        "sells": [{"spice": price, **boxes(words=[bought])} for price, bought in space.sells],
        "effects": boxes(space=space.words, control=space.control, on_reveal=space.on_reveal),
    }


def requirement(requires: tuple[int, int] | None) -> Data | None:
    return {"faction": Faction.NAMES[requires[0]], "influence": requires[1]} if requires else None


def conflict_data(conflict: Conflict) -> Data:
    first, second, third = conflict.rewards
    return {
        "tier": conflict.tier,
        "location": conflict.location or None,
        "effects": boxes(first=first, second=second, third=third),
    }


def tile_data(tile: Tile) -> Data:
    return {
        "cost": tile.cost,
        "flips": tile.flips,
        "for_rivals": tile.rivals != RivalUse.NOT_TAKEN,
        "rivals_use_it": RivalUse.NAMES[tile.rivals] or None,
        "effects": {name: words(values) for name, values in tile.boxes() if values},
    }


def hagal_data(card: Hagal) -> Data:
    return {
        "copies": card.copies,
        "swords": card.swords,
        "players": card.mark or None,
        "covered_by_ix": card.covered,
        "faces": [face_data(face) for face in card.faces],
    }


def face_data(face: Face) -> Data:
    """No space: the Maker space with the most bonus spice."""
    most = face.guild_at_most if face.guild_at_most < TOP_OF_TRACK else None
    return {
        "space": face.space or None,
        "spacing_guild_influence": {"least": face.guild, "most": most},
        "dreadnoughts_out": {"least": 0, "most": DREADNOUGHTS - 1 if face.commissions else None},
        "words": words(face.words),
    }


def thing_data(thing: Thing) -> Data:
    name = LANGUAGES["en"].names.thing(thing)
    told: Data = {"id": thing.key, "name": name, "kind": kind_of(thing), "set": thing.set}
    if isinstance(thing, Card):
        return told | card_data(thing)
    if isinstance(thing, Intrigue):
        return told | intrigue_data(thing)
    if isinstance(thing, Leader):
        return told | leader_data(thing)
    if isinstance(thing, Space):
        return told | space_data(thing)
    if isinstance(thing, Tile):
        return told | tile_data(thing)
    if isinstance(thing, Hagal):
        return told | hagal_data(thing)
    assert isinstance(thing, Conflict)
    return told | conflict_data(thing)


def text_data(language: Language, thing: Thing) -> Data:
    """How the component reads in a language."""
    boxes = [{"box": b.key, "label": b.label, "lines": list(b.lines)} for b in plain_boxes(language, thing)]
    return {"name": language.names.thing(thing), "boxes": boxes}


def told_in(language: Language | None, thing: Thing) -> Data:
    data = thing_data(thing)
    return data if language is None else data | {"text": text_data(language, thing)}


def catalogue(language: Language | None = None) -> Data:
    """The whole box. Ids are unique within a kind. With a language, how everything reads in it."""
    bonuses = {name: words(CATALOG.track_bonuses[i]) for i, name in enumerate(Faction.NAMES)}
    return {
        "format": FORMAT,
        "version": VERSION,
        **({"language": language.tag} if language else {}),
        "things": [told_in(language, thing) for thing in CATALOG.things if thing.number],
        "track_bonuses": bonuses,
        "shipping": [words(reward) for reward in CATALOG.shipping],
    }
