"""Pictures of every screen, in every size, language and theme, into a folder: to be looked at one by one.

python3 dev.py browse pictures -- --screens table_agent,new --languages ja --sizes 390x844
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from browser.chromium import chromium
from browser.house import settled_house
from browser.scenes import Scenes
from browser.screens import Showing
from browser.tab import Looks

LANGUAGES = ("en", "ja", "zh-Hant")
THEMES = ("dark", "light")
SIZES = ("1366x768", "1920x1080", "390x844", "820x1180")


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="dev.py browse pictures", description=__doc__)
    parser.add_argument("--into", type=Path, default=Path("build/pictures"), help="a folder")
    for name, usual in (("languages", LANGUAGES), ("themes", THEMES), ("sizes", SIZES), ("screens", ())):
        parser.add_argument(f"--{name}", default=",".join(usual), help="separated by commas")
    return parser.parse_args()


def all_looks(asked: argparse.Namespace) -> Iterator[Looks]:
    for size in asked.sizes.split(","):
        width, height = (int(part) for part in size.split("x"))
        for language in asked.languages.split(","):
            for theme in asked.themes.split(","):
                yield Looks(language, theme, (width, height))


def take(showing: Showing, looks: Looks, asked: argparse.Namespace) -> int:
    """Returns how many could not be taken."""
    failed = 0
    for screen in showing.screens():
        if asked.screens and screen.name not in asked.screens.split(","):
            continue
        name = f"{screen.name}-{looks.size[0]}x{looks.size[1]}-{looks.language}-{looks.theme}.png"
        try:
            showing.show(screen).page.screenshot(path=asked.into / name)
        except Exception as error:
            failed += 1
            print(f"{name}: {error}", file=sys.stderr)
    return failed


def main() -> int:
    asked, began, failed = parse(), time.monotonic(), 0
    asked.into.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        settled_house(Path(folder)) as server,
        chromium() as browser,
    ):
        scenes = Scenes(server)
        scenes.set_up()
        for looks in all_looks(asked):
            showing = Showing(browser, scenes, looks)
            failed += take(showing, looks, asked)
            showing.close()
    count = len([*asked.into.glob("*.png")])
    print(f"{count} pictures in {asked.into}, {failed} failed, {time.monotonic() - began:.0f} s")
    return failed and 1


if __name__ == "__main__":
    sys.exit(main())
