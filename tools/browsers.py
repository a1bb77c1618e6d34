"""The browsers of the tests and the letters of Japanese and Chinese: Debian's, installed as root."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from workshop import Stop, run, tell

CHROMIUM, FIREFOX, LETTERS = "chromium", "firefox-esr", "fonts-noto-cjk"
PACKAGES = (CHROMIUM, FIREFOX, LETTERS)
LETTERS_FILE = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")


def missing() -> list[str]:
    """Debian's packages that the browser tests need and this machine lacks."""
    return [name for name in PACKAGES if not is_there(name)]


def is_there(name: str) -> bool:
    return LETTERS_FILE.exists() if name == LETTERS else shutil.which(name) is not None


def install() -> None:
    """What is missing; where that cannot be, dev.py stops."""
    wanted = missing()
    if not wanted:
        return
    if os.name == "nt" or os.geteuid() != 0 or not shutil.which("apt-get"):
        raise Stop(f"The browser tests need {', '.join(wanted)}: sudo apt-get install {' '.join(wanted)}")
    tell(f"Installing {', '.join(wanted)} ...")
    run("Reading Debian's package list", "apt-get", "update", "-qq")
    quiet = ("apt-get", "install", "-y", "-qq", "--no-install-recommends")
    run("Installing the browsers", *quiet, *wanted, DEBIAN_FRONTEND="noninteractive")


def make_ready() -> None:
    """On CI they have to be there; elsewhere it is said which tests are left out for want of them."""
    if os.environ.get("CI"):
        install()
    elif wanted := missing():
        tell(
            f"The browser tests are skipped: this machine lacks {', '.join(wanted)}"
            " (as root on Debian, python3 dev.py browsers installs them)."
        )
