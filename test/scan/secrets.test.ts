import { describe, expect, test } from 'vitest';
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

describe('a signed upload URL', () => {
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
  ])('%s is found by its query', (_, url) => {
    expect(names(url)).toEqual(['a signed upload URL']);
    expect(hidden(`before ${url} after`)).toEqual([url.slice(url.indexOf('?') + 1)]);
  });

  test('is found by its fragment', () => {
    expect(hidden('see https://b.example/k#sig=abc123 there')).toEqual(['sig=abc123']);
    expect(hidden('https://b.example/k#/a?X-Amz-Signature=abc123')).toEqual(['/a?X-Amz-Signature=abc123']);
    expect(hidden('https://b.example/k?a=1#access=1&signature=abc')).toEqual(['a=1#access=1&signature=abc']);
  });

  test('is found in JSON inside a string, with its signs escaped', () => {
    const inner = '{"u":"https://b.example/?a=1\\u0026sig\\u003dabc","v":1}';
    expect(hidden(inner)).toEqual(['a=1\\u0026sig\\u003dabc']);
  });

  test('is found by its name, with any value', () => {
    expect(names('https://b.example/put', 'signedUploadURL')).toEqual(['a signed upload URL']);
    for (const name of ['signedUploadURL', 'signed_upload_url', 'signed-upload-url', 'SignedUploadUrl']) {
      expect(names(`{"${name}": "https://b.example/put"}`)).toEqual(['a signed upload URL']);
      expect(names('https://b.example/put', name)).toEqual(['a signed upload URL']);
    }
  });

  test('that has both its name and a signature is one', () => {
    expect(found(JSON.stringify('"signedUploadURL":"https://b.example/k?sig=abc"'))).toHaveLength(1);
  });

  test.each([
    ['an ordinary address', 'https://b.example/door.glb?dynamic=true'],
    ['a design', 'https://b.example/?design=5&config=1&resignature'],
    ['a token for reading', 'https://b.example/o?alt=media&token=5a2b'],
    ['no address', 'sig=abc&Signature=abc'],
    ['a signature in the path', 'https://b.example/signature=/x?y=1'],
    ['an address that ends before', 'https://b.example/?a "sig=abc"'],
    ['an empty signature', 'https://b.example/?sig='],
  ])('%s is none', (_, text) => {
    expect(names(text)).toEqual([]);
  });
});

describe('an access key', () => {
  test.each([
    ['a header', 'x-access-key: 0123456789abcdef', '0123456789abcdef'],
    ['a header of curl', `curl -H 'X-API-Key: abcdef01'`, 'abcdef01'],
    ['JSON in a string', '{"x-access-key":"abcdef01"}', 'abcdef01'],
    ['JSON in a string in a string', '{\\"x-api-key\\": \\"abcdef01\\"}', 'abcdef01'],
    ['a query', 'x-access-key=abcdef01&y=1', 'abcdef01'],
    ['a list', '{"x-access-key": ["abcdef01"]}', 'abcdef01'],
    ['a key with spaces', '{" x-access-key ": "abcdef01"}', 'abcdef01'],
    ['Markdown', '**`x-access-key`**: `abcdef01`', 'abcdef01'],
    ['a template string', "headers['x-access-key'] = `abc'def\\ 01`", "abc'def\\ 01"],
    ['words with an arrow', 'x-access-key -> abcdef01', 'abcdef01'],
    ['a variable', 'x_access_key = abcdef01', 'abcdef01'],
    ['a field', '{ xAccessKey: "abcdef01" }', 'abcdef01'],
    ['a variable of a server', 'HTTP_X_API_KEY=abcdef01', 'abcdef01'],
    ['a header with a space', 'x-access-key 0123456789abcdef', '0123456789abcdef'],
    [
      'a header with a space in quotes',
      `-H "X-Access-Key" 'QKRWZTYPLMNBVCXDFGHJKLAS'`,
      'QKRWZTYPLMNBVCXDFGHJKLAS',
    ],
    [
      'an object far from its braces',
      `{ "value": "abcdef01", ${'"a": 1, '.repeat(30)}"name": "x-access-key" }`,
      'abcdef01',
    ],
  ])('is found in %s', (_, text, secret) => {
    expect(names(text)).toEqual(['an access key']);
    expect(hidden(text)).toEqual([secret]);
  });

  test.each([
    'x-access-key',
    'X-Access-Key',
    'x-api-key',
    'X-API-KEY',
    'x_access_key',
    'xAccessKey',
    'XApiKey',
  ])('is any string called %s', (key) => {
    expect(hidden('anything at all', key)).toEqual(['anything at all']);
  });

  test('is found as the id of a key of an object store', () => {
    expect(hidden('AKIAIOSFODNN7EXAMPLE and ASIAIOSFODNN7EXAMPLE')).toEqual([
      'AKIAIOSFODNN7EXAMPLE',
      'ASIAIOSFODNN7EXAMPLE',
    ]);
  });

  test.each([
    ['x-access-key: <YOUR_ACCESS_KEY>', undefined],
    ['x-access-key: YOUR_KEY_HERE', undefined],
    ['x-api-key: $API_KEY', undefined],
    [`x-api-key: \${API_KEY}`, undefined],
    ['x-api-key: %KEY%%%%', undefined],
    ['x-api-key: ******', undefined],
    ['x-api-key: [insert-your-own]', undefined],
    ['send your x-access-key with it', undefined],
    ['the x-access-key authentication header', undefined],
    ['x-access-key internationalization', undefined],
    ['maxAccessKey: abcdef01', undefined],
    ['x-access-key: abc', undefined],
    ['<YOUR_ACCESS_KEY>', 'x-access-key'],
    ['', 'x-access-key'],
    ['AKIAIOSFODNN7EXAMPL', undefined],
    ['XAKIAIOSFODNN7EXAMPLE', undefined],
    ['AKIAIOSFODNN7EXAMPLEX', undefined],
    ['0123456789abcdef', 'roomKey'],
  ])('%s is none', (text, key) => {
    expect(names(text, key)).toEqual([]);
  });
});

test.each([
  ['a word', 'x-access-key: ', 'a'],
  ['a string', "x-access-key: '", 'a'],
  ['a list of names', '"x-access-key", "', 'a'],
  ['an address', 'signedUploadURL: https://b.example/', 'a'],
  ['a parameter', 'https://b.example/?', 'signature-'],
  ['a percent sign', '%', '25'],
])('%s of millions of characters overflows no stack', (_, begin, more) => {
  const text = begin + more.repeat(many(20_000_000, 2_000_000) / more.length);
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

  test('masks every one of many secrets', () => {
    const secrets = Array.from({ length: 2_000 }, (_, index) => `X-Amz-Signature=${index}`);
    const many = new SecretMask(secrets);
    expect(secrets.every((secret) => many.mask(`"${secret}"`) === '"***"')).toBe(true);
  });
});

test('a long text is searched as a whole: wherever its one credential is, it is found', () => {
  for (let before = 65_500; before < 65_560; before += 6) {
    const text = `${'a '.repeat(before / 2)}x-access-key: Q7W8E9R0T1Y2${' asia'.repeat(2_000)}`;
    const found = findRawSecrets(new TextEncoder().encode(text));
    expect(found.map(({ text: secret }) => secret)).toEqual(['Q7W8E9R0T1Y2']);
  }
});
