"""What the server says: to a seat, or to an onlooker, and never more than they may know."""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Raw, Struct

from kanly.server.protocol.kinds import ColourKind, EventKind, MatterKind, StageKind, WhyClosedKind
from kanly.table.entries import Matter, Wishes
from kanly.table.settings import Settings
from kanly.telling.asked import Prompt
from kanly.telling.book import Log
from kanly.telling.ending import Ending
from kanly.view.schema import kinds as k
from kanly.view.schema.events import Event
from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View

VERSION: Final = 1
Stage = Literal["gathering", "leading", "playing", "over", "closed"]
Why = Literal["abandoned", "deleted"]
Seats = tuple[k.Seat, ...]


class SeatTold(Struct, frozen=True):
    """Who sits in a seat."""

    number: Annotated[k.Seat, "Its number."]
    colour: Annotated[Annotated[str, ColourKind], "In which it is shown; no other seat has it."]
    name: Annotated[
        str, "Of the person who sits there, or of whoever did before a bot; empty: nobody has sat there."
    ]
    bot: Annotated[str | None, "The bot that plays here now; null: none does."]
    is_present: Annotated[bool, "Whether the person is connected."]
    is_free: Annotated[bool, "Whether a person may sit down here, even where a bot plays until then."]
    leader: Annotated[
        k.LeaderKey | None,
        "The Leader that was chosen before the game; those that are dealt are in the view.",
    ]
    offered: Annotated[tuple[k.LeaderKey, ...], "In a draft: one of these can be chosen. Else empty."]
    time_left: Annotated[int | None, "Milliseconds, when this was told; null: there is no clock."]


class ProposalTold(Struct, frozen=True):
    """What is proposed, until it is carried or lost."""

    seat: Annotated[k.Seat, "Whose proposal it is."]
    matter: Annotated[Annotated[Matter, MatterKind], "What is proposed."]
    about: Annotated[int, "The seat of whom to send away; else 0."]
    agreed: Annotated[Seats, "Who has agreed so far."]
    asked: Annotated[Seats, "Who has a say: one seat of each person, not of whom it is about."]


class ContributionTold(Struct, frozen=True):
    """What a player has added to the luck of the game."""

    seat: Annotated[k.Seat, "Whose it is."]
    luck: Annotated[str, "The bytes, as hexadecimal digits."]


class TableTold(Struct, frozen=True):
    """The table around the game."""

    game: Annotated[str, "The id of the game."]
    stage: Annotated[Annotated[Stage, StageKind], "How far the table has got."]
    settings: Annotated[Settings, "What was agreed on when it was opened."]
    seats: Annotated[tuple[SeatTold, ...], "Every seat, by number; Rivals have none here."]
    host: Annotated[k.Seat | None, "The first seat of whoever opened the table; null: they have none."]
    asked: Annotated[k.Seat | None, "Who has to choose, so that their clock runs; null: nobody has."]
    is_paused: Annotated[bool, "Whether nobody can choose until somebody says `resume`."]
    proposal: Annotated[ProposalTold | None, "What is proposed; null: nothing is."]
    commitment: Annotated[str, "What binds the server to the deal, as 64 hexadecimal digits."]
    link: Annotated[tuple[int, str] | None, "The latest link of the chain of moves: its number, its value."]
    onlookers: Annotated[int, "How many look on at this very moment."]
    following: Annotated[str, "The id of the next game of the same people; empty: there is none yet."]
    free_leaders: Annotated[
        tuple[k.LeaderKey, ...],
        "Where Leaders are chosen, until the game begins: those that nobody has. Else none.",
    ] = ()
    terms: Annotated[str, "What the `commitment` binds the server to besides the seed, in one line."] = ""
    contributions: Annotated[
        tuple[ContributionTold, ...], "What players have added to the luck of the game, by seat."
    ] = ()
    gives_hints: Annotated[bool, "Whether whoever is asked may say `hint`."] = False
    closed: Annotated[
        Annotated[Why, WhyClosedKind] | None, "Why nobody plays on; null: somebody does, or may."
    ] = None
    forked_from: Annotated[
        str, "The id of the game that this one goes on from in another way; empty: it has its own deal."
    ] = ""


