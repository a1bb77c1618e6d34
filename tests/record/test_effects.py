"""What answers call the effects that a word lets be chosen. Records hold these names."""

from __future__ import annotations

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Icon
from kanly.engine.words.cards import Draw
from kanly.engine.words.conditions import HasAlliance
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow, Both, Choose, May, When
from kanly.engine.words.units import LoseDeployedTroops, Recruit
from kanly.engine.words.word import Word

PRINTED = {
    "shipping/1/0": "solari spice",
    "bene_gesserit_sister/reveal/0": "persuasion swords",
    "guild_ambassador/agent/0": "influence spice",
    "other_memory/agent/0": "draw take_from_discard",
    "test_of_humanity/agent/0/0": "discard lose_deployed_troops",
    "poison_snooper/mode1/1": "draw_top trash_top",
    "cloak_and_dagger/third/0": "draw_intrigue spice",
    "battle_for_arrakeen/second/0": "draw_intrigue spice solari",
    "imperial_bashar/agent/0": "recruit trash",
    "local_fence/agent/0": "solari_for_spice spice_for_solari",
    "strongarm/mode1/0": "lose_garrison_troop lose_deployed_troops",
    "prince_rhombur_vernius/ring/0": "acquire_tech negotiator",
    "trade_monopoly/third/0": "draw_intrigue water",
    "@tech_negotiation/space/0": "acquire_tech negotiator",
    "hagal_tech_negotiation/face1/0": "acquire_tech negotiator",
}


def labels_of(word: Word) -> str:
    return " ".join(label for label, _ in word.effects())


def test_every_effect_to_choose_goes_by_its_name() -> None:
    choosing = {place: labels_of(word) for place, word in CATALOG.word_at.items() if word.effects()}
    assert choosing == PRINTED


def test_the_effects_of_a_word_are_told_apart() -> None:
    for word in CATALOG.words:
        labels = [label for label, _ in word.effects()]
        assert len({*labels}) == len(labels)
        assert [effect for _, effect in word.effects()] == ([*word.parts()] if labels else [])


def test_their_numbers_follow_the_alphabet_so_that_two_are_always_written_in_one_order() -> None:
    assert [*CATALOG.effects] == sorted({label for labels in PRINTED.values() for label in labels.split()})
    assert [CATALOG.effects[number] for number in CATALOG.effect_number.values()] == [*CATALOG.effect_number]


@pytest.mark.parametrize(
    ("word", "labels"),
    [
        (Choose(Gain(spice=1), Gain(spice=2), Gain(spice=3)), "spice spice_2 spice_3"),
        (Choose(Gain(solari=1, water=2), Gain(victory_points=1)), "solari_and_water victory_points"),
        (
            Choose(Arrow(Pay(solari=1, water=1), Draw(1), Recruit(2)), May(Draw(1))),
            "draw_and_recruit_for_solari_and_water draw",
        ),
        (
            Choose(Arrow(Both(Pay(spice=1), LoseDeployedTroops(1)), Gain(swords=2)), Draw(1)),
            "swords_for_spice_and_lose_deployed_troops draw",
        ),
        (Choose(When(HasAlliance(Icon.FREMEN), Gain(water=1), Draw(1)), Draw(2)), "water_and_draw draw"),
        (May(Choose(Draw(1), Recruit(1))), "draw recruit"),
        (Draw(1), ""),
    ],
)
def test_an_effect_is_called_by_what_it_gives_or_does(word: Word, labels: str) -> None:
    assert labels_of(word) == labels
