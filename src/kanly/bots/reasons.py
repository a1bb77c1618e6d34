"""What speaks for a choice and against it: what it changes for the seat, in the words of the game.

Compared are the position in which the turn is spent for nothing, and the one in which the choice and the rest
of the own turn are done. Every change of a feature counts as much as the bot makes of it, in Victory Points.
Reasons speak of what the seat holds in its hand: nobody else may be told them while the game goes on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from kanly.bots.bot import Answer, Bot, Known, Reason, asked
from kanly.bots.comparing import PRIZES, STEPS, Compared
from kanly.bots.minds import BALANCED, mind_for
from kanly.bots.utility.mind import Mind
from kanly.bots.utility_bot import UtilityBot
from kanly.engine.machine import resolver
from kanly.engine.vocabulary import FACTION_COUNT, POINT_AT, Faction, Verb

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State
    from kanly.record.notation import Choice

KINDS: Final[Mapping[str, str]] = {
    "points": "Victory Points, but for those that Influence brings; amount: how many",
    "influence": "with the Faction it is about, and the point of its track; amount: steps",
    "alliance": "with the Faction it is about, and its point; amount: 1 gained, -1 lost",
    "alliance_in_reach": "of the Faction it is about; amount: 1 within reach now, -1 no longer",
    "alliance_in_danger": "of the Faction it is about; amount: 1 in danger now, -1 no longer",
    "solari": "amount: how many",
    "spice": "amount: how much",
    "water": "amount: how much",
    "troops": "in the garrison; amount: how many",
    "dreadnoughts": "out of supply; amount: how many",
    "intrigues": "Intrigue cards and what they may do; amount: how many",
    "agents": "ready to be sent this round, beyond the one of this turn; amount: how many",
    "hand": "what it may still do this round; amount: cards",
    "card": "about the card that the deck has got",
    "trashed": "about the card that the deck has lost",
    "deck": "what its cards bring, where more than one has come or gone",
    "council": "a seat on the High Council",
    "swordmaster": "a third Agent in every round to come",
    "mentat": "another Agent; amount: 1",
    "tile": "about a Tech tile; amount: 1 got, -1 lost",
    "freighter": "on the Shipping track; amount: steps",
    "negotiators": "amount: how many",
    "snoopers": "still on the tracks; amount: how many",
    "control": "of the location it is about; amount: 1 gained, -1 lost",
    "conflict": "what this round's Conflict may bring",
}  # every kind of ours: what its worth is made of, and what its amount counts

# Features by kind: those that its amount counts, and those that belong to it besides.
COUNTED: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "solari": (("solari", "solari_more"), ()),
    "spice": (("spice", "spice_more"), ()),
    "water": (("water", "water_more"), ()),
    "troops": (("troops", "troops_more"), ()),
    "dreadnoughts": (("dreadnoughts",), ()),
    "intrigues": (("intrigues",), ("battle_cards", "endgame_cards", "plot_cards")),
    "agents": (("agents",), ()),
    "hand": (
        ("hand",),
        ("revealed", "hand_persuasion", "hand_swords", "hand_agent", "hand_icons", "persuasion"),
    ),
    "council": ((), ("council",)),
    "swordmaster": ((), ("swordmaster",)),
    "mentat": (("mentat",), ()),
    "freighter": (("freighter",), ()),
    "negotiators": (("negotiators",), ()),
    "snoopers": (("snoopers",), ()),
    "conflict": ((), PRIZES),
}
DECK: Final = (
    *("cards", "deck_persuasion", "deck_swords", "deck_reveals"),
    *("deck_agent", "deck_icons", "deck_factions"),
)
MOST: Final = 4  # reasons that are told
LEAST: Final = 0.1  # points that are worth a word
WORLD: Final = 0  # by which the world is dealt in which a choice is explained


def explained(bot: Bot, known: Known) -> Answer:
    """The bot's answer with its reasons. Where it gives none, they are found by what our bots go by."""
    given = asked(bot, known)
    if given.reasons:
        return given
    style = bot.style if isinstance(bot, UtilityBot) else BALANCED
    return replace(given, reasons=reasons_for(known, given.choice, style))


def reasons_for(known: Known, choice: Choice, style: str = BALANCED) -> tuple[Reason, ...]:
    """The weightiest first; what is worth next to nothing is left out."""
    world = known.world(WORLD)
    found = all_reasons(mind_for(world, style), world, known.choices.index(choice), known.seat)
    told = [reason for reason in found if abs(reason.worth) >= LEAST]
    return tuple(sorted(told, key=lambda reason: -abs(reason.worth))[:MOST])


