// A table that is being planned. What the server does not offer cannot be planned.
import { keep, kept } from "../lib/kept";
import { offers, type GameOffer, type Variant } from "../lib/offers.svelte";
import type { Wanted } from "../lib/opening";
import type { ClockPlan, OnlookerPlan, SeatPlan, Settings } from "../lib/protocol";

export type Who = "me" | "bot" | "open";
export type ClockKind = "none" | "turn" | "reserve";
export type Watching = "none" | "open" | "all";
export type Hints = "bots" | "all" | "none";

export interface PlannedSeat {
  who: Who;
  bot: string;
  /** Where Leaders are chosen; empty: later. */
  leader: string;
}

interface Kept {
  count: number;
  ix: boolean;
  epic: boolean;
  difficulty: string;
  leading: Settings["leaders"];
  seats: PlannedSeat[];
}

const MOST = 4;
const KEPT = "plan";
const HINTS: Record<Hints, boolean | null> = { bots: null, all: true, none: false };
export const FIRST_BOT = "recruit";
const TURN = 120;
const RESERVE = 1800;
const DELAY = 120;

export class Plan {
  count = $state(3);
  seats = $state<PlannedSeat[]>(Array.from({ length: MOST }, (_, seat) => ({ who: seat ? "bot" : "me", bot: FIRST_BOT, leader: "" })));
  ix = $state(false);
  epic = $state(false);
  difficulty = $state("");
  variants = $state<Record<Variant, boolean>>({ churn: false, brutal: false });
  rivalLeaders = $state<string[]>([]);
  sets = $state<string[]>([]);
  leading = $state<Settings["leaders"]>("dealt");
  clock = $state({ kind: "none" as ClockKind, turn: TURN, reserve: RESERVE, increment: 0, atZero: "bot" as "bot" | "pass" });
  watching = $state({ kind: "none" as Watching, delay: 0 });
  isListed = $state(false);
  hints = $state<Hints>("bots");
  luck = $state("");

  offer = $derived(offerOf(this.count, this.ix));
  taken = $derived(this.seats.slice(0, this.count));
  own = $derived(this.taken.flatMap(({ who }, seat) => (who === "me" ? [seat] : [])));
  waitsFor = $derived(this.taken.filter(({ who }) => who === "open").length);
  /** The difficulty that is played, of those that the game has; none: it has none. */
  graded = $derived(this.offer?.difficulties.includes(this.difficulty) ? this.difficulty : (this.offer?.difficulties[0] ?? null));

  constructor() {
    Object.assign(this, lastTime());
  }

  /** For next time. */
  keep(): void {
    const { count, ix, epic, difficulty, leading, seats } = this;
    keep(KEPT, JSON.stringify({ count, ix, epic, difficulty, leading, seats } satisfies Kept));
  }

  /** Leaders that are still free for a seat or a Rival. */
  freeLeaders(seat: number | null): string[] {
    const others = this.taken.flatMap(({ leader }, each) => (each === seat ? [] : [leader]));
    const rivals = this.rivals.length ? this.rivals : [];
    return (this.offer?.leaders ?? []).filter((key) => !others.includes(key) && !rivals.includes(key));
  }

  /** Named only if one is named for each. */
  get rivals(): string[] {
    const named = this.rivalLeaders.filter((key) => this.offer?.rival_leaders.includes(key));
    return named.length === this.offer?.rivals ? named : [];
  }

  get settings(): Wanted {
    return {
      game: this.game,
      seats: this.taken.map((seat) => this.seatPlan(seat)),
      leaders: this.leading,
      clock: this.clockPlan,
      onlookers: this.onlookerPlan,
      is_listed: this.isListed,
      hints: HINTS[this.hints],
    };
  }

  private get game(): Wanted["game"] {
    const offer = this.offer;
    const may = (variant: Variant): boolean => this.variants[variant] && !!offer?.variants.includes(variant);
    return {
      seats: this.count,
      ix: this.ix,
      epic: this.epic && !!offer?.may_be_epic,
      difficulty: this.graded,
      rival_leaders: this.rivals.length ? this.rivals : null,
      churn: may("churn"),
      brutal: may("brutal"),
      sets: ["base", ...this.sets],
    };
  }

  private seatPlan({ who, bot, leader }: PlannedSeat): SeatPlan {
    const isFree = this.leading === "chosen" && this.offer?.leaders.includes(leader);
    return { bot: who === "bot" ? bot : null, leader: isFree ? leader : null };
  }

  private get clockPlan(): ClockPlan | null {
    const { kind, turn, reserve, increment, atZero } = this.clock;
    if (kind === "none") return null;
    const isReserve = kind === "reserve";
    return { seconds: isReserve ? reserve : turn, increment: isReserve ? increment : 0, is_reserve: isReserve, at_zero: atZero };
  }

  private get onlookerPlan(): OnlookerPlan | null {
    const { kind, delay } = this.watching;
    if (kind === "none") return null;
    return { sees_all: kind === "all", delay: kind === "all" ? delay || DELAY : delay };
  }
}

/** Nothing, where nothing of this form was kept. */
function lastTime(): Partial<Kept> {
  try {
    const last = JSON.parse(kept(KEPT) ?? "{}") as Partial<Kept>;
    return last.seats?.length === MOST ? last : {};
  } catch {
    return {};
  }
}

function offerOf(seats: number, ix: boolean): GameOffer | undefined {
  return offers.now?.games.find((game) => game.seats === seats && game.ix === ix);
}
