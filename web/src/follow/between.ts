// The table between two updates, step by step: what has been told is so already, the rest is still as it was before.
import type { Event, Player, Seat, View } from "../lib/protocol";

/** Where an Agent is while its effects are chosen. */
const ON_THE_WAY = "on_the_way";

/** How many events have happened when each group of lines is told. Groups name their pieces; events come in their order. */
export function momentsOf(groups: readonly string[][], events: readonly Event[]): number[] {
  if (!groups.length) return [];
  const ends = groups.map(() => 0);
  let now = 0;
  events.forEach((event, place) => {
    now = Math.max(now, groups.findIndex((group, each) => each >= now && isNamed(event, group)));
    ends[now] = place + 1;
  });
  return ends.map((_, place) => (place === groups.length - 1 ? events.length : Math.max(...ends.slice(0, place + 1))));
}

/** To whom and where it happened is named; what brought it about need not be. */
function isNamed(event: Event, group: readonly string[]): boolean {
  const seat = seatOf(event);
  const spaces = spacesOf(event).filter((space) => space !== ON_THE_WAY);
  return seat !== null && group.includes(`seat:${seat}`) && spaces.every((space) => group.includes(`@${space}`));
}

/** After so many of the events that lead from one view to the other. */
export function viewBetween(before: View, after: View, events: readonly Event[], count: number): View {
  const left = events.slice(count);
  if (!left.length) return after;
  const isLeft = (...kinds: Event["what"][]): boolean => left.some(({ what }) => kinds.includes(what));
  const seats = new Set(left.map(seatOf));
  const spaces = new Set(left.flatMap(spacesOf));
  const cards = isLeft("card") ? before : after;
  const round = isLeft("conflict", "mark") ? before : after;
  return {
    ...before,
    round: round.round,
    phase: round.phase,
    first_player: round.first_player,
    conflict: round.conflict,
    conflict_deck: round.conflict_deck,
    row: cards.row,
    reserve: cards.reserve,
    imperium_deck: cards.imperium_deck,
    alliances: isLeft("alliance") ? before.alliances : after.alliances,
    ...(after.tech && { tech: (isLeft("tile") ? before : after).tech ?? after.tech }),
    ...(after.rivals && { rivals: (isLeft("hagal") ? before : after).rivals ?? after.rivals }),
    spaces: Object.fromEntries(Object.keys(after.spaces).map((key) => [key, (spaces.has(key) ? before : after).spaces[key]])) as View["spaces"],
    players: after.players.map((player, seat) => (seats.has(seat) ? changed(before.players[seat] ?? player, seat, events.slice(0, count)) : player)),
  };
}

function seatOf(event: Event): Seat | null {
  return "seat" in event ? event.seat : null;
}

/** Which spaces look different after it. */
function spacesOf(event: Event): string[] {
  if (event.what === "agent") return [event.from, event.to].flatMap((space) => space ?? []);
  return "space" in event && typeof event.space === "string" ? [event.space] : [];
}

/** What of a player events change by amounts. */
type Change = Partial<Pick<Player, "resources" | "influence" | "freighter" | "agents" | "supply" | "garrison" | "conflict" | "dreadnoughts" | "strength">>;

function changed(player: Player, seat: number, done: readonly Event[]): Player {
  const own = done.filter((event) => seatOf(event) === seat);
  return own.reduce<Player>((now, event) => ({ ...now, ...changeOf(now, event) }) as Player, player);
}

function changeOf(player: Player, event: Event): Change {
  if (event.what === "resource") return { resources: { ...player.resources, [event.resource]: player.resources[event.resource] + event.change } };
  if (event.what === "influence") return { influence: { ...player.influence, [event.faction]: player.influence[event.faction] + event.change } };
  if (event.what === "ranked") return { strength: event.strength };
  if (event.what === "freighter") return { freighter: event.position };
  if (event.what === "agent") return { agents: player.agents + (event.to === null ? event.count : 0) - (event.from === null ? event.count : 0) };
  if (event.what !== "units") return {};
  return event.unit === "troop" ? troops(player, event) : ships(player, event);
}

type Units = Extract<Event, { what: "units" }>;
const POSTS = ["supply", "garrison", "conflict"] as const;

function troops(player: Player, { from, to, count }: Units): Change {
  return Object.fromEntries(POSTS.map((post) => [post, player[post] + (post === to ? count : 0) - (post === from ? count : 0)]));
}

function ships(player: Player, { from, to, count }: Units): Change {
  const now = player.dreadnoughts;
  if (!now) return {};
  return { dreadnoughts: { ...now, ...Object.fromEntries(POSTS.map((post) => [post, now[post] + (post === to ? count : 0) - (post === from ? count : 0)])) } };
}
