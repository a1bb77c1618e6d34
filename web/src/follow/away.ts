// How far somebody has read the log of a game, so that on coming back they are told what they missed.
import { keep, kept } from "../lib/kept";
import type { LogChapter, Seat } from "../lib/protocol";
import { grouped, seatsOf } from "../log/lines";
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
export function missedSince(chapters: LogChapter[], read: number | null, own: Seat | null): Line[] {
  if (read === null) return [];
  return byOthers(chapters.filter(({ number }) => number > read).flatMap(({ lines }) => lines), own).slice(-MOST);
}

/** What was done for oneself by itself is nothing that one has missed. */
export function byOthers(lines: Line[], own: Seat | null): Line[] {
  return grouped(lines).filter(([head]) => own === null || seatsOf(head ?? [])[0] !== own).flat();
}
