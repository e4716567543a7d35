import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import { type RuleChoice, readConfig } from '../../src/lint/config.js';
import { levelOfKind } from '../../src/lint/kinds.js';
import { createLinter } from '../../src/lint/linter.js';
import type { Preset } from '../../src/lint/preset.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { rulesForFile } from '../../src/lint/rule-settings.js';
import { ABOUT, smallPack, TEXT } from './small-pack.js';

interface Given {
  readonly presets?: readonly Preset[];
  readonly commandLine?: readonly [string, RuleChoice][];
  /** The globs that match the file. */
  readonly matching?: readonly string[];
}

function active(value: JsonValue, given: Given = {}): ActiveRule[] {
  const config = readConfig(value, smallPack);
  if ('faults' in config) throw new Error(config.faults.map(({ message }) => message).join('\n'));
  const sources = { config, presets: given.presets, commandLine: new Map(given.commandLine ?? []) };
  return rulesForFile(smallPack, sources, (glob) => given.matching?.includes(glob) === true);
}

/** The level and options of each rule that is on. */
const settings = (value: JsonValue, given?: Given): Record<string, string> =>
  Object.fromEntries(
    active(value, given).map(({ rule, level, options }) => [rule.id, `${level} ${JSON.stringify(options)}`]),
  );

const ENABLED = 'error {}';
const IDS = 'error {"prefixes":["mlh"],"strict":false}';
const ANY_IDS = 'error {"prefixes":"any","strict":false}';
const DEPTH = 'warning {"max":256}';
const recommended = { 'quest/enabled': ENABLED, 'quest/id-format': IDS, 'text/depth': DEPTH };
const lenient = { 'quest/id-format': ANY_IDS, 'text/depth': DEPTH };
const catalog = { 'quest/enabled': 'info {}', 'text/depth': 'warning {"max":64}' };

test.each<[what: string, presets: Preset[], expected: Record<string, string>]>([
  ['recommended, with the defaults of options', ['recommended'], recommended],
  ['lenient, in level and in options', ['lenient'], lenient],
  ['the last of several', ['lenient', 'recommended'], recommended],
  ['the last of several, of which all is one', ['all', 'lenient'], lenient],
  ['catalog over recommended', ['catalog'], { ...recommended, ...catalog }],
  ['catalog over lenient', ['lenient', 'catalog'], { ...lenient, ...catalog }],
  ['catalog over lenient, in any order', ['all', 'catalog', 'lenient'], { ...lenient, ...catalog }],
])('rules have the settings of %s', (_what, presets, expected) => {
  expect(settings({ extends: [...presets] })).toEqual(expected);
  expect(settings({ extends: 'all' }, { presets })).toEqual(expected);
});

test('rules of the config are over its presets, and keep the options that they do not name', () => {
  expect(settings({})).toEqual(recommended);
  expect(settings({ extends: [], rules: { 'text/depth': 'info' } })).toEqual({
    'text/depth': 'info {"max":256}',
  });
  const rules = { 'text/depth': 'error', 'quest/id-format': ['warning', { strict: true }] };
  expect(settings({ extends: 'all', rules }, { presets: ['lenient'] })).toEqual({
    'text/depth': 'error {"max":256}',
    'quest/id-format': 'warning {"prefixes":"any","strict":true}',
  });
});

test('the last override whose files match counts, then the command line', () => {
  const config = {
    rules: { 'text/depth': ['error', { max: 1 }] },
    overrides: [
      { files: 'a/**', rules: { 'text/depth': ['info', { max: 2 }] } },
      { files: 'b/**', rules: { 'text/depth': 'off' } },
      { files: 'c/**', rules: { 'text/depth': 'warning' } },
    ],
  };
  const depth = (given: Given): string | undefined => settings(config, given)['text/depth'];
  expect(depth({})).toBe('error {"max":1}');
  expect(depth({ matching: ['a/**'] })).toBe('info {"max":2}');
  expect(depth({ matching: ['a/**', 'b/**'] })).toBeUndefined();
  expect(depth({ matching: ['a/**', 'b/**', 'c/**'] })).toBe('warning {"max":2}');
  const commandLine: Given['commandLine'] = [['text/depth', { level: 'error', options: { max: 9 } }]];
  expect(depth({ matching: ['b/**'], commandLine })).toBe('error {"max":9}');
});

describe('the level at a place', () => {
  const part = { at: '/quests/**', rules: { 'quest/enabled': 'info' } };
  const whole = { files: 'a/**', rules: { 'quest/enabled': 'warning' } };
  const off = { 'quest/enabled': 'off' };
  const here = { matching: ['a/**'] };
  const atCommand: Given = { commandLine: [['quest/enabled', { level: 'info', options: undefined }]] };

  test.each<[what: string, config: JsonValue, given: Given, quest: string, task: string, state: string]>([
    ['is the same everywhere without overrides', {}, {}, 'error', 'error', 'error'],
    [
      'comes from the pointer glob that matches, also inside strings',
      { overrides: [part, { at: '/logic/*#/Tasks/*', rules: { 'quest/enabled': 'warning' } }] },
      {},
      'info',
      'warning',
      'error',
    ],
    ['may be off in a part', { overrides: [{ at: '/logic/**', rules: off }] }, {}, 'error', '', ''],
    [
      'may be off outside of a part',
      { rules: off, overrides: [{ at: '/logic/*#/**', rules: { 'quest/enabled': 'warning' } }] },
      {},
      '',
      'warning',
      'warning',
    ],
    ['needs files to match', { overrides: [{ ...part, files: 'a/**' }] }, {}, 'error', 'error', 'error'],
    [
      'needs files and at to match',
      { overrides: [{ ...part, files: 'a/**' }] },
      here,
      'info',
      'error',
      'error',
    ],
    [
      'comes from a later override for files',
      { overrides: [part, whole] },
      here,
      'warning',
      'warning',
      'warning',
    ],
    [
      'comes from a later override for a place',
      { overrides: [whole, part] },
      here,
      'info',
      'warning',
      'warning',
    ],
    [
      'comes from the command line',
      { overrides: [{ ...part, rules: off }] },
      atCommand,
      'info',
      'info',
      'info',
    ],
  ])('%s', (_what, config, given, ...levels) => {
    const linter = createLinter(smallPack, active(config, given), pureSha256);
    const { findings } = linter.lint(new TextEncoder().encode(TEXT));
    const byPlace = new Map(findings.map((each) => [[each.pointer, ...each.embedded].join('#'), each.level]));
    const places = ['/quests/mlh1/Enabled', '/logic/4#/Tasks/0', '/logic/4#/Tasks/0/TargetState'];
    expect(places.map((place) => byPlace.get(place) ?? '')).toEqual(levels);
  });
});

test('a kind follows a level of its rule that is lower than its own, and no higher one', () => {
  const rule = { ...ABOUT, id: 'test/kinds', kinds: { gone: {}, odd: { level: 'info' } }, on: {} } as const;
  const levels = (level: 'error' | 'warning' | 'off') =>
    ['gone', 'odd'].map((kind) => levelOfKind(rule, kind, level));
  expect(levels('error')).toEqual(['error', 'info']);
  expect(levels('warning')).toEqual(['warning', 'info']);
  expect(levels('off')).toEqual(['off', 'off']);
});
