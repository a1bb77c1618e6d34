"""The boxes of a component in icons."""

from __future__ import annotations

from kanly.engine.printed import Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.engine.vocabulary import Window
from kanly.engine.words.gains import Pay
from kanly.text.clauses import mode_text, use_text
from kanly.text.forms import CARD, RIVAL
from kanly.text.glossary import influence
from kanly.text.icons import ICONS
from kanly.text.merging import with_own_condition


def icon_text(thing: Thing) -> dict[str, str]:
    """By box, with the keys of `card_text`. What icons cannot show is left out."""
    if isinstance(thing, Intrigue):
        return intrigue_icons(thing)
    if isinstance(thing, Hagal):
        return hagal_icons(thing)
    found = {key: ICONS.joined(words, CARD) for key, words in thing.boxes() if words}
    found.pop("always", "")
    if isinstance(thing, Leader):
        found.pop("ability", "")
    elif isinstance(thing, Space):
        found.update(space_icons(thing))
    elif isinstance(thing, Tile) and thing.use:
        found.pop("use")
        found["flip" if thing.flips else "use"] = use_text(ICONS, thing)
    return found


def intrigue_icons(card: Intrigue) -> dict[str, str]:
    """Modes of one window are alternatives."""
    return {
        Window.NAMES[window]: ICONS.either([mode_text(ICONS, m) for m in card.modes if m.window == window])
        for window in dict.fromkeys(mode.window for mode in card.modes)
    }


def hagal_icons(card: Hagal) -> dict[str, str]:
    faces = [ICONS.joined(face.words, RIVAL) for face in card.faces if face.words]
    return {"hagal_space": ICONS.either(faces)} if faces else {}


def space_icons(space: Space) -> dict[str, str]:
    """With the Influence that every Agent sent to a Faction gains, and the price of what is sold."""
    found = {}
    reached = [influence(space.faction, 1)] if space.faction >= 0 else []
    if reached or space.words:
        found["space"] = " ".join([*reached, ICONS.joined(with_own_condition(space.words), CARD)]).strip()
    if space.sells:
        sold = [ICONS.exchange(ICONS.phrase(Pay(spice=n)), ICONS.phrase(word)) for n, word in space.sells]
        found["sold"] = ICONS.either(sold)
    return found
