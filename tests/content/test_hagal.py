"""The tables of the Rivals are as printed, and House Hagal has its 40 cards."""

from __future__ import annotations

import re
from dataclasses import fields
from typing import Any

import pytest
from content.plain_reader import Entry
from content.printed import load

from kanly.content.base.hagal import HAGAL as HAGAL_BASE
from kanly.content.catalog import CATALOG
from kanly.content.ix.hagal import HAGAL as HAGAL_IX
from kanly.content.rules import DIFFICULTIES, Difficulty, Rules, rival_keys
from kanly.engine.rivals.purchases import INTRIGUE_PRICE, PRICES
from kanly.engine.vocabulary import RivalUse

FACTS: dict[str, Any] = load("hagal")
RESOURCES = ("solari", "spice", "water")
PRINTED_MENTAT = 2


def test_the_house_hagal_cards_are_counted() -> None:
    assert sum(card.copies for card in HAGAL_BASE) == FACTS["totals"]["base"]
    assert sum(card.copies for card in HAGAL_IX) == FACTS["totals"]["ix"]
    assert sum(card.copies for card in [*HAGAL_BASE, *HAGAL_IX]) == FACTS["totals"]["all"] == 40


@pytest.mark.parametrize("fact", FACTS["cards"], ids=lambda fact: str(fact["id"]))
def test_a_key_is_the_name_and_the_mark_where_two_cards_share_a_name(fact: Entry) -> None:
    alike = [other for other in FACTS["cards"] if other["name"] == fact["name"]]
    name = re.sub(r"[^a-z]+", "_", fact["name"].lower().replace(" / ", " or "))
    mark = f"_{fact['mark'].lower()}" if len(alike) > 1 else ""
    assert fact["id"] == f"hagal_{name}{mark}"


def column(level: str) -> Entry:
    """A column of the table of difficulties, as the facts write it."""
    table = DIFFICULTIES[level]
    extra = {"solari": table.human_extra, "spice": table.human_extra} if table.human_extra else {}
    return {
        "level": level,
        "human_extra": extra,
        "mentat_cost": table.mentat_price or PRINTED_MENTAT,
        "rival_garrison": table.rival_garrison,
        "swordmasters_under": table.swordmaster_round,
        "rival_extra": {"intrigue_cards": table.rival_intrigues} if table.rival_intrigues else {},
        "expert_deployment": table.expert_deployment,
        "human_swordmaster": not table.swordmaster_closed,
    }


@pytest.mark.parametrize("fact", FACTS["difficulty"].values(), ids=lambda fact: str(fact["level"]))
def test_every_column_of_the_difficulties_is_as_printed(fact: Entry) -> None:
    assert column(fact["level"]) == fact


def test_there_are_four_difficulties_and_nothing_else_is_in_them() -> None:
    assert list(DIFFICULTIES) == [fact["level"] for fact in FACTS["difficulty"].values()]
    assert len(fields(Difficulty)) == len(column("novice")) - 1
    assert CATALOG.spaces[CATALOG.space_index["mentat"]].solari == PRINTED_MENTAT


def test_the_prices_of_a_point_are_as_printed() -> None:
    spent = {"intrigue_cards": INTRIGUE_PRICE, **{RESOURCES[i]: price for i, price in enumerate(PRICES)}}
    printed = [purchase["spend"] for purchase in FACTS["rival_vp_purchases"]]
    assert spent == {name: price for spend in printed for name, price in spend.items()}
    assert {purchase["vp"] for purchase in FACTS["rival_vp_purchases"]} == {1}


@pytest.mark.parametrize("ix", [False, True])
def test_rivals_may_have_the_leaders_listed(ix: bool) -> None:
    allowed = FACTS["rival_leaders"]["allowed"]
    of_these_boxes = [key for key, entry in allowed.items() if ix or entry.get("set") != "ix"]
    assert rival_keys(Rules(1, difficulty="novice", ix=ix)) == of_these_boxes
    assert sorted([*allowed, *FACTS["rival_leaders"]["forbidden"]]) == sorted(
        leader.key for leader in CATALOG.leaders if leader.number
    )


def test_the_tiles_for_rivals_are_marked_as_printed() -> None:
    marked = {tile["id"] for tile in load("tech")["tech"] if tile["hagal_mark"]}
    assert {tile.key for tile in CATALOG.tiles if tile.rivals != RivalUse.NOT_TAKEN} == marked
    assert len(marked) == 12
