"""What happens, told where it happens, but only in a game that is watched.

An event is eight numbers: what happened, to whom, with which thing, how many, further particulars, which
seats see the thing, and the printed thing that brought it about with the seat whose effect it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kanly.engine.vocabulary import EVERY_SEAT

if TYPE_CHECKING:
    from kanly.engine.state import State

Event = tuple[int, int, int, int, int, int, int, int]


class Happening:
    """What the numbers after it mean: thing, amount, detail. `way` is from << WAY | to."""

    RESOURCE: Final = 0  # Resource, change
    UNITS: Final = 1  # Unit, how many, way between Posts
    CARD: Final = 2  # card, place in the Row from 0, way between Places
    INTRIGUE: Final = 3  # card, the other seat of a theft, way between Places
    SHUFFLED: Final = 4  # Deck, how many cards it has now
    INFLUENCE: Final = 5  # Faction, change
    ALLIANCE: Final = 6  # Faction, who held it before
    CONTROL: Final = 7  # board space, whose marker lay there before
    AGENT: Final = 8  # Agents, from, to: board space + 1, 0 for the Leader, or ON_THE_WAY
    BONUS_SPICE: Final = 9  # board space, change
    FLAG: Final = 10  # board space, round of the dreadnought that is put there; 0: it leaves
    CONFLICT: Final = 11  # Conflict card turned up
    RANKED: Final = 12  # rank from 0, strength, how many share it
    FOUGHT: Final = 13  # Conflict card
    TILE: Final = 14  # tile, stack from 0, way between TilePlaces
    FREIGHTER: Final = 15  # position, position before
    LASTING: Final = 16  # card that waits for its moment, 1 or -1
    HAGAL: Final = 17  # House Hagal card turned up
    MARK: Final = 18  # Mark, its value now
    REASON: Final = 19  # Reason, and its two numbers
    BEGUN: Final = 20  # word, its source: begun without a question
    ASKED: Final = 21  # Window, mask of seats that passed, whose turn it is; nobody: the game is over


WAY: Final = 4
ON_THE_WAY: Final = -1  # taken, while its space is being paid for


class Post:
    """Where units are."""

    SUPPLY: Final = 0
    GARRISON: Final = 1
    CONFLICT: Final = 2
    IX: Final = 3  # as a Negotiator
    FLAG: Final = 4  # on a location


class Place:
    """Where cards are; the first four are those of Zone."""

    HAND: Final = 0
    DISCARD: Final = 1
    IN_PLAY: Final = 2
    DECK: Final = 3
    HIDDEN_ASIDE: Final = 4
    ASIDE: Final = 5
    ROW: Final = 6
    RESERVE: Final = 7
    IMPERIUM_DECK: Final = 8
    TRASHED: Final = 9
    INTRIGUES: Final = 10  # held
    INTRIGUE_DECK: Final = 11
    UNDER_INTRIGUE_DECK: Final = 12
    INTRIGUE_DISCARD: Final = 13
    BEING_PLAYED: Final = 14


class TilePlace:
    STACK: Final = 0
    OWNED: Final = 1
    TRASHED: Final = 2
    FACE_UP: Final = 3  # on top of its stack


class Deck:
    OWN: Final = 0
    INTRIGUE: Final = 1
    HAGAL: Final = 2


class Mark:
    """Facts with a value, of a seat or of the game."""

    ROUND: Final = 0
    FIRST_PLAYER: Final = 1
    MENTAT: Final = 2  # who holds it
    MENTAT_PROMISED: Final = 3
    COUNCIL: Final = 4
    SWORDMASTER: Final = 5
    REVEALED: Final = 6
    VOICE: Final = 7  # board space
    SECRETS: Final = 8  # mask of Factions
    MASTERSTROKE: Final = 9  # mask of the Factions shown
    SNOOPER: Final = 10  # Faction whose Snooper is spent
    FLIPPED: Final = 11  # tile
    FRESH: Final = 12  # all tiles face up again
    TURNS: Final = 13  # taken this round
    TAKEN_BACK: Final = 14  # card
    RECRUITED: Final = 15
    DEPLOYED: Final = 16
    DEPLOYED_BY_RIGHT: Final = 17
    COMMISSIONED: Final = 18
    DEPLOYED_DREADNOUGHTS: Final = 19
    DREADNOUGHTS_BY_RIGHT: Final = 20
    AMBUSHED: Final = 21
    COUNTS_FORGOTTEN: Final = 22  # of units within a turn, for all seats
    REVEALING: Final = 23
    SENT_CARD: Final = 24
    SENT_SPACE: Final = 25
    ON_COMBAT_SPACE: Final = 26
    ADDED_ICONS: Final = 27
    PASSES_ENEMIES: Final = 28
    TOP_ALLOWED: Final = 29
    ANOTHER_TURN: Final = 30
    ENEMY_THERE: Final = 31
    PERSUASION_GAINED: Final = 32
    CARDS_WITH_SWORDS: Final = 33
    HAGAL_DUE: Final = 34
    REVEALS: Final = 35
    PHASE: Final = 36
    AGENTS: Final = 37  # ready at the Leader
    TURN_BEGAN: Final = 38  # of a human: what counted for one turn is over
    TURN_ENDED: Final = 39
    RIVAL_TURN: Final = 40  # begins
    WINNERS: Final = 41  # mask of seats: the game is over


class Phase:
    SETUP: Final = 0
    ROUND_START: Final = 1
    PLAYER_TURNS: Final = 2
    COMBAT: Final = 3
    MAKERS: Final = 4
    RECALL: Final = 5
    ENDGAME: Final = 6


def tell(
    g: State,
    kind: int,
    seat: int,
    thing: int = 0,
    amount: int = 0,
    detail: int = 0,
    seen: int = EVERY_SEAT,
) -> None:
    """Only where `g.watched`."""
    g.events.append((kind, seat, thing, amount, detail, seen, g.cause, g.cause_seat))


def mark(g: State, seat: int, fact: int, value: int) -> None:
    """A fact has this value from now on. Only where `g.watched`."""
    tell(g, Happening.MARK, seat, fact, value)


def units(g: State, seat: int, unit: int, number: int, start: int, end: int) -> None:
    if number:
        tell(g, Happening.UNITS, seat, unit, number, start << WAY | end)


def card(g: State, seat: int, number: int, start: int, end: int, seen: int = EVERY_SEAT, at: int = 0) -> None:
    tell(g, Happening.CARD, seat, number, at, start << WAY | end, seen)


def intrigue(g: State, seat: int, number: int, start: int, end: int, seen: int, victim: int = 0) -> None:
    tell(g, Happening.INTRIGUE, seat, number, victim, start << WAY | end, seen)


def caused_by(g: State, thing: int, seat: int) -> None:
    """Whatever is told next came about by this printed thing, as an effect of this seat."""
    g.cause = thing
    g.cause_seat = seat


def note(g: State, seat: int, reason: int, thing: int = 0, detail: int = 0) -> None:
    """What a Rival did and why, kept until the next choice whether the game is watched or not."""
    g.reasons.append((seat, reason, thing, detail))
    if g.watched:
        tell(g, Happening.REASON, seat, reason, thing, detail)
