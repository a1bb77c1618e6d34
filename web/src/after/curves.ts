// The course of the points as lines of a drawing.
import type { PointsAt } from "../lib/protocol";

export const WIDE = 900;
export const NARROW = 420;
export const HEIGHT = 300;
export const EDGE = { left: 34, right: 46, top: 14, bottom: 30 };

/** So little that each line still stands at its value. */
const APART = 1.2;

export interface Scale {
  width: number;
  x(step: number): number;
  y(points: number): number;
  most: number;
}

/** Of a seat, as it is drawn. */
export interface Line {
  seat: number;
  path: string;
  end: [number, number];
}

/** A line of the grid: where it is, and what stands at it. */
export interface Mark {
  at: number;
  words: string;
}

export function scaleOf(course: readonly PointsAt[], width: number): Scale {
  const last = Math.max(1, course.at(-1)?.step ?? 1);
  const most = Math.max(4, ...course.flatMap(({ points }) => points));
  return {
    width,
    most,
    x: (step) => EDGE.left + (step / last) * (width - EDGE.left - EDGE.right),
    y: (points) => HEIGHT - EDGE.bottom - (points / most) * (HEIGHT - EDGE.top - EDGE.bottom),
  };
}

/** Points stay until they change. Lines that would lie on each other are moved apart a little. */
export function curvesOf(course: readonly PointsAt[], { x, y }: Scale): Line[] {
  const seats = course[0]?.points.length ?? 0;
  return Array.from({ length: seats }, (_, seat) => {
    const apart = (seat - (seats - 1) / 2) * APART;
    const points = course.map((at) => ({ x: x(at.step), y: y(at.points[seat] ?? 0) + apart }));
    const path = points.map((at, place) => (place ? `H${at.x.toFixed(1)}V${at.y.toFixed(1)}` : `M${at.x.toFixed(1)} ${at.y.toFixed(1)}`)).join("");
    const last = points.at(-1);
    return { seat, path, end: [last?.x ?? 0, last?.y ?? 0] };
  });
}

/** The first step of each round. */
export function roundsOf(course: readonly PointsAt[]): { round: number; step: number }[] {
  const found = new Map<number, number>();
  for (const { round, step } of course) if (round > 0 && !found.has(round)) found.set(round, step);
  return [...found].map(([round, step]) => ({ round, step }));
}

/** Where names at the ends of the lines stand, so that none covers another, nor what stands below. */
export function labelsOf(curves: readonly Line[], apart: number): Map<number, number> {
  const sorted = [...curves].sort((a, b) => a.end[1] - b.end[1]);
  let last = -Infinity;
  const heights = sorted.map(({ end }) => (last = Math.max(end[1], last + apart)));
  const lowest = (place: number): number => HEIGHT - EDGE.bottom - (sorted.length - 1 - place) * apart;
  return new Map(sorted.map(({ seat }, place) => [seat, Math.min(heights[place] ?? 0, lowest(place))]));
}
