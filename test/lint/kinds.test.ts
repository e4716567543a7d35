import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { DEFAULT_CONFIG, readConfig, readRuleChoice } from '../../src/lint/config.js';
import { createLinter } from '../../src/lint/linter.js';
import type { RulePack } from '../../src/lint/pack.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { defineRule, type Rule } from '../../src/lint/rule.js';
import { rulesForFile } from '../../src/lint/rule-settings.js';

const rule: Rule = defineRule({
  id: 'test/item-kind',
  level: 'error',
  kinds: { gone: { sentence: 'items must stay' }, odd: { level: 'info' } },
  fix: 'none',
  summary: 'Items are neither gone nor odd',
  source: 'this test',
  on: {
    item({ key, place }, report) {
      report({ at: place, kind: key.startsWith('g') ? 'gone' : 'odd', message: `item ${key}` });
    },
  },
});
const pack: RulePack = new Map([[rule.id, rule]]);

/** What a room with one item of each kind gives: `kind level` for each finding. */
function found(config: JsonValue, commandLine: readonly string[] = []): string[] {
  const read = readConfig(config, pack);
  if ('faults' in read) throw new Error(read.faults[0]?.message);
  const choices = commandLine.map((text) => {
    const choice = readRuleChoice(text, pack);
    if (typeof choice === 'string') throw new Error(choice);
    return [choice.id, choice.choice] as const;
  });
  const sources = { config: read, presets: undefined, commandLine: new Map(choices) };
  const active = rulesForFile(pack, sources, () => true);
  const text = JSON.stringify({ roomItems: { gone: {}, odd: {} } } satisfies JsonObject);
  const { findings, crashes } = createLinter(pack, active, pureSha256).lint(new TextEncoder().encode(text));
  expect(crashes).toEqual([]);
  return findings.map(({ kind, level }) => `${kind} ${level}`);
}

describe('a kind of a rule', () => {
  test('has its own level where nothing else is set', () => {
    expect(found({})).toEqual(['gone error', 'odd info']);
  });

  test('follows a level of the whole rule that is lower than its own, and no higher one', () => {
    expect(found({ rules: { 'test/item-kind': 'warning' } })).toEqual(['gone warning', 'odd info']);
    expect(found({ rules: { 'test/item-kind': 'off' } })).toEqual([]);
  });

  test('can be set by itself, also where the rest of its rule is off', () => {
    expect(found({ rules: { 'test/item-kind:odd': 'error' } })).toEqual(['gone error', 'odd error']);
    expect(found({ rules: { 'test/item-kind': 'off', 'test/item-kind:odd': 'warning' } })).toEqual([
      'odd warning',
    ]);
    expect(found({}, ['test/item-kind:gone:off'])).toEqual(['odd info']);
  });

  test('can be set for some places', () => {
    const overrides = [{ at: '/roomItems/odd', rules: { 'test/item-kind:odd': 'off' } }];
    expect(found({ overrides })).toEqual(['gone error']);
    expect(found({ overrides: [{ ...overrides[0], at: '/roomItems/gone' }] })).toEqual([
      'gone error',
      'odd info',
    ]);
  });

  test('follows what comes later, be it said of the kind or of the rule', () => {
    const rules = { 'test/item-kind:odd': 'error' };
    expect(found({ rules }, ['test/item-kind:warning'])).toEqual(['gone warning', 'odd info']);
  });

  test('is unknown if the rule has no such kind, with the one that may be meant', () => {
    const fault = 'test/item-kind has no kind "ood": did you mean "odd"?';
    expect(readConfig({ rules: { 'test/item-kind:ood': 'off' } }, pack)).toMatchObject({
      faults: [{ path: ['rules', 'test/item-kind:ood'], message: fault }],
    });
    expect(readRuleChoice('test/item-kind:ood:off', pack)).toBe(fault);
  });

  test('takes no options, which belong to the rule', () => {
    expect(readConfig({ rules: { 'test/item-kind:odd': ['off', {}] } }, pack)).toMatchObject({
      faults: [{ message: 'options belong to the whole rule: give them to "test/item-kind"' }],
    });
  });

  test('that a rule reports and does not have is a crash of that rule', () => {
    const wrong = { ...rule, kinds: { gone: {}, other: {} } };
    const active = rulesForFile(
      new Map([[rule.id, wrong]]),
      { config: DEFAULT_CONFIG, presets: undefined, commandLine: new Map() },
      () => true,
    );
    const bytes = new TextEncoder().encode('{"roomItems":{"odd":{}}}');
    const { crashes } = createLinter(new Map([[rule.id, wrong]]), active, pureSha256).lint(bytes);
    expect(crashes.map((crash) => crash.rule)).toEqual(['test/item-kind']);
  });
});
