"""The text of a component: its boxes, each with a label and lines."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.engine.components import SOLO, TWO_PLAYERS
from kanly.engine.printed import Card, Conflict, Face, Hagal, Intrigue, Leader, Mode, Space, Thing, Tile
from kanly.engine.vocabulary import ALLIANCE_AT, POINT_AT, TOP_OF_TRACK, TRACK_POINTS, RivalUse, Window
from kanly.engine.words.gains import Pay
from kanly.engine.words.word import Word
from kanly.text.clauses import mode_text, use_text
from kanly.text.forms import CARD, RIVAL, Form
from kanly.text.glossary import amounts, icons_in, influence, token
from kanly.text.language import Language
from kanly.text.merging import merged, on_top, with_own_condition

MARKS = {SOLO: "solo_only", TWO_PLAYERS: "two_players_only"}
USUAL_WATER = 1


@dataclass(frozen=True)
class Box:
    """One box of a component. The lines may hold tokens."""

    key: str  # 'agent', 'reveal', ...
    label: str
    lines: tuple[str, ...]


def card_text(language: Language, thing: Thing) -> list[Box]:
    """Everything printed on it but its name and its picture. Empty boxes are left out."""
    return [box for box in READERS[type(thing)](language, thing) if box.lines]


def box(language: Language, key: str, lines: Sequence[str], label: str = "") -> Box:
    sentences = [language.sentence(line) for line in lines if line]
    return Box(key, language.names.label(label or key), tuple(sentences))


def word_box(language: Language, key: str, words: Sequence[Word], label: str = "", form: Form = CARD) -> Box:
    return box(language, key, word_lines(language, words, form), label)


def word_lines(language: Language, words: Sequence[Word], form: Form = CARD) -> list[str]:
    """A line for each word; what is printed several times in a row is said once."""
    one_by_one = merged(words)
    return language.said_once(one_by_one, on_top(one_by_one, form))


def remarks(language: Language, *labels: str) -> list[str]:
    return [language.names.label(label) for label in labels if label]


# --- one reader for each kind


def card_boxes(language: Language, card: Card) -> list[Box]:
    infiltrating = [language.infiltrating(icon) for icon in icons_in(card.infiltrates)]
    icons = [*icons_in(card.icons & ~card.infiltrates), *infiltrating]
    return [
        box(language, "cost", [token("persuasion", card.cost)] if card.cost >= 0 else []),
        box(language, "factions", [language.listed(icons_in(card.factions))]),
        box(language, "icons", [language.series(icons)]),
        word_box(language, "acquire", card.acquire),
        word_box(language, "agent", card.agent),
        word_box(language, "reveal", card.reveal, "reveal_or_unload" if card.unload else "reveal"),
        word_box(language, "trashed", card.trashed),
    ]


def intrigue_boxes(language: Language, card: Intrigue) -> list[Box]:
    """Modes of one window are alternatives."""
    windows = dict.fromkeys(mode.window for mode in card.modes)
    return [
        box(
            language,
            Window.NAMES[window],
            [language.either(mode_texts(language, [mode for mode in card.modes if mode.window == window]))],
        )
        for window in windows
    ]


def mode_texts(language: Language, modes: Sequence[Mode]) -> list[str]:
    form = CARD.alternative() if len(modes) > 1 else CARD
    return [mode_text(language, mode, form) for mode in modes]


def leader_boxes(language: Language, leader: Leader) -> list[Box]:
    names = language.names.leaders[leader.key]
    ability = word_lines(language, leader.ability)
    ring = word_lines(language, leader.ring)
    start = [language.leader_water(leader.water)] if leader.water != USUAL_WATER else []
    return [
        titled(language, "ability", names.ability, ability),
        titled(language, "ring", names.ring, ring),
        paragraphs(language, box(language, "start", start)),
    ]


def titled(language: Language, key: str, name: str, lines: Sequence[str]) -> Box:
    """A box that has a name of its own."""
    plain = paragraphs(language, box(language, key, lines))
    return Box(key, language.titled(plain.label, name), plain.lines)


def paragraphs(language: Language, box: Box) -> Box:
    return Box(box.key, box.label, tuple(language.paragraph(line) for line in box.lines))


def tile_boxes(language: Language, tile: Tile) -> list[Box]:
    return [
        box(language, "cost", [token("spice", tile.cost)]),
        word_box(language, "acquire", tile.acquire),
        word_box(language, "always", tile.always),
        box(language, "flip" if tile.flips else "use", [use_text(language, tile)] if tile.use else []),
        word_box(language, "reveal", tile.reveal),
        word_box(language, "round_start", tile.round_start),
        word_box(language, "won", tile.won),
        word_box(language, "endgame", tile.endgame),
        box(language, "rivals", remarks(language, "rivals_take_it" * (tile.rivals != RivalUse.NOT_TAKEN))),
    ]


def space_boxes(language: Language, space: Space) -> list[Box]:
    price = [] if space.sells else amounts(space)
    sold = [
        language.exchange(language.phrase(Pay(spice=spice)), language.phrase(word))
        for spice, word in space.sells
    ]
    requirement = [language.space_requires(*space.requires)] if space.requires else []
    once = remarks(language, "once_per_game" * space.once)
    words = with_own_condition(space.words)
    return [
        box(language, "icons", icons_in(1 << space.icon)),
        box(language, "cost", [language.listed(price)]),
        box(language, "requirement", [*requirement, *once]),
        box(language, "space", [*faction_lines(language, space), *word_lines(language, words)]),
        box(language, "sold", sold),
        box(language, "kind", remarks(language, "combat_space" * space.combat, "maker_space" * space.maker)),
        box(language, "control", [language.control_bonus(space.control)] if space.control else []),
        word_box(language, "on_reveal", space.on_reveal),
    ]


def faction_lines(language: Language, space: Space) -> list[str]:
    return [language.space_influence_gained(space.faction)] if space.faction >= 0 else []


def conflict_boxes(language: Language, conflict: Conflict) -> list[Box]:
    location = conflict.location and language.names.space_key(conflict.location)
    rewards = zip(("first", "second", "third"), conflict.rewards, strict=True)
    return [
        box(language, "level", [language.conflict_level(conflict.tier)]),
        box(language, "location", [language.conflict_location(location)] if location else []),
        *[word_box(language, key, words) for key, words in rewards],
    ]


def hagal_boxes(language: Language, card: Hagal) -> list[Box]:
    faces = [face_text(language, face) for face in card.faces] or [language.hagal_reshuffle()]
    is_alone = len(card.faces) == 1 and face_condition(language, card.faces[0])
    another = [language.hagal_otherwise()] if is_alone else []
    swords = [token("sword", card.swords)] if card.swords else remarks(language, "no_swords")
    return [
        box(language, "hagal_space", [*faces, *another], "hagal_space" if card.faces else "turned_up"),
        box(language, "swords", swords if card.faces else []),
        box(language, "rivals", remarks(language, MARKS.get(card.mark, ""), "covered" * card.covered)),
    ]


def face_text(language: Language, face: Face) -> str:
    space = language.hagal_space(face.space and language.names.space_key(face.space))
    text = language.labelled(space, language.joined(face.words, RIVAL)) if face.words else space
    condition = face_condition(language, face)
    return language.hagal_if(condition, text) if condition else text


def face_condition(language: Language, face: Face) -> str:
    """What a Rival needs to use it; empty: nothing but an open space."""
    if not face.space:
        return language.hagal_with_bonus_spice()
    if face.commissions:
        return language.hagal_with_dreadnought()
    if face.guild or face.guild_at_most < TOP_OF_TRACK:
        return language.hagal_with_influence(face.guild, face.guild_at_most)
    return ""


def tracks_text(language: Language) -> list[Box]:
    """What the Influence tracks give at 2 and at 4, with the Alliance; and what recalling the Freighter
    gives, the lowest first."""
    bonuses = [
        language.labelled(token("influence", POINT_AT), language.track_point(TRACK_POINTS)),
        *[
            language.labelled(influence(number, ALLIANCE_AT), language.joined(words, CARD))
            for number, words in enumerate(CATALOG.track_bonuses)
        ],
        language.labelled(token("alliance"), language.track_alliance(ALLIANCE_AT, TRACK_POINTS)),
    ]
    shipping = [language.joined(words, CARD) for words in CATALOG.shipping]
    return [
        box(language, "influence_tracks", bonuses, "influence_steps"),
        box(language, "shipping_track", shipping),
    ]


READERS: dict[type[Thing], Callable[[Language, Any], list[Box]]] = {
    Card: card_boxes,
    Intrigue: intrigue_boxes,
    Leader: leader_boxes,
    Tile: tile_boxes,
    Space: space_boxes,
    Conflict: conflict_boxes,
    Hagal: hagal_boxes,
}
