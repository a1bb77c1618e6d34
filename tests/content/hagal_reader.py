"""House Hagal cards read back in the form of `tests/facts/hagal.yaml`, every printed field of them."""

from __future__ import annotations

from content.plain_reader import ICONS, Entry

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Face, Hagal, Space
from kanly.engine.vocabulary import TOP_OF_TRACK
from kanly.engine.words.board import Signet
from kanly.engine.words.dreadnoughts import Commission
from kanly.engine.words.grammar import Choose
from kanly.engine.words.influence import Influence
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word

MARKS = {0: None, 1: "1P", 2: "2P"}
MODES = {0: ["1p", "2p"], 1: ["1p"], 2: ["2p"]}
ALWAYS = ("spaces", "combat", "troops", "influence", "swords")
ANOTHER = "; otherwise reveal another card"
NO_OTHER_HALF = "; if the matching space is occupied reveal a new card, never use the other half"


def read_hagal(card: Hagal) -> Entry:
    """What a card does not print is not mentioned, but for troops, Influence and the Combat space."""
    assert card.faces or card.swords == 0
    spaces = [space for face in card.faces for space in spaces_of(face)]
    (combat,) = {space.combat for space in spaces} or {False}
    found: Entry = {
        "id": card.key,
        "set": card.set,
        "mark": MARKS[card.mark],
        "mode": MODES[card.mark],
        "copies": card.copies,
        "spaces": [space.key for space in spaces],
        "combat": combat,
        "swords": card.swords if card.faces else None,
        "removed_with_ix": card.covered,
        "harvest": any(not face.space for face in card.faces),
        "condition": condition(card),
    }
    found |= {"troops": 0, "influence": {}} if len(card.faces) != 1 else icons_of(card.faces[0])
    if len(card.faces) > 1:
        found["branches"] = [branch(face) for face in card.faces]
    return {name: value for name, value in found.items() if value or name in ALWAYS}


def spaces_of(face: Face) -> list[Space]:
    """Without a space named: every Maker space, the richest first."""
    if face.space:
        return [CATALOG.spaces[CATALOG.space_index[face.space]]]
    return [CATALOG.spaces[index] for index in reversed(CATALOG.makers)]


def icons_of(face: Face) -> Entry:
    found: Entry = {"troops": 0, "influence": {}}
    for word in face.words:
        read_icon(word, found)
    return found


def read_icon(word: Word, found: Entry) -> None:
    if isinstance(word, Recruit):
        found["troops"] += word.troops
    elif isinstance(word, Influence):
        (faction,) = word.among
        found["influence"] |= {ICONS[faction]: word.amount}
    elif isinstance(word, Freighter | Commission):
        name = "freighter" if isinstance(word, Freighter) else "dreadnought"
        found[name] = found.get(name, 0) + 1
    elif isinstance(word, Signet):
        found["signet"] = True
    else:
        found["tech"] = read_tech(word)


def read_tech(word: Word) -> str:
    if isinstance(word, Choose):
        assert len(word.branches) == 2
        acquire, negotiator = word.branches
        assert isinstance(acquire, AcquireTech)
        assert isinstance(negotiator, Negotiator)
        assert not acquire.solari | acquire.must
        return f"acquire_minus_{acquire.discount}_or_negotiator"
    assert isinstance(word, AcquireTech)
    assert not word.solari | word.must
    return f"acquire_minus_{word.discount}" if word.discount else "acquire"


def branch(face: Face) -> Entry:
    when = {"guild_influence_min": face.guild} if face.guild else {"guild_influence_max": face.guild_at_most}
    assert face.guild == 0 or face.guild_at_most == TOP_OF_TRACK
    icons = icons_of(face)
    assert icons.pop("troops") == 0
    return {"when": when, "space": face.space, "freighter": 0} | icons


def condition(card: Hagal) -> str | None:
    """The sentence about when the card counts; nothing if only an occupied space stops it."""
    if len(card.faces) > 1:
        halves = ", ".join(f"{reach(face)} {spoken(face.space)}" for face in card.faces)
        return f"by the Rival's Spacing Guild Influence: {halves}{NO_OTHER_HALF}"
    for face in card.faces:
        assert face.guild_at_most == TOP_OF_TRACK
        if not face.space:
            assert face.guild == 0
            return f"at least one maker space has bonus spice{ANOTHER}"
        if face.guild:
            return f"Rival has {face.guild}+ Spacing Guild Influence{ANOTHER}"
        if any(isinstance(word, Commission) for word in face.words):
            owner = "House Hagal" if card.mark == 2 else "Rival"
            return f"{owner} has fewer than two dreadnoughts{ANOTHER}"
    return None


def reach(face: Face) -> str:
    return f"{face.guild}+" if face.guild else f"0-{face.guild_at_most}"


def spoken(space: str) -> str:
    return space.replace("_", " ").title()
