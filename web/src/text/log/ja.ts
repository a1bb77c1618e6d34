import type { TextsOf } from "../kinds";
import type { log as english } from "./en";

export const log: TextsOf<typeof english> = {
  log: "記録",
  lines: "これまでの出来事",
  filter: "記録の絞り込み",
  everything: "すべて",
  points: "勝利点",
  mine: "自分の手番",
  none: "まだありません。",
  nothing: "まだ何も起きていません。",
  toTheEnd: "最新へ",
};
