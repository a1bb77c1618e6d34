"""What bots win by seat and Leader stands in the documents beside what people win."""

import pytest
import self_play
from self_play import BEGIN, END, LEAGUE_LEADERS, Told, likeness, section, with_section

from kanly.content.rules import Rules, leader_keys


def rate(share: float) -> Told:
    return {"games": 100, "share": share, "low": share - 0.05, "high": share + 0.05}


def told() -> Told:
    bot = {"name": "utility", "rounds": 8.25, "swordmaster": 0.6, "council": 0.5}
    leaders = {key: rate(won / 100) for key, won in LEAGUE_LEADERS.items()}
    order = [rate(0.25)] * 4
    return {
        "bots": [bot],
        "bought": {"utility": {"foldspace": 1.5, "diplomat": 3.25, "guild_bankers": 4.25}},
        "plan": {"kanly": "1", "seed": 3},
        "games": 5000,
        "leaders": leaders,
        "order": order,
    }


def test_all_leaders_of_the_league_are_ours() -> None:
    assert set(LEAGUE_LEADERS) == set(leader_keys(Rules(4, ix=True)))


def test_the_section_tells_bots_beside_people() -> None:
    text = "\n".join(section(told()))
    assert "5,000 games, seed 3: 8.2 rounds; for each seat 7.5 cards bought, Swordmaster 60 %" in text
    assert "| 1 from the first player | 100 | 25.0 | 20.0-30.0 | 30.9 |" in text
    assert "| Paul Atreides | 100 | 21.0 | 16.0-26.0 | 21 |" in text
    assert text.endswith("with those of people: +1.00.")


def test_whoever_wins_where_people_lose_is_unlike_them() -> None:
    given = told()
    given["leaders"] = {key: rate(1 - won / 100) for key, won in LEAGUE_LEADERS.items()}
    assert likeness(given) == pytest.approx(-1)


def test_a_section_takes_the_place_of_the_earlier_one() -> None:
    page = with_section("# Head\n\ntext\n", "first")
    assert page == f"# Head\n\ntext\n\n{BEGIN}\n\nfirst\n\n{END}\n"
    assert with_section(page + "\nafter\n", "second") == page.replace("first", "second") + "\nafter\n"
    assert self_play.PAGE.is_file()
