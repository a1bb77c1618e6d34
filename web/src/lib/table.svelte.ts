// A live table as one seat sees it: the latest update, the log, and what can be said.
import { Connection, type Answered, type Link, type Listener } from "./connection";
import { othersAt } from "./people";
import { language } from "./language.svelte";
import type { AdviceTold, Answer, HelloTold, LogChapter, TableTold, Told, UpdateTold, View, Wishes } from "./protocol";

/** Decides when an update that has come is shown; it shows each by `table.show`, in order. */
export interface Pacer {
  take(update: UpdateTold): void;
}

/** By which something is said to a server, or to nobody. */
export type Speaker = Pick<Connection, "say" | "close">;

export interface Reason {
  words: string;
  ruling: string;
}

export class Table implements Listener {
  hello = $state.raw<HelloTold | null>(null);
  update = $state.raw<UpdateTold | null>(null);
  around = $state.raw<TableTold | null>(null);
  chapters = $state.raw<LogChapter[]>([]);
  link = $state<Link>("joining");
  /** Whether more has happened than is shown. */
  isBehind = $state(false);
  /** The latest refusal, in words; empty: none. */
  trouble = $state("");
  isBusy = $state(false);
  /** Whether one has given up this seat. */
  hasResigned = $state(false);

  /** Whether a bot thinks about a hint. */
  isAdvising = $state(false);
  private advised = $state.raw<AdviceTold | null>(null);
  /** What a bot would answer to what is asked now; null: nobody has asked it. */
  advice = $derived.by(() => (this.update?.prompt && this.advised?.number === this.update.number ? this.advised : null));

  view = $derived(this.update?.view ?? null);
  prompt = $derived(this.update?.prompt ?? null);
  seat = $derived(this.hello?.seat ?? null);
  /** Whether one cannot choose though one is asked: nobody can, or a bot plays in one's seat. */
  isResting = $derived(this.around?.is_paused === true || (this.seat !== null && (this.around?.seats[this.seat]?.bot ?? null) !== null));
  /** What is asked, as long as it can be answered. */
  asking = $derived(this.isResting || this.link === "lost" || this.link === "ended" ? null : this.prompt);
  /** Whether the others have sent one away. */
  isSentAway = $derived(this.link === "ended" && this.around?.proposal?.matter === "kick" && this.around.proposal.about === this.seat);
  /** While what led to the end is still played back, the end has not come. */
  stage = $derived(this.isBehind && this.around?.stage === "over" ? "playing" : (this.around?.stage ?? null));

  /** Whether only bots and Rivals play besides oneself. */
  isAlone = $derived(this.around !== null && othersAt(this.around, this.hello?.seats ?? []).length === 0);
  /** Whether the own last choice can be taken back at once: nothing has become known since, or nobody else has to agree. */
  canUndo = $derived.by(() => {
    if (this.around?.is_paused || this.around?.proposal) return false;
    return this.update?.can_undo === true || (this.isAlone && this.update?.can_take_back === true);
  });

  /** Of what was answered since the last update; empty: nothing was. */
  lastVerb = "";
  private readonly connection: Speaker;
  private pacer: Pacer | null = null;
  /** The last number that was told. */
  private latest: number | null = null;
  private readonly followers = new Set<(update: UpdateTold) => void>();

  constructor(
    readonly game: string,
    more: Record<string, string> = {},
    speaker?: Speaker,
  ) {
    this.connection = speaker ?? new Connection(game, this, more);
  }

  /** From now on updates are shown when the pacer says so. Returns how to stop. */
  pace(pacer: Pacer): () => void {
    this.pacer = pacer;
    return () => (this.pacer = null);
  }

  /** Calls back with every update, in order: for playback, notices, sounds. Returns how to stop. */
  follow(follower: (update: UpdateTold) => void): () => void {
    this.followers.add(follower);
    return () => this.followers.delete(follower);
  }

