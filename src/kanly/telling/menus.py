"""The choices of one decision as numbered lines, with long lists folded into a second step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Card, Thing
from kanly.engine.vocabulary import Choice as Choice
from kanly.engine.vocabulary import Verb
from kanly.game import Game
from kanly.telling import shelf
from kanly.telling.voice import Voice
from kanly.telling.wording import Buttons
from kanly.text.questions import View

ORDER: Final = (
    Verb.RESOLVE,
    Verb.SEND,
    Verb.ACQUIRE,
    Verb.DEPLOY,
    Verb.USE,
    Verb.PLAY,
    Verb.REVEAL,
)
LONG: Final = 3  # more ways to deploy than this are asked for in a second step
FEW: Final = 4  # so many spaces are named one by one
ANSWERS: Final = {"y": Verb.PAY, "yes": Verb.PAY, "n": Verb.DECLINE, "no": Verb.DECLINE}
NAMING: Final = (
    Verb.SEND,
    Verb.PLAY,
    Verb.ACQUIRE,
    Verb.ACQUIRE_TECH,
    Verb.USE,
    Verb.DETONATE,
    Verb.TRASH,
    Verb.DISCARD,
    Verb.TAKE_DISCARDED,
    Verb.SET_ROW_CARD_ASIDE,
    Verb.KEEP_INTRIGUE,
    Verb.BURY,
    Verb.SET_HAND_CARD_ASIDE,
)  # verbs whose first number is a printed thing


@dataclass(frozen=True)
class Item:
    """A line to choose: a choice, or further lines below a question of their own."""

    text: str
    choice: Choice | None
    inside: tuple[Item, ...] = ()
    question: str = ""
    short: str = ""  # the text without what is printed on the thing; empty: no shorter


class Menu:
    """Makes the lines of one decision."""

    def __init__(self, game: Game, view: View, voice: Voice) -> None:
        self.choices: list[Choice] = [*game.choices]
        self.view = view
        self.voice = voice
        self.buttons = Buttons(game, voice.language)

    def items(self) -> list[Item]:
        """Ways to deploy come first, so that the number of the line is the number of troops."""
        items: list[Item] = []
        for choice in sorted(self.choices, key=rank):
            if choice[0] not in (Verb.SEND, Verb.DEPLOY):
                item = self.offer(choice)
                if choice[0] != Verb.RESOLVE or item.text not in [other.text for other in items]:
                    items.append(item)  # an effect that is printed twice needs one line
        sends = [choice for choice in self.choices if choice[0] == Verb.SEND]
        deploys = [choice for choice in self.choices if choice[0] == Verb.DEPLOY]
        at = sum(1 for item in items if item.choice and item.choice[0] == Verb.RESOLVE)
        return [*self.deploys(deploys), *items[:at], *self.by_card(sends), *items[at:]]

    def offer(self, choice: Choice) -> Item:
        """What can be bought is shown with all it does."""
        text = self.buttons.text(choice)
        if choice[0] == Verb.ACQUIRE_TECH:
            has_rivals = any(player["kind"] == "rival" for player in self.view["players"])
            effects = self.voice.tile(CATALOG.tiles[choice[1]], has_rivals)
        elif choice[0] == Verb.ACQUIRE:
            effects = self.card(CATALOG.cards[choice[1]])
        else:
            return Item(text, choice)
        return Item(self.voice.apart([text, effects]), choice, short=text)

    def card(self, card: Card) -> str:
        """With the Factions it belongs to."""
        factions = [self.voice.icons(card.factions)] if card.factions else []
        return self.voice.apart([*factions, self.voice.card(card)])

    # --- sending an Agent

    def by_card(self, sends: list[Choice]) -> list[Item]:
        """First the card, then the space."""
        items = []
        for card in dict.fromkeys(choice[1] for choice in sends):
            ways = [choice for choice in sends if choice[1] == card]
            items.append(self.only_space(ways[0]) if len(ways) == 1 else self.spaces(card, ways))
        return items

    def only_space(self, choice: Choice) -> Item:
        offer = self.offer(choice).text
        return Item(self.voice.apart([offer, self.gain(choice[2])]), choice, short=offer)

    def spaces(self, card: int, ways: list[Choice]) -> Item:
        name = self.voice.names.number(card)
        text = self.voice.say("menu-send", card=name, spaces=self.in_short(card, ways))
        inside = tuple(self.sent_to(choice) for choice in ways)
        short = self.voice.say("menu-send-short", card=name)
        return Item(text, None, inside, self.voice.say("menu-send-where", card=name), short)

    def sent_to(self, choice: Choice) -> Item:
        """A space as a choice: its name, price and gain."""
        name = self.voice.names.space(choice[2])
        bonus = self.bonus(choice[2])
        short = f"{name} +{bonus}" if bonus else name
        return Item(self.voice.labelled(name, self.gain(choice[2])), choice, short=short)

    def gain(self, space: int) -> str:
        """With the bonus spice that lies there."""
        bonus = self.bonus(space)
        gained = price_and_gain(self.view, CATALOG.spaces[space].key, self.voice)
        return self.voice.apart([gained, *([self.voice.say("space-bonus", spice=bonus)] if bonus else [])])

    def bonus(self, space: int) -> int:
        bonus: int = self.view["spaces"][CATALOG.spaces[space].key]["bonus_spice"]
        return bonus

    def in_short(self, card: int, ways: list[Choice]) -> str:
        if len(ways) <= FEW:
            return self.voice.named([self.voice.names.space(place) for _, _, place in ways])
        icons = self.voice.icons(CATALOG.cards[card].icons) or self.voice.say("menu-anywhere")
        return self.voice.say("menu-spaces", icons=icons, count=len(ways))

    # --- deploying

    def deploys(self, ways: list[Choice]) -> list[Item]:
        """Troops alone first, the fewest first; none at all comes last."""
        ordered = sorted(ways, key=lambda way: (way[1] + way[2] == 0, way[2], way[1]))
        items = tuple(self.offer(choice) for choice in ordered)
        if len(items) <= LONG or len(items) == len(self.choices):
            return list(items)
        most = max(troops for _, troops, _ in ways)
        ships = max(dreadnoughts for _, _, dreadnoughts in ways)
        text = self.voice.say("menu-deploy", units=self.voice.units(most, ships))
        return [Item(text, None, items, self.voice.say("menu-deploy-which"))]


def build(game: Game, voice: Voice, view: View | None = None) -> list[Item]:
    """For whoever has to choose; `view` is what that seat sees, where it is at hand."""
    return Menu(game, view or game.view(game.chooser or 0), voice).items()


def rank(choice: Choice) -> tuple[int, bool]:
    """None at all comes after one, two and so on."""
    verb, count, more = choice
    is_none = verb in (Verb.DEPLOY, Verb.DEPLOY_RECRUITS, Verb.WITHDRAW) and count + more == 0
    return (ORDER.index(verb) if verb in ORDER else len(ORDER)), is_none


def answered(word: str, items: list[Item]) -> Item | None:
    """The line that a number, yes or no stands for."""
    numbered = {str(number): item for number, item in enumerate(items, 1)}
    if word in numbered:
        return numbered[word]
    verb = ANSWERS.get(word)
    return next((item for item in items if item.choice and item.choice[0] == verb), None)


def things_in(item: Item) -> list[Thing]:
    """What a line speaks of."""
    verb, thing, place = item.choice or (item.inside[0].choice or (Verb.PASS, 0, 0))
    found: list[Thing] = [CATALOG.things[thing]] if verb in NAMING and thing else []
    if verb == Verb.RESOLVE and place:
        found.append(CATALOG.things[place])
    if verb == Verb.SEND and item.choice:
        found.append(CATALOG.spaces[place])
    return found


def price_and_gain(view: View, key: str, voice: Voice) -> str:
    """What the price of a space buys, and what else is to be known of it."""
    lines = voice.lines(shelf.space(key))
    changed = view.get("rivals", {}).get("mentat_price") if key == "mentat" else None
    price = voice.counted("solari", changed) if changed else "".join(lines.get("cost", ()))
    gains = [line for name in ("space", "sold") for line in lines.get(name, ())]
    later = [voice.labelled(voice.names.label("on_reveal"), line) for line in lines.get("on_reveal", ())]
    remarks = [line for name in ("requirement", "kind") for line in lines.get(name, ())]
    bought = voice.one_after_other([*gains, *later])
    return voice.apart([f"{price} → {bought}" if price else bought, *remarks])
