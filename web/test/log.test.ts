// Lines of the log: which are wanted, which say the same once more.
import assert from "node:assert/strict";
import { test } from "node:test";
import { wanted } from "../src/log/filters.ts";
import { keysOfLine } from "../src/follow/happening.ts";
import { partsOf } from "../src/lib/tokens.ts";
import { endsConflict, hasPoints, joined, touching, wordsBetween, type Line } from "../src/log/lines.ts";

const ann = { kind: "seat" as const, key: "0", text: "Ann" };
const ben = { kind: "seat" as const, key: "1", text: "Ben" };
const point = { kind: "change" as const, key: "{victory_point:+1}", text: "勝利點數+1" };
const skirmish = { kind: "conflict" as const, key: "skirmish", text: "Skirmish" };
const deploys = (troops: number): Line => [ann, " deploys ", { kind: "token", key: `{troop:${troops}}`, text: `${troops} troops` }, ` (+${troops * 2} strength, -${troops} in garrison)`];
const ended = { number: 9, seat: 0, points: true, lines: [["Combat: ", ann, " passes"], [skirmish, ": ", ben, " first"], ["  ", ben, ": ", point], ["  Bonus spice"], ["Round 2"]] as Line[] };

test("of points only the lines that bring some are told, with what they belong to", () => {
  assert.deepEqual(wanted(ended, "points"), [ended.lines[1], ended.lines[2]]);
});

test("points are found by what a piece stands for, whatever the words of the language", () => {
  assert.ok(hasPoints(["  ", ben, ": ", point]));
  assert.ok(!hasPoints(["  ", ben, ": 勝利點數+1"]));
  assert.ok(!hasPoints(["  ", ben, ": ", { kind: "change", key: "{spice:-1}", text: "香料-1" }]));
});

test("an amount lights nothing on the table", () => {
  assert.deepEqual(keysOfLine([ben, ": ", point]), ["seat:1"]);
});

test("a change is read with its sign, an amount without one", () => {
  assert.deepEqual(partsOf("{spice:+2}"), [{ term: "spice", of: "", count: 2, isSigned: true }]);
  assert.deepEqual(partsOf("{influence:fremen:-1}"), [{ term: "influence", of: "fremen", count: -1, isSigned: true }]);
  assert.deepEqual(partsOf("{spice:2}"), [{ term: "spice", of: "", count: 2, isSigned: false }]);
});

test("of a seat all is told that it does, and what is done to it", () => {
  assert.deepEqual(wanted(ended, "seat:0"), [ended.lines[0]]);
  assert.deepEqual(wanted(ended, "seat:1"), [ended.lines[1], ended.lines[2]]);
});

test("a Conflict ends where a line begins with its name", () => {
  assert.deepEqual(ended.lines.filter(endsConflict), [ended.lines[1]]);
});

test("troops that are deployed one after the other are told once", () => {
  const chapter = (number: number, lines: Line[]) => ({ number, seat: 0, points: false, lines });
  const [one, ...more] = joined([chapter(1, [deploys(1)]), chapter(2, [deploys(2)])]);
  assert.equal(more.length, 0);
  assert.deepEqual(one?.lines[0]?.[3], " (+6 strength, -3 in garrison)");
  assert.equal(joined([chapter(1, [deploys(1)]), chapter(2, []), chapter(3, [deploys(1)])]).length, 3);
});

test("brackets and commas stay with an amount, and words have its minus", () => {
  const line: Line = [ben, " loses (", point, ", -1 in garrison)"];
  assert.deepEqual(touching(line, 2), { before: "(", after: "," });
  assert.equal(wordsBetween(line, 1), " loses ");
  assert.equal(wordsBetween(line, 3), " −1 in garrison)");
});
