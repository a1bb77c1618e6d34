// A text as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 15. Enough for any link of ours.
import { best } from "./qr_masks.ts";

export type Modules = boolean[][];

interface Version {
  number: number;
  /** Error correction bytes of each block. */
  correction: number;
  /** How many data bytes each block has. */
  blocks: number[];
}

const M_TABLE: readonly [number, ...number[]][] = [
  [10, 16], [16, 28], [26, 44], [18, 32, 32], [24, 43, 43], [16, 27, 27, 27, 27], [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39], [22, 36, 36, 36, 37, 37], [26, 43, 43, 43, 43, 44], [30, 50, 51, 51, 51, 51],
  [22, 36, 36, 36, 36, 36, 36, 37, 37], [22, 37, 37, 37, 37, 37, 37, 37, 37, 38],
  [24, 40, 40, 40, 40, 41, 41, 41, 41, 41], [24, 41, 41, 41, 41, 41, 42, 42, 42, 42, 42],
];
const VERSIONS: readonly Version[] = M_TABLE.map(([correction, ...blocks], index) => ({ number: index + 1, correction, blocks }));
const CENTRES: readonly number[][] = [
  [], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50],
  [6, 30, 54], [6, 32, 58], [6, 34, 62], [6, 26, 46, 66], [6, 26, 48, 70],
];
const MASKS: readonly ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Row by row; true: dark. Null: the text is too long. */
export function qrCode(text: string): Modules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = VERSIONS.find((each) => bytes.length <= room(each));
  if (!version) return null;
  const bits = bitsOf(interleaved(filled(bytes, version), version));
  return best(MASKS.map((_, mask) => drawn(version, bits, mask)));
}

/** The code as one path of unit squares, for an SVG whose viewBox is as wide as the code. */
export function pathOf(code: Modules): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}

function room(version: Version): number {
  return total(version) - (version.number < 10 ? 2 : 3);
}

function total({ blocks }: Version): number {
  return blocks.reduce((sum, count) => sum + count, 0);
}

// --- bytes

function filled(bytes: number[], version: Version): number[] {
  const length = version.number < 10 ? 8 : 16;
  const bits = [numeral(4, 4), numeral(bytes.length, length), ...bytes.map((byte) => numeral(byte, 8)), "0000"].join("");
  const found = bits.match(/.{1,8}/g)?.map((part) => parseInt(part.padEnd(8, "0"), 2)) ?? [];
  while (found.length > total(version)) found.pop();
  for (let odd = true; found.length < total(version); odd = !odd) found.push(odd ? 0xec : 0x11);
  return found;
}

function numeral(value: number, length: number): string {
  return value.toString(2).padStart(length, "0");
}

/** The first bytes of all blocks, then the second ones and so on; then likewise what corrects errors. */
function interleaved(bytes: number[], { blocks, correction }: Version): number[] {
  let from = 0;
  const data = blocks.map((count) => bytes.slice(from, (from += count)));
  const corrections = data.map((block) => remainder(block, correction));
  return [...acrossAll(data), ...acrossAll(corrections)];
}

function acrossAll(blocks: number[][]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, place) => blocks.flatMap((block) => block.slice(place, place + 1))).flat();
}

function bitsOf(bytes: number[]): string {
  return bytes.map((byte) => numeral(byte, 8)).join("");
}

/** Of Reed and Solomon, over the field of 256 with the polynomial 0x11d. */
export function remainder(block: number[], count: number): number[] {
  const generator = generatorOf(count);
  const rest: number[] = Array.from({ length: count }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    generator.forEach((each, place) => (rest[place] = (rest[place] ?? 0) ^ product(each, factor)));
  }
  return rest;
}

function generatorOf(count: number): number[] {
  let found: number[] = [...Array.from({ length: count - 1 }, () => 0), 1];
  let root = 1;
  for (let step = 0; step < count; step++) {
    found = found.map((each, place) => product(each, root) ^ (found[place + 1] ?? 0));
    root = product(root, 2);
  }
  return found;
}

