import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Redactor } from '../../../src/bytes/scan/redactor.js';
import { valueRows } from '../../table-rows.js';

const KEY = 'k3y-Of+the/creator==';
const URL_OF_STORE =
  'https://bucket.store.example/uploads/7f1c9a52e0/room.json?X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20260101&X-Amz-Signature=0123456789abcdef0123456789abcdef&X-Amz-Expires=60';

function redactor(): Redactor {
  const made = new Redactor();
  made.addKey(KEY);
  made.addDestination(URL_OF_STORE, ['https://cdn.example/assets/room.json', 'assets/room.json']);
  return made;
}

test.each(valueRows<[string, string]>('bytes/scan/tables.md', 'Spellings of a key'))(
  'a key is masked %s',
  (_, spelled = '') => {
    const masked = redactor().mask(`before ${spelled} after`);
    expect(masked).toContain('***');
    expect(masked).not.toMatch(/reator|creato|the(?:\/|%)|&|%6f/i);
    expect(masked).toMatch(/^before .*after$/);
  },
);

test.each([
  ...valueRows<[string, string]>('bytes/scan/tables.md', 'Spellings of a signed URL'),
  ['as fetch shows it', new URL(URL_OF_STORE).href],
])('a signed URL is masked %s', (_, spelled) => {
  const masked = redactor().mask(`PUT ${spelled} failed`);
  expect(masked).not.toMatch(/7f1c9a52e0|AKIA|20260101|0123456789abcdef/);
  expect(masked).toMatch(/^PUT .*failed$/s);
});

test.each([
  [
    'leaves the asset URL, although its path resembles that of the destination',
    redactor(),
    '{"assetURL":"https://cdn.example/assets/room.json","objectKey":"assets/room.json"}',
    '{"assetURL":"https://cdn.example/assets/room.json","objectKey":"assets/room.json"}',
  ],
  [
    'masks what looks like a credential, although nobody named it',
    new Redactor(),
    'curl -H "x-access-key: abcdef123456" https://b.example/k?X-Goog-Signature=abcdef123456 there',
    'curl -H "x-access-key: ***" https://b.example/k?*** there',
  ],
  [
    'masks the beginning of a key that is cut off',
    redactor(),
    `${KEY.slice(0, 14)}… and ${KEY.slice(0, 11)}…`,
    `***… and ${KEY.slice(0, 11)}…`,
  ],
  ['masks a key at the end of a text', redactor(), `the key is ${KEY}`, 'the key is ***'],
])('the redactor %s', (_what, made, text, shown) => {
  expect(made.mask(text)).toBe(shown);
});

test('a short key is masked only as a word, and the credentials of a file where their names are not', () => {
  const short = new Redactor();
  short.addKey('abc');
  expect(short.mask('abc, "abc" but not abcd or x-abc')).toBe('***, "***" but not abcd or x-abc');
  const own = new Redactor();
  const file = new TextEncoder().encode('{"logic":{"2":"{\\"x-access-key\\":\\"Q7W8E9R0T1Y2\\"}"}}');
  own.addFrom(file);
  expect(own.mask('no quest "Q7W8E9R0T1Y2": did you mean Q7W8E9R0T1?')).toBe(
    'no quest "***": did you mean ***?',
  );
});

test('a credential of a file that spells each letter as an escape is masked where it is shown as text', () => {
  const escaped = [...'x-access-key: Q7W8E9R0T1Y2'].map(
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  const own = new Redactor();
  own.addFrom(new TextEncoder().encode(`{"a":"${escaped.join('')}"}`));
  expect(own.mask('x#45;access#45;key: Q7W8E9R0T1Y2')).toBe('x#45;access#45;key: ***');
});

test('no secret is left anywhere in any text, and text without secrets is as it was', () => {
  const word = fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ23456789+/='), minLength: 8 });
  fc.assert(
    fc.property(word, fc.array(fc.string(), { minLength: 2 }), (secret, parts) => {
      const own = new Redactor();
      own.addKey(secret);
      const masked = own.mask(parts.join(JSON.stringify(encodeURIComponent(secret))));
      expect(masked).not.toContain(secret);
      expect(masked).not.toContain(encodeURIComponent(secret));
      expect(new Redactor().mask(parts.join(' '))).toBe(parts.join(' '));
    }),
    { numRuns: 200 },
  );
});
