// How a seat is told from the others: colour, shape and letter.
import type { Catalogue } from "./catalogue.svelte";
import type { Texts } from "../text";
import type { Colour, Seat, TableTold } from "./protocol";

export interface SeatLook {
  seat: Seat;
  colour: Colour;
  /** Which of the four shapes. */
  shape: number;
  letter: string;
  name: string;
  isOwn: boolean;
}

const USUAL: readonly Colour[] = ["blue", "red", "yellow", "green", "purple", "teal", "pink", "white", "black", "orange"];

/** Everybody at the table: people by name, bots and Rivals by Leader, and so whoever has a name that others have too. Rivals, who sit nowhere, take the colours that are left. */
export function looksOf(table: TableTold, view: { players: readonly { leader: string | null }[] }, own: Seat | null, catalogue: Catalogue): SeatLook[] {
  const taken = new Set(table.seats.map(({ colour }) => colour));
  const free = USUAL.filter((colour) => !taken.has(colour));
  return view.players.map((player, seat) => {
    const told = table.seats[seat];
    const isNamed = table.seats.filter(({ name }) => name !== "" && name === told?.name).length === 1;
    const name = isNamed && told ? told.name : catalogue.short(player.leader);
    const colour = told?.colour ?? free.shift() ?? "white";
    return { seat, colour, shape: seat % 4, letter: isNamed ? letterOf(name) : letterOf(name.split(" ").at(-1) ?? name), name, isOwn: seat === own };
  });
}

export function letterOf(name: string): string {
  return ([...name][0] ?? "").toLocaleUpperCase();
}

/** Letters of Japanese and Chinese fill a square, and so are drawn smaller where a mark is narrow. */
export function isSquareLetter(letter: string): boolean {
  return letter > "\u2e80";
}

/** Chinese characters, of many strokes. */
export function isDenseLetter(letter: string): boolean {
  return letter > "\u3400";
}

/** Ours have names in every language; others go by their own. */
export function botName(bot: string, texts: Texts["table"]): string {
  return (texts.bots as Record<string, string>)[bot] ?? bot;
}
