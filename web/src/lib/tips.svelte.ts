// For a first game: one short word on each of the first kinds of question, until it is dismissed or a game has been finished here.
import { keep, kept } from "./kept";
import type { Prompt } from "./protocol";

const FINISHED = "finished";
const NAMES = ["deploy", "send", "acquire", "combat"] as const;
export type TipName = (typeof NAMES)[number];

/** By what may be answered, as the server tells it; `combat` is a window. */
export function tipOf({ answers, why }: Prompt): TipName | null {
  if (why.kind === "window" && why.key === "combat") return "combat";
  return NAMES.find((name) => answers.some(({ verb }) => verb === name)) ?? null;
}

class Tips {
  private dismissed = $state<readonly string[]>(NAMES.filter((name) => kept(`tip.${name}`)));
  private hasFinished = $state(kept(FINISHED) !== null);

  isWanted(name: TipName): boolean {
    return !this.hasFinished && !this.dismissed.includes(name);
  }

  /** For good. */
  dismiss(name: TipName): void {
    keep(`tip.${name}`, "read");
    this.dismissed = [...this.dismissed, name];
  }

  finish(): void {
    if (!this.hasFinished) keep(FINISHED, "yes");
    this.hasFinished = true;
  }
}

export const tips = new Tips();
