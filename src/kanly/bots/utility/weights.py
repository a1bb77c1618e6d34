"""What the features are worth: at the start of a game, and how that changes until its end."""

from __future__ import annotations

from collections.abc import Mapping

from kanly.bots.utility.features import NAMES, Features


def features_of(values: Mapping[str, float]) -> Features:
    """By name; what is not named is 0."""
    made = Features()
    for name in NAMES:
        setattr(made, name, float(values.get(name, 0.0)))
    return made


def values_of(features: Features) -> list[float]:
    """In the order of their names."""
    return [float(getattr(features, name)) for name in NAMES]


class Weights:
    def __init__(self, early: Features, growth: Features) -> None:
        self.early = early
        self.growth = growth

    def weigh(self, seen: Features, progress: float) -> float:
        """The higher, the likelier the seat wins."""
        return total(self.early, seen) + progress * total(self.growth, seen)


def total(w: Features, f: Features) -> float:
    return of_goods(w, f) + of_tracks_and_hand(w, f) + of_the_rest(w, f)


def of_goods(w: Features, f: Features) -> float:
    return (
        w.points * f.points
        + w.close * f.close
        + w.solari * f.solari
        + w.solari_more * f.solari_more
        + w.spice * f.spice
        + w.spice_more * f.spice_more
        + w.water * f.water
        + w.water_more * f.water_more
        + w.troops * f.troops
        + w.troops_more * f.troops_more
        + w.dreadnoughts * f.dreadnoughts
        + w.intrigues * f.intrigues
        + w.battle_cards * f.battle_cards
        + w.endgame_cards * f.endgame_cards
        + w.plot_cards * f.plot_cards
    )


def of_tracks_and_hand(w: Features, f: Features) -> float:
    return (
        w.tracks_at_1 * f.tracks_at_1
        + w.tracks_at_2 * f.tracks_at_2
        + w.tracks_at_3 * f.tracks_at_3
        + w.tracks_at_4 * f.tracks_at_4
        + w.alliances * f.alliances
        + w.in_danger * f.in_danger
        + w.in_reach * f.in_reach
        + w.agents * f.agents
        + w.revealed * f.revealed
        + w.hand * f.hand
        + w.hand_persuasion * f.hand_persuasion
        + w.hand_swords * f.hand_swords
        + w.hand_agent * f.hand_agent
        + w.hand_icons * f.hand_icons
        + w.persuasion * f.persuasion
        + w.council * f.council
        + w.swordmaster * f.swordmaster
    )


def of_the_rest(w: Features, f: Features) -> float:
    return (
        w.mentat * f.mentat
        + w.cards * f.cards
        + w.deck_persuasion * f.deck_persuasion
        + w.deck_swords * f.deck_swords
        + w.deck_reveals * f.deck_reveals
        + w.deck_agent * f.deck_agent
        + w.deck_icons * f.deck_icons
        + w.deck_factions * f.deck_factions
        + w.tiles * f.tiles
        + w.tile_worth * f.tile_worth
        + w.freighter * f.freighter
        + w.negotiators * f.negotiators
        + w.snoopers * f.snoopers
        + w.control * f.control
        + w.prize_points * f.prize_points
        + w.prize_steps * f.prize_steps
        + w.prize_goods * f.prize_goods
    )
