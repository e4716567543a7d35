import { describe, expect, test } from 'vitest';
import { plainSpelling } from '../../src/scan/plain-spelling.js';
import { findRawSecrets, findSecrets, SecretMask } from '../../src/scan/secrets.js';
import { span } from '../../src/text/span.js';
import { many } from '../runs.js';

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

test.each([
  ['of S3', 'https://b.s3.example/k?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Signature=abc123'],
  ['of S3 with a session', 'https://b.s3.example/k?X-Amz-Security-Token=FwoGZXIvYXdzE'],
  [
    'of S3 in its old form',
    'https://b.s3.example/k?AWSAccessKeyId=x&Signature=vjbyPxybdZaNmGa%2ByT272YEAiv4%3D',
  ],
  ['of Google', 'https://storage.example/b/o?X-Goog-Signature=0123abcd'],
  ['of Google, to be resumed', 'https://storage.example/b/o?uploadType=resumable&upload_id=ABPtcPqW'],
  ['of Azure', 'https://a.blob.example/c/b?sv=2022-11-02&sig=Zm9v%3D'],
  ['in capitals', 'HTTPS://B.EXAMPLE/K?X-AMZ-SIGNATURE=ABC'],
  ['with its signature first', 'http://b.example/?sig=a'],
  ['in HTML', 'https://b.example/?a=1&amp;Signature=abc'],
  ['with underscores', 'https://b.example/?x_amz_security_token=FwoGZXIvYXdzE'],
])('a signed upload URL is found by its query: %s', (_, url) => {
  expect(names(url)).toEqual(['a signed upload URL']);
  expect(hidden(`before ${url} after`)).toEqual([url.slice(url.indexOf('?') + 1)]);
});

test.each<[what: string, text: string, secrets: readonly string[], key?: string]>([
  ['a fragment', 'see https://b.example/k#sig=abc123 there', ['sig=abc123']],
  ['a route in a fragment', 'https://b.example/k#/a?X-Amz-Signature=abc123', ['/a?X-Amz-Signature=abc123']],
  ['a query and a fragment', 'https://b.example/k?a=1#x=1&signature=abc', ['a=1#x=1&signature=abc']],
  ['escaped signs', '{"u":"https://b.example/?a=1\\u0026sig\\u003dabc","v":1}', ['a=1\\u0026sig\\u003dabc']],
  [
    'its name and a signature',
    '"signedUploadURL":"https://b.example/k?sig=abc"',
    ['https://b.example/k?sig=abc'],
  ],
  ...['signedUploadURL', 'signed_upload_url', 'signed-upload-url', 'SignedUploadUrl'].map(
    (name): [string, string, string[], string] => [
      name,
      'https://b.example/put',
      ['https://b.example/put'],
      name,
    ],
  ),
  ['a key with six characters', 'abcdef', ['abcdef'], 'x-access-key'],
  ['a header', 'x-access-key: 0123456789abcdef', ['0123456789abcdef']],
  ['a header of curl', `curl -H 'X-API-Key: abcdef01'`, ['abcdef01']],
  ['JSON in a string in a string', '{\\"x-api-key\\": \\"abcdef01\\"}', ['abcdef01']],
  ['a query with a key', 'x-access-key=abcdef01&y=1', ['abcdef01']],
  ['a list', '{"x-access-key": ["abcdef01"]}', ['abcdef01']],
  ['a key with spaces', '{" x-access-key ": "abcdef01"}', ['abcdef01']],
  ['Markdown', '**`x-access-key`**: `abcdef01`', ['abcdef01']],
  ['a template string', "headers['x-access-key'] = `abc'def\\ 01`", ["abc'def\\ 01"]],
  ['a field', '{ xAccessKey: "abcdef01" }', ['abcdef01']],
  ['a header with a space', 'x-access-key 0123456789abcdef', ['0123456789abcdef']],
  ['quotes', `-H "X-Access-Key" 'QKRWZTYPLMNBVCXDFGHJKLAS'`, ['QKRWZTYPLMNBVCXDFGHJKLAS']],
  ['an object', `{ "value": "abcdef01", ${'"a": 1, '.repeat(30)}"name": "x-access-key" }`, ['abcdef01']],
  [
    'an object store',
    'AKIAIOSFODNN7EXAMPLE, ASIAIOSFODNN7EXAMPLE',
    ['AKIAIOSFODNN7EXAMPLE', 'ASIAIOSFODNN7EXAMPLE'],
  ],
  ...['x-access-key', 'X-Access-Key', 'x-api-key', 'X-API-KEY', 'x_access_key', 'xAccessKey', 'XApiKey'].map(
    (key): [string, string, string[], string] => [
      `the value of ${key}`,
      'anything at all',
      ['anything at all'],
      key,
    ],
  ),
])('a credential is found by %s', (_, text, secrets, key) => {
  expect(hidden(text, key)).toEqual(secrets);
});

