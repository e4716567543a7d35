import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeUtf8, findInvalidUtf8, otherEncoding } from '../../src/text/encoding.js';
import { applyFixes, lintExample } from '../lint-example.js';
import { runs } from '../runs.js';

const DOCUMENT = '{ "roomTasks": { "Tasks": [] } }';

function bytesOf(...parts: readonly (string | readonly number[])[]): Uint8Array {
  return Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [...part])),
  );
}

const inString = (...bytes: readonly number[]) => bytesOf('{ "settings": { "title": "', bytes, '" } }');

function utf16(text: string, littleEndian: boolean): number[] {
  return [...text].flatMap((_, index) => {
    const unit = text.charCodeAt(index);
    return littleEndian ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff];
  });
}

function utf32(text: string, littleEndian: boolean): number[] {
  return [...text].flatMap((character) => {
    const bytes = [
      0,
      0,
      (character.codePointAt(0) as number) >> 8,
      (character.codePointAt(0) as number) & 0xff,
    ];
    return littleEndian ? bytes.reverse() : bytes;
  });
}

/** Rule, message and byte offsets of each finding. */
function told(bytes: Uint8Array): string[] {
  const { findings, crashes } = lintExample(bytes);
  expect(crashes).toEqual([]);
  return findings.map(({ rule, start, end }) => `${rule} ${start.offset}-${end.offset}`);
}

describe('bytes that are not UTF-8', () => {
  const from = '{ "settings": { "title": "'.length;

  test.each([
    ['a continuation byte alone', [0x80]],
    ['several continuation bytes', [0xbf, 0x80, 0xa0]],
    ['an overlong form of two bytes', [0xc0, 0xaf]],
    ['another overlong form of two bytes', [0xc1, 0xbf]],
    ['an overlong form of three bytes', [0xe0, 0x80, 0xaf]],
    ['the longest overlong form of three bytes', [0xe0, 0x9f, 0xbf]],
    ['an overlong form of four bytes', [0xf0, 0x80, 0x80, 0xaf]],
    ['the longest overlong form of four bytes', [0xf0, 0x8f, 0xbf, 0xbf]],
    ['a high surrogate', [0xed, 0xa0, 0x80]],
    ['a low surrogate', [0xed, 0xbf, 0xbf]],
    ['a pair of surrogates (CESU-8)', [0xed, 0xa0, 0xbd, 0xed, 0xb8, 0x80]],
    ['a code point beyond U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
    ['a lead byte of a code point far beyond', [0xf5, 0x80, 0x80, 0x80]],
    ['a form of five bytes', [0xf8, 0x88, 0x80, 0x80, 0x80]],
    ['a form of six bytes', [0xfc, 0x84, 0x80, 0x80, 0x80, 0x80]],
    ['0xFE and 0xFF', [0xfe, 0xff]],
    ['two bytes of three', [0xe2, 0x82]],
    ['three bytes of four', [0xf0, 0x9f, 0x98]],
    ['one byte of two', [0xc3]],
  ])('%s is one finding at just these bytes', (_, bytes) => {
    expect(told(inString(...bytes))).toEqual([`text/encoding ${from}-${from + bytes.length}`]);
  });

  test('a character cut off at the end of the file is reported at the end', () => {
    const bytes = bytesOf('{}', [0xe2, 0x82]);
    expect(told(bytes)).toEqual(['text/encoding 2-4']);
  });

  test('nothing else is looked for then', () => {
    expect(told(bytesOf('{ "a": 1, "a": NaN, "b": "', [0xff], '" // x'))).toEqual(['text/encoding 26-27']);
  });

  test('many stretches are one finding', () => {
    const bytes = inString(...Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 0xff : 0x41)));
    expect(told(bytes)).toHaveLength(1);
  });

  test('the first and the last code point of every length are accepted', () => {
    const edges = ['\u0080', '\u07ff', '\u0800', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{10ffff}'];
    expect(told(bytesOf(JSON.stringify({ settings: { title: edges.join('') } })))).toEqual([]);
  });

  test('a stretch is reported exactly when a strict decoder refuses the bytes, and the rest is UTF-8', () => {
    const byte = fc.oneof(
      fc.integer({ min: 0, max: 255 }),
      fc.constantFrom(0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xa0, 0x9f, 0xef, 0xf0, 0xf4, 0x90, 0x8f, 0xf5),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 30 }), fc.array(byte, { maxLength: 30 }), (any, nasty) => {
        const bytes = bytesOf([...any], nasty);
        const faults = findInvalidUtf8(bytes, Number.MAX_SAFE_INTEGER);
        expect(faults.length === 0).toBe(decodeUtf8(bytes) !== undefined);
        const rest = [...bytes].map((value, index) =>
          faults.some(({ span }) => index >= span.start && index < span.end) ? 0x20 : value,
        );
        expect(decodeUtf8(Uint8Array.from(rest))).toBeDefined();
      }),
      { numRuns: runs(2000) },
    );
  });
});

