"""Things of the catalogue read back in the form of `tests/facts`, every printed field of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from content.condition_reader import read_condition, read_goals
from content.hagal_reader import read_hagal
from content.leader_reader import read_leader
from content.plain_reader import ICONS, VISITED_FACTION, Entry, filled, icons_in
from content.printed import INFILTRATE
from content.tile_reader import read_tile
from content.word_reader import read, read_cost

from kanly.engine.printed import (
    NOT_FOR_SALE,
    Card,
    Conflict,
    Hagal,
    Intrigue,
    Leader,
    Mode,
    Space,
    Thing,
    Tile,
)
from kanly.engine.vocabulary import Window
from kanly.engine.words.conditions import CanBuyTile, Conspiring
from kanly.engine.words.grammar import Lasting
from kanly.engine.words.tech import AcquireTech

TIERS = {1: "I", 2: "II", 3: "III"}
WINDOWS = {
    Window.TURN_OPEN: ("plot", "start_of_own_turn"),
    Window.TURN: ("plot", "own_turn"),
    Window.COMBAT: ("combat", "combat_phase"),
    Window.WON: ("combat", "on_winning_a_conflict"),
    Window.ENDGAME: ("endgame", "endgame"),
}


def read_card(card: Card) -> Entry:
    return {
        "id": card.key,
        "set": card.set,
        "kind": card.kind,
        "copies": card.copies,
        "cost": None if card.cost == NOT_FOR_SALE else card.cost,
        "factions": icons_in(card.factions),
        "icons": agent_icons(card),
    } | filled(
        acquire=read(card.acquire),
        agent=read(card.agent),
        reveal=read(card.reveal),
        trashed=read(card.trashed),
        unload=card.unload,
    )


def agent_icons(card: Card) -> list[str]:
    infiltrating = icons_in(card.infiltrates)
    assert not card.infiltrates & ~card.icons
    return [icon + INFILTRATE if icon in infiltrating else icon for icon in icons_in(card.icons)]


# --- Intrigue cards


def read_intrigue(card: Intrigue) -> Entry:
    modes = [read_mode(mode) for mode in card.modes]
    types = list(dict.fromkeys(mode["type"] for mode in modes))
    found: Entry = {"id": card.key, "set": card.set, "copies": card.copies, "types": types, "modes": modes}
    return found | filled(goals=goals_of(card))


def goals_of(card: Intrigue) -> list[Entry]:
    """The same for all modes that count some."""
    conditions = [mode.condition for mode in card.modes if isinstance(mode.condition, Conspiring)]
    goals = [read_goals(condition) for condition in conditions]
    assert all(each == goals[0] for each in goals)
    return goals[0] if goals else []


def read_mode(mode: Mode) -> Entry:
    assert mode.lasting == any(isinstance(word, Lasting) for word in mode.words)
    kind, timing = WINDOWS[mode.window]
    return filled(
        type=kind,
        timing=timing,
        requirement=requirement_of(mode),
        cost=read_cost(mode.cost) if mode.cost else None,
        effects=[played(entry) for entry in read(mode.words)],
    )


def requirement_of(mode: Mode) -> Entry | None:
    """That a tile must be bought is not printed as a requirement, but as what the card does."""
    must_buy = any(isinstance(word, AcquireTech) and word.must for word in mode.words)
    assert must_buy == isinstance(mode.condition, CanBuyTile)
    return read_condition(mode.condition) if mode.condition and not must_buy else None


def played(entry: Entry) -> Entry:
    """An Intrigue card adds to the Influence of the space, where a card of the deck replaces it."""
    if not entry.items() >= VISITED_FACTION.items():
        return entry
    return {"influence": "faction_whose_space_you_sent_an_agent_to_this_turn", "amount": entry["amount"]}


# --- Conflicts


def read_conflict(conflict: Conflict) -> Entry:
    first, second, third = (read(reward) for reward in conflict.rewards)
    located = [{"control": conflict.location} if "control" in entry else entry for entry in first]
    return filled(
        id=conflict.key,
        set=conflict.set,
        tier=TIERS[conflict.tier],
        control=conflict.location,
        first=located,
        second=second,
        third=third,
    )


# --- board spaces


def read_space(space: Space) -> Entry:
    return {
        "id": space.key,
        "set": space.set,
        "agent_icon": ICONS[space.icon],
        "present_in": boards(space),
        "combat_space": space.combat,
    } | filled(
        cost=space_cost(space),
        requirement=space_requirement(space),
        structured=space_effects(space),
        control=read(space.control),
        maker=space.maker,
        once_per_game=space.once,
    )


def boards(space: Space) -> list[str]:
    return ["base"] * (space.set == "base") + ["base+ix"] * (not space.covered)


def space_cost(space: Space) -> Entry:
    cost = filled(solari=space.solari, spice=space.spice, water=space.water)
    if space.sells:
        prices = [price for price, _ in space.sells]
        assert space.spice == min(prices)
        cost["spice"] = f"{min(prices)} to {max(prices)}"
    return cost


def space_requirement(space: Space) -> Entry | None:
    if space.requires is None:
        return None
    faction, amount = space.requires
    return {"influence": ICONS[faction], "min": amount}


def space_effects(space: Space) -> list[Entry]:
    """A Faction's space gives Influence before everything else that it prints."""
    effects = [{"influence": ICONS[space.faction], "amount": 1}] if space.faction >= 0 else []
    effects += read(space.words)
    if space.sells:
        effects.append(
            {"choose_one": [{"cost": {"spice": price}, "gain": read([word])} for price, word in space.sells]}
        )
    for entry in read(space.on_reveal):
        effects += [{f"{name}_on_reveal_if_agent_here": amount} for name, amount in entry.items()]
    return effects


READERS: dict[type[Thing], Callable[[Any], Entry]] = {
    Card: read_card,
    Intrigue: read_intrigue,
    Leader: read_leader,
    Conflict: read_conflict,
    Space: read_space,
    Tile: read_tile,
    Hagal: read_hagal,
}


def read_thing(thing: Thing) -> Entry:
    return READERS[type(thing)](thing)
