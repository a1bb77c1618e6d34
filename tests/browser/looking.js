// What somebody who looks at the page can find there. One expression: an object of functions.
(() => {
  const LIT = [
    ["confirm", "[data-confirm]"],
    ["deploy", "[data-deploy]"],
    ["step", ".stepper .part button"],
    ["hand_over", "[data-hand-over]"],
    ["agree", "[data-vote=yes]"],
    ["pending", "[data-answer].pending"],
    ["answer", "[data-answer]:not(.pending)"],
    ["piece", ".piece.lit:not(.picked, .pending)"],
    ["put_back", "[data-put-back]"],
  ];

  /** Where a thing can be hit: in its middle, with nothing before it. */
  function hit(thing, block) {
    const isInside = (box) => box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
    const isOutside = !isInside(thing.getBoundingClientRect());
    if (isOutside) thing.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const box = thing.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const first = document.elementFromPoint(x, y);
    return first && (thing.contains(first) || first.closest("label")?.contains(thing)) ? [x, y] : null;
  }

  function isThere(thing) {
    return thing.checkVisibility() && !thing.disabled;
  }

  /** The first of such things that can be clicked on, with such words. */
  function reached([selector, words]) {
    for (const thing of document.querySelectorAll(selector)) {
      const at = isThere(thing) && thing.innerText.includes(words) && hit(thing, "center");
      if (at) return at;
    }
    return null;
  }

  /** Everything that can be done in a game; null: nothing yet; none: it is over. */
  function lit() {
    if (document.querySelector("[data-result]")?.checkVisibility()) return { lit: [] };
    const found = [];
    for (const [kind, selector] of LIT) {
      for (const thing of document.querySelectorAll(selector)) {
        const at = isThere(thing) && hit(thing, "nearest");
        if (at) found.push([kind, thing.dataset.answer ?? thing.dataset.piece ?? "", ...at]);
      }
    }
    return found.length ? { lit: found } : null;
  }

  return { reached, lit };
})()