function product(a: number, b: number): number {
  let found = 0;
  for (let bit = 7; bit >= 0; bit--) {
    found = (found << 1) ^ ((found >>> 7) * 0x11d);
    found ^= ((b >>> bit) & 1) * a;
  }
  return found;
}

// --- modules

class Sheet {
  readonly size: number;
  readonly dark: Modules;
  readonly isFixed: Modules;

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.isFixed = this.dark.map((row) => [...row]);
  }

  fix(row: number, column: number, dark: boolean): void {
    if (row < 0 || column < 0 || row >= this.size || column >= this.size) return;
    this.paint(row, column, dark);
    (this.isFixed[row] ?? [])[column] = true;
  }

  paint(row: number, column: number, dark: boolean): void {
    (this.dark[row] ?? [])[column] = dark;
  }
}

function drawn(version: Version, bits: string, mask: number): Modules {
  const sheet = new Sheet(version.number * 4 + 17);
  timing(sheet);
  for (const [row, column] of [[3, 3], [3, sheet.size - 4], [sheet.size - 4, 3]] as const) square(sheet, row, column, 4);
  alignment(sheet, CENTRES[version.number - 1] ?? []);
  format(sheet, mask);
  if (version.number >= 7) edition(sheet, version.number);
  fill(sheet, bits, MASKS[mask] ?? (() => false));
  return sheet.dark;
}

function timing(sheet: Sheet): void {
  for (let place = 0; place < sheet.size; place++) {
    sheet.fix(6, place, place % 2 === 0);
    sheet.fix(place, 6, place % 2 === 0);
  }
}

/** Rings around a centre: of a finder (4), or of an alignment pattern (2). */
function square(sheet: Sheet, row: number, column: number, reach: number): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      sheet.fix(row + down, column + right, reach === 4 ? ring !== 2 && ring !== 4 : ring !== 1);
    }
}

function alignment(sheet: Sheet, centres: number[]): void {
  const last = sheet.size - 7;
  for (const row of centres)
    for (const column of centres) {
      const isAtFinder = (row === 6 && (column === 6 || column === last)) || (row === last && column === 6);
      if (!isAtFinder) square(sheet, row, column, 2);
    }
}

function format(sheet: Sheet, mask: number): void {
  const told = (((mask << 10) | divided(mask, 10, 0x537)) ^ 0x5412) >>> 0;
  const size = sheet.size;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((told >>> bit) & 1) === 1;
    sheet.fix(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    sheet.fix(8, bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit, dark);
  }
  sheet.fix(size - 8, 8, true);
}

function edition(sheet: Sheet, number: number): void {
  const told = (number << 12) | divided(number, 12, 0x1f25);
  for (let bit = 0; bit < 18; bit++) {
    const [far, near] = [sheet.size - 11 + (bit % 3), Math.floor(bit / 3)];
    sheet.fix(far, near, ((told >>> bit) & 1) === 1);
    sheet.fix(near, far, ((told >>> bit) & 1) === 1);
  }
}

function divided(value: number, degree: number, by: number): number {
  let rest = value;
  for (let step = 0; step < degree; step++) rest = (rest << 1) ^ ((rest >>> (degree - 1)) * by);
  return rest;
}

/** In pairs of columns from the right, upwards and downwards in turn. */
function fill(sheet: Sheet, bits: string, masks: (row: number, column: number) => boolean): void {
  let place = 0;
  let isUpwards = true;
  for (let right = sheet.size - 1; right > 0; right -= 2, isUpwards = !isUpwards) {
    if (right === 6) right = 5;
    for (let step = 0; step < sheet.size; step++) {
      const row = isUpwards ? sheet.size - 1 - step : step;
      for (const column of [right, right - 1])
        if (!sheet.isFixed[row]?.[column]) sheet.paint(row, column, (bits[place++] === "1") !== masks(row, column));
    }
  }
}
