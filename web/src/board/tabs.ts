// Which part of the table, as a phone shows it, something lies in.
import type { Areas } from "./areas";

/** None for what is everywhere, or nowhere. */
export function tabOf(key: string, areas: Areas): string | undefined {
  if (key.startsWith("lane:")) return "conflict";
  if (key.startsWith("faction:")) return "sky";
  return key.startsWith("@") ? ofSpace(key.slice(1), areas) : undefined;
}

function ofSpace(space: string, areas: Areas): string | undefined {
  if (Object.values(areas.factions).flat().includes(space)) return "sky";
  if ([...areas.landsraad, ...areas.choam, ...areas.ix].includes(space)) return "court";
  return [...areas.cities, ...areas.makers].includes(space) ? "sand" : undefined;
}
