// Answers that do not fit beside each other stand closer: `data-crowd` from 0, one row, to 4, rows of small text that leave everything else its place. None of them cuts a
// label; where not even the last one has room for all, the rest is scrolled to.

const CLOSEST = 4;

/** Anew whenever what is asked or picked changes, or the place for it. */
export function crowded(..._changing: unknown[]): (element: HTMLElement) => () => void {
  return (element) => {
    const fit = (): void => {
      for (let crowd = 0; crowd <= CLOSEST; crowd += 1) {
        element.dataset["crowd"] = String(crowd);
        if (isWhole(element) && [...element.querySelectorAll<HTMLElement>(":scope > button")].every(isWhole)) return;
      }
    };
    fit();
    const seen = new ResizeObserver(fit);
    if (element.parentElement) seen.observe(element.parentElement);
    return () => seen.disconnect();
  };
}

/** Whether all that is in it is seen. */
function isWhole({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean {
  return scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1;
}
