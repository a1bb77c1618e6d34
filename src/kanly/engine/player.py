"""All that changes about one seat: numbers and lists of numbers."""

from __future__ import annotations

from kanly.engine.vocabulary import NOBODY, TROOP_STRENGTH, Resource


class Player:
    agents: int = 0  # on the Leader, ready to be sent
    supply: int = 0
    garrison: int = 0
    conflict: int = 0
    council: bool = False
    swordmaster: bool = False
    revealed: bool = False  # has taken this round's Reveal turn
    voice: int = NOBODY  # board space closed to opponents by The Voice
    secrets: int = 0  # mask of the two Factions chosen by the Baron
    masterstroke_used: bool = False
    recruited: int = 0  # troops, this turn, to the garrison
    deployed: int = 0  # troops, this turn, by any means
    deployed_by_right: int = 0  # troops, this turn, by sending an Agent to a Combat space
    era: int = 0  # entries of cards into the deck so far

    def __init__(self, seat: int, leader: int) -> None:
        self.seat = seat
        self.leader = leader  # number of the Leader
        self.stock: list[int] = []  # by Resource
        self.influence: list[int] = []  # by Faction
        self.hand: list[int] = []
        self.hand_marks: list[int] = []
        self.deck: list[int] = []  # top last
        self.deck_marks: list[int] = []
        self.discard: list[int] = []
        self.in_play: list[int] = []
        self.aside: list[int] = []
        self.intrigues: list[int] = []
        self.intrigue_marks: list[int] = []

    def clone(self) -> Player:
        new = Player(self.seat, self.leader)
        new.stock = self.stock.copy()
        new.influence = self.influence.copy()
        new.agents = self.agents
        new.supply = self.supply
        new.garrison = self.garrison
        new.conflict = self.conflict
        new.council = self.council
        new.swordmaster = self.swordmaster
        new.revealed = self.revealed
        new.voice = self.voice
        new.secrets = self.secrets
        new.masterstroke_used = self.masterstroke_used
        new.recruited = self.recruited
        new.deployed = self.deployed
        new.deployed_by_right = self.deployed_by_right
        new.era = self.era
        new.hand = self.hand.copy()
        new.hand_marks = self.hand_marks.copy()
        new.deck = self.deck.copy()
        new.deck_marks = self.deck_marks.copy()
        new.discard = self.discard.copy()
        new.in_play = self.in_play.copy()
        new.aside = self.aside.copy()
        new.intrigues = self.intrigues.copy()
        new.intrigue_marks = self.intrigue_marks.copy()
        return new

    def strength(self) -> int:
        """Without a unit in the Conflict, swords count for nothing."""
        if self.conflict == 0:
            return 0
        return TROOP_STRENGTH * self.conflict + self.stock[Resource.SWORDS]

    def points(self) -> int:
        return self.stock[Resource.VICTORY_POINTS]
