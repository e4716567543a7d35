import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ADDRESSABLE_NAMES,
  EFFECT_NAMES,
  EFFECTS,
  PREFAB_NAMES,
  PREFABS,
  prefabNamed,
  TRIGGER_NAMES,
  TRIGGERS,
  VALUE_KINDS,
} from '../../src/catalog/catalog.js';
import { NearNames } from '../../src/catalog/near-names.js';
import { isObject, type JsonObject, type JsonValue } from '../../src/json/value.js';
import { oneEditAway as mutants } from '../properties/arbitraries/one-edit.js';

const path = new URL('../../src/catalog/platform.json', import.meta.url);
const data = JSON.parse(readFileSync(path, 'utf8')) as Record<string, JsonObject>;
const entriesOf = (part: string): [string, JsonObject][] =>
  Object.entries(data[part] ?? {}) as [string, JsonObject][];
const KINDS: readonly JsonValue[] = VALUE_KINDS;

const FACTS = ['prefabs', 'effects', 'triggers', 'names', 'slips.effects', 'slips.triggers'];
const LISTS = [
  'otherPrefabs',
  'enemyGround',
  'addressables',
  'animations',
  'variableFunctions',
  'foreignSettings',
];

/** Each fact with its path: every entry of the tables, and the lists. */
function factsOf(parts: Readonly<Record<string, JsonObject>>): (readonly [string, JsonObject])[] {
  const at = (path: string): JsonObject =>
    path.split('.').reduce<JsonObject>((part, key) => part[key] as JsonObject, parts);
  const entries = FACTS.flatMap((path) =>
    Object.entries(at(path)).map(([name, fact]) => [`${path}.${name}`, fact as JsonObject] as const),
  );
  return [...entries, ...[...LISTS, 'slips.colours'].map((path) => [path, at(path)] as const)];
}

describe('the catalogue', () => {
  test('names the documents that state each fact, and no others', () => {
    const documents = Object.entries(data.documents as Record<string, { files: string[] }>).flatMap(
      ([name, { files }]) => files.map((file) => `${name} ${file}`),
    );
    const named = new Set<string>();
    const unsourced = factsOf(data).flatMap(([path, { sources }]) => {
      if (!Array.isArray(sources) || sources.length === 0) return [path];
      for (const source of sources) named.add(String(source));
      return [];
    });
    expect(unsourced).toEqual([]);
    expect([...named].sort()).toEqual(documents.sort());
  });

  test('has 26 prefabs, 104 effects and 39 triggers', () => {
    expect(Object.keys(data).sort()).toEqual(
      ['documents', ...new Set([...FACTS, ...LISTS].map((path) => path.split('.')[0]))].sort(),
    );
    expect([PREFABS.size, EFFECTS.size, TRIGGERS.size]).toEqual([26, 104, 39]);
  });

  test('has nothing in it but what its types say', () => {
    for (const [name, { keys, needed, content, sources: _sources, ...rest }] of entriesOf('prefabs')) {
      expect(rest, name).toEqual({});
      expect(
        Object.values(keys as JsonObject).filter((kind) => !KINDS.includes(kind)),
        name,
      ).toEqual([]);
      expect(
        (needed as string[]).filter((key) => !Object.hasOwn(keys as JsonObject, key)),
        name,
      ).toEqual([]);
      if (content !== undefined)
        expect(['url', 'one of', 'name after']).toContain(isObject(content) ? content.kind : content);
    }
    for (const [type, { needed, on = [], quests, sources: _sources, ...rest }] of entriesOf('effects')) {
      const { slips = {}, colours = [], equallyLong = [], ...more } = rest;
      expect(more, type).toEqual({});
      for (const name of [...Object.values(slips as JsonObject), ...(colours as []), ...(equallyLong as [])])
        expect(name, type).toEqual(expect.any(String));
      expect(
        Object.values(needed as JsonObject).filter((kind) => !KINDS.includes(kind)),
        type,
      ).toEqual([]);
      expect(['none', 'reset', 'unknown'], type).toContain(quests);
      expect(
        (on as string[]).filter((prefab) => !PREFAB_NAMES.has(prefab)),
        type,
      ).toEqual([]);
    }
    for (const [type, { on = [], never = [], sources: _sources, ...rest }] of entriesOf('triggers')) {
      expect(rest, type).toEqual({});
      expect(
        [...(on as string[]), ...(never as string[])].filter((prefab) => !PREFAB_NAMES.has(prefab)),
        type,
      ).toEqual([]);
    }
  });

  test('has slips of names that exist', () => {
    const { effects = {}, triggers = {} } = data.slips as Record<string, Record<string, JsonObject>>;
    for (const { meant } of Object.values(effects)) expect(EFFECTS.has(String(meant))).toBe(true);
    for (const { meant } of Object.values(triggers)) expect(TRIGGERS.has(String(meant))).toBe(true);
  });

  test('reads EnemyNpc as EnemyNPC, and knows nothing of other names', () => {
    expect(prefabNamed('EnemyNpc')?.name).toBe('EnemyNPC');
    expect(prefabNamed('Agent')).toBeUndefined();
    expect(prefabNamed('constructor')).toBeUndefined();
  });
});

