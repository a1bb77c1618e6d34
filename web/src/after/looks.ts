// Who is who in a game that is over, and what is said besides: which Leader, which bot.
import type { Catalogue } from "../lib/catalogue.svelte";
import type { Outcome } from "../lib/protocol";
import { botName, looksOf, type SeatLook } from "../lib/seats";
import type { Texts } from "../text";

export interface LookAfter extends SeatLook {
  more: string;
}

export function looksAfter({ table, seats }: Outcome, catalogue: Catalogue, texts: Texts["table"]): LookAfter[] {
  return looksOf(table, { players: seats }, null, catalogue).map((look) => {
    const told = table.seats[look.seat];
    const leader = seats[look.seat]?.leader;
    if (told?.name) return { ...look, more: leader ? catalogue.name(leader) : "" };
    return { ...look, more: told?.bot ? botName(told.bot, texts) : leader ? texts.rival : "" };
  });
}
