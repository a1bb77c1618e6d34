// Names in Japanese and Chinese keep their words whole; only a word that is too long for its place is broken.

/** So much smaller a name may be made by `fitted` instead. */
const ENOUGH = 0.8;

export function phrased(element: HTMLElement): () => void {
  const lay = (): void => {
    delete element.dataset["broken"];
    const share = element.clientWidth / element.scrollWidth;
    const isMadeSmaller = share >= ENOUGH && element.parentElement?.dataset["fitted"] !== undefined;
    if (share < 1 && !isMadeSmaller) element.dataset["broken"] = "";
  };
  lay();
  const seen = new ResizeObserver(lay);
  seen.observe(element.parentElement ?? element);
  return () => seen.disconnect();
}