describe('another encoding', () => {
  test.each([
    ['UTF-16, low byte first, with a mark', [0xff, 0xfe, ...utf16(DOCUMENT, true)], 'UTF-16'],
    ['UTF-16, high byte first, with a mark', [0xfe, 0xff, ...utf16(DOCUMENT, false)], 'UTF-16'],
    ['UTF-16, low byte first', utf16(DOCUMENT, true), 'UTF-16'],
    ['UTF-16, high byte first', utf16(DOCUMENT, false), 'UTF-16'],
    ['UTF-32, low byte first, with a mark', [0xff, 0xfe, 0, 0, ...utf32(DOCUMENT, true)], 'UTF-32'],
    ['UTF-32, high byte first, with a mark', [0, 0, 0xfe, 0xff, ...utf32(DOCUMENT, false)], 'UTF-32'],
    ['UTF-32, low byte first', utf32(DOCUMENT, true), 'UTF-32'],
    ['UTF-32, high byte first', utf32(DOCUMENT, false), 'UTF-32'],
    ['an empty UTF-16 file', [0xff, 0xfe], 'UTF-16'],
    ['one digit in UTF-16', [0x31, 0], 'UTF-16'],
  ])('%s is named and nothing else is said', (_, bytes, encoding) => {
    const { findings } = lintExample(Uint8Array.from(bytes));
    expect(findings.map(({ rule, message }) => [rule, message])).toEqual([
      ['text/encoding', `the file is ${encoding}: save it as UTF-8`],
    ]);
  });

  test('is never seen in UTF-8 that holds JSON', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        expect(otherEncoding(new TextEncoder().encode(json))).toBeUndefined();
      }),
    );
  });
});

describe('a byte-order mark', () => {
  test('is one finding, and everything after it is still checked at the right place', () => {
    const text = '\ufeff{ "settings": { "a": 1, "a": 2 } }';
    const { findings } = lintExample(text);
    expect(findings.map(({ rule, start }) => [rule, start.offset, start.line, start.column])).toEqual([
      ['text/encoding', 0, 1, 1],
      ['text/duplicate-key', 3 + 24, 1, 25],
    ]);
  });

  test('is removed by its fix, which leaves all other bytes', () => {
    const text = `\ufeff${DOCUMENT}`;
    expect(applyFixes(text, lintExample(text).findings)).toBe(DOCUMENT);
  });

  test('before broken JSON is reported together with the syntax fault', () => {
    expect(told(bytesOf('\ufeff{ "a": 1, }'))).toEqual(['text/encoding 0-3', 'text/syntax 11-12']);
  });

  test('alone leaves an empty file', () => {
    expect(told(bytesOf('\ufeff'))).toEqual(['text/encoding 0-3', 'text/syntax 3-3']);
  });

  test('twice is a stray character the second time', () => {
    expect(told(bytesOf('\ufeff\ufeff{}'))).toEqual(['text/encoding 0-3', 'text/syntax 3-6']);
  });

  test('inside a string is an ordinary character', () => {
    expect(told(bytesOf('{ "settings": { "title": "\ufeff" } }'))).toEqual([]);
  });
});

describe('NUL bytes', () => {
  test('between tokens are one finding, at the first', () => {
    expect(told(bytesOf('{ ', [0, 0, 0], '"settings": {} }'))).toEqual(['text/syntax 2-3']);
  });

  test('at the end, as padding, are one finding, at the first', () => {
    expect(told(bytesOf(DOCUMENT, [0, 0, 0, 0]))).toEqual([
      `text/syntax ${DOCUMENT.length}-${DOCUMENT.length + 1}`,
    ]);
  });

  test('in a string are control characters', () => {
    expect(told(inString(0x41, 0, 0x42))).toEqual(['text/syntax 27-28']);
  });
});

test('one byte of any value never crashes', () => {
  for (let byte = 0; byte < 256; byte++) told(Uint8Array.of(byte));
});
