"""What is printed on cards, tiles and Conflicts, as the amounts that a bot reckons with.

Read from the same words that the rules carry out, so a new card is known to the bot as soon as it is printed.
Amounts of different things are added up in Solari, roughly; what they are really worth, the weights say.
"""

from __future__ import annotations

from typing import Final

from kanly.engine.catalog import Catalog
from kanly.engine.printed import Card, Intrigue, Mode
from kanly.engine.vocabulary import FACTION_ICONS, Window
from kanly.engine.words import board, cards, dreadnoughts, gains, influence, intrigue, shipping, tech, units
from kanly.engine.words.acquire import AcquireUpTo
from kanly.engine.words.grammar import Arrow, Both, Branches, EachOpponent, Lasting, May, Then, When
from kanly.engine.words.word import Word

SOLARI: Final = 1.0
SPICE: Final = 1.5
WATER: Final = 1.5
TROOP: Final = 1.3
CARD: Final = 1.6  # drawn
INTRIGUE: Final = 1.8
TRASHED: Final = 1.5  # a weak card
STEP: Final = 2.5  # of Influence
DREADNOUGHT: Final = 4.0
LOCATION: Final = 3.0  # controlled
AGENT: Final = 3.0
TILE: Final = 2.0
FREIGHTER: Final = 2.5
ANYTHING: Final = 1.0  # a word that is none of the common ones
IF: Final = 0.6  # how often a condition holds
IF_PAID: Final = 0.7  # how often a price is paid


class Yield:
    """What some words bring."""

    def __init__(self) -> None:
        self.persuasion: float = 0.0
        self.swords: float = 0.0
        self.points: float = 0.0
        self.steps: float = 0.0  # of Influence
        self.troops: float = 0.0
        self.goods: float = 0.0  # all the rest, in Solari

    def add(self, other: Yield, share: float) -> None:
        self.persuasion += share * other.persuasion
        self.swords += share * other.swords
        self.points += share * other.points
        self.steps += share * other.steps
        self.troops += share * other.troops
        self.goods += share * other.goods

    def total(self) -> float:
        """In Solari."""
        soft = self.persuasion + 0.7 * self.swords + TROOP * self.troops
        return soft + 6.0 * self.points + STEP * self.steps + self.goods


def yield_of(words: tuple[Word, ...]) -> Yield:
    found = Yield()
    for word in words:
        found.add(of_word(word), 1.0)
    return found


def of_word(word: Word) -> Yield:
    found = Yield()
    if isinstance(word, gains.Gain):
        found.persuasion = float(word.persuasion)
        found.swords = float(word.swords)
        found.points = float(word.victory_points)
        found.goods = SOLARI * word.solari + SPICE * word.spice + WATER * word.water
    elif isinstance(word, gains.Pay):
        found.goods = -(SOLARI * word.solari + SPICE * word.spice + WATER * word.water)
    elif isinstance(word, gains.GainPerCard):
        found.persuasion = 1.5 * word.persuasion
    elif isinstance(word, gains.GainPer):
        found.swords = 1.5 * word.swords
        found.points = float(word.victory_points)
    elif isinstance(word, units.Recruit | units.RecruitMayDeploy | units.RecruitIntoConflict):
        found.troops = float(word.troops)
    elif isinstance(word, influence.Influence):
        found.steps = float(word.amount)
    elif isinstance(word, influence.OneStepEach):
        found.steps = 2.0
    elif isinstance(word, influence.LoseInfluence):
        found.steps = -1.0
    else:
        inside(word, found)
    return found


def inside(word: Word, found: Yield) -> None:
    """Of a word that is made of others."""
    if isinstance(word, Arrow):
        both = of_word(word.cost)
        both.add(yield_of(word.words), 1.0)
        if both.total() > 0.0:
            found.add(both, IF_PAID)
    elif isinstance(word, When):
        found.add(yield_of(word.words), IF)
    elif isinstance(word, Then | Lasting):
        found.add(yield_of(word.words), 1.0)
    elif isinstance(word, Both):
        found.add(yield_of(word.costs), 1.0)
    elif isinstance(word, May):
        found.add(of_word(word.word), IF_PAID)
    elif isinstance(word, Branches):
        found.add(best_of(word.branches), 1.0)
    elif isinstance(word, EachOpponent):
        found.goods = 1.5
    else:
        found.goods = of_one_kind(word)


