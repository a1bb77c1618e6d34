// What the player has picked up, and what that leaves of the answers. It decides nothing: all answers are the server's.
import { isAbout, piecesOf, type PieceKey } from "./pieces";
import type { Answer } from "./protocol";
import type { Table } from "./table.svelte";

/** Answers with a place of their own on the screen. */
const AT_THE_SIDE = new Set(["end", "pass", "decline", "done", "reveal"]);
/** Answers that are looked at before they are given. */
const PREVIEWED = new Set(["send", "acquire", "acquire_tech", "play", "reveal"]);

/** One thing to press in the prompt: an answer, or several that go on from the same piece. */
export interface Option {
  key: string;
  answers: Answer[];
}

export class Choosing {
  /** The piece that was picked first; the answers that are not about it wait. */
  first = $state<PieceKey | null>(null);
  pending = $state.raw<Answer | null>(null);
  hovered = $state.raw<Answer | null>(null);
  troops = $state(0);
  dreadnoughts = $state(0);
  /** Whether the end of the turn was asked for, though effects are open. */
  isEnding = $state(false);

  answers = $derived.by(() => (this.table.isBusy || this.table.isResting || this.table.link === "lost" ? [] : (this.table.prompt?.answers ?? [])));
  deploys = $derived(this.answers.filter(({ verb }) => verb === "deploy"));
  open = $derived(this.first === null ? this.answers : this.answers.filter((answer) => isAbout(answer, this.first ?? "")));
  shown = $derived(this.pending ?? this.hovered);
  lit = $derived(new Set(this.open.flatMap(piecesOf)));
  possible = $derived(new Set(this.answers.flatMap(piecesOf)));
  options = $derived.by(() => this.grouped());
  end = $derived(this.answers.find(({ verb }) => verb === "end") ?? null);
  /** What was set off and waits to be resolved: whoever ends the turn goes without. */
  effects = $derived(this.answers.filter(({ verb }) => verb === "resolve"));
  /** Whether something is in hand that can be put back. */
  isHolding = $derived(this.first !== null || this.pending !== null || this.isEnding);
  hasPreviews = $derived(this.answers.some(({ verb }) => PREVIEWED.has(verb)));
  aside = $derived(this.answers.filter(({ verb }) => AT_THE_SIDE.has(verb) && verb !== "end"));
  /** What the stepper says now. */
  deploy = $derived(
    this.deploys.find((answer) => (answer.troops ?? 0) === this.troops && (answer.dreadnoughts ?? 0) === this.dreadnoughts) ?? null,
  );

  constructor(private readonly table: Table) {}

  /** A piece was pressed that some answer is about. */
  press(piece: PieceKey): void {
    this.isEnding = false;
    const about = this.answers.filter((answer) => isAbout(answer, piece));
    const left = this.first === null ? about : about.filter((answer) => isAbout(answer, this.first ?? ""));
    if (piece === this.first && this.pending === null) return this.putBack();
    if (this.pending && left.includes(this.pending)) return this.confirm();
    if (left.length === 0 || piece === this.first) this.pick(piece, about);
    else if (left.length === 1 && left[0]) this.propose(left[0], piece);
    else this.first ??= piece;
  }

  /** A button of the prompt was pressed. */
  take(option: Option): void {
    const [only] = option.answers;
    if (!only) return;
    this.isEnding = false;
    if (option.answers.length > 1) return this.pick(sharedPiece(option.answers) ?? piecesOf(only)[0] ?? null, option.answers);
    if (this.pending === only) return this.confirm();
    this.propose(only, null);
  }

  confirm(): void {
    const answer = this.pending;
    if (answer) this.give(answer);
  }

  give(answer: Answer): void {
    this.putBack();
    void this.table.choose(answer);
  }

  /** Where effects are open, only when it is said once more. */
  endTurn(): void {
    if (!this.end) return;
    if (this.isEnding || !this.effects.length) return this.give(this.end);
    this.putBack();
    this.isEnding = true;
  }

  putBack(): void {
    this.first = null;
    this.pending = null;
    this.isEnding = false;
    this.hovered = null;
  }

  /** The prompt has changed: nothing is in hand, and the stepper stands at all that can go. */
  begin(): void {
    this.putBack();
    const most = this.deploys.reduce((best, each) => Math.max(best, each.strength ?? 0), -1);
    const all = this.deploys.find((each) => each.strength === most);
    this.troops = all?.troops ?? 0;
    this.dreadnoughts = all?.dreadnoughts ?? 0;
  }

  /** Only numbers that an answer has can be reached. */
  canStep(troops: number, dreadnoughts: number): boolean {
    const [more, ships] = [this.troops + troops, this.dreadnoughts + dreadnoughts];
    return this.deploys.some((answer) => (answer.troops ?? 0) === more && (answer.dreadnoughts ?? 0) === ships);
  }

  step(troops: number, dreadnoughts: number): void {
    this.troops += troops;
    this.dreadnoughts += dreadnoughts;
  }

  private pick(piece: PieceKey | null, answers: Answer[]): void {
    this.first = piece;
    this.pending = null;
    if (answers.length === 1 && answers[0]) this.propose(answers[0], null);
  }

  private propose(answer: Answer, piece: PieceKey | null): void {
    this.first ??= piece;
    if (PREVIEWED.has(answer.verb)) this.pending = answer;
    else this.give(answer);
  }

  private grouped(): Option[] {
    const found = new Map<string, Answer[]>();
    for (const answer of this.open) {
      if (AT_THE_SIDE.has(answer.verb) || answer.verb === "deploy") continue;
      const key = this.first === null && answer.verb === "send" ? (answer.group ?? answer.choice) : answer.choice;
      found.set(key, [...(found.get(key) ?? []), answer]);
    }
    return [...found].map(([key, answers]) => ({ key, answers }));
  }
}

function sharedPiece(answers: Answer[]): PieceKey | undefined {
  const [one, ...others] = answers.map(piecesOf);
  return one?.find((piece) => others.every((pieces) => pieces.includes(piece)));
}
