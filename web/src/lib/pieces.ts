// Which pieces of the table an answer is about, so that they light up and can be pressed for it.
import type { Answer } from "./protocol";

/** A piece by where it lies: `@arrakeen`, `hand:dagger`, `discard:dagger`, `market:dagger`, `seat:1`, `faction:fremen`. */
export type PieceKey = string;

const ZONE_OF_VERB: Record<string, string> = { acquire: "market", acquire_tech: "tech", send: "hand", discard: "hand", take_discarded: "discard", set_hand_card_aside: "hand", set_row_card_aside: "market" };
const ZONE_OF_KIND: Record<string, string> = { intrigue: "intrigue", tile: "tile", leader: "leader", conflict: "conflict" };

export function piecesOf(answer: Answer): PieceKey[] {
  const found: PieceKey[] = [];
  if (answer.place) found.push(`@${answer.place}`);
  if (answer.thing) found.push(answer.kind === "space" ? answer.thing : `${zoneOf(answer)}:${answer.thing}`);
  if (answer.second) found.push(`hand:${answer.second}`);
  if (answer.seat !== undefined) found.push(`seat:${answer.seat}`);
  for (const faction of answer.factions ?? []) found.push(`faction:${faction}`);
  return found;
}

function zoneOf(answer: Answer): string {
  return answer.zone ?? ZONE_OF_VERB[answer.verb] ?? ZONE_OF_KIND[answer.kind ?? ""] ?? "in_play";
}

/** How many kinds of cards of a pile are among them. */
export function countIn(pile: string, pieces: Iterable<PieceKey>): number {
  return [...pieces].filter((piece) => piece.startsWith(`${pile}:`)).length;
}

export function isAbout(answer: Answer, piece: PieceKey): boolean {
  return piecesOf(answer).includes(piece);
}
