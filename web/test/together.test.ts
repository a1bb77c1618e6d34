// What a line may not break between.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keeperOf } from "../src/lib/together.ts";

const NAMES = ["沙漠星球厄拉科斯", "貝尼·潔瑟睿德女修會"];
const HAS_PHRASES = true;
const shown = (text: string, tag: string, names: string[] = []): string => keeperOf(tag, names, tag === "ja" && HAS_PHRASES)(text).replaceAll("\u2060", "~");

test("a number stays with its counter", () => {
  assert.equal(shown("抽1張牌", "zh-Hant"), "抽1~張~牌");
  assert.equal(shown("給1太陽幣。", "zh-Hant"), "給1~太~陽~幣。");
});

test("in Japanese with what stands before it, too, but not with a particle", () => {
  assert.equal(shown("影響力1を得る", "ja"), "影響力~1~を得る");
  assert.equal(shown("さらに1部隊", "ja"), "さらに1~部~隊");
});

test("English has spaces for that", () => {
  assert.equal(shown("Gain 1 spice", "en"), "Gain 1 spice");
});

test("names that no dictionary has are kept whole, but for their middle dots", () => {
  assert.equal(shown("去厄拉科斯。", "zh-Hant", NAMES), "去厄~拉~科~斯。");
  assert.equal(shown("給貝尼·潔瑟睿德女修會", "zh-Hant", NAMES), "給貝~尼~·潔~瑟~睿~德~女~修~會");
});

test("so are words", () => {
  assert.equal(shown("所有玩家，", "zh-Hant"), "所~有玩~家，");
});

test("a browser that keeps words whole by itself is told only of numbers", () => {
  assert.equal(shown("アラキスへ", "ja", ["アラキス"]), "アラキスへ");
  assert.equal(keeperOf("ja", ["アラキス"])("アラキスへ").replaceAll("\u2060", "~"), "ア~ラ~キ~スへ");
});
