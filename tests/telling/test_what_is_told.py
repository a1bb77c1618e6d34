"""The log against the events: per choice, every gain and loss is told exactly once, and with its source."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from properties.modes import MODES

import kanly
from kanly.engine.events import Happening
from kanly.engine.vocabulary import EVERY_SEAT, Choice, Verb
from kanly.telling.changes import strength_of
from kanly.telling.chapter import Chapter
from kanly.telling.scene import Scene, scene
from kanly.telling.sources import BY_RULES, source_text
from kanly.telling.voice import Voice
from kanly.telling.wording import language_named
from kanly.text.log import change_text
from kanly.text.questions import players_of
from kanly.view.happenings import happened

VOICE = Voice(language_named("en"))
PLAYED = ["base-3", "ix-4", "epic-3", "two", "two-ix", "solo", "solo-ix", "solo-epic"]
WITH_A_THEFT = ("two-ix", 17)  # of an Intrigue card
TOKENS = {"victory_points": "victory_point"}  # where the token is not the resource itself
GARRISONS = {"troop": "change_garrison", "dreadnought": "change_garrison_dreadnoughts"}
CHANGE = re.compile(r"([+-]\d+) ([^,()\[\]]+?)(?=[,)]| \[|$)")
# Whoever chooses a Faction is told to gain so much Influence with it, and that is not told again.
CHOSEN = re.compile(r"[^:]+? (gain|lose)s? (\d+) Influence (?:each )?with the ([^:(\[]+?)(?: [(\[].*)?")

Account = Counter[tuple[int, str]]  # by seat, and by token or label


def chapter_of(game: kanly.Game, choice: tuple[int, int, int]) -> tuple[Chapter, Scene]:
    """What is told of one choice, and when it was made."""
    g, seat = game.state, game.state.chooser
    before = scene(g)
    game.choose(choice)
    chosen: Choice = choice
    chapter = Chapter(players_of(VOICE.language, g), VOICE, before, g, seat, chosen, explain=True)
    for event in game.latest:
        chapter.note(event)
    chapter.closed()
    return chapter, before


def account_of(game: kanly.Game) -> Account:
    """What the events of the last choice say that everybody has more or less of; strength apart."""
    found: Account = Counter()
    for event in game.latest:
        told: dict[str, Any] = {**happened(game.state.catalog, event, None)}
        enter(found, told.get("seat"), told)
    return Counter({key: change for key, change in found.items() if change})


def enter(found: Account, seat: Any, told: dict[str, Any]) -> None:
    what = told["what"]
    if what == "resource" and told["resource"] != "swords":
        is_left_over = told["resource"] == "persuasion" and told["change"] < 0 and not told["source"]
        name = TOKENS.get(told["resource"], told["resource"])
        found[seat, name] += 0 if is_left_over else told["change"]
    elif what == "influence":
        found[seat, f"influence:{told['faction']}"] += told["change"]
    elif what == "units":
        found[seat, GARRISONS[told["unit"]]] += told["count"] * went(told, "garrison")
        found[seat, "negotiator"] += told["count"] * went(told, "ix")
    elif what in ("card", "intrigue") and told["of"] is not None:
        enter_card(found, seat, told)
    elif what == "reason" and told["reason"]["what"] == "bought_point":
        enter_trade(found, told["reason"])


def went(told: dict[str, Any], post: str) -> int:
    return int(told["to"] == post) - int(told["from"] == post)


def enter_card(found: Account, seat: int, told: dict[str, Any]) -> None:
    found[seat, "change_hand"] += told["to"] == "hand" and told["from"] != "hidden_aside"
    found[seat, "intrigue"] += told["to"] == "intrigues"
    if told.get("victim") is not None:
        found[told["victim"], "intrigue"] -= 1


def enter_trade(found: Account, reason: dict[str, Any]) -> None:
    """Both sides of it stand in a line of their own."""
    found[reason["seat"], "victory_point"] -= 1
    if reason["spent"] != "intrigues":
        found[reason["seat"], reason["spent"]] += reason["amount"]


def told_by(chapter: Chapter) -> Account:
    found: Account = Counter()
    for change in chapter.told:
        for name, count in change.changed.items():
            found[change.seat, name] += count
    return Counter({key: change for key, change in found.items() if change})


def in_words(account: Account) -> Counter[str]:
    """The same by the nouns that the log has for it, for all seats together."""
    found: Counter[str] = Counter()
    for (_, name), count in account.items():
        [(number, noun)] = CHANGE.findall(change_text(VOICE.language, name, count))
        found[singular(noun)] += int(number)
    return Counter({noun: count for noun, count in found.items() if count})


def read_from(lines: list[str]) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in lines:
        for number, noun in CHANGE.findall(line):
            found[singular(noun)] += int(number)
    return Counter({noun: count for noun, count in {**chosen_in(lines), **found}.items() if count})


def chosen_in(lines: list[str]) -> Counter[str]:
    """By the deed itself."""
    chosen = CHOSEN.fullmatch(lines[0]) if lines else None
    if chosen is None:
        return Counter()
    count = int(chosen[2]) * (1 if chosen[1] == "gain" else -1)
    return Counter({singular(f"Influence with the {name}"): count for name in chosen[3].split(" and the ")})


def singular(noun: str) -> str:
    return re.sub(r"s\b", "", noun)


def without_strength(account: Account) -> Account:
    return Counter({key: count for key, count in account.items() if key[1] != "change_strength"})


@pytest.mark.parametrize(("mode", "seed"), [*((mode, 11) for mode in PLAYED), WITH_A_THEFT])
def test_what_is_told_of_a_choice_is_what_its_events_add_up_to(mode: str, seed: int) -> None:
    game, luck, told = kanly.new_game(seed=seed, **MODES[mode]), random.Random(seed), 0
    while not game.over:
        chapter, _ = chapter_of(game, luck.choice(game.choices))
        assert without_strength(told_by(chapter)) == account_of(game)
        assert read_from(chapter.lines) == in_words(told_by(chapter)), chapter.lines
        told += len(chapter.told)
    assert told > 100


@pytest.mark.parametrize("mode", PLAYED)
def test_the_strength_that_is_told_is_the_difference_but_while_rewards_are_taken(mode: str) -> None:
    game, luck, told = kanly.new_game(seed=12, **MODES[mode]), random.Random(12), 0
    while not game.over:
        strengths = [strength_of(player).total() for player in game.state.players]
        chapter, before = chapter_of(game, luck.choice(game.choices))
        kinds = {event[0] for event in game.latest}
        if Happening.RANKED in kinds or (before.is_decided and Happening.FOUGHT not in kinds):
            continue
        for seat, player in enumerate(game.state.players):
            was = 0 if before.is_decided else strengths[seat]
            assert told_by(chapter)[seat, "change_strength"] == strength_of(player).total() - was
            told += told_by(chapter)[seat, "change_strength"]
    assert told > 10


@pytest.mark.parametrize("mode", PLAYED)
def test_every_change_is_told_where_its_source_is_named(mode: str) -> None:
    """In the line, above it, or by the question that was answered."""
    game, luck, named = kanly.new_game(seed=13, **MODES[mode]), random.Random(13), 0
    while not game.over:
        chapter, before = chapter_of(game, luck.choice(game.choices))
        for change in chapter.told:
            source = source_text(change.source, VOICE)
            assert source or (change.source == BY_RULES and chapter.choice[0] == Verb.DEPLOY), chapter.lines
            if change.source != before.source:
                assert any(source in line for line in chapter.lines), (source, chapter.lines)
            named += 1
    assert named > 100


@pytest.mark.parametrize("mode", ["ix-4", "two-ix", "solo-ix"])
def test_a_card_that_not_everybody_sees_is_not_named_to_an_onlooker(mode: str) -> None:
    game, luck, hidden = kanly.new_game(seed=14, **MODES[mode]), random.Random(14), 0
    while not game.over:
        chapter, _ = chapter_of(game, luck.choice(game.choices))
        for event in game.latest:
            if event[0] in (Happening.CARD, Happening.INTRIGUE) and event[5] != EVERY_SEAT:
                assert chapter.asides.text(event) == ""
                assert event[2] not in [*chapter.revealed, *chapter.drawn]
                hidden += 1
    assert hidden > 20
