// How an answer is named on a small button, and what it costs and brings in icons.
import type { Catalogue } from "../lib/catalogue.svelte";
import type { Option } from "../lib/choosing.svelte";
import type { Answer } from "../lib/protocol";

const NAMED_BY_THING = new Set(["send", "acquire", "acquire_tech", "play"]);

export function labelOf(option: Option, first: string | null, catalogue: Catalogue): string {
  const [answer] = option.answers;
  if (!answer) return "";
  if (answer.verb === "send" && answer.place && first && !first.startsWith("@")) return catalogue.name(`@${answer.place}`);
  if (NAMED_BY_THING.has(answer.verb) && answer.thing && !answer.on_top && !answer.negotiators) return catalogue.name(answer.thing);
  return answer.words;
}

export function iconsOf(answer: Answer): string {
  const costs = answer.costs.map(({ icons }) => icons).filter(Boolean);
  const brings = answer.brings.map(({ icons }) => icons).filter((icons) => icons && icons !== "{combat}");
  return [...costs, ...(costs.length && brings.length ? ["{arrow}"] : []), ...brings].join(" ");
}
