// What an update brought about, told bit by bit: each deed with what belongs to it, and what moves meanwhile.
import type { Seat, UpdateTold } from "../lib/protocol";
import { momentsOf } from "./between.ts";
import { flightOf, keysOfLine, type Flight, type Line } from "./happening.ts";

export interface Telling {
  /** Tells it from all others. */
  number: string;
  lines: Line[];
  keys: string[];
  flights: Flight[];
  /** How many of the update's events have happened by then. */
  count: number;
}

const LONGEST = 4;

/** Whoever did it themselves is told only what others did then. */
export function tellings(update: UpdateTold, lines: Line[], doer: Seat | null): Telling[] {
  const groups = grouped(lines);
  const named = groups.map((group) => group.flatMap(keysOfLine));
  const moments = momentsOf(named, update.events);
  const all = groups.map((group, place) => {
    const events = update.events.slice(moments[place - 1] ?? 0, moments[place]);
    return { number: `${update.number}.${place}`, lines: group.slice(0, LONGEST), keys: named[place] ?? [], flights: events.flatMap((event) => flightOf(event) ?? []), count: moments[place] ?? 0 };
  });
  return all.filter((_, place) => doer === null || seatOf(groups[place] ?? []) !== doer);
}

/** A line that belongs to another begins with blanks. */
function grouped(lines: Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && typeof line[0] === "string" && line[0].startsWith(" ")) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

function seatOf(group: Line[]): Seat | null {
  const [piece] = (group[0] ?? []).filter((each) => typeof each !== "string" && each.kind === "seat");
  return typeof piece === "object" ? Number(piece.key) : null;
}
