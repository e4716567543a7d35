import type { JsonObject, JsonValue } from '../../src/json/value.js';
import { type FactKind, PREFAB_FACTS } from './prefab-facts.js';

/* Values that are right. */

export const RIGHT: Readonly<Record<FactKind, JsonValue>> = {
  string: 'a',
  number: 1,
  boolean: true,
  array: [],
  object: {},
  colour: 'FFB200',
  vector: [0, 1, 0],
  any: 1,
};

export function keysOf(prefab: string): [string, FactKind][] {
  return (Object.entries(PREFAB_FACTS[prefab]?.keys ?? {}) as [FactKind, string][]).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, FactKind] => [name, kind]),
  );
}

export function rightLogic(prefab: string): JsonObject {
  const values = keysOf(prefab).map(([name, kind]): [string, JsonValue] => [
    name,
    prefab === 'Portal' && name === 'id' ? 'garden' : RIGHT[kind],
  ]);
  return Object.fromEntries(values);
}

export function contentOf(prefab: string): string {
  return PREFAB_FACTS[prefab]?.content ?? (prefab === 'Portal' ? 'garden' : '');
}
