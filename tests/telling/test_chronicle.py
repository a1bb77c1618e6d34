"""The log of a live game: whoever follows it reads what is told of the whole game at its end."""

from __future__ import annotations

import gc
import random
import tracemalloc
from typing import Any

import pytest
from properties.modes import MODES, go_on
from properties.test_leaks import arrakeen
from properties.twins import games, preferred

import kanly
from kanly.record.log import Entry, entries
from kanly.record.record import read_record
from kanly.telling import book
from kanly.telling.book import Log, LogChapter
from kanly.telling.chronicle import Chronicle, whole_log
from kanly.telling.ending import outcome
from kanly.telling.naming import names_at
from kanly.telling.pieces import Line, plain
from kanly.telling.reading import Reading, lines
from kanly.telling.remembered import begins_chapter
from kanly.telling.retelling import Retelling, carry_out
from kanly.telling.voice import Voice
from kanly.telling.wording import language_named
from kanly.text.deeds import Who
from kanly.text.languages import LANGUAGES
from kanly.view.schema import typescript
from kanly.view.schema.shapes import Reader as SchemaReader

ENGLISH = Reading(language_named("en"))
SENT = "Memnon sends Reconnaissance to Arrakeen (+1 in garrison{})"
DRAWN = "  Memnon draws Dune, the Desert Planet (secret)"
NOTHING: dict[str, Any] = {"number": 0, "seat": None, "points": False, "lines": []}


def followed(game: kanly.Game, chronicle: Chronicle, luck: random.Random, most: int = 10_000) -> None:
    """So many choices by chance."""
    for _ in range(most):
        if game.over:
            return
        game.choose(luck.choice(preferred(game.choices, luck)))
        chronicle.follow(game)


def lines_of(log: Log) -> list[str]:
    return [plain(line) for chapter in log["chapters"] for line in chapter["lines"]]


def readers(game: kanly.Game) -> list[int | None]:
    return [*game.humans, None]


# --- the whole of it


@pytest.mark.parametrize(
    ("mode", "tag", "explain"),
    [("base-3", "en", False), ("ix-4", "ja", True), ("two-ix", "zh-Hant", False), ("solo-epic", "en", True)],
)
def test_the_public_log_is_what_is_told_of_the_recorded_game(mode: str, tag: str, explain: bool) -> None:
    """Told from what happened, it reads as if the record were told again, chapter by chapter; and then how it
    ended, as a terminal says below its table."""
    game, luck = games(5, mode), random.Random(5)
    chronicle, reading = Chronicle(game), Reading(language_named(tag), explain=explain)
    followed(game, chronicle, luck)
    chapters = retold(game.record(), reading)
    log = chronicle.since(game, None, reading)
    players = [Who(name) for name in names_at(reading.language, game.state)]
    end = outcome(game.state, players, Voice(reading.language))
    assert lines_of(log) == [*[line for chapter in chapters for line in chapter], end]
    assert log["last"] == len(chapters) - 1
    for reader in readers(game):
        assert chronicle.since(game, reader, reading) == whole_log(game.record(), reading, reader)


def retold(record: str, reading: Reading) -> list[list[str]]:
    """From its beginning, each chapter in one piece."""
    again = Retelling(read_record(record), Voice(reading.language), reading.explain)
    chapters: list[list[Entry]] = []
    for entry in entries(again.played.last):
        if begins_chapter(entry.choice) or not chapters:
            chapters.append([])
        chapters[-1].append(entry)
    return [again.opening(), *(carry_out(again.g, again.story, chapter) for chapter in chapters)]


@pytest.mark.parametrize("mode", ["ix-3", "two", "solo-ix"])
def test_chapter_by_chapter_everybody_reads_the_same_as_all_at_once(mode: str) -> None:
    """Through undos and steps further back too: what a reader keeps is what there is."""
    game, luck = kanly.new_game(seed=11, **MODES[mode]), random.Random(11)
    chronicle = Chronicle(game)
    kept: dict[int | None, dict[int, list[Line]]] = {reader: {} for reader in readers(game)}
    went_back = 0
    for step in range(100):
        went_back += moved(game, luck, step)
        chronicle.follow(game)
        for reader, pages in kept.items():
            put_in(pages, chronicle.since(game, reader, ENGLISH, max(pages, default=0)))
        if step % 20 == 19:
            fresh = Chronicle(game)
            for reader, pages in kept.items():
                whole = chronicle.since(game, reader, ENGLISH)
                assert {chapter["number"]: chapter["lines"] for chapter in whole["chapters"]} == pages
                assert fresh.since(game, reader, ENGLISH) == whole
    assert went_back > 5


def moved(game: kanly.Game, luck: random.Random, step: int) -> bool:
    """A choice, settled where nothing is to be chosen; now and then a step back."""
    if step % 23 == 22:
        game.take_back(3)
        return True
    seat = game.state.chooser
    if luck.random() < 0.15 and game.can_undo(seat):
        game.undo()
        return True
    if game.settle() is None:
        go_on(game, luck, 1)
    return False


