// The chances of a reviewed game as lines of a drawing, and numbers as they are told.
import type { ReviewTold, SeatReview } from "../lib/protocol";
import { EDGE, HEIGHT, type Line } from "./curves";

export interface ChanceScale {
  x(decision: number): number;
  y(chance: number): number;
}

export function chanceScale(review: ReviewTold, width: number): ChanceScale {
  const last = Math.max(1, review.decisions.length);
  return {
    x: (decision) => EDGE.left + (decision / last) * (width - EDGE.left - EDGE.right),
    y: (chance) => HEIGHT - EDGE.bottom - within(chance) * (HEIGHT - EDGE.top - EDGE.bottom),
  };
}

/** Those who can win: House Hagal cannot. */
export function contenders(review: ReviewTold): SeatReview[] {
  return review.seats.filter(({ leader }) => leader !== null);
}

/** With a seat's own eyes; a Rival has none. */
export function pointsOf(review: ReviewTold, { seat, is_asked, split }: SeatReview): [number, number][] {
  const seen = review.decisions.flatMap((one, at): [number, number][] => (one.seat === seat || !is_asked ? [[at, one.chances[seat] ?? 0]] : []));
  return [...seen, [review.decisions.length, split.end]];
}

export function chanceCurves(review: ReviewTold, { x, y }: ChanceScale): Line[] {
  return contenders(review).map((one) => {
    const points = pointsOf(review, one).map(([at, chance]): [number, number] => [x(at), y(chance)]);
    const path = points.map(([left, top], place) => `${place ? "L" : "M"}${left.toFixed(1)} ${top.toFixed(1)}`).join("");
    return { seat: one.seat, path, end: points.at(-1) ?? [0, 0] };
  });
}

/** The first decision of each round; what is decided before the first belongs to it. */
export function firstDecisions(review: ReviewTold): { round: number; decision: number }[] {
  const found = new Map<number, number>();
  review.decisions.forEach(({ round }, decision) => {
    if (!found.has(Math.max(1, round))) found.set(Math.max(1, round), decision);
  });
  return [...found].map(([round, decision]) => ({ round, decision }));
}

/** The seat's chance at its first decision from there on. */
export function chanceAt(review: ReviewTold, seat: SeatReview, decision: number): number {
  return pointsOf(review, seat).find(([at]) => at >= decision)?.[1] ?? 0;
}

/** Estimates may leave the scale by a little. */
export function within(chance: number): number {
  return Math.min(1, Math.max(0, chance));
}

export function percent(chance: number): number {
  return Math.round(100 * within(chance));
}

/** A change, in per cent. */
export function signed(change: number): string {
  const told = Math.abs(100 * change).toFixed(1);
  return told === "0.0" ? told : `${change < 0 ? "−" : "+"}${told}`;
}
