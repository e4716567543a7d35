import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../../src/bytes/scan/plain-spelling.js';
import { findRawSecrets, findSecrets, SecretMask } from '../../../src/bytes/scan/secrets.js';
import { span } from '../../../src/bytes/text/span.js';
import { many } from '../../runs.js';
import { valueRows } from '../../table-rows.js';

/** The secrets found in a string, given as JSON, each with the bytes at its span. */
function found(json: string, key?: string): [name: string, text: string, source: string][] {
  const bytes = new TextEncoder().encode(json);
  const secrets = findSecrets(bytes, span(0, bytes.length), JSON.parse(json) as string, key);
  return secrets.map(({ name, text, span: at }) => [
    name,
    text,
    new TextDecoder().decode(bytes.subarray(at.start, at.end)),
  ]);
}

const names = (text: string, key?: string) => found(JSON.stringify(text), key).map(([name]) => name);
const hidden = (text: string, key?: string) => found(JSON.stringify(text), key).map(([, secret]) => secret);

test('a quote of its own ends no credential of a file, however deep its string is', () => {
  const key = 'Q7tR9mXc"4vLp2Zk8Wn5Yb3\\x"end';
  const file = [1, 2, 3].reduce((more) => JSON.stringify({ 'x-access-key': key, more }), '');
  const mask = new SecretMask(findRawSecrets(new TextEncoder().encode(file)).map(({ text }) => text));
  expect([mask.mask(key), mask.mask(file)]).toEqual(['***', file.replaceAll(/Q7tR.*?end/g, '***')]);
});

test.each(valueRows<[string, string]>('bytes/scan/tables.md', 'Signed upload URLs'))(
  'a signed upload URL is found by its query: %s',
  (_, url) => {
    expect(names(url)).toEqual(['a signed upload URL']);
    expect(hidden(`before ${url} after`)).toEqual([url.slice(url.indexOf('?') + 1)]);
  },
);

test.each(
  valueRows<[what: string, text: string, secrets: readonly string[], key?: string]>(
    'bytes/scan/tables.md',
    'Credentials that are found',
  ),
)('a credential is found by %s', (_, text, secrets, key) => {
  expect(hidden(text, key)).toEqual(secrets);
});

test.each(valueRows<[text: string, key?: string]>('bytes/scan/tables.md', 'Texts without credentials'))(
  'no credential is in %s',
  (text, key) => {
    expect(names(text, key)).toEqual([]);
  },
);

test.each(valueRows<[string, string]>('bytes/scan/tables.md', 'Plain spellings'))(
  '%s is plainly %s',
  (spelled, plain) => {
    const { text, offsetOf } = plainSpelling(spelled);
    expect([text, offsetOf(0), offsetOf(text.length)]).toEqual([plain, 0, spelled.length]);
  },
);

test.each([
  ['a word', 'x-access-key: ', 'a'],
  ['a string', "x-access-key: '", 'a'],
  ['a list of names', '"x-access-key", "', 'a'],
  ['an address', 'signedUploadURL: https://b.example/', 'a'],
  ['a parameter', 'https://b.example/?', 'signature-'],
  ['a percent sign', '%', '25'],
])('%s of millions of characters overflows no stack', (_, begin, more) => {
  const text = begin + more.repeat(many(20_000_000, 300_000) / more.length);
  expect(() => findRawSecrets(new TextEncoder().encode(text))).not.toThrow();
});

test('the span of a secret covers just its bytes in the file, escapes and all', () => {
  expect(found(String.raw`"\u00e9😀 x-access-key: ab\u0063d\/ef\ud83d\ude00 more"`)).toEqual([
    ['an access key', 'abcd/ef😀', String.raw`ab\u0063d\/ef\ud83d\ude00`],
  ]);
  expect(found(String.raw`"\ud83d x-access-key: abcdefgh"`).map(([, , source]) => source)).toEqual([
    'abcdefgh',
  ]);
});

test('secrets are found in bytes that are not JSON, at their place', () => {
  const text = '{ "é": "x", "x-access-key": "abcdef01", // https://b.example/?sig=abc\n';
  const bytes = new TextEncoder().encode(text);
  const sources = findRawSecrets(bytes).map(({ span: at }) =>
    new TextDecoder().decode(bytes.subarray(at.start, at.end)),
  );
  expect(sources).toEqual(['abcdef01', 'sig=abc']);
});

describe('the mask', () => {
  const mask = new SecretMask(['X-Amz-Signature=abc123', 'X-Amz-Signature=abd', 'tab\tand "quote"', 'sig=a']);

  test.each(valueRows<[string, string]>('bytes/scan/tables.md', 'Masked messages'))(
    'of %j leaves %j',
    (message, masked) => {
      expect(mask.mask(message)).toBe(masked);
    },
  );

  test('masks every one of many secrets, and pieces of them in each spelling', () => {
    const secrets = Array.from({ length: 500 }, (_, index) => `X-Amz-Signature=${index}`);
    const all = new SecretMask(secrets);
    expect(secrets.filter((secret) => all.mask(`"${secret}"`) !== '"***"')).toEqual([]);
    const [secret, one] = ['Q7W8E9R0T1Y2U3', new SecretMask(['Q7W8E9R0T1Y2U3'])];
    for (let at = 0; at + 12 <= secret.length; at++) {
      const piece = secret.slice(at, at + 12);
      const escaped = [...piece].map((each) => `\\u00${each.charCodeAt(0).toString(16)}`).join('');
      expect([one.mask(`…${piece}…`), one.mask(`"${escaped}"`)]).toEqual(['…***…', '"***"']);
    }
    expect(one.mask('Q7W8E')).toBe('Q7W8E');
  });
});

test('a long text is searched as a whole: wherever its one credential is, it is found', () => {
  for (let before = 65_500; before < 65_560; before += 6) {
    const text = `${'a '.repeat(before / 2)}x-access-key: Q7W8E9R0T1Y2${' asia'.repeat(2_000)}`;
    const found = findRawSecrets(new TextEncoder().encode(text));
    expect(found.map(({ text: secret }) => secret)).toEqual(['Q7W8E9R0T1Y2']);
  }
});
