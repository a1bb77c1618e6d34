// How an answer is named on a small button, and what it costs and brings in icons.
import type { Catalogue } from "../lib/catalogue.svelte";
import type { Option } from "../lib/choosing.svelte";
import type { Answer } from "../lib/protocol";
import type { Texts } from "../text";

const NAMED_BY_THING = new Set(["send", "acquire", "acquire_tech", "play"]);

/** Whether all are the same deed with one thing each, so that the question and the names say it all. */
export function areNamedByThing(options: readonly Option[]): boolean {
  const answers = options.flatMap(({ answers: [one, ...more] }) => (one && !more.length ? [one] : []));
  const names = new Set(answers.map(({ thing }) => thing ?? ""));
  return answers.length > 1 && answers.length === options.length && names.size === answers.length && !names.has("") && answers.every(({ verb, kind }) => verb === answers[0]?.verb && kind !== "space");
}

export function labelOf(option: Option, first: string | null, catalogue: Catalogue, isByThing = false): string {
  const [answer] = option.answers;
  if (!answer) return "";
  if (isByThing && answer.thing) return catalogue.name(answer.thing);
  if (answer.verb === "send" && answer.place && first && !first.startsWith("@")) return catalogue.name(`@${answer.place}`);
  if (NAMED_BY_THING.has(answer.verb) && answer.thing && !answer.on_top && !answer.negotiators) return catalogue.name(answer.thing);
  return answer.words;
}

/** What icons cannot say is left to the words. */
function isShown(icons: string): boolean {
  return icons !== "" && icons !== "{combat}" && !icons.includes("{see_text}");
}

/** Whether it gets something whose effects come later, when it is used. */
export function isAcquired({ verb }: Answer): boolean {
  return verb === "acquire" || verb === "acquire_tech";
}

export function ofWhat({ verb }: Answer, texts: Texts["play"]): string {
  return verb === "acquire" ? texts.thisCard : texts.thisTile;
}

/** How all that have a beginning with a colon begin, so that it need not be said on each; empty: not alike, or only one has any. */
export function commonBeginning(labels: readonly string[]): string {
  const beginnings = labels.flatMap((label) => /^[^:：]+[:：]\s*(?=.)/u.exec(label)?.[0] ?? []);
  return beginnings.length > 1 && new Set(beginnings).size === 1 ? (beginnings[0] ?? "") : "";
}

/** What comes after the beginning, as a sentence of its own. */
export function without(beginning: string, label: string): string {
  if (!beginning || !label.startsWith(beginning)) return label;
  const [first = "", ...rest] = label.slice(beginning.length);
  return first.toLocaleUpperCase() + rest.join("");
}

const MANY = 6;

/** As they stand on the buttons: what all say alike is left to the question. */
export function shortened(labels: readonly string[]): string[] {
  const beginning = commonBeginning(labels);
  if (beginning || labels.length < MANY || new Set(labels).size < labels.length) return labels.map((label) => without(beginning, label));
  const [before, after] = ends(labels);
  return labels.map((label) => label.slice(before, label.length - after) || label);
}

/** How much all begin and end with alike, in whole words. */
function ends([first = "", ...others]: readonly string[]): [number, number] {
  const alike = (count: number, part: (text: string) => string): boolean => others.every((other) => part(other) === part(first) && other.length > count);
  let [before, after] = [0, 0];
  while (before < first.length && alike(before + 1, (text) => text.slice(0, before + 1))) before += 1;
  while (after < first.length - before && alike(after + before + 1, (text) => text.slice(-after - 1))) after += 1;
  while (before && /[\p{Script=Latin}\p{Ps}\p{Pi}]/u.test(first[before - 1] ?? "")) before -= 1;
  while (after && /[\p{Script=Latin}\p{Pe}\p{Pf}]/u.test(first.at(-after) ?? "")) after -= 1;
  return [before, after];
}

export function iconsOf(answer: Answer): string {
  const costs = answer.costs.map(({ icons }) => icons).filter(isShown);
  const brings = answer.brings.map(({ icons }) => icons).filter(isShown);
  return [...costs, ...(costs.length && brings.length ? ["{arrow}"] : []), ...brings].join(" ");
}
