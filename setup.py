"""Compiles the engine, what bots reckon with and what views are made by, with mypyc where that is possible.

Everything else is in pyproject.toml.

KANLY_PURE=1 compiles nothing, KANLY_REQUIRE_COMPILED=1 gives up where nothing can be compiled.
KANLY_IN_PARTS=1 gives the C compiler a file for each module: sooner done where there are several processors,
and a little slower to play. What came of it is noted in the package, and `kanly --version` tells it.
"""

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

VIEWING = ("board", "cards", "happenings", "ix", "names", "news", "rivals", "shown", "view")
COMPILED = (
    Path("src/kanly/engine"),
    Path("src/kanly/bots/utility"),
    Path("src/kanly/bots/search"),
    Path("src/kanly/bots/rows"),
    *(Path("src/kanly/view", f"{name}.py") for name in VIEWING),
)  # packages and modules, as `_build.py` has them
NOTE = Path("kanly/built.txt")  # why the engine was not compiled
QUICKER = (  # groups of options, each used where the compiler knows it
    ("-fvisibility=hidden",),  # calls inside the engine need no detour
    ("--param=max-inline-insns-auto=30", "--param=inline-min-speedup=15", "--param=early-inlining-insns=14"),
)
BUILDING = {"bdist_wheel", "build", "build_ext", "install"}  # steps that only read metadata compile nothing
IN_PARTS = os.environ.get("KANLY_IN_PARTS") == "1"
REQUIRED = os.environ.get("KANLY_REQUIRE_COMPILED") == "1"


# --- whether C can be compiled here


def obstacle() -> str:
    """What keeps C code from being compiled here; empty when nothing does."""
    own = os.environ.get("CC", "").split()[:1]
    if not any(shutil.which(name) for name in (*own, "cc", "gcc", "clang", "cl")):
        return "there is no C compiler"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "the Python headers are missing"
    return "" if a_line_is_compiled() else "the C compiler does not work"


def options() -> list[str]:
    if os.name == "nt":
        return []
    return [option for group in QUICKER if a_line_is_compiled(*group) for option in group]


def a_line_is_compiled(*options: str) -> bool:
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with TemporaryDirectory() as folder:
        source = Path(folder, "line.c")
        source.write_text("#include <Python.h>\n#include <stdio.h>\nint line(void) { return 1; }\n")
        headers = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile(
                [str(source)], output_dir=folder, include_dirs=headers, extra_postargs=list(options)
            )
        except (CCompilerError, BaseError):
            return False
    return True


# --- what is compiled


def engine_files() -> list[str]:
    files = [file for place in COMPILED for file in files_of(place)]
    return [str(file) for file in files if file.name != "__init__.py" or file.read_text().strip()]


def files_of(place: Path) -> list[Path]:
    """Of a package, or the one of a module."""
    if place.suffix:
        return [place] if place.exists() else []
    return sorted(place.rglob("*.py"))


def translate(files: list[str]) -> list[Extension]:
    """The extension modules of the engine. Raises RuntimeError when mypy is missing or refuses the source."""
    try:
        from mypyc.build import mypycify
    except ImportError as error:
        raise RuntimeError("mypy is not installed") from error
    how = {"opt_level": "2", "debug_level": "0", "multi_file": IN_PARTS, "group_name": "kanly"}
    try:
        modules = mypycify(["--follow-imports=silent", *files], **how)
    except SystemExit as error:
        raise RuntimeError("mypyc refused the engine") from error
    quicker = options()
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *quicker]
    return modules


def compiled_modules() -> tuple[list[Extension], str]:
    """And why there are none."""
    files = engine_files()
    if not files or not BUILDING & set(sys.argv):
        return [], ""
    if os.environ.get("KANLY_PURE") == "1":
        return [], "KANLY_PURE=1 was set"
    try:
        if reason := obstacle():
            raise RuntimeError(reason)
        return translate(files), ""
    except RuntimeError as error:
        return [], uncompiled(str(error))


def uncompiled(reason: str) -> str:
    if REQUIRED:
        sys.exit(f"kanly: the engine cannot be compiled: {reason}.")
    print(f"kanly: installing the engine uncompiled: {reason}.", file=sys.stderr)
    return reason


# --- the steps of setuptools


def note(library: str, reason: str) -> None:
    if reason:
        (Path(library) / NOTE).write_text(f"{reason}\n", encoding="utf-8")


class BuildSources(build_py):
    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            note(self.build_lib, REASON)


class BuildEngine(build_ext):
    """On all processors. Where the compiler fails after all, the engine is left uncompiled as a whole."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except (CCompilerError, BaseError):
            reason = uncompiled("the C compiler failed")
            for file in [*Path(self.build_lib).rglob("*.so"), *Path(self.build_lib).rglob("*.pyd")]:
                file.unlink()
            self.extensions = []
            note(self.build_lib, reason)

    def build_extension(self, ext: Extension) -> None:
        if len(ext.sources) > 1:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: self.compiled(source, ext), ext.sources)
                ext.extra_objects = [*ext.extra_objects, *(name for names in parts for name in names)]
            ext.sources = []
        super().build_extension(ext)

    def compiled(self, source: str, ext: Extension) -> list[str]:
        return self.compiler.compile(
            [source],
            output_dir=self.build_temp,
            macros=ext.define_macros,
            include_dirs=ext.include_dirs,
            debug=self.debug,
            extra_postargs=ext.extra_compile_args,
            depends=ext.depends,
        )


MODULES, REASON = compiled_modules()
setup(ext_modules=MODULES, cmdclass={"build_ext": BuildEngine, "build_py": BuildSources})
