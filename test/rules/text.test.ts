import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject } from '../../src/json/value.js';
import type { Finding } from '../../src/lint/finding.js';
import { createLinter } from '../../src/lint/linter.js';
import { activeRules, type RuleSetting } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import {
  lintExample,
  lintPreset,
  lintWith,
  marksOf,
  placeOf,
  settingsFor,
  toBytes,
} from '../lint-example.js';

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
  test('lets nothing else run', () => {
    expect(told('{ "a": 1, "a": 9007199254740993, "b": "\\ud800", }')).toEqual(['text/syntax  ,']);
  });

  test('reports at most 20 mistakes of a file', () => {
    const messages = (count: number): readonly string[] =>
      lintExample(`[${'"a":"b",'.repeat(count)}1]`).findings.map(({ message }) => message);
    const colon = 'a colon is not allowed here: it belongs between a key and its value, inside { and }';
    expect(messages(20)).toEqual(Array.from({ length: 20 }, () => colon));
    expect(messages(21)).toEqual([...messages(19), `${colon} (more faults follow)`]);
  });

  test('reports a mistake that was made throughout once, with one fix', () => {
    const text = `{ "a": [1,], "b": [${'NaN,'.repeat(100)}1,], "c": { "d": 2, }, }`;
    const { findings } = lintExample(text);
    expect(findings.map(({ message, related }) => [message, related.length])).toEqual([
      ['JSON does not allow a trailing comma: remove it (and in 3 more places)', 3],
      ['NaN does not exist in JSON: write a number (and in 99 more places)', 20],
    ]);
    expect(findings[0]?.fix?.edits.map(({ start }) => text[start])).toEqual([',', ',', ',', ',']);
  });

  test('shows where the bracket was opened that is open still', () => {
    const text = '{ "roomTasks": { "Tasks": [ ';
    const [finding] = lintExample(text).findings as [Finding];
    expect(finding.related.map((other) => [other.message, marksOf(text, other), other.start.offset])).toEqual(
      [['opened here and never closed', '[', 26]],
    );
  });

  test('shows what the wrong bracket would have closed', () => {
    const text = '{ "roomTasks": { "Tasks": [ } }';
    const [finding] = lintExample(text).findings as [Finding];
    expect(finding.related.map((other) => [other.message, marksOf(text, other)])).toEqual([
      ['opened here', '['],
    ]);
  });

  test('points at the right bytes after a byte-order mark', () => {
    const text = '\ufeff{ "a": [01, }';
    const { findings } = lintExample(text);
    const syntax = findings.filter(({ rule }) => rule === 'text/syntax');
    expect(syntax.flatMap((finding) => [finding, ...finding.related]).map((at) => marksOf(text, at))).toEqual(
      ['01', ',', '}', '['],
    );
  });

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
  const text = '\ufeff{ "quests": { "a": {}, "b": {}, "c": {} }, "settings": { "x": 1, "x": 2 } }';

  test('is one finding at its key, after a byte-order mark as well, and nothing else is checked', () => {
    expect(told(text, LIMIT)).toEqual(['text/encoding  \ufeff', 'text/size  "quests"']);
  });

  test('and a file with too many sections are the same finding', () => {
    expect(told('{ "a": 1, "b": 2, "c": 3 }', LIMIT)).toEqual(['text/size  ']);
    expect(lintExample('{ "a": 1, "b": 2, "c": 3 }', LIMIT).findings[0]?.message).toBe(
      'the file has 3 sections, and roomlint reads at most 2: remove some, because nothing else in this file was checked',
    );
  });

  test('is checked as long as it has no more than the limit', () => {
    const rules = told(text.replace(', "c": {}', ''), LIMIT).map((line) => line.split(' ')[0]);
    expect(rules).toContain('text/duplicate-key');
    expect(rules).not.toContain('text/size');
  });

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

