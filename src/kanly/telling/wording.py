"""The words of a game for whoever shows it: of a choice, a question, a refusal, of what a view names."""

from __future__ import annotations

from typing import Final

from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Faction, Icon
from kanly.game import Game
from kanly.record.former import read_answer
from kanly.refusals.refusal import Refusal
from kanly.text import questions, refusals
from kanly.text.deeds import Who
from kanly.text.language import Language
from kanly.text.languages import LANGUAGES, TAGS, code_of
from kanly.text.names import Names

SPACES: Final = ("spaces", "space", "voice")  # fields that name a board space
COUNTED: Final = ("resources", "resource", "spent", "unit")  # fields that name what is counted
ICONS: Final = frozenset((*Faction.NAMES, *Icon.NAMES))
TERMS: Final = {
    "swords": "sword",
    "victory_points": "victory_point",
    "intrigues": "intrigue",
}  # where the term is not the key itself


def language_named(name: str) -> Language:
    """By its tag, however it is written: zh-Hant, zh_hant."""
    try:
        return LANGUAGES[code_of(name)]
    except KeyError:
        raise ValueError(f"there is no language {name!r}, only {TAGS}") from None


def choice_text(game: Game, choice: str | tuple[int, int, int], language: str = "en") -> str:
    """What a button says, for one of `game.choices`."""
    meant = read_answer(choice, game.state) if isinstance(choice, str) else choice
    return Buttons(game, language_named(language)).text(meant)


def question_text(game: Game, language: str = "en") -> str:
    """What is asked of whoever has to choose; empty when the game is over."""
    if game.chooser is None:
        return ""
    spoken = language_named(language)
    return spoken.plain(questions.prompt_in_view(spoken, game.view(game.chooser)))


def refusal_text(game: Game, refusal: Refusal, language: str = "en") -> str:
    """A reason of `game.why_not`, as a sentence to whoever wanted to choose."""
    spoken = language_named(language)
    return spoken.plain(refusals.refusal_text(spoken, refusal, players_at(game, spoken)))


def view_text(field: str, value: str, language: str = "en") -> str:
    """What a view or an event names, by the field in which it stands: `view_text("row", "dagger")`."""
    names = language_named(language).names
    try:
        return named_in(names, field, value)
    except KeyError as error:
        raise ValueError(f"there are no words for {value!r} in the field {field!r} of a view") from error


def named_in(names: Names, field: str, value: str) -> str:
    if field == "phase":
        return names.phases[value]
    if field == "window":
        return names.label(value)
    if field == "difficulty":
        return names.difficulties[value]
    if field in SPACES:
        return names.space_key(value)
    if field in COUNTED or value in ICONS:
        return names.terms[TERMS.get(value, value)].name
    return names.number(CATALOG.number[value])


# --- for front ends that ask for many


def players_at(game: Game, language: Language, reader: int | None = None) -> list[Who]:
    """Everybody at the table by short name; one of them may be who reads it."""
    return questions.players_of(language, game.state, reader)


class Buttons:
    """What the choices of one decision say."""

    def __init__(self, game: Game, language: Language) -> None:
        self.language = language
        self.asking = questions.Asking(language, game.state)

    def text(self, choice: tuple[int, int, int]) -> str:
        return self.language.plain(self.asking.choice_text(choice))
