import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules, type RuleSetting } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { lintExample, lintWith, marksOf, placeOf, settingsFor, toBytes } from '../lint-example.js';

/** Rule, place and marked bytes of each finding. */
function told(text: string | Uint8Array, options: Record<string, JsonObject> = {}): string[] {
  const { findings, crashes } = lintExample(text, options);
  expect(crashes).toEqual([]);
  return findings.map((finding) => `${finding.rule} ${placeOf(finding)} ${marksOf(text, finding)}`);
}

/** A snapshot without findings, with one more setting. */
const withSetting = (value: string): string => `{ "settings": { "title": ${value} } }`;
/** The same inside the string that the documents give to the settings. */
const withInner = (json: string): string => JSON.stringify({ settings: { roomSettingsExtraData: json } });

function without(rule: string): Map<string, RuleSetting> {
  return settingsFor('all').set(rule, { level: 'off', options: {} });
}

describe('text/syntax', () => {
  test('leaves the reason why nothing was checked when it is off', () => {
    const rules = activeRules(rulePack, without('text/syntax'));
    expect(lintWith(rules, '{')).toMatchObject({
      findings: [],
      unchecked: expect.stringContaining('is not valid JSON'),
    });
  });

  test('shows no secret of a file that it cannot read', () => {
    const text = '{ "x-access-key": "k-0123456789", "note": k-0123456789abc, }';
    const { findings, shownBytes } = lintExample(text);
    expect(JSON.stringify(findings)).not.toContain('k-0123');
    expect(new TextDecoder().decode(shownBytes)).not.toContain('k-0123456789"');
  });
});

describe('text/size and text/near-size-limit', () => {
  const rulesAt = (bytes: number, options: Record<string, JsonObject> = {}): string[] => {
    const rules = activeRules(rulePack, settingsFor('recommended', options));
    return createLinter(rulePack, rules, pureSha256)
      .lintSize(bytes)
      .findings.map(({ rule }) => rule);
  };

  test.each([
    [49_999_999, []],
    [50_000_000, []],
    [50_000_001, ['text/near-size-limit']],
    [52_428_800, ['text/near-size-limit']],
    [52_428_801, ['text/size']],
    [10_000_000_000, ['text/size']],
  ])('of %i bytes say %j', (bytes, expected) => {
    expect(rulesAt(bytes)).toEqual(expected);
  });

  test('never both report, for any maxBytes', () => {
    for (const maxBytes of [1000, 40_000_000, 50_000_000, 50_500_000, 60_000_000]) {
      for (const bytes of [999, 1001, 45_000_000, 50_000_001, 51_000_000, 55_000_000, 61_000_000]) {
        const near = bytes > 50_000_000 && bytes <= maxBytes ? ['text/near-size-limit'] : [];
        expect(rulesAt(bytes, { 'text/size': { maxBytes } })).toEqual(
          bytes > maxBytes ? ['text/size'] : near,
        );
      }
    }
  });

  test('write large numbers in groups', () => {
    const rules = activeRules(rulePack, settingsFor('recommended'));
    expect(createLinter(rulePack, rules, pureSha256).lintSize(52_428_801).findings[0]?.message).toBe(
      'the file has 52,428,801 bytes, and an import takes at most 52,428,800: make it smaller',
    );
  });
});

describe('a section with too many records', () => {
  const LIMIT = { 'text/size': { maxRecords: 2 } };

  test('is never checked, even if the rule allows more: then the reason remains', () => {
    const members = Array.from({ length: 500_001 }, (_, index) => `"${index}":1`);
    const crowded = `{"settings":{${members.join(',')}}}`;
    const raised = lintExample(crowded, { 'text/size': { maxRecords: 1_000_000 } });
    expect(raised.findings.map(({ rule }) => rule)).toEqual(['text/size']);
    expect(lintWith(activeRules(rulePack, without('text/size')), crowded)).toMatchObject({
      findings: [],
      unchecked: 'a section has too many records, and the rule that reports it is off',
    });
  });

  test('shows no secret', () => {
    const secret = '{ "settings": { "x-access-key": "k-0123456789", "b": 1, "c": 1 } }';
    const { shownBytes } = lintExample(secret, LIMIT);
    expect(new TextDecoder().decode(shownBytes)).not.toContain('k-0123456789');
  });
});

