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
} from '../../../src/model/catalog/catalog.js';
import { NearNames } from '../../../src/model/catalog/near-names.js';
import platform from '../../../src/model/catalog/platform.json' with { type: 'json' };
import { oneEditAway as mutants } from '../../properties/arbitraries/one-edit.js';
import { many } from '../../runs.js';

describe('the catalogue', () => {
  test('names the documents that state each fact, and no others', () => {
    const { documents, slips, ...parts } = platform;
    const tables = [parts.prefabs, parts.effects, parts.triggers, parts.names, slips.effects, slips.triggers];
    const { otherPrefabs, enemyGround, addressables, animations, variableFunctions, foreignSettings } = parts;
    const lists = [otherPrefabs, enemyGround, addressables, animations, variableFunctions, foreignSettings];
    const facts = [...tables.flatMap((table) => Object.values(table) as object[]), ...lists, slips.colours];
    const named = facts.flatMap((fact) => {
      const { sources = [] } = fact as { sources?: readonly string[] };
      expect(sources, JSON.stringify(fact)).not.toEqual([]);
      return sources;
    });
    const files = Object.entries(documents).flatMap(([name, each]) =>
      each.files.map((file) => `${name} ${file}`),
    );
    expect([...new Set(named)].sort()).toEqual(files.sort());
  });

  test('names only kinds of values and prefabs that exist', () => {
    const kinds = [...PREFABS.values()].flatMap(({ keys }) => Object.values(keys));
    const needed = [...EFFECTS.values()].flatMap((effect) => Object.values(effect.needed));
    for (const kind of [...kinds, ...needed]) expect(VALUE_KINDS).toContain(kind);
    const places = [...EFFECTS.values(), ...TRIGGERS.values()].flatMap((each) => [
      ...(each.on ?? []),
      ...('never' in each ? (each.never ?? []) : []),
    ]);
    expect(places.filter((prefab) => !PREFAB_NAMES.has(prefab))).toEqual([]);
  });

  test('reads EnemyNpc as EnemyNPC, and knows nothing of other names', () => {
    expect(prefabNamed('EnemyNpc')?.name).toBe('EnemyNPC');
    expect([prefabNamed('Agent'), prefabNamed('constructor')]).toEqual([undefined, undefined]);
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
    ['Ligth', PREFAB_NAMES, 'Light'],
    ['resizable cube', PREFAB_NAMES, 'ResizableCube'],
    ['OpenIframe', EFFECT_NAMES, 'IframeEvent'],
    ['ValueUpdatedEvent', TRIGGER_NAMES, 'ScoreTrigger'],
    ['MagneticExplosoin', ADDRESSABLE_NAMES, 'MagneticExplosion'],
    ...['Fire4', 'Tree', 'PaintSky', '', 'x'.repeat(1_000)].flatMap((word) =>
      [PREFAB_NAMES, EFFECT_NAMES, TRIGGER_NAMES, ADDRESSABLE_NAMES].map(
        (names) => [word, names, undefined] as const,
      ),
    ),
  ] as const)('%s may mean one', (word, names, meant) => {
    expect(names.meant(word)).toBe(meant);
  });

  test('of names of creators may lack a letter at an end, and never differ in digits only', () => {
    const names = new NearNames(['run', 'door1', 'coins'], 'of creators');
    expect(['runs', 'ru', 'door2', 'coin', 'Coins', 'coins', 'rum'].map((word) => names.meant(word))).toEqual(
      ['run', undefined, undefined, 'coins', 'coins', undefined, undefined],
    );
  });

  test('of thousands of names of creators are looked for until a million pairs were compared', () => {
    const letters = (index: number): string =>
      [index / 676, index / 26, index]
        .map((each) => String.fromCharCode(97 + (Math.trunc(each) % 26)))
        .join('');
    const numbers = Array.from({ length: 2_000 }, (_, index) => index);
    const names = new NearNames(
      numbers.map((index) => `Mia in ${letters(index)}`),
      'of creators',
    );
    const most = many(500, 20);
    // Each is compared with all of them.
    const meant = (index: number): string | undefined => names.meant(`Mia ni ${letters(index)}`);
    expect(Array.from({ length: most }, (_, index) => meant(index)).includes(undefined)).toBe(false);
    if (most === 500) expect(meant(500)).toBeUndefined();
  });
});
