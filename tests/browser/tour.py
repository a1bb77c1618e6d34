"""A walk past all screens in all sizes, languages and themes, or past those that are asked for."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from browser.chromium import ChromiumTab, chromium
from browser.house import settled_house
from browser.scenes import Scenes
from browser.screens import Showing
from browser.tab import Looks

LANGUAGES = ("en", "ja", "zh-Hant")
THEMES = ("dark", "light")
SIZES = ("1366x768", "1920x1080", "390x844", "820x1180")


@dataclass(frozen=True)
class Stop:
    """On the way: a screen that is shown."""

    name: str
    tab: ChromiumTab


def parser(name: str) -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(prog=f"dev.py browse {name}")
    for part, usual in (("languages", LANGUAGES), ("themes", THEMES), ("sizes", SIZES), ("screens", ())):
        made.add_argument(f"--{part}", default=",".join(usual), help="separated by commas")
    return made


def all_looks(asked: argparse.Namespace) -> Iterator[Looks]:
    for size in asked.sizes.split(","):
        width, height = (int(part) for part in size.split("x"))
        for language in asked.languages.split(","):
            for theme in asked.themes.split(","):
                yield Looks(language, theme, (width, height))


def tour(name: str, look: Callable[[Stop], None], asked: argparse.Namespace | None = None) -> int:
    """Returns how many screens could not be shown or looked at."""
    wanted = asked or parser(name).parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        settled_house(Path(folder)) as server,
        chromium() as browser,
    ):
        scenes = Scenes(server)
        scenes.set_up()
        failed = 0
        for looks in all_looks(wanted):
            showing = Showing(browser, scenes, looks)
            failed += walk(showing, looks, wanted.screens.split(",") if wanted.screens else [], look)
            showing.close()
            print(f"{looks.size[0]}x{looks.size[1]} {looks.language} {looks.theme}: seen", flush=True)
        return failed


def walk(showing: Showing, looks: Looks, wanted: list[str], look: Callable[[Stop], None]) -> int:
    failed = 0
    for screen in showing.screens():
        if wanted and screen.name not in wanted:
            continue
        name = f"{screen.name}-{looks.size[0]}x{looks.size[1]}-{looks.language}-{looks.theme}"
        try:
            look(Stop(name, showing.show(screen)))
        except Exception as error:
            failed += 1
            print(f"{name}: {error}", file=sys.stderr)
    return failed
