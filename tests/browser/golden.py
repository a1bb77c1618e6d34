"""A few pictures that are kept, and whether the page still looks like them.

python3 dev.py browse golden -- --accept          the page is meant to look as it does now
"""

from __future__ import annotations

import argparse
import base64
import sys
import tempfile
from pathlib import Path

from browser.chromium import ChromiumTab, chromium
from browser.house import settled_house
from browser.scenes import Scenes
from browser.screens import Showing
from browser.tab import WIDE, Looks
from playwright.sync_api import Browser

FOLDER = Path(__file__).parent / "golden"
SEEN = Path("build/golden")  # where pictures go that look different
MOST = 0.02  # of all points may differ: editions of a browser draw letters a little differently
PHONE, TABLET = (390, 844), (820, 1180)
KEPT = {
    "welcome_stranger": Looks("en", "light", WIDE),
    "new_solo": Looks("ja", "dark", TABLET),
    "table_first": Looks("zh-Hant", "dark", WIDE),
    "table_deploy": Looks("en", "light", WIDE),
    "table_solo": Looks("ja", "dark", PHONE),
    "inspect_card": Looks("zh-Hant", "light", PHONE),
    "result": Looks("en", "dark", WIDE),
}

# both at half their size, where edges of letters do not count: the share of points that clearly differ
DIFFERENCE = """async ([one, other]) => {
    const points = async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        const [width, height] = [picture.width >> 1, picture.height >> 1];
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(picture, 0, 0, width, height);
        return context.getImageData(0, 0, width, height);
    };
    const [a, b] = [await points(one), await points(other)];
    if (a.width !== b.width || a.height !== b.height) return 1;
    let count = 0;
    for (let at = 0; at < a.data.length; at += 4) {
        const far = Math.max(...[0, 1, 2].map((part) => Math.abs(a.data[at + part] - b.data[at + part])));
        if (far > 48) count += 1;
    }
    return count / (a.width * a.height);
}"""
SMALL = """async (address) => {
    const picture = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext("2d").drawImage(picture, 0, 0);
    const blob = await canvas.convertToBlob({ type: "image/webp", quality: 0.8 });
    const bytes = new Uint8Array(await blob.arrayBuffer());
    return btoa(Array.from(bytes, (each) => String.fromCharCode(each)).join(""));
}"""


def address_of(picture: bytes, kind: str) -> str:
    return f"data:image/{kind};base64,{base64.b64encode(picture).decode()}"


def taken(browser: Browser, scenes: Scenes, name: str) -> bytes:
    """As it looks now."""
    showing = Showing(browser, scenes, KEPT[name])
    (screen,) = (screen for screen in showing.screens() if screen.name == name)
    picture: bytes = showing.show(screen).page.screenshot()
    showing.close()
    return picture


def difference(bench: ChromiumTab, name: str, now: bytes) -> float:
    """From the one that is kept: which share of the points. `bench` is a tab of any page of ours."""
    before = (FOLDER / f"{name}.webp").read_bytes()
    return float(bench.ask(DIFFERENCE, [address_of(before, "webp"), address_of(now, "png")]))


def accept(bench: ChromiumTab, name: str, now: bytes) -> None:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(bench.ask(SMALL, address_of(now, "png"))))


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py browse golden", description=__doc__)
    parser.add_argument("--accept", action="store_true", help="keep the pictures of now")
    asked = parser.parse_args()
    worst = 0.0
    with (
        tempfile.TemporaryDirectory() as folder,
        settled_house(Path(folder)) as server,
        chromium() as browser,
    ):
        scenes, bench = Scenes(server), ChromiumTab(browser, Looks())
        scenes.set_up()
        for name in KEPT:
            now = taken(browser, scenes, name)
            if asked.accept:
                accept(bench, name, now)
            found = difference(bench, name, now)
            worst = max(worst, found)
            print(f"{name}: {100 * found:.2f} % differ")
    return 1 if worst > MOST else 0


if __name__ == "__main__":
    sys.exit(main())
