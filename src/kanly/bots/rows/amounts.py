"""The names of the amounts in a row, in the order in which they are written."""

from __future__ import annotations

from typing import Final

from kanly.engine.vocabulary import Faction

YES: Final = 8  # what holds; amounts are read in eighths

SEAT_AMOUNTS: Final[tuple[str, ...]] = (
    *("points", "solari", "spice", "water", "persuasion", "swords"),
    *("garrison", "supply", "conflict"),
    *("dreadnoughts", "garrison_dreadnoughts", "conflict_dreadnoughts", "dreadnought_strength"),
    "strength",
    *Faction.NAMES,
    *[f"alliance_{faction}" for faction in Faction.NAMES],
    *("agents", "council", "swordmaster", "mentat", "revealed", "first_player", "active", "passed"),
    *("freighter", "negotiators", "tiles"),
    *[f"snooper_{faction}" for faction in Faction.NAMES],
    *("hand", "deck", "discard", "in_play", "cards", "intrigues", "hidden_aside"),
    *("human", "recruited", "deployed", "deployed_by_right", "turns", "masterstroke_used"),
    *("commissioned", "deployed_dreadnoughts", "dreadnoughts_by_right", "ambushed"),
    *[f"secret_{faction}" for faction in Faction.NAMES],
)

TABLE_AMOUNTS: Final[tuple[str, ...]] = (
    *("round", "conflicts_left", "target", "humans", "intrigue_deck", "imperium_deck"),
    *("reserve_0", "reserve_1", "reserve_2", "hagal_deck"),
    *("tech_0", "tech_1", "tech_2"),
    *("slots", "cards_with_swords", "persuasion_gained"),
    *("reveal_persuasion", "reveal_swords", "reveal_strength"),
    *("strongest_other", "ahead_in_strength", "behind_in_strength", "stronger"),
    *("best_other_points", "ahead_in_points", "behind_in_points", "to_target", "others_to_target"),
    *("others_agents", "others_still_to_reveal"),
    *("mentat_price", "rivals_third_agent", "expert_deployment", "swordmaster_closed"),
)
