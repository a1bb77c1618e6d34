// What every part of the table screen needs: the table, the choosing, who is who, and what lies under the glass.
import { getContext, setContext } from "svelte";
import { catalogues } from "./catalogue.svelte";
import { Choosing } from "./choosing.svelte";
import { looksOf, type SeatLook } from "./seats";
import type { Answer, FactionName, Player, Seat, View } from "./protocol";
import type { Table } from "./table.svelte";

export type SheetName = "menu" | "keys" | "guide";
export type Pile = "deck" | "discard";

/** What is looked at closely: a printed thing, a player, a track, or a pile of cards. */
export type UnderGlass =
  | { kind: "thing"; key: string; piece: string; questions: string[] }
  | { kind: "seat"; seat: Seat }
  | { kind: "track"; track: FactionName | "shipping" }
  | { kind: "pile"; title: string; pile: Pile; keys: string[] };

export class Desk {
  choosing: Choosing;
  glass = $state.raw<UnderGlass | null>(null);
  /** The piece that somebody rests on: greyed, with the choices that are asked about; or lit, with what is printed there. */
  asked = $state.raw<{ choices: string[]; title: string; at: DOMRect; thing?: string } | null>(null);
  /** Which part of the board a phone shows. */
  tab = $state("sand");
  /** Whether a tablet, where the log has no place of its own, shows it. */
  isLogOpen = $state(false);
  /** What stands before the table: its menu, the list of keys, or how to play. */
  sheet = $state<SheetName | null>(null);
  /** The round in which the hand was revealed without asking; null: that has been read, or never was. */
  unaskedRound = $state<number | null>(null);
  /** At whose place an onlooker wants to look; null: at that of whoever's turn it is. */
  watched = $state<Seat | null>(null);

  catalogue = $derived(catalogues.now);
  looks = $derived.by<SeatLook[]>(() => {
    const { around, view, seat } = this.table;
    return around && view ? looksOf(around, view, seat, this.catalogue) : [];
  });

  /** Whose place is shown below the table. */
  place = $derived.by<Seat>(() => this.table.seat ?? this.watched ?? this.played);
  /** Of those who hold cards, and not of Rivals. */
  private played = $derived.by<Seat>(() => {
    const active = this.table.view?.active ?? 0;
    return this.holders.includes(active) ? active : 0;
  });
  holders = $derived.by<Seat[]>(() => (this.table.view?.players ?? []).flatMap(({ kind }, seat) => (kind === "human" ? [seat] : [])));

  /** The answer that a hint names, as long as it can be given. */
  advised = $derived.by<Answer | null>(() => this.choosing.answers.find(({ number }) => number === this.table.advice?.answer) ?? null);

  constructor(readonly table: Table) {
    this.choosing = new Choosing(table);
  }

  /** Only parts that are shown once there is something to see ask for it. */
  get view(): View {
    return this.table.view as View;
  }

  /** With all that they hold, for whoever is shown every hand. */
  player(seat: Seat): Player | undefined {
    return this.table.update?.hands?.[this.holders.indexOf(seat)] ?? this.view.players[seat];
  }

  /** Whoever sits where one looks. */
  get own(): Player | undefined {
    return this.player(this.place);
  }

  /** Whether something stands before the table, so that keys do not reach it. */
  get isCovered(): boolean {
    return this.glass !== null || this.sheet !== null;
  }

  look(seat: Seat): SeatLook {
    return this.looks[seat] ?? { seat, colour: "white", shape: 0, letter: "?", name: "", isOwn: false };
  }

  /** `questions` are the choices that one may ask about while they are not possible. */
  inspect(key: string, piece = "", questions: string[] = []): void {
    this.asked = null;
    this.glass = { kind: "thing", key, piece, questions };
  }
}

const NAME = Symbol("desk");

export function layDesk(table: Table): Desk {
  return setContext(NAME, new Desk(table));
}

export function theDesk(): Desk {
  return getContext<Desk>(NAME);
}
