// How somebody likes to follow a game; remembered in this browser.
import { keep, kept } from "../lib/kept";

export type Speed = "slow" | "normal" | "fast" | "fastest" | "off";

interface Pace {
  /** How long a step is shown, in milliseconds. */
  step: number;
  /** How long one waits at most for one's own turn. */
  most: number;
  /** How long it is shown that somebody gains Victory Points, and that a Conflict is over. */
  points: number;
  conflict: number;
}

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "fastest", "off"];
export const PACES: Record<Speed, Pace> = {
  slow: { step: 3200, most: 120000, points: 5500, conflict: 12000 },
  normal: { step: 1900, most: 60000, points: 3600, conflict: 6500 },
  fast: { step: 800, most: 15000, points: 2000, conflict: 4500 },
  fastest: { step: 120, most: 900, points: 900, conflict: 2000 },
  off: { step: 0, most: 0, points: 0, conflict: 0 },
};

class Habits {
  speed = $state<Speed>(speedKept());
  hasSound = $state(kept("sound") === "on");

  get pace(): Pace {
    return PACES[this.speed];
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    keep("speed", speed);
  }

  setSound(isOn: boolean): void {
    this.hasSound = isOn;
    keep("sound", isOn ? "on" : "off");
  }
}

function speedKept(): Speed {
  const last = kept("speed");
  return SPEEDS.find((speed) => speed === last) ?? "normal";
}

export const habits = new Habits();
