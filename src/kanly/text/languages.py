"""The languages there are, by their code."""

from __future__ import annotations

from typing import Final

from kanly.text.english import English
from kanly.text.language import Language

LANGUAGES: Final[dict[str, Language]] = {language.code: language for language in (English(),)}
