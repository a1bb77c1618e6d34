"""Words put together or told apart for the sake of the text; to the rules they stay as they are."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.words.board import TakeMentat
from kanly.engine.words.conditions import MentatHome
from kanly.engine.words.gains import Gain
from kanly.engine.words.grammar import When
from kanly.engine.words.units import Recruit
from kanly.engine.words.word import Word
from kanly.text.forms import Form
from kanly.text.glossary import AMOUNTS


def merged(words: Sequence[Word]) -> list[Word]:
    """Gains next to each other become one."""
    found: list[Word] = []
    for word in words:
        last = found[-1] if found else None
        if isinstance(word, Gain) and isinstance(last, Gain):
            found[-1] = Gain(**{field: getattr(last, field) + getattr(word, field) for field in AMOUNTS})
        else:
            found.append(word)
    return found


def on_top(words: Sequence[Word], form: Form) -> list[Form]:
    """The form of each word: what is given again under a condition is said to be more."""
    given: set[str] = set()
    forms = []
    for word in words:
        gifts = gifts_of(word)
        forms.append(form.on_top() if isinstance(word, When) and gifts & given else form)
        given |= gifts
    return forms


def gifts_of(word: Word) -> set[str]:
    """What it gives, as far as several gifts of a kind add up."""
    if isinstance(word, When):
        return set().union(*map(gifts_of, word.words))
    if isinstance(word, Recruit):
        return {"troops"}
    return {field for field in AMOUNTS if getattr(word, field)} if isinstance(word, Gain) else set()


def with_own_condition(words: Sequence[Word]) -> list[Word]:
    """The Mentat is taken only from its space, which nothing else on the space says."""
    return [When(MentatHome(), word) if isinstance(word, TakeMentat) else word for word in words]
