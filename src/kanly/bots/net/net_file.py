"""The file of a net: small numbers, with a name for every row and column that stands for something.

Tables are kept in eight bits with a scale for each row, the rest in sixteen. What a net was never shown is
left out. Loading maps names to the rows of the present catalogue; what a net does not know is nothing to it.
"""

from __future__ import annotations

from io import BytesIO
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import msgspec
import numpy as np
import numpy.typing as npt

VERSION: Final = 1
MOST_BYTES: Final = 6_000_000
TABLES: Final = ("bag", "choices")  # by rows
COLUMNS: Final = "numbers.weight"  # by columns, twice: as they are, and their logarithms
LARGEST: Final = 127
HARDLY: Final = 1e-12

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float32]


class About(msgspec.Struct):
    """What a file tells of itself."""

    version: int
    rows_version: int  # of what names mean
    names: dict[str, list[str]]  # of "bag", "choices" and "numbers"
    blocks: int
    training: dict[str, Any] = msgspec.field(default_factory=dict)  # how it came about


class NetFileError(ValueError):
    """The message is one sentence."""


def written(about: About, parts: dict[str, Floats]) -> bytes:
    kept: dict[str, Array] = {"about": np.frombuffer(msgspec.json.encode(about), np.uint8)}
    for name, part in parts.items():
        if name in TABLES:
            kept[name], kept[f"{name}.scale"] = in_eight_bits(part)
        else:
            kept[name] = part.astype(np.float16)
    file = BytesIO()
    np.savez_compressed(file, **kept)  # type: ignore[arg-type]
    return file.getvalue()


def in_eight_bits(table: Floats) -> tuple[Array, Array]:
    scale = np.maximum(np.abs(table).max(1), HARDLY) / LARGEST
    return np.rint(table / scale[:, None]).astype(np.int8), scale.astype(np.float32)


def read(data: bytes | Path) -> tuple[About, dict[str, Floats]]:
    """All parts as they were, but for what was lost to small numbers."""
    try:
        with np.load(BytesIO(data) if isinstance(data, bytes) else data, allow_pickle=False) as file:
            kept = dict(file.items())
        about = msgspec.json.decode(kept.pop("about").tobytes(), type=About)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile, msgspec.MsgspecError) as error:
        raise NetFileError("this is no file of a net") from error
    if about.version != VERSION:
        raise NetFileError("this net was kept by another version of kanly")
    scales = {name: kept.pop(f"{name}.scale") for name in TABLES}
    parts = {name: part.astype(np.float32) for name, part in kept.items()}
    for name in TABLES:
        parts[name] *= scales[name][:, None]
    return about, parts


def moved(about: About, parts: dict[str, Floats], names: dict[str, tuple[str, ...]]) -> dict[str, Floats]:
    """To where the present names stand."""
    found = dict(parts)
    for table in TABLES:
        found[table] = by_name(parts[table], about.names[table], names[table])
    halves = np.split(parts[COLUMNS], 2, axis=1)
    turned = [by_name(half.T, about.names["numbers"], names["numbers"]).T for half in halves]
    found[COLUMNS] = np.concatenate(turned, 1)
    return found


def by_name(table: Floats, old: list[str], new: tuple[str, ...]) -> Floats:
    at = {name: place for place, name in enumerate(old) if name}
    pairs = [(at[name], place) for place, name in enumerate(new) if name in at]
    made = np.zeros((len(new), table.shape[1]), np.float32)
    if pairs:
        before, now = zip(*pairs, strict=True)
        made[list(now)] = table[list(before)]
    return made
