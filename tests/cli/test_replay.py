"""`kanly replay`: a record as a story, and damaged files."""

import re
from pathlib import Path

import pytest

from kanly import new_game
from kanly.cli.main import main
from kanly.engine.rollout import Luck, pick


@pytest.fixture(scope="module")
def record() -> str:
    game = new_game(4, seed=5, keep_history=False)
    luck = Luck(1)
    while not game.over:
        game.choose(pick(game.state.choices, luck))
    return game.record()


@pytest.fixture
def file(tmp_path: Path, record: str) -> Path:
    path = tmp_path / "game.txt"
    path.write_text(record)
    return path


def told(capsys: pytest.CaptureFixture[str]) -> str:
    """With line breaks as spaces: lines wrap."""
    return " ".join(capsys.readouterr().out.split())


def test_a_game_is_told_to_its_end(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file)]) == 0
    text = told(capsys)
    assert " sends " in text
    assert "Round 2: the Conflict is" in text
    assert "first (strength" in text
    assert "wins the game after" in text


def test_it_can_stop_earlier(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "10"]) == 0
    text = told(capsys)
    assert " 10." in text or " 9." in text
    assert "11." not in text
    assert "The game goes on in round 1." in text


def test_stopping_at_once_shows_the_beginning(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(file), "--to", "0"]) == 0
    assert "sends" not in told(capsys)


# --- Rivals


@pytest.fixture(scope="module")
def solo_record() -> str:
    """The first of some games in which Rivals do all that is looked for."""
    records = (solo_game(seed) for seed in range(9, 40))
    return next(record for record in records if all(times_told(record, reason) for reason in EXPLAINED))


def solo_game(seed: int) -> str:
    leaders = ["paul_atreides"]
    game = new_game(1, seed=seed, difficulty="expert", ix=True, leaders=leaders, keep_history=False)
    luck = Luck(seed)
    while not game.over:
        game.choose(pick(game.state.choices, luck))
    return game.record()


def times_told(record: str, reason: str) -> int:
    return len(re.findall(rf"^; \d {reason}\b", record, re.MULTILINE))


def replayed(tmp_path: Path, record: str, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    (tmp_path / "solo.txt").write_text(record)
    assert main(["replay", str(tmp_path / "solo.txt"), *options]) == 0
    return told(capsys)


def test_the_turns_of_rivals_are_explained_card_by_card(
    tmp_path: Path, solo_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every card that was turned up is told of, and why it was passed over or what it did."""
    text = replayed(tmp_path, solo_record, capsys, "--explain")
    cards = sum(1 for line in solo_record.splitlines() if re.match(r"; \d turned_up ", line))
    assert len(re.findall(r" turns up ", text)) == cards > 50
    for reason, words in EXPLAINED.items():
        assert text.count(words) == times_told(solo_record, reason)


EXPLAINED = {
    "occupied": " is occupied, so another card is turned up",
    "no_bonus_spice": "No free Maker space has bonus spice, so another card is turned up",
    "little_influence": " has too little Influence with the Spacing Guild for ",
    "most_bonus_spice": " has the most bonus spice: ",
    "sent": "[the first card with a free space; its icons count, not the space's own]",
    "deployed": "[its recruits and up to two more units, dreadnoughts first]",
    "held_back": "[expert deployment: a lead of 4 is enough below level III]",
    "swords": "[every Rival with a unit in the Conflict]",
    "bought_point": "for 1 Victory Point",
    "third_agent": "gets a third Agent",
    "took_tile": "[the dearest tile it can pay for, with every Negotiator that helps]",
    "reshuffled": "The House Hagal deck is reshuffled",
}


def test_in_short_a_turn_of_a_rival_is_one_line(
    tmp_path: Path, solo_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = replayed(tmp_path, solo_record, capsys)
    sent = len(re.findall(r"^; \d sent ", solo_record, re.MULTILINE))
    swords = len(re.findall(r"^; \d swords ", solo_record, re.MULTILINE))
    assert len(re.findall(r"\w+ sends an Agent to ", text)) == sent
    assert len(re.findall(r" gives \w+ (?:\d|no) swords?", text)) == swords
    assert "passed over: " in text
    assert not [rule for rule in EXPLAINED.values() if rule.startswith("[") and rule in text]


def test_conflicts_and_rounds_stand_where_they_happened(
    tmp_path: Path, solo_record: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = replayed(tmp_path, solo_record, capsys, "--explain")
    order = re.findall(r"Round (\d+): the Conflict is|: \w+ (first) \(strength|: (nobody) (?:is|wins)", text)
    rounds = [int(number) for number, *_ in order if number]
    assert rounds == list(range(1, len(rounds) + 1))
    assert [bool(number) for number, *_ in order] == [True, False] * len(rounds)


def test_explaining_a_game_without_rivals_adds_new_cards_and_shuffles_and_nothing_else(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(file)]) == 0
    plain = unnumbered(capsys.readouterr().out)
    assert main(["replay", str(file), "--explain"]) == 0
    details = re.compile(r" +(New in the Imperium Row: |\w+: discard pile shuffled|The Intrigue deck )")
    lines = unnumbered(capsys.readouterr().out)
    assert len([line for line in lines if details.match(line)]) > 10
    assert [line for line in lines if not details.match(line)] == plain


def unnumbered(text: str) -> list[str]:
    return [re.sub(r"^ *\d+\.", "    ", line).rstrip() for line in text.split("\n")]


# --- damaged files


def refused(file: Path, capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["replay", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    return err


def test_a_damaged_line_is_named(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    lines[19] = "0 send sandworm arrakeen"
    file.write_text("\n".join(lines))
    assert "game.txt, line 20: " in refused(file, capsys)


def test_a_changed_end_is_noticed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = file.read_text().splitlines()
    lines[-1] = "= " + "0" * 64
    file.write_text("\n".join(lines))
    assert f"line {len(lines)}: " in refused(file, capsys)


def test_a_file_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read: No such file" in refused(tmp_path / "nothing.txt", capsys)


def test_a_folder_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in refused(tmp_path, capsys)


def test_a_picture_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    assert "is not a text file" in refused(tmp_path / "picture", capsys)


def test_an_empty_file_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "empty").write_text("")
    assert "is missing" in refused(tmp_path / "empty", capsys)


@pytest.mark.parametrize("arguments", [[], ["a", "b"], ["a", "--to", "-1"]])
def test_bad_usage_is_one_sentence(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["replay", *arguments])
    assert end.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="there is no endless file on this system")
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
def test_an_endless_file_is_no_record(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "/dev/zero"]) == 1
    assert "is too long" in capsys.readouterr().err


@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
@pytest.mark.parametrize("name", ["a\0b", "x" * 5000, "/", "."])
def test_a_name_that_no_file_can_have_is_told_in_one_sentence(
    command: list[str], name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, name]) == 1
    told = capsys.readouterr().err
    assert "cannot be read" in told
    assert told.count("\n") == 1
    assert len(told) < 400
    assert "\0" not in told
