// Which screen is shown: a plain address, and for links with a secret its fragment, which reaches no log.
import { kept } from "./kept";

/** Under which the last game is kept that one sat at; `/?last` leads there. */
export const LAST = "last";

export type ScreenName =
  | "welcome" | "new" | "lobby" | "mine" | "archive" | "guide" | "table" | "result" | "replay" | "join" | "watch" | "lost";

export interface Route {
  screen: ScreenName;
  game: string;
  seat: number;
  token: string;
}

const PLAIN: Record<string, ScreenName> = {
  "": "welcome",
  new: "new",
  lobby: "lobby",
  mine: "mine",
  archive: "archive",
  guide: "guide",
};
const OF_A_GAME: Record<string, ScreenName> = { "": "table", result: "result", replay: "replay" };

export function routeOf(path: string, fragment: string): Route {
  const [first = "", game = "", last = "", ...more] = path.split("/").slice(1);
  const token = fragment.replace(/^#/, "");
  const seat = Number(last) || 0;
  if (more.length) return { screen: "lost", game: "", seat: 0, token };
  if (first === "join" && game && last) return { screen: "join", game, seat, token };
  if (first === "watch" && game && !last) return { screen: "watch", game, seat: 0, token };
  if (first === "games" && game) return { screen: OF_A_GAME[last] ?? "lost", game, seat: 0, token };
  return { screen: game ? "lost" : (PLAIN[first] ?? "lost"), game: "", seat: 0, token };
}

/** Where the installed page begins: at the last game, if there was any. */
function toTheLast(): void {
  const game = kept(LAST);
  const isWanted = location.pathname === "/" && new URLSearchParams(location.search).has("last");
  if (isWanted) history.replaceState(null, "", game ? `/games/${game}` : "/");
}

function first(): Route {
  toTheLast();
  return routeOf(location.pathname, location.hash);
}

class Router {
  route = $state.raw<Route>(first());

  /** Whether somebody has come here from another screen. */
  hasMoved = false;

  listen(): void {
    addEventListener("popstate", () => this.read());
    document.addEventListener("click", (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.hasMoved = true;
    this.route = routeOf(location.pathname, location.hash);
  }

  /** Links inside the page lead on without loading it again. */
  private follow(event: MouseEvent): void {
    const link = (event.target as Element).closest("a");
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (event.defaultPrevented || !link || !isPlain || link.target || link.origin !== location.origin || link.download) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
