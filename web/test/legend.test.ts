// Every icon of an effect stands in the legend, with what it is for, in every language.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { GROUPS, SIGN_NAMES, SIGNS } from "../src/guide/legend.ts";
import { guide as en } from "../src/text/guide/en.ts";
import { guide as ja } from "../src/text/guide/ja.ts";
import { guide as zh } from "../src/text/guide/zh-Hant.ts";

const GUIDES = { en, ja, zh };
const SHOWN: string[] = Object.values(GROUPS).flatMap((terms): readonly string[] => terms);
/** Between icons, and explained by an example. */
const ARE_SIGNS = ["arrow", "or"];

/** Every token that effects may hold, with its icon, as the server has them. */
function tokens(): Map<string, string> {
  const source = readFileSync(new URL("../../src/kanly/text/glossary.py", import.meta.url), "utf8");
  const table = source.slice(source.indexOf("TOKENS: Final[Mapping"), source.indexOf("PATTERN: Final"));
  return new Map([...table.matchAll(/"(\w+)": "(\w*)"/g)].map(([, term = "", icon = ""]) => [term, icon]));
}

function drawn(): Set<string> {
  const sprite = readFileSync(new URL("../src/look/icons.svg", import.meta.url), "utf8");
  return new Set([...sprite.matchAll(/id="i-(\w+)"/g)].map(([, name = ""]) => name));
}

test("every token of effects is in the legend once, and nothing else", () => {
  assert.deepEqual([...SHOWN].sort(), [...tokens().keys()].filter((term) => !ARE_SIGNS.includes(term)).sort());
  for (const sign of ARE_SIGNS) assert.ok(SIGN_NAMES.some((name) => SIGNS[name].includes(`{${sign}}`)));
});

test("every token has an icon that is drawn", () => {
  const icons = drawn();
  for (const [term, icon] of tokens()) assert.ok(icon === "" || icons.has(icon), term);
});

for (const [tag, guide] of Object.entries(GUIDES))
  test(`in ${tag} everything is explained`, () => {
    for (const term of SHOWN) assert.ok(guide.legend.terms[term as keyof typeof guide.legend.terms], term);
    for (const name of SIGN_NAMES) assert.ok(guide.legend.signs[name], name);
  });

for (const [tag, guide] of Object.entries(GUIDES))
  test(`in ${tag} the guide says as much as in English, with the same icons`, () => {
    const iconsIn = (lines: string[]): string[] => lines.flatMap((line) => line.match(/\{\w+\}/g) ?? []).sort();
    for (const [name, { lines }] of Object.entries(en.parts)) {
      const told = guide.parts[name as keyof typeof en.parts].lines;
      assert.equal(told.length, lines.length, name);
      assert.deepEqual(iconsIn(told), iconsIn(lines), name);
    }
  });
