"""A browser whose text is set to 200 %: what is cut off, and what cannot be reached."""

from __future__ import annotations

from typing import Any

from browser.chromium import ChromiumTab

TWICE = "--blink-settings=defaultFontSize=32"  # pixels: browsers come with 16
NEEDED = "button, a[href], input:not(.unseen), select, label:has(> input.unseen)"

# a page that is wider than its window, what cannot be brought to where it can be hit, and what is too wide
CUT_OFF = """async (needed) => {
    const root = document.documentElement;
    const words = (thing) => thing.innerText || thing.getAttribute("aria-label") || "";
    const name = (thing) => `${thing.tagName} ${words(thing)}`.replace(/\\s+/g, " ").slice(0, 40);
    const stage = document.querySelector("dialog[open]") ?? document.body;
    const isThere = (thing) => thing.checkVisibility() && !thing.disabled;
    const things = [...stage.querySelectorAll(needed)].filter(isThere);
    const found = root.scrollWidth > root.clientWidth + 1 ? [`the page is ${root.scrollWidth} wide`] : [];
    for (const thing of things) {
        thing.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const { left, top, width, height } = thing.getBoundingClientRect();
        const first = document.elementFromPoint(left + width / 2, top + height / 2);
        const isHit = first && (thing.contains(first) || first.closest("label")?.contains(thing));
        if (!isHit) found.push(`not reached: ${name(thing)} (${first ? name(first) : "outside"})`);
        else if (left < -1 || left + width > innerWidth + 1) found.push(`cut off: ${name(thing)}`);
    }
    return found;
}"""


def cut_off(tab: ChromiumTab) -> list[str]:
    """Of what is seen now, whatever can be acted with."""
    found: Any = tab.ask(CUT_OFF, NEEDED)
    return [str(each) for each in found]
