"""Every set of examples/, installed for a process of its own: what it numbers is not seen by other tests."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"
SETS = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))


def install(example: Path, folder: Path) -> None:
    """What pip would write down."""
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


def run_tests_of(example: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """By its own tests, which may use the helpers of ours."""
    install(example, folder)
    ours = [str(Path(__file__).parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    paths = [str(folder), str(example), *ours]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(example / "tests")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def test_there_is_an_example() -> None:
    assert "sietch" in [example.name for example in SETS]


@pytest.mark.parametrize("example", SETS, ids=lambda example: example.name)
def test_a_set_passes_its_own_tests(example: Path, tmp_path: Path) -> None:
    result = run_tests_of(example, tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr
