// Which spaces stand in which part of the board, by what is printed on them.
import type { Catalogue } from "../lib/catalogue.svelte";
import type { FactionName, View } from "../lib/protocol";

export const FACTIONS: readonly FactionName[] = ["emperor", "spacing_guild", "bene_gesserit", "fremen"];

export interface Areas {
  factions: Record<string, string[]>;
  landsraad: string[];
  choam: string[];
  ix: string[];
  cities: string[];
  makers: string[];
}

export function areasOf(view: View, catalogue: Catalogue): Areas {
  const areas: Areas = { factions: {}, landsraad: [], choam: [], ix: [], cities: [], makers: [] };
  for (const key of Object.keys(view.spaces)) placeOf(key, areas, catalogue)?.push(key);
  return areas;
}

function placeOf(key: string, areas: Areas, catalogue: Catalogue): string[] | undefined {
  const space = catalogue.space(key);
  if (!space) return undefined;
  if (space.maker) return areas.makers;
  if (space.icon === "city") return areas.cities;
  if (space.icon === "landsraad") return space.set === "base" ? areas.landsraad : areas.ix;
  if (space.icon === "spice_trade") return areas.choam;
  return (areas.factions[space.icon ?? ""] ??= []);
}