def all_reasons(mind: Mind, world: State, at: int, seat: int) -> list[Reason]:
    """Of the choice with this number: together they are all that it changes for the seat."""
    found = compared(mind, world, at, seat)
    return [*points_and_tracks(found), *counted(found), *deck(found), *tiles(found), *controlled(found)]


def compared(mind: Mind, world: State, at: int, seat: int) -> Compared:
    after = world.clone()
    resolver.choose(after, world.choices[at])
    mind.close_turn(after, seat)
    found = Compared(mind, spent(world, at, seat), after, seat)
    if world.choices[at][0] == Verb.REVEAL:
        found.was.agents = float(world.players[seat].agents)  # whoever reveals sends none of them any more
    return found


def spent(world: State, at: int, seat: int) -> State:
    """With the price of the turn paid, and nothing bought for it: what every such turn costs is no reason."""
    verb, card, _ = world.choices[at]
    left = world.clone()
    me = left.players[seat]
    if verb == Verb.SEND and card in me.hand:
        place = me.hand.index(card)
        del me.hand_marks[place]
        me.in_play.append(me.hand.pop(place))
        me.agents -= 1
    elif verb == Verb.REVEAL:
        me.revealed = True
    return left


# --- kind by kind


def points_and_tracks(found: Compared) -> Iterator[Reason]:
    """A point that a track or an Alliance brings belongs to that one."""
    left = found.amount("points")
    for faction in range(FACTION_COUNT):
        steps, friends, allied = track(found, faction)
        left -= friends + allied
        yield from about_track(found, faction, steps, friends, allied)
    yield Reason("points", left * found.each_point, left)


def track(found: Compared, faction: int) -> tuple[int, int, int]:
    """How many steps are gained; how many points by them; and by the Alliance."""
    was, now = found.me_before.influence[faction], found.me_after.influence[faction]
    held, holds = (g.alliances[faction] == found.seat for g in (found.before, found.after))
    return now - was, int(now >= POINT_AT) - int(was >= POINT_AT), int(holds) - int(held)


def about_track(found: Compared, faction: int, steps: int, friends: int, allied: int) -> Iterator[Reason]:
    key, on_track = Faction.NAMES[faction], found.on_track(faction)
    worth = {name: found.worth_of(name, change) for name, change in on_track.items()}
    climbed = sum(worth[name] for name in STEPS) + friends * found.each_point
    yield Reason("influence", climbed, steps, key)
    yield Reason("alliance_in_danger", worth["in_danger"], round(on_track["in_danger"]), key)
    if allied:  # whoever has it is no longer about to take it
        yield Reason(
            "alliance", worth["alliances"] + worth["in_reach"] + allied * found.each_point, allied, key
        )
    else:
        yield Reason("alliance_in_reach", worth["in_reach"], round(on_track["in_reach"]), key)


def counted(found: Compared) -> Iterator[Reason]:
    for kind, (counting, besides) in COUNTED.items():
        yield Reason(kind, found.worth(*counting, *besides), found.amount(*counting))


def deck(found: Compared) -> Iterator[Reason]:
    was, now = owned(found.me_before), owned(found.me_after)
    come, gone = [*(now - was).elements()], [*(was - now).elements()]
    worth, things = found.worth(*DECK), found.before.catalog.things
    if len(come) + len(gone) != 1:
        yield Reason("deck", worth)
    elif come:
        yield Reason("card", worth, 1, things[come[0]].key)
    else:
        yield Reason("trashed", worth, -1, things[gone[0]].key)


def owned(me: Player) -> Counter[int]:
    aside = [*me.aside, *([me.hidden_aside] if me.hidden_aside else [])]
    return Counter([*me.hand, *me.deck, *me.discard, *me.in_play, *aside])


def tiles(found: Compared) -> Iterator[Reason]:
    was, now = Counter(found.me_before.tiles), Counter(found.me_after.tiles)
    for tile in sorted({*was, *now}):
        change = now[tile] - was[tile]
        lasting = found.worth_of("tile_worth", found.left * found.printed.tiles[tile])
        worth = change * (found.worth_of("tiles", 1.0) + lasting)
        yield Reason("tile", worth, change, found.before.catalog.tiles[tile].key)


def controlled(found: Compared) -> Iterator[Reason]:
    for space, (held, holds) in enumerate(zip(found.before.control, found.after.control, strict=True)):
        change = int(holds == found.seat) - int(held == found.seat)
        worth = found.worth_of("control", change * found.left)
        yield Reason("control", worth, change, found.before.catalog.spaces[space].key)
