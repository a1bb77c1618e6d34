// Bots as they are offered: by level, in the language of the page.
import { language } from "./language.svelte";
import type { Colour } from "./protocol";
import { botName as nameOf } from "./seats";

type Level = keyof typeof language.texts.start.level;
/** The weakest first. */
export const LEVELS: readonly Level[] = ["recruit", "scout", "captain", "mentat", "navigator"];

/** One of another package is called as its package calls it. */
export function botName(bot: string): string {
  return nameOf(bot, language.texts.table);
}

/** With what it is good for. */
export function botWords(bot: string): string {
  const level = LEVELS.find((each) => each === bot);
  return level ? `${botName(bot)} · ${language.texts.start.level[level]}` : botName(bot);
}

/** Of seats at which nobody sits yet, as the server gives them. */
export const FIRST_COLOURS: readonly Colour[] = ["blue", "green", "red", "yellow"];
