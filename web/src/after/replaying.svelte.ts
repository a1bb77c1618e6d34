// A game that is over, step by step through somebody's eyes: a table that is told by a record instead of a server.
import { language } from "../lib/language.svelte";
import { lit } from "../lib/lit.svelte";
import type { Moment, Moments, Replay, Seat, UpdateTold } from "../lib/protocol";
import { ask } from "../lib/server";
import { Table, type Speaker } from "../lib/table.svelte";
import { keysOfEvent, type Line } from "../follow/happening";
import { habits } from "../follow/habits.svelte";

/** As many as are told at once. */
const TOGETHER = 20;
const SHORTEST = 60;
const NOBODY: Speaker = {
  say: ({ do: what }) => Promise.resolve({ told: "refused", id: 0, code: what, message: "" }),
  close: () => undefined,
};

export class Replaying {
  readonly table: Table;
  whole = $state.raw<Replay | null>(null);
  step = $state(0);
  seat = $state<Seat | null>(null);
  isPlaying = $state(false);
  moment = $state.raw<Moment | null>(null);

  last = $derived(Math.max(0, (this.whole?.steps.length ?? 1) - 1));
  round = $derived(this.whole?.steps[this.step]?.round ?? 0);

  private readonly parts = new Map<string, Promise<Moments>>();
  private timer = 0;

  constructor(readonly game: string) {
    this.table = new Table(game, {}, NOBODY);
  }

  /** Through these eyes, in the language of the page, from the step where one is. */
  async look(seat: Seat | null, step: number): Promise<void> {
    const eyes = seat === null ? "" : `seat=${seat}&`;
    const tag = language.tag;
    this.whole = await ask<Replay>("GET", `/games/${this.game}/replay?${eyes}language=${tag}`);
    this.seat = seat;
    this.table.told({ told: "hello", version: 1, kanly: "", seats: [], seat, language: tag, wishes: null });
    await this.go(step);
  }

  async go(wanted: number): Promise<void> {
    this.step = Math.max(0, Math.min(this.last, wanted));
    const step = this.step;
    const moment = await this.momentAt(step);
    if (step !== this.step || !this.whole) return;
    this.moment = moment;
    this.table.told(this.updateOf(moment, this.whole));
    lit.play(moment.events.flatMap(keysOfEvent));
    if (step % TOGETHER > TOGETHER / 2) void this.part(step + TOGETHER);
  }

  /** To where the next round begins, or the one before. */
  toRound(by: number): Promise<void> {
    const steps = this.whole?.steps ?? [];
    const wanted = steps.findIndex(({ round }) => round === Math.max(1, this.round + by));
    return this.go(wanted < 0 ? (by > 0 ? this.last : 0) : wanted);
  }

  play(): void {
    this.isPlaying = !this.isPlaying;
    if (this.isPlaying && this.step === this.last) this.step = 0;
    if (this.isPlaying) void this.onward();
    else clearTimeout(this.timer);
  }

  stop(): void {
    this.isPlaying = false;
    clearTimeout(this.timer);
    lit.play();
  }

  /** What was told last: some steps tell nothing. */
  lines(): Line[] {
    const chapter = this.whole?.steps[this.step]?.chapter ?? -1;
    return this.whole?.log.chapters.filter(({ number, lines }) => number <= chapter && lines.length).at(-1)?.lines ?? [];
  }

  private async onward(): Promise<void> {
    await this.go(this.step + 1);
    if (this.step >= this.last) this.isPlaying = false;
    if (this.isPlaying) this.timer = window.setTimeout(() => void this.onward(), Math.max(SHORTEST, habits.pace.step));
  }

  private async momentAt(step: number): Promise<Moment> {
    const { moments } = await this.part(step);
    return moments[step % TOGETHER] as Moment;
  }

  private part(step: number): Promise<Moments> {
    const first = Math.min(step, this.last) - (Math.min(step, this.last) % TOGETHER);
    const address = `/games/${this.game}/moments?${this.seat === null ? "" : `seat=${this.seat}&`}first=${first}`;
    const found = this.parts.get(address) ?? ask<Moments>("GET", address);
    this.parts.set(address, found);
    return found;
  }

  private updateOf({ step, events, view, hands }: Moment, { table, steps, log }: Replay): UpdateTold {
    const last = steps[step]?.chapter ?? 0;
    const told = { last, chapters: log.chapters.slice(0, last + 1) };
    return { told: "update", number: step, since: null, went_back: false, events, log: told, view, hands, prompt: null, can_undo: false, can_take_back: false, table, ending: null };
  }
}
