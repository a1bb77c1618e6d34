// Others' turns, one step after the other at a chosen speed: what is shown lags behind what has happened, and catches up.
import { lit } from "../lib/lit.svelte";
import type { UpdateTold, View } from "../lib/protocol";
import type { Pacer, Table } from "../lib/table.svelte";
import { byOthers } from "./away";
import { viewBetween } from "./between";
import { habits } from "./habits.svelte";
import { keysOfEvent, newLines, type Line } from "./happening";
import { announced, lengthOf, tellings, type Telling } from "./tellings";

/** So much of a step is left to what needs no words. */
const WORDLESS = 0.3;
/** More than is looked at one by one; even then a deed keeps so much of its time. */
const MANY = 16;
const LEAST = 0.5;
/** Letters that are read in one step, and how much shorter or longer it may be. */
const USUAL = 70;
const [SHORT, LONG] = [0.8, 1.35];
/** How long, in milliseconds, news stands where nothing is played back. */
const NEWS = 6000;

/** An update of which some is still to be told. */
interface Underway {
  update: UpdateTold;
  before: View | null;
  untold: Telling[];
}

export class Playback implements Pacer {
  step = $state.raw<Telling | null>(null);
  isPaused = $state(false);
  /** Steps that wait to be shown. */
  waiting = $state(0);
  /** What nobody has looked at: it happened while the page was hidden, or before it was opened. */
  missed = $state.raw<Line[]>([]);
  /** Points and Conflicts, for whoever has others' turns not played back. */
  news = $state.raw<Line[]>([]);

  private queue: UpdateTold[] = [];
  private underway: Underway | null = null;
  /** Whether the connection was lost since the last update. */
  private isReturning = false;
  private timer = 0;
  /** Of a caption that stands while one is already asked. */
  private fading = 0;
  /** By when one's own turn has to be shown. */
  private due = 0;
  private passing = 0;

  constructor(private readonly table: Table) {}

  take(update: UpdateTold): void {
    const isNew = update.since === null || update.went_back;
    if (!isNew && habits.speed === "off") this.announce(announced(newLines(this.table.chapters, update.log)));
    if (isNew || habits.speed === "off" || document.hidden) this.catchUp(update);
    else if (this.timer || this.isPaused || this.queue.length) this.wait(update);
    else this.show(update);
  }

  /** To what is so now. */
  skip(): void {
    this.isPaused = false;
    this.catchUp();
  }

  /** What is told now has been read. */
  read(): void {
    if (!this.isPaused) this.goOn();
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.stop();
    else this.goOn();
  }

  forget(): void {
    this.missed = [];
  }

  /** What happens until the connection is back cannot be looked at. */
  lose(): void {
    this.isReturning = true;
  }

  close(): void {
    this.stop();
    clearTimeout(this.passing);
    lit.play();
  }

  private announce(lines: Line[]): void {
    if (!lines.length) return;
    clearTimeout(this.passing);
    this.news = lines;
    this.passing = window.setTimeout(() => (this.news = []), NEWS);
  }

  private wait(update: UpdateTold): void {
    this.queue.push(update);
    if (update.prompt) this.hurry();
    this.count();
  }

  private hurry(): void {
    this.due ||= Date.now() + habits.pace.most;
  }

  private catchUp(...last: UpdateTold[]): void {
    this.stop();
    const all = [...(this.underway ? [this.underway.update] : []), ...this.queue, ...last];
    [this.underway, this.queue] = [null, []];
    for (const update of all) this.put(update);
    this.rest();
  }

  private show(update: UpdateTold): void {
    this.stop();
    const isOwn = this.table.prompt !== null;
    const told = tellings(update, newLines(this.table.chapters, update.log), isOwn ? this.table.seat : null);
    if (!told.length) return this.showUntold(update);
    this.underway = { update, before: this.table.view, untold: told };
    if (update.prompt) this.hurry();
    this.goOn();
  }

  /** Nothing of it is worth a line. */
  private showUntold(update: UpdateTold): void {
    this.put(update);
    if (update.prompt) return this.rest();
    this.step = null;
    lit.play(update.events.flatMap(keysOfEvent));
    this.timer = window.setTimeout(() => this.goOn(), this.hold(WORDLESS));
    this.count();
  }

  /** The next bit of what is under way, or the next update. */
  private goOn(): void {
    this.stop();
    const telling = this.underway?.untold.shift();
    const next = telling ? undefined : this.queue.shift();
    if (telling) this.tell(telling);
    else if (next) this.show(next);
    else this.rest();
  }

  /** With the last bit it is so, and what asks one is asked: that bit is told beside it. */
  private tell(telling: Telling): void {
    const { update, before, untold } = this.underway as Underway;
    const isLast = untold.length === 0;
    if (isLast) this.finish(update);
    else if (before) this.table.showBetween(viewBetween(before, update.view, update.events, telling.count));
    this.step = telling;
    lit.play(telling.keys);
    const timer = window.setTimeout(() => this.goOn(), this.holdOf(telling));
    if (isLast && update.prompt) this.fading = timer;
    else this.timer = timer;
    this.count();
  }

  private finish(update: UpdateTold): void {
    this.underway = null;
    this.put(update);
  }

  /** Points and the end of a Conflict take their time, whatever waits. */
  private holdOf({ weight, lines }: Telling): number {
    if (weight !== "deed") return habits.pace[weight];
    return this.hold(Math.min(LONG, Math.max(SHORT, lengthOf(lines) / USUAL)));
  }

  /** How long this step stands: shorter where one's own turn waits, or much else. */
  private hold(share: number): number {
    const usual = habits.pace.step * share;
    const waiting = this.waitingNow;
    const left = this.due ? Math.max(0, this.due - Date.now()) / Math.max(1, waiting) : usual;
    return Math.max(usual * LEAST, Math.min(usual / Math.max(1, waiting / MANY), left));
  }

  private put(update: UpdateTold): void {
    const lines = newLines(this.table.chapters, update.log);
    this.table.show(update);
    if (document.hidden || this.isReturning) this.missed = [...this.missed, ...byOthers(lines, this.table.seat)];
    this.isReturning = false;
  }

  private rest(): void {
    this.stop();
    this.step = null;
    this.due = 0;
    lit.play();
    this.count();
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.timer = 0;
  }

  private get waitingNow(): number {
    return this.queue.length + (this.underway?.untold.length ?? 0);
  }

  private count(): void {
    this.waiting = this.waitingNow;
    this.table.isBehind = this.queue.length > 0 || this.underway !== null;
  }
}
