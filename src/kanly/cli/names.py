"""What things are called in English: made from their keys, with the few that need more than capitals."""

from __future__ import annotations

from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Thing
from kanly.engine.vocabulary import FACTION_ICONS

SMALL_WORDS: Final = {"a", "an", "and", "for", "in", "of", "or", "the", "to", "with"}
HAGAL: Final = "hagal_"  # cards of House Hagal are called after their space
SPECIAL: Final = {
    "choam_delegate": "CHOAM Delegate",
    "choam_directorship": "CHOAM Directorship",
    "choam_shares": "CHOAM Shares",
    "councilors_dispensation": "Councilor's Dispensation",
    "dr_yueh": "Dr. Yueh",
    "dune_the_desert_planet": "Dune, the Desert Planet",
    "full_scale_assault": "Full-Scale Assault",
    "glossu_the_beast_rabban": "Glossu 'The Beast' Rabban",
    "ix_guild_compact": "Ix-Guild Compact",
    "princess_yuna_moritani": "'Princess' Yuna Moritani",
    "shai_hulud": "Shai-Hulud",
    "skirmish_freighter_spice": "Skirmish",
    "skirmish_freighter_troop": "Skirmish",
    "skirmish_influence_solari": "Skirmish",
    "skirmish_influence_spice": "Skirmish",
    "skirmish_vp_intrigue": "Skirmish",
    "skirmish_vp_water": "Skirmish",
    "smugglers_thopter": "Smuggler's Thopter",
}
SHORT_LEADERS: Final = {
    "paul_atreides": "Paul",
    "duke_leto_atreides": "Leto",
    "baron_vladimir_harkonnen": "The Baron",
    "glossu_the_beast_rabban": "Rabban",
    "countess_ariana_thorvald": "Ariana",
    "earl_memnon_thorvald": "Memnon",
    "count_ilban_richese": "Ilban",
    "helena_richese": "Helena",
    "prince_rhombur_vernius": "Rhombur",
    "tessia_vernius": "Tessia",
    "archduke_armand_ecaz": "Armand",
    "ilesa_ecaz": "Ilesa",
    "viscount_hundro_moritani": "Hundro",
    "princess_yuna_moritani": "Yuna",
}
FACTIONS: Final = ("Emperor", "Spacing Guild", "Bene Gesserit", "Fremen")
ICONS: Final = (*FACTIONS, "Landsraad", "City", "Spice Trade")


def title(key: str) -> str:
    """The English name of anything with a key."""
    if key in SPECIAL:
        return SPECIAL[key]
    words = key.removeprefix(HAGAL).removesuffix("_1p").removesuffix("_2p").split("_")
    return " ".join(w if i and w in SMALL_WORDS else w.capitalize() for i, w in enumerate(words))


def name_of(number: int) -> str:
    return title(CATALOG.things[number].key)


def thing_name(thing: Thing) -> str:
    return title(thing.key)


def space_name(index: int) -> str:
    return title(CATALOG.spaces[index].key)


def short_leader(key: str) -> str:
    return SHORT_LEADERS.get(key, title(key).split()[-1])


def icon_names(mask: int) -> str:
    """The icons of a card, the four Factions together where it has them all."""
    names = [name for i, name in enumerate(ICONS) if mask >> i & 1]
    if mask & FACTION_ICONS == FACTION_ICONS:
        names = ["all Factions", *names[len(FACTIONS) :]]
    return ", ".join(names)


def units(troops: int, dreadnoughts: int) -> str:
    """'2 troops and 1 dreadnought'."""
    if not dreadnoughts:
        return counted(troops, "troop") if troops else "nothing"
    ships = counted(dreadnoughts, "dreadnought")
    return f"{counted(troops, 'troop')} and {ships}" if troops else ships


def payment(price: int, helpers: int, solari: bool) -> str:
    """'for 2 spice and 1 Negotiator'."""
    parts = [f"{price} {'Solari' if solari else 'spice'}"] if price else []
    parts += [counted(helpers, "Negotiator")] if helpers else []
    return f"for {listed(parts)}" if parts else "for nothing"


def listed(parts: list[str], joint: str = "and") -> str:
    """'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def counted(amount: int, noun: str, plural: str = "") -> str:
    return f"{amount or 'no'} {noun if amount == 1 else plural or noun + 's'}"
