// Who plays at a table besides oneself.
import type { SeatTold, TableTold } from "./protocol";
import type { Table } from "./table.svelte";

/** People, each in the lowest of their seats that is told apart by its name; bots and free seats are none. */
export function othersAt(around: TableTold, own: readonly number[]): SeatTold[] {
  return around.seats.filter(({ number, name, bot }) => name && bot === null && !own.includes(number));
}

/** The seat by which one has a vote that was not given yet; null: none. */
export function voterAt(table: Table): number | null {
  const proposal = table.around?.proposal;
  const own = table.hello?.seats ?? [];
  return own.find((seat) => proposal?.asked.includes(seat) && !proposal.agreed.includes(seat)) ?? null;
}
