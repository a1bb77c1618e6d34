// What single lines of the log are about, and which of them say the same once more.
import type { LogChapter, LogPiece, Seat } from "../lib/protocol";

export type Line = (string | LogPiece)[];

const POINTS = "{victory_point";
const UNITS = ["{troop", "{dreadnought"];
const NUMBER = /\d+/g;
const MINUS = /(^|[^\p{L}\d])-(?=\d)/gu;

/** A line that belongs to another begins with blanks. */
export function isInner(line: Line): boolean {
  return typeof line[0] === "string" && line[0].startsWith(" ");
}

/** Whether somebody gains or loses Victory Points there. */
export function hasPoints(line: Line): boolean {
  return amountsOf(line).some(({ key }) => key.startsWith(POINTS));
}

/** How much of something there is, or how much more or less: drawn as icons in every language. */
export type Amount = LogPiece & { kind: "token" | "change" };

export function isAmount(piece: string | LogPiece): piece is Amount {
  return typeof piece !== "string" && (piece.kind === "token" || piece.kind === "change");
}

const OPENING = /[(（]$/;
const CLOSING = /^[)）,，、。]+/;

/** Which brackets and commas touch an amount: no line may end or begin with them. */
export function touching(line: Line, place: number): { before: string; after: string } {
  return { before: OPENING.exec(wordsAt(line, place - 1))?.[0] ?? "", after: CLOSING.exec(wordsAt(line, place + 1))?.[0] ?? "" };
}

/** The words between amounts, less what touches those, and with the sign that amounts have. */
export function wordsBetween(line: Line, place: number): string {
  const [before, after] = [line[place - 1], line[place + 1]];
  let words = wordsAt(line, place);
  if (before && isAmount(before)) words = words.replace(CLOSING, "");
  if (after && isAmount(after)) words = words.replace(OPENING, "");
  return words.replace(MINUS, "$1−");
}

function wordsAt(line: Line, place: number): string {
  const piece = line[place];
  return typeof piece === "string" ? piece : "";
}

function amountsOf(line: Line): Amount[] {
  return line.filter(isAmount);
}

/** Whether a Conflict is over there: such a line begins with its name. */
export function endsConflict(line: Line): boolean {
  const [first] = line;
  return typeof first === "object" && first.kind === "conflict";
}

export function seatsOf(line: Line): Seat[] {
  return line.flatMap((piece) => (typeof piece !== "string" && piece.kind === "seat" ? [Number(piece.key)] : []));
}

/** A line with what belongs to it. */
export function grouped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && isInner(line)) last.push(line);
    else groups.push([line]);
  }
  return groups;
}

/** Units that a seat moves one by one, choice after choice, are told as one: where all but the numbers is the same. */
export function joined(chapters: readonly LogChapter[]): LogChapter[] {
  const all: LogChapter[] = [];
  for (const chapter of chapters) {
    const last = all.at(-1);
    const line = last && last.seat === chapter.seat ? together(last.lines, chapter.lines) : null;
    if (line) all[all.length - 1] = { ...chapter, lines: [line, ...chapter.lines.slice(1)] };
    else all.push(chapter);
  }
  return all;
}

function together([one, ...more]: Line[], [other]: Line[]): Line | null {
  if (!one || !other || more.length || !movesUnits(one) || shapeOf(one) !== shapeOf(other)) return null;
  return one.map((piece, place) => sum(piece, other[place] ?? ""));
}

function movesUnits(line: Line): boolean {
  const tokens = amountsOf(line);
  return tokens.length > 0 && tokens.every(({ key }) => UNITS.some((unit) => key.startsWith(unit)));
}

function shapeOf(line: Line): string {
  return JSON.stringify(line.map((piece) => (typeof piece === "string" ? piece.replace(NUMBER, "#") : isAmount(piece) ? piece.key.replace(NUMBER, "#") : piece)));
}

function sum(one: string | LogPiece, other: string | LogPiece): string | LogPiece {
  if (typeof one === "string") return typeof other === "string" ? summed(one, other) : one;
  if (!isAmount(one) || typeof other === "string") return one;
  return { ...one, key: summed(one.key, other.key), text: `${one.text} + ${other.text}` };
}

function summed(one: string, other: string): string {
  const numbers = (other.match(NUMBER) ?? []).map(Number);
  return one.replace(NUMBER, (number) => String(Number(number) + (numbers.shift() ?? 0)));
}
