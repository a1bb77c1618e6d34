import type { TextsOf } from "../kinds";
import type { review as english } from "./en";

export const review: TextsOf<typeof english> = {
  title: "対局の検討",
  ask: "対局を検討する",
  working: "すべての決断を調べています。1分から数分かかります。このまま待っても、あとで戻ってきてもかまいません…",
  chances: "勝つ見込み",
  chancesNote: "各線は、その席自身が知り得たことから見た勝つ見込みです。",
  split: "決定と運",
  splitNote: "開始時の見込みから結果まで。単位は勝利の%です。決定は、手早く続けた場合と比べたもの。運は、引いたもの、めくれたもの、ほかの人が持っていたものを、あり得たものと比べたものです。",
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
  cost: (percent: string) => `勝利の${percent}%`,
  chosen: "選んだもの",
  better: "より良い手",
  chance: (percent: number) => `見込み${percent}%`,
  lucky: "最も幸運な場面",
  unlucky: "最も不運な場面",
  more: (lines: number) => `…ほか${lines}行`,
};
