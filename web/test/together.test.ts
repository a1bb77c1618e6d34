// What a line may not break between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { together } from "../src/lib/together.ts";

const shown = (text: string, tag: string): string => together(text, tag).replaceAll("\u2060", "~");

test("a number stays with its counter", () => {
  assert.equal(shown("抽取1張牌", "zh-Hant"), "抽取1~張~牌");
  assert.equal(shown("獲得1太陽幣。", "zh-Hant"), "獲得1~太~陽~幣。");
});

test("in Japanese with what stands before it, too, but not with a particle", () => {
  assert.equal(shown("影響力1を得る", "ja"), "影響力~1~を得る");
  assert.equal(shown("さらに1部隊", "ja"), "さらに1~部~隊");
});

test("English has spaces for that", () => {
  assert.equal(shown("Gain 1 spice", "en"), "Gain 1 spice");
});
