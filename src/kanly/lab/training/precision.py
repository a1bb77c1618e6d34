"""Sixteen bits where the device is fast with them."""

from __future__ import annotations

import torch


def half(device: str) -> torch.autocast:
    return torch.autocast("cuda", torch.bfloat16, enabled=device.startswith("cuda"))