def put_in(pages: dict[int, list[Line]], log: Log) -> None:
    """As a client does."""
    for number in [number for number in pages if number > log["last"]]:
        del pages[number]
    pages.update({chapter["number"]: chapter["lines"] for chapter in log["chapters"]})


def test_what_was_missed_is_found_again() -> None:
    game, luck = kanly.new_game(3, seed=3, ix=True), random.Random(3)
    late, always = Chronicle(game), Chronicle(game)
    for _ in range(6):
        followed(game, always, luck, 7)
        late.follow(game)
        for reader in readers(game):
            assert late.since(game, reader, ENGLISH) == always.since(game, reader, ENGLISH)


def test_a_game_that_was_loaded_is_told_from_its_beginning() -> None:
    """What somebody thinking with secrets may have begun is not told to the others from a saved game."""
    game, luck = kanly.new_game(4, seed=4, ix=True), random.Random(4)
    chronicle = Chronicle(game)
    for _ in range(8):
        followed(game, chronicle, luck, 9)
        loaded = kanly.replay(game.record())
        again = Chronicle(loaded)
        for reader in readers(game):
            before = chronicle.since(game, reader, ENGLISH)
            after = again.since(loaded, reader, ENGLISH)
            assert after["last"] == before["last"]
            assert after["chapters"][:-1] == before["chapters"][:-1]
            assert set(lines_of(after)[:-1]) <= set(lines_of(before))


def test_a_copy_goes_its_own_way() -> None:
    game, luck = kanly.new_game(3, seed=5), random.Random(5)
    chronicle = Chronicle(game)
    followed(game, chronicle, luck, 5)
    before = chronicle.since(game, None, ENGLISH)
    other, copied = game.clone(), chronicle.copy()
    followed(other, copied, luck, 5)
    assert chronicle.since(game, None, ENGLISH) == before
    assert copied.since(other, None, ENGLISH) == Chronicle(other).since(other, None, ENGLISH)


# --- what a chapter is


def test_a_chapter_grows_while_its_effects_are_carried_out() -> None:
    """Which of them came next begins no chapter, so that nobody learns whether it was asked."""
    game = arrakeen("refocus")
    chronicle = Chronicle(game)
    assert lines_of(chronicle.since(game, 0, ENGLISH)) == [SENT.format("")]
    game.choose("resolve @arrakeen/space/1")
    chronicle.follow(game)
    log = chronicle.since(game, 0, ENGLISH, 1)
    assert (log["last"], lines_of(log)) == (1, [SENT.format(", +1 in hand"), DRAWN])
    game.take_back()
    chronicle.follow(game)
    assert lines_of(chronicle.since(game, 0, ENGLISH, 1)) == [SENT.format("")]


def test_others_read_it_all_when_the_turn_is_over() -> None:
    for plot in ("refocus", "windfall"):
        game = arrakeen(plot)
        chronicle = Chronicle(game)
        if plot == "refocus":
            game.choose("resolve @arrakeen/space/1")
            chronicle.follow(game)
        for reader in (1, 2, None):
            assert chronicle.since(game, reader, ENGLISH) == {"last": 0, "chapters": [NOTHING]}
        game.choose("end")
        chronicle.follow(game)
        for reader in (1, 2, None):
            log = chronicle.since(game, reader, ENGLISH)
            assert (log["last"], lines_of(log)) == (2, [SENT.format(", +1 in hand")])
        assert DRAWN in lines_of(chronicle.since(game, 0, ENGLISH))


def test_a_number_beyond_the_last_chapter_is_answered_with_the_last() -> None:
    game = arrakeen("refocus")
    log = Chronicle(game).since(game, 0, ENGLISH, 99)
    assert (log["last"], [chapter["number"] for chapter in log["chapters"]]) == (1, [1])


def test_a_line_names_players_by_their_names_and_things_by_their_keys() -> None:
    game = arrakeen("refocus")
    reading = Reading(language_named("ja"), ("アンナ",))
    [chapter] = Chronicle(game).since(game, 0, reading, 1)["chapters"]
    assert chapter["lines"] == [
        [
            {"text": "アンナ", "kind": "seat", "key": "0"},
            "は〈",
            {"text": "偵察", "kind": "starter", "key": "reconnaissance"},
            "〉で《",
            {"text": "アラキーン", "kind": "space", "key": "@arrakeen"},
            "》に代行者を派遣した（駐屯地の部隊+1）",
        ]
    ]


@pytest.mark.parametrize(
    "name", ["{spice:2}", "{x}", "{", "\ue000dagger\ue001Dagger\ue002", "\ue002", "A\ue001"]
)
def test_no_name_disturbs_the_log(name: str) -> None:
    game = arrakeen("refocus")
    log = Chronicle(game).since(game, 0, Reading(language_named("en"), (name,)), 1)
    [[who, text, *_]] = log["chapters"][0]["lines"]
    assert not isinstance(who, str)
    assert (who["kind"], text) == ("seat", " sends ")
    assert lines_of(log)[0].endswith(" sends Reconnaissance to Arrakeen (+1 in garrison)")


