"""Words that hold no others, read back as the entries in which `tests/facts` is written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kanly.content.short import ALL_TROOPS
from kanly.engine.vocabulary import FACTIONS, Landing
from kanly.engine.words.acquire import AcquireNamed, AcquireUpTo, Manipulate
from kanly.engine.words.board import (
    AddIcons,
    BlockSpace,
    Control,
    IgnoreEnemyAgents,
    PassTurn,
    RecallAgent,
    Signet,
    TakeAnotherTurn,
    TakeMentat,
    TakeSwordmaster,
    WinMentat,
)
from kanly.engine.words.cards import (
    Discard,
    Draw,
    DrawTop,
    LookAtTop,
    ShuffleDiscardIntoDeck,
    TakeFromDiscard,
    Trash,
    TrashInPlay,
    TrashThis,
    TrashTop,
)
from kanly.engine.words.dreadnoughts import (
    Commission,
    DeployUnits,
    ForceBack,
    RetreatDreadnought,
)
from kanly.engine.words.gains import Counter, Gain, GainPer, GainPerCard, Harvest, Pay
from kanly.engine.words.influence import Influence, InfluenceWhereBehind, InfluenceWhereSnooper
from kanly.engine.words.intrigue import DrawIntrigue, KeepIntrigue, StealIntrigue
from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.engine.words.shipping import Freighter, ShippedTroops
from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceDiscount, SpaceInfluence
from kanly.engine.words.tech import AcquireTech, Negotiator
from kanly.engine.words.units import (
    DeployFromGarrison,
    LoseDeployedTroops,
    LoseGarrisonTroop,
    Recruit,
    RecruitIntoConflict,
    Retreat,
)
from kanly.engine.words.word import Word

Entry = dict[str, Any]

ICONS = ("emperor", "spacing_guild", "bene_gesserit", "fremen", "landsraad", "city", "spice_trade")
RESOURCES = {
    "solari": "solari",
    "spice": "spice",
    "water": "water",
    "persuasion": "persuasion",
    "swords": "swords",
    "victory_points": "vp",
}
COUNTED = {
    Counter.DREADNOUGHTS_IN_CONFLICT: "own_dreadnought_in_conflict",
    Counter.OTHER_SWORD_CARDS: "other_revealed_card_giving_swords",
    Counter.SWORD_CARDS: "revealed_card_giving_swords",
    Counter.WEAK_TRACKS: "faction_with_own_influence_0_or_1",
}
OPTIONAL: Entry = {"optional": True}
VISITED_FACTION: Entry = {"influence": "visited_faction", "in_place_of_the_space": True}
FROM_ANYWHERE: Entry = {"send_own_agent_from": "anywhere", "to": "any_space", "even_if_occupied": True}
FORCED_BACK: Entry = {"retreat_enemy_units": 1, "per": "own_troop_deployed_this_turn"} | OPTIONAL
LANDINGS = {Landing.DISCARD_PILE: "discard_pile", Landing.TOP_OF_DECK: "top_of_deck"}


def filled(**fields: Any) -> Entry:
    """Only what is printed: nothing empty, zero or false."""
    return {name: value for name, value in fields.items() if value}


def icons_in(mask: int) -> list[str]:
    assert 0 <= mask < 1 << len(ICONS)
    return [name for i, name in enumerate(ICONS) if mask >> i & 1]


def resources(word: Gain | Pay | GainPer) -> Entry:
    return {name: getattr(word, field) for field, name in RESOURCES.items() if getattr(word, field, 0)}


def influence(word: Influence) -> Entry:
    names = [ICONS[faction] for faction in word.among]
    who: str | list[str] = names[0] if len(names) == 1 else names
    return {"influence": "any" if word.among == FACTIONS else who, "amount": word.amount}


def discard(word: Discard) -> Entry:
    """As an effect it takes what there is."""
    as_far_as_possible = word.demanded or word.cards == 1
    return {"discard_cards": word.cards} | ({} if as_far_as_possible else {"all_or_nothing": True})


def up_to(name: str, most: int) -> Entry:
    return {name: "any_number"} if most == ALL_TROOPS else {name: most, "up_to": True}


def acquire_tech(word: AcquireTech) -> Entry:
    price: Entry = {"may_pay_in": "solari"} if word.solari else {}
    return {"acquire_tech": True, "discount": word.discount} | price | ({} if word.must else OPTIONAL)


def keep_intrigue(word: KeepIntrigue) -> Entry:
    return {"look_at_top_of_intrigue_deck": 2, "keep": 1, "return_to": "top_of_intrigue_deck"}


PLAIN: dict[type[Word], Callable[[Any], Entry]] = {
    Recruit: lambda w: {"troops": w.troops},
    ShippedTroops: lambda w: {"troops": w.troops},
    RecruitIntoConflict: lambda w: {"deploy_troops_from_supply_to_conflict": w.troops},
    Commission: lambda w: {"dreadnought": 1},
    DeployFromGarrison: lambda w: up_to("deploy_from_garrison_troops", w.most),
    DeployUnits: lambda w: up_to("deploy_from_garrison_units", w.most),
    Retreat: lambda w: up_to("retreat_own_troops", w.most),
    RetreatDreadnought: lambda w: {"retreat_dreadnoughts": 1},
    ForceBack: lambda w: FORCED_BACK,
    LoseDeployedTroops: lambda w: {"lose_troop_in_conflict": w.troops},
    LoseGarrisonTroop: lambda w: {"lose_troop_from_garrison": 1},
    Draw: lambda w: {"draw": w.cards},
    DrawTop: lambda w: {"draw_that_card": True},
    TrashTop: lambda w: {"trash_that_card": True},
    LookAtTop: lambda w: {"look_at_top_of_own_deck": 1},
    ShuffleDiscardIntoDeck: lambda w: {"shuffle_discard_into_deck": True},
    TakeFromDiscard: lambda w: {"take_card_from_discard_pile": 1, "faction": ICONS[w.faction]},
    Trash: lambda w: {"trash_card": 1} | (OPTIONAL if w.optional() else {}),
    TrashInPlay: lambda w: {"trash_card_in_play": 1} | OPTIONAL,
    TrashThis: lambda w: {"trash_this": True},
    Discard: discard,
    DrawIntrigue: lambda w: {"intrigue": w.cards},
    StealIntrigue: lambda w: {"steal_random_intrigue_from_each_opponent": 1, "holding_at_least": w.held},
    KeepIntrigue: keep_intrigue,
    AcquireUpTo: lambda w: {"acquire_card_max_cost": w.cost, "to": LANDINGS[w.to]},
    AcquireNamed: lambda w: {f"acquire_{w.card}": 1},
    AcquireTech: acquire_tech,
    Negotiator: lambda w: {"negotiator": 1},
    Freighter: lambda w: {"freighter": 1},
    Manipulate: lambda w: {"set_aside_row_card": 1, "reveal_discount": 1},
    Cheaper: lambda w: {"cheaper_card": w.card, "persuasion": w.persuasion, "until": "end_of_turn"},
    MayGoOnTop: lambda w: {"acquired_cards_to_top_of_deck": True} | OPTIONAL,
    GainPer: lambda w: resources(w) | {"per": COUNTED[w.counter]},
    GainPerCard: lambda w: {"persuasion": w.persuasion, "per_own_card_in_play": ICONS[w.faction]},
    Harvest: lambda w: {"harvest_spice": w.base},
    Influence: influence,
    InfluenceWhereBehind: lambda w: {"influence": "faction_where_an_opponent_is_ahead", "amount": 1},
    InfluenceWhereSnooper: lambda w: {"influence": "faction_with_a_snooper", "amount": 1},
    SpaceInfluence: lambda w: VISITED_FACTION | {"amount": w.amount},
    SpaceDiscount: lambda w: {"cheaper_space": w.space, "spice": w.spice},
    AddIcons: lambda w: {"add_agent_icons": icons_in(w.icons), "to": "card_played_this_turn"},
    BlockSpace: lambda w: {"close_space_to_opponents": "any", "until": "own_next_turn"},
    Control: lambda w: {"control": "its_location"},
    DoubleHarvest: lambda w: {"harvest_base_spice_twice": True},
    IgnoreEnemyAgents: lambda w: {"ignore_enemy_agents": "next_agent_sent_this_turn"},
    PassTurn: lambda w: {"pass_turn": True},
    TakeAnotherTurn: lambda w: {"another_turn": True},
    RecallAgent: lambda w: {"recall_own_agent": 1},
    SendFromAnywhere: lambda w: FROM_ANYWHERE,
    Signet: lambda w: {"signet_ring": True},
    TakeMentat: lambda w: {"take_mentat_from_its_space": True},
    TakeSwordmaster: lambda w: {"third_agent": True},
    WinMentat: lambda w: {"mentat_next_round": True},
}
