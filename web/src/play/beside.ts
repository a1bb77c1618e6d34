// Where a note about something on the table stands, so that it covers neither that nor what must stay in sight.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8; // CSS pixels

/** The first place, in the order above, below, the same from edge to edge, above what is asked, right, left, that covers none of `kept`; else the first that is on the screen. */
export function placed(at: Box, size: { width: number; height: number }, screen: { width: number; height: number }, kept: readonly Box[]): Box {
  const wanted = candidates(at, size, kept).map(({ left, top }) => ({ left: Math.max(GAP, Math.min(screen.width - size.width - GAP, left)), top, ...size }));
  const seen = wanted.filter(({ top, height }) => top >= GAP && top + height <= screen.height - GAP);
  return seen.find((box) => ![at, ...kept].some((other) => areOverlapping(box, other))) ?? seen.find((box) => !areOverlapping(box, at)) ?? seen[0] ?? { left: GAP, top: GAP, ...size };
}

function candidates(at: Box, { width, height }: { width: number; height: number }, kept: readonly Box[]): { left: number; top: number }[] {
  const left = at.left + at.width / 2 - width / 2;
  const top = at.top + at.height / 2 - height / 2;
  const overKept = kept.map((box) => ({ left, top: box.top - height - GAP })).sort((one, other) => other.top - one.top);
  const beside = [at.left + at.width + GAP, at.left - width - GAP].map((there) => ({ left: there, top }));
  const rows = [at.top - height - GAP, at.top + at.height + GAP];
  const edges = [left, at.left, at.left + at.width - width];
  return [...edges.flatMap((edge) => rows.map((row) => ({ left: edge, top: row }))), ...overKept, ...beside];
}

function areOverlapping(one: Box, other: Box): boolean {
  return one.left < other.left + other.width && other.left < one.left + one.width && one.top < other.top + other.height && other.top < one.top + one.height;
}
