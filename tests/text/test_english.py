"""English, read by eye: texts that a fresh reader took two ways, and how they read now."""

from __future__ import annotations

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.words.cards import DrawTop, Trash, TrashTop
from kanly.engine.words.dreadnoughts import ForceBack
from kanly.engine.words.grammar import Choose, EachOpponent
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word
from kanly.text.forms import CARD, RIVAL, TOLD_OF_OTHER, Form, Mood
from kanly.text.languages import LANGUAGES
from kanly.text.things import card_text

ENGLISH = LANGUAGES["en"]


def lines(key: str, box: str) -> list[str]:
    """The plain text of one box."""
    boxes = card_text(ENGLISH, CATALOG.things[CATALOG.number[key]])
    return [ENGLISH.plain(line) for each in boxes if each.key == box for line in each.lines]


@pytest.mark.parametrize(
    ("key", "box", "text"),
    [
        (
            "recruitment_mission",
            "turn",
            "On your Reveal turn this round: gain 1 Persuasion; each card you acquire that turn may go "
            "on top of your deck",
        ),
        (
            "reinforcements",
            "turn",
            "Pay 3 Solari → recruit 3 troops; if it is your Reveal turn, any of them may go straight "
            "to the Conflict",
        ),
        (
            "desert_ambush",
            "agent",
            "For each troop you deployed this turn, you may make one enemy unit (troop or dreadnought) "
            "retreat to its owner's garrison",
        ),
        ("artillery", "reveal", "Gain 1 sword for each revealed card that gave you swords this turn"),
        (
            "baron_vladimir_harkonnen",
            "ability",
            "The first time you have deployed at least 4 troops in one turn: gain 1 Influence with "
            "each of the two Factions you chose in secret at the start",
        ),
        (
            "appropriate",
            "agent",
            "If you have at least 2 Influence with the Emperor: you may acquire a Tech tile for its "
            "cost, all in spice or all in Solari",
        ),
        (
            "detonation_devices",
            "always",
            "When you win a Conflict, you may return one of your dreadnoughts in it to your supply and "
            "gain 1 Victory Point instead of putting it on the flag of a location",
        ),
        (
            "troop_transports",
            "always",
            "Whenever your Freighter brings troops, recruit 1 troop more; except in Combat, any of "
            "them may go straight to the Conflict",
        ),
        (
            "poison_snooper",
            "turn",
            "If your deck is not empty: look at the top card of your deck; draw it or trash it",
        ),
        (
            "strongarm",
            "turn",
            "If you sent an Agent to a Faction's space this turn: lose 1 troop from your garrison or "
            "lose 1 troop in the Conflict → gain 1 Influence with the Faction of that space",
        ),
        (
            "sonic_snoopers",
            "use",
            "Trash this tile → put any number of your Intrigue cards on the bottom of the Intrigue "
            "deck, then draw that many",
        ),
        ("hagal_arrakeen_1p", "rivals", "Used only in solo games"),
        ("hagal_rally_troops", "rivals", "Not used with Rise of Ix"),
    ],
)
def test_no_text_can_be_taken_two_ways(key: str, box: str, text: str) -> None:
    assert lines(key, box) == [text]


MIXED = Choose(Recruit(1), Trash())


@pytest.mark.parametrize(
    ("word", "form", "text"),
    [
        (MIXED, CARD, "recruit 1 troop, or you may trash a card"),
        (EachOpponent(MIXED), CARD, "each opponent recruits 1 troop, or may trash a card"),
        (MIXED, RIVAL, "recruits 1 troop or trashes a card"),
        (MIXED, TOLD_OF_OTHER, "recruits 1 troop or trashes a card"),
        (MIXED, CARD.as_(Mood.BARE), "recruit 1 troop or trash a card"),
        (Choose(Trash(), Trash(must=True)), CARD, "you may trash a card, or trash a card"),
        (Choose(DrawTop(), TrashTop()), TOLD_OF_OTHER, "draws it or trashes it"),
        (DrawTop(), CARD.as_(Mood.BARE), "draw that card"),
        (
            ForceBack(),
            RIVAL,
            "for each troop it deployed this turn, makes one enemy unit (troop or dreadnought) retreat to "
            "its owner's garrison",
        ),
    ],
)
def test_every_form_reads_well(word: Word, form: Form, text: str) -> None:
    assert ENGLISH.plain(ENGLISH.phrase(word, form)) == text
