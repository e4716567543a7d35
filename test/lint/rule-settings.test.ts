import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../src/json/value.js';
import type { ActiveRule } from '../../src/lint/active-rule.js';
import { type Config, type RuleChoice, readConfig } from '../../src/lint/config.js';
import { createLinter } from '../../src/lint/linter.js';
import type { Preset } from '../../src/lint/preset.js';
import { pureSha256 } from '../../src/lint/pure-sha256.js';
import { rulesForFile } from '../../src/lint/rule-settings.js';
import { smallPack, TEXT } from './small-pack.js';

interface Given {
  readonly presets?: readonly Preset[];
  readonly commandLine?: readonly [string, RuleChoice][];
  /** The globs that match the file. */
  readonly matching?: readonly string[];
}

function configOf(value: JsonValue): Config {
  const config = readConfig(value, smallPack);
  if ('faults' in config) throw new Error(config.faults.map(({ message }) => message).join('\n'));
  return config;
}

function active(value: JsonValue, given: Given = {}): ActiveRule[] {
  const commandLine = new Map(given.commandLine ?? []);
  const sources = { config: configOf(value), presets: given.presets, commandLine };
  return rulesForFile(smallPack, sources, (glob) => given.matching?.includes(glob) === true);
}

/** `id level options` of each rule that is on. */
function settings(value: JsonValue, given?: Given): string[] {
  return active(value, given).map(
    ({ rule, level, options }) => `${rule.id} ${level} ${JSON.stringify(options)}`,
  );
}

/** The levels that the findings of quest/enabled get at its three places, by place. */
function levels(value: JsonValue, given?: Given): Record<string, string> {
  const { findings } = createLinter(smallPack, active(value, given), pureSha256).lint(
    new TextEncoder().encode(TEXT),
  );
  return Object.fromEntries(
    findings.map(({ pointer, embedded, level }) => [[pointer, ...embedded].join('#'), level]),
  );
}

const ENABLED = '/quests/mlh1/Enabled';
const TASK = '/logic/4#/Tasks/0';
const STATE = '/logic/4#/Tasks/0/TargetState';

describe('the rules for a file', () => {
  test('are those of the preset recommended, with the defaults of their options', () => {
    expect(settings({})).toEqual([
      'quest/enabled error {}',
      'quest/id-format error {"prefixes":["mlh"],"strict":false}',
      'text/depth warning {"max":256}',
    ]);
  });

  test('are relaxed by the preset lenient in level and in options', () => {
    expect(settings({ extends: 'lenient' })).toEqual([
      'quest/id-format error {"prefixes":"any","strict":false}',
      'text/depth warning {"max":256}',
    ]);
  });

  test('follow the last of several presets, and ignore those before it', () => {
    expect(settings({ extends: ['lenient', 'recommended'] })).toEqual(settings({}));
    expect(settings({ extends: ['all', 'lenient'] })).toEqual(settings({ extends: 'lenient' }));
  });

  test.each([
    [['catalog'], 'recommended'],
    [['lenient', 'catalog'], 'lenient'],
    [['catalog', 'lenient'], 'lenient'],
    [['all', 'catalog', 'lenient'], 'lenient'],
  ] as const)('of %j are those of the layer catalog over %s', (presets, base) => {
    const under = new Map(settings({ extends: base }).map((line) => [line.split(' ')[0] ?? '', line]));
    under.set('quest/enabled', 'quest/enabled info {}');
    under.set('text/depth', 'text/depth warning {"max":64}');
    const together = [...under].sort().map(([, line]) => line);
    expect(settings({ extends: [...presets] })).toEqual(together);
    expect(settings({ extends: 'all' }, { presets })).toEqual(together);
  });

  test('take a level from lenient and an option from catalog', () => {
    expect(settings({ extends: ['lenient', 'catalog'] })).toEqual([
      'quest/enabled info {}',
      'quest/id-format error {"prefixes":"any","strict":false}',
      'text/depth warning {"max":64}',
    ]);
  });

  test('are only those that the config names when it extends nothing', () => {
    expect(settings({ extends: [], rules: { 'text/depth': 'info' } })).toEqual([
      'text/depth info {"max":256}',
    ]);
  });

  test('follow --preset instead of extends, and rules over both', () => {
    expect(settings({ extends: 'all', rules: { 'text/depth': 'error' } }, { presets: ['lenient'] })).toEqual([
      'quest/id-format error {"prefixes":"any","strict":false}',
      'text/depth error {"max":256}',
    ]);
  });

  test('keep the options of the preset that are not overridden', () => {
    const strict = { rules: { 'quest/id-format': ['warning', { strict: true }] }, extends: 'lenient' };
    expect(settings(strict)[0]).toBe('quest/id-format warning {"prefixes":"any","strict":true}');
    expect(settings({ extends: 'lenient', rules: { 'quest/id-format': 'info' } })[0]).toBe(
      'quest/id-format info {"prefixes":"any","strict":false}',
    );
  });

  test('follow the last override whose files match, then the command line', () => {
    const config = {
      rules: { 'text/depth': ['error', { max: 1 }] },
      overrides: [
        { files: 'a/**', rules: { 'text/depth': ['info', { max: 2 }] } },
        { files: 'b/**', rules: { 'text/depth': 'off' } },
        { files: 'c/**', rules: { 'text/depth': 'warning' } },
      ],
    };
    const depth = (given: Given): string | undefined => settings(config, given)[2];
    expect(depth({})).toBe('text/depth error {"max":1}');
    expect(depth({ matching: ['a/**'] })).toBe('text/depth info {"max":2}');
    expect(depth({ matching: ['a/**', 'b/**'] })).toBeUndefined();
    expect(depth({ matching: ['a/**', 'b/**', 'c/**'] })).toBe('text/depth warning {"max":2}');
    const commandLine: Given['commandLine'] = [['text/depth', { level: 'error', options: { max: 9 } }]];
    expect(depth({ matching: ['b/**'], commandLine })).toBe('text/depth error {"max":9}');
  });
});

