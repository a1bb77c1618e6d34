"""Pictures of every screen, in every size, language and theme, into a folder: to be looked at one by one.

python3 dev.py browse pictures -- --screens table_agent,new --languages ja --sizes 390x844
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from browser.tour import Stop, parser, tour


def main() -> int:
    asking = parser("pictures")
    asking.add_argument("--into", type=Path, default=Path("build/pictures"), help="a folder")
    asked, began, taken = asking.parse_args(), time.monotonic(), 0
    asked.into.mkdir(parents=True, exist_ok=True)

    def look(stop: Stop) -> None:
        nonlocal taken
        stop.tab.page.screenshot(path=asked.into / f"{stop.name}.png")
        taken += 1

    failed = tour("pictures", look, asked)
    print(f"{taken} pictures in {asked.into}, {failed} failed, {time.monotonic() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
