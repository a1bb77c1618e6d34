"""An installation compiles what it can, says what it built, and is never stopped by a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from kanly import _build
from kanly.cli.main import version

ROOT = Path(__file__).parent.parent
HAS_HEADERS = (Path(sysconfig.get_path("include")) / "Python.h").exists()
BROKEN = "the C compiler does not work" if HAS_HEADERS else "the Python headers are missing"
WITHOUT: dict[str, tuple[dict[str, str], str]] = {
    "no compiler": ({"PATH": "/nowhere", "CC": ""}, "there is no C compiler"),
    "a broken one": ({"PATH": "here", "CC": "here/cc"}, BROKEN),
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """With an engine of one line."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copyfile(ROOT / name, tmp_path / name)
    (tmp_path / "src/kanly/engine").mkdir(parents=True)
    (tmp_path / "src/kanly/__init__.py").write_text("")
    (tmp_path / "src/kanly/engine/dice.py").write_text("SIDES = 6\n")
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\nexit 1\n")
    compiler.chmod(0o755)
    return tmp_path


def build(project: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    usual = {name: value for name, value in os.environ.items() if not name.startswith("KANLY_")}
    changed = {name: value.replace("here", str(project)) for name, value in environment.items()}
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build", "--build-lib", "made"],
        cwd=project,
        env={**usual, **changed},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(("environment", "reason"), WITHOUT.values(), ids=WITHOUT)
def test_what_cannot_be_compiled_is_installed_as_it_is(
    project: Path, environment: dict[str, str], reason: str
) -> None:
    done = build(project, **environment)
    assert done.returncode == 0, done.stderr
    assert f"kanly: installing the engine uncompiled: {reason}." in done.stderr.splitlines()
    assert (project / "made/kanly/built.txt").read_text() == f"{reason}\n"
    assert (project / "made/kanly/engine/dice.py").exists()


@pytest.mark.parametrize(("environment", "reason"), WITHOUT.values(), ids=WITHOUT)
def test_whoever_needs_the_compiled_engine_is_told_why_there_is_none(
    project: Path, environment: dict[str, str], reason: str
) -> None:
    done = build(project, KANLY_REQUIRE_COMPILED="1", **environment)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == f"kanly: the engine cannot be compiled: {reason}."


def test_nothing_is_compiled_for_those_who_want_the_source(project: Path) -> None:
    assert build(project, KANLY_PURE="1").returncode == 0
    assert (project / "made/kanly/built.txt").read_text() == "KANLY_PURE=1 was set\n"


def test_the_version_tells_why_the_engine_is_not_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("KANLY_PURE", raising=False)
    monkeypatch.setattr(_build, "is_compiled", lambda: False)
    monkeypatch.setattr(_build, "__file__", str(tmp_path / "_build.py"))
    assert version().endswith("compiled=no")
    (tmp_path / "built.txt").write_text("there is no C compiler\n")
    assert version().endswith("compiled=no (when it was installed: there is no C compiler)")
