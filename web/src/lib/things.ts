// The catalogue's shape, as far as the page reads it; docs/cards-json.md tells all of it.
import type { IconName } from "./protocol";

export interface Box {
  box: string;
  label: string;
  lines: string[];
  /** The lines with tokens such as `{spice:2}` for what has an icon. */
  marked: string[];
}

export interface Requirement {
  faction: string;
  influence: number;
}

export interface Thing {
  id: string;
  kind: string;
  set: string;
  text: { name: string; boxes: Box[] };
  /** The effects in icons, box by box. */
  face: Record<string, string>;
  copies?: number;
  cost?: number | Record<string, number> | null;
  factions?: string[];
  icons?: IconName[];
  infiltrates?: IconName[];
  unload?: boolean;
  icon?: IconName;
  combat?: boolean;
  maker?: boolean;
  covered_by_ix?: boolean;
  requires?: Requirement | null;
  house?: string;
  /** Of a Leader: as it is called at the table. */
  short?: string;
  tier?: number;
  location?: string | null;
  swords?: number;
}

export interface Token {
  icon: string;
  name: string;
  one: string;
  many: string;
}

export interface Reward {
  words: string;
  face: string;
}

/** On a step of a track. */
export interface StepReward extends Reward {
  at: number;
}

export interface Whole {
  language: string;
  things: Thing[];
  tokens: Record<string, Token>;
  /** What the tracks give: of Influence, and with an Alliance; for recalling the Freighter, the lowest first. */
  tracks: { point: StepReward; influence: Record<string, StepReward>; alliance: StepReward; shipping: Reward[] };
  /** Of what is printed nowhere. */
  names: { house_hagal: string; phases: Record<string, string>; difficulties: Record<string, string> };
}

/** What a space costs, as icons; empty: nothing. */
export function priceOf({ cost }: Thing): string {
  if (typeof cost !== "object" || cost === null) return "";
  return Object.entries(cost).flatMap(([what, count]) => (count ? [`{${what}:${count}}`] : [])).join(" ");
}
