"""Names of components within a sentence of Traditional Chinese."""

from __future__ import annotations

from kanly.text.word_language import WordLanguage


def quoted(name: str) -> str:
    """Marks inside a name become the inner ones."""
    return f"「{name.replace('「', '『').replace('」', '』')}」"


class ChineseNamed(WordLanguage):
    def thing(self, number: int) -> str:
        return quoted(self.names.number(number))

    def card(self, key: str) -> str:
        return quoted(self.names.card_key(key))

    def place(self, space: int) -> str:
        return quoted(self.names.space(space))
