"""Shows every component of a set of examples/ in every language, without installing the set anywhere.

python3 dev.py show deep_desert
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import own_sets

ROOT = Path(__file__).resolve().parent.parent
EXAMPLES = ROOT / "examples"
LANGUAGES = ("en", "ja", "zh-Hant")


def write_entry_points(example: Path, folder: Path) -> None:
    """What pip would write down, for processes that have the folder on their path."""
    project = tomllib.loads((example / "pyproject.toml").read_text())["project"]
    points = [
        f"[{group}]\n" + "\n".join(f"{name} = {place}" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    info = folder / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    (info / "entry_points.txt").write_text("\n".join(points))


def environment_with(example: Path, folder: Path, *more: str) -> dict[str, str]:
    """For a process that finds this set."""
    write_entry_points(example, folder)
    paths = [str(folder), str(example), *more, *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}


def main(arguments: list[str]) -> int:
    """Calls itself where the set is found."""
    name = arguments[0]
    if arguments[1:] == ["found"]:
        return show(name)
    if not own_sets.is_set(EXAMPLES / name / "pyproject.toml"):
        print(f"show.py: there is no set in examples/{name}.", file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder:
        found = environment_with(EXAMPLES / name, Path(folder))
        return subprocess.run([sys.executable, __file__, name, "found"], env=found).returncode


def show(name: str) -> int:
    from kanly.cli.card import main as show_card
    from kanly.content import sets

    for thing in sets.named(name).things:
        for language in LANGUAGES:
            show_card([thing.key, "--set", name, "--lang", language])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
