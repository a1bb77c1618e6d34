// What is too long for its place is drawn smaller: by `--fit`, which is 1 where it fits.

const SMALLEST = 0.6;

export function fitted(element: HTMLElement): () => void {
  element.dataset["fitted"] = "";
  const fit = (): void => {
    element.style.removeProperty("--fit");
    const share = element.clientWidth / element.scrollWidth;
    if (share < 1) element.style.setProperty("--fit", String(Math.max(SMALLEST, share * 0.97)));
  };
  fit();
  const seen = new ResizeObserver(fit);
  seen.observe(element);
  return () => seen.disconnect();
}
