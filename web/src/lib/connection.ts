// One socket to a table: it comes back by itself, and every request gets its answer.
import type { AdviceTold, Asked, DoneTold, ReasonsTold, RefusalTold, Told } from "./protocol";

export type Answered = DoneTold | RefusalTold | ReasonsTold | AdviceTold;
export type Link = "joining" | "open" | "lost" | "ended";
type Said = Asked extends infer Each ? (Each extends Asked ? Omit<Each, "id"> : never) : never;

export interface Listener {
  /** The last number that was seen, for whoever comes back. */
  since(): number | null;
  language(): string;
  told(message: Told): void;
  linked(link: Link, reason: string): void;
}

const NO_USE_IN_COMING_BACK = [1008, 1009];
const SHORTEST = 300;
const LONGEST = 8000;

export class Connection {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (answer: Answered) => void>();
  private lastId = 0;
  private pause = SHORTEST;
  private timer = 0;
  private isClosed = false;

  constructor(
    private readonly game: string,
    private readonly listener: Listener,
    private readonly more: Record<string, string> = {},
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  /** Resolves with what the server says to it; lost connections are a refusal of our own, `lost`. */
  say(asked: Said): Promise<Answered> {
    const id = ++this.lastId;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(lost(id));
    this.socket.send(JSON.stringify({ ...asked, id }));
    return new Promise((resolve) => this.waiting.set(id, resolve));
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(String(event.data)) as Told);
    socket.onclose = (event) => this.ended(event);
  }

  private address(): string {
    const since = this.listener.since();
    const said = { language: this.listener.language(), ...this.more, ...(since === null ? {} : { since: String(since) }) };
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return `${scheme}//${location.host}/api/v1/games/${this.game}/play?${new URLSearchParams(said)}`;
  }

  private take(message: Told): void {
    if (message.told === "hello") this.opened();
    if ("id" in message && this.waiting.has(message.id)) this.answer(message);
    else this.listener.told(message);
  }

  private opened(): void {
    this.pause = SHORTEST;
    this.listener.linked("open", "");
  }

  private answer(message: Answered): void {
    this.waiting.get(message.id)?.(message);
    this.waiting.delete(message.id);
  }

  private ended(event: CloseEvent): void {
    for (const [id, resolve] of this.waiting) resolve(lost(id));
    this.waiting.clear();
    if (this.isClosed) return;
    if (NO_USE_IN_COMING_BACK.includes(event.code)) return this.listener.linked("ended", event.reason);
    this.listener.linked("lost", event.reason);
    this.timer = window.setTimeout(() => this.open(), this.pause);
    this.pause = Math.min(LONGEST, this.pause * 2);
  }

  private now = (): void => {
    if (document.hidden || this.isClosed || this.socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.timer);
    this.pause = SHORTEST;
    this.open();
  };
}

function lost(id: number): RefusalTold {
  return { told: "refused", id, code: "lost", message: "" };
}
