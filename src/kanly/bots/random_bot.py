"""A bot that takes any legal choice, each as likely as the others: what every other one has to beat."""

from __future__ import annotations

from kanly.bots.bot import Known
from kanly.record.notation import Choice


class RandomBot:
    def answer(self, known: Known) -> Choice:
        return known.luck.choice(known.choices)
