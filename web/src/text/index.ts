// What the page itself says. What the game says comes from the server.
import type { TextsOf } from "./kinds";
import { after } from "./after/en";
import { after as afterJa } from "./after/ja";
import { after as afterZh } from "./after/zh-Hant";
import { beside } from "./beside/en";
import { beside as besideJa } from "./beside/ja";
import { beside as besideZh } from "./beside/zh-Hant";
import { common } from "./common/en";
import { common as commonJa } from "./common/ja";
import { common as commonZh } from "./common/zh-Hant";
import { follow } from "./follow/en";
import { follow as followJa } from "./follow/ja";
import { follow as followZh } from "./follow/zh-Hant";
import { log } from "./log/en";
import { log as logJa } from "./log/ja";
import { log as logZh } from "./log/zh-Hant";
import { play } from "./play/en";
import { play as playJa } from "./play/ja";
import { play as playZh } from "./play/zh-Hant";
import { review } from "./review/en";
import { review as reviewJa } from "./review/ja";
import { review as reviewZh } from "./review/zh-Hant";
import { start } from "./start/en";
import { start as startJa } from "./start/ja";
import { start as startZh } from "./start/zh-Hant";
import { table } from "./table/en";
import { table as tableJa } from "./table/ja";
import { table as tableZh } from "./table/zh-Hant";

const english = { after, beside, common, follow, log, play, review, start, table };

export type Tag = "en" | "ja" | "zh-Hant";
export type Texts = TextsOf<typeof english>;

export const TEXTS: Record<Tag, Texts> = {
  en: english,
  ja: { after: afterJa, beside: besideJa, common: commonJa, follow: followJa, log: logJa, play: playJa, review: reviewJa, start: startJa, table: tableJa },
  "zh-Hant": { after: afterZh, beside: besideZh, common: commonZh, follow: followZh, log: logZh, play: playZh, review: reviewZh, start: startZh, table: tableZh },
};
