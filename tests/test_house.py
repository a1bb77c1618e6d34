"""The house itself: version, choice of build, and the rule about skipped tests."""

import importlib.util
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import kanly
from kanly import _build
from kanly.cli.main import COMMANDS, main

ROOT = Path(__file__).parent.parent


def run_python(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs Python as this test run does, with some variables changed; an empty value removes one."""
    changed = {name: value for name, value in {**os.environ, **environment}.items() if value}
    return subprocess.run([sys.executable, *arguments], env=changed, capture_output=True, text=True)


def test_version_is_the_one_of_the_project_file() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert kanly.__version__ == project["version"]


def test_version_line_tells_the_build(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    kind = "yes" if _build.is_compiled() else "no"
    assert capsys.readouterr().out == f"kanly {kanly.__version__} compiled={kind}\n"


def test_the_module_that_tells_the_build_is_there() -> None:
    assert importlib.util.find_spec(_build.PROBE) is not None


def test_the_package_can_be_run_as_a_module() -> None:
    told = run_python("-m", "kanly", "--version")
    assert (told.returncode, told.stdout.split()[:2]) == (0, ["kanly", kanly.__version__])


def test_unknown_command_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["juggle"])
    assert end.value.code == 2
    assert "there is no command 'juggle'" in capsys.readouterr().err


def test_every_command_has_its_module() -> None:
    for command in COMMANDS:
        assert (ROOT / "src" / Path(*command.module.split("."))).with_suffix(".py").exists(), command.name


def test_pure_is_obeyed_at_run_time() -> None:
    told = run_python("-m", "kanly.cli.main", "--version", KANLY_PURE="1", KANLY_REQUIRE_COMPILED="")
    assert told.stdout == f"kanly {kanly.__version__} compiled=no\n"


def test_demanding_what_is_excluded_fails_with_one_sentence() -> None:
    told = run_python("-c", "import kanly", KANLY_PURE="1", KANLY_REQUIRE_COMPILED="1")
    assert told.returncode == 1
    assert told.stderr == "kanly: KANLY_REQUIRE_COMPILED=1 is set, but the engine is not compiled.\n"


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("true", 1)])
@pytest.mark.parametrize("excuse", ["skip(reason='')", "xfail"])
def test_a_skipped_test_fails_on_ci(tmp_path: Path, ci: str, status: int, excuse: str) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests/conftest.py").read_text())
    (tmp_path / "test_it.py").write_text(
        f"import pytest\n\n@pytest.mark.{excuse}\ndef test_nothing():\n    assert False\n"
    )
    told = run_python("-m", "pytest", "-p", "no:cacheprovider", str(tmp_path), CI=ci)
    assert told.returncode == status, told.stdout


def test_no_lock_file_names_a_host() -> None:
    for lock in ROOT.glob("requirements*.lock"):
        assert not re.search(r"://|--(extra-)?index-url|--find-links", lock.read_text()), lock.name
