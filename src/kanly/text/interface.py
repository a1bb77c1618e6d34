"""What a program says about itself rather than about the game: a Fluent file for each language."""

from __future__ import annotations

import re
from functools import cache, cached_property
from importlib import resources
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ONE_LINE: Final = re.compile(r"^([a-z][a-z0-9-]*) = *(\S.*)\n(?!\n* )", re.MULTILINE)
PLACE: Final = re.compile(r'\{ (?:\$([a-z]+)|"( *)"|([a-z][a-z0-9-]*)) \}')  # a variable, blanks, a message
GROUPED: Final = 1000  # numbers from here on are written in groups of digits


class Interface:
    """Says the messages of one file. Called with a key and the variables of the message.

    Fluent takes longer to be imported and to read a file than a game takes to begin. So messages of
    one line that only name what is put into them are filled in here; it says all others.
    """

    def __init__(self, tag: str) -> None:
        self.tag = tag
        self.lines = {key: text for key, text in ONE_LINE.findall(file_of(tag)) if is_simple(text)}

    def __call__(self, key: str, **values: str | int) -> str:
        try:
            return self.filled_in(key, values)
        except LookupError:
            return self.said_by_fluent(key, values)

    def filled_in(self, key: str, values: dict[str, str | int]) -> str:
        """Raises LookupError where Fluent is needed, or knows better what is missing."""

        def filling(place: re.Match[str]) -> str:
            variable, blanks, message = place.groups()
            if variable is None:
                return blanks if message is None else self.filled_in(message, values)
            return written(values[variable])

        return PLACE.sub(filling, self.lines[key])

    def said_by_fluent(self, key: str, values: dict[str, str | int]) -> str:
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the message {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message {key}: {errors[0]}")
        return str(text)

    @cached_property
    def bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle, FluentResource

        made = FluentBundle([self.tag], use_isolating=False)
        made.add_resource(FluentResource(file_of(self.tag)))
        return made


def is_simple(text: str) -> bool:
    return not set("{}") & set(PLACE.sub("", text))


def written(value: str | int) -> str:
    if isinstance(value, int) and abs(value) >= GROUPED:
        raise LookupError(value)
    return str(value)


def file_of(tag: str) -> str:
    return resources.files("kanly.text").joinpath("ui", f"{tag}.ftl").read_text(encoding="utf-8")


@cache
def interface_of(tag: str) -> Interface:
    return Interface(tag)
