import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairedPieces } from '../../../src/bytes/json/canonical.js';
import { bytesInto, bytesOf, textOf } from '../../../src/bytes/text/wtf8.js';
import { runs } from '../../runs.js';

const unit = fc.oneof(
  fc.integer({ min: 0, max: 0x7f }),
  fc.integer({ min: 0x80, max: 0xffff }),
  fc.integer({ min: 0xd7f0, max: 0xe010 }),
);
const anyText = fc.array(unit, { maxLength: 12 }).map((units) => String.fromCharCode(...units));

/** By the definition: each code point, half a pair included, as UTF-8 would write its number. */
function encoded(text: string): number[] {
  return [...text].flatMap((character) => {
    const point = character.codePointAt(0) as number;
    const last = (shift: number): number => 0x80 | ((point >> shift) & 0x3f);
    if (point < 0x80) return [point];
    if (point < 0x800) return [0xc0 | (point >> 6), last(0)];
    if (point < 0x10000) return [0xe0 | (point >> 12), last(6), last(0)];
    return [0xf0 | (point >> 18), last(12), last(6), last(0)];
  });
}

test('text with unpaired surrogates is encoded code point by code point, and decoded to the same text', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 4 }), (text, size) => {
      expect([...bytesOf(text)]).toEqual(encoded(text));
      expect([...bytesInto(text, new Uint8Array(3 * text.length))]).toEqual(encoded(text));
      expect(textOf(bytesOf(text))).toBe(text);
      // In pieces, no surrogate is parted from its other half.
      const pieces = [...pairedPieces(text, size)];
      expect(pieces.join('')).toBe(text);
      expect(pieces.map(bytesOf).flatMap((bytes) => [...bytes])).toEqual(encoded(text));
    }),
    { numRuns: runs(2_000) },
  );
});