def best_of(branches: tuple[Word, ...]) -> Yield:
    best = of_word(branches[0])
    for branch in branches:
        other = of_word(branch)
        if other.total() > best.total():
            best = other
    return best


def of_one_kind(word: Word) -> float:
    """Words that bring one thing, in Solari."""
    if isinstance(word, cards.Draw):
        return CARD * word.cards
    if isinstance(word, intrigue.DrawIntrigue):
        return INTRIGUE * word.cards
    if isinstance(word, cards.Trash):
        return TRASHED
    if isinstance(word, cards.Discard | cards.TrashThis | units.LoseDeployedTroops | units.LoseGarrisonTroop):
        return -1.0
    if isinstance(word, dreadnoughts.Commission):
        return DREADNOUGHT
    if isinstance(word, board.Control):
        return LOCATION
    if isinstance(word, board.TakeMentat | board.WinMentat | board.RecallAgent | board.TakeAnotherTurn):
        return AGENT
    if isinstance(word, shipping.Freighter):
        return FREIGHTER
    if isinstance(word, tech.AcquireTech | AcquireUpTo):
        return TILE
    return ANYTHING


class PrintedWorth:
    """Of everything in a catalogue, by number."""

    def __init__(self, catalog: Catalog) -> None:
        self.persuasion: list[float] = []  # of a card that is revealed
        self.swords: list[float] = []
        self.reveals: list[float] = []  # the rest of its Reveal box, in Solari
        self.agent: list[float] = []  # its Agent box
        self.icons: list[float] = []  # how many it has
        self.factions: list[float] = []  # how many of them are Factions'
        self.icon_masks: list[int] = []
        self.battle: list[float] = []  # swords that an Intrigue card adds in Combat
        self.finish: list[float] = []  # points that it may bring in the Endgame
        self.plot: list[float] = []  # whatever else it does, in Solari
        self.tiles: list[float] = []  # what a tile goes on giving, in Solari
        self.points: list[list[float]] = []  # of a Conflict, by rank
        self.steps: list[list[float]] = []
        self.goods: list[list[float]] = []
        self.words: list[Yield] = [of_word(word) for word in catalog.words]
        for number in range(len(catalog.things)):
            self.add_card(catalog.cards[number])
            self.add_intrigue(catalog.intrigues[number])
            self.add_tile(catalog, number)
            self.add_conflict(catalog, number)

    def add_card(self, card: Card) -> None:
        reveal = yield_of(card.reveal)
        agent = yield_of(card.pool)
        self.persuasion.append(reveal.persuasion)
        self.swords.append(reveal.swords)
        rest = reveal.total() - reveal.persuasion - 0.7 * reveal.swords
        self.reveals.append(rest)
        self.agent.append(agent.total())
        icons = float(card.icons.bit_count())
        factions = float((card.icons & FACTION_ICONS).bit_count())
        self.icons.append(icons)
        self.factions.append(factions)
        self.icon_masks.append(card.icons)

    def add_intrigue(self, card: Intrigue) -> None:
        battle = 0.0
        finish = 0.0
        plot = 0.0
        for mode in card.modes:
            found = yield_of(mode.all_words())
            if mode.window == Window.COMBAT:
                battle = max(battle, found.swords)
            elif mode.window == Window.ENDGAME:
                finish = max(finish, share_of(mode) * found.points)
            else:
                plot = max(plot, share_of(mode) * found.total())
        self.battle.append(battle)
        self.finish.append(finish)
        self.plot.append(plot)

    def add_tile(self, catalog: Catalog, number: int) -> None:
        tile = catalog.tiles[number]
        each_round = yield_of(tile.reveal).total() + yield_of(tile.round_start).total()
        used = yield_of(tile.use).total()
        rest = yield_of(tile.won).total() + ANYTHING * len(tile.always)
        self.tiles.append(each_round + (used if used > 0.0 else 0.5 * len(tile.use)) + 0.5 * rest)

    def add_conflict(self, catalog: Catalog, number: int) -> None:
        yields = [yield_of(words) for words in catalog.conflicts[number].rewards]
        self.points.append([found.points for found in yields])
        self.steps.append([found.steps for found in yields])
        self.goods.append([found.goods + TROOP * found.troops for found in yields])


def share_of(mode: Mode) -> float:
    return 1.0 if mode.condition is None else IF
