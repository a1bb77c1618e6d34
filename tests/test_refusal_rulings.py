"""A ruling is cited beside a refusal only where it speaks of that very refusal."""

import re
from functools import cache
from pathlib import Path

import pytest
from scenario import table
from test_why_not import told
from text.test_refusals import TOO_LITTLE, refused

from kanly.cli.ruling_book import Book
from kanly.refusals import refusal as refusal_module
from kanly.refusals.refusal import Why
from kanly.telling.rulebook import Ruling

ROOT = Path(__file__).parent.parent
PACKAGE = Path(refusal_module.__file__).parent

# Each ruling that may stand beside a refusal, the kinds it speaks of, and the words by which it does.
CITED: dict[str, tuple[set[Why], str]] = {
    "FAQ-005": ({Why.COST}, "nothing it provides is available beforehand"),
    "FAQ-008": ({Why.COMPULSORY_LEFT, Why.NOT_DECLINABLE}, "compulsory"),
    "FAQ-011": ({Why.COST, Why.COMPULSORY_LEFT, Why.NOT_DECLINABLE}, "requires paying its cost"),
    "FAQ-017": ({Why.COST}, "only from the player's own supply"),
    "FAQ-021": ({Why.NOT_IN_HAND}, "cards in hand"),
    "FAQ-023": ({Why.NOT_IN_ZONE}, "not in the discard pile"),
    "FAQ-027": ({Why.NOT_HIGHEST}, "the token goes to the player with the most"),
    "FAQ-038": ({Why.NO_COMBAT_SPACE}, "After sending an Agent to a Combat space"),
    "FAQ-039": ({Why.ALLOWANCE}, "zero, one or two troops"),
    "FAQ-065": ({Why.ONCE_PER_GAME}, "does not allow a second visit"),
    "FAQ-066": ({Why.THE_VOICE}, "Eyes Everywhere does not get past The Voice"),
    "FAQ-074": ({Why.NOT_FOR_SALE}, "never by paying Persuasion"),
    "FAQ-079": ({Why.THE_VOICE}, "keeps each opponent from the space it names"),
    "FAQ-081": ({Why.NO_INFLUENCE}, "a Faction where the player has none"),
    "FAQ-094": ({Why.COST}, "must be paid anew"),
    "FAQ-095": ({Why.ONCE_PER_GAME}, "does not allow a second visit"),
    "FAQ-096": ({Why.THE_VOICE}, "cannot enter a space marked by The Voice"),
    "FAQ-103": ({Why.COST}, "not available with an empty hand"),
    "FAQ-112": ({Why.CONDITION}, "only if its stated condition is met"),
    "FAQ-113": ({Why.CONDITION}, "requires a seat on the High Council"),
    "FAQ-114": ({Why.COST}, "requires paying 2 Solari"),
    "FAQ-115": ({Why.WRONG_WINDOW}, "on the player's own turn"),
    "FAQ-120": ({Why.CONDITION}, "when the Mentat is not on its own board space"),
    "FAQ-125": ({Why.CONDITION}, "needs at least one opponent with a troop"),
    "FAQ-127": ({Why.WRONG_WINDOW}, "the first thing done on the turn"),
    "FAQ-129": ({Why.CONDITION}, "while the deck is empty"),
    "FAQ-131": ({Why.WRONG_WINDOW}, "only by a player who takes the first-place reward"),
    "FAQ-145": ({Why.WRONG_WINDOW}, "only on its owner's own turn"),
    "BASE-012": ({Why.WRONG_WINDOW}, "Endgame Intrigue cards"),
    "IX-019": ({Why.NO_ACQUIRE_TECH}, "cannot be obtained except through an Acquire Tech icon"),
    "IX-022": ({Why.NOT_ON_OFFER, Why.COST, Why.NOT_IN_SOLARI}, "face-up top tile of any stack, pays its"),
    "IX-029": ({Why.COST}, "no cube left in supply"),
    "IX-030": ({Why.NO_NEGOTIATORS}, "any number of their Negotiators"),
    "IX-036": ({Why.FLIPPED, Why.WRONG_WINDOW}, "on one of the owner's turns, once per round"),
    "IX-043": ({Why.AT_TOP}, "impossible from the top space"),
    "IX-055": ({Why.COST}, "with none in supply"),
    "IX-062": ({Why.TROOPS_ONLY}, "never affect dreadnoughts"),
    "IX-064": ({Why.ALLOWANCE}, "up to two further units"),
    "IX-066": ({Why.NO_FLAG}, "the three spaces with a flag"),
    "IX-067": ({Why.FLAG_TAKEN}, "that has no dreadnought on it"),
    "IX-093": ({Why.OCCUPIED}, "already has an Agent of their own"),
    "IX-094": ({Why.THE_VOICE}, "does not override The Voice"),
    "IX-174": ({Why.REQUIREMENT}, "needs 2 or more Spacing Guild Influence"),
}


@cache
def rulings() -> dict[str, Ruling]:
    return Book(ROOT).rulings


def test_every_ruling_named_has_been_looked_at() -> None:
    source = "".join(file.read_text() for file in PACKAGE.glob("*.py"))
    assert set(re.findall(r"\b(?:FAQ|BASE|IX)-\d{3}\b", source)) == set(CITED)


@pytest.mark.parametrize("ruling", CITED)
def test_its_text_speaks_of_the_refusal(ruling: str) -> None:
    assert CITED[ruling][1] in rulings()[ruling].rule


def test_it_stands_beside_no_other_kind() -> None:
    cited = {(one.ruling, one.kind) for one in refused() if one.ruling}
    assert len({ruling for ruling, _ in cited}) > 15, TOO_LITTLE
    assert sorted((ruling, kind) for ruling, kind in cited if kind not in CITED[ruling][0]) == []


VOICE = [
    ("dagger", "paul_atreides", "rally_troops", "FAQ-079"),
    ("kwisatz_haderach", "paul_atreides", "rally_troops", "FAQ-096"),
    ("dagger", "helena_richese", "rally_troops", "FAQ-066"),
    ("dune_the_desert_planet", "helena_richese", "imperial_basin", "FAQ-079"),
    ("choam_delegate", "paul_atreides", "smuggling", "IX-094"),
]


@pytest.mark.parametrize(("card", "leader", "space", "ruling"), VOICE)
def test_the_voice_is_cited_for_those_who_would_pass(card: str, leader: str, space: str, ruling: str) -> None:
    left_hand = {"hand": card, "leader": leader}
    me, left, _ = table(me={"hand": "the_voice"}, left=left_hand, across={}, ix=space == "smuggling")
    me.sends("the_voice", "carthag")
    me.begins("the_voice")
    me.blocks(space)
    me.ends_turn()
    [reason] = [one for one in told(left, f"send {card} {space}") if one["kind"] == "the_voice"]
    assert reason["ruling"] == ruling


def test_a_price_has_a_ruling_only_where_the_card_would_give_it() -> None:
    me, *_ = table(me={"hand": "stilgar dagger"}, left={}, across={})
    assert told(me, "send stilgar hagga_basin")[0]["ruling"] == "FAQ-005"
    assert "ruling" not in told(me, "send stilgar heighliner")[-1]
    assert "ruling" not in told(me, "send dagger mentat")[0]


def test_no_ruling_says_that_combat_cards_wait_for_combat() -> None:
    me, *_ = table(me={"intrigues": "private_army", "hand": "dagger"}, left={}, across={})
    [reason] = told(me, "play private_army")
    assert (reason["kind"], reason.get("ruling", "")) == ("wrong_window", "")
