"""The story of a game: what somebody did, and what changed for whom, as far as everybody can see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from kanly.cli.describe import tile_payment
from kanly.cli.effects import phrase
from kanly.cli.names import FACTIONS, counted, listed, name_of, space_name, units
from kanly.content.catalog import CATALOG
from kanly.engine.combat import PlaceDreadnought
from kanly.engine.placement import PayForSpace
from kanly.engine.player import Player
from kanly.engine.vocabulary import Choice, Landing, Resource, Verb
from kanly.engine.words.acquire import Manipulate
from kanly.engine.words.board import ChooseSecrets, RecallAgent
from kanly.engine.words.dreadnoughts import DREADNOUGHT, ForceBack, RetreatUnits
from kanly.engine.words.grammar import Choose, ChooseTwo, May
from kanly.engine.words.influence import LoseInfluence, PassAlliance
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.shipping import ADVANCE
from kanly.engine.words.units import Retreat
from kanly.engine.words.word import Word

YOU: Final = "You"
Deed = tuple[str, str]  # a verb without its ending, and the rest of the sentence
NO_DEED: Final[Deed] = ("", "")


def told(subject: str, choice: Choice, asking: Word | None, players: list[str]) -> str:
    """'Leto sends Dagger to Mentat'; empty for what goes without saying."""
    verb, thing, place = choice
    inner = asking.word if isinstance(asking, May) else asking
    if verb == Verb.SEAT:
        deed = deed_to_seat(players[thing], place, inner)
    else:
        deed = DEEDS[verb](thing, place, inner) if verb in DEEDS else NO_DEED
    return sentence(subject, *deed) if deed[0] else ""


def sentence(subject: str, verb: str, rest: str) -> str:
    """The first word of the verb gets its ending; phrases speak to the one who chooses."""
    if subject != YOU:
        first, space, particle = verb.partition(" ")
        verb = f"{first}{'es' if first.endswith(('s', 'sh', 'ch')) else 's'}{space}{particle}"
        rest = rest.replace("your ", "their ").replace("you may ", "")
    joint = "" if rest.startswith(":") else " "
    return f"{subject} {verb}{joint}{rest}".strip()


def deed_to_seat(player: str, unit: int, asking: Word | None) -> Deed:
    if isinstance(asking, ForceBack):
        kind = "dreadnought" if unit == DREADNOUGHT else "troop"
        return "force back", f"a {kind} of {'yours' if player == YOU else player}"
    if isinstance(asking, PassAlliance):
        return "hand", f"the {FACTIONS[asking.faction]} Alliance to {player}"
    return "choose", "you" if player == YOU else player


def deed_send(card: int, space: int, asking: Word | None) -> Deed:
    return "send", f"{name_of(card)} to {space_name(space)}"


def deed_play(card: int, mode: int, asking: Word | None) -> Deed:
    return "play", name_of(card)


def effect_of_play(choice: Choice) -> str:
    """What a played Intrigue card says it does."""
    words = CATALOG.intrigues[choice[1]].modes[choice[2]].words
    return ", ".join(phrase(word) for word in words)


def deed_acquire(card: int, place: int, asking: Word | None) -> Deed:
    return "acquire", name_of(card) + (" onto the deck" if place % 2 == Landing.TOP_OF_DECK else "")


def deed_yes(thing: int, place: int, asking: Word | None) -> Deed:
    return "accept", f": {phrase(asking)}" if asking else ""


def deed_faction(faction: int, place: int, asking: Word | None) -> Deed:
    return ("give up" if isinstance(asking, LoseInfluence) else "choose"), FACTIONS[faction]


def deed_factions(one: int, other: int, asking: Word | None) -> Deed:
    if isinstance(asking, ChooseSecrets):
        return "choose", "two Factions in secret"
    return "choose", f"{FACTIONS[one]} and {FACTIONS[other]}"


def deed_discard(one: int, other: int, asking: Word | None) -> Deed:
    return "discard", listed([name_of(card) for card in (one, other) if card])


def deed_take(card: int, place: int, asking: Word | None) -> Deed:
    if isinstance(asking, Manipulate):
        return "set", f"{name_of(card)} aside"
    if isinstance(asking, KeepIntrigue):
        return "keep", "one of two Intrigue cards"
    return "take", f"{name_of(card)} into the hand"


def deed_space(space: int, place: int, asking: Word | None) -> Deed:
    if isinstance(asking, PlaceDreadnought):
        return "put", f"a dreadnought on {space_name(space)}"
    return "close", f"{space_name(space)} to opponents"


def deed_use(tile: int, place: int, asking: Word | None) -> Deed:
    return "use", name_of(tile)


def deed_tech(tile: int, place: int, asking: Word | None) -> Deed:
    return "buy", f"{name_of(tile)} {tile_payment(tile, place, asking)}"


def deed_freighter(move: int, place: int, asking: Word | None) -> Deed:
    return ("advance" if move == ADVANCE else "recall"), "the Freighter"


def deed_units(troops: int, dreadnoughts: int, asking: Word | None) -> Deed:
    return ("retreat" if isinstance(asking, RetreatUnits) else "deploy"), units(troops, dreadnoughts)


def deed_branch(branch: int, place: int, asking: Word | None) -> Deed:
    return ("choose", f": {phrase(asking.branches[branch - 1])}") if isinstance(asking, Choose) else NO_DEED


def deed_branches(one: int, other: int, asking: Word | None) -> Deed:
    if not isinstance(asking, ChooseTwo):
        return NO_DEED
    return "choose", f": {phrase(asking.branches[one - 1])} and {phrase(asking.branches[other - 1])}"


def deed_number(number: int, place: int, asking: Word | None) -> Deed:
    if isinstance(asking, PayForSpace):
        return "sell", f"{number} spice"
    return ("retreat" if isinstance(asking, Retreat) else "deploy"), counted(number, "troop")


def deed_agent(place: int, unused: int, asking: Word | None) -> Deed:
    if place == 0:
        return NO_DEED
    verb = "call" if isinstance(asking, RecallAgent) else "move"
    return verb, f"an Agent {'back ' if verb == 'call' else ''}from {space_name(place - 1)}"


DEEDS: Final[dict[int, Callable[[int, int, Word | None], Deed]]] = {
    Verb.SEND: deed_send,
    Verb.REVEAL: lambda thing, place, asking: ("reveal", ""),
    Verb.PLAY: deed_play,
    Verb.DEPLOY: lambda troops, dreadnoughts, asking: ("deploy", units(troops, dreadnoughts)),
    Verb.ACQUIRE: deed_acquire,
    Verb.PASS: lambda thing, place, asking: ("pass", ""),
    Verb.PAY: deed_yes,
    Verb.FACTION: deed_faction,
    Verb.FACTIONS: deed_factions,
    Verb.DISCARD: deed_discard,
    Verb.TRASH: lambda card, zone, asking: ("trash", name_of(card)),
    Verb.TAKE: deed_take,
    Verb.SPACE: deed_space,
    Verb.BRANCH: deed_branch,
    Verb.BRANCHES: deed_branches,
    Verb.NUMBER: deed_number,
    Verb.AGENT: deed_agent,
    Verb.USE: deed_use,
    Verb.TECH: deed_tech,
    Verb.FREIGHTER: deed_freighter,
    Verb.BURY: lambda card, place, asking: ("put", "an Intrigue card under the deck"),
    Verb.UNITS: deed_units,
    Verb.ASIDE: lambda card, place, asking: ("set", "a card aside, face down"),
}

COUNTED: Final = (
    "VP",
    "Solari",
    "spice",
    "water",
    "persuasion",
    "strength",
    "in garrison",
    "dreadnoughts in garrison",
    "Negotiators",
    "Intrigue",
    "in hand",
    *(f"{name} Influence" for name in FACTIONS),
)
CLEARED_UP: Final = ("persuasion", "strength", "in hand")  # of course, when a turn or a round ends
Counts = list[int]


def count(me: Player) -> Counts:
    """Numbers that lie open on the table."""
    return [
        me.points(),
        me.stock[Resource.SOLARI],
        me.stock[Resource.SPICE],
        me.stock[Resource.WATER],
        me.stock[Resource.PERSUASION],
        me.strength(),
        me.garrison,
        me.garrison_dreadnoughts,
        me.negotiators,
        len(me.intrigues),
        len(me.hand),
        *me.influence,
    ]


def after_leaving(before: Counts, choice: Choice) -> Counts:
    """The counts of whoever chooses, once the cards that were named have left the hand."""
    verb, _, other = choice
    counts = before.copy()
    if verb in (Verb.SEND, Verb.DISCARD, Verb.ASIDE):
        counts[COUNTED.index("in hand")] -= 2 if verb == Verb.DISCARD and other else 1
    elif verb == Verb.REVEAL:
        counts[COUNTED.index("in hand")] = 0
    elif verb in (Verb.PLAY, Verb.BURY):
        counts[COUNTED.index("Intrigue")] -= 1
    return counts


def changes(before: Counts, after: Counts, ignored: tuple[str, ...] = ()) -> str:
    parts = [
        f"{now - then:+d} {name}"
        for name, then, now in zip(COUNTED, before, after, strict=True)
        if now != then and name not in ignored
    ]
    return ", ".join(parts)
