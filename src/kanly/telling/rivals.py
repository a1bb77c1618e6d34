"""What Rivals did and why: one line for each deed, or one for every card that was turned up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.printed import Hagal, Space
from kanly.engine.state import State
from kanly.engine.vocabulary import INTRIGUE_CARDS, Kind, Reason
from kanly.engine.words.grammar import Choose
from kanly.engine.words.tech import AcquireTech
from kanly.engine.words.word import Word
from kanly.record.reasons import Given
from kanly.telling.voice import Voice
from kanly.text.deeds import Who
from kanly.text.forms import RIVAL, TOLD_OF_RIVAL, Form
from kanly.text.log import reason_text

RULES: Final = (
    Reason.SENT,
    Reason.DEPLOYED,
    Reason.HELD_BACK,
    Reason.SWORDS,
    Reason.LEAST_INFLUENCE,
    Reason.TOOK_TILE,
    Reason.CLEARED_TILE,
    Reason.CHURNED,
)  # deeds with a message that names the rule
IN_VAIN: Final = (
    Reason.OCCUPIED,
    Reason.SILENCED,
    Reason.NO_BONUS_SPICE,
    Reason.TWO_DREADNOUGHTS,
    Reason.LITTLE_INFLUENCE,
)
DETAILS: Final = (
    *IN_VAIN,
    Reason.TURNED_UP,
    Reason.RESHUFFLED,
    Reason.MOST_BONUS_SPICE,
    Reason.BY_INFLUENCE,
)  # told only where everything is explained


class Teller:
    def __init__(self, g: State, players: Sequence[Who], voice: Voice, explain: bool) -> None:
        self.g = g
        self.players = players
        self.voice = voice
        self.explain = explain
        self.lines: list[str] = []
        self.spent: list[int] = []  # Intrigue cards, until the point that they buy is told
        self.in_vain: list[Given] = []  # why cards turned up on this turn led nowhere

    def note(self, given: Given) -> None:
        seat, reason, thing, detail = given
        if reason in IN_VAIN:
            self.in_vain.append(given)
        if reason == Reason.PLACED or (reason in DETAILS and not self.explain):
            return
        text = self.voice.plain(reason_text(self.voice.language, given, self.players))
        if reason == Reason.SENT:
            text = self.with_effects(text, seat, CATALOG.hagal[thing], CATALOG.spaces[detail])
        if (reason, thing) == (Reason.BOUGHT_POINT, INTRIGUE_CARDS) and self.spent:
            text = self.voice.say("spent-cards", deed=text, cards=self.voice.cards(self.spent))
            self.spent = []
        self.lines.append(text + self.remark(reason))
        if reason not in DETAILS:
            self.in_vain = []

    def remark(self, reason: int) -> str:
        """The rule that was followed; in short, the cards that led nowhere."""
        if self.explain:
            rule = f"rule-{Reason.NAMES[reason].replace('_', '-')}"
            return self.voice.say("remark", text=self.voice.say(rule)) if reason in RULES else ""
        if self.in_vain and reason in (Reason.SENT, Reason.SWORDS):
            cards = [self.passed_over(reason, card) for _, reason, card, _ in self.in_vain]
            return f" · {self.voice.say('passed-over', cards=self.voice.named(cards))}"
        return ""

    def passed_over(self, reason: int, card: int) -> str:
        why = self.voice.say(f"vain-{Reason.NAMES[reason].replace('_', '-')}")
        return self.voice.say("vain-card", card=self.voice.names.number(card), why=why)

    def with_effects(self, text: str, seat: int, card: Hagal, space: Space) -> str:
        words = words_at(card, space)
        if space.maker and self.g.players[seat].kind == Kind.RIVAL:
            words = (*words, *space.words)
        return self.voice.labelled(text, self.voice.words(words, form_of(words))) if words else text


def form_of(words: Sequence[Word]) -> Form:
    """What depends on what the Rival can pay is told as the card has it."""
    depends = any(isinstance(word, AcquireTech | Choose) for word in words)
    return RIVAL if depends else TOLD_OF_RIVAL


def words_at(card: Hagal, space: Space) -> tuple[Word, ...]:
    """What the card gives on the space it led to."""
    return next((face.words for face in card.faces if face.space == space.key), ())
