"""Words of the catalogue read back as the entries in which `tests/facts` is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from content.condition_reader import read_condition
from content.plain_reader import ICONS, OPTIONAL, PLAIN, Entry, resources

from kanly.engine.vocabulary import FACTIONS, Moment
from kanly.engine.words.board import TakeSeat
from kanly.engine.words.cards import Discard, Trash, TrashThis
from kanly.engine.words.dreadnoughts import RetreatUnits
from kanly.engine.words.gains import COUNCIL_PERSUASION, Gain, Pay
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
    InfluenceEach,
    InfluenceTwo,
    InfluenceWhereAgentsStand,
    LoseInfluence,
)
from kanly.engine.words.shipping import Dividends
from kanly.engine.words.tech import BuryIntrigue, SwapIntrigues, TrashTile
from kanly.engine.words.units import LoseDeployedTroops, RecruitMayDeploy, RecruitMayDeployOnReveal
from kanly.engine.words.word import Word

COUNTED_ICONS = ("freighter", "negotiator")
TROOP_ANYWHERE: list[Entry] = [{"lose_troop_from_garrison": 1}, {"lose_troop_in_conflict": 1}]
LATER = {Moment.REVEAL: "own_reveal_turn_this_round", Moment.WON: "winning_this_conflict"}


def read(words: Iterable[Word]) -> list[Entry]:
    """The entries of a box, in the order in which it is written; an icon printed again is counted."""
    found: list[Entry] = []
    for entry in (entry for word in words for entry in entries_of(word)):
        if found and entry == {name: 1 for name in COUNTED_ICONS if name in found[-1]}:
            found[-1] = {name: count + 1 for name, count in found[-1].items()}
        else:
            found.append(entry)
    return found


def entries_of(word: Word) -> list[Entry]:
    if type(word) in SEVERAL:
        return SEVERAL[type(word)](word)
    return [SINGLE[type(word)](word)]


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


def lose_any_troop(word: Choose) -> Entry:
    assert read(word.branches) == TROOP_ANYWHERE
    return {"lose_troop": 1}


COSTS: dict[type[Word], Callable[[Any], Entry]] = {
    Pay: resources,
    TrashThis: lambda w: {"trash_this": True},
    TrashTile: lambda w: {"trash_this": True},
    Trash: lambda w: {"trash_card": 1} | (OPTIONAL if w.optional() else {}),
    Discard: lambda w: {"discard_cards": w.cards} | ({"as_many_as_held": True} if w.demanded else {}),
    BuryIntrigue: lambda w: {"bury_intrigue": 1},
    LoseInfluence: lambda w: {"lose_influence": "any", "amount": 1},
    LoseDeployedTroops: lambda w: {"lose_troop_in_conflict": w.troops},
    RetreatUnits: lambda w: {"retreat_own_units": w.units},
    Choose: lose_any_troop,
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
    Dividends: lambda w: [{"solari": w.solari}, {"each_opponent": [{"solari": w.others}]}],
    RecruitMayDeploy: recruit_may_deploy,
    RecruitMayDeployOnReveal: recruit_may_deploy_on_reveal,
    TakeSeat: take_seat,
}


# --- words that read as one entry


def influence_each(steps: Iterable[Word]) -> Entry:
    entries = read(steps)
    amounts = {entry["amount"] for entry in entries}
    assert len(amounts) == 1
    return {"influence_each": [entry["influence"] for entry in entries], "amount": amounts.pop()}


def amount_with_all(steps: Iterable[Word]) -> int:
    """How far each of the four steps goes, the same for every Faction."""
    each = influence_each(steps)
    assert each["influence_each"] == [ICONS[faction] for faction in FACTIONS]
    return int(each["amount"])


def where_agents_stand(word: InfluenceWhereAgentsStand) -> Entry:
    amount = amount_with_all(word.steps)
    return {"influence": "each_faction_with_your_agent_on_its_spaces", "amount": amount}


def swap_intrigues(word: SwapIntrigues) -> Entry:
    """One is drawn for each that goes."""
    assert read([word.draw]) == [{"intrigue": 1}]
    return {"exchange_intrigue": "any_number", "to": "bottom_of_intrigue_deck"}


def branch(word: Word) -> Entry | list[Entry]:
    entries = entries_of(word)
    return entries[0] if len(entries) == 1 else entries


def arrow(word: Arrow) -> Entry:
    assert word.then.parts() == word.words
    return {"cost": read_cost(word.cost), "gain": read(word.words)} | (OPTIONAL if word.optional() else {})


def may(word: May) -> Entry:
    (entry,) = entries_of(word.word)
    return entry | OPTIONAL


SINGLE: dict[type[Word], Callable[[Any], Entry]] = PLAIN | {
    InfluenceEach: lambda w: influence_each(w.steps),
    InfluenceTwo: lambda w: {"choose_two_different": read(w.steps)},
    InfluenceWhereAgentsStand: where_agents_stand,
    SwapIntrigues: swap_intrigues,
    Arrow: arrow,
    May: may,
    When: lambda w: {"requirement": read_condition(w.condition), "gain": read(w.words)},
    Choose: lambda w: {"choose_one": [branch(b) for b in w.branches]},
    ChooseTwo: lambda w: {"choose_two_different": [branch(b) for b in w.branches]},
    EachOpponent: lambda w: {"each_opponent": entries_of(w.word)},
    AnOpponent: lambda w: {"an_opponent": entries_of(w.word)},
    Lasting: lambda w: {"when": LATER[w.moment], "gain": read(w.words)},
}
