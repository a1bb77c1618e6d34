"""The same layers as in `dense.py` with onnxruntime, where it is installed: in a third of the time."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final

from kanly.bots.net.dense import Dense, Known
from kanly.bots.net.model_file import Model

if TYPE_CHECKING:
    from kanly.bots.net.dense import Layers
    from kanly.bots.net.net_file import Floats

ERRORS_ALONE: Final = 3  # what it says on the terminal


def layers_of(parts: dict[str, Floats], blocks: int) -> Layers:
    return Runtime(parts, blocks) if find_spec("onnxruntime") else Dense(parts, blocks)


class Runtime:
    def __init__(self, parts: dict[str, Floats], blocks: int) -> None:
        import onnxruntime

        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = ERRORS_ALONE
        self.session: Any = onnxruntime.InferenceSession(
            model_of(parts, blocks), options, providers=["CPUExecutionProvider"]
        )

    def known(self, summed: Floats, amounts: Floats) -> Known:
        return Known(*self.session.run(None, {"summed": summed, "amounts": amounts}))


def model_of(parts: dict[str, Floats], blocks: int) -> bytes:
    """Layer by layer, as `Dense` has them."""
    model = Model()
    for name, part in parts.items():
        model.constant(name, part)

    def linear(name: str, given: str) -> str:
        return model.linear(given, f"{name}.weight", f"{name}.bias")

    def normed(name: str, given: str) -> str:
        return model.step("LayerNormalization", given, f"{name}.weight", f"{name}.bias")

    def positive(given: str) -> str:
        return model.step("Relu", given)

    seen = positive(normed("first_norm", model.step("Add", "summed", linear("numbers", "amounts"))))
    for block in range(blocks):
        inner = positive(linear(f"wide.{block}", normed(f"norms.{block}", seen)))
        seen = model.step("Add", seen, linear(f"narrow.{block}", inner))
    last = positive(normed("last_norm", seen))
    widths = {"summed": parts["first_norm.bias"].size, "amounts": parts["numbers.weight"].shape[1]}
    return model.written(widths, [linear(name, last) for name in Known._fields])