class Message(Struct, frozen=True, tag_field="told"):
    pass


class Hello(Message, frozen=True, tag="hello"):
    """Told first, and again after `speak`."""

    version: Annotated[int, "Of this protocol."]
    kanly: Annotated[str, "The edition of the server."]
    seats: Annotated[Seats, "One's own; none: one is an onlooker."]
    seat: Annotated[k.Seat | None, "Through whose eyes this connection looks; null: an onlooker's."]
    language: Annotated[str, "In which everything is told."]
    wishes: Annotated[Wishes | None, "What this seat need not be asked; null for onlookers."]


class Update(Message, frozen=True, tag="update"):
    """What there is to see now, whole, and what has happened since the last number."""

    number: Annotated[int, "Of what is seen now. Each seat has numbers of its own, which only grow."]
    since: Annotated[
        int | None,
        "The number after which `events` begin; null: none are told, and earlier ones may be void.",
    ]
    went_back: Annotated[bool, "Whether choices were taken back since: some events that were told are void."]
    events: Annotated[list[Annotated[Event, EventKind]], "What has happened since, as this seat sees it."]
    log: Annotated[Log | Raw | None, "What is new in the log, and the last chapter once more."]
    view: Annotated[View | Raw, "All that this seat sees."]
    hands: Annotated[
        list[OwnPlayer] | None, "What everybody holds, for onlookers who are shown all; else null."
    ]
    prompt: Annotated[Prompt | Raw | None, "What this seat is asked; null: it is not asked now."]
    can_undo: Annotated[bool, "Whether this seat may say `undo`."]
    can_take_back: Annotated[
        bool, "Whether it has an own answer to go back to: by `undo`, or by proposing `take_back`."
    ]
    table: Annotated[TableTold | Raw, "The table around the game."]
    ending: Annotated[Ending | None, "How it ended; null until the game is over."]


class Changed(Message, frozen=True, tag="table"):
    """Something beside the game: who is there, what is proposed, whether it is paused."""

    table: Annotated[TableTold | Raw, "All of it, as it is now."]


class Done(Message, frozen=True, tag="done"):
    """What was said is done, and kept for good. What is new because of it was told before this."""

    id: Annotated[int, "Of the message that this answers."]


class Refusal(Message, frozen=True, tag="refused"):
    """It was not done, and nothing has changed."""

    id: Annotated[int, "Of the message that this answers; 0 also where none could be read."]
    code: Annotated[str, "For programs: which of the reasons it is. A code has one meaning."]
    message: Annotated[str, "For people: one sentence, in the language of the connection."]


class Reasons(Message, frozen=True, tag="reasons"):
    """The answer to `why`."""

    id: Annotated[int, "Of the message that this answers."]
    reasons: Annotated[
        tuple[str, ...], "Each a sentence in the language of the connection; none: it can be chosen."
    ]
    rulings: Annotated[
        tuple[str, ...], "For each reason the ruling behind it, as in `GET /api/v1/rulings`; empty: none."
    ]


class Advice(Message, frozen=True, tag="advice"):
    """The answer to `hint` once the bot has thought: from what this seat knows, told to nobody else."""

    id: Annotated[int, "Of the message that this answers."]
    number: Annotated[int, "That of the update that it is about."]
    bot: Annotated[str, "The bot that was asked."]
    answer: Annotated[int, "The `number` of the answer that it would give."]
    reasons: Annotated[
        tuple[str, ...],
        "What speaks for it and against it, the weightiest first, in the language of the connection.",
    ]
    chances: Annotated[
        tuple[int, ...], "To win, by seat, in percent, as the bot sees it; none: it does not say."
    ]


Any_ = Hello | Update | Changed | Done | Refusal | Reasons | Advice

encoder: Final = msgspec.json.Encoder()


def written(message: Message) -> bytes:
    return encoder.encode(message)
