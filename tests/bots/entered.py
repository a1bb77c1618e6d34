"""Bots of another package, as if it were installed."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent


def enter(
    bots: Mapping[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch, package: str = "rogues"
) -> None:
    """Found by this process, and by those that it starts."""
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    lines = [f"{name} = {place}" for name, place in bots.items()]
    (info / "entry_points.txt").write_text("\n".join(["[kanly.bots]", *lines, ""]))
    monkeypatch.syspath_prepend(str(folder))
    places = [str(folder), str(TESTS), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(places))
