// Names in Japanese and Chinese keep their words whole; only a word that is too long for its place is broken.
import { keeperOf, type Keeper } from "../lib/together";

/** So much smaller a name may be made by `fitted` instead. */
const ENOUGH = 0.72;

/** A narrow place lets a name break where katakana begin after other letters. */
export function parted(name: string): string {
  return name.replace(/([\u3400-\u9fff])(?=[\u30a1-\u30fa])/g, "$1\u200b");
}

const MANY_WORDS = /[\u3400-\u9fff]{6,}/;
const keepers: Record<string, Keeper> = {};

/** A long name of several words breaks between them, if it has to. */
export function worded(name: string, tag: string): string {
  return MANY_WORDS.test(name) ? (keepers[tag] ??= keeperOf(tag))(name) : name;
}

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
