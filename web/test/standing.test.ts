// The final standing.
import assert from "node:assert/strict";
import { test } from "node:test";
import { inOrder } from "../src/follow/standing.ts";

const seats = [{ seat: 0 }, { seat: 1 }, { seat: 2 }, { seat: 3 }];

test("everybody stands where the server says, whoever has as many points", () => {
  assert.deepEqual(inOrder(seats, [3, 2, 1, 4]).map(({ seat }) => seat), [2, 1, 0, 3]);
});

test("who shares a place is told by seat, and House Hagal has none", () => {
  assert.deepEqual(inOrder(seats, [2, 1, 1, null]).map(({ seat }) => seat), [1, 2, 0]);
});
