// How somebody likes to follow a game; remembered in this browser.
import { keep, kept } from "../lib/kept";

export type Speed = "slow" | "normal" | "fast" | "fastest" | "off";

interface Pace {
  /** How long a step is shown, in milliseconds. */
  step: number;
  /** How long one waits at most for one's own turn. */
  most: number;
}

export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "fastest", "off"];
export const PACES: Record<Speed, Pace> = {
  slow: { step: 2400, most: 24000 },
  normal: { step: 1300, most: 10000 },
  fast: { step: 500, most: 4000 },
  fastest: { step: 120, most: 900 },
  off: { step: 0, most: 0 },
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
