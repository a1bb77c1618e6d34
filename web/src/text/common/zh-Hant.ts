import type { TextsOf } from "../kinds";
import type { common as english } from "./en";

export const common: TextsOf<typeof english> = {
  justNow: "剛剛",
  language: "語言",
  theme: "淺色／深色",
  close: "關閉",
  labelled: (label, what) => `${label}：${what}`,
  remarked: (what, remark) => `${what}（${remark}）`,
};
