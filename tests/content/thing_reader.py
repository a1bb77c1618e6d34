"""Things of the catalogue read back in the form of `tests/facts`, every printed field of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from content.condition_reader import read_condition
from content.word_reader import ICONS, Entry, icons_in, influence_each, read, read_cost

from kanly.engine.catalog import NOT_FOR_SALE, Card, Conflict, Intrigue, Leader, Mode, Space, Thing
from kanly.engine.vocabulary import FACTIONS, Icon, Moment, Window
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import Arrow, Lasting
from kanly.engine.words.leader import Ability
from kanly.engine.words.word import Word

TIERS = {1: "I", 2: "II", 3: "III"}
WINDOWS = {
    Window.TURN_OPEN: ("plot", "start_of_own_turn"),
    Window.TURN: ("plot", "own_turn"),
    Window.COMBAT: ("combat", "combat_phase"),
    Window.WON: ("combat", "on_winning_a_conflict"),
    Window.ENDGAME: ("endgame", "endgame"),
}
MOMENTS = {
    Moment.SETUP: "setup",
    Moment.PAID_SOLARI_TO_SPACE: "solari_paid_to_space",
    Moment.HARVEST: "harvest",
    Moment.SEAT_TAKEN: "council_seat_taken",
}


def filled(**fields: Any) -> Entry:
    """Only what is printed: nothing empty, zero or false."""
    return {name: value for name, value in fields.items() if value}


def read_card(card: Card) -> Entry:
    return {
        "id": card.key,
        "set": card.box,
        "kind": card.kind,
        "copies": card.copies,
        "cost": None if card.cost == NOT_FOR_SALE else card.cost,
        "factions": icons_in(card.factions),
        "icons": icons_in(card.icons),
    } | filled(
        acquire=read(card.acquire),
        agent=read(card.agent),
        reveal=read(card.reveal),
        trashed=read(card.trashed),
    )


# --- Intrigue cards


def read_intrigue(card: Intrigue) -> Entry:
    modes = [read_mode(mode) for mode in card.modes]
    types = list(dict.fromkeys(mode["type"] for mode in modes))
    return {"id": card.key, "set": card.box, "copies": card.copies, "types": types, "modes": modes}


def read_mode(mode: Mode) -> Entry:
    assert mode.lasting == any(isinstance(word, Lasting) for word in mode.words)
    kind, timing = WINDOWS[mode.window]
    return filled(
        type=kind,
        timing=timing,
        requirement=read_condition(mode.condition) if mode.condition else None,
        cost=read_cost(mode.cost) if mode.cost else None,
        effects=read(mode.words),
    )


# --- Leaders


def read_leader(leader: Leader) -> Entry:
    return {
        "id": leader.key,
        "set": leader.box,
        "house": leader.house,
        "complexity": leader.complexity,
        "start_resources": start_resources(leader),
        "passive": [read_ability(ability) for ability in leader.ability],
        "signet_ring": read_ring(leader.ring),
    }


def start_resources(leader: Leader) -> Entry:
    gains = [word for word in leader.listens[Moment.SETUP] if isinstance(word, Gain)]
    return {
        "water": leader.water,
        "spice": sum(gain.spice for gain in gains),
        "solari": sum(gain.solari for gain in gains),
    }


def read_ring(ring: tuple[Word, ...]) -> Entry:
    if len(ring) == 1 and isinstance(ring[0], Arrow):
        return read(ring)[0]
    return {"gain": read(ring), "optional": all(word.optional() for word in ring)}


def read_ability(ability: Ability) -> Entry:
    found: Entry = {} if ability.moment == -1 else {"at": MOMENTS[ability.moment]}
    if ability.harvest_less:
        found |= {"spice": -ability.harvest_less}
    if ability.masterstroke:
        found |= read_masterstroke(ability)
    elif ability.words:
        found |= {"gain": read(ability.words)}
    if ability.landsraad_discount:
        found |= {"cheaper_spaces": ICONS[Icon.LANDSRAAD], "solari": ability.landsraad_discount}
    if ability.passes_enemies:
        found |= {"ignore_enemy_agents_at_icons": icons_in(ability.passes_enemies)}
    if ability.sees_top:
        found |= {"look_at_top_of_own_deck": 1, "at": "any_time", "optional": True}
    return found


def read_masterstroke(ability: Ability) -> Entry:
    steps = influence_each(ability.words)
    assert steps["influence_each"] == [ICONS[faction] for faction in FACTIONS]
    return {
        "secret_factions": 2,
        "own_troops_deployed_this_turn": ability.masterstroke,
        "gain": [{"influence": "each_secret_faction", "amount": steps["amount"]}],
        "once_per_game": True,
    }


# --- Conflicts


def read_conflict(conflict: Conflict) -> Entry:
    first, second, third = (read(reward) for reward in conflict.rewards)
    located = [{"control": conflict.location} if "control" in entry else entry for entry in first]
    return filled(
        id=conflict.key,
        set=conflict.box,
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
        "set": space.box,
        "agent_icon": ICONS[space.icon],
        "present_in": ["base"] if space.covered else ["base", "base+ix"],
        "combat_space": space.combat,
    } | filled(
        cost=space_cost(space),
        requirement=space_requirement(space),
        structured=space_effects(space),
        control=read(space.control),
        maker=space.maker,
        once_per_game=space.once,
    )


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
}


def read_thing(thing: Thing) -> Entry:
    return READERS[type(thing)](thing)
