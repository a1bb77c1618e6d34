"""Small pieces of Traditional Chinese that phrases are made of."""

from __future__ import annotations

from collections.abc import Sequence

from kanly.engine.components import TROOPS
from kanly.text.forms import Form, Mood, Person
from kanly.text.glossary import token

THAT_CARD = "該牌"
THIS_AGENT = "此特使"  # the one sent with the card that says so


def do(form: Form, clause: str) -> str:
    """A clause as the form wants it: 抽取…, 可以抽取…, 你可以抽取…."""
    if form.mood is Mood.MAY:
        return f"你可以{clause}" if form.is_you else f"可以{clause}"
    return clause


def further(form: Form) -> str:
    return "再" if form.further else ""


def me(form: Form) -> str:
    """Whose something is, before a noun that is close to them: 你領袖."""
    if form.person is Person.RIVAL:
        return "其"
    return "你" if form.is_you and form.mood is not Mood.TOLD else "自己"


def my(form: Form) -> str:
    """Whose something is: 你的牌庫."""
    return "其" if form.person is Person.RIVAL else f"{me(form)}的"


def who(form: Form) -> str:
    """Whom a clause is about, left out where that has been said: 你擁有…, 擁有…."""
    return "你" if form.is_you and form.mood is not Mood.TOLD else ""


def listed(parts: Sequence[str], joint: str = "與") -> str:
    """Nouns: 甲、乙與丙."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{'、'.join(parts[:-1])}{joint}{parts[-1]}"


def in_turn(clauses: Sequence[str]) -> str:
    """Verbs with one subject: 抽取…並獲得…."""
    if len(clauses) < 2:
        return "".join(clauses)
    is_long = len(clauses) > 2 or any("，" in clause for clause in clauses)
    return f"{'，'.join(clauses[:-1])}{'，' if is_long else ''}並{clauses[-1]}"


def cards(count: int) -> str:
    return f"{count}張牌"


def up_to(name: str, most: int, noun: str) -> str:
    """至多3支軍隊; any number where the number printed is all there are."""
    if most >= TROOPS:
        return f"任意數量的{noun}"
    return token(name, most) if most == 1 else f"至多{token(name, most)}"


def units(troops: int, dreadnoughts: int) -> str:
    """2支軍隊與1艘無畏艦."""
    parts = [token("troop", troops)] if troops or not dreadnoughts else []
    return listed([*parts, *([token("dreadnought", dreadnoughts)] if dreadnoughts else [])])
