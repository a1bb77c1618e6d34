// How somebody learns that it is their turn: by this browser, and by the server while the page is closed.
import { keep, kept } from "./kept";
import { language } from "./language.svelte";
import { ask } from "./server";

export interface ServerNotices {
  webhook: string;
  mail: string;
  /** To which a code was sent. */
  unconfirmed: string;
  language: string;
  can_mail: boolean;
}

const KEPT = "notices";

class BrowserNotices {
  isWanted = $state(kept(KEPT) === "on");
  permission = $state<NotificationPermission | "none">("Notification" in globalThis ? Notification.permission : "none");

  /** Whether this browser is to say so. */
  get areOn(): boolean {
    return this.isWanted && this.permission === "granted";
  }

  async want(isWanted: boolean): Promise<void> {
    if (isWanted && this.permission === "default") this.permission = await Notification.requestPermission();
    this.isWanted = isWanted && this.permission === "granted";
    keep(KEPT, this.isWanted ? "on" : "off");
  }
}

export const browserNotices = new BrowserNotices();

export function serverNotices(): Promise<ServerNotices> {
  return ask("GET", "/me/notices");
}

export function chooseNotices(webhook: string, mail: string): Promise<ServerNotices> {
  return ask("PUT", "/me/notices", { webhook, mail, language: language.tag });
}

export function confirmMail(code: string): Promise<ServerNotices> {
  return ask("POST", "/me/notices/confirmation", { code });
}
