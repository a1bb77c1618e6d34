import type { TextsOf } from "../kinds";
import type { log as english } from "./en";

export const log: TextsOf<typeof english> = {
  log: "紀錄",
  lines: "發生過的事",
  filter: "篩選紀錄",
  everything: "全部",
  points: "勝利點數",
  mine: "我的回合",
  none: "目前沒有。",
  nothing: "還沒有發生任何事。",
  toTheEnd: "看最新的",
};
