"""A net thinks the same with numpy alone and with onnxruntime."""

from __future__ import annotations

from importlib import util

import numpy as np
import pytest

from kanly.bots.net import model_file, runtime
from kanly.bots.net.dense import Dense, Known
from kanly.bots.net.runtime import Runtime, layers_of
from kanly.bots.net.shipped import net_for
from kanly.bots.net.thinking import HERE
from kanly.bots.rows.batch import Batch
from kanly.bots.rows.layout import COUNT, NUMBERS, ROW, layout_of
from kanly.content.catalog import CATALOG
from kanly.lab.training.plan import EVERYTHING, Dealer

NET = net_for(CATALOG)
DENSE = {name: part for name, part in NET.parts.items() if not name.startswith(HERE)}
BLOCKS = 2


def test_small_numbers_are_written_seven_bits_at_a_time() -> None:
    """The examples that the format's own guide gives."""
    assert model_file.field(1, 150) == bytes([0x08, 0x96, 0x01])
    assert model_file.field(2, "testing") == bytes([0x12, 0x07, *b"testing"])


@pytest.mark.parametrize("rows", [1, 7, 64])
def test_both_make_the_same_of_what_they_are_given(rows: int) -> None:
    luck = np.random.default_rng(rows)
    summed = luck.normal(size=(rows, NET.parts["bag"].shape[1])).astype(np.float32)
    amounts = luck.random((rows, 2 * NUMBERS), np.float32)
    slow, fast = (made(DENSE, BLOCKS).known(summed, amounts) for made in (Dense, Runtime))
    for name, one, other in zip(Known._fields, slow, fast, strict=True):
        assert one.shape == other.shape, name
        assert np.abs(one).max() > 0.1, name
        assert np.allclose(one, other, atol=1e-4), name


def test_and_like_the_same_choices_of_every_kind_of_game(monkeypatch: pytest.MonkeyPatch) -> None:
    batch = Batch(layout_of(CATALOG), Dealer(EVERYTHING, "layers").begin, 60, 1)
    for _ in range(10):
        rows = np.frombuffer(batch.rows(), np.uint16).reshape(-1, ROW)
        seen = []
        for layers in (Dense(DENSE, BLOCKS), Runtime(DENSE, BLOCKS)):
            monkeypatch.setattr(NET, "layers", layers)
            seen.append(NET.judge(rows))
        assert np.allclose(seen[0].logits, seen[1].logits, atol=1e-3)
        assert np.allclose(seen[0].chances, seen[1].chances, atol=1e-4)
        batch.act(bytes(int(count) - 1 for count in rows[:, COUNT]))


def test_without_onnxruntime_numpy_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    assert isinstance(layers_of(DENSE, BLOCKS), Runtime)
    monkeypatch.setattr(
        runtime, "find_spec", lambda name: None if name == "onnxruntime" else util.find_spec(name)
    )
    assert isinstance(layers_of(DENSE, BLOCKS), Dense)
