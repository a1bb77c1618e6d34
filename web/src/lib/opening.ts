// Opening a table and sitting down, with one's own part of the luck.
import { keep, kept } from "./kept";
import { language } from "./language.svelte";
import { me } from "./person.svelte";
import type { SeatPlan, Settings } from "./protocol";
import { router } from "./route.svelte";
import { ask } from "./server";

export interface Links {
  game: string;
  seat_links: string[];
  watch_link: string | null;
}

/** What is left out is as the server has it. */
export type Wanted = Partial<Omit<Settings, "game" | "seats">> & {
  game: Partial<Settings["game"]>;
  seats: Partial<SeatPlan>[];
};

const OWN_LUCK = 16;

export async function openTable(settings: Wanted, own: number[], name: string, words = ""): Promise<void> {
  await me.become(name, language.texts.start.guest);
  const luck = luckFrom(words);
  const opened = await ask<Links>("POST", "/games", { settings, seats: own, luck });
  keep(`luck.${opened.game}`, luck);
  const isWatched = own.length === 0 && opened.watch_link;
  router.go(isWatched ? `/watch/${opened.game}#${opened.watch_link}` : `/games/${opened.game}`);
}

export async function sitDown(game: string, seat: number, token: string, name: string): Promise<void> {
  await me.become(name, language.texts.start.guest);
  const luck = luckFrom("");
  await ask("PUT", `/games/${game}/seats/${seat}`, { token, luck });
  keep(`luck.${game}`, luck);
  keep(`seat.${game}.${seat}`, token);
  router.go(`/games/${game}`);
}

/** In a seat that one has given up: with the link by which one came. */
export async function sitDownAgain(game: string, seat: number): Promise<void> {
  await ask("PUT", `/games/${game}/seats/${seat}`, { token: kept(`seat.${game}.${seat}`) ?? "" });
}

/** Once more with the same people; whoever is second finds the table that the first has opened. */
export async function openAgain(game: string): Promise<void> {
  await me.become("", language.texts.start.guest);
  router.go(`/games/${(await ask<Links>("POST", `/games/${game}/rematch`)).game}`);
}

/** As base64: what somebody wrote, or what the browser draws. */
function luckFrom(words: string): string {
  const bytes = words ? new TextEncoder().encode(words) : crypto.getRandomValues(new Uint8Array(OWN_LUCK));
  return btoa(String.fromCharCode(...bytes));
}

export function seatLink(game: string, seat: number, token: string): string {
  return `${location.origin}/join/${game}/${seat}#${token}`;
}

export function watchLink(game: string, token: string): string {
  return `${location.origin}/watch/${game}#${token}`;
}
