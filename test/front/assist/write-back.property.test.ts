import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applySplices } from '../../../src/bytes/json/edit/splices.js';
import { writeBack } from '../../../src/front/assist/write-back.js';
import { runs } from '../../runs.js';

const spaced = (json: string): string => json.replaceAll(',"', ' ,\n "').replaceAll('é', '\\u00e9');
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

test('a string says what was written into it, and the file around it stays', () => {
  const value = fc.jsonValue({ stringUnit: 'grapheme' });
  fc.assert(
    fc.property(value, value, value, fc.boolean(), (left, right, next, isNested) => {
      const [before, after] = [
        { a: left, b: right, 'é😀': 1 },
        { a: left, b: next, 'é😀': 1 },
      ];
      const inner = spaced(JSON.stringify(before));
      const held = isNested ? JSON.stringify({ in: inner }) : inner;
      const file = `{ "x": 1.0, "logic": {"4": ${JSON.stringify(held)} }, "y":[] }`;
      const place = { pointer: '/logic/4', embedded: isNested ? ['/in'] : [] };
      const splices = writeBack(encode(file), place, JSON.stringify(after, undefined, 2));
      const written = new TextDecoder().decode(applySplices(encode(file), splices));
      const string = JSON.parse(written).logic['4'];
      expect(JSON.parse(isNested ? JSON.parse(string).in : string)).toEqual(
        JSON.parse(JSON.stringify(after)),
      );
      expect(written.slice(0, 27)).toBe(file.slice(0, 27));
      expect(written.endsWith(' }, "y":[] }')).toBe(true);
    }),
    { numRuns: runs(5_000, 300) },
  );
});
