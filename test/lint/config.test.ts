import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import { readConfig, readRuleChoice } from '../../src/lint/config.js';
import { smallPack } from './small-pack.js';

function faultsOf(value: JsonValue): string[] {
  const reading = readConfig(value, smallPack);
  return 'faults' in reading
    ? reading.faults.map(
        ({ path, onKey, message }) => `${path.join('.')}${onKey ? ' (key)' : ''}: ${message}`,
      )
    : [];
}

describe('a config', () => {
  test('may be empty, and then means the preset recommended', () => {
    expect(readConfig({}, smallPack)).toEqual({
      extends: ['recommended'],
      rules: new Map(),
      overrides: [],
      ignore: [],
      protect: [],
    });
  });

  test('is read with everything that it can say', () => {
    const config = readConfig(
      {
        $schema: 'https://example.org/config.schema.json',
        extends: ['lenient', 'all'],
        rules: { 'quest/enabled': 'off', 'text/depth': ['info', { max: 3 }] },
        overrides: [
          { files: 'a/**', at: '/logic/*#/Tasks/*', rules: { 'quest/enabled': 'warning' }, reason: 'old' },
          { files: '*.json', rules: { 'quest/id-format': ['error', { prefixes: [] }] } },
        ],
        ignore: ['archive', '!(a|b).json'],
      },
      smallPack,
    );
    expect(config).toEqual({
      extends: ['lenient', 'all'],
      rules: new Map([
        ['quest/enabled', { level: 'off', options: undefined }],
        ['text/depth', { level: 'info', options: { max: 3 } }],
      ]),
      overrides: [
        {
          files: 'a/**',
          at: '/logic/*#/Tasks/*',
          rules: new Map([['quest/enabled', { level: 'warning', options: undefined }]]),
          reason: 'old',
        },
        {
          files: '*.json',
          at: undefined,
          rules: new Map([['quest/id-format', { level: 'error', options: { prefixes: [] } }]]),
          reason: undefined,
        },
      ],
      ignore: ['archive', '!(a|b).json'],
      protect: [],
    });
  });

  test('may extend nothing', () => {
    expect(readConfig({ extends: [] }, smallPack)).toMatchObject({ extends: [] });
  });

  const REFUSED: Readonly<Record<string, JsonValue>> = {
    ': a config must be an object such as { "extends": "recommended" }, not []': [],
    ': a config must be an object such as { "extends": "recommended" }, not null': null,
    'rule (key): unknown key "rule" in a config: did you mean "rules"?': { rule: {} },
    'Extends (key): unknown key "Extends" in a config: did you mean "extends"?': { Extends: 'all' },
    'plugin (key): unknown key "plugin" in a config: did you mean "plugins"?': { plugin: [] },
    'extends: unknown preset "recomended": did you mean "recommended"?': { extends: 'recomended' },
    'extends.1: unknown preset "eslint:strictest": use recommended, lenient, catalog or all': {
      extends: ['all', 'eslint:strictest'],
    },
    'extends: unknown preset 5: use recommended, lenient, catalog or all': { extends: 5 },
    'rules: "rules" must be an object such as { "quest/enabled": "off" }, not []': { rules: [] },
    'rules.quest/enabeld (key): unknown rule "quest/enabeld": did you mean "quest/enabled"?': {
      rules: { 'quest/enabeld': 'off' },
    },
    'rules.id-format (key): unknown rule "id-format": did you mean "quest/id-format"?': {
      rules: { 'id-format': 'off' },
    },
    'rules.toString (key): unknown rule "toString": `roomlint rules` lists them all': {
      rules: { toString: 'off' },
    },
    'rules.quest/enabled: "eror" is not a level: did you mean "error"?': {
      rules: { 'quest/enabled': 'eror' },
    },
    'rules.quest/enabled: 2 is not a level: use error, warning, info or off': {
      rules: { 'quest/enabled': 2 },
    },
    'rules.text/depth.0: "fatal" is not a level: use error, warning, info or off': {
      rules: { 'text/depth': ['fatal', { max: 3 }] },
    },
    'rules.text/depth.1: the options of text/depth must be an object such as {"max":256}': {
      rules: { 'text/depth': ['error', 3] },
    },
    'rules.text/depth.1.max: option "max" of text/depth must be a whole number of at least 1, not 0': {
      rules: { 'text/depth': ['error', { max: 0 }] },
    },
    'rules.quest/id-format.1.prefixes: option "prefixes" of quest/id-format must be a list of strings or "any", not "all"':
      { rules: { 'quest/id-format': ['error', { prefixes: 'all' }] } },
    'overrides: "overrides" must be a list of objects with "files" or "at", and "rules"': { overrides: {} },
    'overrides.0: an override must be an object with "files" or "at", and "rules"': { overrides: ['a'] },
    'overrides.0: an override needs "files", "at" or both: settings for all files go into "rules"': {
      overrides: [{ rules: {} }],
    },
    'overrides.0: an override needs "rules", such as { "quest/enabled": "off" }': {
      overrides: [{ files: 'a' }],
    },
    'overrides.0.file (key): unknown key "file" in an override: did you mean "files"?': {
      overrides: [{ file: 'a', at: '/a', rules: {} }],
    },
    'overrides.0.files: ["a","b"] is a list, but this must be one glob: write alternatives as in "{rooms,drafts}/**"':
      { overrides: [{ files: ['a', 'b'], rules: {} }] },
    'overrides.0.at: "logic/*" is not a pointer glob: begin it with "/", such as "/logic/*#/Tasks/*"': {
      overrides: [{ at: 'logic/*', rules: {} }],
    },
    'overrides.0.at: "/a~b" is not a pointer glob: write "~" in a key as "~0", and "/" as "~1"': {
      overrides: [{ at: '/a~b', rules: {} }],
    },
    'overrides.0.at: "at" must be one pointer glob such as "/logic/*#/Tasks/*", not ["/a"]': {
      overrides: [{ at: ['/a'], rules: {} }],
    },
    'overrides.0.rules.text/depth.1: options cannot depend on "at": set them in "rules", or in an override with "files" only':
      { overrides: [{ at: '/a', rules: { 'text/depth': ['error', { max: 3 }] } }] },
    'overrides.0.reason: "reason" must be a string that says why, not 1': {
      overrides: [{ at: '/a', rules: {}, reason: 1 }],
    },
    'ignore: "ignore" must be a list of globs such as ["archive/**"], not "a/**"': { ignore: 'a/**' },
    'ignore.1: 7 is not a glob: write one such as "archive/**"': { ignore: ['a', 7] },
    'ignore.0: "" is not a glob: write one such as "archive/**"': { ignore: [''] },
    'ignore.0: "/drafts" begins with "/", but globs are relative to the folder of the config: write "drafts"':
      { ignore: ['/drafts'] },
    'ignore.0: "!drafts" would match everything except what it names: remove the "!"': {
      ignore: ['!drafts'],
    },
  };
  test.each(Object.entries(REFUSED))(
    'is refused with what is there and what would be right: %s',
    (fault, value) => {
      expect(faultsOf(value)).toEqual([fault]);
    },
  );

  test.each<JsonValue[]>([[[]], [{}], [['error', { max: 3 }, 1]], [[['error']]]])(
    'is refused with %j as the setting of a rule',
    (choice) => {
      expect(faultsOf({ rules: { 'text/depth': choice } })).toEqual([
        'rules.text/depth: a rule must be set to error, warning, info or off, or to a list of a level and options',
      ]);
    },
  );

  test('reports all its faults at once, with control characters made visible', () => {
    expect(faultsOf({ 'a\u001b': 1, extends: 'x', rules: { y: 'off' }, ignore: 3 })).toEqual([
      'a\u001b (key): unknown key "a\\u001b" in a config: use extends, rules, overrides, ignore, plugins, protect, maxRemoved, baseline',
      'extends: unknown preset "x": use recommended, lenient, catalog or all',
      'rules.y (key): unknown rule "y": `roomlint rules` lists them all',
      'ignore: "ignore" must be a list of globs such as ["archive/**"], not 3',
    ]);
  });

  test('does not take what every object inherits for something it says', () => {
    const value = JSON.parse('{"__proto__": {"extends": "all"}}') as JsonValue;
    expect(faultsOf(value)).toEqual([
      '__proto__ (key): unknown key "__proto__" in a config: use extends, rules, overrides, ignore, plugins, protect, maxRemoved, baseline',
    ]);
  });
});

