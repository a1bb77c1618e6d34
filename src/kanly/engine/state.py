"""The whole state of a game: numbers, lists of numbers, and shared immutable steps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.player import Player
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Window

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.events import Event
    from kanly.engine.rules import Rules


class State:
    # --- game
    chances: int = 0  # shuffles and random picks so far
    # --- rivals
    hagal_due: bool = False  # House Hagal acts next
    # --- game
    round: int = 0
    first_player: int = 0
    active: int = NOBODY  # whose Agent or Reveal turn it is
    next_seat: int = 0  # who is looked at first for the next turn or go
    # --- turn
    revealing: bool = False  # the active player has revealed
    another_turn: bool = False
    passing: bool = False  # the turn ends without an Agent or a reveal
    window: int = Window.NONE
    window_seat: int = NOBODY
    sent_card: int = 0  # this turn
    sent_space: int = NOBODY
    on_combat_space: bool = False  # an Agent was sent to a Combat space this turn
    added_icons: int = 0  # for the card played this turn
    passes_enemies: bool = False  # the next Agent of this turn is not blocked by enemy Agents
    top_allowed: bool = False  # acquired cards may go on top of the deck, this turn
    slots: int = 0  # cards revealed this turn
    passed: int = 0  # mask of seats that passed in a row
    played_in_go: bool = False
    # --- ix
    sworded: int = 0  # mask of the revealed cards that gave swords this turn
    persuasion_gained: int = 0  # this turn
    enemy_there: bool = False  # an enemy Agent stood on the space when this turn's Agent arrived
    # --- game
    mentat: int = NOBODY  # who holds it; NOBODY: on its space
    mentat_promised: int = NOBODY  # who takes it at Recall
    conflict: int = 0
    intrigue_era: int = 0
    reveals: int = 0  # grows whenever something hidden becomes known: the undo barrier
    free_order: bool = False  # offer every order, even where it cannot matter
    over: bool = False
    chooser: int = NOBODY
    # --- told
    keep_trail: bool = False
    watched: bool = False  # what happens is told
    cause: int = 0  # number of the printed thing by which something happens now
    cause_seat: int = NOBODY  # whose effect that is

    def __init__(self, catalog: Catalog, rules: Rules, players: list[Player], seed: bytes) -> None:
        self.catalog = catalog
        self.rules = rules
        self.players = players
        self.seed = seed
        # --- turn
        self.bag: list[Step] = []  # pending words, frame after frame
        self.frames: list[int] = []  # where each open frame's words start in the bag
        self.stack: list[Step] = []  # being resolved, innermost last
        self.lasting: list[Step] = []  # played cards that wait for their moment
        # --- game
        self.choices: list[Choice] = []
        self.occupants: list[int] = []  # by space: four bits a seat, how many Agents
        self.bonus_spice: list[int] = []  # by space
        self.control: list[int] = []  # by space: the seat whose marker lies there
        self.alliances: list[int] = []  # by Faction: the holder
        self.conflict_deck: list[int] = []  # top last
        self.conflicts_left_out: list[int] = []
        self.conflicts_fought: list[int] = []
        self.imperium_deck: list[int] = []  # top last
        self.row: list[int] = []
        self.reserve: list[int] = []  # copies left of each Reserve card
        self.trashed: list[int] = []
        self.intrigue_deck: list[int] = []  # top last
        self.intrigue_deck_marks: list[int] = []
        self.intrigue_discard: list[int] = []
        # --- ix
        self.stacks: list[list[int]] = []  # Tech tiles, top last
        self.flags: list[int] = []  # by space: the seat whose dreadnought lies there
        self.flag_rounds: list[int] = []  # by space: the round in which it was put there
        self.tiles_trashed: list[int] = []
        # --- rivals
        self.hagal_deck: list[int] = []  # top last
        self.hagal_discard: list[int] = []
        self.reasons: list[tuple[int, int, int, int]] = []  # (seat, Reason, ...) since the last choice
        # --- told
        self.events: list[Event] = []  # told and not yet fetched, oldest first
        self.trail: list[tuple[int, Choice]] = []  # (owner, word begun without a question), oldest first

    def clone(self) -> State:
        """Of Rivals and of Rise of Ix only where they are played with: that is quicker."""
        ix = self.rules.ix
        new = State(self.catalog, self.rules, [player.clone(ix) for player in self.players], self.seed)
        self.copy_game(new)
        self.copy_turn(new)
        if self.rules.has_rivals:
            self.copy_rivals(new)
        if ix:
            self.copy_ix(new)
        return new

    # --- made by tools/make_clone.py

    def copy_game(self, new: State) -> None:
        new.chances = self.chances
        new.round = self.round
        new.first_player = self.first_player
        new.active = self.active
        new.next_seat = self.next_seat
        new.mentat = self.mentat
        new.mentat_promised = self.mentat_promised
        new.conflict = self.conflict
        new.intrigue_era = self.intrigue_era
        new.reveals = self.reveals
        new.free_order = self.free_order
        new.over = self.over
        new.chooser = self.chooser
        new.choices = self.choices.copy()
        new.occupants = self.occupants.copy()
        new.bonus_spice = self.bonus_spice.copy()
        new.control = self.control.copy()
        new.alliances = self.alliances.copy()
        new.conflict_deck = self.conflict_deck.copy()
        new.conflicts_left_out = self.conflicts_left_out.copy()
        new.conflicts_fought = self.conflicts_fought.copy()
        new.imperium_deck = self.imperium_deck.copy()
        new.row = self.row.copy()
        new.reserve = self.reserve.copy()
        new.trashed = self.trashed.copy()
        new.intrigue_deck = self.intrigue_deck.copy()
        new.intrigue_deck_marks = self.intrigue_deck_marks.copy()
        new.intrigue_discard = self.intrigue_discard.copy()

    def copy_rivals(self, new: State) -> None:
        new.hagal_due = self.hagal_due
        new.hagal_deck = self.hagal_deck.copy()
        new.hagal_discard = self.hagal_discard.copy()
        new.reasons = self.reasons.copy()

    def copy_turn(self, new: State) -> None:
        new.revealing = self.revealing
        new.another_turn = self.another_turn
        new.passing = self.passing
        new.window = self.window
        new.window_seat = self.window_seat
        new.sent_card = self.sent_card
        new.sent_space = self.sent_space
        new.on_combat_space = self.on_combat_space
        new.added_icons = self.added_icons
        new.passes_enemies = self.passes_enemies
        new.top_allowed = self.top_allowed
        new.slots = self.slots
        new.passed = self.passed
        new.played_in_go = self.played_in_go
        new.bag = self.bag.copy()
        new.frames = self.frames.copy()
        new.stack = self.stack.copy()
        new.lasting = self.lasting.copy()

    def copy_ix(self, new: State) -> None:
        new.sworded = self.sworded
        new.persuasion_gained = self.persuasion_gained
        new.enemy_there = self.enemy_there
        new.stacks = [each.copy() for each in self.stacks]
        new.flags = self.flags.copy()
        new.flag_rounds = self.flag_rounds.copy()
        new.tiles_trashed = self.tiles_trashed.copy()

    # --- end of what is made

    def opponents_of(self, seat: int) -> list[int]:
        """Clockwise from the seat on the left."""
        n = len(self.players)
        return [(seat + i) % n for i in range(1, n)]

    def seats_from(self, seat: int) -> list[int]:
        """Clockwise, the given seat first."""
        n = len(self.players)
        return [(seat + i) % n for i in range(n)]

    def agents_of(self, seat: int, space: int) -> int:
        return self.occupants[space] >> 4 * seat & 15

    def controller(self, space: int) -> int:
        """Who controls a location: a dreadnought on its flag covers the marker."""
        if self.flags and self.flags[space] != NOBODY:
            return self.flags[space]
        return self.control[space]

    def cards_in_play(self, seat: int, faction: int) -> int:
        cards = self.catalog.cards
        count = 0
        for card in self.players[seat].in_play:
            count += cards[card].factions >> faction & 1
        return count
