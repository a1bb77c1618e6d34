"""What `table()` lays out: seats and board by names instead of numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.content.catalog import CATALOG
from kanly.content.rules import Rules
from kanly.engine.components import DREADNOUGHTS, STACKS, TROOPS
from kanly.engine.player import Player
from kanly.engine.secrets import marks
from kanly.engine.state import State
from kanly.engine.vocabulary import Faction, Kind

FILLER = "convincing_argument"
RESOURCES = ("solari", "spice", "water", "persuasion", "swords", "victory_points")
HIDDEN_ZONES = ("hand", "deck")
OPEN_ZONES = ("discard", "in_play", "aside")
TILE_ZONES = ("tiles", "flipped")
PLAIN_LEADERS = ("count_ilban_richese", "earl_memnon_thorvald", "countess_ariana_thorvald", "paul_atreides")


def numbers(keys: str) -> list[int]:
    return [CATALOG.number[key] for key in keys.split()]


def names(cards: list[int]) -> str:
    return " ".join(CATALOG.things[card].key for card in cards)


def choose_leaders(seats: list[dict[str, Any]]) -> list[str]:
    """Those asked for; the others get Leaders whose abilities stay out of the way."""
    asked = [given.get("leader", "") for given in seats]
    spare = [key for key in PLAIN_LEADERS if key not in asked]
    return [key or spare.pop(0) for key in asked]


def make_rules(seats: dict[str, dict[str, Any]], **mode: Any) -> Rules:
    """A difficulty makes every seat but the first a Rival; a seat called `hagal` is House Hagal."""
    humans = 1 if mode.get("difficulty") else len(seats) - ("hagal" in seats)
    leaders = choose_leaders([given for name, given in seats.items() if name != "hagal"])
    return Rules(humans, tuple(leaders[:humans]), rival_leaders=tuple(leaders[humans:]), **mode)


def clear_round(g: State) -> None:
    """Nobody has anything and it is the First Player's turn."""
    for player in g.players:
        strip(player)


def strip(player: Player) -> None:
    player.stock = [0] * 6
    player.hand, player.hand_marks = [], []
    player.discard, player.in_play = [], []
    player.intrigues, player.intrigue_marks = [], []
    player.hidden_aside = 0
    set_zone(player, "deck", " ".join([FILLER] * 10) if player.kind == Kind.HUMAN else "")


def set_zone(player: Player, zone: str, keys: str) -> None:
    """The deck is written top card first."""
    cards = numbers(keys)
    if zone == "deck":
        cards.reverse()
    setattr(player, zone, cards)
    if zone in HIDDEN_ZONES:
        setattr(player, f"{zone}_marks", [marks.mark(0, 0, 0)] * len(cards))


def set_player(player: Player, given: dict[str, Any]) -> None:
    """Troops and dreadnoughts that are nowhere else are in supply."""
    for name, value in given.items():
        if name != "leader":
            set_of_player(player, name, value)
    if "supply" not in given:
        player.supply = max(0, TROOPS - player.garrison - player.conflict - player.negotiators)
    if "dreadnoughts" not in given and player.dreadnought_strength:
        player.dreadnoughts = DREADNOUGHTS - player.garrison_dreadnoughts - player.conflict_dreadnoughts


def set_of_player(player: Player, name: str, value: Any) -> None:
    """`snoopers` names the tracks that still hold one; `set_aside` the hidden card of this round; `voice` the
    space that this player has closed."""
    if name in HIDDEN_ZONES or name in OPEN_ZONES:
        set_zone(player, name, value)
    elif name in TILE_ZONES:
        setattr(player, name, numbers(value))
    elif name == "intrigues":
        player.intrigues = numbers(value)
        player.intrigue_marks = [marks.mark(0, 0, 0)] * len(player.intrigues)
    elif name == "snoopers":
        player.snoopers = sum(1 << Faction.NAMES.index(faction) for faction in value.split())
    elif name == "voice":
        player.voice = CATALOG.space_index[value]
    elif name == "set_aside":
        player.hidden_aside, player.aside_mark = CATALOG.number[value], marks.mark(0, 0, 0)
    elif name in RESOURCES:
        player.stock[RESOURCES.index(name)] = value
    elif name in Faction.NAMES:
        player.influence[Faction.NAMES.index(name)] = value
    else:
        assert hasattr(player, name), f"a player has no {name}"
        setattr(player, name, value)


NAMED_ON_BOARD = (
    "conflict",
    "row",
    "imperium_deck",
    "intrigue_deck",
    "intrigue_discard",
    "conflict_deck",
    "hagal_deck",
    "hagal_discard",
)


def set_table(g: State, name: str, value: Any) -> None:
    """`control`, `flags`, `agents` and `bonus_spice` are {space: seat}; `alliances` is {faction: seat}.

    `tech` names the face-up tiles; `stacks` lists whole stacks, top tile first. Decks are written top first.
    """
    if name == "conflict":
        g.conflict = CATALOG.number[value]
    elif name in NAMED_ON_BOARD:
        setattr(g, name, list(reversed(numbers(value))) if name.endswith("deck") else numbers(value))
        if name == "intrigue_deck":
            g.intrigue_deck_marks = [marks.mark(0, 0, 0)] * len(g.intrigue_deck)
    elif name in ("control", "bonus_spice", "flag_rounds"):
        for space, number in value.items():
            getattr(g, name)[CATALOG.space_index[space]] = number
    elif name in SETTERS:
        SETTERS[name](g, value)
    else:
        assert hasattr(g, name), f"a state has no {name}"
        setattr(g, name, value)


def set_agents(g: State, value: dict[str, int]) -> None:
    for space, seat in value.items():
        g.occupants[CATALOG.space_index[space]] += 1 << 4 * seat
        g.players[seat].agents -= 1


def set_alliances(g: State, value: dict[str, int]) -> None:
    for faction, seat in value.items():
        track = Faction.NAMES.index(faction)
        g.alliances[track] = seat
        g.players[seat].influence[track] = max(4, g.players[seat].influence[track])


def set_flags(g: State, value: dict[str, int]) -> None:
    """Dreadnoughts out of supply; they lie there since last round unless `flag_rounds` says otherwise."""
    for space, seat in value.items():
        g.flags[CATALOG.space_index[space]] = seat
        g.players[seat].dreadnoughts -= 1


def set_tech(g: State, keys: str) -> None:
    """Below the tiles named, the others that nobody owns."""
    tops = numbers(keys)
    rest = [tile for stack in g.stacks for tile in stack if tile not in tops]
    g.stacks = [[*rest[i::STACKS], *tops[i : i + 1]] for i in range(STACKS)]


def set_stacks(g: State, stacks: list[str]) -> None:
    g.stacks = [list(reversed(numbers(keys))) for keys in stacks]


def take_from_stacks(g: State) -> None:
    """What a seat owns is not on offer."""
    owned = {tile for player in g.players for tile in player.tiles}
    g.stacks = [[tile for tile in stack if tile not in owned] for stack in g.stacks]


SETTERS: dict[str, Callable[[State, Any], None]] = {
    "agents": set_agents,
    "alliances": set_alliances,
    "flags": set_flags,
    "tech": set_tech,
    "stacks": set_stacks,
}
