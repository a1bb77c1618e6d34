"""What every Reveal turn may bring besides the cards."""

from __future__ import annotations

from typing import Final

from kanly.engine.words.gains import Gain

COUNCIL_PERSUASION: Final = Gain(persuasion=2)
