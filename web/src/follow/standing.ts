// The final standing, as the server tells it.
import type { Seat } from "../lib/protocol";

/** Who has a place, the first one first; those who share one by seat. */
export function inOrder<Each extends { seat: Seat }>(all: readonly Each[], places: readonly (number | null)[]): Each[] {
  const placed = all.map((each) => ({ each, place: places[each.seat] ?? null })).filter(({ place }) => place !== null);
  return placed.sort((one, other) => (one.place ?? 0) - (other.place ?? 0)).map(({ each }) => each);
}
