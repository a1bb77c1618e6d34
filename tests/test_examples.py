"""The example of a set, installed for a process of its own: what it numbers is not seen by other tests."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent / "examples" / "sietch"
METADATA = "Metadata-Version: 2.1\nName: kanly-sietch\nVersion: 1.0\n"


def installed(folder: Path) -> None:
    """What pip would write down."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    points = [
        f"[{group}]\n" + "\n".join(f"{name} = {place}" for name, place in entries.items())
        for group, entries in project["entry-points"].items()
    ]
    info = folder / "kanly_sietch-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(METADATA)
    (info / "entry_points.txt").write_text("\n".join(points))


def test_the_example_set_passes_its_own_tests(tmp_path: Path) -> None:
    installed(tmp_path)
    paths = [str(tmp_path), str(EXAMPLE), *filter(None, [os.environ.get("PYTHONPATH")])]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert result.returncode == 0, result.stdout + result.stderr
