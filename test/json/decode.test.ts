import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeString, sourceOffsets } from '../../src/json/decode.js';
import { stringText } from '../../src/json/string-text.js';
import { bytesOf } from '../../src/text/wtf8.js';
import { randomOf, SHORT_ESCAPES } from '../properties/arbitraries/json.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const wtf8 = (text: string): number[] => [...bytesOf(text)];

interface Spelled {
  /** One code point, or an unpaired surrogate. */
  readonly character: string;
  readonly source: string;
}

const character = fc.oneof(
  fc.integer({ min: 0x20, max: 0x7e }),
  fc.constantFrom(0x22, 0x5c, 0x2f, 0x08, 0x0c, 0x0a, 0x0d, 0x09, 0, 0x1f, 0x7f),
  fc.integer({ min: 0x80, max: 0xffff }),
  fc.integer({ min: 0x10000, max: 0x10ffff }),
);
function spell(point: number, random: () => number): Spelled {
  const text = String.fromCodePoint(point);
  const hex = (unit: number) => {
    const digits = unit.toString(16).padStart(4, '0');
    return `\\u${random() < 0.5 ? digits : digits.toUpperCase()}`;
  };
  const escaped = text
    .split('')
    .map((unit) => hex(unit.charCodeAt(0)))
    .join('');
  const isRaw = point >= 0x20 && text !== '"' && text !== '\\' && text.isWellFormed();
  if (isRaw && random() < 0.6) return { character: text, source: text };
  const short = SHORT_ESCAPES[text];
  if (short !== undefined && random() < 0.6) return { character: text, source: short };
  return { character: text, source: escaped };
}

/** Strings as lists of characters, each with its spelling; halves of a pair never meet. */
const spelledStrings = fc
  .tuple(fc.array(character, { maxLength: 20 }), fc.integer())
  .map(([points, seed]) => {
    const random = randomOf(seed);
    const spelled: Spelled[] = [];
    for (const point of points) {
      const next = spell(point, random);
      const last = spelled.at(-1)?.character ?? '';
      if (/^[\ud800-\udbff]$/.test(last) && /^[\udc00-\udfff]$/.test(next.character)) continue;
      spelled.push(next);
    }
    return spelled;
  });

describe('a string token', () => {
  test('decodes to the result of JSON.parse, in UTF-8', () => {
    fc.assert(
      fc.property(spelledStrings, fc.nat({ max: 3 }), (spelled, offset) => {
        const token = `"${spelled.map(({ source }) => source).join('')}"`;
        const bytes = encode(`${' '.repeat(offset)}${token}, "more"`);
        const end = offset + encode(token).length;
        const text = JSON.parse(token) as string;
        expect(text).toBe(spelled.map((one) => one.character).join(''));
        expect([...decodeString(bytes, offset, end)]).toEqual(wtf8(text));
        expect(stringText(bytes, offset, end)).toBe(text);
      }),
      { numRuns: runs(3000) },
    );
  });

  test('maps each decoded character back to its source', () => {
    fc.assert(
      fc.property(spelledStrings, fc.nat({ max: 3 }), (spelled, offset) => {
        const token = `"${spelled.map(({ source }) => source).join('')}"`;
        const bytes = encode(`${' '.repeat(offset)}${token}, "more"`);
        const end = offset + encode(token).length;
        const decoded: number[] = [];
        const source: number[] = [];
        let inContent = 0;
        let inFile = offset + 1;
        for (const one of spelled) {
          const size = wtf8(one.character).length;
          // Every byte of a character belongs to where the character begins.
          for (let byte = 0; byte < size; byte++) {
            decoded.push(inContent + byte);
            source.push(inFile + (one.source === one.character ? byte : 0));
          }
          inContent += size;
          inFile += encode(one.source).length;
        }
        decoded.push(inContent);
        source.push(inFile);
        expect(inFile).toBe(end - 1);
        expect(sourceOffsets(bytes, offset, end, decoded)).toEqual(source);
        // Asked for some of them only, and for some twice.
        const some = decoded.flatMap((value, index) => (index % 3 === 0 ? [value, value] : []));
        expect(sourceOffsets(bytes, offset, end, some)).toEqual(
          some.map((value) => source[decoded.indexOf(value)]),
        );
      }),
      { numRuns: runs(2000) },
    );
  });
});
