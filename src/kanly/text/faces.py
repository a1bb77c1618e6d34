"""The boxes of a component in icons."""

from __future__ import annotations

from kanly.engine.printed import Intrigue, Thing, Tile
from kanly.text.forms import CARD
from kanly.text.icons import ICONS
from kanly.text.modes import mode_text, use_text
from kanly.text.things import WINDOW_LABELS


def icon_text(thing: Thing) -> dict[str, str]:
    """By box, with the keys of `card_text`. What has no words has no icons."""
    if isinstance(thing, Intrigue):
        return intrigue_icons(thing)
    found = {key: ICONS.joined(words, CARD) for key, words in thing.boxes() if words}
    if isinstance(thing, Tile) and thing.use:
        found.pop("use")
        found["flip" if thing.flips else "use"] = use_text(ICONS, thing)
    return found


def intrigue_icons(card: Intrigue) -> dict[str, str]:
    """Modes of one window are alternatives."""
    return {
        WINDOW_LABELS[window]: ICONS.either([mode_text(ICONS, m) for m in card.modes if m.window == window])
        for window in dict.fromkeys(mode.window for mode in card.modes)
    }
