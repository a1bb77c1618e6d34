"""Small breakages of a source file, each of which a good test suite notices: numbers, conditions, words."""

from __future__ import annotations

import ast
import copy
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeVar

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
RETURNS = {"bool": "not ({})", "int": "({}) + 1"}  # by the type a function promises
MANY = 9  # more than anything printed holds: a list of whole cards is left alone
UNREAD = ("annotation", "returns", "decorator_list")  # parts of a definition that do nothing in a game
SAFEGUARDS = ("strict", "repr", "compare")  # arguments that change nothing in a program without faults

Code = ast.expr | ast.stmt
Sign = TypeVar("Sign", bound=ast.AST)


class Change(NamedTuple):
    kind: str
    node: Code
    after: str
    dropped: Code | None = None  # the part that is missing afterwards


@dataclass(frozen=True)
class Breakage:
    file: str  # from the root of the project
    line: int
    kind: str
    told: str
    after: str
    start: int  # in bytes, as `ast` counts
    end: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.kind}: {self.told}"

    def applied(self, source: str) -> str:
        text = source.encode()
        return (text[: self.start] + self.after.encode() + text[self.end :]).decode()


def shortened(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 120 else f"{flat[:117]}..."


def sites(file: str, source: str, content: bool) -> list[list[Breakage]]:
    """Every place that can be broken, with the ways to break it. Words are dropped where there is content."""
    starts = line_starts(source)
    found: dict[tuple[int, int, str], list[Breakage]] = {}
    for node, promised in relevant(ast.parse(source), ""):
        for change in changes(node, promised, content):
            made = breakage(file, starts, change)
            found.setdefault((made.start, made.end, made.kind), []).append(made)
    return list(found.values())


def relevant(node: ast.AST, promised: str) -> Iterator[tuple[ast.AST, str]]:
    """All that can matter in a game, each with the type that the function around it promises to return."""
    if isinstance(node, ast.JoinedStr) or is_for_types(node) or is_safeguard(node):
        return
    yield node, promised
    if isinstance(node, ast.FunctionDef):
        promised = ast.unparse(node.returns) if node.returns else ""
    for name, value in ast.iter_fields(node):
        if name not in UNREAD:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from relevant(child, promised)


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def is_safeguard(node: ast.AST) -> bool:
    return isinstance(node, ast.keyword) and node.arg in SAFEGUARDS


def breakage(file: str, starts: list[int], change: Change) -> Breakage:
    kind, node, after, dropped = change
    start = starts[node.lineno - 1] + node.col_offset
    end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
    told = f"{shortened(ast.unparse(node))}  ->  {shortened(after)}"
    if dropped is not None:
        told = shortened(ast.unparse(dropped))
    return Breakage(file, (dropped or node).lineno, kind, told, after, start, end)


def line_starts(source: str) -> list[int]:
    """In bytes."""
    lengths = [len(line) for line in source.encode().splitlines(keepends=True)]
    return [0, *itertools.accumulate(lengths)]


def changes(node: ast.AST, promised: str, content: bool) -> Iterator[Change]:
    for make in MAKERS:
        yield from make(node)
    if isinstance(node, ast.Return) and node.value is not None and promised in RETURNS:
        yield Change("return value", node.value, RETURNS[promised].format(ast.unparse(node.value)))
    if content:
        yield from fewer_words(node)


def numbers(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield Change("flag", node, str(not node.value))
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield Change("number", node, str(node.value + 1))
        if node.value > 0:
            yield Change("number", node, str(node.value - 1))


def comparisons(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        for i, sign in enumerate(node.ops):
            new = copy.deepcopy(node)
            new.ops[i] = other(sign, ast.cmpop)
            yield Change("comparison", node, ast.unparse(new))


def conditions(node: ast.AST) -> Iterator[Change]:
    tests = [node.test] if isinstance(node, ast.If | ast.IfExp | ast.While) else []
    if isinstance(node, ast.comprehension):
        tests = node.ifs
    for test in tests:
        if not isinstance(test, ast.Constant):
            yield Change("condition", test, f"(not ({ast.unparse(test)}))")
            yield Change("condition", test, "True")
            yield Change("condition", test, "False")


def connectives(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BoolOp):
        new = copy.deepcopy(node)
        new.op = other(node.op, ast.boolop)
        yield Change("and/or", node, f"({ast.unparse(new)})")
        for i in range(len(node.values)):
            rest = [value for j, value in enumerate(node.values) if j != i]
            left = rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)
            yield Change("part dropped", node, f"({ast.unparse(left)})")
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change("not dropped", node, f"({ast.unparse(node.operand)})")


def sums(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.BinOp | ast.AugAssign) and type(node.op) in SWAPPED:
        parts = [node.left, node.right] if isinstance(node, ast.BinOp) else [node.value]
        if not any(isinstance(part, ast.List | ast.Tuple | ast.JoinedStr) for part in parts):
            new = copy.deepcopy(node)
            new.op = other(node.op, ast.operator)
            text = ast.unparse(new)
            yield Change("sum", node, text if isinstance(node, ast.AugAssign) else f"({text})")


def deeds(node: ast.AST) -> Iterator[Change]:
    """A statement that does something to the game is left out."""
    is_call = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    is_change = isinstance(node, ast.AugAssign) or (
        isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Attribute | ast.Subscript)
    )
    if isinstance(node, ast.stmt) and (is_call or is_change):
        yield Change("deed dropped", node, "pass", node)


def fewer_words(node: ast.AST) -> Iterator[Change]:
    """One word, icon, Mode or Face fewer on something printed."""
    if isinstance(node, ast.List | ast.Tuple) and isinstance(node.ctx, ast.Load) and len(node.elts) < MANY:
        for i in range(len(node.elts)):
            new = copy.deepcopy(node)
            del new.elts[i]
            yield Change("word dropped", node, ast.unparse(new), node.elts[i])
    elif isinstance(node, ast.Call):
        for i, word in enumerate(node.args):
            if isinstance(word, ast.Call):
                call = copy.deepcopy(node)
                del call.args[i]
                yield Change("word dropped", node, ast.unparse(call), word)


def other(sign: Sign, kind: type[Sign]) -> Sign:
    swapped = SWAPPED[type(sign)]()
    assert isinstance(swapped, kind)
    return swapped


MAKERS: tuple[Callable[[ast.AST], Iterator[Change]], ...] = (
    numbers,
    comparisons,
    conditions,
    connectives,
    sums,
    deeds,
)
