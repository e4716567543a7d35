import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../src/scan/plain-spelling.js';
import { SecretMask } from '../../src/scan/secret-mask.js';
import { findRawSecrets } from '../../src/scan/secrets.js';

test.each([
  [String.raw`https:\/\/b.example`, 'https://b.example'],
  [String.raw`\u0078-access-key`, 'x-access-key'],
  [String.raw`\\\\u0078-\\\"a\\\"`, 'x-"a"'],
  ['x%2Daccess%252dkey%20', 'x-access-key '],
  ['a\nb\\nc', 'a b c'],
  [String.raw`C:\door \u00e9 100% %zz`, String.raw`C:\door é 100% %zz`],
])('%s is plainly %s', (spelled, plain) => {
  const { text, offsetOf } = plainSpelling(spelled);
  expect(text).toBe(plain);
  expect([offsetOf(0), offsetOf(text.length)]).toEqual([0, spelled.length]);
});

describe('a credential is found', () => {
  const SECRET = 'Q7W8E9R0T1Y2U3';

  test.each([
    ['after =>', `'x-access-key' => '${SECRET}'`],
    ['in a list', `["x-access-key", "${SECRET}"]`],
    ['as a pair', `{"name":"x-access-key","value":"${SECRET}"}`],
    ['as a pair the other way around', `{"value":"${SECRET}","on":true,"name":"x-access-key"}`],
    ['after an escaped name', String.raw`"\u0078-access-key": "${SECRET}"`],
    ['in a URL with escaped slashes', String.raw`"https:\/\/b.example?X-Amz-Signature=${SECRET}"`],
    ['in a URL without a scheme', `//b.example?X-Amz-Signature=${SECRET}`],
    ['in an encoded URL', encodeURIComponent(`https://b.example?X-Amz-Signature=${SECRET}`)],
    ['in a string in a string', JSON.stringify(JSON.stringify(JSON.stringify({ 'x-access-key': SECRET })))],
    ['in text that does not parse', `{"a": {"x-access-key":"${SECRET}",`],
  ])('%s', (_where, text) => {
    const bytes = new TextEncoder().encode(text);
    const [found] = findRawSecrets(bytes);
    expect(found?.text).toContain(SECRET);
    expect(text.slice(found?.span.start, found?.span.end)).toContain(SECRET);
  });

  test('in each piece of 12 characters and each spelling, by the mask', () => {
    const mask = new SecretMask([SECRET]);
    for (let at = 0; at + 12 <= SECRET.length; at++) {
      const piece = SECRET.slice(at, at + 12);
      expect(mask.mask(`…${piece}…`)).toBe('…***…');
      const escaped = [...piece].map((character) => `\\u00${character.charCodeAt(0).toString(16)}`).join('');
      expect(mask.mask(`"${escaped}"`)).toBe('"***"');
    }
    expect(mask.mask('Q7W8E')).toBe('Q7W8E');
  });
});
