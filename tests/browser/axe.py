"""What axe-core finds serious or critical, on every screen, in every language and theme.

python3 dev.py browse axe -- --screens table_agent,new --languages ja --sizes 390x844
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass
from importlib.resources import files

from browser.chromium import ChromiumTab
from browser.tour import Stop, tour

GRAVE = ("serious", "critical")
AXE = (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")
RUN = """async () => {
    const found = await axe.run(document, { resultTypes: ["violations"] });
    const reasons = ({ any, all, none }) => [...any, ...all, ...none].map(({ message }) => message);
    const told = (node) => ({ html: node.html, why: reasons(node) });
    return found.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(told) }));
}"""
SHORT = 160  # characters of an element


@dataclass(frozen=True)
class Finding:
    rule: str
    element: str
    why: str

    def __str__(self) -> str:
        return f"{self.rule}: {self.element[:SHORT]}\n    {self.why}"


def findings(tab: ChromiumTab) -> list[Finding]:
    """Of what is seen now."""
    if not tab.ask("() => 'axe' in window"):
        tab.ask(f"() => {{ {AXE} }}")
    grave = [rule for rule in tab.ask(RUN) if rule["impact"] in GRAVE]
    return [
        Finding(rule["id"], node["html"], " / ".join(node["why"])) for rule in grave for node in rule["nodes"]
    ]


def main() -> int:
    began, seen = time.monotonic(), 0
    where: dict[Finding, list[str]] = {}

    def look(stop: Stop) -> None:
        nonlocal seen
        seen += 1
        for finding in findings(stop.tab):
            where.setdefault(finding, []).append(stop.name)

    failed = tour("axe", look)
    for finding, names in where.items():
        print(f"{finding}\n    on {len(names)}: {', '.join(names[:4])}")
    print(f"{seen} screens, {failed} could not be shown, {time.monotonic() - began:.0f} s")
    print(f"{len(where)} serious or critical findings")
    return 1 if where or failed else 0


if __name__ == "__main__":
    sys.exit(main())
