// A number stays on one line with what is counted: in Japanese and Chinese lines may break between any two letters.

const JOINED = "\u2060";
const COUNTED = /\d[\u3400-\u9fff]{1,3}|\d(?=[\u3040-\u30ff])/g;
/** In Japanese the number follows what is counted as often as not; after a particle it begins anew. */
const AFTER_NOUN = /([\u30a0-\u30ff\u3400-\u9fff])(?=[+-]?\d)/g;

export function together(text: string, tag: string): string {
  if (tag === "en") return text;
  const counted = text.replace(COUNTED, (found) => [...found, ...(found.length > 1 ? [] : [""])].join(JOINED));
  return tag === "ja" ? counted.replace(AFTER_NOUN, `$1${JOINED}`) : counted;
}
