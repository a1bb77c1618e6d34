// Games as lists show them.
import type { ClockPlan, Colour, GamePlan, OnlookerPlan, Settings, Stage } from "./protocol";
import { ask } from "./server";

export interface SeatLine {
  name: string;
  colour: Colour;
  bot: string | null;
  is_free: boolean;
  leader: string | null;
  points: number | null;
}

export interface GameLine {
  stage: Stage;
  game: GamePlan;
  seats: SeatLine[];
  round: number;
  asked: number | null;
  winners: number[];
  has_clock: boolean;
  clock: ClockPlan | null;
  leaders: Settings["leaders"];
  onlookers: OnlookerPlan | null;
}

export interface GameRow {
  game: string;
  /** Seconds since 1970. */
  changed: number;
  opened: number;
  line: GameLine;
  /** One's own seats. */
  own: number[];
  is_host: boolean;
  /** Milliseconds of whoever is asked. */
  time_left: number | null;
}

export type Which = "lobby" | "mine" | "over";

/** One list, page by page. */
export class GameList {
  rows = $state.raw<GameRow[]>([]);
  isLoaded = $state(false);
  before = $state<string | null>(null);

  constructor(
    readonly which: Which,
    private readonly limit = 20,
  ) {}

  async load(): Promise<void> {
    this.take(await this.page(""), []);
  }

  async more(): Promise<void> {
    if (this.before) this.take(await this.page(this.before), this.rows);
  }

  private page(before: string): Promise<{ games: GameRow[]; before: string | null }> {
    const asked = { which: this.which, limit: String(this.limit), before };
    return ask("GET", `/games?${new URLSearchParams(asked)}`);
  }

  private take(page: { games: GameRow[]; before: string | null }, earlier: GameRow[]): void {
    const known = new Set(earlier.map(({ game }) => game));
    this.rows = [...earlier, ...page.games.filter(({ game }) => !known.has(game))];
    this.before = page.before;
    this.isLoaded = true;
  }
}

export function isOwnTurn({ line, own }: GameRow): boolean {
  return line.stage === "playing" && line.asked !== null && own.includes(line.asked);
}

/** Those at which it is one's turn come first. */
export function byUrgency(rows: GameRow[]): GameRow[] {
  return [...rows].sort((a, b) => Number(isOwnTurn(b)) - Number(isOwnTurn(a)) || b.changed - a.changed);
}
