// The language of the page; it can be changed at any moment.
import { keep, kept } from "./kept";
import { TEXTS, type Tag, type Texts } from "../text";

export const TAGS: readonly Tag[] = ["en", "ja", "zh-Hant"];
export const OWN_NAMES: Record<Tag, string> = { en: "English", ja: "日本語", "zh-Hant": "繁體中文" };
export const SHORT_NAMES: Record<Tag, string> = { en: "EN", ja: "日本語", "zh-Hant": "繁中" };

function wanted(): Tag {
  const last = kept("language");
  const asked = last ? [last] : navigator.languages;
  for (const each of asked) {
    const found = TAGS.find((tag) => tag === each || each.split("-")[0] === tag.split("-")[0]);
    if (found) return found;
  }
  return "en";
}

class Language {
  tag = $state<Tag>(wanted());
  texts = $derived<Texts>(TEXTS[this.tag]);

  choose(tag: Tag): void {
    this.tag = tag;
    keep("language", tag);
  }

  next(): Tag {
    return TAGS[(TAGS.indexOf(this.tag) + 1) % TAGS.length] ?? "en";
  }
}

export const language = new Language();
