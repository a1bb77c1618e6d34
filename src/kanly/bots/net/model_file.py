"""A net as onnxruntime reads it: the few parts of the ONNX format, a protocol buffer, that ours needs."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

if TYPE_CHECKING:
    from kanly.bots.net.net_file import Floats

FORMAT: Final = 9  # the version of the format
OPERATORS: Final = 17  # the version of the operators: the first that has LayerNormalization
FLOAT: Final = 1  # a kind of numbers
WHOLE: Final = 2  # an attribute that is a whole number
A_NUMBER, BYTES = 0, 2  # how a field is written
SEVEN_BITS: Final = 0x7F

Given = int | str | bytes


def number(value: int) -> bytes:
    """Seven bits at a time, the lowest first."""
    found = bytearray()
    while value > SEVEN_BITS:
        found.append(value & SEVEN_BITS | SEVEN_BITS + 1)
        value >>= 7
    return bytes([*found, value])


def field(place: int, given: Given) -> bytes:
    if isinstance(given, int):
        return number(place << 3 | A_NUMBER) + number(given)
    data = given.encode() if isinstance(given, str) else given
    return number(place << 3 | BYTES) + number(len(data)) + data


def message(*fields: tuple[int, Given]) -> bytes:
    return b"".join(field(place, given) for place, given in fields)


class Model:
    def __init__(self) -> None:
        self.constants: list[bytes] = []
        self.nodes: list[bytes] = []

    def constant(self, name: str, values: Floats) -> None:
        sizes = [(1, size) for size in values.shape]
        data = values.astype(np.dtype("<f4")).tobytes()
        self.constants.append(message(*sizes, (2, FLOAT), (8, name), (9, data)))

    def step(self, operator: str, *given: str, attributes: tuple[bytes, ...] = ()) -> str:
        """Its name is that of what comes of it."""
        name = f"{operator}.{len(self.nodes)}"
        told = [(5, attribute) for attribute in attributes]
        self.nodes.append(message(*((1, each) for each in given), (2, name), (3, name), (4, operator), *told))
        return name

    def linear(self, given: str, weight: str, bias: str) -> str:
        """The weights have a line for each number that comes of it."""
        turned = message((1, "transB"), (3, 1), (20, WHOLE))
        return self.step("Gemm", given, weight, bias, attributes=(turned,))

    def written(self, given: dict[str, int], wanted: list[str]) -> bytes:
        """`given`: names and widths of what goes in."""
        graph = message(
            *((1, node) for node in self.nodes),
            (2, "net"),
            *((5, constant) for constant in self.constants),
            *((11, table(name, width)) for name, width in given.items()),
            *((12, table(name, None)) for name in wanted),
        )
        return message((1, FORMAT), (7, graph), (8, message((1, ""), (2, OPERATORS))))


def table(name: str, width: int | None) -> bytes:
    """Of any number of rows; a width that is not told is found out."""
    rows = message((2, "rows"))
    columns = message((1, width)) if width else message((2, f"columns of {name}"))
    shape = message((1, rows), (1, columns))
    return message((1, name), (2, message((1, message((1, FLOAT), (2, shape))))))
