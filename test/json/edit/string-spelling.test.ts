import { describe, expect, test } from 'vitest';
import { StringSpelling } from '../../../src/json/edit/string-spelling.js';
import { SHORT_ESCAPES } from '../../properties/arbitraries/json.js';

/* New text in a string is spelled like the old. The escapes of RFC 8259, section 7, are listed again here. */

const ASCII = Array.from({ length: 128 }, (_, unit) => String.fromCharCode(unit));
const BEYOND_ASCII = ['\u0080', 'ÿ', '\u2028', '\ufeff', '\uffff'];
const LETTERS_IN_HEX = /[a-f]/;

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

  test('is spelled like characters that follow a u, which only begins an escape after a backslash', () => {
    expect(spelled('au\\/', 'a/')).toBe('a\\/');
    expect(spelled('\\\\u\\/', 'a/')).toBe('a\\/');
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

  test('has the hex digits of the first escape that has letters', () => {
    const chars = [...ASCII.filter((char) => char < ' ' && SHORT_ESCAPES[char] === undefined), '\u00ab'];
    for (const char of chars.filter((each) => LETTERS_IN_HEX.test(hexOf(each)))) {
      expect(spelled('\\u0031\\u000A\\u000b\\u00aa', char)).toBe(inCapitals(char));
      expect(spelled('\\u0031\\u000f\\u000B\\u00AA', char)).toBe(escaped(char));
    }
    for (const digit of ['a', 'f', 'A', 'F'])
      expect(spelled(`\\u00${digit}0`, '\u00ff')).toBe(digit < 'a' ? '\\u00FF' : '\\u00ff');
  });

  test.each([..."<>&'+`"])(
    'is escaped for HTML with %s where quotes are, if it is not plain there',
    (char) => {
      expect(spelled('\\u0022', `${char}"`)).toBe(`${escaped(char)}\\u0022`);
      expect(spelled(`${char}\\u0022`, `${char}"`)).toBe(`${char}\\u0022`);
      expect(spelled('\\"\\u0022', `${char}"`)).toBe(`${char}\\"`);
    },
  );

  test('beyond ASCII follows the first whole character', () => {
    expect(spelled('\\u00e4ö', 'é')).toBe('\\u00e9');
    expect(spelled('ö\\u00e4', 'é')).toBe('é');
    expect(spelled('\\ud83d\\ude00ö', '😀é')).toBe('\\ud83d\\ude00\\u00e9');
    expect(spelled('😀\\u00e4', '😀é')).toBe('😀é');
    // Half a pair has no other spelling.
    for (const half of ['\\ud83d', '\\ude00', '\\ud83d\\ud83d', '\\ud83d-', '\\ud83d\\n', '\\ud83d\\u0041']) {
      expect(spelled(`${half}ö`, 'é', true)).toBe('é');
      expect(spelled(half, 'é')).toBe('é');
      expect(spelled(half, 'é', true)).toBe('\\u00e9');
    }
  });

  test('keeps pairs together and escapes halves', () => {
    expect(spelled('ö', '\ud83d\ude00')).toBe('😀');
    expect(spelled('ö', 'a\ud83d')).toBe('a\\ud83d');
    expect(spelled('ö', '\ude00a')).toBe('\\ude00a');
    expect(spelled('ö', '\ude00\ud83d')).toBe('\\ude00\\ud83d');
    expect(spelled('ö', '\ud83d\ud83d\ude00\ude00')).toBe('\\ud83d😀\\ude00');
  });

  test('reads escapes as a whole, and takes their letters and digits for nothing else', () => {
    expect(spelled('\\u00e4\\u0075\\u0030', 'u0')).toBe('\\u0075\\u0030');
    expect(spelled('\\n\\u006e', 'n')).toBe('\\u006e');
    expect(spelled('\\\\u00e4', '\\é', true)).toBe('\\\\\\u00e9');
  });
});
