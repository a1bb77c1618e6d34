"""The whole state of a game: numbers, lists of numbers, and shared immutable steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.native import mypyc_attr
from kanly.engine.player import Player
from kanly.engine.step import Step
from kanly.engine.vocabulary import NOBODY, Choice, Window

if TYPE_CHECKING:
    from kanly.engine.catalog import Catalog
    from kanly.engine.events import Event
    from kanly.engine.rules import Rules


def clockwise(players: int, seat: int) -> tuple[int, ...]:
    return tuple([(seat + i) % players for i in range(players)])


CLOCKWISE: Final = [[clockwise(players, seat) for seat in range(players)] for players in range(5)]
OPPONENTS: Final = [[seats[1:] for seats in tables] for tables in CLOCKWISE]


@mypyc_attr(acyclic=True)
class State:
    """Empty at first, or like another one.

    Its fields stand below, those of each heading in the method that begins with them.
    """

    def __init__(
        self, catalog: Catalog, rules: Rules, players: list[Player], seed: bytes, like: State | None = None
    ) -> None:
        self.catalog = catalog
        self.rules = rules
        self.players = players
        self.seed = seed
        self.begin_told()
        if like is None:
            self.begin_game()
            self.begin_turn()
            self.begin_ix()
            self.begin_rivals()
        else:
            self.resemble(like)

    def resemble(self, like: State) -> None:
        """In what is not played with, nothing ever changes: that is shared, not copied."""
        self.copy_game(like)
        self.copy_turn(like)
        if self.rules.ix:
            self.copy_ix(like)
        else:
            self.share_ix(like)
        if self.rules.has_rivals:
            self.copy_rivals(like)
        else:
            self.share_rivals(like)

    def clone(self) -> State:
        players = [player.clone(self.rules.ix) for player in self.players]
        return State(self.catalog, self.rules, players, self.seed, self)

    def begin_game(self) -> None:
        self.chances: int = 0  # shuffles and random picks so far
        self.round: int = 0
        self.first_player: int = 0
        self.active: int = NOBODY  # whose Agent or Reveal turn it is
        self.next_seat: int = 0  # who is looked at first for the next turn or go
        self.mentat: int = NOBODY  # who holds it; NOBODY: on its space
        self.mentat_promised: int = NOBODY  # who takes it at Recall
        self.conflict: int = 0
        self.intrigue_era: int = 0
        self.reveals: int = 0  # grows whenever something hidden becomes known: the undo barrier
        self.free_order: bool = False  # offer every order, even where it cannot matter
        self.over: bool = False
        self.chooser: int = NOBODY
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

    def begin_turn(self) -> None:
        self.revealing: bool = False  # the active player has revealed
        self.another_turn: bool = False
        self.passing: bool = False  # the turn ends without an Agent or a reveal
        self.window: int = Window.NONE
        self.window_seat: int = NOBODY
        self.sent_card: int = 0  # this turn
        self.sent_space: int = NOBODY
        self.on_combat_space: bool = False  # an Agent was sent to a Combat space this turn
        self.added_icons: int = 0  # for the card played this turn
        self.passes_enemies: bool = False  # the next Agent of this turn is not blocked by enemy Agents
        self.top_allowed: bool = False  # acquired cards may go on top of the deck, this turn
        self.slots: int = 0  # cards revealed this turn
        self.passed: int = 0  # mask of seats that passed in a row
        self.played_in_go: bool = False
        self.bag: list[Step] = []  # pending words, frame after frame
        self.frames: list[int] = []  # where each open frame's words start in the bag
        self.stack: list[Step] = []  # being resolved, innermost last
        self.lasting: list[Step] = []  # played cards that wait for their moment

    def begin_ix(self) -> None:
        self.sworded: int = 0  # mask of the revealed cards that gave swords this turn
        self.persuasion_gained: int = 0  # this turn
        self.enemy_there: bool = False  # an enemy Agent stood on the space when this turn's Agent arrived
        self.stacks: list[list[int]] = []  # Tech tiles, top last
        self.flags: list[int] = []  # by space: the seat whose dreadnought lies there
        self.flag_rounds: list[int] = []  # by space: the round in which it was put there
        self.tiles_trashed: list[int] = []

    def begin_rivals(self) -> None:
        self.hagal_due: bool = False  # House Hagal acts next
        self.hagal_deck: list[int] = []  # top last
        self.hagal_discard: list[int] = []
        self.reasons: list[tuple[int, int, int, int]] = []  # (seat, Reason, ...) since the last choice

    def begin_told(self) -> None:
        self.keep_trail: bool = False
        self.watched: bool = False  # what happens is told
        self.cause: int = 0  # number of the printed thing by which something happens now
        self.cause_seat: int = NOBODY  # whose effect that is
        self.events: list[Event] = []  # told and not yet fetched, oldest first
        self.trail: list[tuple[int, Choice]] = []  # (owner, word begun without a question), oldest first

    # --- made by tools/make_clone.py

    __slots__ = (
        "active",
        "added_icons",
        "alliances",
        "another_turn",
        "bag",
        "bonus_spice",
        "catalog",
        "cause",
        "cause_seat",
        "chances",
        "choices",
        "chooser",
        "conflict",
        "conflict_deck",
        "conflicts_fought",
        "conflicts_left_out",
        "control",
        "enemy_there",
        "events",
        "first_player",
        "flag_rounds",
        "flags",
        "frames",
        "free_order",
        "hagal_deck",
        "hagal_discard",
        "hagal_due",
        "imperium_deck",
        "intrigue_deck",
        "intrigue_deck_marks",
        "intrigue_discard",
        "intrigue_era",
        "keep_trail",
        "lasting",
        "mentat",
        "mentat_promised",
        "next_seat",
        "occupants",
        "on_combat_space",
        "over",
        "passed",
        "passes_enemies",
        "passing",
        "persuasion_gained",
        "played_in_go",
        "players",
        "reasons",
        "reserve",
        "revealing",
        "reveals",
        "round",
        "row",
        "rules",
        "seed",
        "sent_card",
        "sent_space",
        "slots",
        "stack",
        "stacks",
        "sworded",
        "tiles_trashed",
        "top_allowed",
        "trail",
        "trashed",
        "watched",
        "window",
        "window_seat",
    )

    def copy_game(self, like: State) -> None:
        self.chances = like.chances
        self.round = like.round
        self.first_player = like.first_player
        self.active = like.active
        self.next_seat = like.next_seat
        self.mentat = like.mentat
        self.mentat_promised = like.mentat_promised
        self.conflict = like.conflict
        self.intrigue_era = like.intrigue_era
        self.reveals = like.reveals
        self.free_order = like.free_order
        self.over = like.over
        self.chooser = like.chooser
        self.choices = like.choices.copy()
        self.occupants = like.occupants.copy()
        self.bonus_spice = like.bonus_spice.copy()
        self.control = like.control.copy()
        self.alliances = like.alliances.copy()
        self.conflict_deck = like.conflict_deck.copy()
        self.conflicts_left_out = like.conflicts_left_out.copy()
        self.conflicts_fought = like.conflicts_fought.copy()
        self.imperium_deck = like.imperium_deck.copy()
        self.row = like.row.copy()
        self.reserve = like.reserve.copy()
        self.trashed = like.trashed.copy()
        self.intrigue_deck = like.intrigue_deck.copy()
        self.intrigue_deck_marks = like.intrigue_deck_marks.copy()
        self.intrigue_discard = like.intrigue_discard.copy()

    def copy_turn(self, like: State) -> None:
        self.revealing = like.revealing
        self.another_turn = like.another_turn
        self.passing = like.passing
        self.window = like.window
        self.window_seat = like.window_seat
        self.sent_card = like.sent_card
        self.sent_space = like.sent_space
        self.on_combat_space = like.on_combat_space
        self.added_icons = like.added_icons
        self.passes_enemies = like.passes_enemies
        self.top_allowed = like.top_allowed
        self.slots = like.slots
        self.passed = like.passed
        self.played_in_go = like.played_in_go
        self.bag = like.bag.copy()
        self.frames = like.frames.copy()
        self.stack = like.stack.copy()
        self.lasting = like.lasting.copy()

    def copy_ix(self, like: State) -> None:
        self.sworded = like.sworded
        self.persuasion_gained = like.persuasion_gained
        self.enemy_there = like.enemy_there
        self.stacks = [each.copy() for each in like.stacks]
        self.flags = like.flags.copy()
        self.flag_rounds = like.flag_rounds.copy()
        self.tiles_trashed = like.tiles_trashed.copy()

    def share_ix(self, like: State) -> None:
        self.sworded = like.sworded
        self.persuasion_gained = like.persuasion_gained
        self.enemy_there = like.enemy_there
        self.stacks = like.stacks
        self.flags = like.flags
        self.flag_rounds = like.flag_rounds
        self.tiles_trashed = like.tiles_trashed

    def copy_rivals(self, like: State) -> None:
        self.hagal_due = like.hagal_due
        self.hagal_deck = like.hagal_deck.copy()
        self.hagal_discard = like.hagal_discard.copy()
        self.reasons = like.reasons.copy()

    def share_rivals(self, like: State) -> None:
        self.hagal_due = like.hagal_due
        self.hagal_deck = like.hagal_deck
        self.hagal_discard = like.hagal_discard
        self.reasons = like.reasons

    # --- end of what is made

    def opponents_of(self, seat: int) -> tuple[int, ...]:
        """Clockwise from the seat on the left."""
        return OPPONENTS[len(self.players)][seat]

    def seats_from(self, seat: int) -> tuple[int, ...]:
        """Clockwise, the given seat first."""
        return CLOCKWISE[len(self.players)][seat]

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
