"""Whether Rivals and their deck could be as a position says."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from kanly.content.setup import house_hagal_deck
from kanly.engine.player import Player
from kanly.engine.rivals.purchases import INTRIGUE_PRICE, PRICES
from kanly.engine.state import State
from kanly.engine.vocabulary import LAST_TIER, NOBODY, Kind, Resource
from kanly.engine.words.shipping import RIVAL_TOP
from kanly.record.fields import KIND_NAMES, RESOURCE_NAMES, refuse

TABLES = ((Kind.HUMAN, Kind.HUMAN, Kind.HOUSE_HAGAL), (Kind.HUMAN, Kind.RIVAL, Kind.RIVAL))


def check_kinds(players: list[Player], has_rivals: bool) -> None:
    """Who may sit together; everybody has a Leader but House Hagal."""
    kinds = tuple(player.kind for player in players)
    if has_rivals and kinds not in TABLES:
        refuse("players", f"{', '.join(KIND_NAMES[kind] for kind in kinds)} do not play together")
    for player in players:
        if (player.leader == 0) != (player.kind == Kind.HOUSE_HAGAL):
            refuse(f"players[{player.seat}].leader", "everybody has a Leader but House Hagal")


def check_rivals(g: State) -> None:
    if g.rules.has_rivals:
        check_hagal_deck(g)
        if g.hagal_due:
            refuse("hagal_due", "House Hagal acts before anybody is asked")
        if g.players[g.first_player].kind == Kind.HOUSE_HAGAL:
            refuse("first_player", "House Hagal never has the marker")
    for player in g.players:
        if player.kind != Kind.HUMAN:
            check_no_cards(player)
            check_never(g, player)
        if player.kind == Kind.HOUSE_HAGAL:
            check_house_hagal(g, player)
        elif player.kind == Kind.RIVAL:
            check_rival(g, player)


def check_hagal_deck(g: State) -> None:
    there, due = Counter(g.hagal_deck + g.hagal_discard), Counter(house_hagal_deck(g.rules))
    for card in g.catalog.hagal:
        if there[card.number] != due[card.number]:
            reason = f"{card.key} is there {there[card.number]} times instead of {due[card.number]}"
            refuse("hagal_deck", reason)


def complain(me: Player, field: str, reason: str) -> NoReturn:
    refuse(f"players[{me.seat}].{field}", reason)


def check_no_cards(me: Player) -> None:
    for field in ("hand", "deck", "discard", "in_play", "aside", "hidden_aside", "taken_back"):
        if getattr(me, field):
            complain(me, field, "Rivals have no cards of their own")


def check_never(g: State, me: Player) -> None:
    """What belongs to turns that Rivals do not have."""
    if me.revealed or me.council:
        complain(me, "revealed" if me.revealed else "council", "Rivals have no Reveal turns")
    if me.voice != NOBODY:
        complain(me, "voice", "Rivals play no cards")
    if me.freighter > RIVAL_TOP:
        complain(me, "freighter", f"that of a Rival goes no higher than {RIVAL_TOP}")
    if any(step.owner == me.seat for step in g.lasting):
        refuse("lasting", "Rivals play no cards")


def check_house_hagal(g: State, me: Player) -> None:
    if sum(me.stock) != me.stock[Resource.SWORDS]:
        complain(me, "stock", "House Hagal gains nothing")
    if me.intrigues or me.tiles or me.negotiators:
        complain(me, "intrigues", "House Hagal holds neither Intrigue cards nor tiles nor Negotiators")
    if not me.swordmaster:
        complain(me, "swordmaster", "House Hagal has three Agents from the start")
    if me.seat in g.control or me.seat in (g.mentat, g.mentat_promised):
        refuse("control", "House Hagal takes no rewards")


def check_rival(g: State, me: Player) -> None:
    """It turns riches into points at once; spice it may keep for tiles."""
    if me.swordmaster != (g.round >= g.rules.swordmaster_round):
        complain(me, "swordmaster", f"Rivals get theirs in round {g.rules.swordmaster_round}")
    keeps_spice = g.rules.ix and g.catalog.conflicts[g.conflict].tier != LAST_TIER
    for resource, price in PRICES:
        if me.stock[resource] >= price and not (resource == Resource.SPICE and keeps_spice):
            complain(me, f"stock.{RESOURCE_NAMES[resource]}", f"a Rival never keeps {price}")
    if len(me.intrigues) >= INTRIGUE_PRICE:
        complain(me, "intrigues", f"a Rival never keeps {INTRIGUE_PRICE}")
