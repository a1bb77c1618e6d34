"""Compiles the engine with mypyc where that is possible; everything else is in pyproject.toml."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ENGINE = Path("src/kanly/engine")
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]  # calls inside the engine need no detour
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # steps that only read metadata compile nothing


def compiler_is_missing() -> str:
    """What keeps C code from being compiled here; empty when nothing does."""
    if not any(shutil.which(name) for name in ("cc", "gcc", "clang", "cl")):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the Python headers are missing"
    return ""


def engine_files() -> list[str]:
    files = sorted(ENGINE.rglob("*.py"))
    return [str(file) for file in files if file.name != "__init__.py" or file.read_text().strip()]


def translate(files: list[str]) -> list[Extension]:
    """The extension modules of the engine. Raises RuntimeError when mypy is missing or refuses the source."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise RuntimeError("mypy is not installed") from error
    try:
        modules = mypycify(
            ["--follow-imports=silent", *files], opt_level="2", multi_file=False, group_name="kanly"
        )
    except SystemExit as error:
        raise RuntimeError("mypyc refused the engine") from error
    for module in modules:
        module.extra_compile_args.extend(HIDDEN)
    return modules


def compiled_modules() -> list[Extension]:
    files = engine_files()
    if not files or os.environ.get("KANLY_PURE") == "1" or not BUILDING & set(sys.argv):
        return []
    try:
        if obstacle := compiler_is_missing():
            raise RuntimeError(obstacle)
        return translate(files)
    except RuntimeError as error:
        if os.environ.get("KANLY_REQUIRE_COMPILED") == "1":
            sys.exit(f"kanly: the engine cannot be compiled: {error}.")
        print(f"kanly: installing the engine uncompiled: {error}.", file=sys.stderr)
        return []


setup(ext_modules=compiled_modules())
