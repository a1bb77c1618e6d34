// A hand that was revealed because nothing else was possible is told; what one has done oneself is not.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wasRevealedUnasked } from "../src/follow/unasked.ts";
import type { UpdateTold } from "../src/lib/protocol.ts";
import type { Table } from "../src/lib/table.svelte.ts";

const REVEALED = { what: "mark", seat: 0, source: null, of: null, fact: "revealed", value: true };

function update(more: object = {}): UpdateTold {
  return { since: 3, went_back: false, events: [REVEALED], ...more } as unknown as UpdateTold;
}

function table(more: object = {}): Table {
  const settings = { clock: null };
  return { seat: 0, lastVerb: "end", isResting: false, hello: { wishes: { single: true } }, around: { settings }, ...more } as unknown as Table;
}

test("it is told after anything but a reveal of one's own", () => {
  assert.equal(wasRevealedUnasked(update(), table()), true);
  assert.equal(wasRevealedUnasked(update(), table({ lastVerb: "reveal" })), false);
});

test("others' hands are their own affair", () => {
  assert.equal(wasRevealedUnasked(update(), table({ seat: 1 })), false);
});

test("nothing is said of what a bot, a clock or somebody who goes back has done", () => {
  assert.equal(wasRevealedUnasked(update(), table({ isResting: true })), false);
  assert.equal(wasRevealedUnasked(update(), table({ around: { settings: { clock: {} } } })), false);
  assert.equal(wasRevealedUnasked(update({ went_back: true }), table()), false);
  assert.equal(wasRevealedUnasked(update({ since: null }), table()), false);
});
