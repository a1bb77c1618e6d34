"""Words of the catalogue read back as the entries in which `tests/facts` is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from content.condition_reader import read_condition

from kanly.content.short import ALL_TROOPS
from kanly.engine.vocabulary import FACTIONS, Landing, Moment
from kanly.engine.words.acquire import AcquireFoldspace, AcquireUpTo, Manipulate
from kanly.engine.words.board import (
    AddIcons,
    BlockSpace,
    Control,
    IgnoreEnemyAgents,
    PassTurn,
    RecallAgent,
    Signet,
    TakeMentat,
    TakeSeat,
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
    TrashThis,
    TrashTop,
)
from kanly.engine.words.gains import Gain, GainPerCard, Harvest, Pay
from kanly.engine.words.grammar import (
    AnOpponent,
    Arrow,
    Both,
    Choose,
    ChooseTwo,
    EachOpponent,
    Lasting,
    May,
    When,
)
from kanly.engine.words.influence import (
    Influence,
    InfluenceEach,
    InfluenceTwo,
    InfluenceWhereBehind,
    LoseInfluence,
)
from kanly.engine.words.intrigue import DrawIntrigue, StealIntrigue
from kanly.engine.words.lasting import Cheaper, MayGoOnTop
from kanly.engine.words.reveal import COUNCIL_PERSUASION
from kanly.engine.words.space import DoubleHarvest, SendFromAnywhere, SpaceInfluence
from kanly.engine.words.units import (
    DeployFromGarrison,
    LoseDeployedTroops,
    LoseGarrisonTroop,
    Recruit,
    RecruitIntoConflict,
    RecruitMayDeploy,
    RecruitMayDeployOnReveal,
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
OPTIONAL: Entry = {"optional": True}
VISITED_FACTION: Entry = {"influence": "visited_faction", "in_place_of_the_space": True}
FROM_ANYWHERE: Entry = {"send_own_agent_from": "anywhere", "to": "any_space", "even_if_occupied": True}
LANDINGS = {Landing.DISCARD_PILE: "discard_pile", Landing.TOP_OF_DECK: "top_of_deck"}


def read(words: Iterable[Word]) -> list[Entry]:
    """The entries of a box, in the order in which it is written."""
    return [entry for word in words for entry in entries_of(word)]


def entries_of(word: Word) -> list[Entry]:
    if type(word) in SEVERAL:
        return SEVERAL[type(word)](word)
    return [SINGLE[type(word)](word)]


def icons_in(mask: int) -> list[str]:
    assert 0 <= mask < 1 << len(ICONS)
    return [name for i, name in enumerate(ICONS) if mask >> i & 1]


# --- costs


def read_cost(cost: Word) -> Entry:
    """A cost is paid whole or not at all; parts of it that must not be alike are one mapping."""
    if isinstance(cost, Both):
        paid: Entry = {}
        for part in cost.costs:
            assert not paid.keys() & read_cost(part).keys()
            paid |= read_cost(part)
        return paid
    return COSTS[type(cost)](cost)


def resources(word: Gain | Pay) -> Entry:
    return {name: getattr(word, field) for field, name in RESOURCES.items() if getattr(word, field, 0)}


COSTS: dict[type[Word], Callable[[Any], Entry]] = {
    Pay: resources,
    TrashThis: lambda w: {"trash_this": True},
    Trash: lambda w: {"trash_card": 1} | (OPTIONAL if w.optional() else {}),
    Discard: lambda w: {"discard_cards": w.cards} | ({"as_many_as_held": True} if w.demanded else {}),
    LoseInfluence: lambda w: {"lose_influence": "any", "amount": 1},
    LoseDeployedTroops: lambda w: {"lose_troop_in_conflict": w.troops},
}


# --- words that read as several entries, or as none


def recruit_may_deploy(word: RecruitMayDeploy) -> list[Entry]:
    return [{"troops": word.troops}, {"deploy_these_troops": True} | OPTIONAL]


def recruit_may_deploy_on_reveal(word: RecruitMayDeployOnReveal) -> list[Entry]:
    troops, deploy = recruit_may_deploy(word)
    return [troops, deploy | {"when": "own_reveal_turn"}]


def take_seat(word: TakeSeat) -> list[Entry]:
    return [{"council_seat": 1}, {"persuasion_each_reveal_turn": COUNCIL_PERSUASION.persuasion}]


SEVERAL: dict[type[Word], Callable[[Any], list[Entry]]] = {
    Gain: lambda w: [{name: amount} for name, amount in resources(w).items()],
    RecruitMayDeploy: recruit_may_deploy,
    RecruitMayDeployOnReveal: recruit_may_deploy_on_reveal,
    TakeSeat: take_seat,
}


# --- words that read as one entry


def influence(word: Influence) -> Entry:
    names = [ICONS[faction] for faction in word.among]
    who: str | list[str] = names[0] if len(names) == 1 else names
    return {"influence": "any" if word.among == FACTIONS else who, "amount": word.amount}


def influence_each(steps: Iterable[Word]) -> Entry:
    entries = read(steps)
    amounts = {entry["amount"] for entry in entries}
    assert len(amounts) == 1
    return {"influence_each": [entry["influence"] for entry in entries], "amount": amounts.pop()}


def discard(word: Discard) -> Entry:
    """As an effect it takes what there is."""
    as_far_as_possible = word.demanded or word.cards == 1
    return {"discard_cards": word.cards} | ({} if as_far_as_possible else {"all_or_nothing": True})


def up_to(name: str, most: int) -> Entry:
    return {name: "any_number"} if most == ALL_TROOPS else {name: most, "up_to": True}


def branch(word: Word) -> Entry | list[Entry]:
    entries = entries_of(word)
    return entries[0] if len(entries) == 1 else entries


def arrow(word: Arrow) -> Entry:
    assert word.then.parts() == word.words
    return {"cost": read_cost(word.cost), "gain": read(word.words)} | (OPTIONAL if word.optional() else {})


def may(word: May) -> Entry:
    (entry,) = entries_of(word.word)
    return entry | OPTIONAL


def lasting(word: Lasting) -> Entry:
    assert word.moment == Moment.REVEAL
    return {"when": "own_reveal_turn_this_round", "gain": read(word.words)}


SINGLE: dict[type[Word], Callable[[Any], Entry]] = {
    Recruit: lambda w: {"troops": w.troops},
    RecruitIntoConflict: lambda w: {"deploy_troops_from_supply_to_conflict": w.troops},
    DeployFromGarrison: lambda w: up_to("deploy_from_garrison_troops", w.most),
    Retreat: lambda w: up_to("retreat_own_troops", w.most),
    LoseDeployedTroops: lambda w: {"lose_troop_in_conflict": w.troops},
    LoseGarrisonTroop: lambda w: {"lose_troop_from_garrison": 1},
    Draw: lambda w: {"draw": w.cards},
    DrawTop: lambda w: {"draw_that_card": True},
    TrashTop: lambda w: {"trash_that_card": True},
    LookAtTop: lambda w: {"look_at_top_of_own_deck": 1},
    ShuffleDiscardIntoDeck: lambda w: {"shuffle_discard_into_deck": True},
    TakeFromDiscard: lambda w: {"take_card_from_discard_pile": 1, "faction": ICONS[w.faction]},
    Trash: lambda w: {"trash_card": 1} | (OPTIONAL if w.optional() else {}),
    TrashThis: lambda w: {"trash_this": True},
    Discard: discard,
    DrawIntrigue: lambda w: {"intrigue": w.cards},
    StealIntrigue: lambda w: {"steal_random_intrigue_from_each_opponent": 1, "holding_at_least": w.held},
    AcquireUpTo: lambda w: {"acquire_card_max_cost": w.cost, "to": LANDINGS[w.to]},
    AcquireFoldspace: lambda w: {"acquire_foldspace": 1},
    Manipulate: lambda w: {"set_aside_row_card": 1, "reveal_discount": 1},
    Cheaper: lambda w: {"cheaper_card": w.card, "persuasion": w.persuasion, "until": "end_of_turn"},
    MayGoOnTop: lambda w: {"acquired_cards_to_top_of_deck": True} | OPTIONAL,
    GainPerCard: lambda w: {"persuasion": w.persuasion, "per_own_card_in_play": ICONS[w.faction]},
    Harvest: lambda w: {"harvest_spice": w.base},
    Influence: influence,
    InfluenceEach: lambda w: influence_each(w.steps),
    InfluenceTwo: lambda w: {"choose_two_different": read(w.steps)},
    InfluenceWhereBehind: lambda w: {"influence": "faction_where_an_opponent_is_ahead", "amount": 1},
    SpaceInfluence: lambda w: VISITED_FACTION | {"amount": w.amount},
    AddIcons: lambda w: {"add_agent_icons": icons_in(w.icons), "to": "card_played_this_turn"},
    BlockSpace: lambda w: {"close_space_to_opponents": "any", "until": "own_next_turn"},
    Control: lambda w: {"control": "its_location"},
    DoubleHarvest: lambda w: {"harvest_base_spice_twice": True},
    IgnoreEnemyAgents: lambda w: {"ignore_enemy_agents": "next_agent_sent_this_turn"},
    PassTurn: lambda w: {"pass_turn": True},
    RecallAgent: lambda w: {"recall_own_agent": 1},
    SendFromAnywhere: lambda w: FROM_ANYWHERE,
    Signet: lambda w: {"signet_ring": True},
    TakeMentat: lambda w: {"take_mentat_from_its_space": True},
    TakeSwordmaster: lambda w: {"third_agent": True},
    WinMentat: lambda w: {"mentat_next_round": True},
    Arrow: arrow,
    May: may,
    When: lambda w: {"requirement": read_condition(w.condition), "gain": read(w.words)},
    Choose: lambda w: {"choose_one": [branch(b) for b in w.branches]},
    ChooseTwo: lambda w: {"choose_two_different": [branch(b) for b in w.branches]},
    EachOpponent: lambda w: {"each_opponent": entries_of(w.word)},
    AnOpponent: lambda w: {"an_opponent": entries_of(w.word)},
    Lasting: lasting,
}
