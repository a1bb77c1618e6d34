"""What Rivals spend is told with what it was spent for; Intrigue cards by name, for they lie face up."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly import Game, new_game
from kanly.cli.arguments import language_named
from kanly.content.catalog import CATALOG
from kanly.engine.vocabulary import Choice, Verb
from kanly.record.log import deeds
from kanly.record.record import begin, read_record
from kanly.telling.retelling import carry_out
from kanly.telling.scene import scene
from kanly.telling.story import Story
from kanly.telling.voice import Voice
from kanly.text.questions import players_of

RECORDED = sorted((Path(__file__).parent.parent / "games").glob("solo*.txt"))


def solo(rival: str, human: str = "") -> Game:
    """Leto is the first Rival and holds these Intrigue cards, the human those."""
    rivals = ["duke_leto_atreides", "earl_memnon_thorvald"]
    game = new_game(1, seed=3, difficulty="novice", leaders=["paul_atreides"], rival_leaders=rivals)
    for seat, keys in enumerate((human, rival)):
        me = game.state.players[seat]
        me.intrigues = [CATALOG.number[key] for key in keys.split()]
        me.intrigue_marks = [0] * len(me.intrigues)
    plays: list[Choice] = [(Verb.PLAY, card, 0) for card in game.state.players[0].intrigues]
    game.state.choices = [*game.state.choices, *plays]
    return game


def after(game: Game, choice: str, tag: str = "en") -> list[str]:
    """What is told of one choice."""
    voice = Voice(language_named(tag))
    story = Story(players_of(voice.language, game.state, 0), voice)
    before = scene(game.state)
    meant = next(each for each in game.choices if str(each) == choice)
    game.choose(meant)
    return story.after(before, game.state, 0, meant, game.latest)


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("en", "Leto trades 3 Intrigue cards for 1 Victory Point: Ambush, Bribery, Windfall"),
        ("ja", "レトは策謀カード3枚を勝利点1点と引き換えた：奇襲、贈賄、棚ぼた"),
        ("zh-Hant", "雷托以3張密謀牌換取1勝利點數：伏擊、賄賂、意外之財"),
    ],
)
def test_the_cards_that_a_rival_spends_are_named(tag: str, line: str) -> None:
    assert line in after(solo("ambush bribery windfall"), "reveal", tag)


def test_a_card_that_is_played_meanwhile_is_not_among_them() -> None:
    told = after(solo("ambush bribery windfall", human="windfall"), "play windfall")
    assert "Leto trades 3 Intrigue cards for 1 Victory Point: Ambush, Bribery, Windfall" in told


def test_six_cards_buy_two_points() -> None:
    told = after(solo("ambush bribery windfall refocus infiltrate reinforcements"), "reveal")
    traded = [line for line in told if line.startswith("Leto trades")]
    assert traded == [
        "Leto trades 3 Intrigue cards for 1 Victory Point: Ambush, Bribery, Windfall",
        "Leto trades 3 Intrigue cards for 1 Victory Point: Refocus, Infiltrate, Reinforcements",
    ]


@pytest.mark.parametrize("file", RECORDED, ids=lambda file: file.stem)
def test_in_recorded_games_what_is_named_lies_on_the_pile(file: Path) -> None:
    played = read_record(file.read_text())
    g = begin(played.origin)
    voice = Voice(language_named("en"))
    story = Story(players_of(voice.language, g), voice)
    for deed in deeds(played.last):
        for line in carry_out(g, story, deed):
            if " trades 3 Intrigue cards for 1 Victory Point: " in line:
                names = line.partition(": ")[2]
                pile = [voice.names.number(card) for card in g.intrigue_discard]
                assert names in ", ".join(pile)


def told_in_recorded_games(tag: str = "en") -> Iterator[list[str]]:
    """What is told of each deed of the recorded solo games."""
    for file in RECORDED:
        played = read_record(file.read_text())
        g = begin(played.origin)
        voice = Voice(language_named(tag))
        story = Story(players_of(voice.language, g), voice)
        for deed in deeds(played.last):
            yield carry_out(g, story, deed)


def test_what_the_human_gains_is_not_told_as_a_gain_of_the_rival_decided_for() -> None:
    decided = [line for lines in told_in_recorded_games() for line in lines if " chose]" in line]
    assert len(decided) > 5
    assert [line for line in decided if not line.endswith(" chose]")] == []


def is_within_a_round(lines: list[str]) -> bool:
    return not any("first (" in line or line.startswith("Round ") for line in lines)


def test_units_deployed_by_a_rival_are_told_as_strength_while_the_conflict_lasts() -> None:
    told = [lines for lines in told_in_recorded_games() if is_within_a_round(lines)]
    deployed = [lines for lines in told if any(re.match("[^:]* deploys ", line) for line in lines)]
    assert len(deployed) > 20
    assert [lines for lines in deployed if not any("strength" in line for line in lines)] == []


@pytest.mark.parametrize(
    ("tag", "line"),
    [
        ("en", r" · passed over: .*Harvest Spice \(no bonus spice\)"),
        ("ja", r" · 飛ばしたカード：.*〈香料採取〉（追加香料なし）"),
        ("zh-Hant", r" · 略過的牌：.*「採收香料」（沒有額外香料）"),
    ],
)
def test_a_card_that_was_passed_over_is_told_with_the_reason(tag: str, line: str) -> None:
    told = [line for lines in told_in_recorded_games(tag) for line in lines]
    assert [each for each in told if re.search(line, each)]


def test_what_a_rival_did_is_told_as_done() -> None:
    """On the card it is still to be done, and so is what depends on what the Rival can pay."""
    told = [line.partition(" · ")[0] for lines in told_in_recorded_games("ja") for line in lines]
    sent = [line for line in told if "に代行者を派遣した：" in line]
    assert [line for line in sent if line.endswith("印章指輪を使った")]
    done = [line for line in sent if "技術タイル" not in line]
    assert [line for line in done if not re.search("た(（.回）)?$", line)] == []
    assert [line for line in sent if "技術タイル1枚を獲得した" in line] == []


def test_a_conflict_without_a_winner_is_told_as_such() -> None:
    told = [line for lines in told_in_recorded_games() for line in lines]
    assert [line for line in told if re.search(r": nobody wins, \w+ and \w+ tie for first \(strength", line)]
    assert [line for line in told if re.search(r" second \(.* second \(", line)] == []
