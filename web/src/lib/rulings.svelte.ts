// The rulings, fetched when the first is wanted. They are in English, as the sources are cited.
import { ask } from "./server";

interface Told {
  rulings: Record<string, { rule: string; source: string }>;
  about: Record<string, string[]>;
}

export interface Ruling {
  id: string;
  rule: string;
  source: string;
}

class Rulings {
  private told = $state.raw<Told | null>(null);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= ask<Told>("GET", "/rulings").then((told) => {
      this.told = told;
    });
    return this.loading;
  }

  /** What a ruling says; until they have come, nothing. */
  one(id: string): Ruling | undefined {
    const found = this.told?.rulings[id];
    return found && { id, ...found };
  }

  /** Those that speak of a thing, by its key as in events. */
  about(key: string): Ruling[] {
    return (this.told?.about[key] ?? []).flatMap((id) => this.one(id) ?? []);
  }
}

export const rulings = new Rulings();
