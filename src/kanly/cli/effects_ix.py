"""The words and conditions of Rise of Ix as short English phrases."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from kanly.cli.names import ICONS, counted, listed, title
from kanly.cli.phrasing import always, amounts, troops
from kanly.engine import combat, phases
from kanly.engine.words import (
    board,
    cards,
    conditions,
    dreadnoughts,
    gains,
    influence,
    intrigue,
    shipping,
    space,
    tech,
)
from kanly.engine.words.word import Condition, Word

COUNTED: Final = {
    gains.Counter.DREADNOUGHTS_IN_CONFLICT: "dreadnought of yours in the Conflict",
    gains.Counter.OTHER_SWORD_CARDS: "other card of yours that gave swords this turn",
    gains.Counter.SWORD_CARDS: "card of yours that gave swords this turn",
    gains.Counter.WEAK_TRACKS: "Faction with which you have 1 Influence or less",
}


def buying(word: tech.AcquireTech) -> str:
    less = f" for {word.discount} spice less" if word.discount else ""
    return f"buy a Tech tile{less}{', in Solari if you like' if word.solari else ''}"


def agents_on(condition: conditions.AgentsOn) -> str:
    icons = listed([ICONS[icon] for icon in condition.icons], "or")
    return f"with {counted(condition.agents, 'Agent')} on {icons} spaces"


def conspiring(condition: conditions.Conspiring) -> str:
    return (
        f"with {condition.goals} of these: no dreadnought in supply, a copy of {title(condition.card)}, "
        "4 Influence on two tracks, a High Council seat"
    )


IX_PHRASES: Final[dict[type[Word], Callable[[Any], str]]] = {
    gains.GainPer: lambda word: f"+{amounts(word)} for each {COUNTED[word.counter]}",
    cards.TrashInPlay: always("you may trash a card in play"),
    board.TakeAnotherTurn: always("take another turn after this one"),
    influence.InfluenceWhereSnooper: always("+1 Influence with a Faction whose Snooper is on its track"),
    influence.InfluenceWhereAgentsStand: always(
        "+1 Influence with each Faction on whose spaces you have an Agent"
    ),
    intrigue.KeepIntrigue: always("look at two Intrigue cards and keep one"),
    space.SpaceDiscount: lambda word: f"{title(word.space)} costs {word.spice} spice less",
    dreadnoughts.Commission: always("commission a dreadnought"),
    dreadnoughts.DeployUnits: lambda word: f"deploy up to {counted(word.most, 'unit')}",
    dreadnoughts.RetreatUnits: lambda word: f"retreat {counted(word.units, 'unit')}",
    dreadnoughts.RetreatDreadnought: always("retreat a dreadnought"),
    dreadnoughts.ForceBack: always("make an enemy unit retreat for each troop you deploy this turn"),
    shipping.Freighter: always("move your Freighter"),
    shipping.Dividends: lambda word: f"+{word.solari} Solari, and {word.others} for each opponent",
    shipping.ShippedTroops: troops("recruit"),
    tech.AcquireTech: buying,
    tech.Negotiator: always("send a troop from supply to Ix as a Negotiator"),
    tech.TrashTile: always("trash this tile"),
    tech.SwapIntrigues: always("put Intrigue cards under their deck and draw as many"),
    tech.BuryIntrigue: always("put an Intrigue card under its deck"),
    combat.PlaceDreadnought: always("put a dreadnought on a flag"),
    phases.SetAside: always("set a card aside, face down"),
}

IX_CONDITIONS: Final[dict[type[Condition], Callable[[Any], str]]] = {
    conditions.AgentsOn: agents_on,
    conditions.Conspiring: conspiring,
    conditions.HasSolari: lambda c: f"with {c.amount} Solari",
    conditions.HasTiles: lambda c: f"with {counted(c.tiles, 'Tech tile')}",
    conditions.CanBuyTile: always("if you can pay for a tile"),
    conditions.SentToFaction: always("if you sent an Agent to a Faction this turn"),
    conditions.UnitsDeployed: lambda c: f"if you deployed {counted(c.units, 'unit')} this turn",
    conditions.PersuasionGained: lambda c: f"if you gained {c.amount} persuasion this turn",
    conditions.EnemyAgentHere: always("if an enemy Agent was there before"),
}
