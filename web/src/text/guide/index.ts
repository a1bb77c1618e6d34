// How to play, in every language; loaded only with the screen that shows it.
import type { Tag } from "..";
import type { TextsOf } from "../kinds";
import { guide } from "./en";
import { guide as guideJa } from "./ja";
import { guide as guideZh } from "./zh-Hant";

export type Guide = TextsOf<typeof guide>;
export type PartName = keyof typeof guide.parts;

export const GUIDE: Record<Tag, Guide> = { en: guide, ja: guideJa, "zh-Hant": guideZh };