  choose(answer: Answer): Promise<boolean> {
    this.lastVerb = answer.verb;
    return this.act({ do: "choose", number: this.number, answer: answer.number });
  }

  /** The own last choice. */
  takeBack(): Promise<boolean> {
    if (this.update?.can_undo) return this.act({ do: "undo", number: this.number });
    return this.act({ do: "propose", matter: "take_back", about: 0 });
  }

  /** What need not be asked from now on. */
  async wish(wishes: Wishes): Promise<void> {
    if ((await this.act({ do: "wish", wishes })) && this.hello) this.hello = { ...this.hello, wishes };
  }

  /** Gives up the seat; the server then ends the connection, so that its answer may not come. */
  async resign(): Promise<void> {
    if (this.isBusy || this.link !== "open") return;
    this.hasResigned = (await this.act({ do: "resign" })) || this.trouble === "";
  }

  /** Says something; whether it was done. What was refused is told as `trouble`. */
  async act(said: Parameters<Connection["say"]>[0]): Promise<boolean> {
    if (this.isBusy) return false;
    this.isBusy = true;
    const answer = await this.connection.say(said);
    this.isBusy = false;
    this.trouble = answer.told === "refused" ? answer.message : "";
    return answer.told === "done";
  }

  /** Why something cannot be chosen now, with the ruling behind each reason; none: it can. */
  async why(choice: string): Promise<Reason[]> {
    const answer: Answered = await this.connection.say({ do: "why", choice });
    if (answer.told === "refused") return [{ words: answer.message, ruling: "" }];
    if (answer.told !== "reasons") return [];
    return answer.reasons.map((words, place) => ({ words, ruling: answer.rulings[place] ?? "" }));
  }

  /** Asks a bot, which takes its time. */
  async askHint(): Promise<void> {
    if (this.isAdvising || this.isResting || this.link !== "open") return;
    this.isAdvising = true;
    const answer = await this.connection.say({ do: "hint", number: this.number });
    this.isAdvising = false;
    if (answer.told === "advice") this.advised = answer;
    else if (answer.told === "refused" && answer.code !== "stale") this.trouble = answer.message;
  }

  forgetHint(): void {
    this.advised = null;
  }

  speak(tag: string): void {
    if (this.hello && this.hello.language !== tag) void this.connection.say({ do: "speak", language: tag });
  }

  close(): void {
    this.connection.close();
  }

  /** What is seen is answered; what has come since and is not shown yet makes that stale. */
  private get number(): number {
    return this.update?.number ?? 0;
  }

  // --- what the connection tells

  since(): number | null {
    return this.hello?.language === language.tag ? this.latest : null;
  }

  language(): string {
    return language.tag;
  }

  linked(link: Link): void {
    this.link = link;
  }

  told(message: Told): void {
    if (message.told === "hello") this.hello = message;
    if (message.told === "table") this.around = message.table;
    if (message.told === "refused") this.trouble = message.message;
    if (message.told === "update") this.take(message);
  }

  private take(update: UpdateTold): void {
    this.latest = update.number;
    this.around = update.table;
    this.trouble = "";
    if (this.pacer) this.pacer.take(update);
    else this.show(update);
    for (const follower of this.followers) follower(update);
    this.lastVerb = "";
  }

  /** On the way to the next update, where nobody is asked yet. */
  showBetween(view: View): void {
    if (this.update) this.update = { ...this.update, view, events: [], prompt: null, can_undo: false, can_take_back: false };
  }

  show(update: UpdateTold): void {
    this.update = update;
    this.chapters = merged(this.chapters, update);
  }
}

/** Each chapter in the place of the one with the same number; those after the last are void. */
function merged(before: LogChapter[], { log }: UpdateTold): LogChapter[] {
  if (!log) return before;
  const all = new Map(before.map((chapter) => [chapter.number, chapter]));
  for (const chapter of log.chapters) all.set(chapter.number, chapter);
  return [...all.values()].filter(({ number }) => number <= log.last).sort((a, b) => a.number - b.number);
}
