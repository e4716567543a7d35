import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LineIndex } from '../../../src/bytes/text/lines.js';
import { byteOffset } from '../../../src/bytes/text/span.js';
import { runs } from '../../runs.js';

/** A stretch of bytes, and text of as many UTF-16 units as it has columns. */
interface Piece {
  readonly bytes: readonly number[];
  readonly text: string;
}

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc
    .constantFrom(...'a \n \r \r\n \n\r é 庭 😀 \u2028 \u0085 \t \ufeff \0 e\u0301'.split(' '))
    .map((text) => ({ bytes: encode(text), text })),
  // Bytes that are not UTF-8, between any other bytes.
  fc.constantFrom([0xff], [0xc0], [0xfe, 0xff]).map((bytes) => ({ bytes, text: '?'.repeat(bytes.length) })),
  fc.constantFrom([0xe2, 0x82], [0xf0, 0x9f, 0x98], [0xc3]).map((bytes) => ({
    bytes: [...bytes, 0x78],
    text: `${'?'.repeat(bytes.length)}x`,
  })),
);

const LINE_BREAK = /\r\n|\r|\n/;

/** Line and column of the end of `before`, when `after` follows. */
function naive(before: string, after: string): [line: number, column: number] {
  // Between CR and LF the line has not ended yet.
  const within = before.endsWith('\r') && after.startsWith('\n') ? `${before.slice(0, -1)}x` : before;
  const lines = within.split(LINE_BREAK);
  return [lines.length, (lines.at(-1) as string).length + 1];
}

test('positions are the same as when splitting the text into lines', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(piece, { maxLength: 25 }), (mark, pieces) => {
      const all = mark ? [{ bytes: encode('\ufeff'), text: '\ufeff' }, ...pieces] : pieces;
      const bytes = Uint8Array.from(all.flatMap((one) => one.bytes));
      // A byte-order mark at the beginning has no column.
      const texts = all.map(({ text }, index) => (index === 0 && text === '\ufeff' ? '' : text));
      const wanted = Array.from({ length: all.length + 1 }, (_, index) =>
        byteOffset(all.slice(0, index).reduce((sum, one) => sum + one.bytes.length, 0)),
      );
      const lines = new LineIndex(bytes);
      for (const [index, offset] of wanted.entries()) {
        const [line, column] = naive(texts.slice(0, index).join(''), texts.slice(index).join(''));
        expect(lines.positionOf(offset)).toEqual({ offset, line, column });
      }
    }),
    { numRuns: runs(3000) },
  );
});

test('a place inside a character is in the column of the character', () => {
  const at = byteOffset(3);
  expect(new LineIndex(Uint8Array.from(encode('a😀b'))).positionOf(at)).toMatchObject({ line: 1, column: 2 });
});
