// A planned or played game in a few words.
import { botName } from "../lib/bots";
import type { SeatLine } from "../lib/games.svelte";
import { language } from "../lib/language.svelte";
import { offers } from "../lib/offers.svelte";
import type { ClockPlan, GamePlan } from "../lib/protocol";
import { lasting } from "../lib/times";

/** Such as "3 players · Rise of Ix · Epic mode". */
export function gameWords(game: GamePlan): string {
  const texts = language.texts.start.game;
  const words = [texts.people(game.seats), game.ix ? texts.ix : texts.base];
  if (game.epic) words.push(texts.epic);
  if (game.difficulty) words.push(offers.difficulty(game.difficulty));
  if (game.churn) words.push(texts.churn);
  if (game.brutal) words.push(texts.brutal);
  return words.join(" · ");
}

export function clockWords(clock: ClockPlan): string {
  const texts = language.texts.start.clock;
  const more = clock.increment ? ` + ${lasting(clock.increment)}` : "";
  return `${clock.is_reserve ? texts.reserve : texts.turn}: ${lasting(clock.seconds)}${more}`;
}

export function seatName(seat: Pick<SeatLine, "name" | "bot">): string {
  return seat.name || (seat.bot ? botName(seat.bot) : language.texts.start.free);
}
