"""Nets are kept by names: what stands elsewhere today is found all the same."""

from __future__ import annotations

from importlib.resources import files

import numpy as np
import pytest

from kanly.bots.net import net_file
from kanly.bots.net.net_file import About, NetFileError, moved, read, written
from kanly.bots.net.shipped import FILE
from kanly.bots.rows.layout import VERSION, layout_of
from kanly.content.catalog import CATALOG

NAMES = {"bag": ["", "sand", "spice"], "choices": ["", "reveal"], "numbers": ["water", "troops"]}
LUCK = np.random.default_rng(1)
PARTS = {
    "bag": LUCK.normal(size=(3, 8)).astype(np.float32),
    "choices": LUCK.normal(size=(2, 4)).astype(np.float32),
    "numbers.weight": LUCK.normal(size=(8, 4)).astype(np.float32),
    "numbers.bias": LUCK.normal(size=8).astype(np.float32),
}


def about(version: int = net_file.VERSION) -> About:
    return About(version, VERSION, NAMES, 0)


def test_small_numbers_lose_little() -> None:
    told, parts = read(written(about(), PARTS))
    assert told == about()
    for name, part in PARTS.items():
        assert np.abs(parts[name] - part).max() < np.abs(part).max() / 200
        assert not np.array_equal(parts[name], part)


def test_names_are_found_where_they_stand_today() -> None:
    today = {
        "bag": ("", "worm", "spice", "sand"),
        "choices": ("", "reveal", "pass"),
        "numbers": ("storms", "troops", "water"),
    }
    found = moved(about(), PARTS, today)
    assert np.array_equal(found["bag"][[3, 2]], PARTS["bag"][[1, 2]])
    assert not found["bag"][[0, 1]].any()
    assert not found["choices"][2].any()
    plain, logarithms = np.split(found["numbers.weight"], 2, axis=1)
    assert np.array_equal(plain[:, [2, 1]], PARTS["numbers.weight"][:, :2])
    assert np.array_equal(logarithms[:, [2, 1]], PARTS["numbers.weight"][:, 2:])
    assert not plain[:, 0].any()


def test_a_name_that_is_gone_is_left_out() -> None:
    found = moved(about(), PARTS, {"bag": ("", "sand"), "choices": ("",), "numbers": ("water",)})
    assert found["bag"].shape == (2, 8)
    assert found["numbers.weight"].shape == (8, 2)


@pytest.mark.parametrize("data", [b"", b"no net", written(about(), PARTS)[:-40]])
def test_what_is_no_net_is_refused(data: bytes) -> None:
    with pytest.raises(NetFileError, match="this is no file of a net"):
        read(data)


def test_a_net_of_another_version_is_refused() -> None:
    with pytest.raises(NetFileError, match="by another version"):
        read(written(about(net_file.VERSION + 1), PARTS))


def test_the_net_that_comes_with_kanly_is_small_and_knows_what_there_is() -> None:
    data = files("kanly.bots.net").joinpath(FILE).read_bytes()
    assert len(data) < net_file.MOST_BYTES
    told, _ = read(data)
    layout = layout_of(CATALOG)
    for known, names in (("bag", layout.id_names), ("choices", layout.choice_names)):
        assert len(set(told.names[known]) & set(names)) > 0.3 * len(names)
        assert set(told.names[known]) <= set(names)
    assert told.names["numbers"] == list(layout.number_names)
    assert told.rows_version == VERSION
