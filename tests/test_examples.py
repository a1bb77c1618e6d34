"""Every package of examples/, installed for a process of its own: other tests do not see what it brings."""

import subprocess
import sys
from pathlib import Path

import pytest
import show
from show import environment_with

EXAMPLES = Path(__file__).parent.parent / "examples"
PACKAGES = sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))


def run_tests_of(example: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """By its own tests, which may use the helpers of ours."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(example / "tests")]
    environment = environment_with(example, folder, str(Path(__file__).parent))
    return subprocess.run(command, capture_output=True, text=True, env=environment)


def test_there_is_an_example() -> None:
    assert {"scholar", "sietch"} <= {example.name for example in PACKAGES}


@pytest.mark.parametrize("example", PACKAGES, ids=lambda example: example.name)
def test_a_package_passes_its_own_tests(example: Path, tmp_path: Path) -> None:
    result = run_tests_of(example, tmp_path)
    assert result.returncode == 0, result.stdout + result.stderr


def test_a_set_is_shown_in_every_language_without_being_installed(capfd: pytest.CaptureFixture[str]) -> None:
    assert show.main(["sietch"]) == 0
    told = capfd.readouterr().out
    names = ("Cistern Keeper", "貯水槽の番人", "水窖看守", "March by Night")
    assert [name for name in names if name not in told] == []


@pytest.mark.parametrize("name", ["nowhere", "scholar"])
def test_a_set_that_is_not_there_is_said_to_be_missing(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert show.main([name]) == 1
    assert capsys.readouterr().err == f"show.py: there is no set in examples/{name}.\n"
