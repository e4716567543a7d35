import { describe, expect, test } from 'vitest';
import { rulePack } from '../../rules/index.js';
import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { readConfig } from '../../src/lint/config.js';
import type { Preset } from '../../src/lint/preset.js';
import { readSnapshot } from '../../src/references/read-snapshot.js';
import { configText, RoomHabits } from '../../src/setup/first-config.js';
import { roomWith } from '../example-changes.js';
import { room } from '../example-room.js';
import { publishedValidator } from '../schema/published-schemas.js';

const isConfig = publishedValidator('config.schema.json');
const OWNER = 'Qm4RtY8uWx2ZaB6cDe0FgH3jKl7N';

function habitsOf(...texts: readonly string[]): RoomHabits {
  const habits = new RoomHabits();
  for (const text of texts) habits.add(readSnapshot(new TextEncoder().encode(text)).snapshot);
  return habits;
}

/** What is learned, without levels. */
function learned(presets: readonly Preset[], ...texts: readonly string[]): Record<string, JsonObject> {
  const settings = habitsOf(...texts).settings(presets);
  return Object.fromEntries([...settings].map(([id, { options }]) => [id, options]));
}

/** The example room with ids that begin otherwise. */
const withPrefix = (prefix: string): string => room().replaceAll('mlh', prefix);
const everyQuest = (fields: JsonObject): string => roomWith({ everyQuest: fields });

describe('what existing rooms have in common', () => {
  test('is their owner and their editor, where all rooms agree', () => {
    expect(learned(['recommended'], room(), room())).toEqual({
      'quest/creator': { owner: OWNER },
      'quest/description': { editor: 'unity' },
    });
  });

  test('is not an owner or editor on which two rooms differ', () => {
    const other = everyQuest({ Creator: 'Tz9PqW3eRt5YuI7oAs1DfG2hJk4L', Description: 'created in studio2' });
    expect(learned(['recommended'], room(), other)).toEqual({});
  });

  test('is not a placeholder, and a placeholder does not hide the owner of the other rooms', () => {
    const placeholder = everyQuest({ Creator: 'YOUR_FIREBASE_UID', Description: 'Open the door' });
    expect(learned(['recommended'], placeholder)).toEqual({});
    expect(learned(['recommended'], placeholder, room())).toHaveProperty(['quest/creator', 'owner'], OWNER);
  });

  test('are the beginnings of quest ids other than the documented one, and any of them if there are many', () => {
    const prefixes = (...names: readonly string[]): JsonValue | undefined =>
      learned(['recommended'], ...names.map(withPrefix))['quest/id-format']?.prefixes;
    expect(prefixes('mlh')).toBeUndefined();
    expect(prefixes('mk7', 'mlh', 'k0a')).toEqual(['mlh', 'k0a', 'mk7']);
    expect(prefixes('mk7', 'k0a', 'n1b', 'p2c')).toBe('any');
  });

  test('is not repeated where the preset allows it, with the level of the preset', () => {
    const settings = habitsOf(withPrefix('mk7')).settings(['lenient']);
    expect([...settings.keys()]).toEqual(['quest/creator', 'quest/description']);
    expect([...settings.values()].map(({ level }) => level)).toEqual(['warning', 'warning']);
    expect(learned(['all'], withPrefix('mk7'))).toHaveProperty(['quest/id-format']);
  });

  test('is nothing without quests', () => {
    expect(learned(['recommended'], '{"roomItems": {}}')).toEqual({});
  });
});

describe('a new config', () => {
  test.each<[readonly Preset[], JsonValue]>([
    [['recommended'], 'recommended'],
    [
      ['lenient', 'catalog'],
      ['lenient', 'catalog'],
    ],
  ])('extends %j', (presets, written) => {
    const config = JSON.parse(configText({ presets, settings: new Map(), baseline: undefined }));
    expect(config).toEqual({ extends: written });
  });

  test('has no fault, with everything that can be learned and a baseline', () => {
    const presets = ['recommended'] as const;
    const settings = habitsOf(withPrefix('mk7')).settings(presets);
    const text = configText({ presets, settings, baseline: 'roomlint-baseline.json' });
    const config: JsonValue = JSON.parse(text);
    expect(isConfig(config), JSON.stringify(isConfig.errors)).toBe(true);
    expect(readConfig(config, rulePack)).not.toHaveProperty('faults');
    expect(config).toEqual({
      extends: 'recommended',
      rules: {
        'quest/id-format': ['error', { prefixes: ['mlh', 'mk7'] }],
        'quest/creator': ['error', { owner: OWNER }],
        'quest/description': ['error', { editor: 'unity' }],
      },
      baseline: 'roomlint-baseline.json',
    });
    expect(text.endsWith('}\n')).toBe(true);
  });
});
