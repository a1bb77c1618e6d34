"""Whether Rivals and House Hagal could be as a position says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kanly.engine.rivals.purchases import INTRIGUE_PRICE, PRICES, keeps_spice
from kanly.engine.soundness import Fault, of
from kanly.engine.vocabulary import NOBODY, Kind, Resource

if TYPE_CHECKING:
    from kanly.engine.player import Player
    from kanly.engine.state import State


def faults(g: State) -> list[Fault]:
    found: list[Fault] = []
    if not g.rules.has_rivals:
        return found
    if g.hagal_due:
        found.append(("hagal_due", "House Hagal acts before anybody is asked"))
    for player in g.players:
        if player.kind != Kind.HUMAN:
            check_no_cards(player, found)
            check_never(g, player, found)
        if player.kind == Kind.HOUSE_HAGAL:
            check_house_hagal(g, player, found)
        elif player.kind == Kind.RIVAL:
            check_rival(g, player, found)
    return found


def check_no_cards(me: Player, found: list[Fault]) -> None:
    zones = [
        ("hand", me.hand),
        ("deck", me.deck),
        ("discard", me.discard),
        ("in_play", me.in_play),
        ("aside", me.aside),
    ]
    for field, zone in zones:
        if zone:
            found.append((of(me, field), "Rivals have no cards of their own"))
    if me.hidden_aside or me.taken_back:
        found.append((of(me, "hidden_aside"), "Rivals have no cards of their own"))


def check_never(g: State, me: Player, found: list[Fault]) -> None:
    """What belongs to turns that Rivals do not have."""
    if me.revealed:
        found.append((of(me, "revealed"), "Rivals have no Reveal turns"))
    if me.council:
        found.append((of(me, "council"), "Rivals have no seat in the High Council"))
    if me.voice != NOBODY:
        found.append((of(me, "voice"), "Rivals play no cards"))
    for step in g.lasting:
        if step.owner == me.seat:
            found.append(("lasting", "Rivals play no cards"))


def check_house_hagal(g: State, me: Player, found: list[Fault]) -> None:
    """It gains nothing but Influence, units, and swords in a combat; nor is it ever First Player."""
    for resource in range(len(me.stock)):
        if me.stock[resource] and resource != Resource.SWORDS:
            found.append((of(me, f"stock.{Resource.NAMES[resource]}"), "House Hagal gains nothing"))
    if me.intrigues or me.tiles or me.negotiators:
        told = "House Hagal holds neither Intrigue cards nor tiles nor Negotiators"
        found.append((of(me, "intrigues"), told))
    if not me.swordmaster:
        found.append((of(me, "swordmaster"), "House Hagal has three Agents from the start"))
    if g.first_player == me.seat:
        found.append(("first_player", "House Hagal never has the marker"))
    if me.seat in g.control or me.seat in (g.mentat, g.mentat_promised):
        found.append(("control", "House Hagal takes no rewards"))


def check_rival(g: State, me: Player, found: list[Fault]) -> None:
    """It turns riches into points at once; spice it may keep for tiles."""
    if me.swordmaster != (g.round >= g.rules.swordmaster_round):
        found.append((of(me, "swordmaster"), f"Rivals get theirs in round {g.rules.swordmaster_round}"))
    for resource, price in enumerate(PRICES):
        if me.stock[resource] >= price and not (resource == Resource.SPICE and keeps_spice(g)):
            field = of(me, f"stock.{Resource.NAMES[resource]}")
            found.append((field, f"a Rival never keeps {price}"))
    if len(me.intrigues) >= INTRIGUE_PRICE:
        found.append((of(me, "intrigues"), f"a Rival never keeps {INTRIGUE_PRICE}"))
