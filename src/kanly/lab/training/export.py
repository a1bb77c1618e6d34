"""The net of a training as the file that players load."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np
from torch import Tensor

from kanly.bots.net import net_file
from kanly.bots.net.net_file import About, Array
from kanly.bots.rows.layout import VERSION
from kanly.lab.training.checkpoint import names

if TYPE_CHECKING:
    from kanly.lab.training.trainer import Course


def write(course: Course, path: Path) -> Path:
    path.write_bytes(exported(course))
    return path


def exported(course: Course) -> bytes:
    parts = {name: numbers(part) for name, part in course.net.state_dict().items()}
    told = names()
    for table in net_file.TABLES:
        shown = was_shown(course, table)
        parts[table] = parts[table][shown]
        told[table] = [name for name, known in zip(told[table], shown, strict=True) if known]
    about = About(net_file.VERSION, VERSION, told, course.settings.blocks, story(course))
    return net_file.written(about, parts)


def was_shown(course: Course, table: str) -> Array:
    """What never came up has no gradient, and means nothing unless it was known before."""
    part = getattr(course.net, table)
    kept = course.learner.optimizer.state.get(part)
    known = course.inherited.get(table)
    learned = numbers(kept["exp_avg_sq"].sum(1)) > 0 if kept else np.zeros(len(part), np.bool_)
    return learned if known is None else learned | (numbers(known) > 0)


def numbers(part: Tensor) -> Array:
    found: Array = part.detach().float().cpu().numpy()
    return found


def story(course: Course) -> dict[str, Any]:
    return {
        "settings": msgspec.to_builtins(course.settings),
        "seconds": round(course.done, 1),
        "calls": course.calls,
        "decisions": course.decisions,
    }
