"""Leaders read back in the form of `tests/facts`: what they start with, their ability and their ring."""

from __future__ import annotations

from content.plain_reader import ICONS, Entry
from content.word_reader import amount_with_all, read

from kanly.content.catalog import CATALOG
from kanly.engine.player import Player
from kanly.engine.printed import Leader
from kanly.engine.rules import Rules
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import FACTION_COUNT, FACTIONS, Moment
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import Arrow, May, When
from kanly.engine.words.intrigue import KeepIntrigue
from kanly.engine.words.leader import SECRETS, Masterstroke, OneStepAhead, Snoopers
from kanly.engine.words.standing import (
    At,
    CheaperSpaces,
    HarvestLess,
    MoreSolari,
    PassEnemies,
    SeeTop,
    StrongerDreadnoughts,
)
from kanly.engine.words.word import FrameKind, Word

MOMENTS = {
    Moment.SETUP: "setup",
    Moment.PAID_SOLARI_TO_SPACE: "solari_paid_to_space",
    Moment.HARVEST: "harvest",
    Moment.SEAT_TAKEN: "council_seat_taken",
    Moment.REVEAL: "own_reveal_turn",
}


def read_leader(leader: Leader) -> Entry:
    return {
        "id": leader.key,
        "set": leader.set,
        "house": leader.house,
        "complexity": leader.complexity,
        "start_resources": start_resources(leader),
        "passive": [read_ability(leader, ability) for ability in leader.ability],
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
    """ "You may" is said of the ring as a whole."""
    if len(ring) == 1 and isinstance(ring[0], Arrow):
        return read(ring)[0]
    if len(ring) == 1 and isinstance(ring[0], May):
        return {"gain": read([ring[0].word]), "optional": True}
    return {"gain": read(ring), "optional": False}


# --- abilities


def read_ability(leader: Leader, ability: Word) -> Entry:
    if isinstance(ability, At):
        return {"at": MOMENTS[ability.moment]} | read_words(ability.words)
    if isinstance(ability, HarvestLess):
        return {"at": MOMENTS[Moment.HARVEST], "spice": -ability.spice} | read_words(ability.words)
    if isinstance(ability, Masterstroke):
        return read_masterstroke(ability)
    if isinstance(ability, Snoopers):
        return read_snoopers(leader, ability)
    if isinstance(ability, OneStepAhead):
        return read_one_step_ahead(ability)
    return read_standing(ability)


def read_words(words: tuple[Word, ...]) -> Entry:
    """One that says itself what it needs or does is the whole ability."""
    if len(words) == 1 and isinstance(words[0], When | KeepIntrigue):
        return read(words)[0]
    return {"gain": read(words)}


def read_standing(ability: Word) -> Entry:
    """Changes of the rules that hold all the time."""
    if isinstance(ability, CheaperSpaces):
        return {"cheaper_spaces": ICONS[ability.icon], "solari": ability.solari}
    if isinstance(ability, PassEnemies):
        return {"ignore_enemy_agents_at_icons": [ICONS[icon] for icon in ability.icons]}
    if isinstance(ability, MoreSolari):
        return {"at": "solari_gained_on_own_turn", "gain": [{"solari": ability.solari}]}
    if isinstance(ability, StrongerDreadnoughts):
        return {"dreadnought_strength": ability.strength}
    assert isinstance(ability, SeeTop)
    return {"look_at_top_of_own_deck": 1, "at": "any_time", "optional": True}


def read_masterstroke(ability: Masterstroke) -> Entry:
    return {
        "secret_factions": SECRETS,
        "own_troops_deployed_this_turn": ability.troops,
        "gain": [{"influence": "each_secret_faction", "amount": amount_with_all(ability.steps)}],
        "once_per_game": True,
    }


def read_one_step_ahead(ability: OneStepAhead) -> Entry:
    return {
        "at": "round_start",
        "set_aside_from_hand": 1,
        "returns_at": "start_of_own_second_turn",
        "if_it_sends_an_agent_on_that_turn": {
            "with_exactly_one_agent_icon": read([ability.single]),
            "otherwise": read([ability.otherwise]),
        },
    }


# --- Snoopers


def read_snoopers(leader: Leader, ability: Snoopers) -> Entry:
    slots = [read_slot(leader, ability, slot) for slot in range(FACTION_COUNT)]
    return {
        "at": "snooper_reached",
        "gain": "the reward of the topmost empty slot",
        "slots": [{"slot": number, "structured": paid} for number, paid in enumerate(slots, 1)],
    }


def read_slot(leader: Leader, ability: Snoopers, slot: int) -> list[Entry]:
    """What it pays, the same for every track."""
    begun = [(steps_paid(leader, ability, slot, faction), faction) for faction in FACTIONS]
    paid = [[of_track(step, faction) for step in steps] for steps, faction in begun]
    assert all(entries == paid[0] for entries in paid)
    return paid[0]


def steps_paid(leader: Leader, ability: Snoopers, slot: int, faction: int) -> list[Step]:
    """What the rules begin when so many slots are taken and the Snooper of the track is reached."""
    me = Player(0, leader.number)
    me.snoopers = sum(1 << (faction + i) % FACTION_COUNT for i in range(FACTION_COUNT - slot))
    g = State(CATALOG, Rules(ix=True), [me], b"")
    ability.hear(g, Step(ability, 0, leader.number), Moment.POINT_REACHED, faction)
    return [step for step in g.stack + g.bag if step.word.frame == FrameKind.ORDINARY]


def of_track(step: Step, faction: int) -> Entry:
    if step.word in CATALOG.track_bonuses[faction]:
        return {"track_bonus": "origin_track"}
    (entry,) = read([step.word])
    return entry | {"influence": "origin_track"} if entry.get("influence") == ICONS[faction] else entry
