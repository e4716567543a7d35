import { expect, test } from 'vitest';
import { findRawSecrets } from '../../src/scan/secrets.js';

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
