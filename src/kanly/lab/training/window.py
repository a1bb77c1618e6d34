"""The shared memory of a group as a net reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import torch
from torch import Tensor

from kanly.bots.rows.layout import COUNT, POLICY, ROW
from kanly.lab.training.exchange import memory_of
from kanly.lab.training.recording import Recorder

if TYPE_CHECKING:
    import numpy.typing as npt

    from kanly.lab.training.exchange import Group


class Window:
    """The shared memory of a group as numbers; a GPU reads it directly."""

    def __init__(self, group: Group, device: str) -> None:
        self.group = group
        self.rows: npt.NDArray[Any] = np.frombuffer(memory_of(group.rows), np.int16).reshape(-1, ROW)[
            : group.slots
        ]
        self.tensor = torch.from_numpy(self.rows)
        self.answers = torch.from_numpy(np.frombuffer(memory_of(group.answers), np.uint8)[: group.slots])
        self.on_gpu = device.startswith("cuda")
        self.recorder = Recorder()
        if self.on_gpu:
            for part in (self.tensor, self.answers):
                register(part)

    def read(self) -> Tensor:
        """A copy: actors write the next rows into the same place."""
        return self.tensor.clone()

    def offered(self) -> int:
        return int(self.rows[:, COUNT].sum(dtype=np.int64))

    def has_policy(self, policy: int) -> bool:
        return bool((self.rows[:, POLICY] == policy).any())

    def of_policy(self, policy: int) -> npt.NDArray[Any]:
        return np.flatnonzero(self.rows[:, POLICY] == policy)

    def close(self) -> None:
        """Lets go of the memory, so that it can be given back."""
        if self.on_gpu:
            for part in (self.tensor, self.answers):
                cudart().cudaHostUnregister(part.data_ptr())
        del self.rows, self.tensor, self.answers


def cudart() -> Any:
    return torch.cuda.cudart()  # type: ignore[no-untyped-call]


def register(part: Tensor) -> None:
    """Pages that are known to the GPU are copied without waiting; where that is refused, with it."""
    cudart().cudaHostRegister(part.data_ptr(), part.numel() * part.element_size(), 0)
