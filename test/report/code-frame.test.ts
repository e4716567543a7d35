import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../src/report/code-frame.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The frame of the first occurrence of `marked`. */
function frameOf(
  text: string,
  marked: string,
  { width, insideStrings = 0 }: { width?: number; insideStrings?: number } = {},
) {
  const start = encode(text.slice(0, text.indexOf(marked))).length;
  const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
  const at = { start: place(start), end: place(start + encode(marked).length), insideStrings };
  return codeFrame(encode(text), at, width);
}

const once = '{ "logic": { "4": "{\\"Tasks\\":[{\\"e\\":1}]}" } }';
const wide = JSON.stringify([JSON.stringify({ [`${'x'.repeat(100)}here${'x'.repeat(100)}`]: 1 })]);

test.each<[what: string, text: string, marked: string, insideStrings: number, quotes: readonly string[]]>([
  ['none in the file itself', '{ "a": 1 }', '1', 0, []],
  ['none where they are shown with their backslashes', once, 'e', 0, []],
  ['a backslash in a string', once, '1', 1, ['\\"']],
  ['more of them deeper', JSON.stringify(JSON.stringify('{"a":1}')), '1', 2, ['\\"', '\\\\\\"']],
  ['code units', '["{\\u0022a\\u0022:1}"]', '1', 1, ['\\u0022']],
  ['several ways', '["{\\u0022a\\":1}"]', '1', 1, ['\\u0022', '\\"']],
  ['none where no quote was escaped', '["[1, 2]"]', '1', 1, []],
  ['none beyond the frame', wide, 'here', 1, []],
  ['those that a narrow frame shows', wide, '1}', 1, ['\\"']],
])('the quotes of a frame are written with %s', (_, text, marked, insideStrings, quotes) => {
  expect(frameOf(text, marked, { insideStrings, width: 40 }).quotes).toEqual(quotes);
});

describe('a code frame', () => {
  test.each([
    ['ASCII', '{ "a": 1 }', '1', '{ "a": 1 }', '       ^'],
    ['wide characters', '{ "名前": 1 }', '1', '{ "名前": 1 }', '          ^'],
    ['wide characters that are marked', '{ "a": "庭園" }', '"庭園"', '{ "a": "庭園" }', '       ^^^^^^'],
    ['wide characters beyond the first plane', '{ "𠀀": 1 }', '1', '{ "𠀀": 1 }', '        ^'],
    ['emoji', '{ "😀": 1 }', '1', '{ "😀": 1 }', '        ^'],
    ['combining marks', '{ "e\u0301": 1 }', '1', '{ "e\u0301": 1 }', '       ^'],
    ['a combining mark that is marked alone', '{ "e\u0301": 1 }', '\u0301', '{ "e\u0301": 1 }', '   ^'],
    ['a zero-width joiner', '{ "क\u200dष": 1 }', '1', '{ "क\u200dष": 1 }', '        ^'],
    ['a tab between tokens', '{\t"a": 1 }', '1', '{\\t"a": 1 }', '        ^'],
    ['a tab that is marked', '{ "a\tb": 1 }', '\t', '{ "a\\tb": 1 }', '    ^^'],
    ['indentation by tabs', '\t\t"a": 1', '1', '"a": 1', '     ^'],
    ['indentation by spaces', '    "a": 1', '1', '"a": 1', '     ^'],
  ])('shows %s with the caret in the right column', (_, text, marked, code, marks) => {
    expect(frameOf(text, marked)).toMatchObject({ code, marks });
  });

  test('cuts a long line on both sides, and fits the width', () => {
    const text = `{ "a": "${'x'.repeat(100)}", "wrong": 1, "b": "${'y'.repeat(100)}" }`;
    expect(frameOf(text, '"wrong"', { width: 40 })).toMatchObject({
      code: '…xxxxxxxxxx", "wrong": 1, "b": "yyyyyyy…',
      marks: '              ^^^^^^^',
    });
  });

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
