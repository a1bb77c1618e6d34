"""What is made of the messages: JSON Schema, TypeScript, and the reference of docs/protocol.md."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from kanly.server.protocol.shapes import VIEW, borrowed, definitions
from kanly.view.schema.json_schema import DIALECT, definition
from kanly.view.schema.page import KINDS, kind_row, section
from kanly.view.schema.shapes import Value
from kanly.view.schema.typescript import declaration

ABOUT: Final = "What the server tells over the socket of a table; `#/$defs/Asked` is what a client may say."
TOP: Final = """// What a client says over the socket of a table is Asked, what the server says is Told.
// Made by `kanly schema --protocol --typescript` from the types of kanly; do not edit.
"""
BEGIN: Final = "<!-- reference: begin -->"
END: Final = "<!-- reference: end -->"


def json_schema() -> str:
    found = definitions()
    defined = {name: definition(one, found) for name, one in found.items()}
    head = {"$schema": DIALECT, "title": "Messages of kanly", "description": ABOUT, "$ref": "#/$defs/Told"}
    return json.dumps({**head, "$defs": defined}, indent=1, ensure_ascii=False) + "\n"


def typescript() -> str:
    taken = f'import type {{ {", ".join(borrowed())} }} from "./{VIEW}";\n'
    return "\n".join([TOP, taken, *(declaration(one) for one in definitions().values())])


def reference() -> str:
    found = definitions().values()
    sections = [section(one, "###") for one in found if not isinstance(one, Value)]
    kinds = [kind_row(one) for one in found if isinstance(one, Value)]
    return "\n".join([*sections, f"#{KINDS}", *kinds, ""])


def with_reference(page: str) -> str:
    """The page with what is made in its place, and the words around it left alone."""
    before, begun, rest = page.partition(BEGIN)
    _, ended, after = rest.partition(END)
    if not (begun and ended):
        raise ValueError("the page has lost the marks around the reference")
    return f"{before}{BEGIN}\n\n{reference()}\n{END}{after}"


PAGE: Final = "docs/protocol.md"
MADE: Final[dict[str, Callable[[], str]]] = {
    "docs/protocol.schema.json": json_schema,
    "docs/protocol.d.ts": typescript,
}
