// Which of several drawings of a QR code is read most surely, by the rules of the standard.
import type { Modules } from "./qr.ts";

const FINDER_LIKE = ["10111010000", "00001011101"];

export function best(codes: Modules[]): Modules | null {
  const weighed = codes.map((code) => ({ code, penalty: penalty(code) }));
  return weighed.sort((a, b) => a.penalty - b.penalty)[0]?.code ?? null;
}

function penalty(code: Modules): number {
  const columns = code.map((_, place) => code.map((row) => row[place] ?? false));
  const lines = [...code, ...columns].map((line) => line.map((dark) => (dark ? "1" : "0")).join(""));
  return lines.reduce((sum, line) => sum + runs(line) + finders(line), 0) + blocksIn(code) + balance(code);
}

function runs(line: string): number {
  return (line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
}

function finders(line: string): number {
  let found = 0;
  for (let place = 0; place + 11 <= line.length; place++) if (FINDER_LIKE.includes(line.slice(place, place + 11))) found += 40;
  return found;
}

function blocksIn(code: Modules): number {
  let found = 0;
  for (let row = 1; row < code.length; row++)
    for (let column = 1; column < code.length; column++) {
      const dark = code[row]?.[column];
      const others = [code[row - 1]?.[column], code[row]?.[column - 1], code[row - 1]?.[column - 1]];
      if (others.every((each) => each === dark)) found += 3;
    }
  return found;
}

function balance(code: Modules): number {
  const dark = code.flat().filter(Boolean).length;
  return Math.floor(Math.abs((dark * 20) / code.length ** 2 - 10)) * 10;
}
