// How far somebody has read the log of a game, so that on coming back they are told what they missed.
import { keep, kept } from "../lib/kept";
import type { LogChapter } from "../lib/protocol";
import type { Line } from "./happening";

const MOST = 60;

export function readUpTo(game: string): number | null {
  const last = kept(`read.${game}`);
  return last === null ? null : Number(last);
}

export function haveRead(game: string, chapters: LogChapter[]): void {
  const last = chapters.at(-1);
  if (last) keep(`read.${game}`, String(last.number));
}

/** What has been told since; none where nothing was read here before. */
export function missedSince(chapters: LogChapter[], read: number | null): Line[] {
  if (read === null) return [];
  return chapters.filter(({ number }) => number > read).flatMap(({ lines }) => lines).slice(-MOST);
}