describe('--rule', () => {
  test.each([
    ['quest/enabled:off', { id: 'quest/enabled', choice: { level: 'off' } }],
    ['text/depth:info:{"max":3}', { id: 'text/depth', choice: { level: 'info', options: { max: 3 } } }],
    [
      'quest/id-format:error:{"prefixes":["a:b","\\n"]}',
      { id: 'quest/id-format', choice: { level: 'error', options: { prefixes: ['a:b', '\n'] } } },
    ],
  ])('%s is read', (text, choice) => {
    expect(readRuleChoice(text, smallPack)).toEqual(choice);
  });

  test.each(
    Object.entries({
      '': '--rule needs the id of a rule, as in --rule quest/enabled:off',
      ':off': '--rule needs the id of a rule, as in --rule quest/enabled:off',
      'enabled:off': 'unknown rule "enabled": did you mean "quest/enabled"?',
      'quest/enabled':
        '--rule quest/enabled needs a level: use error, warning, info or off, as in --rule quest/enabled:error',
      'quest/enabled:':
        '--rule quest/enabled needs a level: use error, warning, info or off, as in --rule quest/enabled:error',
      'quest/enabled:warn':
        '--rule quest/enabled has the unknown level "warn": use error, warning, info or off, as in --rule quest/enabled:error',
      'text/depth:error:max=3': `the options of --rule text/depth are not JSON: "max=3". In a shell, put the whole argument in single quotes, as in --rule 'text/depth:error:{"max":256}'`,
      'text/depth:info:3': `the options of text/depth must be an object such as {"max":256}, as in --rule 'text/depth:info:{"max":256}'`,
      'text/depth:info:{"min":3}': `text/depth has no option "min": it has max, as in --rule 'text/depth:info:{"max":256}'`,
    }),
  )('%s is refused with an example of what is right', (text, message) => {
    expect(readRuleChoice(text, smallPack)).toBe(message);
  });
});
