// What an update brought about, told bit by bit: each deed with what belongs to it, and what moves meanwhile.
import type { Seat, UpdateTold } from "../lib/protocol";
import { flightOf, keysOfLine, type Flight, type Line } from "./happening";

export interface Telling {
  /** Tells it from all others. */
  number: string;
  lines: Line[];
  keys: string[];
  flights: Flight[];
}

const LONGEST = 4;

/** Whoever did it themselves is told only what others did then. */
export function tellings(update: UpdateTold, lines: Line[], doer: Seat | null): Telling[] {
  const groups = grouped(lines).filter((group) => doer === null || seatOf(group) !== doer);
  const left = doer === null || groups.length ? update.events.flatMap((event) => flightOf(event) ?? []) : [];
  return groups.map((group, place) => {
    const keys = group.flatMap(keysOfLine);
    return { number: `${update.number}.${place}`, lines: group.slice(0, LONGEST), keys, flights: taken(left, keys) };
  });
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

/** Those that are about what is named; each flies once. */
function taken(left: Flight[], keys: string[]): Flight[] {
  const found = left.filter(({ from, to, seat }) => keys.includes(`seat:${seat}`) && (isNamed(from, keys) || isNamed(to, keys)));
  for (const flight of found) left.splice(left.indexOf(flight), 1);
  return found;
}

/** Tracks and lanes have no names in the log. */
function isNamed(key: string, keys: string[]): boolean {
  return keys.includes(key) ? !key.startsWith("seat:") : key.startsWith("faction:") || key.startsWith("lane:");
}
