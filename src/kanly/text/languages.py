"""The languages there are, by their code. Each is imported when first asked for: a game is told in one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from kanly.text.language import Language


def english() -> Language:
    from kanly.text.english import English

    return English()


def japanese() -> Language:
    from kanly.text.japanese import Japanese

    return Japanese()


def traditional_chinese() -> Language:
    from kanly.text.traditional_chinese import TraditionalChinese

    return TraditionalChinese()


MAKERS: Final[dict[str, Callable[[], Language]]] = {
    "en": english,
    "ja": japanese,
    "zh-Hant": traditional_chinese,
}  # by tag


def code_of(tag: str) -> str:
    """However it is written: zh-Hant, zh_hant."""
    return tag.replace("-", "_").lower()


@cache
def made(code: str) -> Language:
    return {code_of(tag): maker for tag, maker in MAKERS.items()}[code]()


class Languages(Mapping[str, Language]):
    def __getitem__(self, code: str) -> Language:
        return made(code)

    def __iter__(self) -> Iterator[str]:
        return map(code_of, MAKERS)

    def __len__(self) -> int:
        return len(MAKERS)


LANGUAGES: Final = Languages()
TAGS: Final = ", ".join(MAKERS)
