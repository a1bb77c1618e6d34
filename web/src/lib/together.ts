// What stays on one line in Japanese and Chinese, where lines may break between any two letters: a number with what is counted, and words.

const JOINED = "\u2060";
const LETTERS = "[\\u3005\\u3040-\\u30ff\\u3400-\\u9fff]";
const COUNTED = /\d[\u3400-\u9fff]{1,3}|\d[\u3040-\u30ff]/g;
/** In Japanese the number follows what is counted as often as not; after a particle it begins anew. */
const AFTER_NOUN = /[\u30a0-\u30ff\u3400-\u9fff](?:[+-]\d|\d)/g;
/** No line begins with a middle dot. */
const DOTTED = new RegExp(`${LETTERS}[·・‧•]`, "g");
const BETWEEN_NAMES = new RegExp(`[^${LETTERS.slice(1, -1)}]+`);

/** Of the game, which names are made of and prose has alone. */
const WORDS = ["厄拉科斯", "伊克斯", "弗瑞曼", "薩督卡", "劍刃", "軍營"];

/** Lays a text in one language so that it breaks well. */
export type Keeper = (text: string) => string;

/** With the names that no dictionary of a browser has; `hasPhrases`: the browser keeps words whole by itself. */
export function keeperOf(tag: string, names: readonly string[] = [], hasPhrases = false): Keeper {
  if (tag !== "ja" && tag !== "zh-Hant") return (text) => text;
  const patterns = [COUNTED, DOTTED, ...(tag === "ja" ? [AFTER_NOUN] : [])];
  if (hasPhrases) return (text) => laid(text, patterns.flatMap((pattern) => spansOf(text, pattern)));
  const known = named([...names, ...WORDS]);
  const words = "Segmenter" in Intl ? new Intl.Segmenter(tag, { granularity: "word" }) : null;
  return (text) => {
    const held = known ? spansOf(text, known) : [];
    return laid(text, [...patterns.flatMap((pattern) => spansOf(text, pattern)), ...held, ...(words ? wordsOf(text, words) : [])]);
  };
}

type Span = [from: number, to: number];

/** The longest first: a name may begin like another. */
function named(names: readonly string[]): RegExp | null {
  const parts = new Set(names.flatMap((name) => name.split(BETWEEN_NAMES)).filter((part) => part.length > 1));
  return parts.size ? new RegExp([...parts].sort((one, other) => other.length - one.length).join("|"), "g") : null;
}

function spansOf(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => [index, index + found.length]);
}

function wordsOf(text: string, words: Intl.Segmenter): Span[] {
  return [...words.segment(text)].flatMap(({ segment, index, isWordLike }) => (isWordLike && WHOLE.test(segment) ? [[index, index + segment.length] as Span] : []));
}

const WHOLE = new RegExp(`^${LETTERS}{2,}$`);

function laid(text: string, spans: readonly Span[]): string {
  const kept = new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from - 1 }, (_, place) => from + 1 + place)));
  return text.split("").map((letter, place) => (kept.has(place) ? JOINED + letter : letter)).join("");
}
