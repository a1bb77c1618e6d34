// What is left out on buttons that begin alike, and where notes stand.
import assert from "node:assert/strict";
import test from "node:test";
import { placed } from "../src/play/beside.ts";
import { commonBeginning, shortened, without } from "../src/play/wording.ts";

test("a beginning that all share is left out, and the effect comes first", () => {
  const labels = ["Resolve (Smuggling): gain 1 Solari", "Resolve (Smuggling): advance your Freighter", "Play Bribery"];
  assert.equal(commonBeginning(labels), "Resolve (Smuggling): ");
  assert.equal(without(commonBeginning(labels), labels[0] ?? ""), "Gain 1 Solari");
  assert.equal(without(commonBeginning(labels), labels[2] ?? ""), "Play Bribery");
});

test("beginnings that differ stay", () => {
  assert.equal(commonBeginning(["Resolve (A): draw", "Resolve (B): draw"]), "");
  assert.equal(commonBeginning(["結算「甲」：抽一張牌", "結算「甲」：獲得水"]), "結算「甲」：");
});

test("many answers are told apart by what differs, in whole words", () => {
  const trash = ["Dagger", "Diplomacy", "Dune, the Desert Planet"].flatMap((card) => [`Trash ${card} from your hand`, `Trash ${card} from your discard pile`]);
  assert.deepEqual(shortened(trash).slice(0, 2), ["Dagger from your hand", "Dagger from your discard pile"]);
  const inJapanese = ["短剣", "外交", "偵察"].flatMap((card) => [`手札の〈${card}〉を破棄する`, `捨て札の〈${card}〉を破棄する`]);
  assert.deepEqual(shortened(inJapanese).slice(0, 2), ["手札の〈短剣〉", "捨て札の〈短剣〉"]);
  assert.deepEqual(shortened(trash.slice(0, 3)), trash.slice(0, 3));
});

test("a note covers neither what it is about nor what must stay in sight", () => {
  const prompt = { left: 0, top: 494, width: 1366, height: 60 };
  const found = placed({ left: 430, top: 570, width: 126, height: 180 }, { width: 260, height: 120 }, { width: 1366, height: 768 }, [prompt]);
  assert.ok(found.top + found.height <= prompt.top);
});
