import type { TextsOf } from "../kinds";
import type { review as english } from "./en";

export const review: TextsOf<typeof english> = {
  title: "対局の検討",
  ask: "対局を検討する",
  working: "すべての決定を検討しています。1分から数分かかります。このまま待っても、あとで戻ってきてもかまいません…",
  chances: "勝率",
  chancesNote: "各線は、その席から見えていた情報だけで見積もった勝率です。",
  split: "決定と運",
  splitNote: "単位は勝率のポイントです。「決定」はボットが手早く選ぶ手との差、「運」は実際に引かれたカード、めくられたカード、ほかの人が持っていたカードと、平均的な場合との差です。",
  seat: "席",
  start: "開始時",
  own: "自分の決定",
  luck: "運",
  others: "ほかの人の決定",
  end: "終了",
  round: "ラウンド",
  mistakes: "大きなミス",
  noMistakes: "明らかなミスは見つかりませんでした。",
  when: (round: number, step: number) => `第${round}ラウンド、${step}手目`,
  cost: (percent: string) => `勝率 ${percent}ポイント`,
  chosen: "選んだ手",
  better: "より良い手",
  chance: (percent: number) => `勝率${percent}%`,
  lucky: "最も幸運な場面",
  unlucky: "最も不運な場面",
  more: (lines: number) => `…ほか${lines}行`,
};
