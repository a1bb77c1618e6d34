// A review that is waited for.
import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as passing } from "node:timers/promises";
import { awaitReview } from "../src/after/reviewing.ts";
import type { Reviewed } from "../src/lib/protocol.ts";

const made = { language: "en" } as unknown as NonNullable<Reviewed["review"]>;
const answers = (...each: (Reviewed | Error)[]) => () => {
  const next = each.shift();
  return next instanceof Error ? Promise.reject(next) : Promise.resolve(next ?? { review: made, progress: null });
};

test("every answer is told until the review is there", async () => {
  const told: Reviewed[] = [];
  awaitReview({ ask: answers({ review: null, progress: 0 }, { review: null, progress: 0.5 }), tell: (answer) => told.push(answer), fail: () => true }, 1);
  await passing(60);
  assert.deepEqual(told.map(({ progress }) => progress), [0, 0.5, null]);
  assert.equal(told.at(-1)?.review, made);
});

test("a lost line is tried again, a refusal is not", async () => {
  const told: Reviewed[] = [];
  const why: string[] = [];
  const fail = (trouble: unknown) => why.push(String(trouble)) > 1;
  awaitReview({ ask: answers(new Error("lost"), { review: null, progress: 0.2 }, new Error("refused")), tell: (answer) => told.push(answer), fail }, 1);
  await passing(60);
  assert.deepEqual(told, [{ review: null, progress: 0.2 }]);
  assert.deepEqual(why, ["Error: lost", "Error: refused"]);
});

test("who leaves is told nothing more", async () => {
  const told: Reviewed[] = [];
  const leave = awaitReview({ ask: answers({ review: null, progress: 0 }), tell: (answer) => told.push(answer), fail: () => true }, 1);
  leave();
  await passing(30);
  assert.deepEqual(told, []);
});
