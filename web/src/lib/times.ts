// Times in the words of the language.
import { language } from "./language.svelte";

const UNITS: readonly [Intl.RelativeTimeFormatUnit & string, number][] = [
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const JUST_NOW = 10; // seconds

/** How long something takes: "2 minutes". */
export function lasting(seconds: number): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each && seconds % each === 0) ?? ["second", 1];
  return new Intl.NumberFormat(language.tag, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}

/** What is left of a time, in its largest unit. */
export function left(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  const [, size] = UNITS.find(([, each]) => seconds >= each) ?? ["second", 1];
  return lasting(Math.floor(seconds / size) * size);
}

/** When something was: "3 hours ago". */
export function ago(seconds: number, now = Date.now() / 1000): string {
  const past = Math.max(0, Math.round(now - seconds));
  if (past < JUST_NOW) return language.texts.common.justNow;
  const [unit, size] = UNITS.find(([, each]) => past >= each) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(language.tag, { numeric: "auto" }).format(-Math.floor(past / size), unit);
}

export function listed(names: string[]): string {
  return new Intl.ListFormat(language.tag, { type: "conjunction" }).format(names);
}
