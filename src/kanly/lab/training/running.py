"""One call of the trainer: begins or goes on, stops in time, and leaves what is needed to go on."""

from __future__ import annotations

import signal
import threading
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

import torch

from kanly.lab.training import checkpoint, export
from kanly.lab.training.games import Games
from kanly.lab.training.imitation import imitate
from kanly.lab.training.plan import FROZEN
from kanly.lab.training.report.files import write_reports
from kanly.lab.training.trainer import Course, Tell, Trainer

if TYPE_CHECKING:
    from types import FrameType

    from kanly.lab.training.settings import Settings

TRAINING: Final = "training.pt"
NET: Final = "player.npz"


@dataclass(frozen=True)
class Files:
    """Where things are left, and whether what is gone on with is left in parts."""

    folder: Path
    resume: Path | None = None
    player: Path | None = None  # whose net it begins with
    against: Path | None = None  # whose net has the other seats in a share of the games
    parts: bool = False
    done: float | None = None  # seconds of earlier calls, if the file shall not tell


def train(settings: Settings, files: Files, tell: Tell) -> Course:
    """SIGTERM and SIGINT end it early, with everything saved."""
    torch.set_num_threads(settings.threads)
    torch.set_float32_matmul_precision("high")
    course = begun(settings, files)
    if files.against is not None:
        frozen = checkpoint.from_player(files.against, settings).net
        course.past.nets[FROZEN] = frozen.eval().requires_grad_(False)
    torch.manual_seed(course.settings.seed * 1000 + course.calls)
    if settings.imitating:
        imitate(course, tell)
    else:
        play(course, tell)
    leave(course, files, tell)
    return course


def play(course: Course, tell: Tell) -> None:
    """Against itself, and whoever else was asked."""
    with Games(course.settings, course.calls) as games:
        trainer = Trainer(course, games, tell)
        heed_signals(trainer)
        course.calls += 1
        trainer.run()


def begun(settings: Settings, files: Files) -> Course:
    if files.resume is not None:
        course = checkpoint.restored(files.resume, settings)
        course.done = course.done if files.done is None else files.done
        return course
    if files.player is not None:
        return checkpoint.from_player(files.player, settings)
    torch.manual_seed(settings.seed)
    return Course(checkpoint.new_net(settings), settings)


def leave(course: Course, files: Files, tell: Tell) -> None:
    files.folder.mkdir(parents=True, exist_ok=True)
    written = checkpoint.save(course, files.folder / TRAINING, parts=files.parts)
    written.append(export.write(course, files.folder / NET))
    written += write_reports(course, files.folder)
    for path in written:
        tell(f"{path.name}: {path.stat().st_size / 1e6:.2f} MB")


def heed_signals(trainer: Trainer) -> None:
    def stop(number: int, frame: FrameType | None) -> None:
        trainer.stopped = True

    if threading.current_thread() is threading.main_thread():
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, stop)
