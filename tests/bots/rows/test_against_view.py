"""Every name of a row says what the view says, in every mode: so each index is pinned by its name."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from bots.rows.leaks import MODES, step
from bots.rows.reading import Row, read

import kanly
from kanly.bots.rows.layout import SEATS_AT_MOST
from kanly.engine.vocabulary import Faction, Resource
from kanly.view.view import view_for

YES = 8


def positions(mode: str, often: float) -> Iterator[tuple[Row, dict[str, Any], int]]:
    """Row, view and seat, at questions of two games."""
    for seed in (1, 2):
        luck = random.Random(seed)
        g = kanly.new_game(seed=seed, **MODES[mode]).state
        while not g.over:
            if luck.random() < often:
                yield read(g), dict(view_for(g, g.chooser)), g.chooser
            step(g, luck)


def seen(view: dict[str, Any], ego: int) -> dict[str, Any]:
    players: list[dict[str, Any]] = view["players"]
    seat: int = view["seat"]
    return players[(seat + ego) % len(players)]


@pytest.mark.parametrize("mode", MODES)
def test_rows_say_what_the_view_says(mode: str) -> None:
    count = 0
    for row, view, seat in positions(mode, 0.25):
        count += 1
        head(row, view, seat)
        for ego in range(SEATS_AT_MOST):
            if ego < len(view["players"]):
                amounts_of_seat(row, view, ego)
                cards_of_seat(row, view, ego)
                small_numbers(row, view, ego)
            else:
                nothing_of_seat(row, ego)
        table(row, view)
        board(row, view)
    assert count > 5


def head(row: Row, view: dict[str, Any], seat: int) -> None:
    assert row.head["seat"] == seat
    assert row.head["seats"] == len(view["players"])
    assert row.head["count"] == len(view["question"]["choices"])
    assert row.head["round"] == view["round"]
    assert row.head["finished"] == 0
    assert not any(row.rest)
    assert row.under("asked") == {view["question"]["word"]: 1}
    source = view["question"]["source"]
    assert row.under("source") == ({source: 1} if source else {})


def amounts_of_seat(row: Row, view: dict[str, Any], ego: int) -> None:
    him = seen(view, ego)
    told = {name.partition(".")[2]: n for name, n in row.amounts.items() if name.startswith(f"{ego}.")}
    seat = (view["seat"] + ego) % len(view["players"])
    fleet = him.get("dreadnoughts", {"supply": 0, "garrison": 0, "conflict": 0})
    expected = {
        "points": him["resources"]["victory_points"],
        **{name: him["resources"][name] for name in Resource.NAMES[:-1]},
        **{name: him[name] for name in ("garrison", "supply", "conflict", "strength", "agents")},
        **{name: him[name] for name in ("recruited", "deployed", "deployed_by_right")},
        **him["influence"],
        **{f"alliance_{name}": YES * (view["alliances"][name] == seat) for name in Faction.NAMES},
        **{name: YES * him[name] for name in ("council", "swordmaster", "revealed", "masterstroke_used")},
        **{f"secret_{name}": YES * (name in (him["secrets"] or ())) for name in Faction.NAMES},
        "mentat": YES * (view["mentat"] == seat),
        "first_player": YES * (view["first_player"] == seat),
        "active": YES * (view["active"] == seat),
        "passed": YES * (seat in view["passed"]),
        "human": YES * (him["kind"] == "human"),
        "dreadnoughts": fleet["supply"],
        "garrison_dreadnoughts": fleet["garrison"],
        "conflict_dreadnoughts": fleet["conflict"],
        "hand": him["hand"]["size"],
        "deck": him["deck"]["size"],
        "discard": len(him["discard"]),
        "in_play": len(him["in_play"]),
        "intrigues": him["intrigues"]["size"],
    }
    expected |= amounts_of_ix(him)
    hidden = him.get("hidden_aside", {"size": 0})["size"]
    cards = sum(expected[name] for name in ("hand", "deck", "discard", "in_play")) + hidden
    expected |= {"hidden_aside": YES * hidden, "cards": cards}
    told.pop("dreadnought_strength")
    assert told == expected


def amounts_of_ix(him: dict[str, Any]) -> dict[str, int]:
    plain = ("freighter", "negotiators", "turns", "commissioned", "deployed_dreadnoughts")
    return {
        **{name: him.get(name, 0) for name in (*plain, "dreadnoughts_by_right", "ambushed")},
        **{f"snooper_{name}": YES * (name in him.get("snoopers", ())) for name in Faction.NAMES},
        "tiles": len(him.get("tiles", ())),
    }


def cards_of_seat(row: Row, view: dict[str, Any], ego: int) -> None:
    him = seen(view, ego)
    of = f"{ego}." if ego else ""
    assert row.under(f"{ego}.leader") == ({him["leader"]: 1} if him["leader"] else {})
    if him["kind"] == "human":
        assert row.under(f"{of}discard") == Counter(him["discard"])
        assert row.under(f"{of}in_play") == Counter(him["in_play"])
    tiles = him.get("tiles", [])
    assert row.under(f"{ego}.tile") == Counter(tile["tile"] for tile in tiles if not tile["flipped"])
    assert row.under(f"{ego}.used_tile") == Counter(tile["tile"] for tile in tiles if tile["flipped"])
    assert row.under(f"{ego}.voice") == ({him["voice"]: 1} if him["voice"] else {})
    if ego:
        others_cards(row, him, ego)
    else:
        own_cards(row, him)


def own_cards(row: Row, me: dict[str, Any]) -> None:
    known = me["deck"]["known"]
    assert row.under("hand") == Counter(me["hand"]["cards"])
    assert row.under("deck") == Counter(me["deck"]["cards"])
    assert row.under("next") == Counter(card["card"] for card in known if card["depth"] == 0)
    assert row.under("known") == Counter(card["card"] for card in known if card["depth"])
    assert row.under("aside") == Counter(me["aside"])
    assert row.under("hidden_aside") == Counter(me.get("hidden_aside", {"cards": ()})["cards"])
    assert row.under("intrigue") == Counter(me["intrigues"]["cards"])
    assert row.under("taken_back") == ({me["taken_back"]: 1} if me.get("taken_back") else {})


def others_cards(row: Row, him: dict[str, Any], ego: int) -> None:
    if him["kind"] == "human":
        assert row.under(f"{ego}.unseen") == Counter(him["unseen"])
        assert row.under(f"{ego}.held") == Counter(him["hand"]["known"])
        assert row.under(f"{ego}.known") == Counter(card["card"] for card in him["deck"]["known"])
        assert row.under(f"{ego}.intrigue") == Counter(him["intrigues"]["known"])


def small_numbers(row: Row, view: dict[str, Any], ego: int) -> None:
    him = seen(view, ego)
    units = him["conflict"] + him.get("dreadnoughts", {"conflict": 0})["conflict"]
    expected = {
        "points": (16, him["resources"]["victory_points"]),
        **{name: (7, steps) for name, steps in him["influence"].items()},
        "garrison": (13, him["garrison"]),
        "units": (13, units),
        "agents": (6, him["agents"]),
        "solari": (13, him["resources"]["solari"]),
        "spice": (13, him["resources"]["spice"]),
        "water": (7, him["resources"]["water"]),
        "persuasion": (13, him["resources"]["persuasion"]),
        "freighter": (4, him.get("freighter", 0)),
        "strength": (25, him["strength"]),
        "hand": (9, him["hand"]["size"]),
        "intrigues": (7, him["intrigues"]["size"]),
    }
    for name, (size, amount) in expected.items():
        assert row.under(f"{ego}.{name}") == {str(min(amount, size - 1)): 1}, name


def nothing_of_seat(row: Row, ego: int) -> None:
    assert not [name for name in row.ids if name.startswith(f"{ego}.")]
    assert not any(amount for name, amount in row.amounts.items() if name.startswith(f"{ego}."))


def table(row: Row, view: dict[str, Any]) -> None:
    assert row.amounts["round"] == view["round"]
    assert row.under("round") == {str(view["round"]): 1}
    assert row.under("window") == {view["window"] or "none": 1}
    assert row.amounts["target"] == view["target"]
    assert row.amounts["conflicts_left"] == len(view["conflict_deck"])
    assert row.under("next_tier") == Counter(str(tier) for tier in view["conflict_deck"][:1])
    assert row.amounts["intrigue_deck"] == view["intrigue_deck"]["size"]
    assert row.amounts["imperium_deck"] == view["imperium_deck"]
    assert row.under("intrigue_deck") == Counter(card["card"] for card in view["intrigue_deck"]["known"])
    assert row.under("intrigue_discard") == Counter(view["intrigue_discard"])
    assert row.under("row") == Counter(view["row"])
    assert row.under("trashed") == Counter(view["trashed"])
    assert row.under("conflict") == ({view["conflict"]: 1} if view["conflict"] else {})
    assert row.under("fought") == Counter(view["conflicts_fought"])
    mine = [each["card"] for each in view["lasting"] if each["seat"] == view["seat"]]
    others = [each["card"] for each in view["lasting"] if each["seat"] != view["seat"]]
    assert row.under("lasting") == Counter(mine)
    assert row.under("others_lasting") == Counter(others)
    stacks = view.get("tech", [])
    assert [row.amounts[f"tech_{i}"] for i in range(len(stacks))] == [stack["size"] for stack in stacks]
    assert row.under("top_tile") == Counter(stack["top"] for stack in stacks if stack["top"])
    assert row.under("trashed_tile") == Counter(view.get("tiles_trashed", ()))
    rivals = view.get("rivals", {"hagal_deck": 0, "hagal_discard": [], "hagal_due": False})
    assert row.amounts["hagal_deck"] == rivals["hagal_deck"]
    assert row.under("hagal_discard") == Counter(rivals["hagal_discard"])
    holders(row, view)
    turn(row, view)


def holders(row: Row, view: dict[str, Any]) -> None:
    given = {
        **{f"alliance_{name}": view["alliances"][name] for name in Faction.NAMES},
        **{name: view[name] for name in ("first_player", "active", "mentat", "mentat_promised")},
    }
    for name, seat in given.items():
        ego = "nobody" if seat is None else str((seat - view["seat"]) % len(view["players"]))
        assert row.under(name) == {ego: 1}, name


def turn(row: Row, view: dict[str, Any]) -> None:
    now = view["turn"]
    if now is None:
        return
    flags = ("revealing", "another_turn", "on_combat_space", "passes_enemies", "top_allowed")
    told = row.under("turn")
    assert {name for name in flags if now[name]} == told.keys() & set(flags)
    assert row.under("sent") == ({now["card"]: 1} if now["card"] else {})
    assert row.under("sent_to") == ({now["space"]: 1} if now["space"] else {})
    assert len(row.under("added_icon")) == len(now["added_icons"])


def board(row: Row, view: dict[str, Any]) -> None:
    seats = len(view["players"])
    expected: Counter[str] = Counter()
    for key, space in view["spaces"].items():
        expected[f"bonus_spice:{key}"] += space["bonus_spice"]
        for seat in range(seats):
            ego = (seat - view["seat"]) % seats
            expected[f"{ego}.agent:{key}"] += space["agents"][seat]
            expected[f"{ego}.control:{key}"] += space["control"] == seat
            flag = space.get("dreadnought")
            expected[f"{ego}.flag:{key}"] += flag is not None and flag["seat"] == seat
    titles = (".agent:", ".control:", ".flag:", "bonus_spice:")
    assert Counter({n: c for n, c in row.ids.items() if any(title in n for title in titles)}) == +expected
