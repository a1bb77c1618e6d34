"""The view of a game: all that one seat may see, as `game.view(seat)` gives it."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

from kanly.view.schema import kinds as k
from kanly.view.schema.player import DeckSeen, Player
from kanly.view.schema.reasons import Reason

PhaseName = Annotated[
    Literal["setup", "round_start", "player_turns", "combat", "endgame", "over"],
    k.Kind("PhaseName", "Where in a round, or before or after all of them, the game is."),
]


class TurnIx(TypedDict, total=False):
    """What Rise of Ix adds to a turn."""

    enemy_there: Annotated[bool, "An enemy Agent stood on the space when the Agent arrived.", k.IX]
    persuasion_gained: Annotated[int, "Persuasion gained so far.", k.IX]
    cards_with_swords: Annotated[int, "Revealed cards that have given swords.", k.IX]


class TurnRivals(TypedDict, total=False):
    """What Rivals add to a turn."""

    hagal_card: Annotated[
        k.HagalKey | None, "The card a Rival has been sent by; null in the turn of a human.", k.RIVALS
    ]


class Turn(TurnIx, TurnRivals):
    """What everybody remembers of the turn that is going on."""

    revealing: Annotated[bool, "Whether the hand has been revealed."]
    card: Annotated[k.CardKey | None, "The card with which an Agent was sent."]
    space: Annotated[k.SpaceKey | None, "The space the Agent was sent to."]
    on_combat_space: Annotated[bool, "Whether an Agent was sent to a Combat space."]
    added_icons: Annotated[list[k.IconName], "Icons that the next card has besides its own."]
    passes_enemies: Annotated[bool, "Whether enemy Agents do not block the next Agent."]
    top_allowed: Annotated[bool, "Whether acquired cards may go on top of the deck."]
    another_turn: Annotated[bool, "Whether the same player has the next turn, too."]


class TechStack(TypedDict):
    """A stack of Tech tiles on offer."""

    top: Annotated[k.TileKey | None, "The tile face up; null: the stack is empty."]
    size: Annotated[int, "How many tiles the stack has."]


class Flag(TypedDict):
    """A dreadnought that controls a location."""

    seat: Annotated[k.Seat, "Whose it is."]
    round: Annotated[int, "The round in which it was put there."]


class SpaceIx(TypedDict, total=False):
    """What Rise of Ix adds to a space."""

    dreadnought: Annotated[Flag | None, "The dreadnought that controls it.", k.IX]


class Space(SpaceIx):
    """A board space."""

    agents: Annotated[list[int], "How many Agents each seat has there."]
    bonus_spice: Annotated[int, "Bonus spice that waits there."]
    control: Annotated[k.Seat | None, "Whose control marker lies there."]


class Lasting(TypedDict):
    """A played card that waits for its moment."""

    card: Annotated[str, "The card, by its key."]
    seat: Annotated[k.Seat, "Who played it."]


class ForRival(TypedDict, total=False):
    rival: Annotated[k.Seat, "The Rival that is decided for.", k.FOR_RIVAL]


class Question(ForRival):
    """What this seat is asked."""

    word: Annotated[k.WordPlace, "What asks: an effect, or the menu of a turn or of a group of effects."]
    source: Annotated[k.SourceKey | None, "The thing it is printed on; null: no printed thing asks."]
    choices: Annotated[list[k.ChoiceText], "Every legal answer; `game.choose` takes each of them."]


class Rivals(TypedDict):
    """The Rivals' deck, and how hard the game is."""

    hagal_deck: Annotated[int, "Cards in House Hagal's deck."]
    hagal_discard: Annotated[list[k.HagalKey], "House Hagal's discard pile."]
    hagal_due: Annotated[bool, "Whether House Hagal acts next."]
    difficulty: Annotated[k.DifficultyName | None, "The difficulty of a solo game; null with two players."]
    swordmaster_round: Annotated[int | None, "The round in which Rivals get their third Agent."]
    swordmaster_closed: Annotated[bool, "Whether the Swordmaster space is closed to humans."]
    mentat_price: Annotated[int | None, "The Mentat's price in Solari; null: as printed."]
    expert_deployment: Annotated[bool, "Whether Rivals deploy as experts do."]
    brutal: Annotated[bool, "Whether Rivals turn up two cards in a Conflict of level III."]
    churn: Annotated[bool, "Whether dice empty the Row after a Reveal turn."]
    reasons: Annotated[list[Reason], "What has happened since the last choice, and why."]


class Course(TypedDict):
    """Where the game stands."""

    phase: Annotated[PhaseName, "The phase."]
    round: Annotated[int, "The round, counted from 1; 0 while the game is being set up."]
    first_player: Annotated[k.Seat, "Who has the First Player marker."]
    active: Annotated[k.Seat | None, "Whose Agent or Reveal turn it is."]
    chooser: Annotated[k.Seat | None, "Who has to choose; null: the game is over."]
    window: Annotated[k.WindowName | None, "What may be done freely now; null: nothing."]
    passed: Annotated[list[k.Seat], "Who has passed in a row, in Combat or Endgame."]
    reveals: Annotated[int, "Grows whenever something hidden becomes known."]
    target: Annotated[int, "Victory Points that end the game."]
    winners: Annotated[list[k.Seat], "Who has won; empty until the game is over."]


class Market(TypedDict):
    """The shared decks and piles."""

    conflict: Annotated[k.ConflictKey | None, "The Conflict of this round."]
    conflict_deck: Annotated[list[int], "The levels of the Conflicts to come, the next one first."]
    conflicts_fought: Annotated[list[k.ConflictKey], "The Conflicts of earlier rounds."]
    row: Annotated[list[k.CardKey], "The Imperium Row."]
    imperium_deck: Annotated[int, "Cards in the Imperium deck."]
    reserve: Annotated[dict[k.CardKey, int], "Copies left of each card of the Reserve."]
    trashed: Annotated[list[k.CardKey], "Cards that have left the game."]
    intrigue_deck: Annotated[DeckSeen, "The Intrigue deck."]
    intrigue_discard: Annotated[list[k.IntrigueKey], "The discard pile of Intrigue cards."]


class Tech(TypedDict, total=False):
    """What Rise of Ix adds to them."""

    tech: Annotated[list[TechStack], "The stacks of Tech tiles.", k.IX]
    tiles_trashed: Annotated[list[k.TileKey], "Tech tiles that have left the game.", k.IX]


class WithRivals(TypedDict, total=False):
    rivals: Annotated[Rivals, "The Rivals' deck, and how hard the game is.", k.RIVALS]


class View(Course, Market, Tech, WithRivals):
    """A game as one seat may see it."""

    seat: Annotated[k.Seat | None, "Whose view it is; null: an onlooker's."]
    turn: Annotated[Turn | None, "The turn that is going on."]
    spaces: Annotated[dict[k.SpaceKey, Space], "Every space on the board."]
    alliances: Annotated[dict[k.FactionName, k.Seat | None], "Who has the Alliance with each Faction."]
    mentat: Annotated[k.Seat | None, "Who has the Mentat; null: it is on its space."]
    mentat_promised: Annotated[k.Seat | None, "Who takes the Mentat at Recall."]
    lasting: Annotated[list[Lasting], "Played cards that wait for their moment."]
    players: Annotated[list[Player], "Everybody at the table, by seat."]
    question: Annotated[Question | None, "What this seat is asked; null while somebody else is."]
