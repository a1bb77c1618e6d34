// Answers that do not fit beside each other stand closer, in more rows: `data-crowd` from 0 to 3.

const CLOSEST = 3;

/** Anew whenever what is asked or picked changes, or the place for it. */
export function crowded(..._changing: unknown[]): (element: HTMLElement) => () => void {
  return (element) => {
    const fit = (): void => {
      for (let crowd = 0; crowd <= CLOSEST; crowd += 1) {
        element.dataset["crowd"] = String(crowd);
        if (element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1) return;
      }
    };
    fit();
    const seen = new ResizeObserver(fit);
    if (element.parentElement) seen.observe(element.parentElement);
    return () => seen.disconnect();
  };
}
