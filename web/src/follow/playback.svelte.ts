// Others' turns, one step after the other at a chosen speed: what is shown lags behind what has happened, and catches up.
import { lit } from "../lib/lit.svelte";
import type { UpdateTold } from "../lib/protocol";
import type { Pacer, Table } from "../lib/table.svelte";
import { habits } from "./habits.svelte";
import { keysOfEvent, newLines, type Line } from "./happening";
import { tellings, type Telling } from "./tellings";

/** So much of a step is left to one's own deeds, which need no telling. */
const OWN_SHARE = 0.3;
/** More than is looked at one by one. */
const MANY = 8;

export class Playback implements Pacer {
  step = $state.raw<Telling | null>(null);
  isPaused = $state(false);
  /** Steps that wait to be shown. */
  waiting = $state(0);
  /** What nobody has looked at: it happened while the page was hidden, or before it was opened. */
  missed = $state.raw<Line[]>([]);

  private queue: UpdateTold[] = [];
  /** Of the update that is shown, what is still to be told. */
  private untold: Telling[] = [];
  /** Whether the connection was lost since the last update. */
  private isReturning = false;
  private timer = 0;
  /** Of a caption that stands while one is already asked. */
  private fading = 0;
  /** By when one's own turn has to be shown. */
  private due = 0;

  constructor(private readonly table: Table) {}

  take(update: UpdateTold): void {
    const isNew = update.since === null || update.went_back;
    if (isNew || habits.speed === "off" || document.hidden) this.catchUp(update);
    else if (this.timer || this.isPaused) this.wait(update);
    else this.show(update);
  }

  /** To what is so now. */
  skip(): void {
    this.isPaused = false;
    const last = this.queue.at(-1);
    if (last) this.catchUp(last);
    else this.rest();
  }

  pause(): void {
    this.isPaused = !this.isPaused;
    if (this.isPaused) this.stop();
    else if (this.untold.length) this.tell(this.table.prompt === null, false);
    else this.next();
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
    lit.play();
  }

  private wait(update: UpdateTold): void {
    this.queue.push(update);
    if (update.prompt && !this.due) this.due = Date.now() + habits.pace.most;
    this.count();
  }

  private catchUp(last: UpdateTold): void {
    this.stop();
    const rest = this.queue.filter((each) => each !== last);
    this.queue = [];
    for (const update of [...rest, last]) this.put(update);
    this.rest();
  }

  /** What asks one is shown at once, and told beside it; else the next waits until this is told. */
  private show(update: UpdateTold): void {
    this.stop();
    const isOwn = this.table.prompt !== null;
    const lines = this.put(update);
    const told = tellings(update, lines, isOwn ? this.table.seat : null);
    this.untold = told;
    if (!told.length && update.prompt) return this.rest();
    lit.play(update.events.flatMap(keysOfEvent));
    this.tell(update.prompt === null, isOwn);
  }

  private tell(isHeldUp: boolean, isOwn: boolean): void {
    const telling = this.untold.shift();
    this.step = telling ?? null;
    if (telling?.keys.length) lit.play(telling.keys);
    const goOn = (): void => (this.untold.length ? this.tell(isHeldUp, isOwn) : isHeldUp ? this.next() : this.rest());
    const timer = window.setTimeout(goOn, this.hold(isOwn && !telling));
    if (isHeldUp) this.timer = timer;
    else this.fading = timer;
    this.count();
  }

  /** How long this step stands: shorter where one's own turn waits, or much else. */
  private hold(isOwn: boolean): number {
    const usual = habits.pace.step * (isOwn ? OWN_SHARE : 1);
    const waiting = this.queue.length + this.untold.length;
    const left = this.due ? Math.max(0, this.due - Date.now()) / Math.max(1, waiting) : usual;
    return Math.min(usual / Math.max(1, waiting / MANY), left);
  }

  private next(): void {
    this.stop();
    const update = this.queue.shift();
    if (update) this.show(update);
    else this.rest();
  }

  private put(update: UpdateTold): Line[] {
    const lines = newLines(this.table.chapters, update.log);
    this.table.show(update);
    if (document.hidden || this.isReturning) this.missed = [...this.missed, ...lines];
    this.isReturning = false;
    return lines;
  }

  private rest(): void {
    this.stop();
    this.step = null;
    this.untold = [];
    this.due = 0;
    lit.play();
    this.count();
  }

  private stop(): void {
    clearTimeout(this.timer);
    clearTimeout(this.fading);
    this.timer = 0;
  }

  private count(): void {
    this.waiting = this.queue.length + this.untold.length;
    this.table.isBehind = this.queue.length > 0;
  }
}