describe('text/duplicate-key', () => {
  test('reports each later one at its own bytes, and where the first is', () => {
    const text = '{ "settings": { "a": 1, "\\u0061": 2, "a" : 3 } }';
    const { findings } = lintExample(text);
    expect(findings.map((finding) => [marksOf(text, finding), finding.start.offset])).toEqual([
      ['"\\u0061"', 24],
      ['"a"', 37],
    ]);
    for (const { related } of findings) expect(related.map(({ start }) => start.offset)).toEqual([16]);
    expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  });

  test('handles keys that JavaScript objects inherit', () => {
    const text =
      '{ "settings": { "__proto__": 1, "constructor": 2, "__proto__": 3, "constructor": 4, "toString": 5 } }';
    expect(told(text)).toEqual([
      'text/duplicate-key /settings/__proto__ "__proto__"',
      'text/duplicate-key /settings/constructor "constructor"',
    ]);
  });

  test('finds a section that is there twice', () => {
    const text = '{ "settings": { "a": 1 }, "settings": { "b": 2 } }';
    expect(told(text)).toEqual(['text/duplicate-key /settings "settings"']);
  });

  test('finds one inside an object that is overridden itself', () => {
    const text = '{ "settings": { "a": { "x": 1, "x": 2 }, "a": { "x": 3 } } }';
    expect(told(text)).toEqual([
      'text/duplicate-key /settings/a/x "x"',
      'text/duplicate-key /settings/a "a"',
    ]);
  });

  test('is silent about equal keys of different objects', () => {
    expect(told('{ "settings": { "list": [{ "a": 1 }, { "a": 2 }], "a": { "a": 3 } } }')).toEqual([]);
  });

  test('stops nothing: the rest of the file is checked', () => {
    const text = '{ "settings": { "a": 1, "a": 9007199254740993 } }';
    expect(told(text)).toEqual([
      'text/duplicate-key /settings/a "a"',
      'text/unsafe-number /settings/a 9007199254740993',
    ]);
  });

  test('finds them two strings deep, and points at the bytes of the file', () => {
    const text = withInner(JSON.stringify({ EventData: '{"a":1,"a":2}' }));
    expect(told(text)).toEqual([
      'text/duplicate-key /settings/roomSettingsExtraData#/EventData#/a \\\\\\"a\\\\\\"',
    ]);
    expect(lintExample(text).findings[0]?.start.offset).toBe(text.lastIndexOf('\\\\\\"a'));
  });

  test('finds them in any spelling of the string that holds JSON', () => {
    const inner = '{\\u0022a\\u0022:1,\\u0022a\\u0022:2}';
    expect(told(`{ "settings": { "roomSettingsExtraData": "${inner}" } }`)).toEqual([
      'text/duplicate-key /settings/roomSettingsExtraData#/a \\u0022a\\u0022',
    ]);
    expect(told(`{ "settings": { "roomSettingsExtraData": "\\n {\\"a\\":1,\\"a\\":2}" } }`)).toEqual([
      'text/duplicate-key /settings/roomSettingsExtraData#/a \\"a\\"',
    ]);
  });

  test('ignores strings that do not hold JSON according to the documents', () => {
    expect(told(withSetting(JSON.stringify('{"a":1,"a":2}')))).toEqual([]);
  });
});

describe('text/unsafe-number', () => {
  test('points at the number itself, even where its key is overridden', () => {
    const text = '{ "settings": { "a": 9007199254740993, "a": 1 } }';
    expect(told(text)).toEqual([
      'text/unsafe-number /settings/a 9007199254740993',
      'text/duplicate-key /settings/a "a"',
    ]);
  });

  test.each([
    ['18446744073709551615', '18446744073709551615 becomes 18446744073709551616 when'],
    ['-9007199254740993.0', '-9007199254740993.0 becomes -9007199254740992 when'],
    ['9.007199254740993e15', '9.007199254740993e15 becomes 9007199254740992 when'],
    ['1.2345678901234569e40', '1.2345678901234569e40 becomes 1.2345678901234568470e+40 when'],
    ['3.14159265358979323846', '3.14159265358979323846 becomes 3.141592653589793 when'],
    ['1e400', '1e400 becomes Infinity when'],
    ['-1e-400', '-1e-400 becomes -0 when'],
    [`0.${'1'.repeat(38)}`, `0.${'1'.repeat(38)} becomes 0.1111111111111111 when`],
    [`0.${'1'.repeat(39)}`, `0.${'1'.repeat(38)}… becomes 0.1111111111111111 when`],
    [`0.${'1'.repeat(5000)}`, '0.11111111111111111111111111111111111111… becomes 0.1111111111111111 when'],
  ])('shows what a reader makes of %s', (number, message) => {
    const { findings } = lintExample(withSetting(number));
    expect(findings.map((finding) => finding.message)).toEqual([expect.stringContaining(message)]);
    expect(findings[0]?.message.length).toBeLessThan(200);
  });

  test('never says that a number becomes itself', () => {
    for (let power = 18; power < 40; power++) {
      for (const text of [
        `9${'0'.repeat(power - 2)}1`,
        `1.00000000000000001e${power}`,
        `1234567890123456789e${power}`,
      ]) {
        const [finding] = lintExample(withSetting(text)).findings;
        const [, before, after] = /^(\S+) becomes (\S+) when/.exec(finding?.message ?? '') ?? [];
        expect(before).toBeDefined();
        expect(after).not.toBe(before);
      }
    }
  });

  test('finds a number that is a whole string of JSON', () => {
    const text = JSON.stringify({ settings: { roomSettingsExtraData: '9007199254740993' } });
    expect(told(text)).toContain('text/unsafe-number /settings/roomSettingsExtraData# 9007199254740993');
  });
});

