import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { PlainObject } from '../../src/bytes/json/value.js';
import { createLinter } from '../../src/verdict/lint/linter.js';
import { pureSha256 } from '../../src/verdict/lint/pure-sha256.js';
import {
  activeRules,
  lintExample,
  lintWith,
  type RuleSetting,
  settingsFor,
  toBytes,
} from '../lint-example.js';

/* Limits of a file, and what may be shown of one that holds credentials. */

function without(rule: string): Map<string, RuleSetting> {
  return settingsFor('all').set(rule, { level: 'off', options: {} });
}

test.each([
  [49_999_999, undefined],
  [50_000_000, undefined],
  [50_000_001, 'text/near-size-limit'],
  [52_428_800, 'text/near-size-limit'],
  [52_428_801, 'text/size'],
  [10_000_000_000, 'text/size'],
])('a file of %i bytes has the finding %s', (bytes, expected) => {
  const rulesAt = (options: Record<string, PlainObject>): string[] => {
    const linter = createLinter(
      rulePack,
      activeRules(rulePack, settingsFor('recommended', options)),
      pureSha256,
    );
    return linter.lintSize(bytes).findings.map(({ rule }) => rule);
  };
  expect(rulesAt({})).toEqual(expected === undefined ? [] : [expected]);
  expect(rulesAt({ 'text/size': { maxBytes: bytes - 1 } })).toEqual(['text/size']);
});

describe('a file that is not checked', () => {
  test('leaves the reason where the rule that reports it is off', () => {
    expect(lintWith(activeRules(rulePack, without('text/syntax')), '{')).toMatchObject({
      findings: [],
      unchecked: expect.stringContaining('is not valid JSON'),
    });
  });

  const secrets = (count: number): string =>
    Array.from({ length: count }, (_, index) => `"http://a?sig=${index}"`).join(',');

  test('is not one with a hundred credentials', () => {
    expect(lintExample(`{"settings":{"a":[${secrets(100)}]}}`).findings).toHaveLength(100);
  });
});

describe('a credential is shown nowhere', () => {
  const URL = 'https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a77';
  const KEY = 'k-41d7e0a93b5582';
  const quoted = JSON.stringify(URL);
  const withSetting = (value: string): string => `{ "settings": { "title": ${value} } }`;
  const withInner = (value: object): string =>
    JSON.stringify({ settings: { roomSettingsExtraData: JSON.stringify(value) } });

  test.each([
    ['a setting', withSetting(quoted)],
    ['escapes', withSetting(quoted.replaceAll('&', '\\u0026').replaceAll('/', '\\/'))],
    ['a string that holds JSON', withInner({ note: URL })],
    ['a string in a string', withInner({ EventData: JSON.stringify({ note: URL }) })],
    ['a key that is there twice', `{ "settings": { "a": ${quoted}, "a": ${quoted} } }`],
    ['a file with a byte-order mark', `\ufeff${withSetting(quoted)}`],
    // Only the last of the two is read as JSON.
    [
      'the first of two strings of JSON',
      `{ "settings": { "roomSettingsExtraData": ${JSON.stringify(`{"u":${quoted}}`)}, "roomSettingsExtraData": "{}" } }`,
    ],
    ['a section with too many records', `{ "settings": { "x-access-key": "${KEY}", "b": 1, "c": 1 } }`],
    ['a file that is not JSON', `{ "x-access-key": "${KEY}", "note": ${KEY}, }`],
    [
      'the findings of other rules',
      `{ "settings": { "x-access-key": "${KEY}" }, "roomItems": { "2": { "prefabName": "${KEY}", "pos": "${KEY}", "rot": ["${KEY}"], "${KEY}": 1, "${KEY}": 2 } } }`,
    ],
  ])('in %s', (_where, text) => {
    const { findings, crashes, shownBytes } = lintExample(text, { 'text/size': { maxRecords: 2 } });
    expect(crashes).toEqual([]);
    expect(findings).not.toEqual([]);
    expect(shownBytes.length).toBe(toBytes(text).length);
    const shownText = new TextDecoder().decode(shownBytes);
    expect(JSON.stringify(findings) + shownText).not.toMatch(/Amz-(?:Expires|Signature)|9f2c1a77/);
    expect(findings.map(({ message }) => message).join() + shownText).not.toContain('k-41d7');
  });
});
