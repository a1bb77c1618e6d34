"""Puts PyTorch into the developers' environment, if possible without what only graphics cards need.

`requirements-train.lock` names everything. A build for processors needs none of NVIDIA's packages: where pip
finds the one whose hash stands here it is taken, for the lock is made from the builds that everybody finds.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from workshop import ROOT, VENV, Stop, digest, pip, read_stamp, tell, write_stamp

LOCK = "requirements-train.lock"
PLAIN_BUILD = "--hash=sha256:6746dbcbeb526eb61330b76b41ff1b4eb848951103a892eeb080dfa2b264667b"  # Linux, 3.11
FOR_CARDS = ("cuda-", "nvidia-", "triton")


def entries(lock: str) -> list[str]:
    """Each with its hashes."""
    found: list[str] = []
    for line in lock.splitlines():
        if line[:1].isalpha():
            found.append(line)
        elif found and line.strip().startswith("--hash"):
            found[-1] += f"\n{line}"
    return [entry.removesuffix("\\").rstrip() for entry in found]


def install() -> None:
    wanted = digest(LOCK, "tools/torch_install.py")
    if read_stamp(VENV, "torch") == wanted:
        return
    tell(f"Installing {LOCK} into {VENV.name} ...")
    whole = entries((ROOT / LOCK).read_text(encoding="utf-8"))
    torch = next(entry for entry in whole if entry.startswith("torch=="))
    plain = [entry for entry in whole if entry != torch and not entry.startswith(FOR_CARDS)]
    try:
        add([*plain, f"{torch.split()[0]} {PLAIN_BUILD}"])
    except Stop:
        tell("There is no build for processors alone here: the usual one is installed.")
        add(whole)
    write_stamp(VENV, "torch", wanted)


def add(entries: list[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="kanly-") as folder:
        lock = Path(folder, "requirements.txt")
        lock.write_text("\n".join(entries) + "\n", encoding="utf-8")
        pip(f"Installing {LOCK}", VENV, "--no-deps", "--require-hashes", "-r", str(lock))
