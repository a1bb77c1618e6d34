"""Which bots there are, and how one is asked for."""

from __future__ import annotations

from pathlib import Path

import pytest
from bots.entered import enter

from kanly.bots import registry
from kanly.bots.bot import BotError
from kanly.bots.random_bot import RandomBot
from kanly.bots.registry import Spec, checked, make, options_of, read


def styled(style: str = "calm", depth: str = "2") -> RandomBot:
    if style not in ("calm", "wild"):
        raise ValueError(f"there is no style {style!r}")
    return RandomBot()


def test_a_bot_is_named_with_its_options() -> None:
    spec = read("mine:style=wild:depth=3")
    assert spec == Spec("mine", (("style", "wild"), ("depth", "3")))
    assert str(spec) == "mine:style=wild:depth=3"
    assert not spec.is_own
    assert read(" random ").is_own


@pytest.mark.parametrize("text", ["random:fast", "random:", "random:=x"])
def test_options_have_a_name_and_a_value(text: str) -> None:
    with pytest.raises(BotError, match="options are written NAME:option=value"):
        read(text)


def test_a_bot_that_is_not_there_is_refused_with_the_names_of_those_that_are() -> None:
    with pytest.raises(BotError, match=r"^there is no bot 'nobody'; the bots are random"):
        checked("nobody")


def test_an_option_that_a_bot_does_not_have_is_refused() -> None:
    with pytest.raises(BotError, match=r"^the bot 'random:depth=3' cannot be made: "):
        make(read("random:depth=3"))


def test_every_bot_of_ours_can_be_made() -> None:
    for name in registry.OWN:
        assert make(read(name))
        assert options_of(registry.maker(name)) is not None


def test_a_level_is_asked_for_by_its_number() -> None:
    assert [str(read(str(number))) for number in range(1, 6)] == list(registry.LEVELS)
    assert read("5:effort=2") == read("navigator:effort=2")
    assert set(registry.LEVELS) < registry.OWN.keys()


@pytest.mark.parametrize("number", ["0", "6", "99999999999999999999"])
def test_a_level_that_there_is_not_is_refused(number: str) -> None:
    with pytest.raises(BotError, match=rf"^there is no level {number}; the levels are 1 to 5$"):
        checked(number)


def test_options_are_told_with_what_holds_without_them() -> None:
    assert options_of(styled) == ("style=calm", "depth=2")
    assert options_of(RandomBot) == ()


def test_bots_of_other_packages_are_found_by_their_entry_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    enter({"styled": "bots.test_registry:styled", "random": "nowhere:Nobody"}, tmp_path, monkeypatch)
    assert registry.names() == [*registry.OWN, "styled"]
    assert isinstance(make(read("styled:style=wild")), RandomBot)
    with pytest.raises(BotError, match="there is no style 'odd'"):
        make(read("styled:style=odd"))
    assert isinstance(make(read("random")), RandomBot)
