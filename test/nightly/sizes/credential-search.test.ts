import { expect, test } from 'vitest';
import { findRawSecrets } from '../../../src/scan/secrets.js';
import { expectLinear } from './growth.js';

test('the search for credentials takes time linear in the text', () => {
  const hostile = [
    '{"name":"x-access-key",',
    '//a?sig',
    "x-access-key'",
    '"x-access-key","',
    '\\\\u0078',
    '%25',
    'signedUploadURL=',
  ];
  for (const piece of hostile) {
    const bytes = new TextEncoder().encode(piece.repeat(1_000_000 / piece.length));
    const began = performance.now();
    findRawSecrets(bytes);
    expect(performance.now() - began).toBeLessThan(10_000);
  }
});

test.each([
  ['names as values', ':"x-access-key"'],
  ['names and values of one object', '"value":"abcdef","name":"x-access-key",'],
  ['values without a name', '"value":"abcdef",'],
  ['parameters without an address', '&sig=a'],
  ['parameters of addresses without a query', '//&sig=a'],
  ['names with a space', 'x-access-key 1 '],
  ['names and long words', 'x-access-key aaaaaaaaaaaaaaaaaaaaaaa '],
  ['fragments', '//a#'],
])('millions of hints that are no credentials take linear time: %s', (_, piece) => {
  expectLinear(500_000, (size) => {
    const bytes = new TextEncoder().encode(piece.repeat(size / piece.length));
    return () => findRawSecrets(bytes);
  });
});
