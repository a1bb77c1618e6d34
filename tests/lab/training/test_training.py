"""A short training from its beginning to what is left of it, and how it goes on."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest
import torch

from kanly.bots.net import net_file
from kanly.bots.net.thinking import Net
from kanly.bots.rows.batch import UTILITY, Batch
from kanly.bots.rows.layout import COUNT, POLICY, ROW, layout_of
from kanly.cli.main import main
from kanly.content.catalog import CATALOG
from kanly.lab.training import checkpoint, export, imitation
from kanly.lab.training.exchange import Group
from kanly.lab.training.games import shares_of, slots_of
from kanly.lab.training.plan import (
    EVERYTHING,
    FROZEN,
    LEARNER,
    PAST,
    PLANS,
    TRIALS,
    Dealer,
    Shares,
    against_utility,
    trials_of,
)
from kanly.lab.training.recording import think
from kanly.lab.training.running import NET, TRAINING, Files, train
from kanly.lab.training.settings import Settings, moment
from kanly.lab.training.trainer import Course

SMALL = Settings(
    seconds=600,
    lessons=2,
    workers=1,
    slots=8,
    steps=6,
    minibatch=24,
    width=24,
    blocks=1,
    choice_width=16,
    plan="2-base",
    evaluation_slots=2,
    snapshot_every=0,
    past_share=0.5,
)


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Course, Path]:
    folder = tmp_path_factory.mktemp("training")
    return train(SMALL, Files(folder), lambda line: None), folder


def fresh() -> Course:
    torch.manual_seed(SMALL.seed)
    return Course(checkpoint.new_net(SMALL), SMALL)


def same(one: Course, other: Course) -> bool:
    first, second = one.net.state_dict(), other.net.state_dict()
    return all(torch.equal(part, second[name]) for name, part in first.items())


def test_learning_changes_what_the_net_has_seen_and_nothing_else(trained: tuple[Course, Path]) -> None:
    course, before = trained[0], fresh()
    assert not torch.equal(course.net.heads.weight, before.net.heads.weight)
    shown = torch.from_numpy(export.was_shown(course, "bag"))
    changed = (course.net.bag != before.net.bag).any(1)
    assert 20 < int(shown.sum()) < len(shown)
    assert torch.equal(shown, changed)
    assert course.decisions == 3 * SMALL.steps * 2 * SMALL.slots
    assert all(torch.isfinite(part).all() for part in course.net.parameters())


def test_a_training_goes_on_exactly_where_it_stopped(trained: tuple[Course, Path]) -> None:
    course, folder = trained
    again = checkpoint.restored(folder / TRAINING, SMALL)
    assert same(course, again)
    for one, other in zip(course.net.parameters(), again.net.parameters(), strict=True):
        kept, found = course.learner.optimizer.state[one], again.learner.optimizer.state[other]
        assert all(torch.equal(kept[name], found[name]) for name in ("step", "exp_avg", "exp_avg_sq"))
    assert (again.done, again.calls, again.decisions) == (course.done, 1, course.decisions)
    assert again.curve == course.curve
    assert [done for done, _ in again.past.kept] == [done for done, _ in course.past.kept] != []


def test_and_goes_on_learning(trained: tuple[Course, Path], tmp_path: Path) -> None:
    course, folder = trained
    more = train(SMALL, Files(tmp_path, resume=folder / TRAINING), lambda line: None)
    assert more.calls == 2
    assert more.done > course.done
    assert len(more.curve) > len(course.curve)
    assert not same(course, more)


def test_in_parts_it_can_be_carried(
    trained: tuple[Course, Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "PART_BYTES", 100_000)
    made = checkpoint.save(trained[0], tmp_path / TRAINING, parts=True)
    assert len(made) > 2
    assert max(part.stat().st_size for part in made) == 100_000
    again = checkpoint.restored(tmp_path / TRAINING, SMALL)
    for one, other in zip(trained[0].net.parameters(), again.net.parameters(), strict=True):
        assert torch.allclose(one, other, atol=1e-3)
    made[1].unlink()
    with pytest.raises(checkpoint.CheckpointError, match=r"training\.pt is no training"):
        checkpoint.restored(tmp_path / TRAINING, SMALL)


def test_what_is_left_can_be_read(trained: tuple[Course, Path]) -> None:
    folder = trained[1]
    assert "million decisions" in (folder / "report.md").read_text(encoding="utf-8")
    page = (folder / "report.html").read_text(encoding="utf-8")
    assert page.count("<svg") == 7
    assert "http" not in page.replace("http-equiv", "")
    about, parts = net_file.read(folder / NET)
    assert about.training["calls"] == 1
    assert parts["bag"].shape == (len(about.names["bag"]), SMALL.width)


def test_the_player_thinks_what_the_learner_thinks(trained: tuple[Course, Path]) -> None:
    """But for what is lost to small numbers: in games of the kind that it has seen."""
    course, folder = trained
    layout = layout_of(CATALOG)
    net = Net(*net_file.read(folder / NET), layout)
    net.parts["bag"][:] = course.net.bag.detach().numpy() * (np.arange(len(layout.id_names)) > 0)[:, None]
    net.parts["choices"][:] = course.net.choices.detach().numpy()
    net.parts["choices"][0] = 0
    batch = Batch(layout, Dealer(EVERYTHING, "thinking").begin, 40, 1)
    for _ in range(8):
        rows = np.frombuffer(batch.rows(), np.int16).reshape(-1, ROW)
        with torch.no_grad():
            seen = course.net(torch.from_numpy(rows.copy()), int(rows[:, COUNT].sum()))
        thoughts = net.judge(rows.view(np.uint16))
        for row, count in enumerate(rows[:, COUNT]):
            assert thoughts.of(row) == pytest.approx(seen.logits[row, :count].numpy(), abs=0.01)
        assert thoughts.chances == pytest.approx(torch.softmax(seen.win, 1).numpy(), abs=0.005)
        batch.act(bytes(int(count) - 1 for count in rows[:, COUNT]))


def test_a_training_begins_with_what_a_player_knows(trained: tuple[Course, Path]) -> None:
    course, folder = trained
    again = checkpoint.from_player(folder / NET, Settings(width=999))
    assert again.settings.width == SMALL.width
    shown = torch.from_numpy(export.was_shown(course, "bag"))
    assert torch.allclose(again.net.bag[shown], course.net.bag[shown], atol=0.01)
    assert not again.net.bag[~shown].any()
    assert torch.allclose(again.net.heads.weight, course.net.heads.weight, atol=1e-3)
    assert again.done == 0
    assert export.was_shown(again, "bag").tolist() == shown.tolist()  # nothing of it is forgotten


def test_who_was_led_too_far_goes_on_more_slowly() -> None:
    learner = fresh().learner
    for far, caution in (
        (10.0, 1 / 1.5),
        (10.0, 1 / 2.25),
        (1.0, 1 / 2.25),
        (0.1, 1 / 1.5),
        (0.1, 1.0),
        (0.1, 1.0),
    ):
        learner.lesson_kl += far * SMALL.most_kl * 4
        learner.lesson_updates = 4
        learner.take_care()
        assert learner.caution == pytest.approx(caution)


# --- what is played


def test_every_way_to_play_is_trained_and_no_share_is_lost() -> None:
    assert sum(kind.weight for kind in EVERYTHING) == pytest.approx(100)
    assert {(kind.rules.seats, kind.rules.ix, kind.rules.epic) for kind in EVERYTHING} == {
        (seats, ix, epic)
        for seats in (1, 2, 3, 4)
        for ix, epic in ((False, False), (True, False), (True, True))
    }
    assert {kind.rules.difficulty for kind in EVERYTHING} >= {"novice", "veteran", "expert", "expert_plus"}
    assert any(kind.rules.churn for kind in EVERYTHING)
    assert any(kind.rules.brutal for kind in EVERYTHING)


def test_past_nets_never_have_all_seats() -> None:
    dealer = Dealer(PLANS["4-ix"], "seats", Shares(past=1.0))
    tables = [dealer.begin(0).policies for _ in range(60)]
    assert {policy for table in tables for policy in table} == {LEARNER, *PAST}
    assert all(LEARNER in table and set(table) & set(PAST) for table in tables)


def test_who_is_tried_has_one_seat_and_the_others_have_the_rest() -> None:
    dealer = Dealer(TRIALS[:1], "trial")
    tables = [dealer.begin(0).policies for _ in range(30)]
    assert {table.index(LEARNER) for table in tables} == {0, 1, 2, 3}
    assert all(table.count(LEARNER) == 1 for table in tables)


def test_some_workers_play_against_utility() -> None:
    settings = Settings(workers=3, utility_workers=1, slots=8, utility_slots=2)
    assert slots_of(settings) == [2, 8, 8]
    group = Group(slots_of(settings))
    assert [(part.first, part.slots) for part in group.parts] == [(0, 2), (2, 8), (10, 8)]
    group.close()
    tables = [Dealer(against_utility(EVERYTHING), "utility").begin(0).policies for _ in range(20)]
    assert all(table.count(UTILITY) >= 1 for table in tables)


def test_against_a_frozen_net_one_seat_learns() -> None:
    tables = [Dealer(PLANS["4-ix"], "frozen", Shares(frozen=1.0)).begin(0).policies for _ in range(20)]
    assert all(sorted(table) == [LEARNER, FROZEN, FROZEN, FROZEN] for table in tables)
    assert shares_of(Settings(frozen_share=0.25, past_share=0.2)) == (Shares(0.0, 0.5), Shares(0.4, 0.0))
    assert shares_of(Settings(frozen_share=1.0, past_share=0.0)) == (Shares(0.0, 1.0), Shares(0.0, 1.0))
    assert trials_of(Settings(frozen_share=1.0))[-1].others == FROZEN
    assert all(kind.others != FROZEN for kind in trials_of(Settings()))


def test_a_frozen_net_plays_and_never_changes(trained: tuple[Course, Path], tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, frozen_share=1.0)
    course = train(settings, Files(tmp_path, against=trained[1] / NET), lambda line: None)
    frozen = checkpoint.from_player(trained[1] / NET, settings).net.state_dict()
    kept = course.past.nets[FROZEN].state_dict()
    assert all(torch.equal(part, kept[name]) for name, part in frozen.items())
    assert not same(course, fresh())


def test_a_net_learns_to_answer_as_utility_bots_do() -> None:
    course = fresh()
    answers = imitation.answers_of_utility(Dealer(against_utility(PLANS["2-base"]), "shown"), Random(1))
    rows, chosen = zip(*islice(answers, 4 * imitation.CHUNK), strict=True)
    examples = imitation.examples_of([(b"".join(rows), bytes(chosen))], "cpu")
    before = imitation.right(course, examples)
    imitation.study(course, examples, lambda update: 1 - update / 200)
    assert imitation.right(course, examples) > before + 0.2
    aside, rest = (imitation.split(examples, is_aside=is_aside) for is_aside in (True, False))
    assert (len(aside.answers), len(rest.answers)) == (0, 4 * imitation.CHUNK)  # of twenty the last


def test_whoever_imitates_leaves_a_player(tmp_path: Path) -> None:
    settings = msgspec.structs.replace(SMALL, seconds=2, imitating=True)
    lines: list[str] = []
    course = train(settings, Files(tmp_path), lines.append)
    assert lines[0].endswith("answers were watched")
    assert 0 <= course.curve[-1].figures["guessed"] <= 1
    assert net_file.read(tmp_path / NET)[0].training["calls"] == 1


def test_only_winning_counts_in_the_end() -> None:
    settings = Settings(total=1000)
    assert moment(settings, 0).shaping == settings.shaping
    assert moment(settings, 400).shaping == pytest.approx(settings.shaping / 2)
    assert moment(settings, 800).shaping == 0 == moment(settings, 5000).shaping
    assert moment(settings, 5000).rate == pytest.approx(settings.rate_end)


# --- the command


def test_what_cannot_be_trained_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["train", "--plan", "chess"]) == 1
    assert "there is no plan 'chess'; the plans are all, 4-ix, 2-base" in capsys.readouterr().err
    assert main(["train", "--resume", str(tmp_path / "nothing.pt")]) == 1
    assert capsys.readouterr().err == "kanly train: there is no nothing.pt, whole or in parts\n"


def test_settings_survive_being_written() -> None:
    assert msgspec.convert(msgspec.to_builtins(SMALL), Settings) == SMALL


# --- who answers


def questions(count: int) -> torch.Tensor:
    """As many rows of all kinds of games, some games further on than others."""
    batch = Batch(layout_of(CATALOG), Dealer(EVERYTHING, "questions").begin, count, 1)
    for _ in range(6):
        rows = np.frombuffer(batch.rows(), np.int16).reshape(-1, ROW)
        batch.act(bytes(int(each) - 1 for each in rows[:, COUNT]))
    return torch.from_numpy(rows.copy())


def test_room_that_is_left_over_changes_nothing() -> None:
    net, rows = fresh().net, questions(20)
    offered = int(rows[:, COUNT].sum())
    tight, ample = net(rows, offered), net(rows, 2 * offered)
    assert torch.equal(tight.logits, ample.logits)
    tight.logits.logsumexp(1).sum().backward()
    before = [part.grad.clone() for part in net.parameters() if part.grad is not None]
    net.zero_grad()
    ample.logits.logsumexp(1).sum().backward()
    after = [part.grad for part in net.parameters() if part.grad is not None]
    assert all(torch.allclose(*pair, atol=1e-6) for pair in zip(before, after, strict=True))


def test_a_recording_lets_every_net_answer_its_own_rows() -> None:
    torch.manual_seed(5)
    nets = [checkpoint.new_net(SMALL) for _ in range(3)]
    for net in nets:
        torch.nn.init.normal_(net.logit.weight)
    rows = questions(30)
    seats = (LEARNER, PAST[0], FROZEN)
    rows[:, POLICY] = torch.tensor(seats * 10)
    room = 2 * int(rows[:, COUNT].sum())
    answers = think(rows, room, nets[0], dict(zip(seats[1:], nets[1:], strict=True)), greedy=True)
    liked = torch.stack([net(rows, room).logits.argmax(1) for net in nets])
    assert (liked != liked[0]).any(1).tolist() == [False, True, True]
    assert answers.chosen.tolist() == [int(liked[row % 3, row]) for row in range(30)]
