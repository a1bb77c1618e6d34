// Effects in icons come as text: `{spice:1} {arrow} {influence:fremen:1}`, with plain signs in between.

export interface TokenPart {
  term: string;
  of: string;
  /** null: none is printed. */
  count: number | null;
  /** Whether it is so much more, or less: `{spice:+2}`, `{spice:-2}`. */
  isSigned: boolean;
}

export type Part = TokenPart | string;

const TOKEN = /\{([a-z_]+)(?::([a-z_]+))?(?::([+-]?\d+))?\}/g;

/** Signs stand apart, so that blanks around them do not count; between words they do. */
export function partsOf(text: string, hasWords = false): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    addSign(parts, text.slice(end, found.index), hasWords);
    parts.push({ term: found[1] ?? "", of: found[2] ?? "", count: found[3] ? Number(found[3]) : null, isSigned: /^[+-]/.test(found[3] ?? "") });
    end = found.index + found[0].length;
  }
  addSign(parts, text.slice(end), hasWords);
  return parts;
}

function addSign(parts: Part[], sign: string, hasWords: boolean): void {
  if (sign.trim()) parts.push(hasWords ? sign : sign.trim());
}
