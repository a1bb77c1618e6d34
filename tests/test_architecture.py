"""The shape of the source: who may import whom, how long things may get, what may not be written."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from kanly.content.catalog import CATALOG

PACKAGE = Path(__file__).parent.parent / "src" / "kanly"
FILES = sorted(PACKAGE.rglob("*.py"))
LONGEST_FILE = 400
LONGEST_FUNCTION = 40

# A module imports its own ring and the rings below it; the engine imports nothing but itself.
RINGS = {
    "engine": 0,
    "_build": 1,
    "content": 1,
    "text": 2,
    "record": 2,
    "refusals": 2,
    "view": 2,
    "rulebook": 0,
    "bots": 3,
    "game": 3,
    "opening": 3,
    "telling": 3,
    "__init__": 3,
    "lab": 4,
    "review": 4,
    "table": 4,
    "server": 5,
    "cli": 5,
    "__main__": 5,
}


def name(file: Path) -> str:
    return str(file.relative_to(PACKAGE))


def part_of(file: Path) -> str:
    """The package or top-level module that a file belongs to."""
    return file.relative_to(PACKAGE).parts[0].removesuffix(".py")


def absolute(node: ast.ImportFrom, file: Path) -> str:
    """The full name of the module that a `from` import names, relative or not."""
    if node.level == 0:
        return node.module or ""
    here = ["kanly", *file.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join([*here[: -node.level], *([node.module] if node.module else [])])


def modules_named(tree: ast.Module, file: Path) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = absolute(node, file)
            yield from (f"{module}.{alias.name}" for alias in node.names)


def parts_imported(file: Path) -> set[str]:
    """The parts of kanly that a file imports; a name of kanly itself counts as `__init__`."""
    found = set()
    for module in modules_named(ast.parse(file.read_text()), file):
        top, _, rest = module.partition(".")
        if top == "kanly":
            part = rest.split(".")[0]
            found.add(part if part in RINGS else "__init__")
    return found


def may_import(part: str, other: str) -> bool:
    if part == "engine":
        return other == "engine"
    return other == "_build" or RINGS[other] <= RINGS[part]


# --- nothing printed stands in the engine

PRINTED = {thing.key for thing in CATALOG.things[1:]}


def declared(file: Path) -> set[str]:
    """The fields of the classes in a file."""
    targets = [
        node.target for node in ast.walk(ast.parse(file.read_text())) if isinstance(node, ast.AnnAssign)
    ]
    return {target.attr for target in targets if isinstance(target, ast.Attribute)}


FIELDS = declared(PACKAGE / "engine/state.py") | declared(PACKAGE / "engine/player.py")


def printed_names(source: str) -> list[str]:
    """Keys of the catalogue among the strings of a source; some fields of the state are called so too."""
    strings = [node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant)]
    return [text for text in strings if isinstance(text, str) and text in PRINTED - FIELDS]


@pytest.mark.parametrize("file", [file for file in FILES if part_of(file) == "engine"], ids=name)
def test_the_engine_names_nothing_printed(file: Path) -> None:
    """A rule asks what is printed on a component, never what it is called."""
    assert printed_names(file.read_text()) == []


def test_a_printed_name_is_found() -> None:
    source = 'def price(space: Space) -> int:\n    return 5 if space.key == "arrakeen" else me["mentat"]\n'
    assert printed_names(source) == ["arrakeen"]
    assert len(PRINTED) > 200


FRONT_ENDS = ("cli", "server")


@pytest.mark.parametrize("file", FILES, ids=name)
def test_front_ends_see_views_events_and_texts_only(file: Path) -> None:
    if part_of(file) in FRONT_ENDS:
        assert "engine" not in parts_imported(file)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_front_ends_and_bots_leave_the_state_alone(file: Path) -> None:
    """Whatever they need of it, the game tells them."""
    if part_of(file) in (*FRONT_ENDS, "bots") or name(file) == "telling/menus.py":
        tree = ast.parse(file.read_text())
        assert not [
            node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and node.attr == "state"
        ]


# --- cycles


def is_for_types(node: ast.stmt) -> bool:
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def module_of(file: Path) -> str:
    return ".".join(["kanly", *file.relative_to(PACKAGE).with_suffix("").parts]).removesuffix(".__init__")


def imported_when_run(file: Path) -> set[str]:
    """The modules of kanly that must have been run before this one, but for the packages it lies in."""
    tree = ast.parse(file.read_text())
    at_once = [node for node in tree.body if not is_for_types(node)]
    known = {module_of(other) for other in FILES} - {module_of(file)}
    found = set()
    for named in modules_named(ast.Module(at_once, []), file):
        found |= {named, named.rpartition(".")[0]} & known
    return {module for module in found if not module_of(file).startswith(f"{module}.")}


def test_no_module_imports_itself_by_way_of_others() -> None:
    left = {module_of(file): imported_when_run(file) for file in FILES}
    while free := [module for module, imported in left.items() if not imported & left.keys()]:
        for module in free:
            del left[module]
    assert not left


def test_imports_for_types_alone_make_no_cycle() -> None:
    assert "kanly.cli.desk" in imported_when_run(PACKAGE / "cli" / "session.py")
    assert "kanly.engine.state" not in imported_when_run(PACKAGE / "engine" / "secrets" / "knowledge.py")


def test_every_part_has_its_ring() -> None:
    assert {part_of(file) for file in FILES} <= set(RINGS)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_go_inwards(file: Path) -> None:
    part = part_of(file)
    assert not [other for other in sorted(parts_imported(file)) if not may_import(part, other)]


@pytest.mark.parametrize("file", FILES, ids=name)
def test_file_is_short(file: Path) -> None:
    if part_of(file) != "content":  # lists of printed things may be as long as the box is full
        assert len(file.read_text().splitlines()) <= LONGEST_FILE


@pytest.mark.parametrize("file", FILES, ids=name)
def test_functions_are_short(file: Path) -> None:
    long = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                long.append(f"{node.name}: {length} lines")
    assert not long


@pytest.mark.parametrize("file", FILES, ids=name)
def test_nothing_is_left_for_later(file: Path) -> None:
    assert not re.findall(r"\b(?:TODO|FIXME|XXX)\b.*", file.read_text())


@pytest.mark.parametrize("file", FILES, ids=name)
def test_engine_types_are_never_overruled(file: Path) -> None:
    if part_of(file) == "engine":
        assert not re.findall(r"#\s*type:\s*ignore|\bcast\(", file.read_text())
