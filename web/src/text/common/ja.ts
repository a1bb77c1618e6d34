import type { TextsOf } from "../kinds";
import type { common as english } from "./en";

export const common: TextsOf<typeof english> = {
  justNow: "たった今",
  language: "言語",
  theme: "明るい／暗い",
  close: "閉じる",
  labelled: (label, what) => `${label}：${what}`,
  remarked: (what, remark) => `${what}（${remark}）`,
};