describe('the level at a place', () => {
  test('is the same everywhere without an override for places', () => {
    expect(levels({})).toEqual({ [ENABLED]: 'error', [TASK]: 'error', [STATE]: 'error' });
  });

  test('comes from the override whose pointer glob matches, also inside strings', () => {
    const overrides = [
      { at: '/quests/*/Enabled', rules: { 'quest/enabled': 'info' } },
      { at: '/logic/*#/Tasks/*', rules: { 'quest/enabled': 'warning' } },
    ];
    expect(levels({ overrides })).toEqual({ [ENABLED]: 'info', [TASK]: 'warning', [STATE]: 'error' });
  });

  test('may be off in a part, or off outside of it', () => {
    const off = { overrides: [{ at: '/logic/**', rules: { 'quest/enabled': 'off' } }] };
    expect(levels(off)).toEqual({ [ENABLED]: 'error' });
    const on = {
      rules: { 'quest/enabled': 'off' },
      overrides: [{ at: '/logic/*#/**', rules: { 'quest/enabled': 'warning' } }],
    };
    expect(levels(on)).toEqual({ [TASK]: 'warning', [STATE]: 'warning' });
  });

  test('needs both files and at to match', () => {
    const overrides = [{ files: 'a/**', at: '/quests/**', rules: { 'quest/enabled': 'info' } }];
    expect(levels({ overrides })[ENABLED]).toBe('error');
    expect(levels({ overrides }, { matching: ['a/**'] })[ENABLED]).toBe('info');
  });

  test('comes from the later of two overrides, of which either may apply to the whole file', () => {
    const part = { at: '/quests/**', rules: { 'quest/enabled': 'info' } };
    const whole = { files: 'a/**', rules: { 'quest/enabled': 'warning' } };
    const matching = ['a/**'];
    expect(levels({ overrides: [part, whole] }, { matching })[ENABLED]).toBe('warning');
    expect(levels({ overrides: [whole, part] }, { matching })).toEqual({
      [ENABLED]: 'info',
      [TASK]: 'warning',
      [STATE]: 'warning',
    });
  });

  test('comes from the command line if given there', () => {
    const overrides = [{ at: '/quests/**', rules: { 'quest/enabled': 'off' } }];
    const commandLine: Given['commandLine'] = [['quest/enabled', { level: 'info', options: undefined }]];
    expect(levels({ overrides }, { commandLine })).toEqual({
      [ENABLED]: 'info',
      [TASK]: 'info',
      [STATE]: 'info',
    });
  });
});
