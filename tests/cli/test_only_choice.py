"""`kanly play` asks nobody for what leaves nothing to choose."""

from __future__ import annotations

import io
import random
from typing import Any

import pytest
from properties.modes import MODES
from random_play import RANDOM
from rich.console import Console

import kanly
from kanly.bots.opponents import Opponents
from kanly.cli.arguments import ENGLISH
from kanly.cli.desk import Desk
from kanly.cli.session import Session
from kanly.telling.menus import Item
from kanly.telling.voice import Voice


class Eager(Session):
    """Whoever is asked takes any line, and counts those offered."""

    def item_of(self, seat: int, items: list[Item], heading: str) -> Item | None:
        self.offered.append(len(items))
        return self.luck.choice(items)

    def sit_down(self) -> None:
        self.offered: list[int] = []
        self.luck = random.Random(1)
        self.play()


class Silent(Desk):
    def draw_curtain(self, player: Any) -> None:
        return


def played(mode: str, people: set[int]) -> Eager:
    game = kanly.new_game(seed=4, keep_history=False, **MODES[mode])
    desk = Silent(Console(quiet=True), io.StringIO(), Voice(ENGLISH))
    session = Eager(game, people or {*game.humans}, Opponents(evening=1, usual=RANDOM), desk, None)
    session.sit_down()
    return session


@pytest.mark.parametrize("mode", ["base-4", "ix-4", "two-ix", "solo-epic"])
def test_whoever_is_asked_has_a_choice(mode: str) -> None:
    offered = played(mode, {0}).offered
    assert len(offered) > 20
    assert min(offered) > 1


def test_a_single_player_reads_what_went_by_itself() -> None:
    assert any("[only choice]" in line for line in played("ix-4", {0}).log)


def test_where_others_read_along_it_looks_like_any_choice() -> None:
    """Whoever can only pass holds no card for the Combat."""
    assert not any("only choice" in line for line in played("ix-4", set()).log)
