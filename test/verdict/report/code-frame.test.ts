import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../../src/verdict/report/code-frame.js';
import { runs } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The frame of the first occurrence of `marked`. */
function frameOf(text: string, marked: string) {
  const start = encode(text.slice(0, text.indexOf(marked))).length;
  const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
  const at = { start: place(start), end: place(start + encode(marked).length), insideStrings: 0 };
  return codeFrame(encode(text), at);
}

describe('a code frame', () => {
  test.each(valueRows<[string, string, string, string, string]>('verdict/report/tables.md', 'Carets'))(
    'shows %s with the caret in the right column',
    (_, text, marked, code, marks) => {
      expect(frameOf(text, marked)).toMatchObject({ code, marks });
    },
  );

  test('never takes more columns than it may, and marks something', () => {
    const piece = fc.constantFrom('a', ' ', '庭', '😀', 'e\u0301', '\t', '\u0007', '\u200b', 'ü');
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 120 }),
        fc.array(piece, { maxLength: 80 }),
        fc.array(piece, { maxLength: 120 }),
        fc.integer({ min: 20, max: 140 }),
        (before, marked, after, width) => {
          const text = [before, marked, after].map((pieces) => pieces.join('')).join('');
          const start = encode(before.join('')).length;
          const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
          const at = { start: place(start), end: place(start + encode(marked.join('')).length) };
          const made = codeFrame(encode(text), { ...at, insideStrings: 0 }, width);
          expect(widthOf(made.code)).toBeLessThanOrEqual(width);
          expect(made.marks).toMatch(/^ *\^+$/);
          expect(made.marks.length).toBeLessThanOrEqual(width);
        },
      ),
      { numRuns: runs(1000) },
    );
  });
});

/** Written anew, for the characters above. */
function widthOf(text: string): number {
  return [...text].reduce(
    (sum, character) => sum + (/[庭😀]/u.test(character) ? 2 : character === '\u0301' ? 0 : 1),
    0,
  );
}
