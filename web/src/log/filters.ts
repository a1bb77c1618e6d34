// Which lines of the log somebody wants to read.
import type { LogChapter, Seat } from "../lib/protocol";
import { endsConflict, grouped, hasPoints, seatsOf, type Line } from "./lines.ts";

/** Everything, what brought points, or one seat by its number. */
export type Filter = "all" | "points" | `seat:${number}`;

export function wanted(chapter: LogChapter, filter: Filter): Line[] {
  if (filter === "all") return chapter.lines;
  const groups = grouped(chapter.lines);
  if (filter === "points") return chapter.points ? groups.flatMap(withPoints) : [];
  return groups.flatMap((group) => ofSeat(group, Number(filter.slice(5))));
}

/** With the line that they belong to. */
function withPoints([head, ...inner]: Line[]): Line[] {
  const found = inner.filter(hasPoints);
  return head && (found.length || hasPoints(head)) ? [head, ...found] : [];
}

/** All that somebody does; of what others do, and of a Conflict, what is about them. */
function ofSeat([head, ...inner]: Line[], seat: Seat): Line[] {
  if (!head) return [];
  if (!endsConflict(head) && seatsOf(head)[0] === seat) return [head, ...inner];
  const found = inner.filter((line) => seatsOf(line).includes(seat));
  return found.length || seatsOf(head).includes(seat) ? [head, ...found] : [];
}
