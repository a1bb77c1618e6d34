"""Every deed as a button and in the log, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Zone
from kanly.engine.words.board import PassTurn
from kanly.engine.words.cards import Discard, Trash
from kanly.engine.words.gains import Gain, Pay
from kanly.engine.words.grammar import Arrow
from kanly.engine.words.shipping import Freighter
from kanly.engine.words.units import LoseDeployedTroops
from kanly.text import deeds
from kanly.text.deeds import Deed, Who
from kanly.text.forms import CARD, RIVAL, TOLD_OF_OTHER, TOLD_OF_YOU, Form
from kanly.text.languages import LANGUAGES

CODES = sorted(LANGUAGES)
LETO, YOU = Who("Leto"), Who("Paul", is_you=True)
DAGGER, AMBUSH = CATALOG.number["dagger"], CATALOG.number["ambush"]
DIVERSION, FLAGSHIP = CATALOG.number["diversion"], CATALOG.number["flagship"]
MENTAT = CATALOG.space_index["mentat"]
GAIN = Gain(spice=2)

# The deed, what a button says, and what the log says of somebody else, in English.
EXAMPLES: list[tuple[Deed, str, str]] = [
    (deeds.Send(DAGGER, MENTAT), "Send Dagger to Mentat", "sends Dagger to Mentat"),
    (deeds.Reveal(), "Reveal your hand", "reveals their hand"),
    (deeds.Resolve(GAIN, DAGGER), "Resolve (Dagger): gain 2 spice", "resolves (Dagger): gain 2 spice"),
    (deeds.Resolve(GAIN, 0), "Resolve: gain 2 spice", "resolves: gain 2 spice"),
    (deeds.Play(AMBUSH, 0), "Play Ambush: gain 4 swords", "plays Ambush: gains 4 swords"),
    (
        deeds.Play(DIVERSION, 0),
        "Play Diversion: if you have deployed at least 4 units (troops or dreadnoughts) this turn: "
        "you may advance or recall your Freighter",
        "plays Diversion: if they have deployed at least 4 units (troops or dreadnoughts) this turn: "
        "advances or recalls their Freighter",
    ),
    (deeds.Deploy(2, 1), "Deploy 2 troops and 1 dreadnought", "deploys 2 troops and 1 dreadnought"),
    (deeds.Deploy(0), "Deploy nothing", "deploys nothing"),
    (deeds.Withdraw(1), "Retreat 1 troop", "retreats 1 troop"),
    (deeds.Withdraw(0, 1), "Retreat 1 dreadnought", "retreats 1 dreadnought"),
    (
        deeds.DeployRecruits(2),
        "Send 2 troops of the recruits straight to the Conflict",
        "sends 2 troops of the recruits straight to the Conflict",
    ),
    (
        deeds.DeployRecruits(0),
        "Keep the recruits in your garrison",
        "keeps the recruits in their garrison",
    ),
    (
        deeds.Acquire(DAGGER, 3, on_top=True, aside=True),
        "Acquire Dagger, which was set aside, for 3 Persuasion onto your deck",
        "acquires Dagger, which was set aside, for 3 Persuasion onto their deck",
    ),
    (deeds.Acquire(DAGGER, None, on_top=False, aside=False), "Acquire Dagger", "acquires Dagger"),
    (deeds.EndTurn(), "End your turn", "ends their turn"),
    (deeds.Done(), "Leave the rest", "leaves the rest"),
    (deeds.Pass(), "Pass", "passes"),
    (
        deeds.Accept(Arrow(Pay(water=1), GAIN)),
        "Yes: pay 1 water → gain 2 spice",
        "accepts: pays 1 water → gains 2 spice",
    ),
    (
        deeds.Accept(PassTurn()),
        "Yes: end your turn here, neither sending an Agent nor revealing",
        "accepts: ends their turn here, neither sending an Agent nor revealing",
    ),
    (deeds.Accept(None), "Yes", "accepts"),
    (deeds.Decline(Trash()), "Trash nothing", "trashes nothing"),
    (deeds.Decline(Freighter()), "Leave the Freighter where it is", "leaves the Freighter where it is"),
    (deeds.Decline(None), "No", "declines"),
    (
        deeds.ChooseFaction(3, 2),
        "Gain 2 Influence with the Fremen",
        "gains 2 Influence with the Fremen",
    ),
    (deeds.GiveUpInfluence(0), "Lose 1 Influence with the Emperor", "loses 1 Influence with the Emperor"),
    (
        deeds.ChooseFactions(0, 3),
        "Gain 1 Influence each with the Emperor and the Fremen",
        "gains 1 Influence each with the Emperor and the Fremen",
    ),
    (deeds.ChooseSecretFactions(()), "Choose two Factions in secret", "chooses two Factions in secret"),
    (
        deeds.ChooseSecretFactions((0, 1)),
        "Choose the Emperor and the Spacing Guild",
        "chooses the Emperor and the Spacing Guild",
    ),
    (deeds.DiscardCards((DAGGER, DAGGER)), "Discard Dagger and Dagger", "discards Dagger and Dagger"),
    (
        deeds.TrashCard(DAGGER, Zone.IN_PLAY),
        "Trash Dagger from your cards in play",
        "trashes Dagger from their cards in play",
    ),
    (
        deeds.TakeIntoHand(DAGGER),
        "Take Dagger from your discard pile into your hand",
        "takes Dagger from their discard pile into their hand",
    ),
    (deeds.SetRowCardAside(DAGGER), "Set Dagger aside", "sets Dagger aside"),
    (deeds.KeepIntrigueCard(AMBUSH), "Keep Ambush", "keeps Ambush"),
    (deeds.KeepIntrigueCard(0), "Keep one of two Intrigue cards", "keeps one of two Intrigue cards"),
    (
        deeds.BuryIntrigueCard(0),
        "Put an Intrigue card on the bottom of the Intrigue deck",
        "puts an Intrigue card on the bottom of the Intrigue deck",
    ),
    (deeds.SetCardAside(DAGGER), "Set Dagger aside, face down", "sets Dagger aside, face down"),
    (deeds.BlockSpace(MENTAT), "Close Mentat to opponents", "closes Mentat to opponents"),
    (deeds.PlaceDreadnoughtOn(MENTAT), "Put 1 dreadnought on Mentat", "puts 1 dreadnought on Mentat"),
    (
        deeds.Detonate(FLAGSHIP),
        "Trade 1 dreadnought for 1 Victory Point (Flagship)",
        "trades 1 dreadnought for 1 Victory Point (Flagship)",
    ),
    (
        deeds.UseTile(FLAGSHIP),
        "Use Flagship: pay 4 Solari → recruit 3 troops",
        "uses Flagship: pays 4 Solari → recruits 3 troops",
    ),
    (
        deeds.BuyTile(FLAGSHIP, 5, 2, in_solari=False),
        "Acquire Flagship for 5 spice and 2 Negotiators",
        "acquires Flagship for 5 spice and 2 Negotiators",
    ),
    (
        deeds.BuyTile(FLAGSHIP, 0, 0, in_solari=True),
        "Acquire Flagship for nothing",
        "acquires Flagship for nothing",
    ),
    (
        deeds.ForceBackUnit(LETO, dreadnought=False),
        "Force 1 troop of Leto back",
        "forces 1 troop of Leto back",
    ),
    (
        deeds.ForceBackUnit(YOU, dreadnought=True),
        "Force 1 dreadnought of yours back",
        "forces 1 dreadnought of yours back",
    ),
    (
        deeds.HandAllianceTo(3, YOU),
        "Hand the Fremen Alliance to you",
        "hands the Fremen Alliance to you",
    ),
    (
        deeds.ChoosePlayer(LETO, LoseDeployedTroops(1)),
        "Leto loses 1 troop in the Conflict",
        "chooses Leto",
    ),
    (deeds.ChooseEffect(Discard(1)), "Discard a card", "chooses: discards a card"),
    (
        deeds.ChooseEffects(GAIN, Discard(2)),
        "Gain 2 spice and discard 2 cards",
        "chooses: gains 2 spice and discards 2 cards",
    ),
    (deeds.SellSpice(3, Gain(solari=8)), "Sell 3 spice: gain 8 Solari", "sells 3 spice: gains 8 Solari"),
    (deeds.SendAgentFromLeader(), "Send the Agent at your Leader", "sends the Agent at their Leader"),
    (deeds.MoveAgent(MENTAT), "Move your Agent from Mentat", "moves their Agent from Mentat"),
    (deeds.CallAgentBack(MENTAT), "Return your Agent from Mentat", "returns their Agent from Mentat"),
    (deeds.AdvanceFreighter(), "Advance your Freighter", "advances their Freighter"),
    (
        deeds.RecallFreighter(),
        "Recall your Freighter for its rewards",
        "recalls their Freighter for its rewards",
    ),
]


def test_there_is_an_example_of_every_deed() -> None:
    assert {type(deed) for deed, _, _ in EXAMPLES} == set(Deed.__subclasses__())


@pytest.mark.parametrize(("deed", "button", "told"), EXAMPLES, ids=lambda x: x if isinstance(x, str) else "")
def test_english_says_every_deed(deed: Deed, button: str, told: str) -> None:
    language = LANGUAGES["en"]
    assert language.plain(language.sentence(language.deed(deed, CARD))) == button
    assert language.plain(language.deed(deed, TOLD_OF_OTHER)) == told


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize(
    "form", [CARD, RIVAL, TOLD_OF_YOU, TOLD_OF_OTHER], ids=["you", "rival", "told", "other"]
)
def test_every_language_says_every_deed(code: str, form: Form) -> None:
    language = LANGUAGES[code]
    for deed, _, _ in EXAMPLES:
        text = language.plain(language.told(LETO, language.deed(deed, form)))
        assert "{" not in text
        assert language.plain(language.deed(deed, form)), deed


# --- the log quotes what is printed, and whoever reads it is 'you' only where the reader is meant

READER = {"en": r"\byou", "ja": "あなた", "zh_hant": "你"}


def printed_deeds() -> Iterator[Deed]:
    """Everything that may be played, used, accepted or chosen."""
    for number, card in enumerate(CATALOG.intrigues):
        yield from (deeds.Play(number, mode) for mode in range(len(card.modes)))
    yield from (deeds.UseTile(number) for number, tile in enumerate(CATALOG.tiles) if tile.use)
    for word, place in zip(CATALOG.words, CATALOG.places, strict=True):
        if "/" in place:
            yield from (deeds.Accept(word), deeds.ChooseEffect(word), deeds.SellSpice(2, word))


@pytest.mark.parametrize("code", CODES)
def test_nobody_else_is_the_reader_in_the_log(code: str) -> None:
    language = LANGUAGES[code]
    told = [language.plain(language.deed(deed, TOLD_OF_OTHER)) for deed in printed_deeds()]
    assert len(told) > 200
    assert [text for text in told if re.search(READER[code], text, re.IGNORECASE)] == []
