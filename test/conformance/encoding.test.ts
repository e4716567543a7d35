import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeUtf8, findInvalidUtf8, otherEncoding } from '../../src/bytes/text/encoding.js';
import { lintExample } from '../lint-example.js';
import { runs } from '../runs.js';

test('bytes are reported exactly when a strict decoder refuses them, and the rest is UTF-8', () => {
  const edges = [0x80, 0xbf, 0xc0, 0xc2, 0xe0, 0xed, 0xa0, 0x9f, 0xef, 0xf0, 0xf4, 0x90, 0x8f, 0xf5];
  const byte = fc.oneof(fc.integer({ min: 0, max: 255 }), fc.constantFrom(...edges));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 30 }), fc.array(byte, { maxLength: 30 }), (any, nasty) => {
      const bytes = Uint8Array.from([...any, ...nasty]);
      const faults = findInvalidUtf8(bytes, Number.MAX_SAFE_INTEGER);
      expect(faults.length === 0).toBe(decodeUtf8(bytes) !== undefined);
      const rest = bytes.map((value, index) =>
        faults.some(({ span }) => index >= span.start && index < span.end) ? 0x20 : value,
      );
      expect(decodeUtf8(rest)).toBeDefined();
    }),
    { numRuns: runs(2000) },
  );
});

test('a character that is cut off is one finding at all of its bytes, inside a string or at the end of a file', () => {
  for (const [before, bytes, after] of [
    ['{ "settings": { "title": "', [0xf0, 0x9f, 0x98], '" } }'],
    ['{}', [0xe2, 0x82], ''],
  ] as const) {
    const text = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]);
    expect(lintExample(text).findings).toMatchObject([
      {
        rule: 'text/encoding',
        start: { offset: before.length },
        end: { offset: before.length + bytes.length },
      },
    ]);
  }
});

test('another encoding is never seen in UTF-8 that holds JSON', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(otherEncoding(new TextEncoder().encode(json))).toBeUndefined();
    }),
  );
});

test('one byte of any value never crashes', () => {
  for (let byte = 0; byte < 256; byte++) expect(lintExample(Uint8Array.of(byte)).crashes).toEqual([]);
});
