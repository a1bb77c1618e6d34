// What somebody who looks at the page can find there. One expression: an object of functions.
(() => {
  const LIT = [
    ["close", "dialog[open] .close"],
    ["confirm", "[data-confirm], [data-lead]"],
    ["deploy", "[data-deploy]"],
    ["step", ".stepper .part button"],
    ["hand_over", "[data-hand-over]"],
    ["agree", "[data-vote=yes]"],
    ["pending", "[data-answer].pending"],
    ["answer", "[data-answer]:not(.pending)"],
    ["piece", ".piece.lit:not(.picked, .pending)"],
    ["pile", "[data-pile].lit"],
    ["put_back", "[data-put-back]"],
    ["leader", ".panel .parchment"],
    ["tab", ".tabs [role=tab][aria-selected=false]:has(em)"],
  ];

  const KEYS = [
    ["r", ".asides [data-answer^=reveal]"],
    ["0", ".asides [data-answer]:not([data-answer^=reveal])"],
    ["e", ".acts [data-answer=end]"],
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

  /** Whether it keeps its place while two pictures are drawn. */
  async function isStill(thing, [x, y]) {
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
    const now = hit(thing, "center");
    return now !== null && now[0] === x && now[1] === y;
  }

  /** The first of such things that can be clicked on, with such words. */
  async function reached([selector, words]) {
    for (const thing of document.querySelectorAll(selector)) {
      const at = isThere(thing) && thing.innerText.includes(words) && hit(thing, "center");
      if (at && (await isStill(thing, at))) return at;
    }
    return null;
  }

  /** Everything that can be done in a game; null: nothing yet; none: it is over. */
  function lit() {
    if (document.querySelector("[data-result]")?.checkVisibility()) return { lit: [] };
    window.litThings = [];
    const found = [];
    for (const [kind, selector] of LIT) {
      for (const thing of document.querySelectorAll(selector)) {
        if (!isThere(thing) || !hit(thing, "nearest")) continue;
        found.push([kind, thing.dataset.answer ?? thing.dataset.piece ?? "", window.litThings.length]);
        window.litThings.push(thing);
      }
    }
    return found.length ? { lit: found } : null;
  }

  /** Where one of those can be hit now; null: it has gone meanwhile. */
  function point(place) {
    const thing = window.litThings[place];
    return thing?.isConnected && isThere(thing) ? hit(thing, "nearest") : null;
  }

  /** What has the focus: whether it is what is looked for, and whether it shows that it has it. */
  function focus(selector) {
    const thing = document.activeElement;
    if (!thing || thing === document.body) return { what: "", isThere: false, isShown: true };
    const marks = thing.matches(".unseen") ? [thing.nextElementSibling] : [thing];
    const isMarked = (each) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each);
      return (outlineStyle !== "none" && parseFloat(outlineWidth) >= 2) || boxShadow.includes("inset");
    };
    return { what: thing.outerHTML.slice(0, 120), isThere: thing.matches(selector), isShown: marks.some(isMarked) };
  }

  /** Keys that lead on now, and things without one; null: none yet. */
  function ways() {
    const isShown = (selector) => [...document.querySelectorAll(selector)].some(isThere);
    if (isShown("[data-result]")) return ["over"];
    if (isShown("[data-confirm]")) return document.activeElement?.matches("button") ? ["[data-confirm]"] : ["Enter"];
    const found = [...document.querySelectorAll(".choice kbd")].map((key) => key.innerText);
    if (isShown("[data-deploy]")) found.push("d", "+", "-");
    for (const [key, selector] of KEYS) if (isShown(selector)) found.push(key);
    return found.length ? found : null;
  }

  return { reached, lit, point, focus, ways };
})()
