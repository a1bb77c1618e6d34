// What an update brought about, told bit by bit: each deed with what belongs to it, and what moves meanwhile.
import type { Seat, UpdateTold } from "../lib/protocol";
import { endsConflict, grouped, hasPoints, seatsOf } from "../log/lines.ts";
import { momentsOf } from "./between.ts";
import { flightOf, keysOfLine, wordsOf, type Flight, type Line } from "./happening.ts";

/** How much it matters: a deed, Victory Points, or the end of a Conflict. */
export type Weight = "deed" | "points" | "conflict";

export interface Telling {
  /** Tells it from all others. */
  number: string;
  lines: Line[];
  weight: Weight;
  keys: string[];
  flights: Flight[];
  /** How many of the update's events have happened by then. */
  count: number;
}

const LONGEST: Record<Weight, number> = { deed: 4, points: 6, conflict: 12 };

/** Whoever did it themselves is told only what others did then, and who gained points by it. */
export function tellings(update: UpdateTold, lines: Line[], doer: Seat | null): Telling[] {
  const groups = grouped(lines);
  const named = groups.map((group) => group.flatMap(keysOfLine));
  const moments = momentsOf(named, update.events);
  const all = groups.map((group, place) => {
    const events = update.events.slice(moments[place - 1] ?? 0, moments[place]);
    const flights = events.flatMap((event) => flightOf(event) ?? []);
    return { number: `${update.number}.${place}`, ...weighed(group), keys: named[place] ?? [], flights, count: moments[place] ?? 0 };
  });
  return all.filter(({ weight }, place) => doer === null || weight !== "deed" || doerOf(groups[place] ?? []) !== doer);
}

/** What is announced even to whoever wants nothing played back: points, and ends of Conflicts. */
export function announced(lines: Line[]): Line[] {
  return grouped(lines).flatMap(([head, ...inner]) => {
    const points = inner.filter(hasPoints);
    return head && (endsConflict(head) || hasPoints(head) || points.length) ? [head, ...points] : [];
  });
}

function weighed(group: Line[]): Pick<Telling, "lines" | "weight"> {
  const [head, ...inner] = group;
  const isEnd = head !== undefined && endsConflict(head);
  const weight = isEnd ? "conflict" : group.some(hasPoints) ? "points" : "deed";
  const told = head && isEnd ? [head, ...inner.filter((line) => seatsOf(line).length)] : group;
  return { weight, lines: told.slice(0, LONGEST[weight]) };
}

/** How many letters there are to read; those of Japanese and Chinese count twice. */
export function lengthOf(lines: readonly Line[]): number {
  return [...lines.map(wordsOf).join("")].reduce((length, letter) => length + (letter > "\u2e80" ? 2 : 1), 0);
}

function doerOf(group: Line[]): Seat | null {
  return seatsOf(group[0] ?? [])[0] ?? null;
}
