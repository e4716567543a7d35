import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetsAt, positionsAt } from '../../src/places/place-at.js';
import { runs } from '../runs.js';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

test('positionsAt counts lines and UTF-16 columns in any order of offsets', () => {
  const bytes = bytesOf('\ufeffa😀b\r\nc\rd\n');
  const at = (offset: number): unknown => {
    const [position] = positionsAt(bytes, [offset]);
    return [position?.line, position?.column];
  };
  expect([0, 3, 4, 6, 8, 9, 10, 11, 13, 15].map(at)).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
    [1, 2],
    [1, 4],
    [1, 5],
    [1, 6],
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
  expect(positionsAt(bytes, [13, 3]).map(({ line }) => line)).toEqual([3, 1]);
});

test('offsetsAt ends at the end of a line, and of the text', () => {
  const bytes = bytesOf('ab\r\nc😀');
  expect(
    offsetsAt(bytes, [
      { line: 9, column: 1 },
      { line: 1, column: 3 },
      { line: 1, column: 4 },
      { line: 1, column: 9 },
      { line: 2, column: 3 },
      { line: 2, column: 99 },
    ]),
  ).toEqual([9, 2, 3, 2, 5, 9]);
});

test('offsets and columns that cannot be are refused', () => {
  const bytes = bytesOf('{}');
  expect(() => positionsAt(bytes, [0, 3])).toThrow('an offset must be a whole number from 0 to 2, not 3');
  expect(() => offsetsAt(bytes, [{ line: 0, column: 1 }])).toThrow(
    'line must be a whole number from 1, not 0',
  );
  expect(() => offsetsAt(bytes, [{ line: 1, column: 1.5 }])).toThrow(
    'column must be a whole number from 1, not 1.5',
  );
});

test('offsetsAt is the opposite of positionsAt at every character, whatever ends the lines', () => {
  const sign = fc.constantFrom('\r', '\n', '\r\n', 'a', 'é', '€', '😀', '\ufeff');
  fc.assert(
    fc.property(fc.array(sign, { maxLength: 30 }), fc.boolean(), (signs, isInvalid) => {
      const bytes = isInvalid
        ? Uint8Array.of(...bytesOf(signs.join('')), 0xff, 0x80, 0x41)
        : bytesOf(signs.join(''));
      const characters = [...signs.join('')];
      const starts = characters.map((_, index) => bytesOf(characters.slice(0, index).join('')).length);
      const at = bytesOf(characters.join('')).length;
      const offsets = isInvalid ? [...starts, at, at + 1, at + 2, at + 3] : [...starts, at];
      const expected = signs[0] === '\ufeff' ? offsets.map((offset) => Math.max(offset, 3)) : offsets;
      expect(offsetsAt(bytes, positionsAt(bytes, offsets))).toEqual(expected);
      expect(offsetsAt(bytes, positionsAt(bytes, [...offsets].reverse()))).toEqual([...expected].reverse());
    }),
    { numRuns: runs(5_000, 300) },
  );
});