test.each<[text: string, key?: string]>([
  ['https://b.example/door.glb?dynamic=true'],
  ['https://b.example/?design=5&config=1&resignature'],
  ['https://b.example/o?alt=media&token=5a2b'],
  ['sig=abc&Signature=abc'],
  ['https://b.example/signature=/x?y=1'],
  ['https://b.example/?a "sig=abc"'],
  ['https://b.example/?sig='],
  ['x-access-key: <YOUR_ACCESS_KEY>'],
  ['x-access-key: YOUR_KEY_HERE'],
  ['x-api-key: $API_KEY'],
  [`x-api-key: \${API_KEY}`],
  ['x-api-key: %KEY%%%%'],
  ['x-api-key: ******'],
  ['x-api-key: [insert-your-own]'],
  ['send your x-access-key with it'],
  ['the x-access-key authentication header'],
  ['x-access-key internationalization'],
  ['maxAccessKey: abcdef01'],
  ['x-access-key: abc'],
  ['<YOUR_ACCESS_KEY>', 'x-access-key'],
  ['', 'x-access-key'],
  ['abcde', 'x-access-key'],
  ['AKIAIOSFODNN7EXAMPL'],
  ['XAKIAIOSFODNN7EXAMPLE'],
  ['AKIAIOSFODNN7EXAMPLEX'],
  ['0123456789abcdef', 'roomKey'],
])('no credential is in %s', (text, key) => {
  expect(names(text, key)).toEqual([]);
});

test.each([
  [String.raw`https:\/\/b.example`, 'https://b.example'],
  [String.raw`\u0078-access-key`, 'x-access-key'],
  [String.raw`\\\\u0078-\\\"a\\\"`, 'x-"a"'],
  ['x%2Daccess%252dkey%20', 'x-access-key '],
  ['a\nb\\nc', 'a b c'],
  [String.raw`C:\door \u00e9 100% %zz`, String.raw`C:\door é 100% %zz`],
])('%s is plainly %s', (spelled, plain) => {
  const { text, offsetOf } = plainSpelling(spelled);
  expect([text, offsetOf(0), offsetOf(text.length)]).toEqual([plain, 0, spelled.length]);
});

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

  test.each([
    ['"https://b/?X-Amz-Signature=abc123" is odd', '"https://b/?***" is odd'],
    ['"https://b/?X-Amz-Signature=abd" is odd', '"https://b/?***" is odd'],
    ['cut short: "X-Amz-Signature=ab…"', 'cut short: "***…"'],
    ['cut short: "X-Amz-…"', 'cut short: "***…"'],
    ['twice X-Amz-Signature=abd X-Amz-Signature=abd', 'twice *** ***'],
    ['as it is: tab\tand "quote".', 'as it is: ***.'],
    ['as quoted: "tab\\tand \\"quote\\""', 'as quoted: "***"'],
    ['a short one: sig=a', 'a short one: ***'],
    ['nothing to hide', 'nothing to hide'],
    ['', ''],
  ])('of %j leaves %j', (message, masked) => {
    expect(mask.mask(message)).toBe(masked);
  });

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
