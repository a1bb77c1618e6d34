"""How often everything printed was exercised in many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kanly.content.catalog import catalogue
from kanly.content.holdings import holdings
from kanly.content.rules import Rules
from kanly.content.setup import conflicts_by_tier, house_hagal_deck
from kanly.engine.printed import Card, Conflict, Hagal, Intrigue, Leader, Space, Thing, Tile
from kanly.telling.components import kind_of

Feat = tuple[int, str]  # the number of a thing, and what happened with it
Coverage = dict[str, dict[str, dict[str, int]]]  # by kind, key and feat: how often

FOR_SALE = ("imperium", "reserve")


def table(rules: Rules, games: Iterable[dict[Feat, int]]) -> Coverage:
    """Everything of the boxes that were played with, zeros included."""
    total: Counter[Feat] = Counter()
    for exercised in games:
        total.update(exercised)
    told: Coverage = {}
    for thing in catalogue(rules.sets).things:
        if is_played_with(thing, rules):
            row = {feat: total[thing.number, feat] for feat in feats_of(thing)}
            told.setdefault(kind_of(thing), {})[thing.key] = row
    return told


def is_played_with(thing: Thing, rules: Rules) -> bool:
    if isinstance(thing, Hagal):
        return rules.has_rivals and thing.number in house_hagal_deck(rules)
    if isinstance(thing, Space):
        return bool(holdings(rules).board >> thing.index & 1)
    if isinstance(thing, Conflict) and not conflicts_by_tier(rules)[thing.tier]:
        return False
    return rules.includes(thing) and (rules.epic or kind_of(thing) != "epic_starter")


def feats_of(thing: Thing) -> list[str]:
    """What ought to happen with it sooner or later."""
    if isinstance(thing, Card):
        return card_feats(thing)
    if isinstance(thing, Intrigue):
        return [f"mode {i + 1}" for i in range(len(thing.modes))]
    if isinstance(thing, Tile):
        return ["acquired", "used"]
    if isinstance(thing, Leader):
        return ["ring", "ability"]
    if isinstance(thing, Conflict):
        return ["fought", "won"]
    if isinstance(thing, Hagal):
        return hagal_feats(thing)
    return ["visited"]


def hagal_feats(card: Hagal) -> list[str]:
    """A card without a space only brings the others back."""
    if not card.faces:
        return ["turned up"]
    sent = [sent_by(card, face.space) for face in card.faces]
    return ["turned up", *sent, "in vain", "swords"]


def sent_by(card: Hagal, space: str) -> str:
    """Of two spaces each counts for itself."""
    return "sent" if len(card.faces) < 2 else f"sent to {space}"


def card_feats(card: Card) -> list[str]:
    feats = ["revealed"]
    if card.icons or card.from_anywhere:
        feats.append("sent")
    if card.kind in FOR_SALE:
        feats.append("acquired")
    if card.unload:
        feats.append("unloaded")
    return feats