describe('text/lone-surrogate', () => {
  test('takes a key and its value for two', () => {
    expect(told(String.raw`{ "settings": { "\ud800": "\udc00" } }`)).toEqual([
      'text/lone-surrogate /settings/\ud800 "\\ud800"',
      'text/lone-surrogate /settings/\ud800 "\\udc00"',
    ]);
  });

  test.each([
    ['two halves in the wrong order', String.raw`"\udc00\ud800"`, 1],
    ['a half behind a backslash', String.raw`"\\\ud800"`, 1],
    ['a half behind what only looks like one', String.raw`"\\ud83d\ude00"`, 1],
    ['a half before a letter', String.raw`"\ud83dx\ude00"`, 1],
    ['a pair and a half', String.raw`"\ud83d\ude00\ude00"`, 1],
    ['a pair', String.raw`"\uD83D\uDE00"`, 0],
    ['an escaped backslash before letters', String.raw`"\\ud83d"`, 0],
  ])('%s: %s', (_, json, count) => {
    expect(told(withSetting(json))).toHaveLength(count);
  });

  test('in the text of a string: needs no escape there, and tells one key from another', () => {
    const text = withInner('{"a\ud800":1,"a\ud801":2,"b\ud800":3,"b\ud800":4,"c\ud800":9007199254740993}');
    expect(told(text)).toEqual([
      `text/lone-surrogate /settings/roomSettingsExtraData ${JSON.stringify(JSON.parse(text).settings.roomSettingsExtraData)}`,
      'text/duplicate-key /settings/roomSettingsExtraData#/b\ud800 \\"b\\ud800\\"',
      'text/unsafe-number /settings/roomSettingsExtraData#/c\ud800 9007199254740993',
    ]);
  });

  test('points at the string itself, even where its key is overridden', () => {
    const text = String.raw`{ "settings": { "a": "\ud800", "a": "x" } }`;
    expect(told(text)[0]).toBe('text/lone-surrogate /settings/a "\\ud800"');
  });
});

describe('text/depth', () => {
  const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

  test('lets nothing else run', () => {
    expect(told(`{ "a": 1, "a": ${deep(300)} }`)).toEqual([`text/depth /a${'/0'.repeat(255)} [`]);
  });

  test('counts the file and each string that holds JSON by themselves', () => {
    expect(told(withInner(`{"a":${deep(255)}}`))).toEqual([]);
    expect(told(withInner(`{"a":${deep(256)}}`))).toEqual([
      `text/depth /settings/roomSettingsExtraData#/a${'/0'.repeat(255)} [`,
    ]);
  });

  test('in a string leaves the rest of the file to be checked', () => {
    const text = `{ "settings": { "roomSettingsExtraData": ${JSON.stringify(deep(300))}, "a": 1, "a": 2 } }`;
    expect(told(text)).toContain('text/duplicate-key /settings/a "a"');
  });

  test('and text/syntax both report when both apply', () => {
    expect(told('['.repeat(300)).map((line) => line.split(' ')[0])).toEqual(['text/depth', 'text/syntax']);
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

  test('is one finding per string and kind, pointing at the whole string', () => {
    const value = JSON.stringify(`${URL} ${URL} x-access-key: ${KEY}`);
    const text = withSetting(value);
    const { findings } = lintExample(text);
    expect(findings.map((finding) => [finding.message.split(':')[0], marksOf(text, finding)])).toEqual([
      ['this string contains a signed upload URL', value],
      ['this string contains an access key', value],
    ]);
  });

  test('in a string that holds JSON is reported once, from inside', () => {
    expect(told(withInner(`{"x-access-key":"${KEY}"}`))).toEqual([
      `text/secret /settings/roomSettingsExtraData#/x-access-key \\"${KEY}\\"`,
    ]);
  });

  test('in a string that only looks like JSON is reported from outside', () => {
    expect(
      told(withSetting(JSON.stringify(`{"x-access-key":"${KEY}"}`))).map((line) => line.split(' ')[1]),
    ).toEqual(['/settings/title']);
  });

  test('is recognized by its key, in any letter case', () => {
    for (const key of ['x-access-key', 'X-Api-Key', 'signedUploadURL']) {
      expect(told(`{ "settings": { "${key}": "what ever it is" } }`)).toEqual([
        `text/secret /settings/${key} "what ever it is"`,
      ]);
    }
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

test('a credential beside its name is found whatever the order of the members', () => {
  const KEY = 'k3y-9f8a7b6c5d4e';
  const pairs = [
    ['name', 'x-access-key'],
    ['value', KEY],
    ['enabled', true],
  ] as const;
  for (const order of [
    [0, 1, 2],
    [1, 0, 2],
    [1, 2, 0],
    [2, 1, 0],
  ]) {
    const header = Object.fromEntries(order.map((index) => pairs[index]!));
    const text = JSON.stringify({ settings: { header } });
    const { findings } = lintPreset('recommended', text);
    expect(findings.map((finding) => [finding.rule, placeOf(finding)])).toEqual([
      ['text/secret', '/settings/header/value'],
    ]);
  }
});
