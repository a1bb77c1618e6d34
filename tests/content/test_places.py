"""Every word has one printed place, every class of words is needed, every Intrigue card has its windows."""

from __future__ import annotations

import importlib
import pkgutil
from dataclasses import fields, is_dataclass
from typing import Any

import pytest
from content.printed import load, ours
from content.thing_reader import WINDOWS

from kanly.content.catalog import CATALOG, made
from kanly.content.set import Set
from kanly.engine import words as card_language
from kanly.engine.catalog import Catalog
from kanly.engine.printed import Card, place_key
from kanly.engine.vocabulary import Window
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Choose, When
from kanly.engine.words.word import Condition, Threshold, Word


def classes(kind: type) -> set[type]:
    """Every class of the card language of that kind, but for what several of them share."""
    found: set[type] = set()
    for module in pkgutil.iter_modules(card_language.__path__):
        names = vars(importlib.import_module(f"{card_language.__name__}.{module.name}"))
        found |= {value for value in names.values() if isinstance(value, type) and issubclass(value, kind)}
    return {each for each in found if not each.__subclasses__() or "apply" in vars(each)} - {kind}


def test_every_word_is_printed_somewhere() -> None:
    boxes = [box for thing in CATALOG.things for box in thing.boxes()]
    printed = {type(word) for word in CATALOG.words} | {type(word) for _, box in boxes for word in box}
    assert len(classes(Word)) > 50
    assert not classes(Word) - printed


def test_every_condition_is_printed_somewhere() -> None:
    waiting = {type(word.condition) for word in CATALOG.words if isinstance(word, When)}
    playing = {type(mode.condition) for card in CATALOG.intrigues for mode in card.modes}
    assert classes(Condition) - {Threshold} == (waiting | playing) - {type(None)}


def test_every_word_is_printed_at_one_place() -> None:
    assert len({id(word) for word in CATALOG.words}) == len(CATALOG.words) == len(CATALOG.word_at)
    assert [CATALOG.word_number[word] for word in CATALOG.words] == list(range(len(CATALOG.words)))


@pytest.mark.parametrize("is_inside", [False, True])
def test_a_word_printed_twice_is_refused(is_inside: bool) -> None:
    shared = Gain(spice=1)
    first = Card("scout", agent=[shared])
    second = Card("chani", reveal=[Arrow(Pay(water=1), shared) if is_inside else shared])
    with pytest.raises(ValueError, match="already printed elsewhere"):
        Catalog([first, second], [], [], [])


@pytest.mark.parametrize("fact", ours(load("intrigue")["intrigue"]), ids=lambda fact: str(fact["id"]))
def test_every_mode_is_open_in_its_printed_window(fact: dict[str, Any]) -> None:
    card = CATALOG.intrigues[CATALOG.number[fact["id"]]]
    printed = [(mode["type"], mode["timing"]) for mode in fact["modes"]]
    assert [WINDOWS[mode.window] for mode in card.modes] == printed
    on_own_turn = any(mode.window in (Window.TURN_OPEN, Window.TURN) for mode in card.modes)
    assert card.is_plot == on_own_turn == ("plot" in fact["types"])


def test_words_cannot_be_changed() -> None:
    for word in (Gain(spice=1), Arrow(Pay(water=1), Gain(spice=1)), Choose(Gain(spice=1), Gain(water=1))):
        for name in fields(word):
            with pytest.raises(AttributeError):
                setattr(word, name.name, 9)


def test_every_printed_word_and_condition_is_frozen() -> None:
    kept = {type(word) for word in CATALOG.words} | classes(Condition)
    assert not [kind for kind in kept if not is_frozen(kind)]


def is_frozen(kind: type) -> bool:
    """What holds nothing has nothing that could be changed."""
    return not is_dataclass(kind) or bool(vars(kind)["__dataclass_params__"].frozen)


def test_two_catalogues_can_lie_side_by_side() -> None:
    envoy = Card("envoy", agent=[Gain(spice=1)])
    envoys, strangers = Set("envoys", (envoy,)), Set("strangers", (Card("stranger"),))
    alone, second = made((envoys,)), made((strangers, envoys))
    ours = len(CATALOG.things)
    assert (alone.number["envoy"], second.number["envoy"]) == (ours, ours + 1)
    assert (alone.cards[ours].number, second.cards[ours + 1].number, envoy.number) == (ours, ours + 1, 0)
    assert alone.place_of(envoy.agent[0]) == second.place_of(envoy.agent[0]) == "envoy/agent/0"
    assert (alone.cards[ours].set, second.cards[ours].set) == ("envoys", "strangers")


def test_our_numbers_are_the_same_in_every_catalogue() -> None:
    more = made((Set("strangers", (Card("stranger", agent=[Gain(spice=1)]),)),))
    keys = [place_key(thing) for thing in CATALOG.things]
    assert [place_key(thing) for thing in more.things] == [*keys, "stranger"]
    assert more.places == [*CATALOG.places, "stranger/agent/0"]


def test_a_name_that_is_taken_is_refused() -> None:
    with pytest.raises(ValueError, match="dagger of the set thieves is there already, in the set base"):
        made((Set("thieves", (Card("dagger"),)),))
