"""The decision that is open: the question, and what each answer says; from a state or from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.answers import ANSWERS
from kanly.engine.play import acquiring
from kanly.engine.play.phases import DEFEND
from kanly.engine.secrets import marks
from kanly.engine.state import State
from kanly.engine.vocabulary import NOBODY, Choice, Kind, Resource, Verb
from kanly.engine.words.cards import DrawTop, TrashTop
from kanly.engine.words.grammar import Choose, May
from kanly.engine.words.word import FrameKind, Word
from kanly.record.fields import SOURCE
from kanly.record.notation import read_choice
from kanly.text.choices import Around, Asked, deed_of
from kanly.text.deeds import Who
from kanly.text.forms import CARD, RIVAL, Form, Mood
from kanly.text.language import Language
from kanly.text.left import NOTHING_LEFT, Left, left_of
from kanly.view.own import own_player
from kanly.view.schema.player import OwnPlayer
from kanly.view.schema.table import View as View

END_TURN: Final = ANSWERS[Verb.END_TURN].name


@dataclass(frozen=True)
class Question:
    word: Word  # that asks, or the mark of a turn, a go or a group of words
    source: int = 0  # thing it is printed on
    rival: Who | None = None  # the reader decides for it
    revealing: bool = False
    agent_sent: bool = False
    may_end: bool = True  # nothing compulsory is left
    persuasion: int = 0
    agents: int = 0
    left: Left = NOTHING_LEFT
    top: int = 0  # the card on the own deck, where the question is about it and it is known
    may_decline: bool = True  # it is among the answers
    faction: int = NOBODY  # of the board space where the Agent of this turn went

    @property
    def asking(self) -> Word | None:
        """None: a menu is open, no effect asks."""
        return self.word if self.word.frame == FrameKind.ORDINARY else None

    @property
    def form(self) -> Form:
        return RIVAL if self.rival else CARD

    @property
    def around(self) -> Around:
        """What answers name besides what they say themselves."""
        return Around(self.top, self.left.effects > 0, self.faction)


def players_of(language: Language, g: State, reader: int | None = None) -> list[Who]:
    """Everybody at the table by short name."""
    leaders = [CATALOG.leaders[player.leader].key if player.leader else None for player in g.players]
    return [Who(short_name(language, leader), seat == reader) for seat, leader in enumerate(leaders)]


def short_name(language: Language, leader: str | None) -> str:
    """House Hagal plays without a Leader."""
    names = language.names
    return names.leaders[leader].short if leader else names.houses["house_hagal"]


# --- from a state


def question_of(language: Language, g: State) -> Question:
    step = g.stack[-1]
    human = step.owner == NOBODY or g.players[step.owner].kind == Kind.HUMAN
    return Question(
        word=step.word,
        source=step.source,
        rival=None if human else players_of(language, g)[step.owner],
        revealing=g.revealing,
        agent_sent=g.sent_space != NOBODY,
        may_end=(Verb.END_TURN, 0, 0) in g.choices,
        persuasion=g.players[g.chooser].stock[Resource.PERSUASION],
        agents=g.players[g.chooser].agents,
        left=left_of(g.choices),
        top=top_asked(g, step.owner, step.word) if human and step.owner != NOBODY else 0,
        may_decline=(Verb.DECLINE, 0, 0) in g.choices,
        faction=faction_at(g.sent_space),
    )


def faction_at(space: int) -> int:
    return CATALOG.spaces[space].faction if space != NOBODY else NOBODY


def top_asked(g: State, seat: int, word: Word) -> int:
    """The card on the own deck that is to be drawn or trashed; 0: nothing of the kind, or not known."""
    me = g.players[seat]
    is_known = is_about_top(word) and len(me.deck) > 0 and marks.seen(me.deck_marks[-1]) >> seat & 1
    return me.deck[-1] if is_known else 0


def is_about_top(word: Word) -> bool:
    return isinstance(word, Choose) and any(isinstance(part, DrawTop | TrashTop) for part in word.parts())


def prompt(language: Language, g: State) -> str:
    return question_text(language, question_of(language, g))


def choice_text(language: Language, choice: Choice, g: State) -> str:
    """What a button says."""
    return Asking(language, g).choice_text(choice)


class Asking:
    """One decision, for as many of its buttons as wanted."""

    def __init__(self, language: Language, g: State) -> None:
        self.language = language
        self.g = g
        self.question = question_of(language, g)
        self.players = players_of(language, g)

    def choice_text(self, choice: Choice) -> str:
        cost = price(self.g, self.question, choice)
        asked = Asked(self.question.asking, self.players, cost, around=self.question.around)
        return button(self.language, choice, asked, self.question.form)


def price(g: State, question: Question, choice: Choice) -> int | None:
    """Of a card that is paid for; an effect that asks gives it."""
    verb, card, place = choice
    is_paid = verb == Verb.ACQUIRE and question.asking is None
    return acquiring.price(g, g.chooser, card, place // 2) if is_paid else None


def button(language: Language, choice: Choice, asked: Asked, form: Form) -> str:
    return language.sentence(language.deed(deed_of(choice, asked), form))


# --- from a view


def players_in_view(language: Language, view: View) -> list[Who]:
    return [Who(short_name(language, player["leader"])) for player in view["players"]]


def question_in_view(language: Language, view: View) -> Question | None:
    """None while somebody else is asked."""
    asked = view["question"]
    if asked is None:
        return None
    turn, me = view["turn"], own_player(view)
    word, choices = CATALOG.word_at[asked["word"]], [read_choice(text) for text in asked["choices"]]
    is_own = "rival" not in asked
    return Question(
        word=word,
        source=SOURCE.read(asked["source"], "source"),
        rival=players_in_view(language, view)[asked["rival"]] if "rival" in asked else None,
        revealing=turn is not None and turn["revealing"],
        agent_sent=turn is not None and turn["space"] is not None,
        may_end=END_TURN in asked["choices"],
        persuasion=me["resources"]["persuasion"],
        agents=me["agents"],
        left=left_of(choices),
        top=top_in_view(me) if is_own and is_about_top(word) else 0,
        may_decline=(Verb.DECLINE, 0, 0) in choices,
        faction=faction_at(CATALOG.space_index[turn["space"]] if turn and turn["space"] else NOBODY),
    )


def top_in_view(me: OwnPlayer) -> int:
    known = [CATALOG.number[card["card"]] for card in me["deck"]["known"] if not card["depth"]]
    return known[0] if known else 0


def prompt_in_view(language: Language, view: View) -> str:
    """Empty while somebody else is asked."""
    question = question_in_view(language, view)
    return question_text(language, question) if question else ""


def choices_in_view(language: Language, view: View) -> list[str]:
    """What the buttons say, in the order of the view; prices are left out."""
    question, told = question_in_view(language, view), view["question"]
    if question is None or told is None:
        return []
    asked = Asked(question.asking, players_in_view(language, view), around=question.around)
    choices = [read_choice(text) for text in told["choices"]]
    return [button(language, choice, asked, question.form) for choice in choices]


# --- what is asked


def question_text(language: Language, question: Question) -> str:
    kind = question.word.frame
    if kind == FrameKind.TURN:
        return turn_text(language, question)
    if kind == FrameKind.COMBAT:
        return language.ask_combat()
    if kind == FrameKind.WON:
        return language.ask_won(question.left)
    if kind == FrameKind.ENDGAME:
        return language.ask_endgame()
    source = source_text(language, question)
    if kind == FrameKind.INNER:
        return language.ask_next(source)
    if question.top:
        return language.ask_top(source, language.names.number(question.top))
    if question.rival:
        return language.ask_for_rival(question.rival, source, language.phrase(question.word, RIVAL))
    return language.ask_effect(source, effect_text(language, question))


def source_text(language: Language, question: Question) -> str:
    """What asks; empty: nothing in particular."""
    if question.word is DEFEND:
        location = CATALOG.conflicts[question.source].location
        return language.defence(language.names.space_key(location))
    return language.names.number(question.source) if question.source else ""


def effect_text(language: Language, question: Question) -> str:
    """Nobody is told that something may be done who can no longer leave it."""
    if question.may_decline or not question.word.optional():
        return language.phrase(question.word, CARD)
    word = question.word.word if isinstance(question.word, May) else question.word
    return language.phrase(word, CARD.as_(Mood.BARE))


def turn_text(language: Language, question: Question) -> str:
    if not question.revealing and not question.agent_sent:
        return language.ask_first(question.agents, question.left)
    rest = language.ask_rest_of_turn(question.left) if question.may_end else language.ask_next("")
    return f"{language.ask_reveal(question.persuasion)}{rest}" if question.revealing else rest
