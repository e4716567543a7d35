import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positions } from '../../src/text/lines.js';
import { byteOffset } from '../../src/text/span.js';
import { runs } from '../runs.js';

/** A stretch of bytes, and text of as many UTF-16 units as it has columns. */
interface Piece {
  readonly bytes: readonly number[];
  readonly text: string;
}

const encode = (text: string): number[] => [...new TextEncoder().encode(text)];

const piece: fc.Arbitrary<Piece> = fc.oneof(
  fc
    .constantFrom(
      'a',
      '\n',
      '\r',
      '\r\n',
      '\n\r',
      'é',
      '庭',
      '😀',
      '\u2028',
      '\u0085',
      '\t',
      '\ufeff',
      '\0',
      'e\u0301',
    )
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

describe('positions', () => {
  test('are the same as when splitting the text into lines', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.array(piece, { maxLength: 25 }), (mark, pieces) => {
        const bom = mark ? [0xef, 0xbb, 0xbf] : [];
        const starts = pieces.map(({ bytes }) => bytes.length);
        const bytes = Uint8Array.from([...bom, ...pieces.flatMap((one) => one.bytes)]);
        // A byte-order mark that the pieces begin with is one, too.
        const own = !mark && pieces[0]?.text === '\ufeff';
        let offset = bom.length;
        const wanted = pieces.map((_, index) => {
          if (index > 0) offset += starts[index - 1] as number;
          return offset;
        });
        wanted.push(bytes.length);
        const found = positions(bytes, wanted.map(byteOffset));
        for (const [index, at] of wanted.entries()) {
          const texts = pieces.map(({ text }, other) => (own && other === 0 ? '' : text));
          const expected = naive(texts.slice(0, index).join(''), texts.slice(index).join(''));
          const position = found.get(byteOffset(at));
          expect([position?.line, position?.column]).toEqual(expected);
          expect(position?.offset).toBe(at);
        }
      }),
      { numRuns: runs(3000) },
    );
  });

  test.each<[text: string, offset: number, line: number, column: number]>([
    ['', 0, 1, 1],
    ['abc', 3, 1, 4],
    ['a\nb', 2, 2, 1],
    ['a\r\nb', 2, 1, 3],
    ['a\r\nb', 3, 2, 1],
    ['a\rb', 2, 2, 1],
    ['a\r\rb', 3, 3, 1],
    ['a\n', 2, 2, 1],
    ['é|', 2, 1, 2],
    ['😀|', 4, 1, 3],
    ['\ufeffab', 0, 1, 1],
    ['\ufeffab', 3, 1, 1],
    ['\ufeffab', 4, 1, 2],
    ['a\u2028b', 4, 1, 3],
    // Inside a character.
    ['a😀b', 3, 1, 2],
  ])('in %j byte %i is line %i, column %i', (text, offset, line, column) => {
    const at = byteOffset(offset);
    const position = positions(new TextEncoder().encode(text), [at]).get(at);
    expect([position?.line, position?.column]).toEqual([line, column]);
  });
});