def test_a_log_is_declared_in_typescript() -> None:
    reader = SchemaReader()
    reader.read(Log)
    declared = "\n".join(typescript.declaration(one) for one in reader.in_order().values())
    assert "export interface LogChapter {" in declared
    assert "  lines: (string | LogPiece)[][];" in declared


def test_what_many_read_alike_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is, before somebody reads it."""
    game, luck, told = kanly.new_game(4, seed=7, ix=True), random.Random(7), 0

    def counted(*given: Any) -> list[Line]:
        nonlocal told
        told += 1
        return lines(*given)

    monkeypatch.setattr(book, "lines", counted)
    chronicle = Chronicle(game)
    followed(game, chronicle, luck, 20)
    assert told == 0
    for _ in range(100):
        followed(game, chronicle, luck, 1)
        for reader in readers(game):
            chronicle.since(game, reader, ENGLISH, 10_000)
    assert 80 < told < 150


def test_a_game_of_two_hundred_choices_is_remembered_in_little_room() -> None:
    game, luck = kanly.new_game(4, seed=3, ix=True), random.Random(3)
    tracemalloc.start()
    chronicle = Chronicle(game)
    for _ in range(200):
        followed(game, chronicle, luck, 1)
        for reader in readers(game):
            chronicle.since(game, reader, ENGLISH, 10_000)
    with_it = room()
    chronicle.rest()
    resting = room()
    del chronicle
    without = room()
    tracemalloc.stop()
    assert with_it - without < 90_000
    assert resting - without < 60_000


def room() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def test_amounts_are_told_in_words_and_as_tokens() -> None:
    game = arrakeen("refocus")
    luck, chronicle = random.Random(3), Chronicle(game)
    followed(game, chronicle, luck, 80)
    told = chronicle.since(game, None, ENGLISH)["chapters"]
    amounts, changes = pieces_of(told, "token"), pieces_of(told, "change")
    assert ("{troop:2}", "2 troops") in amounts
    assert {("{spice:+2}", "+2 spice"), ("{water:-1}", "-1 water")} <= {*changes}
    assert all(key[0] + key[-1] == "{}" for key, _ in [*amounts, *changes])


def pieces_of(told: list[LogChapter], kind: str) -> list[tuple[str, str]]:
    """Of one kind: what they stand for and what they say."""
    lines = [line for chapter in told for line in chapter["lines"]]
    pieces = [piece for line in lines for piece in line if not isinstance(piece, str)]
    return [(piece["key"], piece["text"]) for piece in pieces if piece["kind"] == kind]


def test_what_changes_is_told_as_tokens_in_every_language_alike() -> None:
    game, luck = kanly.new_game(1, seed=2, ix=True, difficulty="expert"), random.Random(2)
    chronicle = Chronicle(game)
    followed(game, chronicle, luck)
    told = {code: chronicle.since(game, None, Reading(LANGUAGES[code]))["chapters"] for code in LANGUAGES}
    english, *others = [[key for key, _ in pieces_of(chapters, "change")] for chapters in told.values()]
    assert {"{victory_point:+1}", "{influence:fremen:+1}"} <= set(english)
    assert all(keys == english for keys in others)
    assert ("{influence:fremen:+1}", "フレーメンの影響力+1") in pieces_of(told["ja"], "change")
    assert ("{victory_point:+1}", "勝利點數+1") in pieces_of(told["zh_hant"], "change")


@pytest.mark.parametrize("code", LANGUAGES)
def test_where_there_were_points_a_line_says_so_by_its_tokens(code: str) -> None:
    game, luck = kanly.new_game(1, seed=2, ix=True, difficulty="expert"), random.Random(2)
    chronicle = Chronicle(game)
    followed(game, chronicle, luck)
    for chapter in chronicle.since(game, None, Reading(LANGUAGES[code]))["chapters"]:
        told = [key for kind in ("token", "change") for key, _ in pieces_of([chapter], kind)]
        assert any(key.startswith("{victory_point") for key in told) == chapter["points"]


def test_a_chapter_says_who_chose_and_whether_there_were_points() -> None:
    game, luck = kanly.new_game(3, seed=5), random.Random(5)
    chronicle = Chronicle(game)
    followed(game, chronicle, luck)
    first, *rest = chronicle.since(game, None, ENGLISH)["chapters"]
    assert first["seat"] is None
    assert {chapter["seat"] for chapter in rest} == {0, 1, 2}
    told = [any("+1 Victory Point" in plain(line) for line in chapter["lines"]) for chapter in rest]
    assert any(told)
    assert all(chapter["points"] for chapter, has in zip(rest, told, strict=True) if has)
