import { describe, expect, test } from 'vitest';
import { StringSpelling } from '../../../../src/bytes/json/edit/string-spelling.js';
import { SHORT_ESCAPES } from '../../../properties/arbitraries/json.js';
import { tableRows } from '../../../table-rows.js';

/* New text in a string is spelled like the old. The escapes of RFC 8259, section 7, are listed again here. */

const ASCII = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit));
const BEYOND_ASCII = ['\u0080', 'ÿ', '\u2028', '\ufeff', '\uffff'];

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const hexOf = (char: string): string => char.charCodeAt(0).toString(16).padStart(4, '0');
const escaped = (char: string): string => `\\u${hexOf(char)}`;
const inCapitals = (char: string): string => `\\u${hexOf(char).toUpperCase()}`;

function spellings(char: string): string[] {
  const isPlain = char >= ' ' && char !== '"' && char !== '\\';
  const short = SHORT_ESCAPES[char];
  return [
    ...(isPlain ? [char] : []),
    ...(short === undefined ? [] : [short]),
    ...new Set([escaped(char), inCapitals(char)]),
  ];
}

/** How a string with this content spells new text. */
function spelled(content: string, text: string, isAsciiAround = false): string {
  const bytes = encode(`["${content}"]`);
  return new StringSpelling(bytes, 1, bytes.length - 1, () => isAsciiAround).spell(text);
}

describe('new text in a string', () => {
  test('is spelled as it is the first time', () => {
    for (const char of [...ASCII, ...BEYOND_ASCII])
      for (const first of spellings(char))
        for (const second of spellings(char))
          expect(spelled(first + second, char + char)).toBe(first + first);
  });

  test('is escaped only where JSON asks for it in a string that has no such characters', () => {
    for (const char of ASCII) {
      const isControl = char < ' ';
      expect(spelled('', char)).toBe(
        SHORT_ESCAPES[char] !== undefined && char !== '/'
          ? SHORT_ESCAPES[char]
          : isControl
            ? escaped(char)
            : char,
      );
    }
    for (const char of BEYOND_ASCII) {
      expect(spelled('', char)).toBe(char);
      expect(spelled('', char, true)).toBe(escaped(char));
    }
  });

  test.each(tableRows('bytes/json/edit/string-spelling.md').map(({ title, cells }) => [title, ...cells]))(
    '%s: in %j, %j is %s',
    (title, content = '', text = '', expected = '') => {
      const isAsciiAround = title?.endsWith('among ASCII') === true;
      expect(spelled(content, JSON.parse(`"${text}"`) as string, isAsciiAround)).toBe(expected);
    },
  );
});
