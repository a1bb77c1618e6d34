// Effects in icons come as text: `{spice:1} {arrow} {influence:fremen:1}`, with plain signs in between.

export interface TokenPart {
  term: string;
  of: string;
  /** null: none is printed. */
  count: number | null;
}

export type Part = TokenPart | string;

const TOKEN = /\{([a-z_]+)(?::([a-z_]+))?(?::(-?\d+))?\}/g;

export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const found of text.matchAll(TOKEN)) {
    addSign(parts, text.slice(end, found.index));
    parts.push({ term: found[1] ?? "", of: found[2] ?? "", count: found[3] ? Number(found[3]) : null });
    end = found.index + found[0].length;
  }
  addSign(parts, text.slice(end));
  return parts;
}

function addSign(parts: Part[], sign: string): void {
  if (sign.trim()) parts.push(sign.trim());
}
