// Texts as they are to break, wherever they come from.
import { catalogues } from "./catalogue.svelte";
import { language } from "./language.svelte";

export function prose(text: string): string {
  return catalogues.keeper(language.tag)(text);
}
