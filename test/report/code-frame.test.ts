import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeFrame } from '../../src/report/code-frame.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The frame of the first occurrence of `marked`. */
function frame(text: string, marked: string, width?: number, insideStrings = 0): string[] {
  const start = encode(text.slice(0, text.indexOf(marked))).length;
  const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
  const at = { start: place(start), end: place(start + encode(marked).length), insideStrings };
  const { code, marks } = codeFrame(encode(text), at, width);
  return [code, marks];
}

/** How the quotes of a frame are spelled in the file. */
function quotesOf(text: string, marked: string, insideStrings: number, width?: number): readonly string[] {
  const start = encode(text.slice(0, text.indexOf(marked))).length;
  const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
  const at = { start: place(start), end: place(start + encode(marked).length), insideStrings };
  return codeFrame(encode(text), at, width).quotes;
}

describe('the quotes of a code frame', () => {
  const once = '{ "logic": { "4": "{\\"Tasks\\":[{\\"e\\":1}]}" } }';

  test.each([
    ['in the file itself have no other spelling', '{ "a": 1 }', '1', 0, []],
    ['in the file itself are shown with their backslashes', once, 'e', 0, []],
    ['in a string have a backslash', once, '1', 1, ['\\"']],
    [
      'in a string in a string have more',
      JSON.stringify(JSON.stringify('{"a":1}')),
      '1',
      2,
      ['\\"', '\\\\\\"'],
    ],
    ['may be written as code units', '["{\\u0022a\\u0022:1}"]', '1', 1, ['\\u0022']],
    ['may be written in several ways', '["{\\u0022a\\":1}"]', '1', 1, ['\\u0022', '\\"']],
    ['are none where no quote was escaped', '["[1, 2]"]', '1', 1, []],
  ])('%s', (_, text, marked, insideStrings, quotes) => {
    expect(quotesOf(text, marked, insideStrings)).toEqual(quotes);
  });

  test('are those that it shows, not those beyond its width', () => {
    const long = 'x'.repeat(100);
    const text = JSON.stringify([JSON.stringify({ [`${long}here${long}`]: 1 })]);
    expect(quotesOf(text, 'here', 1, 40)).toEqual([]);
    expect(quotesOf(text, '1}', 1, 40)).toEqual(['\\"']);
  });
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
    expect(frame(text, marked)).toEqual([code, marks]);
  });

  test('cuts a long line on both sides, and fits the width', () => {
    const text = `{ "a": "${'x'.repeat(100)}", "wrong": 1, "b": "${'y'.repeat(100)}" }`;
    expect(frame(text, '"wrong"', 40)).toEqual([
      '…xxxxxxxxxx", "wrong": 1, "b": "yyyyyyy…',
      '              ^^^^^^^',
    ]);
  });

  test('cuts long marks', () => {
    const [code = '', marks = ''] = frame(`{ "a": "${'x'.repeat(100)}" }`, `"${'x'.repeat(100)}"`, 40);
    expect(code).toMatch(/^\{ "a": "x+…$/);
    expect(marks).toMatch(/^ {7}\^+$/);
    expect(code).toHaveLength(marks.length + 1);
    expect(code.length).toBeLessThanOrEqual(40);
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
          const end = start + encode(marked.join('')).length;
          const place = (offset: number) => ({ offset, line: 1, column: 1 }) as never;
          const made = codeFrame(
            encode(text),
            { start: place(start), end: place(end), insideStrings: 0 },
            width,
          );
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
