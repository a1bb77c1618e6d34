"""The languages there are, by their code."""

from __future__ import annotations

from typing import Final

from kanly.text.english import English
from kanly.text.japanese import Japanese
from kanly.text.language import Language
from kanly.text.traditional_chinese import TraditionalChinese

LANGUAGES: Final[dict[str, Language]] = {
    language.code: language for language in (English(), Japanese(), TraditionalChinese())
}
