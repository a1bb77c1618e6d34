// A code is read back as a scanner does: format, mask, blocks, bytes.
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrCode, remainder, type Modules } from "../src/lib/qr.ts";

const LINK = "https://play.example.org/join/ztunnhj2pn/1#";
const MASKS: ((row: number, column: number) => number)[] = [
  (r, c) => (r + c) % 2,
  (r) => r % 2,
  (_, c) => c % 3,
  (r, c) => (r + c) % 3,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2,
  (r, c) => ((r * c) % 2) + ((r * c) % 3),
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2,
];

function at(code: Modules, row: number, column: number): boolean {
  return code[row]?.[column] ?? false;
}

/** The five bits before correction, of which the last three name the mask. */
function format(code: Modules): number {
  const bits = [14, 13, 12, 11, 10].map((bit) => (at(code, 8, 14 - bit) ? 1 : 0));
  return parseInt(bits.join(""), 2) ^ 0b10101;
}

/** Of a code of version 1, which has neither alignment nor edition. */
function bytesOf(code: Modules): number[] {
  const mask = MASKS[format(code) & 7];
  let bits = "";
  for (let right = 20, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < 21; step++) {
      const row = up ? 20 - step : step;
      for (const column of [right, right - 1]) {
        const isFixed = row === 6 || column === 6 || (row < 9 && (column < 9 || column > 12)) || (row > 12 && column < 9);
        if (!isFixed) bits += at(code, row, column) !== (mask?.(row, column) === 0) ? "1" : "0";
      }
    }
  }
  return bits.match(/.{8}/g)?.map((byte) => parseInt(byte, 2)) ?? [];
}

test("a short text is read back, with what corrects errors", () => {
  const code = qrCode("kanly");
  assert.ok(code);
  assert.equal(code.length, 21);
  assert.equal(format(code) >> 3, 0, "error correction M");
  const bytes = bytesOf(code);
  assert.equal(bytes.length, 26);
  assert.deepEqual(remainder(bytes.slice(0, 16), 10), bytes.slice(16));
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("");
  assert.equal(hex.slice(0, 14), `405${Buffer.from("kanly").toString("hex")}0`);
});

test("the remainder is that of the example of the standard", () => {
  const data = [0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11];
  assert.deepEqual(remainder(data, 10), [0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
});

test("a longer link gets a larger code, and what is too long gets none", () => {
  const sizes = [20, 60, 100, 200, 300].map((length) => qrCode(LINK + "a".repeat(length))?.length ?? 0);
  assert.deepEqual(sizes, [...sizes].sort((a, b) => a - b));
  assert.ok(sizes.every((size) => (size - 17) % 4 === 0));
  assert.equal(qrCode("a".repeat(500)), null);
});

test("finders stand in three corners", () => {
  const code = qrCode(LINK) ?? [];
  const last = code.length - 1;
  for (const [row, column] of [[0, 0], [0, last - 6], [last - 6, 0]] as const)
    assert.ok([0, 1, 2, 3, 4, 5, 6].every((step) => at(code, row, column + step) && at(code, row + step, column)));
});
