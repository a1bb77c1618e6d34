"""A training in a file, to go on with: by names, so that it can go on after a card has been added."""

from __future__ import annotations

import io
import zlib
from pathlib import Path
from pickle import UnpicklingError
from typing import TYPE_CHECKING, Any, Final

import msgspec
import torch
from torch import Tensor

from kanly.bots.net import net_file
from kanly.bots.rows.layout import layout_of
from kanly.content.catalog import CATALOG
from kanly.lab.training.curve import Point
from kanly.lab.training.policy_net import PolicyNet
from kanly.lab.training.trainer import Course

if TYPE_CHECKING:
    from kanly.lab.training.settings import Settings

VERSION: Final = 1
PART_BYTES: Final = 15 << 20  # of a file that has to be carried in parts
MOMENTS: Final = ("exp_avg", "exp_avg_sq")


class CheckpointError(ValueError):
    """The message is one sentence."""


def names() -> dict[str, list[str]]:
    """Of what the rows and columns of tables stand for."""
    layout = layout_of(CATALOG)
    return {
        "bag": list(layout.id_names),
        "choices": list(layout.choice_names),
        "numbers": list(layout.number_names),
    }


def new_net(settings: Settings) -> PolicyNet:
    layout = layout_of(CATALOG)
    sizes = (settings.width, settings.blocks, settings.choice_width)
    return PolicyNet(len(layout.id_names), len(layout.choice_names), *sizes).to(settings.device)


def contents(course: Course, *, light: bool) -> dict[str, Any]:
    """`light`: in half precision and with one past net alone, to be carried."""
    kind, net_kind = (torch.bfloat16, torch.float16) if light else (torch.float32, torch.float32)
    state = course.learner.optimizer.state
    params = dict(course.net.named_parameters())
    return {
        "version": VERSION,
        "names": names(),
        "settings": msgspec.to_builtins(course.settings),
        "net": {name: part.to("cpu", net_kind) for name, part in course.net.state_dict().items()},
        "moments": {
            name: [state[part][moment].to("cpu", kind) for moment in MOMENTS]
            for name, part in params.items()
            if part in state
        },
        "steps": max((float(kept["step"]) for kept in state.values()), default=0.0),
        "inherited": course.inherited,
        "caution": course.learner.caution,
        "past": lightened(course.past.kept) if light else course.past.kept,
        "done": course.done,
        "calls": course.calls,
        "decisions": course.decisions,
        "curve": msgspec.to_builtins(course.curve),
    }


def lightened(kept: list[Any]) -> list[Any]:
    """The one in the middle."""
    return kept[len(kept) // 2 :][:1]


def save(course: Course, path: Path, *, parts: bool = False) -> list[Path]:
    """Under another name first, so that there is always a whole one. In parts: where files must be small."""
    new = path.with_name(f"{path.name}.new")
    if not parts:
        torch.save(contents(course, light=False), new)
        new.replace(path)
        return [path]
    whole = io.BytesIO()
    torch.save(contents(course, light=True), whole)
    data = zlib.compress(whole.getbuffer(), 1)
    made = []
    for number, at in enumerate(range(0, len(data), PART_BYTES)):
        made.append(path.with_name(f"{path.name}.{number}"))
        made[-1].write_bytes(data[at : at + PART_BYTES])
    return made


def read(path: Path) -> dict[str, Any]:
    """Whole, or in parts that are called after it."""
    parts = [] if path.exists() else parts_of(path)
    try:
        whole = (
            path.read_bytes() if not parts else zlib.decompress(b"".join(each.read_bytes() for each in parts))
        )
        found = torch.load(io.BytesIO(whole), map_location="cpu", weights_only=True)
    except (RuntimeError, ValueError, EOFError, zlib.error, UnpicklingError) as error:
        raise CheckpointError(f"{path.name} is no training that can be gone on with") from error
    if found.get("version") != VERSION:
        raise CheckpointError(f"{path.name} was kept by another version of kanly")
    return dict(found)


def parts_of(path: Path) -> list[Path]:
    parts = sorted(path.parent.glob(f"{path.name}.*"), key=lambda part: int(part.suffix[1:] or 0))
    if not parts:
        raise CheckpointError(f"there is no {path.name}, whole or in parts")
    return parts


def restored(path: Path, settings: Settings) -> Course:
    """A training that goes on, with settings of its own but the net it has."""
    kept = read(path)
    shape = {name: kept["settings"][name] for name in ("width", "blocks", "choice_width")}
    course = Course(
        new_net(msgspec.structs.replace(settings, **shape)), msgspec.structs.replace(settings, **shape)
    )
    moved = Moved(kept["names"], names())
    course.net.load_state_dict({name: moved.part(name, part) for name, part in kept["net"].items()})
    for name, part in course.net.named_parameters():
        if name in kept["moments"]:
            moments = [
                moved.part(name, each).to(settings.device, torch.float32) for each in kept["moments"][name]
            ]
            steps = torch.tensor(kept["steps"], device=settings.device if settings.device != "cpu" else None)
            course.learner.optimizer.state[part] = {"step": steps, **dict(zip(MOMENTS, moments, strict=True))}
    past = [
        (done, {name: moved.part(name, part) for name, part in net.items()}) for done, net in kept["past"]
    ]
    course.done, course.decisions = kept["done"], kept["decisions"]
    course.past.restore(past, course.done)
    course.calls = kept["calls"]
    course.learner.caution = kept.get("caution", 1.0)
    for table, known in kept.get("inherited", {}).items():
        course.inherited[table] = moved.part(table, known[:, None])[:, 0]
    course.curve = msgspec.convert(kept["curve"], list[Point])
    return course


def from_player(path: Path, settings: Settings) -> Course:
    """A training that begins with what a player knows."""
    about, parts = net_file.read(path)
    present = {table: tuple(told) for table, told in names().items()}
    shape = {
        "width": parts["bag"].shape[1],
        "choice_width": parts["choices"].shape[1],
        "blocks": about.blocks,
    }
    own = msgspec.structs.replace(settings, **shape)
    course = Course(new_net(own), own)
    found = net_file.moved(about, parts, present)
    course.net.load_state_dict({name: torch.from_numpy(part) for name, part in found.items()})
    course.inherited = {name: torch.from_numpy(found[name].any(1)) for name in net_file.TABLES}
    return course


class Moved:
    """Rows and columns, from where a name once stood to where it stands."""

    def __init__(self, old: dict[str, list[str]], new: dict[str, list[str]]) -> None:
        self.same = old == new
        self.places = {table: self.pairs(old[table], new[table]) for table in new}
        self.sizes = {table: len(new[table]) for table in new}

    def pairs(self, old: list[str], new: list[str]) -> tuple[Tensor, Tensor]:
        at = {name: place for place, name in enumerate(old)}
        found = [(at[name], place) for place, name in enumerate(new) if name in at]
        return torch.tensor([pair[0] for pair in found]), torch.tensor([pair[1] for pair in found])

    def part(self, name: str, part: Tensor) -> Tensor:
        """What is new begins as nothing."""
        if self.same:
            return part
        if name in ("bag", "choices"):
            return self.moved(name, part)
        if name == "numbers.weight":
            halves = [self.moved("numbers", each.T).T for each in part.chunk(2, 1)]
            return torch.cat(halves, 1)
        return part

    def moved(self, table: str, part: Tensor) -> Tensor:
        old, new = self.places[table]
        made = torch.zeros(self.sizes[table], part.shape[1], dtype=part.dtype)
        made[new] = part[old]
        return made
