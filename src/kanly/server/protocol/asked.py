"""What a client may say. Each message is one JSON object; `id` comes back with the answer to it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct, structs

from kanly.server.protocol.kinds import MatterKind
from kanly.table import entries as e
from kanly.view.schema import kinds as k

LARGEST: Final = 16_384  # bytes of a message
Number = Annotated[int, Meta(ge=0, le=1 << 31), k.Kind("WholeNumber", "A whole number from 0 to 2147483648.")]
SeatNumber = Annotated[int, Meta(ge=0, le=3), k.Kind("SeatNumber", "A seat, from 0 to 3.")]
ShortText = Annotated[str, Meta(max_length=200), k.Kind("ShortText", "A text of at most 200 characters.")]


class Message(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, kw_only=True):
    id: Annotated[Number, "Chosen by the client; it comes back with the answer to this message."] = 0
    seat: Annotated[
        SeatNumber | None, "Which of one's own seats says it; null: that through whose eyes one looks."
    ] = None


class Choose(Message, frozen=True, tag="choose"):
    """Answer the question that a seat is asked."""

    number: Annotated[Number, "That of the latest update: if something else is seen since, it is refused."]
    answer: Annotated[Number, "The `number` of one of the answers of the prompt."]


class Undo(Message, frozen=True, tag="undo"):
    """Take the own last choice back, and what nobody was asked for after it."""

    number: Annotated[Number, "That of the latest update."]


class Why(Message, frozen=True, tag="why"):
    """Ask why something cannot be chosen now; the answer is `reasons`."""

    choice: Annotated[ShortText, "A choice as text, such as `send dagger arrakeen`."]


class Hint(Message, frozen=True, tag="hint"):
    """Ask what a bot would answer in the seat that is asked, and why; the answer is `advice`."""

    number: Annotated[Number, "That of the latest update."]


class Propose(Message, frozen=True, tag="propose"):
    """Propose something that others have to agree to. Whoever proposes it agrees."""

    matter: Annotated[Annotated[e.Matter, MatterKind], "What is proposed."]
    about: Annotated[Number, "With `kick` the seat of whom to send away; else 0."] = 0


class Vote(Message, frozen=True, tag="vote"):
    """Say something to what is proposed. It cannot be changed afterwards."""

    agrees: Annotated[bool, "Whether one agrees."]


class Resume(Message, frozen=True, tag="resume"):
    """Go on after a pause. Anybody who sits there may say so."""


class Resign(Message, frozen=True, tag="resign"):
    """Give the seat up for good: a bot plays on. Where nobody is left the table is closed."""


class Return(Message, frozen=True, tag="return"):
    """Play again in the own seat, in which a bot plays because time ran out."""


class Wishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What one need not be asked, where there is only one answer."""

    single: Annotated[bool, "Whatever is not among the following."] = e.Wishes.single
    unpayable: Annotated[bool, "Whether to pay what cannot be paid."] = e.Wishes.unpayable
    combat: Annotated[bool, "To pass in Combat, while no card can be played there."] = e.Wishes.combat
    end_turn: Annotated[bool, "To end a turn in which nothing is left to do."] = e.Wishes.end_turn


class Wish(Message, frozen=True, tag="wish"):
    """Say what one need not be asked."""

    given: Annotated[Wishes, "All of them: what is left out is as it was at the beginning."] = msgspec.field(
        name="wishes"
    )

    @property
    def wishes(self) -> e.Wishes:
        return e.Wishes(**structs.asdict(self.given))


class Lead(Message, frozen=True, tag="lead"):
    """Choose a Leader, before the game begins."""

    leader: Annotated[ShortText, "Its key: one of those offered, or where none are any that nobody has."]


class Speak(Message, frozen=True, tag="speak"):
    """Read everything in another language from now on: it is told again, from hello on."""

    language: Annotated[ShortText, "Such as `en`, `ja` or `zh-Hant`."]


Any = Choose | Undo | Why | Hint | Propose | Vote | Resume | Resign | Return | Wish | Lead | Speak

decoder: Final = msgspec.json.Decoder(Any)


def read(told: bytes | str) -> Any:
    """Raises msgspec.DecodeError or ValidationError for what is no message."""
    message: Any = decoder.decode(told)
    return message
