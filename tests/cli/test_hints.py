"""`hint` at the table: what a bot would choose there, told to whoever is asked and to nobody else."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from random import Random

import pytest
from cli.table import LEADERS, at_table
from properties.modes import MODES
from properties.twins import dealt_anew
from random_play import RANDOM
from rich.console import Console

from kanly import Game, new_game
from kanly.bots.bot import BotError
from kanly.bots.luck import luck_for
from kanly.bots.opponents import Opponents
from kanly.bots.registry import Spec
from kanly.cli.desk import Desk
from kanly.cli.hints import Hint, number_of
from kanly.cli.session import Session
from kanly.telling.menus import Choice, Item, build
from kanly.telling.voice import Voice
from kanly.telling.wording import Buttons
from kanly.text.languages import LANGUAGES


def hinted(game: Game, tag: str = "en", level: str = "") -> list[str]:
    """At the first list, for whoever is asked."""
    voice, seat = Voice(LANGUAGES[tag]), game.chooser or 0
    known = game.knowledge(seat, luck=luck_for(game, seat))
    players = [f"player {number}" for number in range(game.seats)]
    return Hint(known, players, voice).lines(level, build(game, voice))


def started(ix: bool = False) -> Game:
    return new_game(4, seed=7, ix=ix, leaders=LEADERS, keep_history=False)


def test_the_choice_its_reasons_and_the_chances_are_told() -> None:
    advice, *reasons, chances = hinted(started())
    assert re.match(r"Advice of level 4 \(mentat\): \d( \d)? · ", advice)
    assert reasons
    assert all(re.match(r"  .+: value -?\d\.\d$", reason) for reason in reasons)
    percents = [int(number) for number in re.findall(r"player \d (\d+) %", chances)]
    assert len(percents) == 4
    assert sum(percents) == pytest.approx(100, abs=2)


@pytest.mark.parametrize(
    ("tag", "word", "advice", "chances"),
    [
        ("en", "hint", "Advice of level 4 (mentat): ", "Chances to win: "),
        ("ja", "ヒント", "レベル4「メンタート」の助言：", "勝つ見込み："),
        ("zh-Hant", "提示", "4級「晶算師」的建議：", "獲勝機會："),
    ],
)
def test_it_is_asked_for_and_told_in_every_language(tag: str, word: str, advice: str, chances: str) -> None:
    for typed in (word, "h", "hint"):
        told = at_table(typed, tag=tag)[1].splitlines()
        assert told[1].startswith(advice)
        assert any(line.startswith(chances) for line in told[1:7])


@pytest.mark.parametrize("tag", LANGUAGES)
def test_the_number_leads_to_the_choice(tag: str) -> None:
    """Whoever types what is advised, chooses what the bot would."""
    game, voice, mentats = started(ix=True), Voice(LANGUAGES[tag]), Opponents(usual=Spec("mentat"))
    for _ in range(40):
        choice = mentats.choice(game)
        if game.only_choice is None:
            numbers = re.search(r"[:：] ?(\d+(?: \d+)?) · ", hinted(game, tag)[0])
            assert numbers
            buttons = Buttons(game, voice.language)
            assert buttons.text(typed(numbers[1], build(game, voice))) == buttons.text(choice)
        game.choose(choice)


def typed(numbers: str, items: Sequence[Item]) -> Choice:
    """What is chosen by them in one line, list after list."""
    first, _, rest = numbers.partition(" ")
    item = items[int(first) - 1]
    return item.choice or typed(rest, item.inside)


@pytest.mark.parametrize("mode", ["two-ix", "solo", "solo-ix"])
def test_where_rivals_play_it_is_told_too(mode: str) -> None:
    game, luck = new_game(seed=11, **MODES[mode]), Random(3)
    for _ in range(40):
        if game.only_choice is None:
            advice, *rest = hinted(game)
            assert re.search(r": \d+(?: \d+)? · \w", advice)
            assert rest[-1].count("%") == game.seats
        game.choose(luck.choice(game.choices))


def test_a_level_may_be_named() -> None:
    assert "Advice of level 5 (navigator): " in at_table("hint 5")[1]
    assert "Advice of level 1 (recruit): " in at_table("h 1")[1]
    assert "2級「斥候」的建議：" in at_table("提示 2", tag="zh-Hant")[1]


@pytest.mark.parametrize("typed", ["hint 0", "hint 6", "hint me", "hint 99999999999999999999"])
def test_a_level_that_there_is_not_is_refused_in_one_sentence(typed: str) -> None:
    game, told = at_table(typed)
    assert told.splitlines()[1] == "A hint may be asked of level 1 to 5: hint 4"
    assert game.digest() == started().digest()


def test_a_bot_that_fails_says_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(bot: object, known: object) -> None:
        raise BotError("it sleeps")

    monkeypatch.setattr("kanly.cli.hints.explained", fails)
    assert hinted(started()) == ["There is no hint now: it sleeps"]


def test_from_a_second_list_one_may_have_to_go_back() -> None:
    """Of the first list the line is told that holds what is advised."""
    game, voice = started(), Voice(LANGUAGES["en"])
    items = build(game, voice)
    best = re.search(r": (\d+)", hinted(game)[0])
    assert best
    others = [str(number) for number, item in enumerate(items, 1) if item.inside and number != int(best[1])]
    told = at_table(others[0], "hint")[1]
    assert re.search(r"Advice of level 4 \(mentat\): 0, then \d( \d)? · ", told)


def test_nothing_of_it_is_in_the_game_its_log_or_what_can_be_taken_back() -> None:
    desk = Desk(Console(file=io.StringIO(), width=200), io.StringIO("hint\nhint 1\n"), Voice(LANGUAGES["en"]))
    session = Session(new_game(4, seed=7, leaders=LEADERS), {0}, Opponents(usual=RANDOM), desk, None)
    before = session.game.digest(), session.game.record(), list(session.log), list(session.moments)
    with pytest.raises(EOFError):
        session.play()
    assert (session.game.digest(), session.game.record(), session.log, session.moments) == before


def test_what_the_seat_cannot_know_makes_no_difference() -> None:
    """Everything hidden is dealt anew, and the hint is the same."""
    game, different = started(ix=True), 0
    for number in range(30):
        other = dealt_anew(game, game.chooser or 0, number)
        different += other.digest() != game.digest()
        assert hinted(other) == hinted(game)
        game.choose(game.choices[number % len(game.choices)])
    assert different > 25


def test_effects_that_read_the_same_share_a_line() -> None:
    items = [Item("Gain 1 spice", (1, 1, 1)), Item("Deploy ...", None, (Item("1 troop", (2, 1, 0)),))]
    assert number_of((1, 1, 1), "Gain 1 spice", items) == "1"
    assert number_of((1, 2, 1), "Gain 1 spice", items) == "1"
    assert number_of((2, 1, 0), "Deploy 1 troop", items) == "2 1"
    assert number_of((2, 2, 0), "Deploy 2 troops", items) == ""
