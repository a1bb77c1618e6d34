"""Why an effect that waits cannot be resolved now."""

from __future__ import annotations

from kanly.engine.play import tech
from kanly.engine.state import State
from kanly.engine.step import Step
from kanly.engine.vocabulary import TOP_OF_TRACK, Choice, Faction, Resource, Zone, class_name
from kanly.engine.words.board import Signet
from kanly.engine.words.cards import TakeFromDiscard
from kanly.engine.words.grammar import Arrow, Choose, May, When
from kanly.engine.words.influence import Influence
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.word import Word
from kanly.refusals import citations
from kanly.refusals.refusal import Refusal, Why
from kanly.refusals.short import TAKEN, amounts, counted, in_stock, key, plain, unpaid


def why_not_resolve(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    """Only of what waits for the seat itself."""
    start = g.frames[-1]
    effect = g.catalog.places[choice[1]]
    for i, step in enumerate(g.bag):
        if step.owner == seat and g.catalog.word_number[step.word] == choice[1] and step.source == choice[2]:
            if i < start:
                return [Refusal(Why.FINISH_FIRST, source=key(g, frame.source))]
            return why_impossible(g, step) or [Refusal(Why.COMES_LATER, effect=effect)]
    return [Refusal(Why.NOT_PENDING, effect=effect)]


def why_not_pay(g: State, seat: int, frame: Step, choice: Choice) -> list[Refusal]:
    """What is missing for those effects that wait to be paid for."""
    waiting = [step for step in g.bag[g.frames[-1] :] if step.owner == seat and isinstance(step.word, Arrow)]
    return together([why_impossible(g, step) for step in waiting]) or plain(Why.NOT_AN_ANSWER)


def why_impossible(g: State, s: Step) -> list[Refusal]:
    """What keeps a word from being carried out; empty if nothing does."""
    word = s.word
    if word.possible(g, s):
        return []
    if isinstance(word, Arrow):
        targets = [part for part in word.words if part.needs_target()]
        return unpaid(g, s, word.cost) + of_parts(g, s, targets)
    if isinstance(word, When) and not word.condition.holds(g, s):
        return [unmet_effect(g, s, word)]
    if isinstance(word, May | When | Choose):
        return of_parts(g, s, word.parts())
    if isinstance(word, Signet):
        return of_parts(g, Step(word, s.owner, g.players[s.owner].leader), word.ring(g, s))
    return of_plain(g, s) or [Refusal(Why.NO_EFFECT, source=key(g, s.source), effect=place(g, word))]


def of_parts(g: State, s: Step, words: list[Word] | tuple[Word, ...]) -> list[Refusal]:
    return together([why_impossible(g, Step(word, s.owner, s.source, s.slot)) for word in words])


def together(groups: list[list[Refusal]]) -> list[Refusal]:
    """Each reason once."""
    return list(dict.fromkeys(refusal for group in groups for refusal in group))


def place(g: State, word: Word) -> str:
    return g.catalog.place_of(word)


def unmet_effect(g: State, s: Step, word: When) -> Refusal:
    needed, held = amounts(g, s, word.condition)
    name = class_name(type(word.condition))
    source, effect = key(g, s.source), place(g, word)
    return Refusal(
        Why.EFFECT_CONDITION, source=source, effect=effect, condition=name, needed=needed, held=held
    )


def of_plain(g: State, s: Step) -> list[Refusal]:
    """Of words that hold no words."""
    word = s.word
    if isinstance(word, Influence):
        return [track_full(faction) for faction in word.among]
    if isinstance(word, TakeFromDiscard):
        zone = Zone.NAMES[Zone.DISCARD]
        return [Refusal(Why.NONE_THERE, faction=Faction.NAMES[word.faction], zone=zone)]
    if isinstance(word, AcquireTech):
        return without_spice(g, s, word)
    if isinstance(word, tuple(kind for kind, _ in TAKEN)):
        what, needed, held = counted(g, s, word)
        ruling = citations.of_lack(word)
        return [Refusal(Why.COST, resource=what, needed=needed, held=held, ruling=ruling)]
    return []


def track_full(faction: int) -> Refusal:
    return Refusal(Why.TRACK_FULL, faction=Faction.NAMES[faction], held=TOP_OF_TRACK)


def without_spice(g: State, s: Step, word: AcquireTech) -> list[Refusal]:
    """For the cheapest tile."""
    helpers = g.players[s.owner].negotiators
    prices = [tech.price(g, tile, word.discount, helpers) for tile in tech.on_offer(g)]
    return [in_stock(g, s.owner, Resource.SPICE, min(prices), citations.SPICE_PRICE)] if prices else []
