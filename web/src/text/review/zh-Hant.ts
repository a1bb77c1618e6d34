import type { TextsOf } from "../kinds";
import type { review as english } from "./en";

export const review: TextsOf<typeof english> = {
  title: "對局檢討",
  ask: "檢討這場對局",
  working: "正在評估每個決定，需要一分鐘到數分鐘。可以留在這裡，也可以稍後再回來…",
  chances: "勝率",
  chancesNote: "每條線是只依該座位看得到的資訊估計的勝率。",
  split: "決定與運氣",
  splitNote: "以勝率的百分點計。「決定」：與電腦快速判斷的走法相比；「運氣」：實際抽到、翻開或其他人持有的牌與平均情況相比。",
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
  cost: (percent: string) => `勝率${percent}個百分點`,
  chosen: "實際的選擇",
  better: "更好的選擇",
  chance: (percent: number) => `勝率${percent}%`,
  lucky: "最幸運的時刻",
  unlucky: "最不幸的時刻",
  more: (lines: number) => `…另有${lines}行`,
};
