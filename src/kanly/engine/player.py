"""All that changes about one seat: numbers and lists of numbers."""

from __future__ import annotations

from kanly.engine.native import mypyc_attr
from kanly.engine.vocabulary import NOBODY, TROOP_STRENGTH, Resource


@mypyc_attr(acyclic=True)
class Player:
    """Empty at first, or like another one: `ix` says whether Rise of Ix is played with."""

    def __init__(self, seat: int, leader: int, like: Player | None = None, ix: bool = True) -> None:
        self.seat = seat
        self.leader = leader  # number of the Leader
        if like is None:
            self.begin_seat()
            self.begin_ix()
            return
        self.copy_seat(like)
        if ix:
            self.copy_ix(like)
        else:
            self.share_ix(like)

    def clone(self, ix: bool) -> Player:
        return Player(self.seat, self.leader, self, ix)

    def begin_seat(self) -> None:
        self.kind: int = 0  # Kind
        self.agents: int = 0  # on the Leader, ready to be sent
        self.supply: int = 0
        self.garrison: int = 0
        self.conflict: int = 0
        self.council: bool = False
        self.swordmaster: bool = False
        self.revealed: bool = False  # has taken this round's Reveal turn
        self.voice: int = NOBODY  # board space closed to opponents by The Voice
        self.secrets: int = 0  # mask of the two Factions chosen by the Baron
        self.masterstroke_used: bool = False
        self.recruited: int = 0  # troops, this turn, to the garrison
        self.deployed: int = 0  # troops, this turn, by any means
        self.deployed_by_right: int = 0  # troops, this turn, by sending an Agent to a Combat space
        self.era: int = 0  # entries of cards into the deck so far
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

    def begin_ix(self) -> None:
        self.dreadnoughts: int = 0  # in supply
        self.garrison_dreadnoughts: int = 0
        self.conflict_dreadnoughts: int = 0
        self.commissioned: int = 0  # dreadnoughts, this turn, to the garrison
        self.deployed_dreadnoughts: int = 0  # this turn, by any means
        self.dreadnoughts_by_right: int = 0
        self.dreadnought_strength: int = 0  # of each
        self.ambushed: int = 0  # enemy units forced back by Desert Ambush this turn
        self.freighter: int = 0
        self.negotiators: int = 0
        self.snoopers: int = 0  # mask of the tracks that still hold one
        self.turns: int = 0  # taken this round
        self.hidden_aside: int = 0  # the card set aside at Round Start
        self.aside_mark: int = 0
        self.taken_back: int = 0  # the card that came back this turn
        self.tiles: list[int] = []
        self.flipped: list[int] = []  # those of them that are face down

    # --- made by tools/make_clone.py

    __slots__ = (
        "agents",
        "ambushed",
        "aside",
        "aside_mark",
        "commissioned",
        "conflict",
        "conflict_dreadnoughts",
        "council",
        "deck",
        "deck_marks",
        "deployed",
        "deployed_by_right",
        "deployed_dreadnoughts",
        "discard",
        "dreadnought_strength",
        "dreadnoughts",
        "dreadnoughts_by_right",
        "era",
        "flipped",
        "freighter",
        "garrison",
        "garrison_dreadnoughts",
        "hand",
        "hand_marks",
        "hidden_aside",
        "in_play",
        "influence",
        "intrigue_marks",
        "intrigues",
        "kind",
        "leader",
        "masterstroke_used",
        "negotiators",
        "recruited",
        "revealed",
        "seat",
        "secrets",
        "snoopers",
        "stock",
        "supply",
        "swordmaster",
        "taken_back",
        "tiles",
        "turns",
        "voice",
    )

    def copy_seat(self, like: Player) -> None:
        self.kind = like.kind
        self.agents = like.agents
        self.supply = like.supply
        self.garrison = like.garrison
        self.conflict = like.conflict
        self.council = like.council
        self.swordmaster = like.swordmaster
        self.revealed = like.revealed
        self.voice = like.voice
        self.secrets = like.secrets
        self.masterstroke_used = like.masterstroke_used
        self.recruited = like.recruited
        self.deployed = like.deployed
        self.deployed_by_right = like.deployed_by_right
        self.era = like.era
        self.stock = like.stock.copy()
        self.influence = like.influence.copy()
        self.hand = like.hand.copy()
        self.hand_marks = like.hand_marks.copy()
        self.deck = like.deck.copy()
        self.deck_marks = like.deck_marks.copy()
        self.discard = like.discard.copy()
        self.in_play = like.in_play.copy()
        self.aside = like.aside.copy()
        self.intrigues = like.intrigues.copy()
        self.intrigue_marks = like.intrigue_marks.copy()

    def copy_ix(self, like: Player) -> None:
        self.dreadnoughts = like.dreadnoughts
        self.garrison_dreadnoughts = like.garrison_dreadnoughts
        self.conflict_dreadnoughts = like.conflict_dreadnoughts
        self.commissioned = like.commissioned
        self.deployed_dreadnoughts = like.deployed_dreadnoughts
        self.dreadnoughts_by_right = like.dreadnoughts_by_right
        self.dreadnought_strength = like.dreadnought_strength
        self.ambushed = like.ambushed
        self.freighter = like.freighter
        self.negotiators = like.negotiators
        self.snoopers = like.snoopers
        self.turns = like.turns
        self.hidden_aside = like.hidden_aside
        self.aside_mark = like.aside_mark
        self.taken_back = like.taken_back
        self.tiles = like.tiles.copy()
        self.flipped = like.flipped.copy()

    def share_ix(self, like: Player) -> None:
        self.dreadnoughts = like.dreadnoughts
        self.garrison_dreadnoughts = like.garrison_dreadnoughts
        self.conflict_dreadnoughts = like.conflict_dreadnoughts
        self.commissioned = like.commissioned
        self.deployed_dreadnoughts = like.deployed_dreadnoughts
        self.dreadnoughts_by_right = like.dreadnoughts_by_right
        self.dreadnought_strength = like.dreadnought_strength
        self.ambushed = like.ambushed
        self.freighter = like.freighter
        self.negotiators = like.negotiators
        self.snoopers = like.snoopers
        self.turns = like.turns
        self.hidden_aside = like.hidden_aside
        self.aside_mark = like.aside_mark
        self.taken_back = like.taken_back
        self.tiles = like.tiles
        self.flipped = like.flipped

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
