import type { TextsOf } from "../kinds";
import type { review as english } from "./en";

export const review: TextsOf<typeof english> = {
  title: "對局檢討",
  ask: "檢討這場對局",
  working: "正在評估每一個決定，需要一分鐘到數分鐘。可以留在這裡，也可以稍後再回來…",
  chances: "獲勝機會",
  chancesNote: "每條線是該座位依自己所知的獲勝機會。",
  split: "決定與運氣",
  splitNote: "從開始時的機會到結果，單位為勝利的%。決定是與快速進行相比；運氣是抽到、翻開或其他人持有的，與原本可能的相比。",
  seat: "座位",
  start: "開始",
  own: "自己的決定",
  luck: "運氣",
  others: "其他人的決定",
  end: "結束",
  round: "輪",
  mistakes: "最大的失誤",
  noMistakes: "沒有發現明顯的失誤。",
  when: (round: number, step: number) => `第${round}輪，第${step}手`,
  cost: (percent: string) => `勝利的${percent}%`,
  chosen: "所選",
  better: "更好",
  chance: (percent: number) => `機會${percent}%`,
  lucky: "最幸運的時刻",
  unlucky: "最不幸的時刻",
  more: (lines: number) => `…另有${lines}行`,
};
