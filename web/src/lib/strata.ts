// Seven dune lines from the key of a thing: the same key has the same dunes everywhere.

export function strata(key: string, width = 100, height = 60): string[] {
  const next = chance(key);
  const swing = 3 + next() * 7;
  const waves = 0.6 + next() * 1.3;
  const begin = next() * 6;
  return Array.from({ length: 7 }, (_, line) => {
    const points = Array.from({ length: 21 }, (_, step) => {
      const x = (step * width) / 20;
      const slope = Math.sin(begin + line * 0.55 + (x / width) * 6.28 * waves) * swing * (1 - line * 0.09);
      const y = 8 + line * (height / 7.2) + slope + Math.sin(line + x / 17) * 1.4;
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return `M${points.join("L")}`;
  });
}

function chance(key: string): () => number {
  let seed = 7;
  for (const letter of key) seed = (seed * 31 + letter.charCodeAt(0)) >>> 0;
  return () => (seed = (seed * 1664525 + 1013904223) >>> 0) / 4294967296;
}
