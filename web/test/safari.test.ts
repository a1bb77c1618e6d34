// What the oldest browsers that we build for cannot read.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";

const SOURCES = new URL("../src", import.meta.url).pathname;
const LOOKS_BACK = /\(\?<[=!]/;

test("no pattern looks back: Safari 16.2 would not show the page at all", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) => /\.(ts|svelte)$/.test(file));
  assert.ok(files.length > 100);
  assert.deepEqual(files.filter((file) => LOOKS_BACK.test(readFileSync(join(SOURCES, file), "utf8"))), []);
});
