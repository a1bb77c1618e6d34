"""`kanly` as a program of its own, with whatever input, output and environment."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "kanly.cli.main", *arguments]


def environment(**changed: str) -> dict[str, str]:
    paths = os.pathsep.join(str(Path(path).resolve()) for path in sys.path if path)
    return {**os.environ, "PYTHONPATH": paths, "PYTHONUTF8": "1", **changed}


def started(*arguments: str, folder: Path, **changed: str) -> subprocess.Popen[str]:
    """Waits for what will be typed."""
    streams: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    return subprocess.Popen(
        command(*arguments), text=True, cwd=folder, env=environment(**changed), encoding="utf-8", **streams
    )


def kanly(
    *arguments: str, typed: bytes = b"", folder: Path, **changed: str
) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        command(*arguments), input=typed, capture_output=True, cwd=folder, env=environment(**changed)
    )


def in_shell(line: str, *, folder: Path, **changed: str) -> subprocess.CompletedProcess[str]:
    """`kanly` in the line stands for the program; for redirections that only a shell can do."""
    changed["KANLY"] = f"{sys.executable} -m kanly.cli.main"
    script = f'kanly() {{ $KANLY "$@"; }}; {line}'
    return subprocess.run(
        ["/bin/sh", "-c", script],
        capture_output=True,
        text=True,
        cwd=folder,
        env=environment(**changed),
        encoding="utf-8",
    )
