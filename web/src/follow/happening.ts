// What a step is about: its new lines, the pieces that it lights, and what moves from where to where.
import type { Event, Log, LogChapter, LogPiece } from "../lib/protocol";
import { isAmount } from "../log/lines.ts";

export type Line = (string | LogPiece)[];

/** What moves: an icon of the sprite, from one piece to another, with how many. */
export interface Flight {
  icon: string;
  from: string;
  to: string;
  count: number;
  seat: number | null;
}

/** Lines that were not there before; a chapter that is told again may have grown. */
export function newLines(before: LogChapter[], log: Log | null): Line[] {
  const known = new Map(before.map((chapter) => [chapter.number, chapter.lines]));
  return (log?.chapters ?? []).flatMap((chapter) => grown(known.get(chapter.number) ?? [], chapter.lines));
}

function grown(old: Line[], now: Line[]): Line[] {
  const same = now.findIndex((line, place) => wordsOf(line) !== (old[place] ? wordsOf(old[place]) : null));
  return same < 0 ? [] : now.slice(same);
}

export function wordsOf(line: Line): string {
  return line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}

export function keysOfLine(line: Line): string[] {
  return line.flatMap((piece) => (typeof piece === "string" ? [] : (keyOf(piece) ?? [])));
}

export function keyOf(piece: LogPiece): string | undefined {
  if (isAmount(piece)) return undefined;
  return piece.kind === "seat" ? `seat:${piece.key}` : piece.key;
}

export function keysOfEvent(event: Event): string[] {
  if (event.what === "reason" || event.what === "mark" || event.what === "asked" || event.what === "begun") return [];
  const found: string[] = [];
  if (event.seat !== null) found.push(`seat:${event.seat}`);
  if (event.source) found.push(event.source);
  if ("card" in event && event.card) found.push(event.card);
  if ("tile" in event) found.push(event.tile);
  if ("space" in event) found.push(`@${event.space}`);
  if ("faction" in event) found.push(`faction:${event.faction}`);
  if (event.what === "agent" && event.to) found.push(`@${event.to}`);
  return found;
}

const RESOURCES: Record<string, string> = { solari: "solari", spice: "spice", water: "water", victory_points: "vp" };

export function flightOf(event: Event): Flight | undefined {
  if (event.what === "reason" || event.seat === null) return undefined;
  const own = `seat:${event.seat}`;
  const of = { seat: event.seat, count: "count" in event ? event.count : 1 };
  if (event.what === "agent" && event.to && event.from === null) return { icon: "agent", from: own, to: `@${event.to}`, ...of };
  if (event.what === "units" && event.to === "conflict") return { icon: event.unit, from: own, to: `lane:${event.seat}`, ...of };
  if (event.what === "influence" && event.change > 0) return { icon: "influence", from: own, to: `faction:${event.faction}`, ...of };
  if (event.what === "tile" && event.to === "owned") return { icon: "tech", from: event.tile, to: own, ...of };
  if (event.what === "card") return cardFlight(event, own, of);
  if (event.what === "resource") return gainFlight(event, own);
  return undefined;
}

function cardFlight(event: Extract<Event, { what: "card" }>, own: string, of: { seat: number; count: number }): Flight | undefined {
  const isBought = (event.from === "row" || event.from === "reserve") && event.card;
  return isBought ? { icon: "deck", from: event.card ?? "", to: own, ...of } : undefined;
}

function gainFlight(event: Extract<Event, { what: "resource" }>, own: string): Flight | undefined {
  const icon = RESOURCES[event.resource];
  if (!icon || event.change <= 0 || !event.source) return undefined;
  return { icon, from: event.source, to: own, seat: event.seat, count: event.change };
}
