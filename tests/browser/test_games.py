"""Whole games by clicking on what is lit, and nothing else."""

from __future__ import annotations

from random import Random

from browser.conftest import NewTab
from browser.house import Wanted, opens_a_table
from browser.player import Player, at_random
from browser.tab import Looks
from server.evening import Server


def test_solo_with_ix_at_expert_in_japanese(server: Server, new_tab: NewTab) -> None:
    tab = new_tab(Looks("ja"))
    opens_a_table(tab, server, Wanted(["me"], ix=True, difficulty="expert"))
    Player(tab, at_random(Random(1))).plays_to_the_end()
