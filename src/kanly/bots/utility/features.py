"""What a bot sees in a position: how much a seat has of everything that may decide the game."""

from __future__ import annotations

from typing import Final

NAMES: Final[tuple[str, ...]] = (
    "points",
    "close",
    "solari",
    "solari_more",
    "spice",
    "spice_more",
    "water",
    "water_more",
    "troops",
    "troops_more",
    "dreadnoughts",
    "intrigues",
    "battle_cards",
    "endgame_cards",
    "plot_cards",
    "tracks_at_1",
    "tracks_at_2",
    "tracks_at_3",
    "tracks_at_4",
    "alliances",
    "in_danger",
    "in_reach",
    "agents",
    "revealed",
    "hand",
    "hand_persuasion",
    "hand_swords",
    "hand_agent",
    "hand_icons",
    "persuasion",
    "council",
    "swordmaster",
    "mentat",
    "cards",
    "deck_persuasion",
    "deck_swords",
    "deck_reveals",
    "deck_agent",
    "deck_icons",
    "deck_factions",
    "tiles",
    "tile_worth",
    "freighter",
    "negotiators",
    "snoopers",
    "control",
    "prize_points",
    "prize_steps",
    "prize_goods",
)


class Features:
    """Of a seat; or, under the same names, what each is worth. Plain numbers: they are compared often."""

    def __init__(self) -> None:
        self.begin_goods()
        self.begin_hand()
        self.begin_deck()

    def begin_goods(self) -> None:
        self.points: float = 0.0
        self.close: float = 0.0  # points beyond three short of the target
        self.solari: float = 0.0  # up to ten
        self.solari_more: float = 0.0  # beyond that
        self.spice: float = 0.0  # up to eight
        self.spice_more: float = 0.0
        self.water: float = 0.0  # up to three
        self.water_more: float = 0.0
        self.troops: float = 0.0  # in the garrison, up to five
        self.troops_more: float = 0.0
        self.dreadnoughts: float = 0.0  # not in supply
        self.intrigues: float = 0.0
        self.battle_cards: float = 0.0  # swords on them for Combat
        self.endgame_cards: float = 0.0  # points on them for the Endgame
        self.plot_cards: float = 0.0  # worth of the others, in Solari
        self.tracks_at_1: float = 0.0
        self.tracks_at_2: float = 0.0
        self.tracks_at_3: float = 0.0
        self.tracks_at_4: float = 0.0
        self.alliances: float = 0.0
        self.in_danger: float = 0.0  # Alliances that somebody is about to take
        self.in_reach: float = 0.0  # those that one is about to take

    def begin_hand(self) -> None:
        self.agents: float = 0.0  # ready
        self.revealed: float = 0.0
        self.hand: float = 0.0  # cards still to be played
        self.hand_persuasion: float = 0.0
        self.hand_swords: float = 0.0
        self.hand_agent: float = 0.0  # the best Agent box in it, in Solari
        self.hand_icons: float = 0.0  # how many different ones
        self.persuasion: float = 0.0  # not spent yet

    def begin_deck(self) -> None:
        self.council: float = 0.0  # by the rounds that are left
        self.swordmaster: float = 0.0  # by the rounds that are left
        self.mentat: float = 0.0
        self.cards: float = 0.0  # in the whole deck
        self.deck_persuasion: float = 0.0  # a card, by the rounds that are left; so the next ones
        self.deck_swords: float = 0.0
        self.deck_reveals: float = 0.0
        self.deck_agent: float = 0.0
        self.deck_icons: float = 0.0
        self.deck_factions: float = 0.0
        self.tiles: float = 0.0
        self.tile_worth: float = 0.0  # by the rounds that are left
        self.freighter: float = 0.0
        self.negotiators: float = 0.0
        self.snoopers: float = 0.0
        self.control: float = 0.0  # locations, by the rounds that are left
        self.prize_points: float = 0.0  # expected of this round's Conflict
        self.prize_steps: float = 0.0
        self.prize_goods: float = 0.0
