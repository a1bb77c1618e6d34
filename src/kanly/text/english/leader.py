"""Abilities of Leaders that keep something of their own, in English."""

from __future__ import annotations

from kanly.engine.words.leader import ChooseSecrets, Masterstroke, OneStepAhead, SetAside, Snoopers
from kanly.text.english.parts import at_least, do, your
from kanly.text.forms import Form, Mood
from kanly.text.glossary import token
from kanly.text.word_language import WordLanguage

ORDINALS = ("first", "second", "third", "fourth")


class EnglishLeader(WordLanguage):
    def masterstroke(self, word: Masterstroke, form: Form) -> str:
        first = f"the first time you have deployed {at_least(token('troop', word.troops))} in one turn"
        secret = "each of the two Factions you chose in secret at the start"
        return f"{first}: gain {token('influence', 1)} with {secret}"

    def snoopers(self, word: Snoopers, form: Form) -> str:
        rewards = [
            self.phrase(word.first, Form(mood=Mood.BARE)),
            "that Faction's bonus at 4 Influence",
            f"{token('influence', 1)} with that Faction",
            f"both that bonus and {token('influence', 1)}",
        ]
        paid = "; ".join(f"the {n}: {text}" for n, text in zip(ORDINALS, rewards, strict=True))
        taken = "reaching one, you take it, and it pays by the order of taking"
        return f"a Snooper lies at 2 on each Influence track; {taken}: {paid}"

    def one_step_ahead(self, word: OneStepAhead, form: Form) -> str:
        return (
            "at the start of each round set a card from your hand aside, face down; it is shown and comes "
            "back to your hand at the start of your second turn, and if you send an Agent with it that turn, "
            f"{self.phrase(word.single)} if it has one Agent icon, otherwise {self.phrase(word.otherwise)}"
        )

    def choose_secrets(self, word: ChooseSecrets, form: Form) -> str:
        return f"{do(form, 'choose')} two Factions in secret"

    def set_aside(self, word: SetAside, form: Form) -> str:
        return f"{do(form, 'set')} a card from {your(form)} hand aside, face down"
