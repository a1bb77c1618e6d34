// Who sits at this browser.
import type { Colour } from "./protocol";
import { ask } from "./server";

export interface Person {
  id: string;
  name: string;
  colour: Colour;
  /** Its name; null: a guest. */
  account: string | null;
}

class Me {
  known = $state.raw<Person | null>(null);
  /** Whether it has been asked who one is. */
  isLooked = $state(false);
  private looking: Promise<Person | null> | null = null;

  /** Finds out who one is, without becoming anybody. */
  look(): Promise<Person | null> {
    this.looking ??= this.fetch();
    return this.looking;
  }

  /** Whoever wants to play has to be somebody; with a name, under that one. */
  async become(name: string, guest: string): Promise<Person> {
    const known = this.known ?? (await this.look());
    const wanted = name.trim();
    if (known && (!wanted || wanted === known.name)) return known;
    return this.appear({ name: wanted || guest, ...(known ? { colour: known.colour } : {}) });
  }

  async appear(wanted: { name: string; colour?: Colour }): Promise<Person> {
    return this.now(await ask<Person>("PUT", "/me", wanted));
  }

  async makeAccount(name: string, password: string): Promise<Person> {
    return this.now(await ask<Person>("POST", "/account", { name, password }));
  }

  async signIn(name: string, password: string): Promise<Person> {
    return this.now(await ask<Person>("POST", "/session", { name, password }));
  }

  async signOut(): Promise<void> {
    await ask("DELETE", "/session");
    this.known = null;
  }

  private async fetch(): Promise<Person | null> {
    try {
      this.known = (await ask<{ person: Person | null }>("GET", "/session")).person;
    } finally {
      this.isLooked = true;
      this.looking = null;
    }
    return this.known;
  }

  private now(person: Person): Person {
    this.known = person;
    return person;
  }
}

export const me = new Me();
