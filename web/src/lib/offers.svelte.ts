// What can be agreed on at a table, as the server tells it: the page offers nothing else.
import { language } from "./language.svelte";
import type { Colour, Settings } from "./protocol";
import { ask } from "./server";

export interface Named {
  key: string;
  name: string;
}

export interface GameOffer {
  seats: number;
  ix: boolean;
  /** That House Hagal plays besides. */
  rivals: number;
  may_be_epic: boolean;
  /** Of which it needs one; none: it has none. */
  difficulties: string[];
  variants: Variant[];
  leaders: string[];
  rival_leaders: string[];
}

export type Variant = "churn" | "brutal";

export interface Offers {
  games: GameOffer[];
  difficulties: Named[];
  sets: Named[];
  leading: Settings["leaders"][];
  at_zero: ("bot" | "pass")[];
  colours: Colour[];
  longest_clock: number;
  longest_delay: number;
  most_luck: number;
}

export interface BotOffer {
  name: string;
  /** 1 is for a first evening, 5 the strongest; null: it is for programs. */
  level: number | null;
}

class OffersOfTheServer {
  now = $state.raw<Offers | null>(null);
  bots = $state.raw<BotOffer[]>([]);

  /** With the names of the language; again when it changes, or when sets are played with besides. */
  async load(sets: readonly string[] = []): Promise<void> {
    const named = new URLSearchParams(sets.map((name) => ["set", name]));
    this.now = await ask<Offers>("GET", `/offers/${language.tag}?${named}`);
  }

  async loadBots(): Promise<void> {
    const all = await ask<BotOffer[]>("GET", "/bots");
    this.bots = all.filter(({ level }) => level !== null);
  }

  difficulty(key: string | null): string {
    return this.now?.difficulties.find((each) => each.key === key)?.name ?? key ?? "";
  }
}

export const offers = new OffersOfTheServer();