describe('text/secret', () => {
  test('does not check or show a file with more credentials than can be hidden', () => {
    const secrets = Array.from({ length: 100_001 }, (_, index) => `"http://a?sig=${index}"`);
    for (const text of [`{"settings":{"a":[${secrets}]}}`, `{"settings":{"a":[${secrets},]}}`]) {
      const { findings, unchecked, shownBytes } = lintExample(text);
      expect(findings).toEqual([]);
      expect(unchecked).toBe('it contains more than 100,000 credentials: remove them');
      expect(shownBytes).toHaveLength(0);
    }
    const fewer = lintExample(`{"settings":{"a":[${secrets.slice(0, 100)}]}}`);
    expect(fewer.findings).toHaveLength(100);
  });

  const URL = 'https://bucket.example/a.png?X-Amz-Expires=60&X-Amz-Signature=9f2c1a77';
  const KEY = 'k-41d7e0a93b5582';

  /** Everything that could be shown of a file. */
  function shownOf(text: string): string {
    const { findings, crashes, shownBytes } = lintExample(text);
    expect(crashes).toEqual([]);
    expect(shownBytes.length).toBe(toBytes(text).length);
    return `${JSON.stringify(findings)}\n${new TextDecoder().decode(shownBytes)}`;
  }

  test('never shows the secret in a message or code frame, at any place', () => {
    for (const text of [
      withSetting(JSON.stringify(URL)),
      withSetting(JSON.stringify(URL).replaceAll('&', '\\u0026').replaceAll('/', '\\/')),
      withInner(JSON.stringify({ note: URL })),
      withInner(JSON.stringify({ EventData: JSON.stringify({ note: URL }) })),
      `{ "settings": { "a": ${JSON.stringify(URL)}, "a": ${JSON.stringify(URL)} } }`,
      `\ufeff${withSetting(JSON.stringify(URL))}`,
      // Only the last of the two is read as JSON.
      `{ "settings": { "roomSettingsExtraData": ${JSON.stringify(`{"u":"${URL}"}`)}, "roomSettingsExtraData": ${JSON.stringify(`{"v":"${URL}"}`)} } }`,
    ]) {
      expect(shownOf(text)).toContain('text/secret');
      expect(shownOf(text)).not.toMatch(/Amz-(?:Expires|Signature)|9f2c1a77/);
    }
  });

  test('hides it in the findings of other rules as well', () => {
    const text = `{ "settings": { "x-access-key": "${KEY}" }, "roomItems": { "2": { "prefabName": "${KEY}", "pos": "${KEY}", "rot": ["${KEY}"], "${KEY}": 1, "${KEY}": 2 } } }`;
    expect(told(text).length).toBeGreaterThan(2);
    const { findings } = lintExample(text);
    for (const finding of findings) expect(finding.message).not.toContain('k-41d7');
  });
});

describe('in both presets', () => {
  test.each(['recommended', 'lenient'] as const)('%s: the text rules have their levels', (preset) => {
    const levels = [...settingsFor(preset)]
      .filter(([id]) => id.startsWith('text/'))
      .map(([id, { level }]) => [id, level]);
    expect(levels).toEqual([
      ['text/encoding', 'error'],
      ['text/syntax', 'error'],
      ['text/size', 'error'],
      ['text/near-size-limit', 'warning'],
      ['text/duplicate-key', 'error'],
      ['text/unsafe-number', 'warning'],
      ['text/lone-surrogate', 'warning'],
      ['text/depth', 'error'],
      ['text/secret', 'warning'],
      ['text/decoded-twice', 'off'],
    ]);
  });
});
