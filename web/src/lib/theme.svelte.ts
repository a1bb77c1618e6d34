// Night or noon: as the system has it, until somebody chooses.
import { keep, kept } from "./kept";

export type ThemeName = "dark" | "light";

function wanted(): ThemeName {
  const last = kept("theme");
  if (last === "dark" || last === "light") return last;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

class Theme {
  name = $state<ThemeName>(wanted());

  turn(): void {
    this.name = this.name === "dark" ? "light" : "dark";
    keep("theme", this.name);
  }
}

export const theme = new Theme();
