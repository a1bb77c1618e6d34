"""What a program says about itself rather than about the game: a Fluent file for each language."""

from __future__ import annotations

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource


class Interface:
    """Says the messages of one file. Called with a key and the variables of the message."""

    def __init__(self, tag: str) -> None:
        self.bundle = FluentBundle([tag], use_isolating=False)
        self.bundle.add_resource(FluentResource(file_of(tag)))

    def __call__(self, key: str, **values: str | int) -> str:
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"the message {key} has no text")
        text, errors = self.bundle.format_pattern(pattern, values)
        if errors:
            raise LookupError(f"the message {key}: {errors[0]}")
        return str(text)


def file_of(tag: str) -> str:
    return resources.files("kanly.text").joinpath("ui", f"{tag}.ftl").read_text(encoding="utf-8")


@cache
def interface_of(tag: str) -> Interface:
    return Interface(tag)