describe('near misses', () => {
  test.each([
    ['prefabs', PREFABS, PREFAB_NAMES, 0.95],
    ['effects', EFFECTS, EFFECT_NAMES, 0.99],
    ['triggers', TRIGGERS, TRIGGER_NAMES, 1],
  ] as const)('of %s by one letter mean the name that they were made from', (_what, known, names, least) => {
    const made = [...known.keys()].flatMap((name) => mutants(name).map((mutant) => [name, mutant] as const));
    const wrong = made.filter(([name, mutant]) => !names.has(mutant) && names.meant(mutant) !== name);
    expect(1 - wrong.length / made.length).toBeGreaterThanOrEqual(least);
  });

  test.each([
    ['prefabs', PREFAB_NAMES, 'Ligth', 'Light'],
    ['prefabs', PREFAB_NAMES, 'resizable cube', 'ResizableCube'],
    ['effects', EFFECT_NAMES, 'NotificationPilEvent', 'NotificationPillEvent'],
    ['effects', EFFECT_NAMES, 'OpenIframe', 'IframeEvent'],
    ['triggers', TRIGGER_NAMES, 'ValueUpdatedEvent', 'ScoreTrigger'],
    ['effects of an addressable', ADDRESSABLE_NAMES, 'MagneticExplosoin', 'MagneticExplosion'],
  ] as const)('%s: %4$s is meant by %3$s', (_what, names, word, meant) => {
    expect(names.meant(word)).toBe(meant);
  });

  test.each(['Fire4', 'Tree', 'PaintSky', '', 'x'.repeat(1_000)])('%j resembles nothing', (word) => {
    for (const names of [PREFAB_NAMES, EFFECT_NAMES, TRIGGER_NAMES, ADDRESSABLE_NAMES])
      expect(names.meant(word)).toBeUndefined();
  });

  test('of thousands of names of creators are looked for until two million pairs were compared', () => {
    const letters = (index: number) =>
      [index / 676, index / 26, index]
        .map((each) => String.fromCharCode(97 + (Math.trunc(each) % 26)))
        .join('');
    const numbers = Array.from({ length: 2_000 }, (_, index) => index);
    const names = new NearNames(
      numbers.map((index) => `Maria of garden ${letters(index)}`),
      'of creators',
    );
    const unknown = numbers.map((index) => `Maria fo garden ${letters(index)}`);
    const meant = unknown.map((name) => names.meant(name));
    expect(meant[1]).toBe('Maria of garden aab');
    expect(meant.indexOf(undefined)).toBe(1_000);
  });

  test('of names of creators may lack a letter at an end, and never differ in digits only', () => {
    const names = new NearNames(['run', 'door1', 'coins'], 'of creators');
    expect(['runs', 'ru', 'door2', 'coin', 'Coins', 'coins', 'rum'].map((word) => names.meant(word))).toEqual(
      ['run', undefined, undefined, 'coins', 'coins', undefined, undefined],
    );
  });
});
