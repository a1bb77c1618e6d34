"""What a choice costs and what it brings, as printed and as the rules fix it; never by trying it out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Space, place_key
from kanly.engine.vocabulary import Choice, Question, Verb, Window
from kanly.engine.words.gains import COUNCIL_PERSUASION
from kanly.engine.words.word import Word
from kanly.telling import effects
from kanly.telling.effects import NOTHING, Effects, Worth, boxes, counted, exchange, tokens
from kanly.telling.sources import COUNCIL
from kanly.text.choices import NOTHING_AROUND, SOLD, Around, Asked, deed_of
from kanly.text.deeds import BuyTile, ChooseEffect, ChooseEffects, ChooseFaction, Deed, Who
from kanly.text.forms import CARD, RIVAL, Form
from kanly.text.glossary import influence, influence_lost, token
from kanly.text.interface import interface_of
from kanly.text.language import Language
from kanly.text.log import changes_text
from kanly.text.questions import button

OF_CARDS: Final = ("acquire", "agent", "reveal", "trashed")
ON_REVEAL: Final = ("reveal", "on_reveal")
OF_TILES: Final = ("acquire", "always", "flip", "use", "reveal", "round_start", "won", "endgame")
OF_INTRIGUES: Final = tuple(name for name in Window.NAMES if name)


class Case(NamedTuple):
    """A choice, with whatever else its words, its cost and what it brings depend on."""

    language: Language
    choice: Choice
    asking: Word | None = None  # None: a menu is open
    source: int = 0  # the thing that the asking word is printed on
    is_for_rival: bool = False
    numbers: tuple[int, ...] = ()  # of the position; what they are the verb says
    players: tuple[Who, ...] = ()  # where the words name any
    around: Around = NOTHING_AROUND  # where the words depend on it

    @property
    def form(self) -> Form:
        return RIVAL if self.is_for_rival else CARD

    @property
    def asked(self) -> Asked:
        price = self.numbers[0] if self.numbers and self.choice[0] == Verb.ACQUIRE else None
        return Asked(self.asking, self.players, price, around=self.around)

    @property
    def deed(self) -> Deed:
        return deed_of(self.choice, self.asked)

    @property
    def words(self) -> str:
        """What a button says."""
        return self.language.plain(button(self.language, self.choice, self.asked, self.form))

    @property
    def worth(self) -> Worth:
        reader = READERS.get(self.choice[0])
        return reader(self) if reader else NOTHING


# --- from the menu


def send(case: Case) -> Worth:
    """Numbers: the price in Solari and spice, bonus spice, whether the location is under own control, and
    the Leader whose ring is used."""
    _, card_number, index = case.choice
    solari, spice, bonus, controls, *ring = case.numbers
    language, card, space = case.language, CATALOG.cards[card_number], CATALOG.spaces[index]
    paid = [*counted("solari", solari), *counted("spice", spice), *counted("water", space.water)]
    costs = tokens(language, effects.key_of(space.number), language.names.label("cost"), paid)
    gains = effects.space_gains(language, space, is_influence_replaced=card.own_influence)
    control = [*boxes(language, space, ("control",))] if controls else []
    fight = combat_space(language, space) if space.combat else []
    agent = [*boxes(language, card, ("agent",)), *rings(language, ring)]
    return costs, [*gains, *bonus_spice(language, bonus), *control, *fight, *agent]


def rings(language: Language, leaders: Sequence[int]) -> Effects:
    return [box for leader in leaders for box in boxes(language, CATALOG.leaders[leader], ("ring",))]


def bonus_spice(language: Language, spice: int) -> Effects:
    if not spice:
        return []
    words = interface_of(language.tag)("space-bonus", spice=spice)
    return [{"source": None, "label": "", "words": words, "icons": token("spice", spice)}]


def combat_space(language: Language, space: Space) -> Effects:
    """From there one may deploy."""
    label = language.names.label("combat_space")
    return [{"source": place_key(space), "label": "", "words": label, "icons": token("combat")}]


def reveal(case: Case) -> Worth:
    """Numbers: a seat on the High Council, and whatever has a box that counts then."""
    council, *things = case.numbers
    found = [box for thing in things for box in boxes(case.language, CATALOG.things[thing], ON_REVEAL)]
    seat = effects.words(case.language, COUNCIL, [COUNCIL_PERSUASION], CARD) if council else []
    return [], [*found, *seat]


def resolve(case: Case) -> Worth:
    """Numbers: the Leader whose ring is used."""
    _, word, source = case.choice
    costs, brings = exchange(case.language, source, CATALOG.words[word], case.form)
    return costs, [*brings, *rings(case.language, case.numbers)]


def play(case: Case) -> Worth:
    _, card, mode = case.choice
    return effects.played(case.language, CATALOG.intrigues[card], mode)


def use(case: Case) -> Worth:
    """The first word is the cost, unless it stands alone."""
    tile = CATALOG.tiles[case.choice[1]]
    label = case.language.names.label("flip" if tile.flips else "use")
    cost, result = (tile.use[:1], tile.use[1:]) if len(tile.use) > 1 else ((), tile.use)
    return effects.bought(case.language, tile.number, cost, result, CARD, label)


def acquire(case: Case) -> Worth:
    """Numbers: the price in Persuasion, unless an effect gives the card."""
    language, card = case.language, CATALOG.cards[case.choice[1]]
    paid = [token("persuasion", price) for price in case.numbers]
    return tokens(language, card.key, language.names.label("cost"), paid), [*boxes(language, card, OF_CARDS)]


def move_units(case: Case) -> Worth:
    """Numbers: the strength before and after."""
    before, after = case.numbers
    change = changes_text(case.language, {"change_strength": after - before})
    swords = f"{'-' * (after < before)}{token('sword', abs(after - before))}"
    said: Effects = [{"source": None, "label": "", "words": change, "icons": swords}]
    return [], said if change else []


# --- answers to an effect


def pay(case: Case) -> Worth:
    return exchange(case.language, case.source, case.asking, case.form) if case.asking else NOTHING


def choose(case: Case) -> Worth:
    deed = case.deed
    chosen = [deed.word] if isinstance(deed, ChooseEffect) else []
    chosen += [deed.one, deed.other] if isinstance(deed, ChooseEffects) else []
    found = [exchange(case.language, case.source, word, case.form) for word in chosen]
    return [cost for costs, _ in found for cost in costs], [gain for _, gains in found for gain in gains]


def sell_spice(case: Case) -> Worth:
    spice = case.choice[1]
    costs = tokens(case.language, None, "", counted("spice", spice))
    return costs, effects.words(case.language, case.source, [SOLD[spice]], CARD)


def acquire_tech(case: Case) -> Worth:
    deed, language = case.deed, case.language
    if not isinstance(deed, BuyTile):
        return NOTHING
    paid = [*counted("solari" if deed.in_solari else "spice", deed.price)]
    paid += counted("negotiator", deed.negotiators)
    tile = CATALOG.tiles[deed.tile]
    return tokens(language, tile.key, language.names.label("cost"), paid), [*boxes(language, tile, OF_TILES)]


def gain_influence(case: Case) -> Worth:
    deed = case.deed
    amount = deed.amount if isinstance(deed, ChooseFaction) else 1
    return [], tokens(case.language, effects.key_of(case.source), "", [influence(case.choice[1], amount)])


def gain_influence_with_two(case: Case) -> Worth:
    both = [influence(faction, 1) for faction in case.choice[1:]]
    return [], tokens(case.language, effects.key_of(case.source), "", both)


def lose_influence(case: Case) -> Worth:
    return tokens(case.language, effects.key_of(case.source), "", [influence_lost(case.choice[1])]), []


def part_with(case: Case) -> Worth:
    """What a card does when it is trashed, and what an Unload box does when it is discarded or trashed."""
    verb, *cards = case.choice
    things = [CATALOG.cards[card] for card in (cards if verb == Verb.DISCARD else cards[:1]) if card]
    found: Effects = []
    for card in things:
        works = [*["reveal"] * card.unload, *["trashed"] * (verb == Verb.TRASH)]
        found += boxes(case.language, card, tuple(works))
    return [], found


def keep_intrigue(case: Case) -> Worth:
    return [], [*boxes(case.language, CATALOG.things[case.choice[1]], OF_INTRIGUES)]


def place_dreadnought(case: Case) -> Worth:
    return [], [*boxes(case.language, CATALOG.spaces[case.choice[1]], ("control",))]


def detonate(case: Case) -> Worth:
    language, tile = case.language, CATALOG.tiles[case.choice[1]]
    points = counted("victory_point", tile.answers[Question.DETONATION_POINTS])
    ship = tokens(language, tile.key, "", counted("dreadnought", 1))
    return ship, tokens(language, tile.key, "", points)


def recall_freighter(case: Case) -> Worth:
    """Numbers: how far it has come."""
    label = case.language.names.label("shipping_track")
    rewards = [word for words in CATALOG.shipping[: case.numbers[0]] for word in words]
    return [], effects.words(case.language, 0, rewards, CARD, label)


READERS: Final[dict[int, Callable[[Case], Worth]]] = {
    Verb.SEND: send,
    Verb.REVEAL: reveal,
    Verb.RESOLVE: resolve,
    Verb.PLAY: play,
    Verb.DEPLOY: move_units,
    Verb.WITHDRAW: move_units,
    Verb.DEPLOY_RECRUITS: move_units,
    Verb.ACQUIRE: acquire,
    Verb.USE: use,
    Verb.PAY: pay,
    Verb.CHOOSE: choose,
    Verb.CHOOSE_TWO: choose,
    Verb.SELL_SPICE: sell_spice,
    Verb.ACQUIRE_TECH: acquire_tech,
    Verb.GAIN_INFLUENCE: gain_influence,
    Verb.GAIN_INFLUENCE_WITH_TWO: gain_influence_with_two,
    Verb.LOSE_INFLUENCE: lose_influence,
    Verb.DISCARD: part_with,
    Verb.TRASH: part_with,
    Verb.KEEP_INTRIGUE: keep_intrigue,
    Verb.PLACE_DREADNOUGHT: place_dreadnought,
    Verb.DETONATE: detonate,
    Verb.RECALL_FREIGHTER: recall_freighter,
}  # all others cost nothing and bring nothing that is printed
