import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prescan } from '../../src/scan/prescan.js';
import { findRawSecrets } from '../../src/scan/secrets.js';
import { lintExample, placeOf } from '../lint-example.js';
import { runs } from '../runs.js';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const SECRETS = [
  'https://x.example/a.glb?X-Amz-Date=1&X-Amz-Signature=5d67',
  'https://x.example/a?Expires=1&Signature=5d67&Key-Pair-Id=1',
  'https://x.example/a?sv=2020&sig=5d67',
  'x-access-key: 7f3a9c1e5b2d',
  'x-access-key: Bearer 7f3a9c1e5b2d',
  "headers['X-API-KEY'] = '7f3a9c1e5b2d'",
  'AKIAIOSFODNN7EXAMPLE',
  'https://x.example/a#sig=5d67ab',
  'x_access_key: 7f3a9c1e5b2d',
  'xApiKey=7f3a9c1e5b2d',
  'X-Access-Key 7f3a9c1e5b2d',
  'x_amz_signature: 7f3a9c1e5b2d',
  'xGoogSecurityToken=7f3a9c1e5b2d',
  'signed_upload_url: https://x.example/a',
  'signed-upload-url=//x.example/a',
  'signedUpload_URL="https://x.example/a"',
];

describe('a secret is hinted at', () => {
  test.each(SECRETS)('%s between any other text', (secret) => {
    expect(findRawSecrets(encode(secret))).toHaveLength(1);
    const around = fc.string({
      unit: fc.constantFrom('a', ' ', '?', '-', 'A', 'U', '"', '\\', '/', '{', '[', ':'),
    });
    fc.assert(
      fc.property(around, around, fc.boolean(), (before, after, isNested) => {
        const text = `${before} ${secret} ${after}`;
        const inner = isNested ? JSON.stringify([text, { a: text }]) : text;
        const bytes = encode(JSON.stringify([inner]));
        expect(prescan(bytes).secretHints).toBe(true);
      }),
      { numRuns: runs(200) },
    );
  });

  test('in a string inside a string whose quotes are spelled \\u0022', () => {
    for (const secret of SECRETS) {
      const inner = JSON.stringify({ a: secret }).replaceAll('"', '\\u0022');
      expect(prescan(encode(`{"logic":{"2":"${inner}"}}`)).secretHints).toBe(true);
    }
  });
});

test.each([
  ['a text that begins with a brace', '{player}, use x-access-key: 7f3a9c1e5b2d'],
  ['a text that begins with a bracket', '[door] https://x.example/a?sig=7f3a9c1e5b2d'],
  ['a text that looks like a set', '{"x-access-key: 7f3a9c1e5b2d"}'],
  ['logic that is not JSON', '{"Tasks": x-access-key=7f3a9c1e5b2d'],
])('a secret in %s is reported and masked', (_, held) => {
  const text = JSON.stringify({ logic: { '2': held } });
  const { findings, shownBytes } = lintExample(text);
  const told = findings.filter(({ rule }) => rule === 'text/secret');
  expect(told.map(placeOf)).toEqual(['/logic/2']);
  expect(JSON.stringify(findings.map(({ message }) => message))).not.toContain('7f3a9c1e5b2d');
  expect(new TextDecoder().decode(shownBytes)).not.toContain('7f3a9c1e5b2d');
});
