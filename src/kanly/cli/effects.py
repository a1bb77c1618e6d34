"""Words of the card language as short English phrases for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from kanly.cli.effects_ix import IX_CONDITIONS, IX_PHRASES
from kanly.cli.names import FACTIONS, counted, icon_names, listed, title
from kanly.cli.phrasing import always, amounts, some, spaced, troops
from kanly.engine import placement
from kanly.engine.printed import Card, Intrigue, Mode, Space, Tile
from kanly.engine.vocabulary import FACTION_COUNT, Landing, Moment, Window
from kanly.engine.words import (
    acquire,
    board,
    cards,
    conditions,
    gains,
    grammar,
    influence,
    intrigue,
    lasting,
    space,
    units,
)
from kanly.engine.words.word import Condition, Word

WINDOWS: Final = {
    Window.TURN_OPEN: "Plot, first thing on your turn",
    Window.TURN: "Plot",
    Window.COMBAT: "Combat",
    Window.WON: "When you win a Conflict",
    Window.ENDGAME: "Endgame",
}
LASTING: Final = {Moment.REVEAL: "on your Reveal turn", Moment.WON: "if you win this Conflict"}


def phrase(word: Word) -> str:
    """One word; a word without a phrase of its own is called by its name."""
    speak = PHRASES.get(type(word))
    return speak(word) if speak else spaced(type(word).__name__)


def phrases(words: Iterable[Word], joint: str = ", ") -> str:
    """What stands there twice is said once."""
    texts = [phrase(word) for word in words]
    return joint.join(text + " twice" * (texts.count(text) > 1) for text in dict.fromkeys(texts))


def factions(among: tuple[int, ...]) -> str:
    if len(among) == FACTION_COUNT:
        return "any Faction"
    return listed([FACTIONS[faction] for faction in among], "or")


def influence_phrase(word: influence.Influence) -> str:
    return f"+{word.amount} Influence with {factions(word.among)}"


def acquire_phrase(word: acquire.AcquireUpTo) -> str:
    where = " to the top of your deck" if word.to == Landing.TOP_OF_DECK else ""
    return f"take a card of cost {word.cost} or less{where}"


def discard_phrase(word: cards.Discard) -> str:
    return f"discard {counted(word.cards, 'card')}"


def arrow_phrase(word: grammar.Arrow) -> str:
    return f"{phrase(word.cost)} → {phrases(word.words)}"


def when_phrase(word: grammar.When) -> str:
    return f"{condition(word.condition)}: {phrases(word.words)}"


def icons_phrase(word: board.AddIcons) -> str:
    return f"your card also has these icons this turn: {icon_names(word.icons)}"


PHRASES: Final[dict[type[Word], Callable[[Any], str]]] = {
    gains.Gain: lambda word: f"+{amounts(word)}",
    gains.Pay: lambda word: f"pay {amounts(word)}",
    gains.GainPerCard: lambda word: (
        f"+{word.persuasion} persuasion for each {FACTIONS[word.faction]} card in play"
    ),
    gains.Harvest: lambda word: f"harvest {word.base} spice",
    cards.Draw: lambda word: f"draw {counted(word.cards, 'card')}",
    cards.ShuffleDiscardIntoDeck: always("shuffle your discard pile into your deck"),
    cards.LookAtTop: always("look at the top card of your deck"),
    cards.DrawTop: always("draw that card"),
    cards.TrashTop: always("trash that card"),
    cards.TakeFromDiscard: lambda word: f"take a {FACTIONS[word.faction]} card from your discard pile",
    cards.Trash: lambda word: "trash a card" if word.must else "you may trash a card",
    cards.TrashThis: always("trash this card"),
    cards.Discard: discard_phrase,
    grammar.Then: lambda word: phrases(word.words),
    grammar.Arrow: arrow_phrase,
    grammar.Both: lambda word: phrases(word.costs, " and "),
    grammar.May: lambda word: f"you may {phrase(word.word)}",
    grammar.When: when_phrase,
    grammar.Choose: lambda word: phrases(word.branches, " OR "),
    grammar.ChooseTwo: lambda word: f"two of: {phrases(word.branches, '; ')}",
    grammar.EachOpponent: lambda word: f"each opponent: {phrase(word.word)}",
    grammar.AnOpponent: lambda word: f"an opponent of your choice: {phrase(word.word)}",
    grammar.Lasting: lambda word: f"{LASTING[word.moment]}: {phrases(word.words)}",
    influence.Influence: influence_phrase,
    influence.InfluenceEach: always("+1 Influence with each Faction"),
    influence.InfluenceTwo: always("+1 Influence with two different Factions"),
    influence.InfluenceWhereBehind: always("+1 Influence with a Faction where an opponent has more"),
    influence.LoseInfluence: always("lose 1 Influence"),
    influence.PassAlliance: lambda word: f"who takes the {FACTIONS[word.faction]} Alliance",
    intrigue.DrawIntrigue: lambda word: f"draw {counted(word.cards, 'Intrigue card')}",
    intrigue.StealIntrigue: lambda word: f"steal 1 from each with {word.held} or more",
    acquire.AcquireUpTo: acquire_phrase,
    acquire.AcquireFoldspace: always("take a Foldspace card"),
    acquire.Manipulate: always("set a card of the Row aside for yourself, at 1 persuasion less"),
    lasting.Cheaper: lambda word: f"{title(word.card)} costs {word.persuasion} persuasion less this turn",
    lasting.MayGoOnTop: always("cards you acquire may go on top of your deck"),
    space.SendFromAnywhere: always("send any Agent of yours to any space, occupied or not"),
    space.DoubleHarvest: always("the space's own spice counts twice"),
    space.SpaceInfluence: lambda word: f"+{word.amount} Influence with the Faction visited",
    board.BlockSpace: always("close a space to opponents until your next turn"),
    board.PassTurn: always("end this turn"),
    board.RecallAgent: always("call one of your Agents back"),
    board.TakeMentat: always("the Mentat: +1 Agent this round"),
    board.WinMentat: always("the Mentat is yours next round"),
    board.TakeSeat: always("council seat: +2 persuasion at every reveal"),
    board.TakeSwordmaster: always("a third Agent, for good"),
    board.AddIcons: icons_phrase,
    board.IgnoreEnemyAgents: always("enemy Agents do not block your next Agent this turn"),
    board.Signet: always("your Leader's ring"),
    board.Control: always("control of the location"),
    board.ChooseSecrets: always("choose your two secret Factions"),
    placement.PayForSpace: always("how much spice do you sell"),
    placement.TakeAgent: always("which Agent do you send"),
    units.Recruit: troops("recruit"),
    units.RecruitMayDeploy: lambda word: (
        f"recruit {counted(word.troops, 'troop')}, straight into the Conflict if you like"
    ),
    units.RecruitMayDeployOnReveal: lambda word: (
        f"recruit {counted(word.troops, 'troop')}, on a Reveal turn straight into the Conflict if you like"
    ),
    units.RecruitIntoConflict: lambda word: f"{counted(word.troops, 'troop')} from supply into the Conflict",
    units.DeployFromGarrison: lambda word: f"deploy {some(word.most, 'troop')}",
    units.Retreat: lambda word: f"retreat {some(word.most, 'troop')}",
    units.LoseDeployedTroops: lambda word: f"lose {counted(word.troops, 'deployed troop')}",
    units.LoseGarrisonTroop: always("lose a troop from the garrison"),
    **IX_PHRASES,
}


def condition(value: Condition) -> str:
    speak = CONDITIONS.get(type(value))
    return speak(value) if speak else spaced(type(value).__name__)


CONDITIONS: Final[dict[type[Condition], Callable[[Any], str]]] = {
    conditions.Bond: lambda c: f"with another {FACTIONS[c.faction]} card in play",
    conditions.HasInfluence: lambda c: f"with {c.amount} {FACTIONS[c.faction]} Influence",
    conditions.HasAlliance: lambda c: f"with the {FACTIONS[c.faction]} Alliance",
    conditions.HasAnyAlliance: always("with an Alliance"),
    conditions.OnCouncil: always("with a High Council seat"),
    conditions.MentatHome: always("if the Mentat is on its space"),
    conditions.EnemyTroopDeployed: always("if an enemy troop is in the Conflict"),
    conditions.DeckNotEmpty: always("if your deck is not empty"),
    conditions.OwnsCopies: lambda c: f"with {c.copies} copies of {title(c.card)}",
    conditions.OwnsMostCopies: lambda c: f"with more copies of {title(c.card)} than each opponent",
    conditions.TracksAt: lambda c: f"with {c.amount} Influence on {c.tracks} tracks",
    **IX_CONDITIONS,
}


def mode_phrase(mode: Mode) -> str:
    parts = [condition(mode.condition) + ":"] if mode.condition else []
    if mode.cost:
        parts.append(f"{phrase(mode.cost)} →")
    return " ".join([*parts, phrases(mode.words)])


def intrigue_phrase(card: Intrigue) -> str:
    """'Plot: ...'; modes of one window are alternatives."""
    windows = list(dict.fromkeys(mode.window for mode in card.modes))
    return "; ".join(
        f"{WINDOWS[window]}: {' OR '.join(mode_phrase(m) for m in card.modes if m.window == window)}"
        for window in windows
    )


def card_phrase(card: Card) -> str:
    """Both boxes, and what happens when it is acquired or trashed."""
    named = (
        ("Agent", card.agent),
        ("Reveal or Unload" if card.unload else "Reveal", card.reveal),
        ("When acquired", card.acquire),
        ("When trashed", card.trashed),
    )
    return "; ".join(f"{name}: {phrases(words)}" for name, words in named if words)


def icons_of(card: Card) -> str:
    """Its Agent icons; those of an infiltrator say so."""
    plain, secret = icon_names(card.icons & ~card.infiltrates), icon_names(card.infiltrates)
    return ", ".join([*([plain] if plain else []), *([f"infiltrate {secret}"] if secret else [])])


def tile_phrase(tile: Tile) -> str:
    """What it does when it comes, at its moments, always, and when it is used."""
    named = (
        ("When acquired", tile.acquire),
        ("Reveal", tile.reveal),
        ("At Round Start", tile.round_start),
        ("When you win a Conflict", tile.won),
        ("Endgame", tile.endgame),
    )
    parts = [f"{name}: {phrases(words)}" for name, words in named if words]
    parts += [text for name, text in TILE_RULES.items() if getattr(tile, name)]
    if tile.use:
        parts.append(f"{'Flip' if tile.flips else 'Use'}: {' → '.join(use_phrases(tile))}")
    return "; ".join(parts)


def use_phrases(tile: Tile) -> list[str]:
    """The cost and what it buys; without a cost only the latter."""
    return [phrase(tile.use[0]), *([phrases(tile.use[1:])] if len(tile.use) > 1 else [])]


TILE_RULES: Final = {
    "top_of_deck": "cards you acquire may go on top of your deck",
    "more_shipped_troops": "your Freighter brings 1 more troop, and all of them may go into the Conflict",
    "detonates": "when you win a Conflict, trade a dreadnought there for 1 Victory Point",
    "wins_ties": "you win ties for victory",
}


def space_cost(printed: Space) -> str:
    if printed.sells:
        return "2-5 spice"
    return amounts_of(printed.solari, printed.spice, printed.water)


def amounts_of(solari: int, spice: int, water: int) -> str:
    return amounts(gains.Pay(solari, spice, water))


def space_phrase(printed: Space) -> str:
    parts = [phrases(printed.words)] if printed.words else []
    if printed.sells:
        parts.append("+6, 8, 10 or 12 Solari")
    if printed.on_reveal:
        parts.append(f"at your reveal {phrases(printed.on_reveal)}")
    return ", ".join(parts)
