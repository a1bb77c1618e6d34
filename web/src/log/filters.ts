// Which chapters of the log somebody wants to read.
import type { LogChapter, Seat } from "../lib/protocol";

/** Everything, what brought points, the beginnings of rounds, or one seat by its number. */
export type Filter = "all" | "points" | `seat:${number}`;

export function isWanted(chapter: LogChapter, filter: Filter): boolean {
  if (filter === "all") return true;
  if (filter === "points") return chapter.points;
  return chapter.seat === Number(filter.slice(5)) || names(chapter, Number(filter.slice(5)));
}

/** Whoever does nothing may still be spoken of: Rivals, and those to whom something is done. */
function names(chapter: LogChapter, seat: Seat): boolean {
  return chapter.lines.some((line) => line.some((piece) => typeof piece !== "string" && piece.kind === "seat" && Number(piece.key) === seat));
}
