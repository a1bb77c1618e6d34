// A Rival sends an Agent, then deploys: the table changes with what is told, and ends as the server says.
import assert from "node:assert/strict";
import { test } from "node:test";
import { momentsOf, viewBetween } from "../src/follow/between.ts";
import type { Event, View } from "../src/lib/protocol.ts";

const AGENT = { what: "agent", seat: 1, source: null, of: 1, from: null, to: "arrakeen", count: 1 } as Event;
const TROOP = { what: "units", seat: 1, source: "@arrakeen", of: 1, from: "supply", to: "garrison", unit: "troop", count: 1 } as Event;
const SOLARI = { what: "resource", seat: 0, source: "@arrakeen", of: 0, resource: "solari", change: 1 } as Event;
const DEPLOYED = { what: "units", seat: 1, source: "dagger", of: 1, from: "garrison", to: "conflict", unit: "troop", count: 2 } as Event;
const EVENTS = [AGENT, TROOP, SOLARI, DEPLOYED];
const SENT = ["seat:1", "@arrakeen"];
const GAINED = ["seat:0", "@arrakeen"];
const FOUGHT = ["seat:1", "dagger"];

function view(solari: number, agents: number, garrison: number, conflict: number, there: number): View {
  const seats = [
    { resources: { solari }, influence: {}, agents: 2, supply: 9, garrison: 3, conflict: 0, strength: 0 },
    { resources: { solari: 0 }, influence: {}, agents, supply: 12 - garrison - conflict, garrison, conflict, strength: conflict * 2 },
  ];
  return { round: 1, row: [], reserve: {}, alliances: {}, spaces: { arrakeen: { agents: [0, there] }, carthag: { agents: [0, 0] } }, players: seats } as unknown as View;
}

const BEFORE = view(0, 2, 3, 0, 0);
const AFTER = view(1, 1, 2, 2, 1);

test("events are told with the lines that name what they are about", () => {
  assert.deepEqual(momentsOf([SENT, GAINED, FOUGHT], EVENTS), [2, 3, 4]);
});

test("with the last line everything has happened, also what no line names", () => {
  assert.deepEqual(momentsOf([SENT], EVENTS), [4]);
  assert.deepEqual(momentsOf([], EVENTS), []);
});

test("what has been told is so, the rest is as before", () => {
  const sent = viewBetween(BEFORE, AFTER, EVENTS, 2);
  assert.equal(sent.spaces["arrakeen"], AFTER.spaces["arrakeen"], "the Agent stands there");
  assert.equal(sent.players[1]?.agents, 1);
  assert.equal(sent.players[1]?.garrison, 4);
  assert.equal(sent.players[1]?.conflict, 0);
  assert.equal(sent.players[0]?.resources.solari, 0);
});

test("whoever nothing more happens to stands as in the end", () => {
  const gained = viewBetween(BEFORE, AFTER, EVENTS, 3);
  assert.equal(gained.players[0], AFTER.players[0]);
  assert.equal(gained.players[1]?.strength, 0);
});

test("after all of it the view is the server's", () => {
  assert.equal(viewBetween(BEFORE, AFTER, EVENTS, 4), AFTER);
});
