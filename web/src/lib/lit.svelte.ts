// What on the table is being spoken of: by a line of the log that is pointed at, or by a step that is played back.

const NOTHING: ReadonlySet<string> = new Set();

class Lit {
  private pointed = $state.raw(NOTHING);
  private played = $state.raw(NOTHING);

  /** Keys of printed things (`dagger`, `@arrakeen`), of seats (`seat:1`) and of Factions (`faction:fremen`). */
  keys = $derived(this.pointed.size ? this.pointed : this.played);

  /** By the log, as long as somebody points there. */
  point(keys: Iterable<string> = NOTHING): void {
    this.pointed = new Set(keys);
  }

  /** By playback, until the next step. */
  play(keys: Iterable<string> = NOTHING): void {
    this.played = new Set(keys);
  }
}

export const lit = new Lit();

/** The pieces that lie on the table under such a key, wherever: whatever has `data-piece`. */
export function piecesAt(key: string): HTMLElement[] {
  const exact = `[data-piece="${CSS.escape(key)}"]`;
  const isPrinted = !key.startsWith("@") && !key.includes(":");
  const found = document.querySelectorAll<HTMLElement>(isPrinted ? `${exact},[data-piece$=":${CSS.escape(key)}"]` : exact);
  return [...found].filter((piece) => piece.offsetParent !== null);
}
