import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Place } from '../../../src/bytes/json/place.js';
import { NewIdSource } from '../../../src/verdict/lint/fix.js';
import { pureSha256 } from '../../../src/verdict/lint/pure-sha256.js';
import { hexDigest, hexOf, type NewSha256 } from '../../../src/verdict/lint/sha256.js';
import { nodeSha256 } from '../../../src/world/files/node-sha256.js';
import { runs } from '../../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
const idsOf = (file: Uint8Array, rule = 'family/rule') => new NewIdSource(file, pureSha256).of(rule);
const place = Place.root.along(['logic', '2']).inside().along(['Tasks', 0, 'Id']);

test('the library and the command give the same digests, that of the standard', () => {
  // FIPS 180-4, example of SHA-256.
  for (const newSha256 of [pureSha256, nodeSha256])
    expect(hexDigest(newSha256, encode('abc'))).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  /** Hashes the first part, then the second one. */
  const inTwo = (newSha256: NewSha256, first: Uint8Array, second: Uint8Array): string => {
    const hash = newSha256();
    hash.update(first);
    hash.update(second);
    return Buffer.from(hash.digest()).toString('hex');
  };
  fc.assert(
    fc.property(
      fc.uint8Array(),
      fc.uint8Array(),
      fc.string({ unit: fc.constantFrom('a', 'é', '庭', '😀', '\ud800') }),
      (first, second, text) => {
        const whole = inTwo(nodeSha256, first, second);
        expect(inTwo(pureSha256, first, second)).toBe(whole);
        expect(whole).toBe(hexDigest(pureSha256, Buffer.concat([first, second])));
        for (const each of [text, `${text}\ud800`, `\udc00${text}`])
          expect(hexOf(nodeSha256, each, 16)).toBe(hexOf(pureSha256, each, 16));
      },
    ),
    { numRuns: runs(1_000) },
  );
});

test('a UUID that a fix writes has version 4, and is the same for the same file, rule and place', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.string(), (file, key) => {
      const uuid = idsOf(file).uuid(Place.root.at(key));
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(idsOf(file.slice()).uuid(Place.root.at(key))).toBe(uuid);
    }),
  );
  const uuids = [
    idsOf(encode('{}')).uuid(place),
    idsOf(encode('{ }')).uuid(place),
    idsOf(encode('{}'), 'family/other').uuid(place),
    ...[['a', 'b'], ['\ud800'], ['\ud801']].map((path) => idsOf(encode('{}')).uuid(Place.root.along(path))),
    idsOf(encode('{}')).uuid(Place.root.at('a').inside().at('b')),
  ];
  expect(new Set(uuids).size).toBe(uuids.length);
});

test.each([
  ['mlh4k2p9x7q1ab', /^mlh4k2p9[0-9a-z]{6}$/],
  ['mlh4k2p9x7q1abcde', /^mlh4k2p9x7q[0-9a-z]{6}$/],
  ['', /^mlh[0-9a-z]{13}$/],
  ['__proto__', /^mlh[0-9a-z]{13}$/],
])('a quest id that a fix writes looks like %j, and is another one when the first is taken', (like, form) => {
  const first = idsOf(encode('{}')).questId(place, like, () => false);
  expect(first).toMatch(form);
  expect(idsOf(encode('{}')).questId(place, like, (id) => id === first)).not.toBe(first);
});
