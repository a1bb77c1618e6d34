"""What can be chosen, as a value for each thing there is to say. One phrase serves the button and the log.

A card of 0 is hidden from the reader.
"""

from __future__ import annotations

from dataclasses import dataclass

from kanly.engine.words.word import Word


@dataclass(frozen=True)
class Who:
    """Somebody at the table, by name, or the reader."""

    name: str
    is_you: bool = False


class Deed:
    """A class for each, with a method `deed_` and its name in every language."""


@dataclass(frozen=True)
class Send(Deed):
    """Play a card to send an Agent to a space."""

    card: int
    space: int


@dataclass(frozen=True)
class Reveal(Deed):
    """One's hand, on a Reveal turn."""


@dataclass(frozen=True)
class Resolve(Deed):
    """Say which of several pending effects comes next."""

    word: Word
    source: int  # thing it is printed on; 0: none


@dataclass(frozen=True)
class Play(Deed):
    """An Intrigue card in one of its modes."""

    card: int
    mode: int


@dataclass(frozen=True)
class Deploy(Deed):
    """From the garrison into the Conflict; nothing at all is possible too."""

    troops: int
    dreadnoughts: int = 0


@dataclass(frozen=True)
class Withdraw(Deed):
    """From the Conflict back to the garrison; nothing at all is possible too."""

    troops: int
    dreadnoughts: int = 0


@dataclass(frozen=True)
class DeployRecruits(Deed):
    """So many of the troops being recruited go straight into the Conflict; perhaps none."""

    troops: int


@dataclass(frozen=True)
class Acquire(Deed):
    card: int
    price: int | None  # in Persuasion; None: without paying, or not known
    on_top: bool  # of the deck instead of the discard pile
    aside: bool  # it was set aside before


@dataclass(frozen=True)
class EndTurn(Deed):
    pass


@dataclass(frozen=True)
class Done(Deed):
    """Go on; what is left of a group of effects is given up."""

    leaves: bool = True  # something is left


@dataclass(frozen=True)
class Pass(Deed):
    """In Combat or in the Endgame."""


@dataclass(frozen=True)
class Accept(Deed):
    """Pay a cost, or say yes to a 'may'."""

    word: Word | None


@dataclass(frozen=True)
class Decline(Deed):
    """`word` is what is declined: a trash icon, a Tech tile, a cost ..."""

    word: Word | None


@dataclass(frozen=True)
class ChooseFaction(Deed):
    """To gain Influence with."""

    faction: int
    amount: int


@dataclass(frozen=True)
class GiveUpInfluence(Deed):
    """One step with a Faction."""

    faction: int


@dataclass(frozen=True)
class ChooseFactions(Deed):
    """Two, to gain one Influence with each."""

    one: int
    other: int


@dataclass(frozen=True)
class ChooseSecretFactions(Deed):
    """The Baron's two; empty: hidden."""

    factions: tuple[int, ...]


@dataclass(frozen=True)
class DiscardCards(Deed):
    cards: tuple[int, ...]  # one or two


@dataclass(frozen=True)
class TrashCard(Deed):
    card: int
    zone: int  # Zone.HAND, DISCARD or IN_PLAY


@dataclass(frozen=True)
class TakeIntoHand(Deed):
    """A card of the discard pile."""

    card: int


@dataclass(frozen=True)
class SetRowCardAside(Deed):
    """A card of the Imperium Row, to be acquired later."""

    card: int


@dataclass(frozen=True)
class KeepIntrigueCard(Deed):
    """One of two looked at."""

    card: int


@dataclass(frozen=True)
class BuryIntrigueCard(Deed):
    """Under the Intrigue deck."""

    card: int


@dataclass(frozen=True)
class SetCardAside(Deed):
    """A card of the hand, face down."""

    card: int


@dataclass(frozen=True)
class BlockSpace(Deed):
    """Against the Agents of opponents."""

    space: int


@dataclass(frozen=True)
class PlaceDreadnoughtOn(Deed):
    """The flag of a location."""

    space: int


@dataclass(frozen=True)
class Detonate(Deed):
    """Trade a dreadnought for a Victory Point by a tile."""

    tile: int


@dataclass(frozen=True)
class UseTile(Deed):
    tile: int


@dataclass(frozen=True)
class BuyTile(Deed):
    tile: int
    price: int  # after all discounts
    negotiators: int  # returned
    in_solari: bool  # otherwise the price is in spice


@dataclass(frozen=True)
class ForceBackUnit(Deed):
    """Make a unit of an opponent retreat."""

    player: Who
    dreadnought: bool


@dataclass(frozen=True)
class HandAllianceTo(Deed):
    faction: int
    player: Who


@dataclass(frozen=True)
class ChoosePlayer(Deed):
    """To whom the effect happens."""

    player: Who
    word: Word | None


@dataclass(frozen=True)
class ChooseEffect(Deed):
    """One of several."""

    word: Word


@dataclass(frozen=True)
class ChooseForTop(ChooseEffect):
    """What happens to the top card of one's deck, which has been looked at."""

    card: int


@dataclass(frozen=True)
class ChooseEffects(Deed):
    """Two of several."""

    one: Word
    other: Word


@dataclass(frozen=True)
class SellSpice(Deed):
    spice: int
    gained: Word


@dataclass(frozen=True)
class SendAgentFromLeader(Deed):
    """Rather than move one that stands on the board."""


@dataclass(frozen=True)
class MoveAgent(Deed):
    """The Agent that is sent comes from a space."""

    space: int


@dataclass(frozen=True)
class CallAgentBack(Deed):
    space: int


@dataclass(frozen=True)
class AdvanceFreighter(Deed):
    pass


@dataclass(frozen=True)
class RecallFreighter(Deed):
    pass
