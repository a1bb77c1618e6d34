"""All that changes about one seat: numbers and lists of numbers."""

from __future__ import annotations

from kanly.engine.vocabulary import NOBODY, TROOP_STRENGTH, Resource


class Player:
    # --- seat
    kind: int = 0  # Kind
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
    # --- ix
    dreadnoughts: int = 0  # in supply
    garrison_dreadnoughts: int = 0
    conflict_dreadnoughts: int = 0
    commissioned: int = 0  # dreadnoughts, this turn, to the garrison
    deployed_dreadnoughts: int = 0  # this turn, by any means
    dreadnoughts_by_right: int = 0
    dreadnought_strength: int = 0  # of each
    ambushed: int = 0  # enemy units forced back by Desert Ambush this turn
    freighter: int = 0
    negotiators: int = 0
    snoopers: int = 0  # mask of the tracks that still hold one
    turns: int = 0  # taken this round
    hidden_aside: int = 0  # the card set aside at Round Start
    aside_mark: int = 0
    taken_back: int = 0  # the card that came back this turn
    # --- seat
    era: int = 0  # entries of cards into the deck so far

    def __init__(self, seat: int, leader: int) -> None:
        self.seat = seat
        self.leader = leader  # number of the Leader
        # --- seat
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
        # --- ix
        self.tiles: list[int] = []
        self.flipped: list[int] = []  # those of them that are face down

    def clone(self, ix: bool) -> Player:
        """`ix`: what Rise of Ix adds is copied too."""
        new = Player(self.seat, self.leader)
        self.copy_seat(new)
        if ix:
            self.copy_ix(new)
        return new

    # --- made by tools/make_clone.py

    def copy_seat(self, new: Player) -> None:
        new.kind = self.kind
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
        new.stock = self.stock.copy()
        new.influence = self.influence.copy()
        new.hand = self.hand.copy()
        new.hand_marks = self.hand_marks.copy()
        new.deck = self.deck.copy()
        new.deck_marks = self.deck_marks.copy()
        new.discard = self.discard.copy()
        new.in_play = self.in_play.copy()
        new.aside = self.aside.copy()
        new.intrigues = self.intrigues.copy()
        new.intrigue_marks = self.intrigue_marks.copy()

    def copy_ix(self, new: Player) -> None:
        new.dreadnoughts = self.dreadnoughts
        new.garrison_dreadnoughts = self.garrison_dreadnoughts
        new.conflict_dreadnoughts = self.conflict_dreadnoughts
        new.commissioned = self.commissioned
        new.deployed_dreadnoughts = self.deployed_dreadnoughts
        new.dreadnoughts_by_right = self.dreadnoughts_by_right
        new.dreadnought_strength = self.dreadnought_strength
        new.ambushed = self.ambushed
        new.freighter = self.freighter
        new.negotiators = self.negotiators
        new.snoopers = self.snoopers
        new.turns = self.turns
        new.hidden_aside = self.hidden_aside
        new.aside_mark = self.aside_mark
        new.taken_back = self.taken_back
        new.tiles = self.tiles.copy()
        new.flipped = self.flipped.copy()

    # --- end of what is made

    def units(self) -> int:
        """In the Conflict."""
        return self.conflict + self.conflict_dreadnoughts

    def strength(self) -> int:
        """Without a unit in the Conflict, swords count for nothing."""
        if self.units() == 0:
            return 0
        ships = self.dreadnought_strength * self.conflict_dreadnoughts
        return TROOP_STRENGTH * self.conflict + ships + self.stock[Resource.SWORDS]

    def points(self) -> int:
        return self.stock[Resource.VICTORY_POINTS]
