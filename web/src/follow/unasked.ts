// What was done for somebody without asking, as far as they should hear of it.
import type { UpdateTold } from "../lib/protocol";
import type { Table } from "../lib/table.svelte";

/** Whether the hand was revealed because nothing else was possible: not by oneself, a bot, or the clock. */
export function wasRevealedUnasked(update: UpdateTold, table: Table): boolean {
  const isOwn = table.hello?.wishes?.single === true && !table.isResting && !table.around?.settings.clock;
  if (!isOwn || update.went_back || update.since === null || table.lastVerb === "reveal") return false;
  return update.events.some((event) => event.what === "mark" && event.fact === "revealed" && event.seat === table.seat && event.value === true);
}
