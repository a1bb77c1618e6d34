// A planned or played game in a few words.
import { botName } from "../lib/bots";
import { catalogues } from "../lib/catalogue.svelte";
import type { GameLine, SeatLine } from "../lib/games.svelte";
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
  return language.texts.common.labelled(clock.is_reserve ? texts.reserve : texts.turn, `${lasting(clock.seconds)}${more}`);
}

/** What a table agrees on besides: Leaders, clock, onlookers. */
export function agreedWords({ leaders, clock, onlookers }: Pick<GameLine, "leaders" | "clock" | "onlookers">): string[] {
  const { start: texts, common } = language.texts;
  const watching = onlookers ? (onlookers.sees_all ? texts.watch.all : texts.watch.open) : texts.watch.none;
  return [
    common.labelled(texts.leaders.title, texts.leaders[leaders]),
    common.labelled(texts.clock.title, clock ? clockWords(clock) : texts.clock.none),
    common.labelled(texts.watch.title, watching),
  ];
}

/** A bot with its Leader, as it is called at the table: "Helena (Scout)". */
export function seatName({ name, bot, leader }: Pick<SeatLine, "name" | "bot" | "leader">): string {
  if (name || !bot) return name || language.texts.start.free;
  const short = leader ? catalogues.now?.short(leader) : "";
  return short ? language.texts.common.remarked(short, botName(bot)) : botName(bot);
}
