import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nodeSha256 } from '../../src/files/node-sha256.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { hexDigest, hexOf, type NewSha256 } from '../../src/lint/sha256.js';

const IMPLEMENTATIONS = [
  ['of the library', pureSha256],
  ['of the command', nodeSha256],
] as const;

/** Hashes the first part, then goes on from a copy with the second one. */
function inTwo(newSha256: NewSha256, first: Uint8Array, second: Uint8Array): string[] {
  const hash = newSha256();
  hash.update(first);
  const copy = hash.copy();
  copy.update(second);
  return [copy, hash].map((each) => Buffer.from(each.digest()).toString('hex'));
}

// FIPS 180-4, examples of SHA-256: the digests of "abc" and of nothing.
test.each(IMPLEMENTATIONS)('SHA-256 %s gives the digests of the standard', (_name, newSha256) => {
  expect(hexDigest(newSha256, new TextEncoder().encode('abc'))).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(hexDigest(newSha256, new Uint8Array())).toBe(
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  );
});

test('the library and the command give the same digests, also from copies', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.uint8Array(), (first, second) => {
      expect(inTwo(pureSha256, first, second)).toEqual(inTwo(nodeSha256, first, second));
      const whole = Buffer.concat([first, second]);
      expect(inTwo(nodeSha256, first, second)[0]).toBe(hexDigest(pureSha256, whole));
    }),
  );
});

test('the library and the command give texts the same digests, unpaired surrogates included', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 32 }), (text, bytes) => {
      for (const each of [text, `${text}\ud800`, `\udc00${text}`])
        expect(hexOf(nodeSha256, each, bytes)).toBe(hexOf(pureSha256, each, bytes));
    }),
  );
});
