// Everything printed, in words and icons: names, texts, faces. The page knows of components only by this.
import type { Thing, Token, Whole } from "./things";
import { language } from "./language.svelte";
import { ask } from "./server";
import { keeperOf, type Keeper } from "./together";
import type { Tag } from "../text";

export class Catalogue {
  private readonly things: Map<string, Thing>;
  /** Knows all names. */
  readonly keeper: Keeper;

  constructor(readonly whole: Whole) {
    this.keeper = keeperOf(whole.language, namesIn(whole), hasPhrases(whole.language));
    this.things = new Map(whole.things.map((thing) => [keyOf(thing), laid(thing, this.keeper)]));
  }

  /** By its key as in events and answers: that of a space with `@` before it. */
  thing(key: string): Thing | undefined {
    return this.things.get(key);
  }

  space(key: string): Thing | undefined {
    return this.things.get(`@${key}`);
  }

  name(key: string): string {
    return this.things.get(key)?.text.name ?? key;
  }

  /** A Leader as it is called at the table; nobody's: House Hagal. */
  short(leader: string | null): string {
    return leader ? (this.things.get(leader)?.short ?? this.name(leader)) : this.whole.names.house_hagal;
  }

  token(term: string): Token | undefined {
    return this.whole.tokens[term];
  }

  all(): Thing[] {
    return this.whole.things;
  }
}

function keyOf(thing: Thing): string {
  return thing.kind === "space" ? `@${thing.id}` : thing.id;
}

/** With its texts as they are to break. */
function laid(thing: Thing, keeper: Keeper): Thing {
  const boxes = thing.text.boxes.map((box) => ({ ...box, lines: box.lines.map(keeper) }));
  return { ...thing, text: { ...thing.text, boxes } };
}

function namesIn({ things, tokens, names }: Whole): string[] {
  const terms = Object.values(tokens).map(({ name }) => name);
  return [...things.flatMap(({ text, short }) => [text.name, short ?? ""]), ...terms, names.house_hagal, ...Object.values(names.phases)];
}

/** Whether the browser keeps words whole by itself; of our languages that is Japanese, if any (`base.css`). */
function hasPhrases(tag: string): boolean {
  return tag === "ja" && CSS.supports("word-break", "auto-phrase");
}

const NOTHING = new Catalogue({
  language: "",
  things: [],
  tokens: {},
  tracks: { point: { at: 0, words: "", face: "" }, influence: {}, alliance: { at: 0, words: "", face: "" }, shipping: [] },
  names: { house_hagal: "", phases: {}, difficulties: {} },
});

class Catalogues {
  private loaded = $state.raw<Partial<Record<Tag, Catalogue>>>({});
  private readonly loading = new Map<Tag, Promise<void>>();
  private readonly plain: Partial<Record<Tag, Keeper>> = {};
  private last = NOTHING;

  /** Of the language of the page; until it has come, that of the one before, or an empty one. */
  get now(): Catalogue {
    this.last = this.loaded[language.tag] ?? this.last;
    return this.last;
  }

  in(tag: Tag): Catalogue | undefined {
    return this.loaded[tag];
  }

  /** Until names have come, words alone are kept whole. */
  keeper(tag: Tag): Keeper {
    return this.loaded[tag]?.keeper ?? (this.plain[tag] ??= keeperOf(tag, [], hasPhrases(tag)));
  }

  load(tag: Tag): Promise<void> {
    const underWay = this.loading.get(tag) ?? this.fetch(tag);
    this.loading.set(tag, underWay);
    return underWay;
  }

  private async fetch(tag: Tag): Promise<void> {
    const whole = await ask<Whole>("GET", `/catalogue/${tag}`);
    this.loaded = { ...this.loaded, [tag]: new Catalogue(whole) };
  }
}

export const catalogues = new Catalogues();
