"""Small pieces of English that phrases are made of."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.components import TROOPS
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import token

IRREGULAR = {"have": "has", "can": "can", "sent": "sent", "deployed": "deployed"}
EITHER = "(troops or dreadnoughts)"  # what units are
THAT_CARD = "that card"


def do(form: Form, verb: str) -> str:
    """A verb as the form wants it: 'draw', 'draws', 'may draw', 'you may draw'."""
    if form.mood is Mood.MAY:
        return f"you may {verb}" if form.is_you else f"may {verb}"
    if form.is_you or form.mood is Mood.BARE:
        return verb
    return third_person(verb)


def third_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith(("s", "sh", "ch")):
        return f"{verb}es"
    if verb.endswith("y") and verb[-2] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}s"


def your(form: Form) -> str:
    return {Person.YOU: "your", Person.OTHER: "their", Person.RIVAL: "its"}[form.person]


def you(form: Form, verb: str) -> str:
    """Who it is about as the subject of a clause: 'you have', 'they have', 'it has'."""
    if form.person is Person.RIVAL:
        return f"it {third_person(verb)}"
    return f"{'you' if form.is_you else 'they'} {verb}"


def to_you(form: Form) -> str:
    return {Person.YOU: "you", Person.OTHER: "them", Person.RIVAL: "it"}[form.person]


def further(form: Form) -> str:
    return " more" if form.further else ""


def at_least(amount: str | int) -> str:
    """For every threshold, lest it be read as 'exactly'."""
    return f"at least {amount}"


def listed(parts: Sequence[str], joint: str = "and") -> str:
    """'a, b and c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {joint} {parts[-1]}"


def cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"


def up_to(name: str, most: int, plural: str) -> str:
    """'up to 3 troops'; any number where the number printed is all there are."""
    if most >= TROOPS:
        return f"any number of {plural}"
    return token(name, most) if most == 1 else f"up to {token(name, most)}"


def units(troops: int, dreadnoughts: int) -> str:
    """'2 troops and 1 dreadnought'."""
    parts = [token("troop", troops)] if troops or not dreadnoughts else []
    return listed([*parts, *([token("dreadnought", dreadnoughts)] if dreadnoughts else [])])
