"""Sixteen bits where the device is fast with them."""

from __future__ import annotations

import torch


def half(device: str) -> torch.autocast:
    return torch.autocast("cuda", torch.bfloat16, enabled=device.startswith("cuda"))


def full() -> torch.autocast:
    """Within `half`: for what must not be rounded, such as the logits of a net that has made up its mind."""
    return torch.autocast("cuda", enabled=False)
